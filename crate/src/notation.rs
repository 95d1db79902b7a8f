//! Text to game and position, and back: `parse(print(x)) == x`.

use std::fmt;

use crate::error::{Code, Error, Result, Span};
use crate::games::graph::Graph;
use crate::games::set::StepSet;
use crate::games::{
    Fibonacci, Letters, Merge, Moore, Nim, Race, Split, Staircase, Subtract, Wythoff,
};
use crate::nimber::MAX_HEAP;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::text::{Source, Word, number, number_up_to};

/// The games by their first word, each with an example game and position.
pub const GAMES: [(&str, &str, &str); 11] = [
    ("nim", "nim", "3 5 7"),
    ("moore", "moore 2", "3 5 7 9"),
    ("staircase", "staircase", "2 1 3"),
    ("subtract", "subtract 1 3 4", "10 7"),
    ("split", "split", "2 3"),
    ("merge", "merge", "1 1 3"),
    ("letters", "letters", "AABBC"),
    ("graph", "graph a>b a>c b>c", "a a b"),
    ("race", "race 3..9", "100"),
    ("wythoff", "wythoff", "3 5"),
    ("fibonacci", "fibonacci", "13"),
];

/// The rule of a game, one variant a game of the notation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each variant is documented at its type
pub enum Rule {
    Nim(Nim),
    Moore(Moore),
    Staircase(Staircase),
    Subtract(Subtract),
    Split(Split),
    Merge(Merge),
    Letters(Letters),
    Graph(Graph),
    Race(Race),
    Wythoff(Wythoff),
    Fibonacci(Fibonacci),
}

/// A game: a rule, and whether who takes last wins (normal play) or loses (misère).
///
/// ```
/// use mexplorer::Game;
/// let game = Game::parse("subtract 4，3,1 MISERE")?;
/// assert_eq!(game.to_string(), "subtract 1 3 4 misere");
/// let position = game.position("１０ 7")?;
/// assert_eq!(game.text(&position), "10 7");
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What may be done.
    pub rule: Rule,
    /// Whether the player who cannot move wins.
    pub misere: bool,
}

impl Game {
    /// Read a game.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text` and `field: game`: `empty-game`, `unknown-game`,
    /// `missing-argument`, `unexpected-argument`, and what sets, numbers and graphs refuse.
    pub fn parse(text: &str) -> Result<Game> {
        let source = Source::new(text);
        parse_game(&source).map_err(|e| {
            let e = if e.span.is_none() { e.at(source.end()) } else { e };
            source.locate(e).in_field("game")
        })
    }

    /// Read a position of this game.
    ///
    /// # Errors
    /// With a span in UTF-16 units of `text` and `field: position`: `empty-position`,
    /// `wrong-count`, `unknown-node`, `expected-letter`, and what numbers refuse.
    pub fn position(&self, text: &str) -> Result<Position> {
        let source = Source::new(text);
        self.parse_position(&source).map_err(|e| {
            let e = if e.span.is_none() { e.at(source.end()) } else { e };
            source.locate(e).in_field("position")
        })
    }

    /// The rules, for solvers.
    pub fn rules(&self) -> &dyn Ruleset {
        match &self.rule {
            Rule::Nim(r) => r,
            Rule::Moore(r) => r,
            Rule::Staircase(r) => r,
            Rule::Subtract(r) => r,
            Rule::Split(r) => r,
            Rule::Merge(r) => r,
            Rule::Letters(r) => r,
            Rule::Graph(r) => r,
            Rule::Race(r) => r,
            Rule::Wythoff(r) => r,
            Rule::Fibonacci(r) => r,
        }
    }

    /// The rules, for preparing a theorem's table.
    pub fn rules_mut(&mut self) -> &mut dyn Ruleset {
        match &mut self.rule {
            Rule::Nim(r) => r,
            Rule::Moore(r) => r,
            Rule::Staircase(r) => r,
            Rule::Subtract(r) => r,
            Rule::Split(r) => r,
            Rule::Merge(r) => r,
            Rule::Letters(r) => r,
            Rule::Graph(r) => r,
            Rule::Race(r) => r,
            Rule::Wythoff(r) => r,
            Rule::Fibonacci(r) => r,
        }
    }

