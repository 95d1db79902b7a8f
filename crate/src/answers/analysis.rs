//! The analysis of a position: the outcome, the winning moves, and the reasons.

use std::ops::ControlFlow;

use serde::Serialize;

use crate::answers::listed::{AnalyzedMove, listed};
use crate::answers::oracle::{Judgement, Oracle, prepared};
use crate::base::budget::{Budget, DEFAULT_STEPS};
use crate::base::error::Result;
use crate::base::gather;
use crate::base::nimber::{Count, Nimber, nimbers};
use crate::base::sort::sorted_by_key;
use crate::notation::Game;
use crate::ruleset::Part;
use crate::ruleset::explain::{Answer, Choice, MoveRow, MovesRole, ROWS, Step};
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// The most independent parts that an analysis lists.
const PARTS: usize = 1000;

/// The most moves of a lost position for which an analysis lists the winning replies.
const REFUTED: usize = 48;

/// The most bytes of the text of a position for which an analysis lists the winning replies.
const LEGIBLE: usize = 1000;

/// The most winning moves that are counted one by one as a theorem names them; a larger number stays unknown.
const COUNTED: u128 = 1 << 20;

/// The limits of an analysis: the most moves to list, and the most steps of computation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most moves to list.
    pub moves: usize,
    /// The most steps of computation; see [`Budget`].
    pub steps: u64,
}

impl Default for Limits {
    /// Return the default limits: 200 moves and [`DEFAULT_STEPS`] steps.
    fn default() -> Self {
        Limits { moves: 200, steps: DEFAULT_STEPS }
    }
}

/// An independent part of a position and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct PartValue {
    /// The part in the notation of positions.
    pub text: String,
    /// The Grundy value of the part; `None` under misère play, for a value ∞_K, and if the value is unknown.
    pub nimber: Option<Nimber>,
    /// The set K, the Grundy values of those options that have one, if play may cycle and the part has the loopy value
    /// ∞_K instead of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub infinite: Option<Vec<Nimber>>,
}

/// The result of [`analyze`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Analysis {
    /// The game in canonical form.
    pub game: String,
    /// The position in canonical form.
    pub position: String,
    /// The outcome of the position: which player wins, or a draw.
    pub outcome: Outcome,
    /// The Grundy value; `None` under misère play, for a value ∞_K, and if the search for the value would be too long.
    pub nimber: Option<Nimber>,
    /// The set K, the Grundy values of those options that have one, if play may cycle and the position has the loopy
    /// value ∞_K instead of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub infinite: Option<Vec<Nimber>>,
    /// The first thousand independent parts of the position.
    pub parts: Vec<PartValue>,
    /// The number of independent parts of the position.
    pub part_count: usize,
    /// The moves: winning moves first, then moves to a draw, then the others. Each resulting position is listed once,
    /// except for loops, by which several tokens stay at their nodes: each token's loop is a separate move. If a
    /// theorem gives the outcome and the steps run out, only the moves whose result is known are listed.
    pub moves: Vec<AnalyzedMove>,
    /// The number of moves; `None` if the number exceeds 128 bits.
    pub move_count: Option<Count>,
    /// The number of winning moves; `None` if the steps run out, or the list is full, before the number is known.
    pub winning_count: Option<Count>,
    /// Whether moves are missing from the list. The list ends at the requested number of moves, or when the resulting
    /// positions exceed four million characters together (32 million for winning moves).
    pub cut: bool,
    /// The explanation of the outcome, step by step.
    pub why: Vec<Step>,
    /// The number of steps of computation used.
    pub steps: u64,
}

/// Analyse a position: outcome, value, moves and the reason.
///
/// # Errors
/// `budget` if no theorem gives the outcome and the steps run out during the search.
pub fn analyze(game: &Game, position: &Position, limits: Limits) -> Result<Analysis> {
    analyze_within(game, position, limits.moves, &mut Budget::steps(limits.steps))
}

