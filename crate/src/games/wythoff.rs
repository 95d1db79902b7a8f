//! Wythoff's game: take from one of two heaps, or equally from both.

use super::kit::grid::{Seen, mex_of};
use super::kit::positions::two_heaps;
use crate::games::kit::prelude::*;
use crate::ruleset::moves::Taken;

/// Wythoff's game. The P-positions are the golden pairs (⌊nφ⌋, ⌊nφ²⌋) (Wythoff 1907). Under misère play only the two
/// smallest P-positions differ: (0, 1) and (2, 2) replace (0, 0) and (1, 2) (Fraenkel 1984).
///
/// ```
/// use mexplorer::games::wythoff::pair;
/// assert_eq!((0..6).map(pair).collect::<Vec<_>>(), [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wythoff;

/// Return ⌊√(5n²)⌋, exact for n up to 2^60.
fn root5(n: u64) -> u128 {
    (5 * u128::from(n) * u128::from(n)).isqrt()
}

/// Return the `n`-th golden pair, whose numbers differ by `n`, for n up to 2^54.
pub fn pair(n: u64) -> (u64, u64) {
    // nφ = (n + √5 n) / 2, and halving commutes with rounding down.
    let small = ((u128::from(n) + root5(n)) / 2) as u64;
    (small, small + n)
}

/// Return the index of the golden pair that contains `x`. Each number from 1 on is in exactly one pair (Beatty 1926).
fn index(x: u64) -> u64 {
    // x = ⌊nφ⌋ means n ≈ x / φ = (√5 − 1) x / 2, and x = ⌊nφ²⌋ means n ≈ x − x / φ.
    let near = ((root5(x) - u128::from(x)) / 2) as u64;
    let candidates = [near, near + 1, x - near, (x - near).saturating_sub(1)];
    candidates.into_iter().find(|n| pair(*n).0 == x || pair(*n).1 == x).unwrap_or(0)
}

/// Return the size of the heap that forms a P-position together with a heap of size `x`.
fn partner(x: u64, misere: bool) -> u64 {
    match x {
        0..=2 if misere => [1, 0, 2][x as usize],
        0 => 0,
        _ => {
            let (small, large) = pair(index(x));
            if small == x { large } else { small }
        }
    }
}

/// Return the P-position whose heaps differ by `n`.
fn with_difference(n: u64, misere: bool) -> (u64, u64) {
    match n {
        0 if misere => (2, 2),
        1 if misere => (0, 1),
        _ => pair(n),
    }
}

fn both(a: u64, b: u64, take: u64) -> Move {
    let taken = |heap, size: u64| Taken { heap, take, left: size - take };
    Move::Takes { takes: vec![taken(0, a), taken(1, b)] }
}

impl Ruleset for Wythoff {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::pair(position)
    }

    /// Visit the options directly, without building the list of takings for moves on both heaps.
    fn options(&self, part: &[u64], visit: OptionVisitor<'_>) -> Flow {
        let (a, b) = (part[0], part[1]);
        let pair = |a: u64, b: u64| [vec![a.min(b), a.max(b)]];
        (0..a).try_for_each(|left| visit(&pair(left, b)))?;
        (0..b).try_for_each(|left| visit(&pair(a, left)))?;
        (1..=a.min(b)).rev().try_for_each(|take| visit(&pair(a - take, b - take)))
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        vec![heaps::text(position.heaps())]
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        heaps::take_any(position.heaps(), visit)?;
        let (a, b) = heaps::two(position);
        (1..=a.min(b)).try_for_each(|take| visit(both(a, b, take)))
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let (a, b) = heaps::two(position);
        Some(u128::from(a) + u128::from(b) + u128::from(a.min(b)))
    }

    fn legal(&self, position: &Position) -> Legal {
        let takes = heaps::any_amount(position.heaps());
        Legal::Take { takes, heaps_per_move: 2, equal: true, unit: 1 }
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Wythoff {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (a, b) = heaps::two(position);
        let lost = with_difference(a.abs_diff(b), misere) == (a.min(b), a.max(b));
        Some(Outcome::mover_wins(!lost))
    }
}

impl Strategy for Wythoff {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let (a, b) = heaps::two(position);
        let mut each = || {
            let (for_a, for_b) = (partner(b, misere), partner(a, misere));
            if for_a < a {
                visit(heaps::take(0, a, a - for_a))?;
            }
            if for_b < b {
                visit(heaps::take(1, b, b - for_b))?;
            }
            let (small, _) = with_difference(a.abs_diff(b), misere);
            if small < a.min(b) { visit(both(a, b, a.min(b) - small)) } else { Flow::Continue(()) }
        };
        Some(each())
    }
}

