//! Sums of different games: a player moves in exactly one of the games.

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

/// The most terms of a sum.
const MOST_TERMS: usize = 1000;
/// The most moves of a term that are tried in a search for moves to a given value.
const LOOKED: usize = 2_000_000;
/// The most options of a term whose values are looked up to decide whether a search is needed, and the most options
/// whose values the term's own search computes.
const FOLLOWED: usize = 2000;

/// A sum of different games: the player to move makes a move in one game, and a player without a move in any game
/// loses.
///
/// A term is worth a Nim heap of its value, so that the nim-sum of the values decides (Sprague 1935, Grundy 1939).
/// Where no theorem gives the value of a term, a search does. Terms in which play may cycle have the loopy values of
/// Smith (1966). Under misère play tame terms add up as misère Nim heaps (Conway 1976), and small terms are solved by
/// the misère quotient of all reachable parts (Plambeck 2005). If play may cycle under misère play, all positions are
/// labelled backwards from the ends, and positions that get no label are drawn.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, Outcome, analyze};
/// let game = Game::parse("nim+kayles")?;
/// let found = analyze(&game, &game.position("5 + 7")?, Limits::default())?;
/// assert_eq!((found.game.as_str(), found.nimber), ("nim + kayles", Some(Nimber(7)))); // 5 ⊕ 2
/// assert_eq!((found.moves[0].text.as_str(), found.moves[0].to.as_str()), ("[1] 1-3", "2 + 7"));
/// let game = Game::parse("[n -> n-1 | n/2 if n > 1] + kayles misere")?;
/// assert_eq!(analyze(&game, &game.position("3 + 2")?, Limits::default())?.nimber, None);
/// let game = Game::parse("graph a>b b>a b>c + nim misere")?; // the player who makes the last move loses
/// let outcome = |at| analyze(&game, &game.position(at)?, Limits::default()).map(|found| found.outcome);
/// assert_eq!((outcome("b + 1")?, outcome("a + 1")?), (Outcome::N, Outcome::D));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct SumOfGames {
    /// The distinct games of the sum.
    games: Vec<Box<dyn Playable>>,
    /// For each game, the offset of its text in the text of the sum, in UTF-16 code units; errors during play add this
    /// offset to their span.
    starts: Vec<usize>,
    /// For each term, the index of its game in `games`.
    terms: Vec<usize>,
    /// The Grundy values of parts, found by search.
    values: Rc<FxHashMap<Part, u64>>,
    /// The misère quotient of the parts, if it could be computed.
    classes: Option<Rc<Classes>>,
    /// The outcomes of all reachable positions under misère play in games that can cycle. Parts without a move are left
    /// out.
    searched: Option<Rc<Product<Part>>>,
}

/// The nim-sum of the known values, and the terms without a known finite value.
#[derive(Default)]
struct Added {
    /// The nim-sum of all finite values.
    numbers: u64,
    /// The terms without a known finite value. Each has its loopy value if that value is known to be infinite.
    open: Vec<(usize, Option<Infinite>)>,
}

/// The loopy value of a term that is the sum of a nimber and ∞_K.
struct Infinite {
    /// The set K with the nimber added to each element; `None` if two parts of the term are infinite.
    reaches: Option<Vec<u64>>,
}

impl SumOfGames {
    /// Return the terms of a position, each as its index, its game and its position.
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

    /// Return whether play can cycle in some term.
    fn loops(&self) -> bool {
        self.games.iter().any(|game| game.as_loopy().is_some())
    }

    /// Return the parts of a term's position, each with the index of the term's game as first number.
    fn parts_of(&self, term: usize, position: &Position) -> Vec<Part> {
        let game = self.terms[term];
        let marked = |part: Part| [vec![game as u64], part].concat();
        self.games[game].parts(position).into_iter().map(marked).collect()
    }

    /// Return the game of a part, and the part without its first number (the index of the game).
    fn part<'p>(&self, part: &'p [u64]) -> Option<(&dyn Playable, &'p [u64])> {
        let (game, part) = part.split_first()?;
        Some((&**self.games.get(*game as usize)?, part))
    }

    /// Return the value of a term in normal play; `None` if the value is infinite or unknown.
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

    /// Return the infinite loopy value of a term, or `None` if the value of some part is unknown.
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

    /// Add up the values of all terms.
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

    /// Visit the moves of a term that lead to the given value. If no theorem gives them, at most [`LOOKED`] moves are
    /// tried. Return `None` if there is no such term.
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
        // If the limit of moves ended the loop, return `Continue`: only the visitor may break.
        Some(if left > 0 { walked } else { Flow::Continue(()) })
    }

    /// Return whether the value of a term and the values after its moves are known; at most `FOLLOWED` moves are
    /// checked. The moves need a check since a theorem may give the value of one position but not of its options.
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

    /// Find the values of a term and of its options by the term's own search; `None` if the term's game has no search.
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

    /// Find the values of the parts of a term, and of all parts that can be reached from them, by search.
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

/// Convert a move of a term to a move of the sum.
fn in_term(term: usize, mv: Move) -> Move {
    Move::Term { term, r#move: Box::new(mv) }
}
