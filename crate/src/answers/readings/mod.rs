//! The games and problems that a text may mean: lines of the notation, names in either language, sets of amounts,
//! rules without their head, numbers of problems, and inputs of judges.

mod names;
mod phrases;
mod problems;
mod rules;
mod sets;

use serde::Serialize;

use crate::base::text::Source;
use crate::notation::Game;

/// At most so many readings are offered.
pub const MAX_READINGS: usize = 5;

/// The longest text that is read as more than a line of the notation, in bytes.
const LONGEST: usize = 1 << 20;

/// A game, a position or a problem that a text may mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Reading {
    /// The game in canonical form; `None` for a problem.
    pub game: Option<String>,
    /// The name of the game's entry on the list of games.
    pub card: Option<&'static str>,
    /// The position that was typed beside the game, in canonical form.
    pub position: Option<String>,
    /// The id of a practice problem.
    pub problem: Option<&'static str>,
    /// Whether the text means this alone.
    pub certain: bool,
}

#[derive(Default)]
struct Found {
    all: Vec<Reading>,
}

impl Found {
    fn is_full(&self) -> bool {
        self.all.len() >= MAX_READINGS
    }

    fn push(&mut self, reading: Reading) {
        let same = |one: &Reading| {
            (&one.game, &one.position, one.problem)
                == (&reading.game, &reading.position, reading.problem)
        };
        if !self.is_full() && !self.all.iter().any(same) {
            self.all.push(reading);
        }
    }

    /// Adds the game of a line, if the notation has it.
    fn line(&mut self, line: &str, certain: bool) -> bool {
        let Ok(game) = Game::parse(line) else { return false };
        self.push(Reading::game(&game, None, certain));
        true
    }

    /// The readings; where two seem certain, neither is.
    fn settled(mut self) -> Vec<Reading> {
        if self.all.iter().filter(|one| one.certain).count() > 1 {
            self.all.iter_mut().for_each(|one| one.certain = false);
        }
        self.all.sort_by_key(|one| !one.certain);
        self.all
    }

    fn problem(&mut self, id: &'static str, certain: bool) {
        let problem = Some(id);
        self.push(Reading { game: None, card: None, position: None, problem, certain });
    }
}

impl Reading {
    fn game(game: &Game, position: Option<String>, certain: bool) -> Reading {
        let (card, line) = (Some(game.name()), Some(game.to_string()));
        Reading { game: line, card, position, problem: None, certain }
    }
}

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
    if found.all.iter().any(|one| one.certain) {
        return found.settled();
    }
    phrases::mentioned(plain, &mut found);
    if found.all.is_empty() {
        names::near(plain, &mut found);
    }
    problems::by_input(plain, &mut found);
    found.settled()
}
