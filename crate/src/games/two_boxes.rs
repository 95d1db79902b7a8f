//! Two boxes: a move empties one box and divides the content of the other into two positive parts. The game is played
//! with one pair of boxes or with several pairs.

use super::kit::positions::{self, two_heaps};
use crate::base::sort::{distinct, sorted};
use crate::games::kit::prelude::*;
use crate::ruleset::explain::{ColumnKind, Table};
use crate::ruleset::moves::HeapOptions;

/// A game on pairs of boxes. A move empties one box of a pair and divides the content of the other box between the two,
/// at least 1 in each. The previous player wins with one pair exactly when both boxes hold an odd number (Ferguson
/// 1998): dividing an odd number leaves an even number in one box, and an even number can be divided into two odd
/// numbers. The value of a pair is the number of trailing ones of (a − 1) | (b − 1) in binary, which `tests/presets.rs`
/// compares with the plain recursion.
///
/// Under misère play, a pair is a P-position exactly when both numbers are 2 modulo 3, or one number is 2 modulo 3 and
/// the other number is 1. A number that is 2 modulo 3 divides into numbers that are 0 and 2, or 1 and 1, modulo 3, and
/// neither pair is a P-position. The pair 1 and 1 has no move, so the player to move wins. Every other pair that is not
/// a P-position contains a multiple of 3, which divides into 1 and the rest, or a number from 4 on that is 1 modulo 3,
/// which divides into 2 and the rest. Both moves leave a P-position.
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
///
/// A position of several pairs is the sum of the pairs, since each move changes one pair (E&D; Sprague 1935, Grundy
/// 1939). Under misère play several pairs are searched, unless only one pair has a move.
///
/// ```
/// use mexplorer::{Game, Limits, Nimber, analyze};
/// let game = Game::parse("e-and-d")?;
/// let found = analyze(&game, &game.position("3 5 2 2")?, Limits::default())?;
/// assert_eq!(found.nimber, Some(Nimber(0 ^ 1))); // 10 | 100 has no trailing 1, and 1 | 1 has one
/// # Ok::<(), mexplorer::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoBoxes {
    /// Whether a position may have more than one pair.
    pairs: bool,
}

/// The most divisions of one box that a board receives, and the most divisions of all boxes together.
const LISTED: u64 = 2000;
const ALL_LISTED: u64 = 50_000;
/// The most pairs whose values an explanation derives.
const EXPLAINED: usize = 4;

/// The entry of the game with one pair of boxes in the list of games.
pub static TWO_BOXES: Entry = Entry {
    group: Group::Break,
    board: "options",
    part: "box",
    adds_up: false,
    read: |arguments: Arguments<'_>| arguments.none(Box::new(TwoBoxes { pairs: false })),
    ..Entry::HEAPS.named("two-boxes", "6 9")
};

/// The entry of the game with several pairs of boxes in the list of games.
pub static E_AND_D: Entry = Entry {
    read: |arguments: Arguments<'_>| arguments.none(Box::new(TwoBoxes { pairs: true })),
    ..TWO_BOXES.named("e-and-d", "3 5 2 2")
};

fn pairs(position: &Position) -> impl Iterator<Item = (u64, u64)> {
    position.heaps().chunks_exact(2).map(|pair| (pair[0], pair[1]))
}

fn values(position: &Position) -> Vec<u64> {
    pairs(position).map(|(a, b)| value(a, b)).collect()
}

fn value(a: u64, b: u64) -> u64 {
    u64::from(((a - 1) | (b - 1)).trailing_ones())
}

/// Return whether a single pair of boxes is a P-position under misère play.
fn lost(a: u64, b: u64) -> bool {
    let (small, large) = (a.min(b), a.max(b));
    large % 3 == 2 && (small % 3 == 2 || small == 1)
}

/// Return the index of the first box of the first pair with a move, and whether a second pair has a move. Return `None`
/// if no pair has a move.
fn live(position: &Position) -> Option<(usize, bool)> {
    let mut movable = pairs(position).enumerate().filter(|(_, pair)| *pair != (1, 1));
    let (first, _) = movable.next()?;
    Some((2 * first, movable.next().is_some()))
}

/// Visit every way to divide the content of a box; the larger share comes first.
fn divisions(size: u64, visit: &mut dyn FnMut(u64, u64) -> Flow) -> Flow {
    (1..=size / 2).try_for_each(|share| visit(size - share, share))
}

/// Visit every way to divide a box into a pair with the given value. Let u and v be the shares less 1. Then u | v must
/// end in exactly `worth` ones. In these lowest bits, u & v is u + v less the ones, and every other bit belongs to u or
/// to v. The bits above the bit `worth` are free.
fn divisions_worth(size: u64, worth: u64, visit: &mut dyn FnMut(u64, u64) -> Flow) -> Flow {
    let Some(sum) = size.checked_sub(2).filter(|_| worth < 62) else { return Flow::Continue(()) };
    let ones = (1 << worth) - 1;
    let (high, low) = (sum >> (worth + 1), sum & (2 * ones + 1));
    let Some(both) = low.checked_sub(ones).filter(|both| *both <= ones) else {
        return Flow::Continue(());
    };
    let free = ones & !both;
    for above in 0..=high / 2 {
        let mut chosen = 0;
        loop {
            let small = (above << (worth + 1)) + (both | chosen);
            if small > sum - small {
                break;
            }
            visit(sum - small + 1, small + 1)?;
            // The next subset of the free bits, in ascending order.
            chosen = chosen.wrapping_sub(free) & free;
            if chosen == 0 {
                break;
            }
        }
    }
    Flow::Continue(())
}

