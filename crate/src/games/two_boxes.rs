//! Two boxes: empty one of them and divide the other into two that are not empty.

use super::kit::arguments::Arguments;
use super::kit::heaps;
use super::kit::moves::place;
use super::kit::playable::{Entry, Group, Heaps, Playable};
use super::kit::positions::{pair, two_heaps};
use super::kit::wanted::Wanted;
use crate::base::Flow;
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::Nimber;
use crate::base::rng::Rng;
use crate::base::text::{Source, Word, number};
use crate::ruleset::claim::Claim;
use crate::ruleset::explain::{Row, Step};
use crate::ruleset::moves::{HeapOptions, Legal, Move};
use crate::ruleset::outcome::Outcome;
use crate::ruleset::position::Position;
use crate::ruleset::{Part, Ruleset};

/// Empty one box, and divide what is in the other between the two, at least 1 in each. The previous
/// player wins exactly when both boxes hold an odd number (Ferguson 1998): dividing an odd number
/// leaves an even one, and an even one can be divided into two odd ones. The value is the number of
/// trailing ones of (a − 1) | (b − 1) in binary; held against plain play in `tests/presets.rs`.
///
/// Under misère play the previous player wins exactly when each box leaves remainder 2 by 3, or one
/// does and the other holds 1. Such a box divides into remainders 0 and 2 or 1 and 1, neither of
/// which is lost. Of any other two boxes but 1 and 1, which is won at once, one holds a multiple of 3,
/// divided into 1 and the rest, or a number from 4 on of remainder 1, divided into 2 and the rest.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, Outcome, analyze};
/// let game = Game::parse("two-boxes")?;
/// let lost = analyze(&game, &game.position("7 9")?, Limits::default())?;
/// assert_eq!(lost.outcome, Outcome::P);
/// let won = analyze(&game, &game.position("4 7")?, Limits::default())?;
/// assert_eq!((won.nimber, won.moves[0].to.as_str()), (Some(Nimber(3)), "3 1"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoBoxes;

/// Divisions of a box that a board is told of.
const LISTED: u64 = 2000;

/// The entry of the two boxes in the list of games.
pub static TWO_BOXES: Entry = Entry {
    name: "two-boxes",
    game: "two-boxes",
    position: "6 9",
    group: Group::Break,
    board: "options",
    part: "box",
    adds_up: false,
    read: |arguments: Arguments<'_>| arguments.none(Box::new(TwoBoxes)),
    ..Entry::HEAPS
};

fn boxes(position: &Position) -> (u64, u64) {
    match position.heaps() {
        [a, b] => (*a, *b),
        _ => (1, 1),
    }
}

fn value(a: u64, b: u64) -> u64 {
    u64::from(((a - 1) | (b - 1)).trailing_ones())
}

fn lost(a: u64, b: u64, misere: bool) -> bool {
    if misere {
        let (small, large) = (a.min(b), a.max(b));
        return large % 3 == 2 && (small % 3 == 2 || small == 1);
    }
    a % 2 == 1 && b % 2 == 1
}

/// Whether a move leaves what dividing the first box leaves as well.
fn is_second(a: u64, b: u64, heap: usize, share: u64) -> bool {
    heap == 1 && a == b && 2 * share == b
}

/// Show every way to divide a box, the larger share staying in it.
fn divisions(size: u64, visit: &mut dyn FnMut(u64, u64) -> Flow) -> Flow {
    (1..=size / 2).try_for_each(|share| visit(size - share, share))
}

impl Ruleset for TwoBoxes {
    fn parts(&self, position: &Position) -> Vec<Part> {
        let (a, b) = boxes(position);
        vec![vec![a.min(b), a.max(b)]]
    }

    fn options(&self, part: &[u64], visit: &mut dyn FnMut(&[Part]) -> Flow) -> Flow {
        part.iter()
            .try_for_each(|&size| divisions(size, &mut |large, small| visit(&[vec![small, large]])))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        vec![heaps::text(position.heaps())]
    }

    fn moves(&self, position: &Position, visit: &mut dyn FnMut(Move) -> Flow) -> Flow {
        let (a, b) = boxes(position);
        [a, b].into_iter().enumerate().try_for_each(|(heap, size)| {
            divisions(size, &mut |large, small| {
                if is_second(a, b, heap, small) {
                    return Flow::Continue(());
                }
                visit(Move::Divide { heap, into: (large, small) })
            })
        })
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let (a, b) = boxes(position);
        let twice = u128::from(is_second(a, b, 1, b / 2));
        Some(u128::from(a / 2) + u128::from(b / 2) - twice)
    }

