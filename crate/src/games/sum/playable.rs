//! The text form and the board of a sum: the terms joined by ` + `.

use super::{SumOfGames, in_term, read};
use crate::games::kit::board::TermBoard;
use crate::games::kit::form::{Form, is_typed};
use crate::games::kit::prelude::*;

/// The entry of sums in the list of games.
pub static SUM: Entry = Entry {
    game: "nim + kayles",
    group: Group::Own,
    board: "sum",
    part: "term",
    adds_up: false,
    form: Form::Sum,
    read: read::read,
    ..Entry::HEAPS.named("sum", "3 5 + 7")
};

impl SumOfGames {
    /// Return the text of a term's game as it stands in a sum, with brackets around a user-written rule.
    pub(super) fn term_text(&self, term: usize) -> String {
        let text = self.game(term).map_or(String::new(), |game| game.text());
        if is_typed(&text) { format!("[{text}]") } else { text }
    }

    /// Read the first word of a move, such as `[2]`, as a term. Return the index of the term and the other words;
    /// `None` if the first word names no term.
    fn named<'w>(&self, words: &'w [Word<'w>]) -> Result<Option<(usize, &'w [Word<'w>])>> {
        let Some((first, rest)) = words.split_first() else { return Ok(None) };
        let inside = first.text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
        let Some(inside) = inside else { return Ok(None) };
        let place = moves::place(first.part(1, 1 + inside.len()))?;
        Ok(place.filter(|term| *term < self.terms.len()).map(|term| (term, rest)))
    }
}

impl Playable for SumOfGames {
    fn entry(&self) -> &'static Entry {
        &SUM
    }

    fn text(&self) -> String {
        let texts = (0..self.terms.len()).map(|term| self.term_text(term));
        texts.collect::<Vec<_>>().join(" + ")
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        self.read_terms(source)
    }

    fn position_text(&self, position: &Position) -> String {
        let texts = self.each(position).map(|(_, game, place)| game.position_text(place));
        texts.collect::<Vec<_>>().join(" + ")
    }

    /// Return whether a text begins with a bracket, as a move does with the number of its term: `[2] 1-3`.
    fn is_move_text(&self, plain: &str) -> bool {
        plain.trim_start().starts_with('[')
    }

    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let Some((term, rest)) = self.named(words)? else { return Ok(None) };
        let (Some(game), Some(place)) = (self.game(term), position.terms().get(term)) else {
            return Ok(None);
        };
        let found = game.read_move(place, rest).map_err(|error| error.with("term", term + 1))?;
        let meant = || game.as_shorthand()?.meant_move(place, rest);
        Ok(found.or_else(meant).map(|mv| in_term(term, mv)))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Term { term, r#move } = mv else { return None };
        Some(format!("[{}] {}", term + 1, self.game(*term)?.move_text(r#move)?))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (before, after) = (from.terms(), to.terms());
        if before.len() != after.len() {
            return None;
        }
        let changed: Vec<usize> = (0..before.len()).filter(|&i| before[i] != after[i]).collect();
        let between = |term: usize| {
            let mv = self.game(term)?.move_between(&before[term], &after[term])?;
            Some(in_term(term, mv))
        };
        match changed[..] {
            [term] => between(term),
            // No term has changed, so the move must be a loop from a node to the same node.
            [] => (0..before.len()).find_map(between),
            _ => None,
        }
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        let Move::Term { term, r#move } = mv else { return Ok(false) };
        match (self.game(*term), position.terms().get(*term)) {
            (Some(game), Some(place)) => game.allows(place, r#move),
            _ => Ok(false),
        }
    }

    fn listed_as(&self, position: &Position, mv: Move) -> Move {
        match mv {
            Move::Term { term, r#move } => match (self.game(term), position.terms().get(term)) {
                (Some(game), Some(place)) => in_term(term, game.listed_as(place, *r#move)),
                _ => Move::Term { term, r#move },
            },
            other => other,
        }
    }

    fn standard(&self, position: &mut Position) {
        if let Position::Sum(terms) = position {
            for (place, game) in terms.iter_mut().zip(&self.terms) {
                self.games[*game].standard(place);
            }
        }
    }

    fn random_move(&self, position: &Position, rng: &mut Rng) -> Option<Move> {
        let terms: Vec<_> = self.each(position).collect();
        let at = rng.index(&terms, |(_, game, place)| !game.is_over(place))?;
        let (term, game, place) = terms[at];
        game.random_move(place, rng).map(|mv| in_term(term, mv))
    }

    /// Use a lower level for each term, since the sum has several terms.
    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        let level = if self.terms.len() > 2 { 0 } else { wanted.level.saturating_sub(1) };
        let small = Wanted { level, ..wanted };
        let terms = self.terms.iter();
        Position::Sum(terms.map(|game| self.games[*game].random_position(rng, small)).collect())
    }

    fn board(&self, position: &Position) -> Board {
        let terms = self.each(position).map(|(_, game, place)| TermBoard {
            game: game.text(),
            card: game.entry().name,
            part: game.entry().part,
            position: game.position_text(place),
            draw: game.board_name(),
            board: game.board(place),
            over: game.is_over(place),
        });
        Board::Sum { terms: terms.collect() }
    }

    fn sequence(&self) -> Heaps {
        Err("sum")
    }

    fn held(&self) -> usize {
        self.kept() + self.games.iter().map(|game| game.held()).sum::<usize>()
    }

    offers!(Composite);
}

impl Composite for SumOfGames {
    fn term_games(&self) -> Vec<String> {
        self.games.iter().map(|game| game.text()).collect()
    }
}
