//! Moves, values and reasons of positions with several pieces, each a tuple of numbers.

use std::ops::ControlFlow;

use super::{ALL_LISTED, EXPLAINED, LISTED, NumberGame, READ};
use crate::base::sort::distinct;
use crate::base::text::tuple;
use crate::games::kit::prelude::*;
use crate::heaps::rule::numbers::Repeats;
use crate::ruleset::explain::Choice;
use crate::ruleset::moves::Places;

impl NumberGame {
    pub(super) fn pieces<'p>(&self, position: &'p Position) -> Vec<&'p [u64]> {
        position.heaps().chunks_exact(self.numbers()).collect()
    }

    fn values(&self, pieces: &[&[u64]]) -> Option<Vec<u64>> {
        pieces.iter().map(|piece| self.value(piece)).collect()
    }

    /// Return a step that derives the value of a piece as the mex of the values of its options; `None` if there are
    /// more than `READ` options or if a value is unknown.
    fn mex(&self, piece: &[u64]) -> Option<Step> {
        let mut options = Vec::new();
        let _ = self.show(piece, &mut |option| {
            let nimber = self.value(option).map(Nimber);
            options.push(nimber.map(|nimber| Choice { to: self.written(option), nimber }));
            if options.len() <= READ { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let options: Vec<Choice> = options.into_iter().collect::<Option<_>>()?;
        let mex = self.value(piece)?;
        (options.len() <= READ).then(|| Step::mex(tuple(piece), options, mex))
    }

    /// Return the claims on why play ends, and on the source of the values of the pieces.
    fn reasons(&self, pieces: &[&[u64]]) -> Vec<Claim> {
        let (texts, proven) = self.rule().order();
        let ends = if proven { "numbers-fall" } else { "numbers-seem" };
        let mut claims = vec![Claim::new(ends).with("by", texts.to_vec())];
        let explained =
            pieces.iter().take(EXPLAINED).filter_map(|piece| Some((*piece, self.value(piece)?)));
        for (piece, value) in explained {
            let says = |id| Claim::new(id).with("place", tuple(piece)).with("value", value);
            if let Some(values) = self.apart_values(piece) {
                let values: Vec<String> = values.iter().map(u64::to_string).collect();
                claims.push(says("numbers-apart").with("values", values));
            } else if let Some(Some(lattice)) = &self.lattice {
                let names = self.rule().names().to_vec();
                let first = tuple(&lattice.reduced(piece));
                let says = |id| says(id).with("as", first).with("names", names);
                claims.push(match lattice.repeats() {
                    Repeats::Numbers(periods) => {
                        let (from, length): (Vec<String>, Vec<String>) =
                            periods.iter().map(|p| (p.0.to_string(), p.1.to_string())).unzip();
                        says("numbers-repeat").with("from", from).with("length", length)
                    }
                    Repeats::Diagonal { from, apart, length } => says("numbers-diagonal")
                        .with("from", *from)
                        .with("apart", *apart)
                        .with("length", *length),
                });
            } else if self.table.value(piece).is_none()
                && let Some(columns) =
                    self.columns.iter().find(|columns| columns.value(piece).is_some())
            {
                let (axis, from, length) = columns.repeats();
                claims.push(
                    says("numbers-repeat")
                        .with("as", tuple(&columns.reduced(piece)))
                        .with("names", vec![self.rule().names()[axis].clone()])
                        .with("from", vec![from.to_string()])
                        .with("length", vec![length.to_string()]),
                );
            }
        }
        claims
    }
}

impl Ruleset for NumberGame {
    fn parts(&self, position: &Position) -> Vec<Part> {
        self.pieces(position).into_iter().map(<[u64]>::to_vec).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        self.pieces(position).into_iter().enumerate().try_for_each(|(i, piece)| {
            self.show(piece, &mut |to| visit(Move::Piece { piece: i, to: to.to_vec() }))
        })
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Piece { piece, to } = mv else { return None };
        let (mut next, size) = (position.heaps().to_vec(), self.numbers());
        let from = piece.checked_mul(size).filter(|from| from + size <= next.len())?;
        if to.is_empty() || !to.len().is_multiple_of(size) {
            return None;
        }
        next.splice(from..from + size, to.iter().copied());
        Some(Position::Heaps(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let counts = self.pieces(position).into_iter().map(|piece| self.count(piece));
        counts.into_iter().try_fold(0u128, |sum, count| sum.checked_add(count?))
    }

    fn is_over(&self, position: &Position) -> bool {
        let stop = &mut |_: &[u64]| ControlFlow::Break(());
        let still = |piece: &&[u64]| {
            // If the budget ends before an option is found, assume that there is a move.
            let looked = self.rule().options(piece, &mut self.glance(), stop);
            looked.is_ok_and(|flow| flow.is_continue())
        };
        self.pieces(position).iter().all(still)
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut room = ALL_LISTED;
        let mut listed = |piece: &[u64]| {
            let most = room.min(LISTED);
            let mut places = Places::default();
            let _ = self.show(piece, &mut |to| {
                if places.to.len() == most {
                    places.more = true;
                    return ControlFlow::Break(());
                }
                places.to.push(to.to_vec());
                ControlFlow::Continue(())
            });
            room -= places.to.len();
            places
        };
        let pieces = self.pieces(position);
        Legal::Pieces { pieces: pieces.into_iter().map(&mut listed).collect() }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let pieces = self.pieces(position);
        if !misere {
            return self.know(&pieces, budget);
        }
        // The misère search visits all reachable pieces, so check all of them for errors of the rule first.
        for piece in pieces {
            self.table.extend(piece, budget)?;
        }
        self.ready = true;
        Ok(())
    }

    fn part_text(&self, part: &[u64]) -> String {
        tuple(part)
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for NumberGame {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        self.value(part).map(Nimber)
    }
}

impl Outcomes for NumberGame {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let sum = self.value(position.heaps()).filter(|_| !misere);
        sum.map(|sum| Outcome::mover_wins(sum != 0))
    }
}

impl Strategy for NumberGame {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let pieces = self.pieces(position);
        let values = self.values(&pieces).filter(|_| !misere)?;
        Some(Sum::targets(&values, false, |i, target| {
            self.reach(pieces[i], target, &mut |to| {
                visit(Move::Piece { piece: i, to: to.to_vec() })
            })
        }))
    }
}

impl Explains for NumberGame {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let pieces = self.pieces(position);
        let Some(values) = self.values(&pieces).filter(|_| !misere) else { return Vec::new() };
        let mut steps = vec![Step::sprague_grundy()];
        steps.extend(Step::argument(self.reasons(&pieces)));
        steps.extend(Step::sum(&values, Terms::Values, false, &|i| tuple(pieces[i])));
        if pieces.len() > 1 {
            // For a single piece, the analysis already gives the mex.
            let explained = distinct(pieces).into_iter().rev().take(EXPLAINED);
            steps.extend(explained.filter_map(|piece| self.mex(piece)));
        }
        steps
    }
}