    /// The game's first word.
    pub fn name(&self) -> &'static str {
        let index = match &self.rule {
            Rule::Nim(_) => 0,
            Rule::Moore(_) => 1,
            Rule::Staircase(_) => 2,
            Rule::Subtract(_) => 3,
            Rule::Split(_) => 4,
            Rule::Merge(_) => 5,
            Rule::Letters(_) => 6,
            Rule::Graph(_) => 7,
            Rule::Race(_) => 8,
            Rule::Wythoff(_) => 9,
            Rule::Fibonacci(_) => 10,
        };
        GAMES[index].0
    }

    /// A position in canonical form. Order and empty heaps are kept.
    pub fn text(&self, position: &Position) -> String {
        match position {
            Position::Heaps(heaps) => {
                let mut out = String::with_capacity(heaps.len() * 4);
                for (i, h) in heaps.iter().enumerate() {
                    if i > 0 {
                        out.push(' ');
                    }
                    out.push_str(&h.to_string());
                }
                out
            }
            Position::Capped { heap, cap: Some(cap) } => format!("{heap}:{cap}"),
            Position::Capped { heap, cap: None } => heap.to_string(),
            Position::Letters(word) => word.clone(),
            Position::Tokens(tokens) => match &self.rule {
                Rule::Graph(graph) => {
                    let names: Vec<&str> = tokens.iter().map(|t| graph.name(*t)).collect();
                    names.join(" ")
                }
                _ => String::new(),
            },
        }
    }

    fn parse_position(&self, source: &Source<'_>) -> Result<Position> {
        match &self.rule {
            Rule::Letters(_) => letters(source.plain()).map(Position::Letters),
            Rule::Graph(graph) => graph.tokens(source.words()).map(Position::Tokens),
            Rule::Fibonacci(_) => capped(source),
            Rule::Wythoff(_) => {
                let heaps = heaps(source, "3 5", MAX_HEAP)?;
                match heaps.len() {
                    2 => Ok(Position::Heaps(heaps)),
                    found => Err(wrong_count(2, found).at(Span::new(0, source.plain().len()))),
                }
            }
            _ => {
                let example = GAMES.iter().find(|g| g.0 == self.name()).map_or("3 5 7", |g| g.2);
                match &self.rule {
                    // Stones gather on a heap here, so that play may lead beyond what one types.
                    Rule::Staircase(_) => heaps(source, example, GATHERED),
                    Rule::Merge(_) => heaps(source, example, GATHERED).and_then(mergeable),
                    _ => heaps(source, example, MAX_HEAP),
                }
                .map(Position::Heaps)
            }
        }
    }
}

fn wrong_count(expected: usize, found: usize) -> Error {
    let heaps = if expected == 1 { "one heap" } else { "two heaps" };
    Error::new(Code::WrongCount, format!("expected {heaps}, found {found}"))
        .with("expected", expected)
        .with("found", found)
}

/// The largest heap that stones may gather on.
const GATHERED: u64 = 1 << 62;

/// Refuse heaps that could not all be merged.
fn mergeable(heaps: Vec<u64>) -> Result<Vec<u64>> {
    let all: u128 = heaps.iter().map(|h| u128::from(*h)).sum();
    if all <= u128::from(GATHERED) {
        return Ok(heaps);
    }
    Err(Error::new(
        Code::NumberTooLarge,
        format!("expected heaps of together up to {GATHERED} stones, found {all}"),
    )
    .with("limit", GATHERED)
    .with("found", all.to_string()))
}

fn heaps(source: &Source<'_>, example: &str, limit: u64) -> Result<Vec<u64>> {
    let number = |word| number_up_to(word, limit);
    let heaps = source.words().map(number).collect::<Result<Vec<u64>>>()?;
    if heaps.is_empty() {
        return Err(Error::new(
            Code::EmptyPosition,
            format!("expected a position such as {example}, found nothing"),
        )
        .with("example", example));
    }
    Ok(heaps)
}

fn capped(source: &Source<'_>) -> Result<Position> {
    let words: Vec<Word<'_>> = source.words().collect();
    let [word] = words[..] else {
        if words.is_empty() {
            return Err(Error::new(
                Code::EmptyPosition,
                "expected a position such as 13 or 13:5, found nothing",
            )
            .with("example", "13"));
        }
        return Err(wrong_count(1, words.len()).at(Span::new(0, source.plain().len())));
    };
    match word.text.find(':') {
        None => Ok(Position::Capped { heap: number(word)?, cap: None }),
        Some(at) => {
            let heap = number(word.part(0, at))?;
            let cap = number(word.part(at + 1, word.text.len()))?;
            Ok(Position::Capped { heap, cap: Some(cap) })
        }
    }
}

