//! Popular but wrong claims about games, each refuted by the smallest position on which it fails.

mod believer;
mod claims;
mod positions;
mod rules;

use std::ops::ControlFlow;

use serde::Serialize;

pub use believer::believing;
pub use claims::CLAIMS;

use crate::answers::calls::given::refused;
use crate::answers::oracle::{Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::error::{Error, Result};
use crate::base::gather;
use crate::base::nimber::Nimber;
use crate::games::kit::nearest::nearest;
use crate::notation::Game;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use positions::{Among, positions};
use rules::{Options, Rule, mex_values};

/// The subject of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ClaimGroup"))]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Group {
    /// The mex, and the XOR of values.
    Values,
    /// Winning and losing positions.
    Winning,
    /// Sums of games.
    Sums,
    /// Misère play.
    Misere,
    /// Staircase Nim.
    Stairs,
    /// Periods of values.
    Periods,
    /// Programs that compute values.
    Programs,
}

/// A wrong claim: a rule that predicts winners, values or moves, and the set of positions on which the rule is tested.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WrongClaim {
    /// The identifier of the claim, used in links and by [`refute`].
    pub id: &'static str,
    /// The subject of the claim.
    pub group: Group,
    /// The game, in notation, in which the claim fails.
    pub game: &'static str,
    /// The identifier of the lesson that explains the correct rule.
    pub lesson: &'static str,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    among: Among,
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    rule: Rule,
}

/// Outcome, value and winning moves of a position, either by a claim or in truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ClaimVerdict"))]
#[non_exhaustive]
pub struct Verdict {
    /// The outcome of the position; `None` for a rule that only chooses moves.
    pub outcome: Option<Outcome>,
    /// The Grundy value of the position; `None` for a rule without values, and in the correct verdict under misère play
    /// or on a game that is no sum of heaps.
    pub nimber: Option<Nimber>,
    /// The winning moves, in the notation of moves.
    pub moves: Vec<String>,
}

/// The smallest counterexample to a claim, as returned by [`refute`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Counterexample {
    /// The identifier of the claim.
    pub claim: &'static str,
    /// The subject of the claim.
    pub group: Group,
    /// The identifier of the lesson that explains the correct rule.
    pub lesson: &'static str,
    /// The game in canonical notation.
    pub game: String,
    /// The smallest position with a move on which the claim is wrong. Positions are ordered by the number of stones,
    /// then by the number of heaps, then lexicographically.
    pub position: String,
    /// The number of smaller positions with a move; the claim is right on all of these positions.
    pub right: usize,
    /// The verdict of the claim on the position.
    pub says: Verdict,
    /// The correct verdict on the position.
    pub truth: Verdict,
}

/// Find the smallest position on which a claim is wrong, by trying all positions in order.
///
/// ```
/// use mexplorer::refute;
/// let found = refute("xor-sizes")?;
/// assert_eq!((found.game.as_str(), found.position.as_str()), ("subtract 1..3", "4"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `bad-option` if `id` is not the name of a claim, with all names in `details.expected` and at most three similar
/// names in `details.nearest`; `budget` if the claim fails on no position of its set, which a test excludes.
pub fn refute(id: &str) -> Result<Counterexample> {
    let claim = claim_named(id)?;
    let trial = Trial::new(claim)?;
    let mut right = 0;
    for heaps in positions(claim.among) {
        let position = Position::Heaps(heaps.clone());
        if trial.game.rules().is_over(&position) {
            continue;
        }
        if !trial.fails(&heaps, &position)? {
            right += 1;
            continue;
        }
        return Ok(Counterexample {
            claim: claim.id,
            group: claim.group,
            lesson: claim.lesson,
            game: trial.game.to_string(),
            position: trial.game.text(&position),
            right,
            says: trial.says(&heaps)?,
            truth: trial.truth(&position)?,
        });
    }
    Err(Error::budget(right as u64, claim.game))
}

fn claim_named(id: &str) -> Result<&'static WrongClaim> {
    CLAIMS.iter().find(|claim| claim.id == id).ok_or_else(|| unknown(id))
}

#[cold]
fn unknown(id: &str) -> Error {
    let known: Vec<&str> = CLAIMS.iter().map(|claim| claim.id).collect();
    let nearest = nearest(&[id], &known).names;
    let first = nearest.first().map_or_else(String::new, |name| format!("{name}, or "));
    refused("claim", format!("{id:?}"), format!("{first}one of {}", known.join(", ")))
        .with("nearest", nearest)
}