    fn legal(&self, position: &Position) -> Legal {
        let listed = |size: &u64| {
            let all = size / 2;
            let shares = 1..=all.min(LISTED);
            let options = shares.map(|share| vec![size - share, share]).collect();
            HeapOptions { options, more: all > LISTED }
        };
        Legal::Options { heaps: position.heaps().iter().map(listed).collect() }
    }

    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(value(part[0], part[1])))
    }

    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (a, b) = boxes(position);
        Some(Outcome::mover_wins(!lost(a, b, misere)))
    }

    fn winning(
        &self,
        position: &Position,
        misere: bool,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Option<Flow> {
        let (a, b) = boxes(position);
        // Shares that leave a lost position stand so many apart, from the first on.
        let shares = |size: u64| match (misere, size % 2, size % 3) {
            (false, 0, _) => Some((1, 2)),
            (true, _, 0) => Some((1, size)),
            (true, _, 1) => Some((2, 3)),
            _ => None,
        };
        Some([a, b].into_iter().enumerate().try_for_each(|(heap, size)| {
            let Some((first, step)) = shares(size) else { return Flow::Continue(()) };
            let mut share = first;
            while share <= size / 2 {
                if !is_second(a, b, heap, share) {
                    visit(Move::Divide { heap, into: (size - share, share) })?;
                }
                share += step;
            }
            Flow::Continue(())
        }))
    }

    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (id, modulus) = if misere { ("misere-two-boxes", 3) } else { ("two-boxes", 2) };
        let row = |n: &u64| Row { label: n.to_string(), value: Nimber(n % modulus) };
        let rows = position.heaps().iter().map(row).collect();
        let (author, year) = if misere { ("", 0) } else { ("Ferguson", 1998) };
        let mut steps = vec![Step::Theorem { id, author, year }, Step::Residues { rows, modulus }];
        let mut first = None;
        let _ = self.winning(position, misere, &mut |mv| {
            first = Some(mv);
            Flow::Break(())
        });
        if let Some(Move::Divide { heap, into: (large, small) }) = first {
            let divide = Claim::new("boxes-divide")
                .with("box", position.heaps().get(heap).copied().unwrap_or(0))
                .with("large", large)
                .with("small", small)
                .with("modulus", modulus);
            steps.push(Step::Argument { claims: vec![divide.revealing()] });
        }
        steps
    }
}

impl Playable for TwoBoxes {
    fn entry(&self) -> &'static Entry {
        &TWO_BOXES
    }

    /// Both boxes hold something.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let boxes = two_heaps(source, TWO_BOXES.position)?;
        match source.words().nth(usize::from(boxes[0] > 0)) {
            Some(empty) if boxes.contains(&0) => Err(Error::new(
                ErrorCode::EmptyBox,
                "expected at least 1 in each box, found an empty one",
            )
            .at(empty.span())),
            _ => Ok(Position::Heaps(boxes)),
        }
    }

    fn read_move(&self, _position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        let [word] = words else { return Ok(None) };
        let Some((heap, into)) = pair(*word, '=') else { return Ok(None) };
        let Some((a, b)) = pair(into, '+') else { return Ok(None) };
        let (heap, a, b) = (place(heap)?, number(a)?, number(b)?);
        Ok(heap.map(|heap| Move::Divide { heap, into: (a.max(b), a.min(b)) }))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = boxes(to);
        let into = (a.max(b), a.min(b));
        let mut moves = [0, 1].into_iter().map(|heap| Move::Divide { heap, into });
        moves.find(|mv| mv.apply(from) == *to && self.divides(from, mv))
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        Ok(self.divides(position, mv))
    }

    fn standard(&self, position: &mut Position) {
        heaps::in_pair_order(position);
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 2, (2, 8 + 6 * wanted.level))
    }

    fn sequence(&self) -> Heaps {
        Err("two-heaps")
    }
}

impl TwoBoxes {
    /// Whether a move divides just what one of the boxes holds.
    fn divides(&self, position: &Position, mv: &Move) -> bool {
        let Move::Divide { heap, into: (large, small) } = mv else { return false };
        let size = position.heaps().get(*heap);
        *small > 0
            && large >= small
            && size.is_some_and(|size| large.checked_add(*small) == Some(*size))
    }
}
