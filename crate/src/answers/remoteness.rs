//! The number of moves to the end of a game in which the winner hurries and the loser delays.

use std::ops::ControlFlow;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;

use crate::answers::opponent::{Opponent, Reply, respond};
use crate::answers::oracle::{Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::error::{Result, unless_budget};
use crate::base::nimber::Count;
use crate::base::rng::Rng;
use crate::base::sort::sorted;
use crate::base::{gather, try_walk};
use crate::notation::Game;
use crate::ruleset::LOOKED_THROUGH;
use crate::ruleset::links::Links;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::retrograde::Retrograde;

/// The reason why no remoteness is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "RemotenessReason"))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Unknown {
    /// The game is a draw: neither player can force the end.
    Draw,
    /// The budget or the memory ends before the remoteness is certain.
    Budget,
}

/// The remoteness of a position, as returned by [`remoteness`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Remoteness {
    /// The number of moves of both players to the end, if the winner hurries and the loser delays; `None` with a
    /// `reason`.
    pub remoteness: Option<Count>,
    /// The outcome of the position; `None` if the budget is spent before the outcome is known.
    pub outcome: Option<Outcome>,
    /// The reason, if `remoteness` is `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<Unknown>,
    /// The first moves, winning moves before the others; `None` if no moves were requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub moves: Option<Vec<MoveRemoteness>>,
    /// The number of steps of the budget that were spent.
    pub steps: u64,
}

/// The remoteness after one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct MoveRemoteness {
    /// The resulting position.
    pub to: String,
    /// The move in the notation of moves.
    pub text: String,
    /// The remoteness of the resulting position, in which the move itself is not counted; `None` with a `reason`.
    pub remoteness: Option<Count>,
    /// The outcome of the resulting position: `P` if the move wins. `None` if the budget is spent before the outcome is
    /// known.
    pub outcome: Option<Outcome>,
    /// The reason, if `remoteness` is `None`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reason: Option<Unknown>,
}

/// The least number of edges before the first backward search, unless the forward search ends earlier.
const FIRST: usize = 64;

/// The least number of edges at each next backward search, in percent of the number at the previous backward search.
/// With this factor the backward searches take no longer than the forward search.
const GROWTH: usize = 150;

/// Find the remoteness of a position (Steinhaus 1925; Smith 1966; Berlekamp, Conway and Guy 1982), and of the positions
/// after its first `moves` moves.
///
/// If a theorem gives the remoteness, that number is returned. Otherwise the forward search visits the positions level
/// by level, through all moves of the loser but only the winning moves of the winner, and a backward search from the
/// final positions computes the remoteness. A computed remoteness is certain as soon as it is smaller than the number
/// of levels searched. The game may be a sum, a misère game, or have cycles.
///
/// ```
/// use mexplorer::{Budget, Count, Game, remoteness};
/// let game = Game::parse("kayles")?;
/// let found = remoteness(&game, &game.position("2 2")?, 0, &mut Budget::default())?;
/// assert_eq!(found.remoteness, Some(Count(4))); // one pin at a time, which the winner copies
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// The errors of a user-written rule at some position. The end of the budget is no error here.
pub fn remoteness(
    game: &Game,
    position: &Position,
    moves: usize,
    budget: &mut Budget<'_>,
) -> Result<Remoteness> {
    let mut found =
        Remoteness { remoteness: None, outcome: None, reason: None, moves: None, steps: 0 };
    if let Some(game) = unless_budget(prepared(game, position, budget))? {
        let mut oracle = Oracle::new(&game);
        found.outcome = unless_budget(oracle.outcome(position, budget))?;
        let listed = match moves {
            0 => Vec::new(),
            _ => listed(&game, position, found.outcome, moves, &mut oracle, budget)?,
        };
        let mut asked = vec![(position.clone(), found.outcome)];
        asked.extend(listed.iter().map(|(_, to, outcome)| (to.clone(), *outcome)));
        let far = all(&game, &asked, &mut oracle, budget)?;
        found.remoteness = far[0].map(Count);
        let after = listed.iter().zip(&far[1..]).map(|((mv, to, outcome), far)| {
            Ok(MoveRemoteness {
                to: game.text(to),
                text: game.move_text(mv)?,
                remoteness: far.map(Count),
                outcome: *outcome,
                reason: reason(*outcome, *far),
            })
        });
        found.moves = (moves > 0).then(|| after.collect()).transpose()?;
    }
    found.reason = reason(found.outcome, found.remoteness.map(|count| count.0));
    found.steps = budget.used();
    Ok(found)
}

