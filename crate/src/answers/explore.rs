//! The game graph of a position, and the review of a played game.

use std::ops::ControlFlow;

use rustc_hash::FxHashMap;
use serde::Serialize;

use crate::answers::oracle::{Judgement, Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::nimber::Nimber;
use crate::base::sort::sorted;
use crate::base::try_walk;
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::ruleset::explain::Step;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// A position of a game graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct GraphNode {
    /// The position as text.
    pub text: String,
    /// The Grundy value of the position; `None` under misère play, for a value ∞_K, and if the search for the value
    /// would be too long.
    pub nimber: Option<Nimber>,
    /// The set K if play from the position may cycle and its value is ∞_K instead of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub infinite: Option<Vec<Nimber>>,
    /// The outcome of the position.
    pub outcome: Outcome,
    /// The least number of moves from the start to the position.
    pub depth: usize,
}

/// The positions reachable from a start position, and the moves between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Exploration"))]
#[non_exhaustive]
pub struct GameGraph {
    /// The game in canonical form.
    pub game: String,
    /// The positions, beginning with the start position. Equivalent positions, such as the same heaps in another order,
    /// are one node.
    pub nodes: Vec<GraphNode>,
    /// The moves, as pairs of indices into `nodes`.
    pub edges: Vec<(usize, usize)>,
    /// Whether a limit on positions, moves or memory left positions or moves out.
    pub truncated: bool,
}

/// Return the position with its parts in canonical order, if their order does not matter in the game.
fn standard(game: &Game, position: &Position) -> Position {
    let mut next = position.clone();
    game.rule.standard(&mut next);
    next
}

/// The most numbers that all positions of a graph may hold together, and the most numbers that the examined options of
/// one position may hold.
const COPIED: usize = 8_000_000;

/// Return the game graph of a position, explored breadth first, up to `limit` positions.
///
/// ```
/// use mexplorer::{Budget, Game, explore};
/// let game = Game::parse("nim")?;
/// let graph = explore(&game, &game.position("1 2")?, 100, &mut Budget::default())?;
/// assert_eq!(graph.nodes.len(), 5); // 1 2, 2, 1 1, 1, 0
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `budget` if only a search gives an outcome and the steps run out.
pub fn explore(
    game: &Game,
    position: &Position,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<GameGraph> {
    let game = &prepared(game, position, budget)?;
    let mut positions = vec![position.clone()];
    let mut depths = vec![0];
    let mut index = FxHashMap::from_iter([(standard(game, position), 0)]);
    let mut edges = Vec::new();
    let mut truncated = false;
    let mut at = 0;
    while at < positions.len() {
        let from = positions[at].clone();
        // Limit the examined moves: a position may have far more moves than the graph can hold, and each resulting
        // position may be long.
        let mut looked = (50 * limit.max(20)).min((COPIED / from.size().max(1)).max(4));
        let mut seen = vec![];
        let _ = try_walk(
            |visit| game.rules().moves(&from, visit),
            |mv| {
                looked -= 1;
                let next = standard(game, &game.apply(&from, &mv)?);
                let room = positions.len() < limit && positions.len() * from.size() < COPIED;
                let known = index.get(&next).copied();
                match known {
                    Some(to) => seen.push(to),
                    None if room => {
                        seen.push(positions.len());
                        index.insert(next.clone(), positions.len());
                        positions.push(next);
                        depths.push(depths[at] + 1);
                    }
                    None => truncated = true,
                }
                if looked > 0 {
                    return Ok(ControlFlow::Continue(()));
                }
                truncated = true;
                Ok(ControlFlow::Break(()))
            },
        )?;
        let mut seen = sorted(seen);
        seen.dedup();
        edges.extend(seen.into_iter().map(|to| (at, to)));
        at += 1;
    }
    let mut oracle = Oracle::new(game);
    let mut nodes = Vec::with_capacity(positions.len());
    for (position, depth) in positions.iter().zip(depths) {
        let Judgement { outcome, nimber, infinite } = oracle.judge(position, budget)?;
        nodes.push(GraphNode { text: game.text(position), nimber, infinite, outcome, depth });
    }
    Ok(GameGraph { game: game.to_string(), nodes, edges, truncated })
}

/// The result of [`report`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Report {
    /// The moves in order.
    pub steps: Vec<ReportStep>,
}

/// A move of a played game, and a better move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct ReportStep {
    /// The position before the move.
    pub from: String,
    /// The position after the move.
    pub to: String,
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
    /// The outcome of the position before the move: `N` if the mover could win.
    pub before: Outcome,
    /// The outcome of the position after the move: `N` if the opponent can win.
    pub after: Outcome,
    /// Whether the move gave away a win or a draw.
    pub lost: bool,
    /// A move that would have kept the win or the draw; `None` if the played move kept it, or the position was lost.
    pub better: Option<Played>,
    /// The reason why the opponent can win after the move; `None` if the move did not give a win or a draw away, or
    /// turned a win into a draw.
    pub refuted: Option<Refutation>,
}

