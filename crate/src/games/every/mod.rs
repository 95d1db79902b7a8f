//! Games played in all parts at once: a turn makes a move in every part that has one.

mod counts;
mod explain;
mod playable;
mod rules;
mod ways;

use std::ops::ControlFlow;

use super::named;
use crate::games::kit::form::Form;
use crate::games::kit::piecewise::Piecewise;
use crate::games::kit::prelude::*;
use counts::{Counts, Ends};
use ways::Ways;

/// A game played in all its parts at once: each turn makes a move in every part that has not ended.
///
/// `every`: the last part to end decides, the continued conjunctive sum, in Chinese textbooks Every-SG (Jia Zhihao
/// 2009). `rapid`: the first part to end decides, because play stops as soon as a part has no move. Each part has a
/// count of the moves that it lasts (Steinhaus 1925). With `every`, the winner of a part prolongs that part and the
/// loser shortens it; with `rapid`, the reverse holds. With `every` the largest count decides, with `rapid` the least;
/// the player to move wins when this count is odd, and under misère play when it is even (Smith 1966). A move in a part
/// may leave several parts.
///
/// ```
/// use mexplorer::{Game, Limits, Outcome, analyze};
/// let game = Game::parse("every subtract 1 3 4")?;
/// let found = analyze(&game, &game.position("5 2")?, Limits::default())?;
/// assert_eq!((found.outcome, found.moves[0].text.as_str()), (Outcome::N, "1-3 2-1"));
/// let rapid = Game::parse("rapid subtract 1 3 4")?;
/// let found = analyze(&rapid, &rapid.position("5 2")?, Limits::default())?;
/// assert_eq!(found.outcome, Outcome::P);
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Every {
    /// The game played in each part.
    part: Box<dyn Playable>,
    counts: Counts,
    /// Whether the counts of all reachable parts are computed. The budget has then paid for listing all options.
    ready: bool,
}

/// The largest number of options that a board lists for one part, and for all parts together.
const LISTED: usize = 300;
const ALL_LISTED: usize = 6_000;
/// The largest number of options in one part, and in all parts together, that are combined to moves.
const COMBINED: usize = 20_000;
const ALL_COMBINED: usize = 400_000;
/// The step limit for listing the options of a part if the budget has not paid for the list.
const GLANCE: u64 = 200_000;

/// The entry of the games in which the last part to end decides.
pub static EVERY: Entry = Entry {
    game: "every kayles",
    group: Group::Own,
    board: "each",
    part: "all",
    adds_up: false,
    read: |arguments| read(arguments, false),
    ..Entry::HEAPS.named("every", "5 2")
};

/// The entry of the games in which the first part to end decides.
pub static RAPID: Entry = Entry {
    game: "rapid subtract 1 3 4",
    read: |arguments| read(arguments, true),
    ..EVERY.named("rapid", "7 5")
};

/// Parse the game of the parts, which follows the name.
fn read(arguments: Arguments<'_>, first: bool) -> Result<Box<dyn Playable>> {
    let Arguments { source, name, end } = arguments;
    // Replace the name by blanks, so that spans in errors keep their positions.
    let from = name.start + name.text.len();
    let text = format!("{}{}", " ".repeat(from), &source.plain()[from..end]);
    let inner = Source::new(&text);
    let Some(word) = inner.words().next() else {
        let message = format!("expected a game after {}, such as {} nim", name.text, name.text);
        return Err(Error::new(ErrorCode::MissingArgument, message)
            .with("expected", "every nim")
            .with("name", name.text));
    };
    let entry = named(&inner, word)?;
    // Refuse a nested `every` or `rapid` before parsing, since a long chain of such names would make as many nested
    // calls.
    if entry == &EVERY || entry == &RAPID {
        return Err(no_parts(word, false));
    }
    let game = (entry.read)(Arguments { source: &inner, name: word, end: text.len() })?;
    let loops = game.as_loopy().is_some();
    if loops || game.as_pieces().is_none() {
        // A rule in several numbers is refused only if a move leaves several pieces, so report this reason.
        let splits = game.entry().form == Form::Numbers;
        return Err(if splits { no_pieces(&inner, word) } else { no_parts(word, loops) });
    }
    let counts = Counts::new(Ends { first, misere: false });
    Ok(Box::new(Every { part: game, counts, ready: false }))
}