/// Visit the divisions of a box that win under misère play if no other pair has a move.
fn misere_divisions(size: u64, visit: &mut dyn FnMut(u64, u64) -> Flow) -> Flow {
    let (first, step) = match size % 3 {
        0 => (1, size.max(1)),
        1 => (2, 3),
        _ => return Flow::Continue(()),
    };
    let mut share = first;
    while share <= size / 2 {
        visit(size - share, share)?;
        share += step;
    }
    Flow::Continue(())
}

/// Visit a division as a move. Skip the second box of an equal pair if both boxes lead to the same position.
fn show(
    position: &Position,
    heap: usize,
    (large, small): (u64, u64),
    visit: MoveVisitor<'_>,
) -> Flow {
    let heaps = position.heaps();
    if heap % 2 == 1 && large == small && heaps[heap] == heaps[heap - 1] {
        return Flow::Continue(());
    }
    visit(Move::Divide { heap, into: (large, small) })
}

impl Ruleset for TwoBoxes {
    fn parts(&self, position: &Position) -> Vec<Part> {
        pairs(position).map(|(a, b)| vec![a.min(b), a.max(b)]).collect()
    }

    /// Visit the options with the smaller number first. Equal boxes give the same options twice.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        part.iter()
            .try_for_each(|&size| divisions(size, &mut |large, small| visit(&[vec![small, large]])))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        position.heaps().chunks_exact(2).map(heaps::text).collect()
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        position.heaps().iter().enumerate().try_for_each(|(heap, &size)| {
            divisions(size, &mut |large, small| show(position, heap, (large, small), visit))
        })
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Divide { heap, into } = *mv else { return None };
        let mut next = position.heaps().to_vec();
        *next.get_mut(heap)? = into.0;
        *next.get_mut(heap ^ 1)? = into.1;
        Some(Position::Heaps(next))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let twice = |(a, b)| u128::from(a == b && a % 2 == 0);
        let each = |(a, b)| u128::from(a / 2) + u128::from(b / 2) - twice((a, b));
        Some(pairs(position).map(each).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut room = ALL_LISTED;
        let listed = |size: &u64| {
            let all = size / 2;
            let explained = all.min(LISTED).min(room);
            room -= explained;
            let options = (1..=explained).map(|share| vec![size - share, share]).collect();
            HeapOptions { options, more: all > explained }
        };
        Legal::Options { heaps: position.heaps().iter().map(listed).collect() }
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for TwoBoxes {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(value(part[0], part[1])))
    }
}

impl Outcomes for TwoBoxes {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        if !misere {
            return Some(Sum::new(values(position), false).outcome());
        }
        match live(position) {
            None => Some(Outcome::N),
            Some((_, true)) => None,
            Some((first, false)) => {
                let heaps = position.heaps();
                Some(Outcome::mover_wins(!lost(heaps[first], heaps[first + 1])))
            }
        }
    }
}

impl Strategy for TwoBoxes {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let heaps = position.heaps();
        if misere {
            let (first, more) = live(position)?;
            return (!more).then(|| {
                (first..first + 2).try_for_each(|heap| {
                    misere_divisions(heaps[heap], &mut |large, small| {
                        show(position, heap, (large, small), visit)
                    })
                })
            });
        }
        Some(Sum::targets(&values(position), false, |pair, target| {
            (2 * pair..2 * pair + 2).try_for_each(|heap| {
                divisions_worth(heaps[heap], target, &mut |large, small| {
                    show(position, heap, (large, small), visit)
                })
            })
        }))
    }
}

impl Explains for TwoBoxes {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        match position.heaps() {
            [_, _] => self.why_one(position, position, misere),
            _ if !misere => why_many(position),
            heaps => live(position).map_or(Vec::new(), |(first, _)| {
                let pair = Position::Heaps(heaps[first..first + 2].to_vec());
                self.why_one(&pair, position, true)
            }),
        }
    }
}

/// Explain the value of a sum of pairs.
fn why_many(position: &Position) -> Vec<Step> {
    let label = |i: usize| heaps::text(&position.heaps()[2 * i..2 * i + 2]);
    let all = values(position);
    let explained = distinct(pairs(position).take(ROWS).collect());
    let claim = |(a, b): &(u64, u64)| {
        Claim::new("pair-value").with("a", *a).with("b", *b).with("value", value(*a, *b))
    };
    let mut steps = vec![Step::Theorem { id: "e-and-d", author: "Ferguson", year: 1998 }];
    steps
        .extend(Step::reasons("pair", explained.iter().rev().take(EXPLAINED).map(claim).collect()));
    steps.extend(Step::sum(&all, Terms::Values, false, &label));
    steps
}

