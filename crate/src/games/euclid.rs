//! Euclid: a move takes a positive multiple of the smaller heap from the larger heap.

use super::kit::positions::two_heaps;
use crate::games::kit::prelude::*;
use crate::ruleset::explain::valued;

/// Euclid's game played down to 0 (Cole and Davie 1969): with two positive heaps, the player to move wins exactly when
/// the heaps are equal or the larger heap is more than φ = (1 + √5) ÷ 2 times the smaller. Under misère play equal
/// heaps are lost as well: misère play is equivalent to the game that ends when the heaps are equal (Grossman 1997,
/// Straffin 1998).
///
/// The values follow from Euclid's algorithm. Let r be less than a, and let v be the value of (r, a). The pairs (a, a +
/// r), (a, 2a + r), … have the values 0, 1, 2, … without v, because the options of each pair are (r, a) and all earlier
/// pairs. Cairns, Ho and Lengyel (2011) give a closed form.
///
/// ```
/// use mexplorer::games::euclid::value;
/// assert_eq!((1..8).map(|b| value(3, b)).collect::<Vec<_>>(), [3, 0, 1, 0, 1, 2, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Euclid;

/// Return the pairs of Euclid's algorithm on two heaps, each with the smaller heap first, from the given pair down to a
/// pair with a 0.
fn chain(a: u64, b: u64) -> Vec<(u64, u64)> {
    let mut pairs = vec![(a.min(b), a.max(b))];
    while let Some(&(small, large)) = pairs.last()
        && small > 0
    {
        pairs.push((large % small, small));
    }
    pairs
}

/// Return the values of the pairs of a chain, each computed from the value of the next pair.
fn values(chain: &[(u64, u64)]) -> Vec<u64> {
    let mut values = vec![0; chain.len()];
    for i in (0..chain.len()).rev() {
        let (small, large) = chain[i];
        // With quotient q, the value is the q-th of the numbers 0, 1, 2, … without the value of the next pair.
        if let Some(nth) = large.checked_div(small).map(|quotient| quotient - 1) {
            values[i] = nth + u64::from(nth >= values[i + 1]);
        }
    }
    values
}

/// Return the Grundy value of two heaps.
pub fn value(a: u64, b: u64) -> u64 {
    values(&chain(a, b))[0]
}

/// Return whether the larger heap `b` is more than φ times the smaller heap `a`: b² > ab + a².
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

/// Iterate over the heaps that a move can lower, each as its index, its size and the size of the other heap.
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
        // Leaving at least twice the smaller heap loses, so only two sizes of the larger heap remain to be checked.
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

/// Return the claim that compares the ratio of two heaps with the golden ratio; `None` if the smaller heap is 0.
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
}

impl OnGrid for Euclid {
    /// Compute the values row by row. Let q be the quotient of the larger heap by the smaller, and v the value of the
    /// smaller heap and the remainder; then the value is the q-th of the numbers 0, 1, 2, … without v.
    fn grid(&self, frame: Frame, budget: &mut Budget<'_>) -> Result<Option<Vec<u16>>> {
        let Frame { width, height, .. } = frame;
        let mut nimbers = vec![0u16; width * height];
        for y in 1..height {
            budget.spend(width as u64, || format!("row {y}"))?;
            for x in 1..width {
                let (small, large) = (x.min(y), x.max(y));
                // The value `below` lies in an earlier row, or earlier in row y, so it is already computed.
                let below = nimbers[small * width + large % small];
                let nth = (large / small - 1) as u16;
                nimbers[y * width + x] = nth + u16::from(nth >= below);
            }
        }
        Ok(Some(nimbers))
    }
}
