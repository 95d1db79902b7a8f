//! Sums of different games: a move in one of them.

mod explain;
mod misere;
mod playable;
mod read;
mod rules;

use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::games::kit::prelude::*;
use crate::ruleset::product::Product;
use crate::ruleset::solver::Solver;
use misere::Classes;
pub use playable::SUM;

/// Terms that a sum may have.
const MOST_TERMS: usize = 1000;
/// Moves of a term that are looked at in search of those to a value.
const LOOKED: usize = 2_000_000;
/// Moves of a term whose values are looked up before a search for them.
const FOLLOWED: usize = 2000;

/// A sum of different games: who is to move makes a move in one of them, and who cannot move in any loses.
///
/// A term is worth a Nim heap of its value, so that the nim-sum of the values decides (Sprague 1935, Grundy
/// 1939). Where no theorem gives the value of a term, a search does. Terms in which play may cycle have the loopy
/// values of Smith (1966). Under misère play tame terms add up as misère Nim heaps (Conway 1976), small ones by
/// the misère quotient of all that may follow (Plambeck 2005), and others are searched together: where play may
/// cycle, by labels from the ends backwards, which leave what neither side can end drawn.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, Outcome, analyze};
/// let game = Game::parse("nim+kayles")?;
/// let found = analyze(&game, &game.position("5 + 7")?, Limits::default())?;
/// assert_eq!((found.game.as_str(), found.nimber), ("nim + kayles", Some(Nimber(7)))); // 5 ⊕ 2
/// assert_eq!((found.moves[0].text.as_str(), found.moves[0].to.as_str()), ("[1] 1-3", "2 + 7"));
/// let game = Game::parse("[n -> n-1 | n/2 if n > 1] + kayles misere")?;
/// assert_eq!(analyze(&game, &game.position("3 + 2")?, Limits::default())?.nimber, None);
/// let game = Game::parse("graph a>b b>a b>c + nim misere")?; // who comes to c and empties the heap loses
/// let outcome = |at| analyze(&game, &game.position(at)?, Limits::default()).map(|found| found.outcome);
/// assert_eq!((outcome("b + 1")?, outcome("a + 1")?), (Outcome::N, Outcome::D));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SumOfGames {
    /// The games, each once.
    games: Vec<Box<dyn Playable>>,
    /// Where the text of each game begins, for errors that are found as it is played.
    starts: Vec<usize>,
    /// The game of each term.
    terms: Vec<usize>,
    /// The values of parts that no theorem gives.
    values: Rc<FxHashMap<Part, u64>>,
    /// What parts are worth under misère play, where they are few enough.
    classes: Option<Rc<Classes>>,
    /// Who wins under misère play where that may cycle: all positions that may follow, without the parts that have
    /// no move.
    searched: Option<Rc<Product<Part>>>,
}

/// What the values of all terms come to.
#[derive(Default)]
struct Added {
    /// The nim-sum of the values that are numbers.
    numbers: u64,
    /// The terms whose value is no number, or is not known, and what is known of it.
    open: Vec<(usize, Option<Infinite>)>,
}

/// A term that is worth the sum of a number and ∞_K.
struct Infinite {
    /// What of K the number makes; `None` where two are infinite.
    reaches: Option<Vec<u64>>,
}

