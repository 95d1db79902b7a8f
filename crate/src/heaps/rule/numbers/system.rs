//! Systems of linear inequalities in integers, and a test for contradictions. Unknowns are eliminated one by one
//! (Fourier 1826, Motzkin 1936), and constants are rounded down in each step, since the unknowns are integers.

use rustc_hash::FxHashMap;

use crate::base::arithmetic::gcd;

/// The inequality `constant + Σ coefficient · unknown` ≥ 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) constant: i128,
    /// The coefficients of the unknowns 0, 1, …; missing coefficients are 0.
    pub(super) terms: Vec<i128>,
}

/// The most rows; with more rows, the elimination stops and proves nothing.
const MOST: usize = 400;

impl Row {
    pub(super) fn constant(constant: i128) -> Row {
        Row { constant, terms: Vec::new() }
    }

    pub(super) fn unknown(place: usize) -> Row {
        let mut terms = vec![0; place + 1];
        terms[place] = 1;
        Row { constant: 0, terms }
    }

    pub(super) fn coefficient(&self, place: usize) -> i128 {
        self.terms.get(place).copied().unwrap_or(0)
    }

    /// Return the combination `times` · `self` + `by` · `other`, or `None` if a number overflows.
    pub(super) fn combined(&self, times: i128, other: &Row, by: i128) -> Option<Row> {
        let sum = |a: i128, b: i128| a.checked_mul(times)?.checked_add(b.checked_mul(by)?);
        let places = 0..self.terms.len().max(other.terms.len());
        let terms = places.map(|place| sum(self.coefficient(place), other.coefficient(place)));
        Some(Row {
            constant: sum(self.constant, other.constant)?,
            terms: terms.collect::<Option<_>>()?,
        })
    }

    pub(super) fn minus(&self, other: &Row) -> Option<Row> {
        self.combined(1, other, -1)
    }

    pub(super) fn plus(mut self, constant: i128) -> Row {
        self.constant = self.constant.saturating_add(constant);
        self
    }

    pub(super) fn as_constant(&self) -> Option<i128> {
        self.terms.iter().all(|c| *c == 0).then_some(self.constant)
    }

    /// Divide the inequality by the greatest common divisor of its coefficients, and round the constant down.
    fn reduced(mut self) -> Row {
        let divisor = self.terms.iter().fold(0, |d, c| gcd(d, c.unsigned_abs()));
        if let (2.., Ok(divisor)) = (divisor, i128::try_from(divisor)) {
            self.constant = self.constant.div_euclid(divisor);
            self.terms.iter_mut().for_each(|c| *c /= divisor);
        }
        while self.terms.last() == Some(&0) {
            self.terms.pop();
        }
        self
    }
}

/// Return consequences of the rows that contain only the kept unknowns, by eliminating all other unknowns. Some
/// consequences may be missing.
pub(super) fn projected(rows: &[Row], keeps: &dyn Fn(usize) -> bool, work: &mut usize) -> Vec<Row> {
    let mut rows = rows.to_vec();
    let width = rows.iter().map(|row| row.terms.len()).max().unwrap_or(0);
    for place in (0..width).rev().filter(|place| !keeps(*place)) {
        let (with, mut rest): (Vec<Row>, Vec<Row>) =
            rows.into_iter().partition(|row| row.coefficient(place) != 0);
        let (above, below): (Vec<Row>, Vec<Row>) =
            with.into_iter().partition(|row| row.coefficient(place) > 0);
        for a in &above {
            for b in &below {
                let both = a.combined(-b.coefficient(place), b, a.coefficient(place));
                let Some(both) = both.filter(|_| *work > 0 && rest.len() < MOST) else { continue };
                *work -= 1;
                let both = both.reduced();
                if !rest.contains(&both) {
                    rest.push(both);
                }
            }
        }
        rows = rest;
    }
    rows
}

