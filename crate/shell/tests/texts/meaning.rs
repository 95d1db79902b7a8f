//! The expected meaning of a text in the notation of `tests/golden/texts`, and its comparison with a [`Reading`], a
//! possible meaning that the core returns.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use mexplorer::{Game, Reading};

use crate::common::next;

/// The games in which each heap is an independent part, so that the moves of single heaps define the game.
const SINGLE_HEAPS: &[&str] = &[
    "nim", "subtract", "bounded", "primes", "squares", "divisors", "race", "kayles", "dawson",
    "grundy", "lasker", "officers", "octal", "hex", "rule", "split",
];

/// The largest single heap at which the moves of two games are compared.
const HEAPS: u64 = 24;
/// The exclusive bound of the two numbers of a position at which the moves of two games are compared.
const NUMBERS: u64 = 6;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    Game {
        line: String,
        position: Option<String>,
        heaps: Option<u32>,
    },
    /// The game of this name with any arguments.
    Any(String),
    Problem(String),
    View {
        name: String,
        fields: BTreeMap<String, String>,
    },
    Absent(String),
}

/// Parse the meanings of a row, separated by ` || `; `-` gives an empty list.
pub fn meanings(text: &str) -> Vec<Meaning> {
    text.split(" || ").filter(|one| *one != "-").map(meaning).collect()
}

fn meaning(text: &str) -> Meaning {
    if let Some(id) = text.strip_prefix('#') {
        return Meaning::Problem(id.to_string());
    }
    if let Some(name) = text.strip_prefix("any ") {
        return Meaning::Any(name.to_string());
    }
    if let Some(name) = text.strip_prefix("absent ") {
        return Meaning::Absent(name.to_string());
    }
    if let Some(view) = text.strip_prefix("view ") {
        let mut words = view.split(' ');
        let name = words.next().unwrap().to_string();
        let (mut fields, mut last) = (BTreeMap::<String, String>::new(), String::new());
        for word in words {
            match word.split_once('=') {
                // A word is a new field only if its name before `=` is in lowercase letters: values, such as set sizes,
                // contain `=` too.
                Some((field, value)) if field.bytes().all(|b| b.is_ascii_lowercase()) => {
                    last = field.to_string();
                    fields.insert(last.clone(), value.to_string());
                }
                _ => *fields.get_mut(&last).unwrap() += &format!(" {word}"),
            }
        }
        return Meaning::View { name, fields };
    }
    if let Some((line, count)) = text.split_once(" ? heaps=") {
        let heaps = Some(count.parse().unwrap());
        return Meaning::Game { line: line.to_string(), position: None, heaps };
    }
    let (line, position) = match text.split_once(" @ ") {
        Some((line, position)) => (line, Some(position.to_string())),
        None => (text, None),
    };
    Meaning::Game { line: line.to_string(), position, heaps: None }
}

impl Meaning {
    /// Return whether the reading, a possible meaning from the core, has this meaning.
    pub fn is(&self, reading: &Reading) -> bool {
        match self {
            Meaning::Problem(id) => reading.problem == Some(id.as_str()),
            Meaning::Any(name) => {
                let Reading { card, position, heaps, .. } = reading;
                *card == Some(name.as_str()) && position.is_none() && heaps.is_none()
            }
            Meaning::View { name, fields } => reading
                .view
                .as_ref()
                .is_some_and(|view| view.name == *name && view.fields == *fields),
            Meaning::Absent(name) => {
                let letters = |text: &str| text.replace(['-', ' '], "");
                reading.absent.as_ref().is_some_and(|absent| letters(absent.name) == letters(name))
            }
            Meaning::Game { line, position, heaps } => {
                let Some(read) = &reading.game else { return false };
                *heaps == reading.heaps
                    && same_game(line, read)
                    && match (position, &reading.position) {
                        (Some(wanted), Some(read)) => same_position(line, wanted, read),
                        (wanted, read) => wanted.is_none() && read.is_none(),
                    }
            }
        }
    }

    /// Return the forms in which the page writes this meaning, such as its link.
    pub fn written(&self) -> Vec<String> {
        match self {
            Meaning::Problem(id) => vec![id.clone()],
            Meaning::View { name, fields } => {
                let fields: Vec<String> = fields
                    .iter()
                    .map(|(name, value)| format!("{name}={}", encoded(value)))
                    .collect();
                vec![format!("#v1/{name}?{}", fields.join("&"))]
            }
            Meaning::Absent(_) | Meaning::Any(_) | Meaning::Game { heaps: Some(_), .. } => {
                Vec::new()
            }
            Meaning::Game { line, position: None, .. } => vec![line.clone()],
            Meaning::Game { line, position, .. } => vec![link_of(line, position.as_deref())],
        }
    }

