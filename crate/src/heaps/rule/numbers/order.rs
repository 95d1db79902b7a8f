//! Orders of positions in which every option is smaller; such an order proves that play ends.

use std::cmp::Ordering;

use crate::base::error::{Error, ErrorCode};
use crate::base::sort::sort_by_key;
use crate::base::text::tuple;

/// A measure of positions: a function to the integers from 0 on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) enum Measure {
    /// A weighted sum of the numbers of a position; weights may be 0.
    Weighted(Vec<u64>),
    Largest,
    /// The maximum of 0 and some sums with weights of any sign. For numbers n and i of a position, a sum is `n - i` if
    /// a condition bounds i by n, and `9 - i` if a condition bounds i by 9.
    Bounded(Vec<Bound>),
}

/// The sum `constant + Σ weight · number`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) struct Bound {
    pub(in crate::heaps::rule) constant: i64,
    pub(in crate::heaps::rule) weights: Vec<i64>,
}

impl Bound {
    fn of(&self, position: &[u64]) -> i128 {
        let each = self.weights.iter().zip(position);
        let sum: i128 = each.map(|(w, n)| i128::from(*w) * i128::from(*n)).sum();
        sum + i128::from(self.constant)
    }

    fn text(&self, names: &[String]) -> String {
        let part = |sign: i64| -> String {
            let weights = self.weights.iter().map(|w| (w * sign).max(0).unsigned_abs());
            let constant = (self.constant * sign).max(0);
            let sum = Measure::Weighted(weights.collect()).text(names);
            let constant = Some(constant.to_string()).filter(|_| constant > 0);
            let sum = Some(sum).filter(|sum| !sum.is_empty());
            constant.into_iter().chain(sum).collect::<Vec<_>>().join(" + ")
        };
        match (part(1), part(-1).replace(" + ", " - ")) {
            (more, less) if less.is_empty() => more,
            (more, less) if more.is_empty() => format!("-{less}"),
            (more, less) => format!("{more} - {less}"),
        }
    }
}

impl Measure {
    pub(in crate::heaps::rule) fn of(&self, position: &[u64]) -> u128 {
        match self {
            Measure::Weighted(weights) => {
                let each = weights.iter().zip(position);
                each.map(|(weight, number)| u128::from(*weight) * u128::from(*number)).sum()
            }
            Measure::Bounded(bounds) => {
                let largest = bounds.iter().map(|bound| bound.of(position)).max().unwrap_or(0);
                largest.max(0).unsigned_abs()
            }
            Measure::Largest => u128::from(position.iter().copied().max().unwrap_or(0)),
        }
    }

    fn text(&self, names: &[String]) -> String {
        match self {
            Measure::Largest => format!("max({})", names.join(", ")),
            Measure::Weighted(weights) => {
                let each = weights.iter().zip(names).filter(|(weight, _)| **weight > 0);
                let each = each.map(|(weight, name)| match weight {
                    1 => name.clone(),
                    _ => format!("{weight}*{name}"),
                });
                each.collect::<Vec<String>>().join(" + ")
            }
            Measure::Bounded(bounds) => {
                let each: Vec<String> = bounds.iter().map(|bound| bound.text(names)).collect();
                format!("max({}, 0)", each.join(", "))
            }
        }
    }
}

/// An order of positions: compare by the first measure, among equals by the second measure, and so on. Measures are
/// integers from 0 on, so there is no infinite descent (Cantor's lexicographic order of ordinals).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) struct Order {
    pub(in crate::heaps::rule) measures: Vec<Measure>,
    pub(in crate::heaps::rule) texts: Vec<String>,
    /// Whether the text of the rule proves that every option is smaller. If not, each option is compared when a search
    /// visits it.
    pub(in crate::heaps::rule) proven: bool,
}

/// The largest weight that is tried in a weighted sum of two or three numbers.
const WEIGHTS: u64 = 6;

impl Order {
    pub(super) fn new(measures: Vec<Measure>, names: &[String]) -> Order {
        let texts = measures.iter().map(|measure| measure.text(names)).collect();
        Order { measures, texts, proven: false }
    }