/// A claim applied to one game, with the tables that the claim's rule and the correct verdict need.
struct Trial {
    game: Game,
    among: Among,
    rule: Rule,
    /// The Grundy values of heaps under normal play; empty if the positions are no sums of heaps.
    values: Vec<u64>,
    /// The values of heaps that the rule claims; empty if the rule does not give values.
    claimed: Vec<u64>,
}

impl Trial {
    fn new(claim: &WrongClaim) -> Result<Trial> {
        Ok(Trial::of(claim, Game::parse(claim.game)?, claim.among.largest()))
    }

    /// Apply the claim to a game with heaps up to `largest`; return `None` if the claim is about other games.
    fn within(claim: &WrongClaim, game: &Game, largest: u64) -> Result<Option<Trial>> {
        let own = Game::parse(claim.game)?;
        let adds_up = own.entry().adds_up && game.entry().adds_up && claim.among.is_heaps();
        let speaks = own.misere == game.misere && (adds_up || own.name() == game.name());
        Ok(speaks.then(|| Trial::of(claim, game.clone(), largest)))
    }

    fn of(claim: &WrongClaim, game: Game, largest: u64) -> Trial {
        // Leave the tables empty if a position is no sum of heaps, because a single heap has no value then.
        let adds_up = game.entry().adds_up && claim.among.is_heaps();
        let options = if adds_up { options(&game, largest) } else { Vec::new() };
        let claimed = match claim.rule {
            Rule::Values(values) => values(&options),
            Rule::Wins(_) | Rule::Move(_) => Vec::new(),
        };
        let values = mex_values(&options);
        Trial { game, among: claim.among, rule: claim.rule, values, claimed }
    }

    /// Return whether the rule is wrong on a position: the rule predicts the wrong outcome, or chooses a losing move in
    /// an N-position.
    fn fails(&self, heaps: &[u64], position: &Position) -> Result<bool> {
        let won = self.outcome(position)? == Outcome::N;
        let Rule::Move(choose) = self.rule else {
            return Ok(self.wins(heaps) != won);
        };
        Ok(won && self.outcome(&Position::Heaps(choose(heaps)))? == Outcome::N)
    }

    fn wins(&self, heaps: &[u64]) -> bool {
        match self.rule {
            Rule::Values(_) => sum(&self.claimed, heaps) != 0,
            Rule::Wins(wins) => wins(&self.among.plain(heaps), &self.values),
            Rule::Move(_) => true,
        }
    }

    /// Return whether the rule calls the move from `heaps` to `to` winning.
    fn calls_winning(&self, heaps: &[u64], to: &[u64]) -> bool {
        let plain = |heaps: &[u64]| self.among.plain(heaps);
        if let Rule::Move(choose) = self.rule {
            return plain(&choose(&plain(heaps))) == plain(to);
        }
        self.wins(heaps) && !self.wins(to)
    }

    fn says(&self, heaps: &[u64]) -> Result<Verdict> {
        let position = Position::Heaps(heaps.to_vec());
        if let Rule::Move(choose) = self.rule {
            let chosen = choose(heaps);
            let moves = self.moves(&position, |to| Ok(to == chosen))?;
            return Ok(Verdict { outcome: None, nimber: None, moves });
        }
        let outcome = Outcome::mover_wins(self.wins(heaps));
        let moves = match outcome {
            Outcome::P => Vec::new(),
            _ => self.moves(&position, |to| Ok(!self.wins(to)))?,
        };
        let nimber =
            matches!(self.rule, Rule::Values(_)).then(|| Nimber(sum(&self.claimed, heaps)));
        Ok(Verdict { outcome: Some(outcome), nimber, moves })
    }

    /// Return the correct verdict, from the values of the heaps in a sum of heaps, and otherwise from the oracle.
    fn truth(&self, position: &Position) -> Result<Verdict> {
        let moves = self
            .moves(position, |to| Ok(self.outcome(&Position::Heaps(to.to_vec()))? == Outcome::P))?;
        let nimber = self.adds_up().then(|| Nimber(sum(&self.values, position.heaps())));
        Ok(Verdict { outcome: Some(self.outcome(position)?), nimber, moves })
    }

    fn adds_up(&self) -> bool {
        !self.values.is_empty() && !self.game.misere
    }

    fn outcome(&self, position: &Position) -> Result<Outcome> {
        if self.adds_up() {
            return Ok(Outcome::mover_wins(sum(&self.values, position.heaps()) != 0));
        }
        if let Some(theorem) = self.game.rules().as_outcomes()
            && let Some(outcome) = theorem.outcome(position, self.game.misere)
        {
            return Ok(outcome);
        }
        let budget = &mut Budget::default();
        let game = prepared(&self.game, position, budget)?;
        Oracle::new(&game).outcome(position, budget)
    }

