//! A possible meaning of a text, and the collection of all meanings.

use std::collections::BTreeMap;

use serde::Serialize;

use super::MAX_READINGS;
use crate::base::sort::sort_by_key;
use crate::notation::Game;

/// A game, a position, a problem or a view that a text may mean. One of `game`, `problem`, `view` and `absent` is
/// there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Reading {
    /// The game in canonical form.
    pub game: Option<String>,
    /// The name of the game's entry on the list of games.
    pub card: Option<&'static str>,
    /// The position that the text says, in canonical form.
    pub position: Option<String>,
    /// How many heaps the text names without their sizes, which are to be asked for.
    pub heaps: Option<u32>,
    /// The id of a practice problem.
    pub problem: Option<&'static str>,
    /// A view of the page, such as inclusion–exclusion with its numbers.
    pub view: Option<ViewFields>,
    /// A game that is not here.
    pub absent: Option<Absent>,
    /// Whether the text means this alone: each of its characters was accounted for, and in one way.
    pub certain: bool,
    /// The spots of the text that this does not account for, in UTF-16 units, from left to right.
    pub rest: Vec<(usize, usize)>,
}

/// A view by its name in links, and the values of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct ViewFields {
    /// Such as `union`.
    pub name: String,
    /// Such as `n` and `divisors`.
    pub fields: BTreeMap<String, String>,
}

/// A game that people ask for and that is not here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Absent {
    /// A name in lower-case English, such as `domineering`.
    pub name: &'static str,
    /// Why it is not here.
    pub reason: AbsentReason,
}

/// Why a game is not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum AbsentReason {
    /// The two players have different moves.
    Partizan,
    /// The game is impartial, and not among the games yet.
    Missing,
    /// The game has chance, hidden cards or scores.
    NotCombinatorial,
}

/// The spot of a whole text, in UTF-16 units.
pub(super) fn whole(text: &str) -> (usize, usize) {
    (0, text.encode_utf16().count())
}

impl Reading {
    /// A game that the text means, with the position that it says.
    pub(super) fn game(game: &Game, position: Option<String>, certain: bool) -> Reading {
        let (card, line) = (Some(game.name()), Some(game.to_string()));
        Reading { game: line, card, position, certain, ..Reading::default() }
    }

    /// A practice problem.
    pub(super) fn problem(id: &'static str, certain: bool) -> Reading {
        Reading { problem: Some(id), certain, ..Reading::default() }
    }

    /// The count of units of the text that are left over.
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

/// The readings of a text, in the order of discovery.
#[derive(Default)]
pub(super) struct Found {
    pub(super) all: Vec<Reading>,
}

impl Found {
    pub(super) fn has_certain(&self) -> bool {
        self.all.iter().any(|one| one.certain)
    }

    /// Add a reading, unless it exists; among equals the first one found ranks first.
    pub(super) fn push(&mut self, reading: Reading) {
        match self.all.iter_mut().find(|one| one.same(&reading)) {
            Some(one) if one.left_over() > reading.left_over() => *one = reading,
            Some(_) => {}
            None => self.all.push(reading),
        }
    }

    /// Adds the game of a line, if the notation has it.
    pub(super) fn line(&mut self, line: &str, certain: bool) -> bool {
        let Ok(game) = Game::parse(line) else { return false };
        self.push(Reading::game(&game, None, certain));
        true
    }

    pub(super) fn problem(&mut self, id: &'static str, certain: bool) {
        self.push(Reading::problem(id, certain));
    }

    /// The readings, the best first. If two seem certain, neither is; a reading with a part left over is never
    /// certain.
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