fn letters(plain: &str) -> Result<String> {
    let mut word = String::with_capacity(plain.len());
    for (at, c) in plain.char_indices() {
        match c {
            'A'..='Z' => word.push(c),
            'a'..='z' => word.push(c.to_ascii_uppercase()),
            c if c.is_ascii_whitespace() || c == ',' => {}
            c => {
                return Err(Error::new(
                    Code::ExpectedLetter,
                    format!("expected letters from A to Z, found {c:?}"),
                )
                .at(Span::new(at, at + c.len_utf8()))
                .with("found", c.to_string()));
            }
        }
    }
    Ok(word)
}

fn parse_game(source: &Source<'_>) -> Result<Game> {
    let Some(name) = source.words().next() else {
        return Err(Error::new(Code::EmptyGame, "expected a game such as nim, found nothing"));
    };
    // A graph may be millions of words, so they are not collected before they are known to be few.
    let last = source.last_word();
    let misere = last.start > name.start && last.text.eq_ignore_ascii_case("misere");
    let rest = source.words().skip(1).take_while(move |w| !(misere && w.start == last.start));
    if name.text.eq_ignore_ascii_case("graph") {
        return Ok(Game { rule: Rule::Graph(Graph::parse(rest)?), misere });
    }
    let rest: Vec<Word<'_>> = rest.collect();
    let plain = |rule: Rule| match rest.first() {
        None => Ok(rule),
        Some(extra) => Err(unexpected(*extra, name.text)),
    };
    let rule = match name.text.to_ascii_lowercase().as_str() {
        "nim" => plain(Rule::Nim(Nim))?,
        "staircase" => plain(Rule::Staircase(Staircase))?,
        "split" => plain(Rule::Split(Split))?,
        "merge" => plain(Rule::Merge(Merge))?,
        "letters" => plain(Rule::Letters(Letters))?,
        "wythoff" => plain(Rule::Wythoff(Wythoff))?,
        "fibonacci" => plain(Rule::Fibonacci(Fibonacci))?,
        "moore" => Rule::Moore(moore(&rest)?),
        "subtract" => Rule::Subtract(Subtract::new(StepSet::parse(&rest)?)),
        "race" => Rule::Race(Race::new(StepSet::parse(&rest)?)),
        _ => return Err(unknown(name)),
    };
    Ok(Game { rule, misere })
}

fn moore(rest: &[Word<'_>]) -> Result<Moore> {
    let Some(&word) = rest.first() else {
        return Err(Error::new(
            Code::MissingArgument,
            "expected after moore from how many heaps a move may take, such as moore 2",
        )
        .with("expected", "k"));
    };
    if let Some(extra) = rest.get(1) {
        return Err(unexpected(*extra, "moore"));
    }
    match number(word)? {
        0 => Err(Error::new(
            Code::ZeroInSet,
            "expected a number from 1 on: a move takes from at least one heap",
        )
        .at(word.span())),
        k => Ok(Moore { k }),
    }
}

fn unexpected(word: Word<'_>, game: &str) -> Error {
    Error::new(
        Code::UnexpectedArgument,
        format!("expected nothing more after {game} than perhaps misere, found {:?}", word.text),
    )
    .at(word.span())
    .with("found", word.text)
}

fn unknown(name: Word<'_>) -> Error {
    let known: Vec<String> = GAMES.iter().map(|g| g.0.to_string()).collect();
    Error::new(
        Code::UnknownGame,
        format!("expected one of {}, found {:?}", known.join(", "), name.text),
    )
    .at(name.span())
    .with("found", name.text)
    .with("known", known)
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match &self.rule {
            Rule::Moore(moore) => write!(f, " {}", moore.k)?,
            Rule::Subtract(subtract) => write!(f, " {}", subtract.set())?,
            Rule::Race(race) => write!(f, " {}", race.set())?,
            Rule::Graph(graph) => write!(f, "{graph}")?,
            _ => {}
        }
        if self.misere { f.write_str(" misere") } else { Ok(()) }
    }
}
