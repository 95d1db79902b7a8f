//! Objects of JSON or Python, and calls of the library, that say a game and a position.

use winnow::Parser;
use winnow::combinator::{alt, delimited, opt, separated, separated_pair, terminated};
use winnow::error::EmptyError;
use winnow::token::{take_till, take_while};

use super::arrays::heaps;
use crate::answers::readings::lex::{blanks, digits};
use crate::answers::readings::reading::Found;
use crate::answers::readings::views::{Fields, of_widget, placed, shown, widget_of};

type Parsed<T> = Result<T, EmptyError>;

/// Names of fields.
const GAME: [&str; 2] = ["game", "游戏"];
const POSITION: [&str; 7] = ["position", "heaps", "piles", "stones", "局面", "石子", "堆"];
const MOVES: [&str; 4] = ["moves", "S", "take", "可取"];

/// The calls that take a game and a position.
const CALLS: &[&str] =
    &["analyze", "respond", "describe", "explore", "play", "suggest", "report", "table", "Game"];

/// Reads an object such as `{"game": "nim", "position": [3, 5, 7]}`, or a call such as `analyze("nim", "3 5 7")`.
pub(super) fn object(plain: &str, found: &mut Found) {
    let text = plain.trim_end_matches([';', ' ', '\n']);
    if let Ok(fields) = fields.parse(text) {
        said(fields, found);
    } else if text.contains('(')
        && let Ok((name, (game, position))) = call.parse(text)
        && CALLS.contains(&name)
    {
        if name == "table" {
            let fields = vec![("game".to_string(), game), ("upto".to_string(), position)];
            shown("tables", fields, found);
        } else {
            placed(&game, Some(&position), found);
        }
    }
}

/// Adds what an object says.
fn said(fields: Fields, found: &mut Found) {
    let get = |wanted: &[&str]| {
        let mut own = fields.iter().filter(|(name, _)| wanted.contains(&name.as_str()));
        own.next().map(|(_, value)| value.clone())
    };
    let known = |name: &str| {
        let others = ["widget", "misere", "upto", "n", "divisors"];
        [&GAME[..], &POSITION, &MOVES, &others].iter().any(|names| names.contains(&name))
    };
    let before = found.all.len();
    let widget = get(&["widget"]);
    let game = get(&GAME);
    let position = get(&POSITION);
    let misere = get(&["misere"]).is_some_and(|value| value.eq_ignore_ascii_case("true"));
    let end = if misere { " misere" } else { "" };
    match (game, get(&MOVES), position) {
        _ if widget.is_some() || get(&["upto", "n"]).is_some() => {
            let widget = widget.unwrap_or_else(|| widget_of(&fields).to_string());
            if let Some(view) = of_widget(widget.strip_prefix("mex-").unwrap_or(&widget)) {
                shown(view, fields.clone(), found);
            }
        }
        (Some(game), _, position) => placed(&format!("{game}{end}"), position.as_deref(), found),
        (None, Some(set), position) => {
            placed(&format!("subtract {set}{end}"), position.as_deref(), found);
        }
        (None, None, Some(position)) => heaps(&position, true, found),
        _ => {}
    }
    if !fields.iter().all(|(name, _)| known(name)) {
        found.all[before..].iter_mut().for_each(|one| one.certain = false);
    }
}

fn fields(input: &mut &str) -> Parsed<Fields> {
    let pair = separated_pair(text, blank(':'), value);
    let list = terminated(separated(1.., pair, blank(',')), opt(blank(',')));
    delimited(('{', blanks), list, (blanks, '}')).parse_next(input)
}

fn blank<'s>(sign: char) -> impl Parser<&'s str, char, EmptyError> {
    delimited(blanks, sign, blanks)
}

/// A text in quotation marks, or a name.
fn text(input: &mut &str) -> Parsed<String> {
    let quoted = alt((
        delimited('"', take_till(0.., '"'), '"'),
        delimited('\'', take_till(0.., '\''), '\''),
    ));
    let name = take_while(1.., |c: char| c.is_alphanumeric() || c == '_');
    alt((quoted, name)).map(String::from).parse_next(input)
}

/// A text, a number, or a list of them with blanks between.
fn value(input: &mut &str) -> Parsed<String> {
    let list = terminated(separated(1.., text, blank(',')), opt(blank(',')));
    let list = delimited(('[', blanks), list, (blanks, ']'));
    let list = list.map(|all: Vec<String>| all.join(" "));
    alt((list, digits.map(String::from), text)).parse_next(input)
}

/// `analyze("nim", "3 5 7")`, perhaps with options behind.
fn call<'s>(input: &mut &'s str) -> Parsed<(&'s str, (String, String))> {
    opt((alt(("await ", "const ", "let ")), blanks)).parse_next(input)?;
    opt((alt(("mexplorer", "mex")), '.')).parse_next(input)?;
    let name = take_while(1.., |c: char| c.is_ascii_alphanumeric()).parse_next(input)?;
    let places = separated_pair(text, blank(','), value);
    let options = opt((blank(','), '{', take_till(0.., '}'), '}'));
    let places = delimited(('(', blanks), terminated(places, options), (blanks, ')'));
    places.map(|pair| (name, pair)).parse_next(input)
}