fn reason(outcome: Option<Outcome>, far: Option<u128>) -> Option<Unknown> {
    match (outcome, far) {
        (_, Some(_)) => None,
        (Some(Outcome::D), None) => Some(Unknown::Draw),
        _ => Some(Unknown::Budget),
    }
}

/// Return the first `most` moves, winning moves before the others, each with the resulting position and its outcome.
fn listed(
    game: &Game,
    position: &Position,
    outcome: Option<Outcome>,
    most: usize,
    oracle: &mut Oracle<'_>,
    budget: &mut Budget<'_>,
) -> Result<Vec<(Move, Position, Option<Outcome>)>> {
    let mut moves = Vec::new();
    let room = |moves: &Vec<Move>| {
        if moves.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    if outcome == Some(Outcome::N) {
        unless_budget(oracle.winning(position, budget, &mut |mv| {
            moves.push(mv);
            room(&moves)
        }))?;
    }
    let first: FxHashSet<String> =
        moves.iter().map(|mv| game.move_text(mv)).collect::<Result<_>>()?;
    let _ = try_walk(
        |visit| game.rules().moves(position, visit),
        |mv| {
            let flow = room(&moves);
            if flow.is_continue() && (first.is_empty() || !first.contains(&game.move_text(&mv)?)) {
                moves.push(mv);
            }
            Ok(flow)
        },
    )?;
    let mut listed = Vec::with_capacity(moves.len());
    for mv in moves {
        let to = game.apply(position, &mv)?;
        let spent = budget.spend(1 + oracle.winning_cost(&to) as u64, String::new);
        let after = spent.and_then(|()| oracle.outcome(&to, budget));
        listed.push((mv, to, unless_budget(after)?));
    }
    Ok(listed)
}

/// Return the remoteness of each position, from its outcome, and `None` where the remoteness stays unknown.
fn all<'g>(
    game: &'g Game,
    asked: &[(Position, Option<Outcome>)],
    oracle: &mut Oracle<'g>,
    budget: &mut Budget<'_>,
) -> Result<Vec<Option<u128>>> {
    let mut found = Vec::with_capacity(asked.len());
    let remote = game.rules().as_remote();
    let mut search = Search::new(game, oracle);
    let mut sought = Vec::new();
    for (position, outcome) in asked {
        let cost = search.oracle.winning_cost(position) as u64;
        let known = match outcome {
            Some(Outcome::D) | None => None,
            Some(_) if budget.spend(cost, String::new).is_err() => None,
            Some(_) => remote.and_then(|theorem| theorem.remoteness(position, game.misere)),
        };
        if let (None, Some(outcome)) = (known, outcome.filter(|outcome| *outcome != Outcome::D)) {
            sought
                .push((found.len(), search.meet(search.key(position), position.clone(), outcome)));
        }
        found.push(known);
    }
    let starts: Vec<u32> = sought.iter().map(|(_, node)| *node).collect();
    let far = if starts.is_empty() { Vec::new() } else { search.run(&starts, budget)? };
    sought.into_iter().zip(far).for_each(|((at, _), far)| found[at] = far.map(u128::from));
    Ok(found)
}

