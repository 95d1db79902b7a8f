//! JSON or Python objects, and calls of the library, that contain a game and a position.

use winnow::Parser;
use winnow::combinator::{alt, delimited, opt, separated, separated_pair, terminated};
use winnow::error::EmptyError;
use winnow::token::{take_till, take_while};

use super::arrays::heaps;
use crate::answers::readings::lex::{blanks, digits};
use crate::answers::readings::reading::{Found, Reading, place_in};
use crate::answers::readings::views::{Fields, of_widget, shown, widget_of};
use crate::answers::readings::words;
use crate::base::text::Source;
use crate::notation::Game;

type Parsed<T> = Result<T, EmptyError>;

/// The names of fields for a game.
const GAME: &[&str] = &["game", "name", "type", "rule", "rules", "游戏", "规则"];
/// The names of fields for a position.
const POSITION: &[&str] = &[
    "position",
    "pos",
    "pins",
    "steps",
    "levels",
    "coins",
    "heaps",
    "heap",
    "piles",
    "pile",
    "stones",
    "size",
    "sizes",
    "start",
    "state",
    "board",
    "局面",
    "石子",
    "堆",
    "石子数",
    "初始",
];
const MOVES: &[&str] = &[
    "moves",
    "S",
    "set",
    "take",
    "takes",
    "amounts",
    "allowed",
    "subtract",
    "可取",
    "每次可取",
    "取法",
    "每次取",
    "集合",
];
const MISERE: &[&str] = &["misere", "misère", "反常"];
/// The names of fields whose value is normal or misère play.
const PLAY: &[&str] = &["mode", "play", "variant", "convention"];
/// The names of fields for the edges of a graph.
const EDGES: &[&str] = &["edges", "arcs", "links", "graph", "adjacency", "adj", "边", "图"];
/// The names of fields for the tokens on a graph.
const TOKENS: &[&str] = &["tokens", "token", "start", "position", "from", "棋子", "起点"];

/// The names of calls that take a game and a position, or in `table` a game and the last heap.
const CALLS: &[&str] =
    &["analyze", "respond", "describe", "explore", "play", "suggest", "report", "table", "Game"];

/// Read an object such as `{"game": "nim", "position": [3, 5, 7]}`, or a call such as `analyze("nim", "3 5 7")`.
pub(super) fn object(plain: &str, found: &mut Found) {
    let text = plain.trim_end_matches([';', ' ', '\n']);
    if let Some(fields) = fields.parse(text).ok().or_else(|| in_lines(text)) {
        said(fields, found);
    } else if text.contains('(')
        && let Ok((name, (game, position))) = call.parse(text)
        && CALLS.contains(&name)
    {
        if name == "table" {
            let fields = vec![("game".to_string(), game), ("upto".to_string(), position)];
            shown("tables", fields, found);
        } else {
            found.line_at(&game, Some(&position), true);
        }
    }
}