/// Run [`analyze`] with a budget of the caller, and list at most `limit` moves.
///
/// # Errors
/// The errors of [`analyze`].
pub fn analyze_within(
    game: &Game,
    position: &Position,
    limit: usize,
    budget: &mut Budget<'_>,
) -> Result<Analysis> {
    let game = &prepared(game, position, budget)?;
    let mut oracle = Oracle::new(game);
    let Judgement { outcome, nimber, infinite } = oracle.judge(position, budget)?;
    let mut asked = Asked { game, position, outcome, nimber, oracle, budget };
    let (parts, part_count) = asked.parts();
    let moves = listed(game, position, outcome, limit, &mut asked.oracle, asked.budget)?;
    let why = asked.why(&moves)?;
    let winning_count = match outcome {
        Outcome::N => asked.winning_count(&moves),
        Outcome::P | Outcome::D => Some(0),
    };
    let steps = asked.budget.used();
    let move_count = game.rules().move_count(position);
    Ok(Analysis {
        game: game.to_string(),
        position: game.text(position),
        outcome,
        nimber,
        infinite,
        parts,
        part_count,
        cut: move_count != Some(moves.len() as u128),
        moves,
        move_count: move_count.map(Count),
        winning_count: winning_count.map(Count),
        why,
        steps,
    })
}

/// Return the outcome of a position, without listing its moves.
///
/// ```
/// use mexplorer::{Budget, Game, Outcome, outcome};
/// let game = Game::parse("subtract 1 5 13 misere")?;
/// assert_eq!(outcome(&game, &game.position("1")?, &mut Budget::default())?, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `budget`, as [`analyze`].
pub fn outcome(game: &Game, position: &Position, budget: &mut Budget<'_>) -> Result<Outcome> {
    let game = prepared(game, position, budget)?;
    Oracle::new(&game).outcome(position, budget)
}

/// The position under analysis, with the facts computed about it.
struct Asked<'a, 'w> {
    game: &'a Game,
    position: &'a Position,
    outcome: Outcome,
    nimber: Option<Nimber>,
    oracle: Oracle<'a>,
    budget: &'a mut Budget<'w>,
}

impl Asked<'_, '_> {
    fn parts(&mut self) -> (Vec<PartValue>, usize) {
        let rules = self.game.rules();
        let parts = rules.parts(self.position);
        let count = parts.len();
        let texts = rules.part_texts(self.position);
        let values = rules.as_values().filter(|_| !self.game.misere);
        let loopy = rules.as_loopy().filter(|_| !self.game.misere);
        let value = |(part, text): (&Part, String)| {
            let known = values.and_then(|values| values.part_value(part));
            // A single part is the whole position, and the oracle has already cached its value.
            let nimber = match known {
                None if count == 1 => self.oracle.nimber(self.position, self.budget),
                known => known,
            };
            let infinite = loopy.and_then(|loopy| loopy.infinite(part)).map(nimbers);
            PartValue { text, nimber, infinite }
        };
        (parts.iter().zip(texts).take(PARTS).map(value).collect(), count)
    }

