//! Fuzz every analysis of a position, including positions with huge heaps or mistyped text: each call must return a
//! result, or an error with its reason, within the budget.

use arbitrary::{Result, Unstructured};
use mexplorer::{
    Budget, Error, Game, Limits, MAX_HEAP, Opponent, Position, analyze, describe, explore, grid,
    quotient, respond, table,
};

use super::texts::{game, in_game, position, slipped, sound};

/// The budget of each call in steps: large enough that many calls succeed, small enough for fast fuzzing.
const STEPS: u64 = 20_000;

/// Run every analysis on the position that the bytes encode.
pub fn run(data: &[u8]) {
    let _ = asks(&mut Unstructured::new(data));
}

fn asks(u: &mut Unstructured<'_>) -> Result<()> {
    let game = game(u)?;
    let mut here = position(&game, u)?;
    if u.ratio(1, 2)? {
        here = strange(&game, here, u)?;
    }
    let (text, rule) = (game.text(&here), game.to_string());
    let sound = |error: &Error, text: &str| {
        sound(error, if in_game(error) { &rule } else { text });
    };
    describe(&game, &here);
    let limits = Limits { moves: u.int_in_range(0..=50)?, steps: STEPS };
    match analyze(&game, &here, limits) {
        Ok(found) => {
            assert!(found.moves.len() <= limits.moves, "{game} at {text:?}");
            for mv in &found.moves {
                let next = game.position(&mv.to);
                assert!(next.is_ok(), "{game} at {text:?}: {} leads to {:?}", mv.text, mv.to);
            }
        }
        Err(error) => sound(&error, &text),
    }
    let opponent =
        Opponent { skill: f64::from(u.arbitrary::<u8>()?) / 255.0, seed: u.arbitrary()? };
    if let Err(error) = respond(&game, &here, opponent, &mut Budget::steps(STEPS)) {
        sound(&error, &text);
    }
    if let Err(error) = explore(&game, &here, u.int_in_range(0..=60)?, &mut Budget::steps(STEPS)) {
        sound(&error, &text);
    }
    if u.ratio(1, 4)? {
        let upto = u.int_in_range(0..=2000)?;
        table(&game, upto, &mut Budget::steps(STEPS)).map_or_else(|e| sound(&e, ""), drop);
        let side = u.int_in_range(0..=12)?;
        grid(&game, side, side, 1, &mut Budget::steps(STEPS)).map_or_else(|e| sound(&e, ""), drop);
        quotient(&game, upto, &mut Budget::steps(STEPS)).map_or_else(|e| sound(&e, ""), drop);
    }
    Ok(())
}

/// Put huge heaps into the position, or parse the position's text after random typing slips.
fn strange(game: &Game, position: Position, u: &mut Unstructured<'_>) -> Result<Position> {
    let text = game.text(&position);
    let strange = if u.ratio(1, 2)? {
        let huge = (MAX_HEAP - u.int_in_range(0..=20)?).to_string();
        let mut words: Vec<&str> = text.split(' ').collect();
        let at = u.choose_index(words.len())?;
        words[at] = &huge;
        words.join(" ")
    } else {
        slipped(&text, 4, u)?
    };
    Ok(game.position(&strange).unwrap_or(position))
}