/// Add the readings of an object.
fn said(fields: Fields, found: &mut Found) {
    if edges(&fields, found) {
        return;
    }
    let get = |wanted: &[&str]| {
        let mut own = fields.iter().filter(|(name, _)| wanted.contains(&name.as_str()));
        own.next().map(|(_, value)| value.clone())
    };
    let known = |name: &str| {
        let others = &["widget", "upto", "n", "divisors"];
        [GAME, POSITION, MOVES, MISERE, PLAY, others].iter().any(|names| names.contains(&name))
    };
    let before = found.all.len();
    let widget = get(&["widget"]);
    let game = get(GAME);
    // If the object has a game or amounts, the field `n` is the size of the heap.
    let is_view = get(&["widget", "divisors", "upto"]).is_some();
    let is_placed = (game.is_some() || get(MOVES).is_some()) && !is_view;
    let size = if is_placed { get(&["n"]) } else { None };
    let position = get(POSITION).or(size.clone());
    let play = get(PLAY).map(|value| value.to_lowercase());
    let misere = get(MISERE).is_some_and(|value| value.eq_ignore_ascii_case("true"))
        || play.as_deref().is_some_and(|play| MISERE.iter().any(|word| play.contains(word)));
    let end = if misere { " misere" } else { "" };
    match (game, get(MOVES), position) {
        _ if widget.is_some() || size.is_none() && get(&["upto", "n"]).is_some() => {
            let widget = widget.unwrap_or_else(|| widget_of(&fields).to_string());
            if let Some(view) = of_widget(widget.strip_prefix("mex-").unwrap_or(&widget)) {
                shown(view, fields.clone(), found);
            }
        }
        (Some(game), None, position) if Game::find(&game).is_some() => {
            found.line_at(&format!("{game}{end}"), position.as_deref(), true);
        }
        (Some(game), Some(set), position) if Game::find(&format!("{game} {set}")).is_some() => {
            found.line_at(&format!("{game} {set}{end}"), position.as_deref(), true);
        }
        // A text that is no game in notation may be a rule in words.
        (Some(game), None, position) => worded(&format!("{game}{end}"), position.as_deref(), found),
        (_, Some(set), position) => {
            found.line_at(&format!("subtract {set}{end}"), position.as_deref(), true);
        }
        (_, None, Some(position)) if misere => {
            found.line_at("nim misere", Some(&position), true);
        }
        (_, None, Some(position)) => heaps(&position, true, found),
        _ => {}
    }
    let is_play = play.is_none_or(|play| misere || play.contains("normal"));
    if !is_play || !fields.iter().all(|(name, _)| known(name)) {
        found.all[before..].iter_mut().for_each(|one| one.certain = false);
    }
}

/// Return whether a text is an object with fields of a game, instead of nodes of a graph as fields.
pub(in crate::answers::readings) fn is_game(plain: &str) -> bool {
    let fields = fields.parse(plain.trim()).ok().or_else(|| in_lines(plain));
    let Some(fields) = fields else { return false };
    let lists = [GAME, POSITION, MOVES, MISERE, EDGES];
    let known =
        fields.iter().filter(|(name, _)| lists.iter().any(|list| list.contains(&name.as_str())));
    known.filter(|(name, _)| name.chars().count() > 1).count() > 0
}

/// Add a possible meaning: the game of a rule in words, with a position.
fn worded(rule: &str, position: Option<&str>, found: &mut Found) {
    let mut inner = Found::default();
    let offsets = Source::new(rule).offsets();
    words::sentences(rule, &words::Spot { start: 0, offsets: &offsets }, &mut inner);
    for one in inner.all {
        let game = one.game.as_deref().and_then(Game::find);
        let (Some(game), true) = (game, one.rest.is_empty() && one.position.is_none()) else {
            continue;
        };
        let position = position.map(|text| place_in(&game, text));
        if position != Some(None) {
            found.push(Reading { position: position.flatten(), ..one });
        }
    }
}

/// Add a possible meaning: tokens on a graph whose edges are pairs of nodes. Return whether the object describes such a
/// graph.
fn edges(fields: &Fields, found: &mut Found) -> bool {
    let get = |wanted: &[&str]| {
        let mut own = fields.iter().filter(|(name, _)| wanted.contains(&name.as_str()));
        own.next().map(|(_, value)| value.as_str())
    };
    let Some(list) = get(EDGES) else { return false };
    let is_between = |c: char| " >→-".contains(c);
    let nodes: Vec<&str> = list.split(is_between).filter(|node| !node.is_empty()).collect();
    let is_directed = !get(&["directed"]).is_some_and(|value| value.eq_ignore_ascii_case("false"));
    let Some(line) = is_directed.then(|| {
        let pairs = nodes.chunks(2).map(|pair| pair.join(">"));
        format!("graph {}", pairs.collect::<Vec<_>>().join(" "))
    }) else {
        return false;
    };
    let is_both_ways = || {
        let back =
            |pair: &[&str]| nodes.chunks(2).any(|other| other[0] == pair[1] && other[1] == pair[0]);
        nodes.chunks(2).any(back)
    };
    if nodes.len() % 2 == 1 || is_both_ways() {
        return false;
    }
    let Some(game) = Game::find(&line) else { return false };
    let position = get(TOKENS).and_then(|text| place_in(&game, text));
    found.push(Reading::game(&game, position, false));
    true
}

