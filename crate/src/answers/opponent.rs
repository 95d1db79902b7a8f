//! The choice of the computer's move, at a given strength.

use std::ops::ControlFlow;

use serde::Serialize;

use crate::answers::describe::{Described, describe};
use crate::answers::oracle::{Oracle, prepared};
use crate::answers::random::random_move;
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::gather;
use crate::base::rng::Rng;
use crate::notation::Game;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// The settings of the computer's play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opponent {
    /// The share of perfect moves, from 0 to 1.
    pub skill: f64,
    /// The seed of the random choices: equal seeds give equal moves.
    pub seed: u64,
}

/// A move of the computer, with the resulting position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Reply {
    /// The position after the move.
    pub to: String,
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// Whether the move wins.
    pub wins: bool,
    /// The description of the position after the move, as [`describe`] returns it. Missing unless requested, since the
    /// description takes about as long as the choice of a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub described: Option<Described>,
}

impl Reply {
    pub(super) fn new(game: &Game, position: &Position, mv: Move, wins: bool) -> Result<Self> {
        let to = game.text(&game.apply(position, &mv)?);
        Ok(Reply { to, text: game.move_text(&mv)?, r#move: mv, wins, described: None })
    }

    /// Add the description of the position after the move.
    ///
    /// ```
    /// use mexplorer::{Budget, Game, Opponent, describe, respond};
    /// let game = Game::parse("nim")?;
    /// let position = game.position("3 5 7")?;
    /// let perfect = Opponent { skill: 1.0, seed: 7 };
    /// let reply = respond(&game, &position, perfect, &mut Budget::default())?;
    /// let reply = reply.describe(&game, &position)?;
    /// assert_eq!(reply.described, Some(describe(&game, &game.position(&reply.to)?)));
    /// # Ok::<(), mexplorer::Error>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`Game::apply`], if the move is not a move of `position`.
    pub fn describe(mut self, game: &Game, position: &Position) -> Result<Self> {
        self.described = Some(describe(game, &game.apply(position, &self.r#move)?));
        Ok(self)
    }
}

/// The most winning moves from which one is chosen at random.
const WINNERS: usize = 64;
/// The most moves of a lost or drawn position that are compared by the replies to them, and the most moves that are
/// examined in order in the search for a losing move.
const WEIGHED: usize = 2000;
/// The most winning replies to one move that are counted: moves with still more winning replies count as equal.
const COUNTED: usize = 10_000;
/// The most steps for comparing all moves together.
const WORK: usize = 20_000_000;
/// The number of random moves that are tried before moves are examined in order, in the search for a losing move.
const DRAWS: usize = 60;

/// Choose the computer's move. At skill 1 the computer wins every won position, and in a lost position plays a move
/// that leaves the opponent the fewest winning replies (with more than two thousand moves, or a small budget, the
/// fewest among the examined moves). At a lower skill the computer errs at the rate `1 - skill`: an error is a move
/// that gives a win or a draw away, if such a move is found, and a random move in a lost position.
///
/// If play may cycle, the computer at skill 1 holds a draw by a move after which the greatest share of the replies
/// loses for the opponent. The computer wins by moves that come nearer to the end, so that winning play never cycles.
///
/// ```
/// use mexplorer::{Budget, Game, Opponent, respond};
/// let game = Game::parse("nim")?;
/// let perfect = Opponent { skill: 1.0, seed: 7 };
/// let reply = respond(&game, &game.position("3 5 7")?, perfect, &mut Budget::default())?;
/// assert!(reply.wins);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `game-over` without a move; `budget` if only a search gives the move and the steps run out.
pub fn respond(
    game: &Game,
    position: &Position,
    opponent: Opponent,
    budget: &mut Budget<'_>,
) -> Result<Reply> {
    if game.rules().is_over(position) {
        let message = "expected a position with a move: the game is over";
        return Err(Error::new(ErrorCode::GameOver, message).in_field("position"));
    }
    let game = &prepared(game, position, budget)?;
    let (oracle, rng) = (Oracle::new(game), Rng::new(opponent.seed));
    let mut player = Player { game, position, oracle, rng, budget };
    let outcome = player.oracle.outcome(position, player.budget)?;
    let errs = player.rng.unit() >= opponent.skill;
    if errs && let Some(mv) = player.erring(outcome)? {
        return Reply::new(game, position, mv, false);
    }
    let choice = match outcome {
        Outcome::N => player.winning()?,
        Outcome::D => player.holding()?,
        Outcome::P => player.trickiest()?,
    };
    let Some(mv) = choice else {
        // A theorem may prove that a huge position is won without naming a winning move.
        let reached: String = game.text(position).chars().take(60).collect();
        return Err(Error::budget(player.budget.used(), reached));
    };
    Reply::new(game, position, mv, outcome == Outcome::N)
}

/// Return the number of moves to compare, if each takes `cost` steps: from 8, even without budget, to `WEIGHED`.
fn weighed(cost: usize, budget: &Budget<'_>) -> usize {
    let work = usize::try_from(budget.left()).unwrap_or(WORK).min(WORK);
    (work / cost).clamp(8, WEIGHED)
}

struct Player<'a, 'w> {
    game: &'a Game,
    position: &'a Position,
    oracle: Oracle<'a>,
    rng: Rng,
    budget: &'a mut Budget<'w>,
}

impl Player<'_, '_> {
    fn after(&mut self, mv: &Move) -> Result<Outcome> {
        self.oracle.outcome(&self.game.apply(self.position, mv)?, self.budget)
    }

    /// Return a move that gives a win or a draw away, or a random move of a lost position. Return `None` if no such
    /// move is found among `DRAWS` random moves and the first `WEIGHED` moves.
    fn erring(&mut self, outcome: Outcome) -> Result<Option<Move>> {
        let kept =
            |after: Outcome| after == Outcome::P || (outcome, after) == (Outcome::D, Outcome::D);
        for _ in 0..DRAWS {
            let Some(mv) = random_move(self.game, self.position, &mut self.rng) else {
                return Ok(None);
            };
            if outcome == Outcome::P || !kept(self.after(&mv)?) {
                return Ok(Some(mv));
            }
        }
        let rules = self.game.rules();
        for mv in gather(WEIGHED, |visit| rules.moves(self.position, visit)).0 {
            if !kept(self.after(&mv)?) {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    fn winning(&mut self) -> Result<Option<Move>> {
        // If play may cycle, take the first winning move, which comes nearer to the end of the game.
        let most = if self.oracle.loops() { 1 } else { WINNERS };
        let (winners, searched) =
            gather(most, |visit| self.oracle.winning(self.position, self.budget, visit));
        searched.map(|()| self.rng.choose(winners))
    }

    /// Among the moves that keep a draw, choose one after which the greatest share of the opponent's replies loses.
    fn holding(&mut self) -> Result<Option<Move>> {
        let rules = self.game.rules();
        let most = weighed(self.oracle.winning_cost(self.position), self.budget);
        let (mut moves, ()) = gather(most, |visit| self.oracle.holding(self.position, visit));
        if moves.is_empty() {
            return Ok(None);
        }
        let start = self.rng.below(moves.len() as u64) as usize;
        moves.rotate_left(start);
        // Keep the best move with two counts: the replies that keep the draw, and all replies.
        let mut best: Option<(u128, u128, Move)> = None;
        for mv in moves {
            let next = self.game.apply(self.position, &mv)?;
            let replies = rules.move_count(&next).unwrap_or(u128::MAX).min(u128::from(u64::MAX));
            self.budget.spend(1 + replies as u64, || self.game.text(&next))?;
            let mut keep = 0u128;
            self.oracle.holding(&next, &mut |_| {
                keep += 1;
                ControlFlow::Continue(())
            });
            if best.as_ref().is_none_or(|(kept, of, _)| keep * of < kept * replies) {
                best = Some((keep, replies, mv));
            }
        }
        Ok(best.map(|(.., mv)| mv))
    }

    /// Among the moves of a lost position, choose one that leaves the fewest winning replies.
    fn trickiest(&mut self) -> Result<Option<Move>> {
        let rules = self.game.rules();
        let most = weighed(self.oracle.winning_cost(self.position), self.budget);
        let (mut moves, _) = gather(most, |visit| rules.moves(self.position, visit));
        if moves.len() == most {
            // The gathered moves are mostly moves of the first heaps, so add random moves, which cover the other heaps.
            let draw = |_| random_move(self.game, self.position, &mut self.rng);
            moves.extend((0..most / 4).filter_map(draw));
        }
        // Start at a random move, so that ties are broken differently for each seed.
        let start = self.rng.below(moves.len() as u64) as usize;
        moves.rotate_left(start);
        let mut best: Option<(usize, Move)> = None;
        for mv in moves {
            let fewest = best.as_ref().map_or(usize::MAX, |(count, _)| *count);
            let next = self.game.apply(self.position, &mv)?;
            let count = if rules.is_over(&next) {
                // Under misère play a move to a position without moves loses at once, so rank it last.
                usize::MAX
            } else {
                self.oracle.count_winning(&next, fewest.min(COUNTED), self.budget)?
            };
            if count < fewest || best.is_none() {
                best = Some((count, mv));
            }
            if count <= 1 {
                break; // after a move of a lost position at least one reply wins
            }
        }
        Ok(best.map(|(_, mv)| mv))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Check that fewer moves are compared if a position is long or the budget is small.
    #[test]
    fn few_moves_of_long_positions_are_weighed() {
        let game = Game::parse("staircase").unwrap();
        let oracle = Oracle::new(&game);
        let cost = |steps: usize| oracle.winning_cost(&Position::Heaps(vec![3; steps]));
        assert_eq!(cost(500_000), 8_000_000);
        assert_eq!(weighed(cost(500_000), &Budget::default()), 8);
        assert_eq!(weighed(cost(4), &Budget::default()), WEIGHED);
        assert_eq!(weighed(cost(4), &Budget::steps(640)), 10);
        assert_eq!(weighed(cost(4), &Budget::steps(0)), 8);
    }

    /// Check that a search is not started if it cannot end within the budget.
    #[test]
    fn play_longer_than_the_budget_is_not_searched() {
        let game = Game::parse("merge misere").unwrap();
        let perfect = Opponent { skill: 1.0, seed: 1 };
        for (position, begun) in [("9007199254740991", false), ("400 700", false), ("7 3", true)] {
            let mut budget = Budget::steps(1000);
            let found = respond(&game, &game.position(position).unwrap(), perfect, &mut budget);
            assert_eq!(budget.used() > 0, begun, "{position}");
            assert_eq!(found.is_err(), !begun || budget.left() == 0, "{position}: {found:?}");
        }
    }
}
