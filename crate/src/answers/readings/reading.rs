//! A possible meaning of a text (a reading), and the list of all readings.

use std::collections::BTreeMap;

use serde::Serialize;

use super::MAX_READINGS;
use crate::base::sort::sort_by_key;
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

impl Reading {
    /// Make a possible meaning from a game with an optional position.
    pub(super) fn game(game: &Game, position: Option<String>, certain: bool) -> Reading {
        let (card, line) = (Some(game.name()), Some(game.to_string()));
        Reading { game: line, card, position, certain, ..Reading::default() }
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
        let Ok(game) = Game::parse(line) else { return false };
        self.push(Reading::game(&game, None, certain));
        true
    }

    pub(super) fn problem(&mut self, id: &'static str, certain: bool) {
        self.push(Reading::problem(id, certain));
    }

    /// Return the possible meanings, the best first. If two meanings are certain, mark both as uncertain; a meaning
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