fn fields(input: &mut &str) -> Parsed<Fields> {
    let pair = separated_pair(text, blank(':'), value);
    let list = terminated(separated(1.., pair, blank(',')), opt(blank(',')));
    delimited(('{', blanks), list, (blanks, '}')).parse_next(input)
}

fn blank<'s>(sign: char) -> impl Parser<&'s str, char, EmptyError> {
    delimited(blanks, sign, blanks)
}

/// Parse a text in quotation marks, or a name without quotation marks.
fn text(input: &mut &str) -> Parsed<String> {
    let quoted = alt((
        delimited('"', take_till(0.., '"'), '"'),
        delimited('\'', take_till(0.., '\''), '\''),
    ));
    let name = take_while(1.., |c: char| c.is_alphanumeric() || c == '_');
    alt((quoted, name)).map(String::from).parse_next(input)
}

/// Parse a text, a number, or a list, whose items are joined by blanks.
fn value(input: &mut &str) -> Parsed<String> {
    alt((listed(text), listed(listed(text)), neighbours, digits.map(String::from), text))
        .parse_next(input)
}

/// Parse lists of neighbours, `{"a": ["b", "c"]}`, and return the pairs of nodes.
fn neighbours(input: &mut &str) -> Parsed<String> {
    let pair = separated_pair(text, blank(':'), listed(text));
    let list = terminated(separated(1.., pair, blank(',')), opt(blank(',')));
    let all: Vec<(String, String)> =
        delimited(('{', blanks), list, (blanks, '}')).parse_next(input)?;
    let pairs = all
        .iter()
        .flat_map(|(node, others)| others.split(' ').map(move |one| [node, one].join(" ")));
    Ok(pairs.collect::<Vec<_>>().join(" "))
}

/// Read lines of a name and a value, `game: kayles`, as the fields of an object.
fn in_lines(plain: &str) -> Option<Fields> {
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    let pair = |line: &str| {
        let (name, value) = line.split_once([':', '='])?;
        let value = value.trim().trim_matches(['"', '\'', '[', ']']).replace(',', " ");
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        let name = name.trim().trim_matches(['"', '\'']).to_string();
        (!value.is_empty() && !name.contains(' ')).then_some((name, value))
    };
    let all: Fields = lines.map(pair).collect::<Option<_>>()?;
    let is_known = |(name, _): &(String, String)| {
        [GAME, POSITION, MOVES, MISERE].iter().any(|list| list.contains(&name.as_str()))
    };
    (all.len() > 1
        && all.iter().all(is_known)
        && all.iter().any(|(name, _)| GAME.contains(&name.as_str())))
    .then_some(all)
}

/// Parse a list in brackets, and join its items by blanks.
fn listed<'s>(
    one: impl Parser<&'s str, String, EmptyError>,
) -> impl Parser<&'s str, String, EmptyError> {
    let list = terminated(separated(1.., one, blank(',')), opt(blank(',')));
    delimited(('[', blanks), list, (blanks, ']')).map(|all: Vec<String>| all.join(" "))
}

/// Parse a call such as `analyze("nim", "3 5 7")`, with optional further arguments.
fn call<'s>(input: &mut &'s str) -> Parsed<(&'s str, (String, String))> {
    opt((alt(("await ", "const ", "let ")), blanks)).parse_next(input)?;
    opt((alt(("mexplorer", "mex")), '.')).parse_next(input)?;
    let name = take_while(1.., |c: char| c.is_ascii_alphanumeric()).parse_next(input)?;
    let places = separated_pair(text, blank(','), value);
    let options = opt((blank(','), '{', take_till(0.., '}'), '}'));
    let places = delimited(('(', blanks), terminated(places, options), (blanks, ')'));
    places.map(|pair| (name, pair)).parse_next(input)
}