fn no_pieces(inner: &Source<'_>, word: Word<'_>) -> Error {
    let found = inner.plain()[word.start..].trim_end();
    let message = "expected a rule whose moves leave one piece in the place of each, found one that splits a piece";
    Error::new(ErrorCode::NoParts, message)
        .with("found", found)
        .with("of", "splits")
        .at(Span::new(word.start, word.start + found.len()))
}

fn no_parts(word: Word<'_>, loops: bool) -> Error {
    let why = if loops {
        "its play may cycle"
    } else {
        "its moves are not those of single heaps or pieces by a set, a code or a rule"
    };
    let message =
        format!("expected a game whose parts can be played at once, found {}: {why}", word.text);
    Error::new(ErrorCode::NoParts, message)
        .with("found", word.text)
        .with("of", if loops { "loops" } else { "parts" })
        .at(word.span())
}

impl Every {
    fn ends(&self, misere: bool) -> Ends {
        Ends { misere, ..self.counts.ends }
    }

    /// Return whether the first part to end decides.
    fn first(&self) -> bool {
        self.counts.ends.first
    }

    fn game(&self) -> &dyn Playable {
        &*self.part
    }

    fn pieces(&self) -> Option<Piecewise<'_>> {
        self.game().as_pieces().map(|game| game.piecewise())
    }

    fn size(&self) -> usize {
        self.pieces().map_or(1, |game| game.numbers)
    }

    fn split<'p>(&self, position: &'p Position) -> Vec<&'p [u64]> {
        ways::parts(position.heaps(), self.size())
    }

    fn has_ended(&self, part: &[u64]) -> bool {
        self.game().is_over(&Position::Heaps(part.to_vec()))
    }

    /// Return whether the game is over.
    fn over(&self, parts: &[&[u64]]) -> bool {
        let mut each = parts.iter().map(|part| self.has_ended(part));
        if self.first() { each.any(|ended| ended) } else { each.all(|ended| ended) }
    }

    /// Return the counts of the parts in normal or misère play; `None` if some count is not known.
    fn known(&self, parts: &[&[u64]], misere: bool) -> Option<Vec<u64>> {
        if self.counts.ends != self.ends(misere) {
            return None;
        }
        parts.iter().map(|part| self.counts.of(part)).collect()
    }

    /// List the options of a part, about `most` of them. If the counts are known, the list has an option for each count
    /// that occurs.
    fn ways(&self, part: &[u64], most: usize) -> Ways {
        let Some(game) = self.pieces() else { return Ways::default() };
        let mut found = Ways::default();
        let mut met = Vec::new();
        let (numbers, all_below) = (game.numbers, game.all_below);
        let steps = if self.ready && !all_below { u64::MAX } else { GLANCE };
        let shown = (game.options)(part, &mut Budget::steps(steps), &mut |to| {
            let count = self.counts.of_option(to, numbers).filter(|_| self.ready);
            let fresh = count.is_some_and(|count| !met.contains(&count));
            if found.to.len() < most || fresh {
                met.extend(count.filter(|_| fresh));
                found.to.push((to.to_vec(), count));
            } else {
                found.more = true;
                if !self.ready || all_below {
                    return Flow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        found.more |= shown.is_err();
        if found.to.is_empty() && shown.is_ok() {
            found.to.push((part.to_vec(), Some(0).filter(|_| self.ready)));
            found.stays = true;
        }
        found
    }

    /// Return the number of options of a part; `None` if the number is unknown or exceeds 128 bits.
    fn count(&self, part: &[u64]) -> Option<u128> {
        self.game().move_count(&Position::Heaps(part.to_vec()))
    }
}
