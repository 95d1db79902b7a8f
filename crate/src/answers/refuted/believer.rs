//! An opponent who plays by one wrong claim.

use super::{Trial, WrongClaim, claim_named};
use crate::answers::opponent::{Opponent, Reply, respond};
use crate::answers::oracle::{Oracle, prepared};
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::gather;
use crate::base::rng::Rng;
use crate::notation::Game;
use crate::ruleset::moves::Move;
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;

/// The largest heap to which a wrong claim is applied. On positions with larger heaps the opponent plays without the
/// claim.
const LARGEST: u64 = 600;
/// The largest number of moves examined for a position.
const MOVES: usize = 4000;

/// Choose the move of an opponent who believes a wrong claim: a move that the claim's rule calls winning, if there is
/// such a move, and otherwise the move of [`respond`]. A claim about a game that is no sum of heaps
/// applies to that game alone, and a claim about misère play applies to misère games.
///
/// ```
/// use mexplorer::{Budget, Game, Opponent, believing};
/// let game = Game::parse("nim")?;
/// let position = game.position("1 2 4")?;
/// // The claim plays the first heap as if there were no other heap, so the move takes the whole heap.
/// let perfect = Opponent { skill: 1.0, seed: 1 };
/// let reply = believing("win-one-heap", &game, &position, perfect, &mut Budget::default())?;
/// assert_eq!((reply.text.as_str(), reply.wins), ("1-1", false));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `bad-option` if `claim` is not the name of a claim; the errors of [`respond`].
pub fn believing(
    claim: &str,
    game: &Game,
    position: &Position,
    opponent: Opponent,
    budget: &mut Budget<'_>,
) -> Result<Reply> {
    let claim = claim_named(claim)?;
    let Some(mv) = chosen(claim, game, position, opponent.seed, budget)? else {
        return respond(game, position, opponent, budget);
    };
    let next = game.apply(position, &mv)?;
    let game = &prepared(game, &next, budget)?;
    let wins = Oracle::new(game).outcome(&next, budget)? == Outcome::P;
    Reply::new(game, position, mv, wins)
}

/// Choose a move that the claim's rule calls winning; return `None` if the rule calls no move winning or does not
/// apply.
fn chosen(
    claim: &WrongClaim,
    game: &Game,
    position: &Position,
    seed: u64,
    budget: &mut Budget<'_>,
) -> Result<Option<Move>> {
    let Position::Heaps(heaps) = position else { return Ok(None) };
    let largest = heaps.iter().copied().max().unwrap_or(0);
    if largest > LARGEST || heaps.is_empty() || !claim.among.has(heaps.len()) {
        return Ok(None);
    }
    let Some(trial) = Trial::within(claim, game, largest)? else { return Ok(None) };
    let (moves, ()) = gather(MOVES, |visit| {
        let _ = game.rules().moves(position, visit);
    });
    let mut believed = Vec::new();
    for mv in moves {
        budget.spend(1 + heaps.len() as u64, || game.text(position))?;
        let to = game.apply(position, &mv)?;
        // Skip moves to heaps beyond the table of values, for which the rule gives no answer.
        if to.heaps().iter().all(|heap| *heap <= largest) && trial.calls_winning(heaps, to.heaps())
        {
            believed.push(mv);
        }
    }
    Ok(Rng::new(seed).choose(believed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::refuted::{CLAIMS, refute};

    const PERFECT: Opponent = Opponent { skill: 1.0, seed: 5 };

    fn reply(claim: &str, game: &str, position: &str) -> Result<Reply> {
        let game = Game::parse(game)?;
        let position = game.position(position)?;
        believing(claim, &game, &position, PERFECT, &mut Budget::default())
    }

    #[test]
    fn on_its_counterexample_the_move_of_a_claim_is_one_that_it_calls_winning() {
        for claim in CLAIMS {
            let found = refute(claim.id).unwrap();
            let reply = reply(claim.id, &found.game, &found.position).unwrap();
            if !found.says.moves.is_empty() {
                assert!(found.says.moves.contains(&reply.text), "{}: {}", claim.id, reply.text);
            }
            let wins = found.truth.moves.contains(&reply.text);
            assert_eq!(reply.wins, wins, "{}", claim.id);
        }
    }

    #[test]
    fn every_claim_plays_every_game_to_its_end() {
        let games = [
            ("nim", "3 5 7 0"),
            ("nim misere", "1 2 3"),
            ("subtract 1 3 4", "10 7"),
            ("kayles", "12 3"),
            ("wythoff", "3 5"),
            ("staircase", "2 1 3 0 4"),
            ("moore 2", "1 2 3"),
            ("fibonacci", "13"),
            ("letters", "AABBC"),
            ("lasker", "4 0 5"),
        ];
        for claim in CLAIMS {
            for (line, start) in games {
                let game = Game::parse(line).unwrap();
                let mut position = game.position(start).unwrap();
                for _ in 0..60 {
                    if game.rules().is_over(&position) {
                        break;
                    }
                    let reply = reply(claim.id, line, &game.text(&position)).unwrap();
                    position = game.position(&reply.to).unwrap();
                }
                assert!(game.rules().is_over(&position), "{} {line}", claim.id);
            }
        }
    }

    #[test]
    fn where_a_rule_says_nothing_the_play_is_perfect() {
        // A claim does not apply to heaps beyond `LARGEST`, nor to other kinds of games.
        assert!(reply("xor-sizes", "subtract 1 2", "100000").unwrap().wins);
        assert!(reply("stairs-all", "nim", "3 5 7").unwrap().wins);
        assert_eq!(reply("no-claim", "nim", "3").unwrap_err().code.as_str(), "bad-option");
    }
}
