//! The games and problems that a text may mean: lines of the notation, names in either language, sets of amounts,
//! rules without their head, numbers of problems, and inputs of judges.

mod names;
mod phrases;
mod problems;
mod reading;
mod rules;
mod sets;

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
    let mut found = Found::default();
    if plain.is_empty() || found.line(plain, true) || plain.len() > LONGEST {
        return found.all;
    }
    if let Some(normal) = plain.strip_prefix("misere ")
        && found.line(&format!("{normal} misere"), true)
    {
        return found.all;
    }
    if let Some(place) = names::place(plain) {
        found.push(place);
        return found.all;
    }
    problems::by_number(plain, &mut found);
    rules::without_head(plain, &mut found);
    sets::amounts(plain, &mut found);
    names::exact(plain, &mut found);
    if found.has_certain() {
        return found.settled();
    }
    phrases::mentioned(plain, &mut found);
    if found.all.is_empty() {
        names::near(plain, &mut found);
    }
    problems::by_input(plain, &mut found);
    found.settled()
}
