//! Parsing of the terms of a sum, with the positions of errors in the text.

use std::ops::Range;
use std::rc::Rc;

use super::{MOST_TERMS, SumOfGames};
use crate::games::kit::form::is_sum;
use crate::games::kit::prelude::*;
use crate::games::kit::{position_forms, terms, usual};
use crate::games::named;

/// Move the span of a term's error to the text of the whole sum.
pub(super) fn in_term(error: Error, term: usize, range: &Range<usize>) -> Error {
    let span = error.span.unwrap_or(Span::new(range.len(), range.len()));
    let spot = Span::new(range.start + span.start, range.start + span.end);
    error.at(spot).with("term", term + 1)
}

/// Read the games of the terms, and return the sum.
pub(super) fn read(arguments: Arguments<'_>) -> Result<Box<dyn Playable>> {
    let Arguments { source, end, .. } = arguments;
    let plain = &source.plain()[..end];
    let ranges = terms::games(plain)?;
    if ranges.len() > MOST_TERMS {
        let message = format!("expected at most {MOST_TERMS} terms, found {}", ranges.len());
        return Err(Error::new(ErrorCode::TooMany, message)
            .at(Span::new(0, end))
            .with("limit", MOST_TERMS)
            .with("found", ranges.len()));
    }
    let mut sum = SumOfGames {
        games: Vec::new(),
        starts: Vec::new(),
        terms: Vec::new(),
        values: Rc::default(),
        classes: None,
        searched: None,
    };
    let mut texts: Vec<String> = Vec::new();
    for (term, range) in ranges.iter().enumerate() {
        let game = read_term(&plain[range.clone()]).map_err(|error| in_term(error, term, range))?;
        let text = game.text();
        let known = texts.iter().position(|other| *other == text);
        sum.terms.push(known.unwrap_or(texts.len()));
        if known.is_none() {
            sum.games.push(game);
            sum.starts.push(plain[..range.start].encode_utf16().count());
            texts.push(text);
        }
    }
    // A single game in brackets is read as the game, without a sum.
    Ok(if sum.terms.len() == 1 { sum.games.remove(0) } else { Box::new(sum) })
}

fn read_term(text: &str) -> Result<Box<dyn Playable>> {
    let source = Source::new(text);
    let Some(name) = source.words().next() else {
        return Err(nothing());
    };
    let last = source.last_word();
    if last.start > name.start && last.text.eq_ignore_ascii_case("misere") {
        let message = "expected misere at the end, where it is of the whole sum";
        return Err(Error::new(ErrorCode::UnexpectedArgument, message)
            .at(last.span())
            .with("found", last.text)
            .with("of", "sum"));
    }
    if is_sum(text) {
        let message = "expected one game as a term, found a sum";
        return Err(Error::new(ErrorCode::NoParts, message)
            .at(Span::new(0, text.len()))
            .with("found", text)
            .with("of", "sum"));
    }
    let read = |source: &Source<'_>| -> Result<Box<dyn Playable>> {
        let Some(name) = source.words().next() else { return Err(nothing()) };
        let entry = named(source, name)?;
        (entry.read)(Arguments { source, name, end: source.plain().len() })
            .map_err(|error| error.with("card", entry.name))
    };
    usual::or_game(read(&source), source.plain(), read)
}

fn nothing() -> Error {
    Error::new(ErrorCode::EmptyGame, "expected a game beside +, found nothing")
}

impl SumOfGames {
    /// Read a position of each term.
    pub(super) fn read_terms(&self, source: &Source<'_>) -> Result<Position> {
        let plain = source.plain();
        let ranges = terms::positions(plain);
        if plain.trim().is_empty() {
            return Err(crate::games::kit::positions::empty(&self.example()));
        }
        if ranges.len() != self.terms.len() {
            let (expected, found) = (self.terms.len(), ranges.len());
            let spot = ranges.get(expected).map_or(source.end(), |extra| {
                Span::new(extra.start, plain.trim_end().len().max(extra.start))
            });
            let message = format!(
                "expected {expected} positions with + between them, one for each term, found {found}"
            );
            return Err(Error::new(ErrorCode::WrongCount, message)
                .at(spot)
                .with("expected", expected)
                .with("found", found)
                .with("of", "terms"));
        }
        let read = |(term, range): (usize, &Range<usize>)| {
            let inner = source.part(range.clone());
            let game = &self.games[self.terms[term]];
            let read = |source: &Source<'_>| game.read_position(source);
            position_forms::or_position(read(&inner), &inner, &**game, read)
                .map_err(|error| in_term(error, term, range))
        };
        ranges.iter().enumerate().map(read).collect::<Result<Vec<_>>>().map(Position::Sum)
    }

    /// Return an example position with at most four terms, for the error of an empty text.
    fn example(&self) -> String {
        let each = self.terms.iter().take(4).map(|game| self.games[*game].entry().position);
        each.collect::<Vec<_>>().join(" + ")
    }
}