struct Search<'s, 'g> {
    game: &'g Game,
    oracle: &'s mut Oracle<'g>,
    /// The index of each position, by its key. A key lists for each component of the position the count of its numbers,
    /// then the numbers.
    index: FxHashMap<Box<[u64]>, u32>,
    edges: Vec<(u32, u32)>,
    /// The positions whose moves have not been generated, each with its index and its outcome.
    open: Vec<(u32, Position, Outcome)>,
}

impl<'s, 'g> Search<'s, 'g> {
    fn new(game: &'g Game, oracle: &'s mut Oracle<'g>) -> Self {
        let (index, edges, open) = (FxHashMap::default(), Vec::new(), Vec::new());
        Search { game, oracle, index, edges, open }
    }

    /// Return the key of a position: its components in sorted order, without components that have no move. Equal sums
    /// have equal keys.
    fn key(&self, position: &Position) -> Box<[u64]> {
        let rules = self.game.rules();
        let mut parts = rules.parts(position);
        parts.retain(|part| rules.options(part, &mut |_| ControlFlow::Break(())).is_break());
        let parts = sorted(parts);
        parts.iter().flat_map(|part| [part.len() as u64].into_iter().chain(part.clone())).collect()
    }

    /// Return the index of a position. A new position gets the next index and is added to `open`.
    fn meet(&mut self, key: Box<[u64]>, position: Position, outcome: Outcome) -> u32 {
        let next = self.index.len() as u32;
        let node = *self.index.entry(key).or_insert(next);
        if node == next {
            self.open.push((node, position, outcome));
        }
        node
    }

    /// Search level by level until the remoteness of all `starts` is certain, or the budget ends. Return the remoteness
    /// of each start; `None` if uncertain.
    fn run(&mut self, starts: &[u32], budget: &mut Budget<'_>) -> Result<Vec<Option<u32>>> {
        let mut enough = FIRST;
        for level in 0.. {
            let mut opened = std::mem::take(&mut self.open).into_iter();
            let mut whole = true;
            for (node, position, outcome) in opened.by_ref() {
                let from = self.edges.len();
                let moved = self.expand(node, &position, outcome, budget);
                if !unless_budget(moved)?.unwrap_or(false) {
                    self.edges.truncate(from);
                    self.open.push((node, position, outcome));
                    whole = false;
                    break;
                }
            }
            if !whole {
                self.open.extend(opened);
                return Ok(self.back(starts, level));
            }
            let ended = self.open.is_empty();
            if ended || self.edges.len() >= enough {
                enough = self.edges.len() * GROWTH / 100;
                let far = self.back(starts, if ended { u32::MAX } else { level + 1 });
                if ended || far.iter().all(Option::is_some) {
                    return Ok(far);
                }
            }
        }
        Ok(Vec::new())
    }

    /// Add an edge for each relevant move of a position: all moves of a P-position, the winning moves of an N-position.
    /// Return false if some of these moves are unknown.
    fn expand(
        &mut self,
        node: u32,
        position: &Position,
        outcome: Outcome,
        budget: &mut Budget<'_>,
    ) -> Result<bool> {
        let rules = self.game.rules();
        let mut moves = Vec::new();
        if outcome == Outcome::N {
            budget.spend(self.oracle.winning_cost(position) as u64, || self.game.text(position))?;
            // Return false if there are too many moves: the oracle may list only some of the winning moves then.
            if rules.move_count(position).is_none_or(|count| count > LOOKED_THROUGH) {
                return Ok(false);
            }
            let searched;
            (moves, searched) =
                gather(usize::MAX, |visit| self.oracle.winning(position, budget, visit));
            searched?;
            if moves.is_empty() && !(self.game.misere && rules.is_over(position)) {
                return Ok(false);
            }
        } else {
            let mut spent = Ok(());
            let _ = rules.moves(position, &mut |mv| {
                spent = budget.spend(1, || self.game.text(position));
                if spent.is_err() {
                    return ControlFlow::Break(());
                }
                moves.push(mv);
                ControlFlow::Continue(())
            });
            spent?;
        }
        let after = if outcome == Outcome::N { Outcome::P } else { Outcome::N };
        for mv in moves {
            let to = self.game.apply(position, &mv)?;
            let key = self.key(&to);
            budget.spend(1 + key.len() as u64, || self.game.text(position))?;
            let to = self.meet(key, to, after);
            self.edges.push((node, to));
        }
        Ok(true)
    }

