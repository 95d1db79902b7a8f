//! The moves that an analysis lists: first the moves that a theorem names, then the others.

use std::cmp::Reverse;

use rustc_hash::FxHashSet;

use crate::answers::analysis::AnalyzedMove;
use crate::answers::oracle::{BESIDE_STEPS, Oracle};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::sort::sorted_by_key;
use crate::base::{Flow, try_walk};
use crate::notation::Game;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// Characters of resulting positions that are listed. A position of 100,000 heaps is a long text, and
/// a list of its moves repeats it move by move. Winning moves, which are listed first, may have more.
const CHARACTERS: usize = 4_000_000;
const CHARACTERS_OF_WINNING: usize = 32_000_000;

/// At most `limit` moves of a position with this outcome: winning ones first, then those that leave a draw.
///
/// # Errors
/// `budget`, only where no theorem says who wins.
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
    /// The length of all resulting positions together.
    characters: usize,
    moves: Vec<Listed>,
}

impl List<'_> {
    /// Adds a move with its text and the position after it; breaks where the list is full.
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

    /// Add the winning moves of a won position, and the moves of a drawn one that keep it drawn.
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
                    // A theorem may say that a move wins, and leave it to a search which.
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

    /// Add the moves that are not listed yet, as far as the list and the budget have room.
    fn add_others(
        &mut self,
        outcome: Outcome,
        oracle: &mut Oracle<'_>,
        budget: &mut Budget<'_>,
    ) -> Result<()> {
        let (game, position) = (self.game, self.position);
        let known = Known::of(&self.moves);
        // A theorem may have named only some of the winning moves.
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
        // The winner is known by now; a long search for further winning moves would decide nothing.
        let walked = budget.at_most(BESIDE_STEPS, |budget| {
            try_walk(|visit| game.rules().moves(position, visit), |mv| add(mv, budget))
        });
        walked.map(|_| ())
    }

    /// The moves with their values, in the order of display.
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

/// The keys by which listed moves are recognised.
struct Known {
    texts: FxHashSet<String>,
    /// The positions after moves in all parts at once: those with one result are one move, whichever of
    /// them was listed.
    results: FxHashSet<String>,
}

impl Known {
    fn of(moves: &[Listed]) -> Known {
        let each = moves.iter().filter(|listed| matches!(listed.mv, Move::Each { .. }));
        let results = each.map(|listed| listed.to.clone()).collect();
        Known { texts: moves.iter().map(|listed| listed.text.clone()).collect(), results }
    }
}