    pub(in crate::heaps::rule) fn compare(&self, a: &[u64], b: &[u64]) -> Ordering {
        let each = self.measures.iter().map(|measure| measure.of(a).cmp(&measure.of(b)));
        each.fold(Ordering::Equal, Ordering::then)
    }

    /// Return whether an option is smaller than its position.
    #[inline]
    pub(in crate::heaps::rule) fn is_smaller(&self, option: &[u64], position: &[u64]) -> bool {
        self.compare(option, position) == Ordering::Less
    }

    /// Return the error for an option that is not smaller in this order.
    pub(in crate::heaps::rule) fn broken(&self, position: &[u64], option: &[u64]) -> Error {
        let (from, to) = (tuple(position), tuple(option));
        let message = format!(
            "expected options that are smaller in some order; from {from} to {to} breaks the last \
             one that was left, by {}",
            self.texts.join(", then ")
        );
        Error::new(ErrorCode::NotSmaller, message)
            .with("heap", from)
            .with("option", to)
            .with("order", self.texts.clone())
    }

    /// Return the orders that are tried first, the simplest before the others: by the sum, by one number alone, by the
    /// largest number, by the numbers one after the other, by the largest number and then the sum, and by the sum or
    /// the largest number and then the numbers one after the other.
    pub(super) fn plain(names: &[String]) -> Vec<Order> {
        let count = names.len();
        let one =
            |i: usize| Measure::Weighted((0..count).map(|place| u64::from(place == i)).collect());
        let sum = || Measure::Weighted(vec![1; count]);
        let places = orders_of(count);
        let by_places = |places: &Vec<usize>| places.iter().map(|i| one(*i)).collect::<Vec<_>>();
        let mut all = vec![vec![sum()]];
        all.extend((0..count).map(|i| vec![one(i)]));
        all.push(vec![Measure::Largest]);
        all.extend(places.iter().map(by_places));
        all.push(vec![Measure::Largest, sum()]);
        for first in [sum(), Measure::Largest] {
            let rest = |places| [vec![first.clone()], by_places(places)].concat();
            all.extend(places.iter().map(rest));
        }
        all.into_iter().map(|measures| Order::new(measures, names)).collect()
    }

    /// Return the orders by a weighted sum with a positive weight for each number, the least sum of weights first. The
    /// plain sum is left out.
    pub(super) fn weighted(names: &[String]) -> Vec<Order> {
        // With more than three numbers, try only the weights 1 and 2.
        let most = if names.len() > 3 { 2 } else { WEIGHTS };
        let weights = names.iter().fold(vec![Vec::new()], |lists: Vec<Vec<u64>>, _| {
            let longer = |list: Vec<u64>| (1..=most).map(move |w| [list.clone(), vec![w]].concat());
            lists.into_iter().flat_map(longer).collect()
        });
        let mut weights: Vec<Vec<u64>> = weights;
        sort_by_key(&mut weights, |step| step.iter().sum::<u64>());
        let order = |weights| Order::new(vec![Measure::Weighted(weights)], names);
        weights.into_iter().skip(1).map(order).collect()
    }
}

/// Return the measures that a proof tries first: each number, their sum, the largest number.
pub(super) fn plain_measures(count: usize) -> Vec<Measure> {
    let one = |i: usize| Measure::Weighted((0..count).map(|at| u64::from(at == i)).collect());
    let whole = [Measure::Weighted(vec![1; count]), Measure::Largest];
    (0..count).map(one).chain(whole).collect()
}

fn orders_of(count: usize) -> Vec<Vec<usize>> {
    (0..count).fold(vec![Vec::new()], |lists, _| {
        let longer = |list: Vec<usize>| {
            let free: Vec<usize> = (0..count).filter(|i| !list.contains(i)).collect();
            free.into_iter().map(move |i| [list.clone(), vec![i]].concat())
        };
        lists.into_iter().flat_map(longer).collect()
    })
}
