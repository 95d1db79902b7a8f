//! Fuzz typed moves: every accepted text must be a move of the rules, and the parser must accept every listed move in
//! both of its notations.

use arbitrary::{Result, Unstructured};
use mexplorer::{Game, Position, find_move};

use super::texts::{game, position, slipped, sound};
use crate::common::next;

/// Parse typed moves at the position that the bytes encode.
pub fn run(data: &[u8]) {
    let _ = types(&mut Unstructured::new(data));
}

/// The most options that a position may have; positions with more are skipped.
const MANY: u128 = 3000;

fn types(u: &mut Unstructured<'_>) -> Result<()> {
    let game = game(u)?;
    let here = position(&game, u)?;
    if game.rules().move_count(&here).is_none_or(|count| count > MANY) {
        return Ok(());
    }
    let options = next(&game, &here);
    if !options.is_empty() {
        let to = u.choose(&options)?;
        typed(&game, &here, &options, &game.text(to), u)?;
        let mv = find_move(&game, &here, &game.text(to)).unwrap_or_else(|error| {
            panic!("{game} at {:?} to {:?}: {error:?}", game.text(&here), game.text(to))
        });
        let text = game.move_text(&mv).expect("a move of the game");
        assert_eq!(game.apply(&here, &mv).as_ref(), Ok(to), "{game} at {:?}", game.text(&here));
        let again = find_move(&game, &here, &text);
        let again = again.unwrap_or_else(|error| panic!("{game}: {text}: {error:?}"));
        let there = game.apply(&here, &again);
        assert_eq!(there.as_ref(), Ok(to), "{game} at {:?}: {text}", game.text(&here));
        typed(&game, &here, &options, &text, u)?;
    }
    // Type the text of an unrelated position, often with another number of heaps, as a move.
    let other = position(&game, u)?;
    typed(&game, &here, &options, &game.text(&other), u)
}

/// Parse a text with random typing slips as a move, and check the result.
fn typed(
    game: &Game,
    here: &Position,
    options: &[Position],
    text: &str,
    u: &mut Unstructured<'_>,
) -> Result<()> {
    let text = slipped(text, 2, u)?;
    match find_move(game, here, &text) {
        Ok(mv) => {
            let to = game.apply(here, &mv).expect("a legal move");
            assert!(options.contains(&to), "{game} at {:?}: {text:?} is no move", game.text(here));
        }
        Err(error) => sound(&error, &text),
    }
    Ok(())
}
