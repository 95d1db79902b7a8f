//! Euclid: from two heaps, take a multiple of the smaller from the larger.

use super::kit::positions::two_heaps;
use crate::games::kit::prelude::*;
use crate::ruleset::explain::valued;

/// Euclid's game down to 0 (Cole and Davie 1969): the mover wins exactly when the heaps are equal or
/// the larger is more than φ = (1 + √5) ÷ 2 times the smaller. Under misère play equal heaps are lost
/// as well: it is the game that ends when the heaps are equal (Grossman 1997, Straffin 1998).
///
/// The values follow from Euclid's algorithm. With remainder r and quotient q, and v the value of
/// (r, a), the pairs (a, a + r), (a, 2a + r), … have the numbers 0, 1, 2, … without v: each has all
/// the earlier ones and (r, a) as its options. Cairns, Ho and Lengyel (2011) give a closed form.
///
/// ```
/// use mexplorer::games::euclid::value;
/// assert_eq!((1..8).map(|b| value(3, b)).collect::<Vec<_>>(), [3, 0, 1, 0, 1, 2, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Euclid;

/// Euclid's algorithm on two heaps, the smaller first: from the pair itself down to one with a 0.
fn chain(a: u64, b: u64) -> Vec<(u64, u64)> {
    let mut pairs = vec![(a.min(b), a.max(b))];
    while let Some(&(small, large)) = pairs.last()
        && small > 0
    {
        pairs.push((large % small, small));
    }
    pairs
}

/// The values of such a chain, each found from the one below it.
fn values(chain: &[(u64, u64)]) -> Vec<u64> {
    let mut values = vec![0; chain.len()];
    for i in (0..chain.len()).rev() {
        let (small, large) = chain[i];
        // The quotient counts how many numbers have been given out, of which `below` is not one.
        if let Some(nth) = large.checked_div(small).map(|quotient| quotient - 1) {
            values[i] = nth + u64::from(nth >= values[i + 1]);
        }
    }
    values
}

/// The value of two heaps.
pub fn value(a: u64, b: u64) -> u64 {
    values(&chain(a, b))[0]
}

/// Whether the larger heap is more than φ times the smaller: b² > ab + a².
fn beyond_golden(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a), u128::from(b));
    b * (b - a) > a * a
}

fn lost(a: u64, b: u64, misere: bool) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    match (a, misere) {
        (0, _) => !misere,
        (_, true) => !beyond_golden(a, b),
        (_, false) => a < b && !beyond_golden(a, b),
    }
}

/// The heap that can be taken from and its size, the size of the other, for each way round.
fn ways(position: &Position) -> impl Iterator<Item = (usize, u64, u64)> {
    let (a, b) = heaps::two(position);
    [(0, a, b), (1, b, a)].into_iter().filter(|(_, from, unit)| *unit > 0 && from >= unit)
}

impl Ruleset for Euclid {
    fn parts(&self, position: &Position) -> Vec<Part> {
        heaps::pair(position)
    }

    fn part_texts(&self, position: &Position) -> Vec<String> {
        vec![heaps::text(position.heaps())]
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        for (heap, size, unit) in ways(position) {
            for times in 1..=size / unit {
                visit(heaps::take(heap, size, times * unit))?;
            }
        }
        Flow::Continue(())
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        Some(ways(position).map(|(_, size, unit)| u128::from(size / unit)).sum())
    }

    fn legal(&self, position: &Position) -> Legal {
        let mut takes = vec![Vec::new(); 2];
        for (heap, size, unit) in ways(position) {
            takes[heap] = vec![(unit, size - size % unit)];
        }
        let (a, b) = heaps::two(position);
        Legal::Take { takes, heaps_per_move: 1, equal: false, unit: a.min(b).max(1) }
    }

    knows!(Values, Outcomes, Strategy, Explains);
}

impl Values for Euclid {
    fn part_value(&self, part: &[u64]) -> Option<Nimber> {
        Some(Nimber(value(part[0], part[1])))
    }
}

impl Outcomes for Euclid {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let (a, b) = heaps::two(position);
        Some(Outcome::mover_wins(!lost(a, b, misere)))
    }
}

