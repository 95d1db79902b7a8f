//! The moves that an analysis lists: first the moves that a theorem names, then the others.

use std::cmp::Reverse;

use rustc_hash::FxHashSet;
use serde::Serialize;

use crate::answers::oracle::{BESIDE_STEPS, Oracle};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::base::sort::sorted_by_key;
use crate::base::{Flow, try_walk};
use crate::notation::Game;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// A move and the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AnalysisMove"))]
#[non_exhaustive]
pub struct AnalyzedMove {
    /// The resulting position in the notation of positions.
    pub to: String,
    /// The move in the notation of moves.
    pub text: String,
    /// The Grundy value of the resulting position, if known.
    pub nimber: Option<Nimber>,
    /// The set K if play from the resulting position may cycle and its value is ∞_K instead of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub infinite: Option<Vec<Nimber>>,
    /// Whether the move wins.
    pub wins: bool,
    /// Whether the move leaves a draw.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub draws: bool,
    /// The move as data, for programs.
    pub r#move: Move,
}

/// The most characters of all listed resulting positions together. The text of a position of 100,000 heaps is long, and
/// the list of moves has such a text for each move.
const CHARACTERS: usize = 4_000_000;

/// The most characters of the resulting positions of winning moves, which are listed first.
const CHARACTERS_OF_WINNING: usize = 32_000_000;

/// Return at most `limit` moves of a position with the given outcome: winning moves first, then moves to a draw, then
/// the others.
///
/// # Errors
/// `budget`, only if no theorem gives the outcome.
pub(super) fn listed(
    game: &Game,
    position: &Position,
    outcome: Outcome,
    limit: usize,
    oracle: &mut Oracle<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<AnalyzedMove>> {
    let mut list = List { game, position, limit, characters: 0, moves: Vec::new() };
    if limit > 0 {
        list.add_named(outcome, oracle, budget)?;
    }
    list.add_others(outcome, oracle, budget)?;
    list.analyzed(oracle, budget)
}

struct Listed {
    mv: Move,
    text: String,
    after: Position,
    to: String,
    wins: bool,
}

struct List<'a> {
    game: &'a Game,
    position: &'a Position,
    limit: usize,
    /// The total length of the texts of all resulting positions.
    characters: usize,
    moves: Vec<Listed>,
}

impl List<'_> {
    /// Add a move with its text and the position after the move. Return `Break` if the list is full.
    fn push(&mut self, mv: Move, text: String, after: Position, wins: bool) -> Flow {
        let most = if wins { CHARACTERS_OF_WINNING } else { CHARACTERS };
        let long = self.characters > most && !self.moves.is_empty();
        if self.moves.len() >= self.limit || long {
            return Flow::Break(());
        }
        let to = self.game.text(&after);
        self.characters += to.len();
        self.moves.push(Listed { mv, text, after, to, wins });
        Flow::Continue(())
    }

    /// Add the winning moves of a won position, or the moves of a drawn position that keep the draw.
    fn add_named(
        &mut self,
        outcome: Outcome,
        oracle: &mut Oracle<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let (game, position) = (self.game, self.position);
        let wins = outcome == Outcome::N;
        let add = |mv: Move| {
            let (text, after) = (game.move_text(&mv)?, game.apply(position, &mv)?);
            Ok(self.push(mv, text, after, wins))
        };
        match outcome {
            Outcome::N => {
                match try_walk(|visit| oracle.winning(position, budget, visit), add)? {
                    // Ignore the end of the budget if a theorem gives the outcome: the theorem may prove that some move
                    // wins, while only a search finds the move.
                    Err(error) if !error.is_exhausted() || !oracle.has_theorem(position) => {
                        Err(error)
                    }
                    _ => Ok(()),
                }
            }
            Outcome::D => try_walk(|visit| oracle.holding(position, visit), add),
            Outcome::P => Ok(()),
        }
    }

    /// Add further moves until the list is full or the budget ends.
    fn add_others(
        &mut self,
        outcome: Outcome,
        oracle: &mut Oracle<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let (game, position) = (self.game, self.position);
        let known = Known::of(&self.moves);
        // Test further moves if a theorem gives the outcome, as the theorem may have named only some of the winning
        // moves.
        let may_win = outcome == Outcome::N && !oracle.loops() && oracle.has_theorem(position);
        let mut add = |mv: Move, budget: &mut Budget<'_>| {
            let text = game.move_text(&mv)?;
            if known.texts.contains(&text) {
                return Ok(Flow::Continue(()));
            }
            let after = game.apply(position, &mv)?;
            if !known.results.is_empty() && known.results.contains(&game.text(&after)) {
                return Ok(Flow::Continue(()));
            }
            let wins = may_win
                && match oracle.outcome(&after, budget) {
                    Ok(next) => next == Outcome::P,
                    Err(error) if error.is_exhausted() => return Ok(Flow::Break(())),
                    Err(error) => return Err(error),
                };
            Ok(self.push(mv, text, after, wins))
        };
        // Limit the steps: the outcome is known, and a long search for further winning moves would not change it.
        let walked = budget.at_most(BESIDE_STEPS, |budget| {
            try_walk(|visit| game.rules().moves(position, visit), |mv| add(mv, budget))
        });
        walked.map(|_| ())
    }

    /// Return the moves with their values, in the order of display.
    fn analyzed(
        self,
        oracle: &mut Oracle<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<AnalyzedMove>> {
        let loops = oracle.loops();
        let mut found = Vec::with_capacity(self.moves.len());
        for Listed { mv, text, after, to, wins } in self.moves {
            found.push(AnalyzedMove {
                text,
                nimber: oracle.nimber(&after, budget),
                infinite: oracle.infinite(&after),
                to,
                wins,
                draws: loops && oracle.outcome(&after, budget)? == Outcome::D,
                r#move: mv,
            });
        }
        Ok(sorted_by_key(found, |mv| Reverse((mv.wins, mv.draws))))
    }
}

/// Keys that identify the moves already listed.
struct Known {
    texts: FxHashSet<String>,
    /// The texts of the positions after listed moves that change all parts at once. Such moves to the same position
    /// count as one move.
    results: FxHashSet<String>,
}

impl Known {
    fn of(moves: &[Listed]) -> Known {
        let each = moves.iter().filter(|listed| matches!(listed.mv, Move::Each { .. }));
        let results = each.map(|listed| listed.to.clone()).collect();
        Known { texts: moves.iter().map(|listed| listed.text.clone()).collect(), results }
    }
}