impl Explains for Wythoff {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (a, b) = heaps::two(position);
        let n = a.abs_diff(b);
        let near = with_difference(n, misere);
        let theorem = if misere {
            Step::Theorem { id: "misere-golden", author: "Fraenkel", year: 1984 }
        } else {
            Step::Theorem { id: "golden", author: "Wythoff", year: 1907 }
        };
        let (small, large) = (a.min(b), a.max(b));
        let mut steps = vec![theorem];
        steps.extend(Step::facts("golden", pair_of((small, large), near, misere)));
        let first = self.first_winning(position, misere);
        // The position itself if it is a golden pair, otherwise the pair that the winning move leaves.
        let (mut left, mut claims) = ((small, large), Vec::new());
        match &first {
            Some(Move::Take(taken)) => {
                let kept = if taken.heap == 0 { b } else { a };
                left = (kept.min(taken.left), kept.max(taken.left));
                claims.push(
                    Claim::new("golden-one")
                        .with("kept", kept)
                        .with("from", taken.take + taken.left)
                        .with("left", taken.left),
                );
            }
            Some(_) => {
                left = near;
                claims.push(
                    Claim::new("golden-both")
                        .with("n", n)
                        .with("small", near.0)
                        .with("large", near.1)
                        .with("take", small - near.0),
                );
            }
            None => {}
        }
        if left.1 > 0 {
            let stay = Claim::new("golden-stay").with("small", left.0).with("large", left.1);
            claims.push(stay.with("n", left.1 - left.0));
        }
        if first.is_some() {
            claims.iter_mut().for_each(|claim| claim.reveals = true);
        }
        steps.extend(Step::argument(claims));
        steps
    }
}

/// Return claims about the difference of the heaps, the golden pair with the same difference, and whether the heaps
/// form that pair.
fn pair_of((small, large): (u64, u64), near: (u64, u64), misere: bool) -> Vec<Claim> {
    let n = large - small;
    // Misère play replaces the pairs (0, 0) and (1, 2) by two pairs that are not golden.
    let id = if misere && n < 2 { "golden-small" } else { "golden-pair" };
    let is = if near == (small, large) { "golden-is" } else { "golden-not" };
    vec![
        Claim::new("golden-difference").with("small", small).with("large", large).with("n", n),
        Claim::new(id).with("n", n).with("a", near.0).with("b", near.1),
        Claim::new(is),
    ]
}

/// The entry of Wythoff's game in the list of games.
pub static WYTHOFF: Entry = Entry {
    adds_up: false,
    stones: true,
    read: |arguments| arguments.none(Box::new(Wythoff)),
    ..Entry::HEAPS.named("wythoff", "4 9")
};

impl Playable for Wythoff {
    fn entry(&self) -> &'static Entry {
        &WYTHOFF
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        two_heaps(source, "3 5").map(Position::Heaps)
    }

    fn read_move(&self, position: &Position, words: &[Word<'_>]) -> Result<Option<Move>> {
        moves::takings(position.heaps(), words)
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

    offers!(TypedRule, OnGrid);
}

#[cfg(feature = "lab")]
impl TypedRule for Wythoff {
    fn as_rule(&self) -> Option<String> {
        let moves =
            "(a-k, b) for k in 1..a | (a, b-k) for k in 1..b | (a-k, b-k) for k in 1..min(a, b)";
        Some(format!("(a, b) -> {moves}"))
    }
}

impl OnGrid for Wythoff {
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        values(frame, budget).map(Some)
    }

    /// Return the directions of the row, the column and the diagonal, along which the options of a cell lie.
    fn grid_rays(&self) -> &'static [[u8; 2]] {
        &[[1, 0], [0, 1], [1, 1]]
    }
}

/// Compute the values row by row: each value is the least number not yet in the row, column or diagonal of the cell.
fn values(Frame { width, height, .. }: Frame, budget: &mut Budget<'_>) -> Result<Vec<u16>> {
    // A cell has at most x + y + min(x, y) options, so its value is below the sum of the sizes.
    let none = Seen::new(width + height + width.min(height));
    let mut columns = vec![none.clone(); width];
    let mut diagonals = vec![none.clone(); width + height];
    let mut nimbers = Vec::with_capacity(width * height);
    for y in 0..height {
        let mut row = none.clone();
        budget.spend(width as u64, || format!("row {y}"))?;
        for (x, column) in columns.iter_mut().enumerate() {
            let diagonal = &mut diagonals[x + height - y];
            let value = mex_of([&row, column, diagonal]);
            [&mut row, column, diagonal].into_iter().for_each(|seen| seen.add(value));
            nimbers.push(value);
        }
    }
    Ok(nimbers)
}