impl Strategy for Euclid {
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        // Leaving twice the smaller or more is leaving a won position; only two heaps lie below.
        Some(ways(position).try_for_each(|(heap, size, unit)| {
            [size % unit + unit, size % unit].into_iter().try_for_each(|left| {
                if left < size && lost(left, unit, misere) {
                    visit(heaps::take(heap, size, size - left))
                } else {
                    Flow::Continue(())
                }
            })
        }))
    }
}

impl Explains for Euclid {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        let (a, b) = heaps::two(position);
        let (small, large) = (a.min(b), a.max(b));
        let theorem = if misere {
            Step::Theorem { id: "misere-euclid", author: "Straffin", year: 1998 }
        } else {
            Step::Theorem { id: "euclid", author: "Cole, Davie", year: 1969 }
        };
        let mut steps = vec![theorem];
        steps.extend(Step::facts("ratio", ratio(small, large).into_iter().collect()));
        let first = self.first_winning(position, misere);
        let claim = match first {
            Some(Move::Take(taken)) => Claim::new("euclid-leave")
                .with("small", small)
                .with("remainder", large % small)
                .with("left", taken.left)
                .revealing(),
            _ => Claim::new("euclid-only").with("small", small).with("left", large - small),
        };
        if small > 0 && small < large {
            steps.extend(Step::argument(vec![claim]));
        }
        if !misere && small > 0 {
            let chain = chain(a, b);
            let labelled = |((a, b), value): (&(u64, u64), u64)| (format!("{a} {b}"), value);
            let values = chain.iter().zip(values(&chain)).map(labelled);
            steps.push(Step::Theorem {
                id: "euclid-values",
                author: "Cairns, Ho, Lengyel",
                year: 2011,
            });
            steps.push(valued("values", values).into());
        }
        steps
    }
}

/// How the ratio of two heaps compares with the golden ratio; a heap of 0 has none.
fn ratio(small: u64, large: u64) -> Option<Claim> {
    let id = match small {
        0 => return None,
        _ if beyond_golden(small, large) => "ratio-beyond",
        _ if small == large => "ratio-equal",
        _ => "ratio-within",
    };
    Some(Claim::new(id).with("small", small).with("large", large))
}

/// The entry of Euclid's game in the list of games.
pub static EUCLID: Entry = Entry {
    part: "pair",
    adds_up: false,
    read: |arguments| arguments.none(Box::new(Euclid)),
    ..Entry::HEAPS.named("euclid", "7 24")
};

impl Playable for Euclid {
    fn entry(&self) -> &'static Entry {
        &EUCLID
    }

    fn read_position(&self, source: &Source<'_>) -> Result<Position> {
        two_heaps(source, "3 5").map(Position::Heaps)
    }

    fn standard(&self, position: &mut Position) {
        heaps::in_pair_order(position);
    }

    fn random_position(&self, rng: &mut Rng, wanted: Wanted) -> Position {
        heaps::random(rng, 2, (2, 12 + 20 * wanted.level))
    }

    fn sequence(&self) -> Heaps {
        Err("two-heaps")
    }

    offers!(TypedRule, OnGrid);
}

#[cfg(feature = "lab")]
impl TypedRule for Euclid {
    fn as_rule(&self) -> Option<String> {
        let moves = "(a-k*b, b) for k in 1..a/b if b > 0 | (a, b-k*a) for k in 1..b/a if a > 0";
        Some(format!("(a, b) -> {moves}"))
    }

    fn misere_as_nim(&self) -> bool {
        false
    }
}

impl OnGrid for Euclid {
    /// By rows: with q the quotient of the larger heap by the smaller, and v the value of the smaller
    /// heap and the remainder, the q-th of the numbers 0, 1, 2, … without v.
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        let Frame { width, height, .. } = frame;
        let mut nimbers = vec![0u16; width * height];
        for y in 1..height {
            budget.spend(width as u64, || format!("row {y}"))?;
            for x in 1..width {
                let (small, large) = (x.min(y), x.max(y));
                // In a row above, or before in this one.
                let below = nimbers[small * width + large % small];
                let nth = (large / small - 1) as u16;
                nimbers[y * width + x] = nth + u16::from(nth >= below);
            }
        }
        Ok(Some(nimbers))
    }
}