/// The reason why a move was a mistake: the opponent's winning reply, and the theorem that proves the win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Refutation {
    /// The opponent's winning reply; `None` if the opponent has no move and wins by that, under misère play.
    pub answer: Option<Played>,
    /// The id of the theorem that proves the win; `search` if a search found the win.
    pub theorem: &'static str,
    /// The values of the parts, if their nim-sum decides the position and there are 2 to 12 values; empty otherwise.
    pub values: Vec<Nimber>,
    /// The nim-sum of `values`; `None` if `values` is empty.
    pub sum: Option<Nimber>,
}

/// The most values in [`Refutation::values`].
const ADDED: usize = 12;

/// Return the reason why a move to `position` was a mistake. The opponent must be able to win at `position`.
fn refutation(
    game: &Game,
    position: &Position,
    oracle: &mut Oracle<'_>,
    budget: &mut Budget<'_>,
) -> Result<Refutation> {
    let answer = oracle.first_winning(position, budget)?;
    let answer = answer.map(|mv| Played::new(game, position, mv)).transpose()?;
    let steps = oracle.why(position).unwrap_or_default();
    let mut found = Refutation { answer, theorem: "search", values: Vec::new(), sum: None };
    for step in steps.into_iter().rev() {
        match step {
            Step::Theorem { id, .. } => found.theorem = id,
            Step::Sum { rows, more: 0, total: Some(sum), .. }
                if !game.misere && (2..=ADDED).contains(&rows.len()) =>
            {
                found.values = rows.iter().map(|row| row.value).collect();
                found.sum = Some(sum);
            }
            _ => {}
        }
    }
    Ok(found)
}

/// A move, as text and data, with the resulting position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Played {
    /// The position after the move.
    pub to: String,
    /// The move in the notation of moves.
    pub text: String,
    /// The move as data.
    pub r#move: Move,
}

impl Played {
    /// Create the record of the move `mv` from `position`.
    ///
    /// # Errors
    /// The errors of [`Game::apply`].
    pub fn new(game: &Game, position: &Position, mv: Move) -> Result<Self> {
        let to = game.text(&game.apply(position, &mv)?);
        Ok(Played { to, text: game.move_text(&mv)?, r#move: mv })
    }
}

/// Report the effect of each move of a game, from its positions in order.
///
/// ```
/// use mexplorer::{Budget, Game, report};
/// let game = Game::parse("nim")?;
/// let positions = ["3 5 7", "3 5 6", "0 5 6"].map(|p| game.position(p)).into_iter();
/// let positions: Vec<_> = positions.collect::<Result<_, _>>()?;
/// let steps = report(&game, &positions, &mut Budget::default())?.steps;
/// assert!(steps[0].before == mexplorer::Outcome::N && !steps[0].lost);
/// assert!(!steps[1].lost); // 3 5 6 was lost already
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `illegal-move` when no move leads from a position to the next; `budget`.
pub fn report(game: &Game, positions: &[Position], budget: &mut Budget<'_>) -> Result<Report> {
    let Some(first) = positions.first() else { return Ok(Report { steps: Vec::new() }) };
    let game = &prepared(game, first, budget)?;
    let mut oracle = Oracle::new(game);
    let mut steps = Vec::with_capacity(positions.len());
    for pair in positions.windows(2) {
        let (from, to) = (&pair[0], &pair[1]);
        let mv = find_move(game, from, &game.text(to))?;
        let before = oracle.outcome(from, budget)?;
        // Skip the search after a move of a lost position: every such move leads to a won position.
        let after = if before == Outcome::P { Outcome::N } else { oracle.outcome(to, budget)? };
        let held = match before {
            Outcome::N => after == Outcome::P,
            Outcome::P => true,
            Outcome::D => after == Outcome::D,
        };
        let lost = !held;
        let (mut better, mut refuted) = (None, None);
        if lost && after == Outcome::N {
            refuted = Some(refutation(game, to, &mut oracle, budget)?);
        }
        if lost {
            let first = match before {
                Outcome::D => oracle.first_holding(from),
                _ => oracle.first_winning(from, budget)?,
            };
            better = first.map(|mv| Played::new(game, from, mv)).transpose()?;
        }
        steps.push(ReportStep {
            from: game.text(from),
            to: game.text(to),
            text: game.move_text(&mv)?,
            r#move: mv,
            before,
            after,
            lost,
            better,
            refuted,
        });
    }
    Ok(Report { steps })
}