    /// Return how the game or position of a row deviates from the canonical form, or `None`.
    pub fn lapse(&self) -> Option<String> {
        let Meaning::Game { line, position, .. } = self else { return None };
        let game = match Game::parse(line) {
            Ok(game) => game,
            Err(error) => return Some(format!("{line}: {error}")),
        };
        if game.to_string() != *line {
            return Some(format!("{line} is written {game}"));
        }
        let position = position.as_ref()?;
        match game.position(position) {
            Ok(found) if game.text(&found) == *position => None,
            Ok(found) => Some(format!("{line} @ {position} is written {}", game.text(&found))),
            Err(error) => Some(format!("{line} @ {position}: {error}")),
        }
    }
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Meaning::Problem(id) => write!(f, "#{id}"),
            Meaning::Any(name) => write!(f, "any {name}"),
            Meaning::Absent(name) => write!(f, "absent {name}"),
            Meaning::View { name, fields } => {
                write!(f, "view {name}")?;
                fields.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
            }
            Meaning::Game { line, position, heaps } => {
                f.write_str(line)?;
                position.iter().try_for_each(|position| write!(f, " @ {position}"))?;
                heaps.iter().try_for_each(|heaps| write!(f, " ? heaps={heaps}"))
            }
        }
    }
}

/// Return a [`Reading`], a possible meaning from the core, in the notation of `tests/golden/texts`. `!` marks a certain
/// reading, and `~` marks a reading that ignores a part of the text.
pub fn said(reading: &Reading) -> String {
    let Reading { game, position, heaps, problem, view, absent, .. } = reading.clone();
    let mark = match (reading.certain, reading.rest.is_empty()) {
        (true, _) => "!",
        (false, true) => "",
        (false, false) => "~",
    };
    let meaning = match (game, problem, view, absent) {
        (Some(line), ..) => Meaning::Game { line, position, heaps },
        (None, Some(id), ..) => Meaning::Problem(id.to_string()),
        (None, None, Some(view), _) => Meaning::View { name: view.name, fields: view.fields },
        (None, None, None, Some(absent)) => Meaning::Absent(absent.name.to_string()),
        _ => panic!("a reading of nothing: {reading:?}"),
    };
    format!("{mark}{meaning}")
}

/// Return the link to a game, with a position if given.
pub fn link_of(line: &str, position: Option<&str>) -> String {
    let position = position.map(|text| format!("&position={}", encoded(text)));
    format!("#v1/play?game={}{}", encoded(line), position.unwrap_or_default())
}

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Return whether two texts in notation mean the same game: equal texts, equal edges, the same summands, or the same
/// moves from small positions.
fn same_game(one: &str, other: &str) -> bool {
    if one == other {
        return true;
    }
    let terms = |line: &str| line.split(" + ").map(str::to_string).collect::<Vec<_>>();
    let (left, right) = (terms(one), terms(other));
    if left.len() > 1 && left.len() == right.len() {
        return left.iter().zip(&right).all(|(a, b)| same_game(a, b));
    }
    let (Ok(left), Ok(right)) = (Game::parse(one), Game::parse(other)) else { return false };
    if left.misere != right.misere {
        return false;
    }
    let among = |names: &[&str]| names.contains(&left.name()) && names.contains(&right.name());
    if among(&["graph"]) || among(&["geography"]) {
        return words(one) == words(other);
    }
    let positions: Vec<String> = if among(SINGLE_HEAPS) {
        (0..=HEAPS).map(|heap| heap.to_string()).collect()
    } else if among(&["two-numbers", "wythoff"]) {
        (0..NUMBERS * NUMBERS).map(|at| format!("{} {}", at / NUMBERS, at % NUMBERS)).collect()
    } else {
        return false;
    };
    positions.iter().all(|position| {
        let options = |game: &Game| -> Option<BTreeSet<String>> {
            let position = game.position(position).ok()?;
            Some(next(game, &position).iter().map(|option| parts(&game.text(option))).collect())
        };
        options(&left).is_some_and(|left| options(&right) == Some(left))
    })
}

/// Return the nonempty heaps of a position, sorted.
fn parts(position: &str) -> String {
    let mut heaps: Vec<&str> = position.split(' ').filter(|heap| *heap != "0").collect();
    heaps.sort_unstable();
    heaps.join(" ")
}

fn words(line: &str) -> BTreeSet<&str> {
    line.split(' ').collect()
}

/// Return whether two positions of a game are equal. The edges of a graph may come in any order, and if the nodes of
/// the first position are numbered, their names may differ.
fn same_position(line: &str, one: &str, other: &str) -> bool {
    let drawn = ["node-kayles", "arc-kayles", "hackenbush", "prune", "uproot"];
    let numbered = !one.contains(|sign: char| sign.is_alphabetic()) && line.ends_with("kayles");
    one == other
        || drawn.contains(&line) && edges(one) == edges(other)
        || numbered && renamed(one) == renamed(other)
}

fn edges(position: &str) -> BTreeSet<Vec<&str>> {
    position
        .split(' ')
        .map(|word| {
            let mut ends: Vec<&str> = word.split('-').collect();
            ends.sort_unstable();
            ends
        })
        .collect()
}

/// Return the edges with the nodes numbered in the order of appearance.
fn renamed(position: &str) -> BTreeSet<Vec<usize>> {
    let mut names: Vec<&str> = Vec::new();
    position
        .split(' ')
        .map(|word| {
            let mut ends: Vec<usize> = word
                .split('-')
                .map(|name| {
                    names.iter().position(|known| *known == name).unwrap_or_else(|| {
                        names.push(name);
                        names.len() - 1
                    })
                })
                .collect();
            ends.sort_unstable();
            ends
        })
        .collect()
}