impl SumOfGames {
    /// The terms of a position, each with its place and its game.
    fn each<'p>(
        &'p self,
        position: &'p Position,
    ) -> impl Iterator<Item = (usize, &'p dyn Playable, &'p Position)> {
        let terms = self.terms.iter().zip(position.terms()).enumerate();
        terms.map(|(term, (game, position))| (term, &*self.games[*game], position))
    }

    fn game(&self, term: usize) -> Option<&dyn Playable> {
        self.terms.get(term).map(|game| &*self.games[*game])
    }

    /// Whether play may cycle in a term.
    fn loops(&self) -> bool {
        self.games.iter().any(|game| game.as_loopy().is_some())
    }

    /// The parts of a term's position, each with the number of its game before it.
    fn parts_of(&self, term: usize, position: &Position) -> Vec<Part> {
        let game = self.terms[term];
        let marked = |part: Part| [vec![game as u64], part].concat();
        self.games[game].parts(position).into_iter().map(marked).collect()
    }

    /// The game of a part, and what the game knows it as.
    fn part<'p>(&self, part: &'p [u64]) -> Option<(&dyn Playable, &'p [u64])> {
        let (game, part) = part.split_first()?;
        Some((&**self.games.get(*game as usize)?, part))
    }

    /// The value of a term in normal play, where it is a known number.
    fn value(&self, term: usize, position: &Position) -> Option<u64> {
        let game = self.game(term)?;
        let known = game.as_values().and_then(|values| values.known_value(position));
        if let Some(Nimber(value)) = known {
            return Some(value);
        }
        if game.as_loopy().is_none() {
            let parts = self.parts_of(term, position);
            let values = parts.iter().map(|part| self.part_value(part));
            if let Some(Nimber(value)) = values.sum() {
                return Some(value);
            }
        }
        (game.as_outcomes()?.outcome(position, false)? == Outcome::P).then_some(0)
    }

    /// What a term is worth whose play may cycle, and whose value is no number.
    fn infinite_term(&self, game: &dyn Playable, position: &Position) -> Option<Infinite> {
        let (mut numbers, mut reaches, mut infinite) = (0, Vec::new(), 0);
        let (values, loopy) = (game.as_values(), game.as_loopy());
        for part in game.parts(position) {
            let value = values.and_then(|values| values.part_value(&part));
            match (value, loopy.and_then(|loopy| loopy.infinite(&part))) {
                (Some(Nimber(value)), _) => numbers ^= value,
                (None, Some(values)) => {
                    reaches = values;
                    infinite += 1;
                }
                _ => return None,
            }
        }
        reaches.iter_mut().for_each(|value| *value ^= numbers);
        Some(Infinite { reaches: (infinite < 2).then_some(reaches) })
    }

    /// The values of all terms together.
    fn added(&self, position: &Position) -> Added {
        let mut added = Added::default();
        for (term, game, position) in self.each(position) {
            match self.value(term, position) {
                Some(value) => added.numbers ^= value,
                None => added.open.push((term, self.infinite_term(game, position))),
            }
        }
        added
    }

    /// Visit the moves of a term that leave it with a value.
    fn reach(
        &self,
        term: usize,
        position: &Position,
        value: u64,
        visit: MoveVisitor<'_>,
    ) -> Option<Flow> {
        let game = self.game(term)?;
        if let Some(theorem) = game.as_moves_to_value()
            && let Some(found) = theorem.moves_to_value(position, value, visit)
        {
            return Some(found);
        }
        let mut left = LOOKED;
        let walked = game.moves(position, &mut |mv| {
            left -= 1;
            let next = game.apply(position, &mv);
            if next.and_then(|next| self.value(term, &next)) == Some(value) {
                visit(mv)?;
            }
            if left > 0 { Flow::Continue(()) } else { Flow::Break(()) }
        });
        // Where the look has ended, the visitor may want more.
        Some(if left > 0 { walked } else { Flow::Continue(()) })
    }

    /// Whether the value of a term is known, and those of the positions after its moves, as far as these are looked
    /// at. A theorem may know the value of one position and not of the next.
    fn is_known(&self, term: usize, position: &Position) -> bool {
        let Some(game) = self.game(term) else { return false };
        if self.value(term, position).is_none() {
            return false;
        }
        let found = |theorem: &dyn MovesToValue| {
            theorem.moves_to_value(position, 0, &mut |_| Flow::Break(())).is_some()
        };
        if game.as_moves_to_value().is_some_and(found) {
            return true;
        }
        let mut left = FOLLOWED;
        let walked = game.moves(position, &mut |mv| {
            left -= 1;
            let next = game.apply(position, &mv);
            match next.and_then(|next| self.value(term, &next)) {
                Some(_) if left > 0 => Flow::Continue(()),
                _ => Flow::Break(()),
            }
        });
        walked.is_continue() || left == 0
    }

    /// Find the values of a term and of what its moves leave by its own search; `None` where it has none.
    fn search_own(
        &self,
        term: usize,
        position: &Position,
        budget: &mut Budget<'_>,
    ) -> Option<Result> {
        let game = self.game(term)?;
        let own = game.as_searches()?;
        if let Err(error) = own.searched_value(position, budget)? {
            return Some(Err(error));
        }
        let (mut failed, mut left) = (Ok(()), FOLLOWED);
        let _ = game.moves(position, &mut |mv| {
            left -= 1;
            let next = game.apply(position, &mv);
            let found = next.and_then(|next| own.searched_value(&next, budget));
            failed = found.map_or(Ok(()), |found| found.map(|_| ()));
            if failed.is_ok() && left > 0 { Flow::Continue(()) } else { Flow::Break(()) }
        });
        Some(failed)
    }

    /// Find the values of the parts of a term, and of all that follows, by search.
    fn search(&mut self, term: usize, position: &Position, budget: &mut Budget<'_>) -> Result {
        if let Some(found) = self.search_own(term, position, budget) {
            return found;
        }
        let parts = self.parts_of(term, position);
        let known = Rc::unwrap_or_clone(std::mem::take(&mut self.values));
        let mut solver = Solver::knowing(self, known);
        let found = solver.value(&parts, budget);
        let values = solver.into_values();
        self.values = Rc::new(values);
        found.map(|_| ())
    }
}

/// A move of a term, as one of the sum.
fn in_term(term: usize, mv: Move) -> Move {
    Move::Term { term, r#move: Box::new(mv) }
}
