//! Fuzz games and positions as text: the parser accepts a text or reports the span of its error, and an accepted text
//! stays equal after printing and parsing.

use arbitrary::{Result, Unstructured};
use mexplorer::{Game, describe};

use super::texts::{game_text, position, slipped, sound};

/// Parse the text of a game and a position, both with random typing slips.
pub fn run(data: &[u8]) {
    let _ = read(&mut Unstructured::new(data));
}

fn read(u: &mut Unstructured<'_>) -> Result<()> {
    let good = game_text(u)?;
    let text = slipped(&good, 3, u)?;
    let game = match Game::parse(&text) {
        Ok(game) => {
            let printed = game.to_string();
            assert_eq!(Game::parse(&printed).as_ref(), Ok(&game), "{text:?} printed {printed:?}");
            game
        }
        Err(error) => {
            sound(&error, &text);
            Game::parse(&good).unwrap_or_else(|error| panic!("{good}: {error}"))
        }
    };
    let start = position(&game, u)?;
    let text = slipped(&game.text(&start), 3, u)?;
    match game.position(&text) {
        Ok(position) => {
            let printed = game.text(&position);
            assert_eq!(
                game.position(&printed).as_ref(),
                Ok(&position),
                "{game}: {text:?}, {printed:?}"
            );
            describe(&game, &position);
        }
        Err(error) => sound(&error, &text),
    }
    Ok(())
}