    /// Return the texts of the moves whose resulting position satisfies `fits`.
    fn moves(
        &self,
        position: &Position,
        fits: impl Fn(&[u64]) -> Result<bool>,
    ) -> Result<Vec<String>> {
        let (all, _) = gather(usize::MAX, |visit| self.game.rules().moves(position, visit));
        let mut found = Vec::new();
        for mv in &all {
            if fits(self.game.apply(position, mv)?.heaps())? {
                found.push(self.game.move_text(mv)?);
            }
        }
        Ok(found)
    }
}

fn sum(values: &[u64], heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ values[*heap as usize])
}

/// Return the options of each heap from 0 to `largest`, each option as a list of heaps.
fn options(game: &Game, largest: u64) -> Options {
    let of = |heap: u64| {
        let mut all = Vec::new();
        let _ = game.rules().options(&[heap], &mut |parts| {
            let parts = parts.concat();
            // Write an option without heaps as a single heap of 0.
            all.push(if parts.is_empty() { vec![0] } else { parts });
            ControlFlow::Continue(())
        });
        all
    };
    (0..=largest).map(of).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// The largest number of stones for which the test plays out whole positions. Larger positions are decided by the
    /// values of their heaps.
    const PLAYED: u64 = 22;

    /// Return whether the player to move wins, by searching all moves.
    fn wins(trial: &Trial, heaps: &[u64], memo: &mut HashMap<Vec<u64>, bool>) -> bool {
        let (game, heaps) = (&trial.game, trial.among.plain(heaps));
        if let Some(known) = memo.get(&heaps) {
            return *known;
        }
        let position = Position::Heaps(heaps.clone());
        let mut next = Vec::new();
        let _ = game.rules().moves(&position, &mut |mv| {
            next.extend(game.apply(&position, &mv));
            ControlFlow::Continue(())
        });
        let found = if next.is_empty() {
            game.misere
        } else {
            next.iter().any(|to| !wins(trial, to.heaps(), memo))
        };
        memo.insert(heaps, found);
        found
    }

    #[test]
    fn each_claim_is_right_below_its_counterexample_and_wrong_on_it() {
        for claim in CLAIMS {
            let found = refute(claim.id).unwrap();
            let trial = Trial::new(claim).unwrap();
            let game = &trial.game;
            let mut memo = HashMap::new();
            let mut truth = |heaps: &[u64]| {
                if heaps.iter().sum::<u64>() > PLAYED {
                    assert!(trial.adds_up() || game.name() == "wythoff", "{}", claim.id);
                    return trial.outcome(&Position::Heaps(heaps.to_vec())).unwrap() == Outcome::N;
                }
                wins(&trial, heaps, &mut memo)
            };
            let mut right = 0;
            for heaps in positions(claim.among) {
                let position = Position::Heaps(heaps.clone());
                if game.rules().is_over(&position) {
                    continue;
                }
                let holds = match claim.rule {
                    Rule::Move(choose) => {
                        let chosen = choose(&heaps);
                        let legal = trial.moves(&position, |to| Ok(to == chosen)).unwrap();
                        assert_eq!(legal.len(), 1, "{} at {heaps:?}", claim.id);
                        !truth(&heaps) || !truth(&chosen)
                    }
                    _ => {
                        trial.says(&heaps).unwrap().outcome
                            == Some(Outcome::mover_wins(truth(&heaps)))
                    }
                };
                if !holds {
                    assert_eq!(found.position, game.text(&position), "{}", claim.id);
                    break;
                }
                right += 1;
            }
            assert_eq!(found.right, right, "{}", claim.id);
        }
    }

    #[test]
    fn an_unknown_claim_names_the_nearest_first() {
        for (typed, meant) in [("xor-size", "xor-sizes"), ("misere-even-one", "misere-even-ones")] {
            let error = refute(typed).unwrap_err().to_string();
            assert!(error.contains(&format!("to be {meant}, or one of mex-largest, ")), "{error}");
        }
        let error = refute("nothing like it").unwrap_err().to_string();
        assert!(error.contains("to be one of mex-largest, "), "{error}");
    }

    #[test]
    fn names_differ() {
        let names: std::collections::HashSet<&str> = CLAIMS.iter().map(|claim| claim.id).collect();
        assert_eq!(names.len(), CLAIMS.len());
    }
}
