//! A possible meaning of a text (a reading), and the list of all readings.

use std::collections::BTreeMap;

use serde::Serialize;

use super::MAX_READINGS;
use crate::base::sort::sort_by_key;
use crate::base::text::Offsets;
use crate::notation::Game;

/// A possible meaning of a text: a game, a problem, a view of the page or an absent game. Exactly one of `game`,
/// `problem`, `view` and `absent` is present.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Reading {
    /// The game in canonical form.
    pub game: Option<String>,
    /// The name of the game's entry on the list of games.
    pub card: Option<&'static str>,
    /// The position that the text gives, in canonical form.
    pub position: Option<String>,
    /// The number of heaps, if the text names it without their sizes. The page then asks for the sizes.
    pub heaps: Option<u32>,
    /// The id of a practice problem.
    pub problem: Option<&'static str>,
    /// A view of the page, such as inclusion–exclusion with its numbers.
    pub view: Option<ViewFields>,
    /// A game that Mexplorer does not have.
    pub absent: Option<Absent>,
    /// Whether the text can have no other meaning: every character is understood, and in one way only.
    pub certain: bool,
    /// The spans of the text that are not understood, in UTF-16 units, from left to right.
    pub rest: Vec<(usize, usize)>,
}

/// A view of the page: its name in links, and the values of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct ViewFields {
    /// The name of the view, such as `union`.
    pub name: String,
    /// The values by name of the field, such as `n` and `divisors`.
    pub fields: BTreeMap<String, String>,
}

/// A game that Mexplorer does not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Absent {
    /// The name of the game in lower-case English, such as `domineering`.
    pub name: &'static str,
    /// The reason why the game is absent.
    pub reason: AbsentReason,
}

/// The reason why Mexplorer does not have a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum AbsentReason {
    /// The two players have different moves.
    Partizan,
    /// The game is impartial, but Mexplorer does not have it.
    Missing,
    /// The game has chance, hidden cards or scores.
    NotCombinatorial,
}

/// Return the span of a whole text, in UTF-16 units.
pub(super) fn whole(text: &str) -> (usize, usize) {
    (0, text.encode_utf16().count())
}

/// Return the text of a position in canonical form; `None` if the game has no such position.
pub(super) fn place_in(game: &Game, position: &str) -> Option<String> {
    game.position(position).ok().map(|position| game.text(&position))
}

/// Return the spans of a text before and after the range `used` for which `is_left` holds, in UTF-16 units of a text in
/// which this text begins at byte `start`.
pub(super) fn outside(
    plain: &str,
    used: (usize, usize),
    (start, offsets): (usize, &Offsets),
    mut is_left: impl FnMut(&str) -> bool,
) -> Vec<(usize, usize)> {
    let spans = [(0, used.0), (used.1, plain.len())].into_iter();
    let left = spans.filter(|(from, to)| is_left(&plain[*from..*to]));
    left.map(|(from, to)| (offsets.utf16(start + from), offsets.utf16(start + to))).collect()
}

impl Reading {
    /// Make a possible meaning from a game with an optional position.
    pub(super) fn game(game: &Game, position: Option<String>, certain: bool) -> Reading {
        let (card, line) = (Some(game.name()), Some(game.to_string()));
        Reading { game: line, card, position, certain, ..Reading::default() }
    }

    /// Parse a game and a position of this game as a possible meaning; `None` if one of them is not valid.
    pub(super) fn at(line: &str, position: Option<&str>, certain: bool) -> Option<Reading> {
        let game = Game::find(line)?;
        let place = position.map(|text| place_in(&game, text));
        let is_wrong = place == Some(None);
        (!is_wrong).then(|| Reading::game(&game, place.flatten(), certain))
    }

    /// Make a possible meaning from a practice problem.
    pub(super) fn problem(id: &'static str, certain: bool) -> Reading {
        Reading { problem: Some(id), certain, ..Reading::default() }
    }

    /// Return the number of UTF-16 units of the text that are not understood.
    pub(super) fn left_over(&self) -> usize {
        self.rest.iter().map(|(start, end)| end - start).sum()
    }

    fn same(&self, other: &Reading) -> bool {
        (&self.game, &self.position, self.heaps, self.problem, &self.view, &self.absent)
            == (
                &other.game,
                &other.position,
                other.heaps,
                other.problem,
                &other.view,
                &other.absent,
            )
    }
}

/// The possible meanings of a text, in the order in which the parsers find them.
#[derive(Default)]
pub(super) struct Found {
    pub(super) all: Vec<Reading>,
}

impl Found {
    pub(super) fn has_certain(&self) -> bool {
        self.all.iter().any(|one| one.certain)
    }

    /// Add a possible meaning. An equal known meaning is kept instead, unless the new one leaves less text not
    /// understood.
    pub(super) fn push(&mut self, reading: Reading) {
        match self.all.iter_mut().find(|one| one.same(&reading)) {
            Some(one) if one.left_over() > reading.left_over() => *one = reading,
            Some(_) => {}
            None => self.all.push(reading),
        }
    }

    /// Parse a game in notation and add it as a possible meaning. Return whether the text is a game.
    pub(super) fn line(&mut self, line: &str, certain: bool) -> bool {
        self.line_at(line, None, certain)
    }

    /// Parse a game and a position of this game, and add them as a possible meaning. Return whether both are valid.
    pub(super) fn line_at(&mut self, line: &str, position: Option<&str>, certain: bool) -> bool {
        Reading::at(line, position, certain).map(|reading| self.push(reading)).is_some()
    }

    pub(super) fn problem(&mut self, id: &'static str, certain: bool) {
        self.push(Reading::problem(id, certain));
    }

    /// Return the possible meanings, the best first. If several meanings are certain, mark all as uncertain; a meaning
    /// with text that is not understood is never certain.
    pub(super) fn settled(mut self) -> Vec<Reading> {
        self.all.iter_mut().for_each(|one| one.certain &= one.rest.is_empty());
        if self.all.iter().filter(|one| one.certain).count() > 1 {
            self.all.iter_mut().for_each(|one| one.certain = false);
        }
        sort_by_key(&mut self.all, |one| (!one.certain, one.left_over()));
        self.all.truncate(MAX_READINGS);
        self.all
    }
}