impl TwoBoxes {
    /// Explain the outcome of the only pair that has a move, in a position that may have other pairs.
    fn why_one(&self, pair: &Position, whole: &Position, misere: bool) -> Vec<Step> {
        let (theorem, modulus) = if misere { ("misere-two-boxes", 3) } else { ("two-boxes", 2) };
        let columns = [("part", ColumnKind::Part), ("residues.mod", ColumnKind::Number)];
        let id = if misere { "residues" } else { "residues.even" };
        let row = |n: &u64| vec![n.to_string().into(), (n % modulus).into()];
        let table = Table::new(id, &columns).with("modulus", modulus);
        let table = table.rows(pair.heaps().iter().map(row));
        let (author, year) = if misere { ("", 0) } else { ("Ferguson", 1998) };
        let mut steps = vec![Step::Theorem { id: theorem, author, year }, table.into()];
        let first = self.first_winning(whole, misere);
        if let Some(Move::Divide { heap, into: (large, small) }) = first {
            let divide = Claim::new("boxes-divide")
                .with("box", whole.heaps().get(heap).copied().unwrap_or(0))
                .with("large", large)
                .with("small", small)
                .with("modulus", modulus);
            steps.extend(Step::argument(vec![divide.revealing()]));
        }
        steps
    }

    /// Return whether the two parts of a move add up to the content of the move's box.
    fn divides(position: &Position, mv: &Move) -> bool {
        let Move::Divide { heap, into: (large, small) } = mv else { return false };
        let size = position.heaps().get(*heap);
        *small > 0
            && large >= small
            && size.is_some_and(|size| large.checked_add(*small) == Some(*size))
    }
}

impl Playable for TwoBoxes {
    fn entry(&self) -> &'static Entry {
        if self.pairs { &E_AND_D } else { &TWO_BOXES }
    }

    /// Read two boxes or several pairs of boxes, each box with at least 1.
    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        let boxes = if self.pairs {
            positions::heaps(source, E_AND_D.position)?
        } else {
            two_heaps(source, TWO_BOXES.position)?
        };
        if boxes.len() % 2 == 1 {
            let message = format!("expected boxes in pairs, found {}", boxes.len());
            return Err(Error::new(ErrorCode::WrongCount, message)
                .with("expected", "pairs")
                .with("found", boxes.len())
                .at(Span::new(0, source.plain().len())));
        }
        let empty = boxes.iter().position(|held| *held == 0);
        match empty.and_then(|i| source.words().nth(i)) {
            Some(empty) => Err(Error::new(
                ErrorCode::EmptyBox,
                "expected at least 1 in each box, found an empty one",
            )
            .at(empty.span())),
            None => Ok(Position::Heaps(boxes)),
        }
    }

    fn read_word(&self, _position: &Position, word: Word<'_>) -> Result<Option<Move>> {
        Ok(moves::two_for_one(word)?.map(|(heap, into)| Move::Divide { heap, into }))
    }

    fn move_text(&self, mv: &Move) -> Option<String> {
        let Move::Divide { heap, into } = *mv else { return None };
        Some(moves::replaced_text(heap, &[into.0, into.1]))
    }

    fn move_between(&self, from: &Position, to: &Position) -> Option<Move> {
        let (a, b) = (from.heaps(), to.heaps());
        // If no heap has changed, the first pair must have been divided into the same pair.
        let changed = (0..a.len().min(b.len())).find(|i| a[*i] != b[*i]).unwrap_or(0) / 2 * 2;
        let into = (b[changed].max(*b.get(changed + 1)?), b[changed].min(b[changed + 1]));
        let mut moves = (changed..changed + 2).map(|heap| Move::Divide { heap, into });
        moves.find(|mv| self.apply(from, mv).as_ref() == Some(to) && Self::divides(from, mv))
    }

    fn allows(&self, position: &Position, mv: &Move) -> Result<bool> {
        Ok(Self::divides(position, mv))
    }

    /// Sort each pair and the list of pairs, since no order matters.
    fn standard(&self, position: &mut Position) {
        if let Position::Heaps(heaps) = position {
            let all = heaps.chunks_exact(2).map(|two| [two[0].min(two[1]), two[0].max(two[1])]);
            *heaps = sorted(all.collect()).concat();
        }
    }

    fn random_position(&self, rng: &mut Rng, Wanted { level, misere }: Wanted) -> Position {
        match (self.pairs, misere) {
            (false, _) => heaps::random(rng, 2, (2, 8 + 6 * level)),
            // Keep the position small: no theorem covers misère play with several pairs.
            (true, true) => heaps::random(rng, 4, (1, 6 + 2 * level)),
            (true, false) => heaps::random(rng, 4 + 2 * level, (1, 9 + 6 * level)),
        }
    }

    fn sequence(&self) -> Heaps {
        Err("two-heaps")
    }
}
