//! The games and problems that a text may mean: lines of the notation, names in either language, sets of amounts,
//! rules without their head, numbers of problems, and inputs of judges.

mod brackets;
mod formula;
mod lex;
mod links;
mod misere;
mod names;
mod numbers;
mod phrases;
mod place;
mod problem_titles;
mod problems;
mod reading;
mod sets;
mod tags;
mod views;

pub use reading::{Absent, AbsentReason, Reading, ViewFields};

use crate::base::text::Source;
use reading::Found;

/// At most so many readings are offered.
pub const MAX_READINGS: usize = 5;

/// The longest text that is read as more than a line of the notation, in bytes.
const LONGEST: usize = 1 << 20;

/// Reads a text that was typed where a game is asked for.
///
/// At most [`MAX_READINGS`], the best first. The first is `certain` if the text can mean nothing else; a line of
/// the notation, with or without a position, always is. An empty text has no readings.
///
/// ```
/// use mexplorer::readings;
/// let games = |text| readings(text).into_iter().filter_map(|one| one.game).collect::<Vec<_>>();
/// assert_eq!(games("取1,3,4"), ["subtract 1 3 4"]);
/// assert_eq!(games("n-1 | n/2")[0], "n -> n-1 | n/2 if n > 0");
/// assert_eq!(games("阶梯博弈"), ["staircase"]);
/// let [place] = &readings("nim 3 5 7")[..] else { panic!() };
/// assert_eq!((place.position.as_deref(), place.certain), (Some("3 5 7"), true));
/// assert_eq!(readings("hdu 1847")[0].problem, Some("HDU1847"));
/// ```
pub fn readings(text: &str) -> Vec<Reading> {
    let source = Source::new(text);
    let plain = source.plain().trim();
    let start = source.plain().len() - source.plain().trim_start().len();
    let offsets = source.offsets();
    // With its line breaks, which blanks stand for in the plain text.
    let typed: Vec<String> = text.lines().map(|line| Source::new(line).plain().to_string()).collect();
    let typed = typed.join("\n");
    let typed = typed.trim();
    let mut found = Found::default();
    if plain.is_empty() || plain.len() > LONGEST {
        return found.all;
    }
    if !place::has_more_than_a_set(plain) && found.line(plain, true) {
        return found.all;
    }
    links::link(plain, &mut found);
    tags::tag(typed, &mut found);
    problems::by_address(plain, &mut found);
    problems::by_number(plain, start, &offsets, &mut found);
    if found.has_certain() {
        return found.settled();
    }
    // A pasted graph that is nothing else is to be read here.
    if typed.contains('\n') {
        problems::by_input(typed, &mut found);
    }
    place::places(plain, &mut found);
    place::nimbers(plain, &mut found);
    formula::formulas(typed, &mut found);
    sets::amounts(plain, &mut found);
    if let Some((name, misere)) = misere::without_play(plain) {
        names::exact(&name, misere, &mut found);
    }
    problems::by_title(plain, &mut found);
    if found.has_certain() {
        return found.settled();
    }
    place::begun(plain, start, &offsets, &mut found);
    phrases::mentioned(plain, &mut found);
    if found.all.is_empty() {
        names::near(plain, &mut found);
    }
    problems::by_input(typed, &mut found);
    found.settled()
}
