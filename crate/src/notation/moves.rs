//! A move from text: what may be typed, and whether it is legal.

use super::Game;
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::{Source, Word};
use crate::ruleset::moves::Move;
use crate::ruleset::position::Position;

/// The move that a text means: a move in its own notation (`2-3`), or the position it leads to.
///
/// ```
/// use mexplorer::{find_move, Game};
/// let game = Game::parse("nim")?;
/// let position = game.position("3 5 7")?;
/// assert_eq!(find_move(&game, &position, "2-3")?, find_move(&game, &position, "3 2 7")?);
/// assert!(find_move(&game, &position, "3 5 8").is_err());
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `illegal-move`, or what the notation refuses; the span is in UTF-16 units of `text`, and `field`
/// is `move`.
pub fn find_move(game: &Game, position: &Position, text: &str) -> Result<Move> {
    let source = Source::new(text);
    let plain = source.plain();
    let whole = Span::new(plain.len() - plain.trim_start().len(), plain.trim_end().len());
    let illegal = || {
        Error::new(
            ErrorCode::IllegalMove,
            format!("expected a legal move or the position after one, found {:?}", plain.trim()),
        )
        .at(whole)
        .with("found", plain.trim())
    };
    let words = || source.words().collect::<Vec<Word<'_>>>();
    let found = if game.rule.is_move_text(plain) {
        game.rule.read_move(position, &words()).map(|mv| mv.ok_or_else(illegal)).and_then(|mv| mv)
    } else if let Some(mv) = game.rule.meant_move(position, &words()) {
        Ok(mv)
    } else {
        // A position's own errors come with their spans already in place.
        let next = match game.position(text) {
            Ok(next) => next,
            Err(mut error) => {
                error.details.retain(|(name, _)| *name != "field");
                return Err(error.in_field("move"));
            }
        };
        game.rule.move_between(position, &next).ok_or_else(illegal)
    };
    found
        .and_then(|mv| match game.rule.allows(position, &mv) {
            Ok(true) => Ok(mv),
            Ok(false) => Err(illegal()),
            Err(error) => Err(error),
        })
        .map(|mv| game.rule.listed_as(position, mv))
        .map_err(|e| source.locate(e).in_field("move"))
}