    /// Return the remoteness of each start, or `None` if the remoteness is not less than `levels`, the number of levels
    /// searched completely.
    fn back(&self, starts: &[u32], levels: u32) -> Vec<Option<u32>> {
        let mut edges = self.edges.clone();
        // Give each unexplored position an edge to itself, so that its remoteness stays unknown.
        edges.extend(self.open.iter().map(|(node, ..)| (*node, *node)));
        let ends = if self.game.misere { Outcome::N } else { Outcome::P };
        let found = Retrograde::new(&Links::new(self.index.len(), &edges), ends);
        let certain = |node: &u32| {
            let known = found.outcome(*node) != Outcome::D && found.depth(*node) < levels;
            known.then(|| found.depth(*node))
        };
        starts.iter().map(certain).collect()
    }
}

/// Choose the computer's move, as [`respond`] does, except in a lost position: there choose, with probability `skill`,
/// the move after which the end is farthest, if the budget suffices to find that move.
///
/// ```
/// use mexplorer::{Budget, Game, Opponent, prolong};
/// let game = Game::parse("nim")?;
/// let perfect = Opponent { skill: 1.0, seed: 7 };
/// let reply = prolong(&game, &game.position("5 5")?, perfect, &mut Budget::default())?;
/// assert!(["5 4", "4 5"].contains(&reply.to.as_str()));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// The errors of [`respond`].
pub fn prolong(
    game: &Game,
    position: &Position,
    opponent: Opponent,
    budget: &mut Budget<'_>,
) -> Result<Reply> {
    let mut rng = Rng::new(opponent.seed);
    // With probability 1 − `skill`, use the possibly wrong move of `respond`.
    if rng.unit() < opponent.skill {
        let half = budget.left() / 2;
        let slowest = budget.at_most(half, |budget| slowest(game, position, &mut rng, budget))?;
        if let Some(mv) = slowest {
            return Reply::new(game, position, mv, false);
        }
    }
    respond(game, position, opponent, budget)
}

/// The largest number of moves of a lost position that are compared.
const COMPARED: usize = 10_000;

/// Choose the move of a lost position after which the end is farthest. Return `None` for other positions, and if not
/// all moves can be compared.
fn slowest(
    game: &Game,
    position: &Position,
    rng: &mut Rng,
    budget: &mut Budget<'_>,
) -> Result<Option<Move>> {
    let Some(game) = &unless_budget(prepared(game, position, budget))? else { return Ok(None) };
    let mut oracle = Oracle::new(game);
    let count = game.rules().move_count(position).unwrap_or(u128::MAX);
    let outcome = unless_budget(oracle.outcome(position, budget))?;
    if outcome != Some(Outcome::P) || count > COMPARED as u128 {
        return Ok(None);
    }
    let (moves, _) = gather(usize::MAX, |visit| game.rules().moves(position, visit));
    // In a P-position each move leads to an N-position.
    let after = moves.iter().map(|mv| Ok((game.apply(position, mv)?, Some(Outcome::N))));
    let far = all(game, &after.collect::<Result<Vec<_>>>()?, &mut oracle, budget)?;
    let Some(far) = far.into_iter().collect::<Option<Vec<u128>>>() else { return Ok(None) };
    let most = far.iter().max().copied();
    let best = moves.into_iter().zip(far).filter(|(_, far)| Some(*far) == most);
    Ok(rng.choose(best.map(|(mv, _)| mv).collect()))
}