/// Return whether the rows provably have no integer solution. `false` may also mean that no proof was found.
pub(super) fn contradict(rows: &[Row], work: &mut usize) -> bool {
    let mut strongest: FxHashMap<Vec<i128>, i128> = FxHashMap::default();
    let add = |strongest: &mut FxHashMap<Vec<i128>, i128>, row: Row| {
        let Row { constant, terms } = row.reduced();
        let least = strongest.entry(terms).or_insert(constant);
        *least = (*least).min(constant);
    };
    rows.iter().for_each(|row| add(&mut strongest, row.clone()));
    loop {
        if strongest.remove(&Vec::new()).is_some_and(|constant| constant < 0) {
            return true;
        }
        let mut counts: Vec<(usize, usize)> = Vec::new();
        for terms in strongest.keys() {
            counts.resize(counts.len().max(terms.len()), (0, 0));
            for (count, c) in counts.iter_mut().zip(terms) {
                *count = (count.0 + usize::from(*c > 0), count.1 + usize::from(*c < 0));
            }
        }
        let mentioned = counts.iter().enumerate().filter(|(_, count)| **count != (0, 0));
        let cheapest = mentioned.min_by_key(|(place, count)| (count.0 * count.1, *place));
        let Some((place, _)) = cheapest else { return false };
        let mut rest = FxHashMap::default();
        let (mut above, mut below) = (Vec::new(), Vec::new());
        for (terms, constant) in strongest {
            let row = Row { constant, terms };
            match row.coefficient(place) {
                0 => add(&mut rest, row),
                1.. => above.push(row),
                _ => below.push(row),
            }
        }
        for a in &above {
            for b in &below {
                let both = a.combined(-b.coefficient(place), b, a.coefficient(place));
                let Some(both) = both.filter(|_| *work > 0 && rest.len() < MOST) else {
                    return false;
                };
                *work -= 1;
                add(&mut rest, both);
            }
        }
        strongest = rest;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(constant: i128, terms: &[i128]) -> Row {
        Row { constant, terms: terms.to_vec() }
    }

    #[test]
    fn what_is_left_of_eliminated_unknowns() {
        // The rows for x + 1 ≤ z ≤ 9 and z ≤ y.
        let rows = [row(-1, &[-1, 0, 1]), row(9, &[0, 0, -1]), row(0, &[0, 1, -1])];
        let left = projected(&rows, &|place| place < 2, &mut 100);
        assert_eq!(left, [row(8, &[-1]), row(-1, &[-1, 1])]);
        assert_eq!(projected(&rows, &|place| place == 0, &mut 100), [row(8, &[-1])]);
    }

    #[test]
    fn contradictions_are_found_and_only_those() {
        let contradict = |rows: &[Row]| contradict(rows, &mut 10_000);
        // x ≥ 1, y ≥ x + 1, y ≤ 1.
        assert!(contradict(&[row(-1, &[1]), row(-1, &[-1, 1]), row(1, &[0, -1])]));
        assert!(!contradict(&[row(-1, &[1]), row(-1, &[-1, 1]), row(2, &[0, -1])]));
        // 2x ≥ 1 and 2x ≤ 1 have the solution 1/2, but no integer solution.
        assert!(contradict(&[row(-1, &[2]), row(1, &[-2])]));
        assert!(!contradict(&[]));
        assert!(contradict(&[Row::constant(-1)]));
    }

    /// Compare random systems with all points of a small box.
    #[test]
    fn no_point_satisfies_a_contradiction() {
        let mut rng = crate::base::rng::Rng::new(3);
        let mut found = 0;
        for _ in 0..3000 {
            let mut any = || rng.within(0, 6) as i128 - 3;
            let rows: Vec<Row> = (0..5).map(|_| row(any(), &[any(), any(), any()])).collect();
            let mut points = (-4..=4).flat_map(|x| (-4..=4).map(move |y| (x, y)));
            let inside = points.any(|(x, y)| {
                (-4..=4).any(|z| {
                    rows.iter().all(|row| {
                        let at = |place: usize| row.coefficient(place);
                        row.constant + at(0) * x + at(1) * y + at(2) * z >= 0
                    })
                })
            });
            let contradicts = contradict(&rows, &mut 10_000);
            assert!(!(inside && contradicts), "{rows:?}");
            found += usize::from(contradicts);
        }
        assert!(found > 100, "{found}");
    }
}