    /// Return the number of winning moves of a won position, or `None` if unknown.
    fn winning_count(&self, moves: &[AnalyzedMove]) -> Option<u128> {
        let rules = self.game.rules();
        let listed = moves.iter().filter(|mv| mv.wins).count() as u128;
        if rules.move_count(self.position) == Some(moves.len() as u128) {
            return Some(listed);
        }
        let mut named = 0;
        let walked = self.oracle.winning_by_theorem(self.position, &mut |_| {
            named += 1;
            if named > COUNTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match walked {
            // The list may contain more winning moves than the theorem names.
            Some(ControlFlow::Continue(())) => Some(listed.max(named)),
            Some(ControlFlow::Break(())) => None,
            // Without a theorem, winning moves are listed first. A listed move that does not win therefore shows that
            // all winning moves are listed.
            None => {
                let searched = !self.oracle.has_theorem(self.position);
                Some(listed).filter(|_| searched && listed < moves.len() as u128)
            }
        }
    }

    fn why(&mut self, moves: &[AnalyzedMove]) -> Result<Vec<Step>> {
        let (game, position, outcome) = (self.game, self.position, self.outcome);
        let rules = game.rules();
        let mut steps = self.oracle.why(position).unwrap_or_else(|| {
            let theorem = Step::Theorem { id: "search", author: "Zermelo", year: 1913 };
            [theorem].into_iter().chain(Step::searched(self.budget.used())).collect()
        });
        // If the position has a single part and all moves are listed with known values, add the mex of these values.
        let all_listed = rules.move_count(position) == Some(moves.len() as u128);
        let alone = all_listed && rules.parts(position).len() == 1;
        let choice = |m: &AnalyzedMove| m.nimber.map(|nimber| Choice { to: m.to.clone(), nimber });
        let valued: Option<Vec<Choice>> =
            alone.then(|| moves.iter().map(choice).collect()).flatten();
        if let (Some(options), Some(mex)) = (valued, self.nimber) {
            let mut options = sorted_by_key(options, |a| a.nimber);
            let more = options.len().saturating_sub(2 * ROWS);
            options.truncate(2 * ROWS);
            steps.push(Step::Mex { text: game.text(position), options, more, mex });
        }
        // List the first winning move. If no step argues for all moves at once, also list the winning reply to each
        // move of the lost position: of the position after that move, or of this position. If this position is lost
        // and has at most `REFUTED` moves, list the replies in any case.
        let argued = steps.iter().any(Step::argues);
        let few = || rules.move_count(position).is_some_and(|count| count <= REFUTED as u128);
        if let Some(best) = moves.first().filter(|m| m.wins) {
            let (text, mv, to) = (best.text.clone(), best.r#move.clone(), best.to.clone());
            let played = Answer { text, r#move: mv, to };
            steps.push(Step::Moves {
                role: MovesRole::Winning,
                from: game.text(position),
                rows: vec![MoveRow { played, answer: None }],
                more: Count(0),
                target: target(game, position, &best.r#move)?,
            });
            if !argued {
                steps.extend(self.refutations(&game.apply(position, &best.r#move)?)?);
            }
        } else if outcome == Outcome::P && (!argued || few()) {
            steps.extend(self.refutations(position)?);
        }
        steps.push(Step::Conclusion { outcome, misere: game.misere, nimber: self.nimber });
        Ok(steps)
    }

    /// Return the winning reply to each move of a lost position, for the first `REFUTED` moves. Return `None` if
    /// there is no move, the text has more than `LEGIBLE` bytes, the steps run out, or no reply to some move is found.
    fn refutations(&mut self, position: &Position) -> Result<Option<Step>> {
        let (game, rules, text) = (self.game, self.game.rules(), self.game.text(position));
        if text.len() > LEGIBLE {
            return Ok(None);
        }
        let (moves, _) = gather(REFUTED, |visit| rules.moves(position, visit));
        let mut rows = Vec::with_capacity(moves.len());
        for mv in moves {
            let next = game.apply(position, &mv)?;
            // If the steps run out, omit the replies to all moves.
            let Ok(answer) = self.oracle.first_winning(&next, self.budget) else {
                return Ok(None);
            };
            if answer.is_none() && !rules.is_over(&next) {
                return Ok(None);
            }
            let answer = answer.map(|mv| answer_of(game, &next, mv)).transpose()?;
            rows.push(MoveRow { played: answer_of(game, position, mv)?, answer });
        }
        let all = rules.move_count(position).unwrap_or(u128::MAX);
        let more = Count(all.saturating_sub(rows.len() as u128));
        let (role, target) = (MovesRole::Refutations, None);
        Ok((!rows.is_empty()).then_some(Step::Moves { role, from: text, rows, more, target }))
    }
}

fn answer_of(game: &Game, position: &Position, mv: Move) -> Result<Answer> {
    let to = game.text(&game.apply(position, &mv)?);
    Ok(Answer { text: game.move_text(&mv)?, to, r#move: mv })
}

/// Return the value, after a winning move, of the single part that the move changes. Return `None` if the number of
/// parts changes, if not exactly one part changes, or if the value is unknown.
fn target(game: &Game, position: &Position, mv: &Move) -> Result<Option<Nimber>> {
    let rules = game.rules();
    let (before, after) = (rules.parts(position), rules.parts(&game.apply(position, mv)?));
    let changed = before.iter().zip(&after).filter(|(a, b)| a != b);
    Ok(match changed.collect::<Vec<_>>()[..] {
        [(_, part)] if before.len() == after.len() => {
            rules.as_values().and_then(|values| values.part_value(part))
        }
        _ => None,
    })
}
