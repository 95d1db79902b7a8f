//! Whether every option is smaller in an order, worked out from the text of a rule: if it were not,
//! the ranges and conditions of an alternative would contradict each other.
//!
//! Products, quotients, remainders and values of functions become further unknowns, with the
//! inequalities that always hold for them. An order counts as proven only if this method proves it.

use super::order::{Measure, Order};
use super::system::{Row, contradict};
use crate::heaps::rule::tree::{Alternative, Compare, Expr, Function, Operator, Tree};

/// Combinations of rows that all the proofs about a rule may take.
const WORK: usize = 60_000;

/// The most cases of an alternative; conditions that would need more are ignored.
const CASES: usize = 48;

/// Whether in every alternative every option is smaller in the order.
pub(super) fn proves(tree: &Tree, order: &Order) -> bool {
    let mut work = WORK;
    tree.alternatives.iter().all(|each| Proof::new(tree.names.len(), each, &mut work).holds(order))
}

/// The facts about an alternative: one of the cases holds.
pub(super) struct Proof<'w> {
    numbers: usize,
    /// The expressions of the unknowns beyond the slots.
    terms: Vec<Expr>,
    first_term: usize,
    pub(super) cases: Vec<Vec<Row>>,
    /// The rows of the numbers of the option, later of the piece under examination; empty if rows cannot
    /// express them.
    option: Vec<Row>,
    work: &'w mut usize,
}

impl<'w> Proof<'w> {
    pub(super) fn new(numbers: usize, alternative: &Alternative, work: &'w mut usize) -> Self {
        let first_term = numbers + alternative.loops.len();
        let cases = vec![(0..numbers).map(Row::unknown).collect()];
        let mut proof =
            Proof { numbers, terms: Vec::new(), first_term, cases, option: Vec::new(), work };
        // Conditions first: they show that divisors are not 0.
        for condition in &alternative.conditions {
            proof.assume(condition, true);
        }
        for (i, binding) in alternative.loops.iter().enumerate() {
            let name = Row::unknown(numbers + i);
            let (lo, hi) = (proof.linear(&binding.lo), proof.linear(&binding.hi));
            proof.know(lo.and_then(|lo| name.minus(&lo)));
            proof.know(hi.and_then(|hi| hi.minus(&name)));
        }
        // Once more, since the bounds by now say more about products.
        let terms = std::mem::take(&mut proof.terms);
        terms.iter().for_each(|term| {
            proof.term(term);
        });
        let option: Vec<Option<Row>> =
            alternative.parts.iter().map(|part| proof.linear(part)).collect();
        for part in &option {
            proof.know(part.clone());
        }
        proof.option = option.into_iter().collect::<Option<_>>().unwrap_or_default();
        proof
    }

    fn know(&mut self, row: Option<Row>) {
        if let Some(row) = row {
            self.cases.iter_mut().for_each(|case| case.push(row.clone()));
        }
    }

    /// Add the fact that one of the lists of rows holds.
    fn know_one(&mut self, ways: &[Vec<Row>]) {
        if self.cases.len() * ways.len() <= CASES {
            let both = |case: &Vec<Row>| {
                let case = case.clone();
                ways.iter().map(move |way| [&case[..], way].concat()).collect::<Vec<_>>()
            };
            self.cases = self.cases.iter().flat_map(both).collect();
        }
    }

    fn is_known(&mut self, row: &Row) -> bool {
        let Some(not) = Row::constant(-1).minus(row) else { return false };
        let work = &mut *self.work;
        self.cases
            .iter()
            .all(|case| contradict(&[&case[..], std::slice::from_ref(&not)].concat(), work))
    }

    /// The largest number of 1 and 0 that is a proven lower bound of a row; `None` if neither is.
    fn least(&mut self, row: &Row) -> Option<i128> {
        [1, 0].into_iter().find(|least| self.is_known(&row.clone().plus(-least)))
    }

    fn holds(self, order: &Order) -> bool {
        self.falls(&order.measures, false)
    }

    /// Whether every option is smaller by these measures, or `or_equal` as small by all of them.
    pub(super) fn falls(mut self, measures: &[Measure], or_equal: bool) -> bool {
        let cases = std::mem::take(&mut self.cases);
        let option = std::mem::take(&mut self.option);
        // An option that could not be written as rows is not proven smaller.
        !option.is_empty()
            && option.chunks(self.numbers).all(|piece| {
                self.option = piece.to_vec();
                cases.iter().all(|case| self.is_smaller(case, measures, or_equal))
            })
    }

    /// Whether under these rows the option is smaller by the first measure, or equal by it and smaller
    /// by those after it.
    fn is_smaller(&mut self, case: &[Row], measures: &[Measure], or_equal: bool) -> bool {
        let Some((first, rest)) = measures.split_first() else {
            // Equal by all: that is not smaller, so it must not happen.
            return or_equal || contradict(case, self.work);
        };
        let here = |i: usize| Row::unknown(i);
        match first {
            Measure::Weighted(weights) => {
                let mut grows = Row::default();
                for (i, weight) in weights.iter().enumerate() {
                    let each = self.option[i].minus(&here(i));
                    let sum = each.and_then(|each| grows.combined(1, &each, i128::from(*weight)));
                    let Some(sum) = sum else { return false };
                    grows = sum;
                }
                self.never([case, &[grows.clone().plus(-1)]].concat())
                    && self.is_smaller(&[case, &[grows]].concat(), rest, or_equal)
            }
            Measure::Bounded(bounds) => {
                let mut both = Vec::new();
                for bound in bounds {
                    let constant = Row::constant(i128::from(bound.constant));
                    let (mut from, mut to) = (constant.clone(), constant);
                    for (i, weight) in bound.weights.iter().enumerate() {
                        let weight = i128::from(*weight);
                        let (Some(a), Some(b)) = (
                            from.combined(1, &here(i), weight),
                            to.combined(1, &self.option[i], weight),
                        ) else {
                            return false;
                        };
                        (from, to) = (a, b);
                    }
                    both.push((from, to));
                }
                let none = both.iter().map(|(from, _)| Row::default().minus(from));
                let Some(none) = none.collect::<Option<Vec<Row>>>() else { return false };
                let largest = both.iter().all(|(_, to)| {
                    // This bound is the largest afterwards: show that it is at most as large as one of those
                    // before, or as 0.
                    let over = both.iter().map(|(from, _)| to.minus(from));
                    let Some(over) = over.collect::<Option<Vec<Row>>>() else { return false };
                    let more = over.iter().map(|row| row.clone().plus(-1));
                    let more: Vec<Row> = more.chain([to.clone().plus(-1)]).collect();
                    self.never([case, &more[..]].concat())
                        && self.is_smaller(&[case, &over[..]].concat(), rest, or_equal)
                });
                // The other case: both measures count as 0.
                largest && self.is_smaller(&[case, &none[..]].concat(), rest, or_equal)
            }
            Measure::Largest => (0..self.numbers).all(|part| {
                // A part of the option that is as large as all numbers of the position.
                let over = (0..self.numbers).map(|i| self.option[part].minus(&here(i)));
                let Some(over) = over.collect::<Option<Vec<Row>>>() else { return false };
                let more = over.iter().map(|row| row.clone().plus(-1)).collect::<Vec<_>>();
                self.never([case, &more[..]].concat())
                    && self.is_smaller(&[case, &over[..]].concat(), rest, or_equal)
            }),
        }
    }

    fn never(&mut self, rows: Vec<Row>) -> bool {
        contradict(&rows, self.work)
    }

    /// Assume that a condition holds, or fails.
    fn assume(&mut self, condition: &Expr, holds: bool) {
        if let Some(ways) = self.ways(condition, holds) {
            self.know_one(&ways);
        }
    }

    /// The cases in which a condition holds, or fails; `None` if rows cannot express them.
    fn ways(&mut self, condition: &Expr, holds: bool) -> Option<Vec<Vec<Row>>> {
        match condition {
            Expr::Not(inner) => self.ways(inner, !holds),
            Expr::And(pair) | Expr::Or(pair) => {
                let both = matches!(condition, Expr::And(_)) == holds;
                let (a, b) = (self.ways(&pair.0, holds), self.ways(&pair.1, holds));
                if both {
                    // A part that rows cannot express adds no fact.
                    let (a, b) = (a.unwrap_or(vec![vec![]]), b.unwrap_or(vec![vec![]]));
                    let each = |a: &Vec<Row>| b.iter().map(|b| [&a[..], b].concat()).collect();
                    let ways: Vec<Vec<Row>> = a.iter().flat_map::<Vec<_>, _>(each).collect();
                    Some(ways).filter(|ways| ways.len() <= CASES)
                } else {
                    Some([a?, b?].concat()).filter(|ways| ways.len() <= CASES)
                }
            }
            Expr::Compare(first, rest) => {
                let mut left = self.linear(first);
                let mut pairs = Vec::new();
                for (sign, right) in rest {
                    let right = self.linear(right);
                    pairs.push((*sign, left, right.clone()));
                    left = right;
                }
                if holds {
                    let mut ways = vec![vec![]];
                    for (sign, left, right) in pairs {
                        let Some(more) = compared(sign, &left, &right) else { continue };
                        let each =
                            |a: &Vec<Row>| more.iter().map(|b| [&a[..], b].concat()).collect();
                        ways = ways.iter().flat_map::<Vec<_>, _>(each).collect();
                    }
                    return Some(ways).filter(|ways| ways.len() <= CASES);
                }
                let fails = pairs.iter().map(|(sign, a, b)| compared(sign.opposite(), a, b));
                fails.collect::<Option<Vec<_>>>().map(|ways| ways.concat())
            }
            Expr::Call(Function::Prime, arguments) if holds => {
                let two = self.linear(arguments.first()?)?.plus(-2);
                Some(vec![vec![two]])
            }
            _ => None,
        }
    }

    /// An expression as a row; `None` where numbers become too large.
    fn linear(&mut self, expr: &Expr) -> Option<Row> {
        match expr {
            Expr::Number(n) => Some(Row::constant(i128::from(*n))),
            Expr::Slot(slot) => Some(Row::unknown(*slot)),
            Expr::Negate(inner) => Row::default().minus(&self.linear(inner)?),
            Expr::Arithmetic(operator, pair) => {
                let (a, b) = (self.linear(&pair.0)?, self.linear(&pair.1)?);
                match (operator, a.as_constant(), b.as_constant()) {
                    (Operator::Add, ..) => a.combined(1, &b, 1),
                    (Operator::Subtract, ..) => a.minus(&b),
                    (Operator::Multiply, Some(times), _) => b.combined(times, &Row::default(), 0),
                    (Operator::Multiply, _, Some(times)) => a.combined(times, &Row::default(), 0),
                    _ => Some(self.term(expr)),
                }
            }
            _ => Some(self.term(expr)),
        }
    }

    /// The row of an expression that is no sum: an unknown, with the facts that always hold for it.
    fn term(&mut self, expr: &Expr) -> Row {
        if let Some(place) = self.terms.iter().position(|term| term == expr) {
            return Row::unknown(self.first_term + place);
        }
        self.terms.push(expr.clone());
        let term = Row::unknown(self.first_term + self.terms.len() - 1);
        match expr {
            Expr::Arithmetic(operator, pair) => {
                if let (Some(a), Some(b)) = (self.linear(&pair.0), self.linear(&pair.1)) {
                    match operator {
                        Operator::Multiply => self.product(&term, &a, &b),
                        Operator::Divide => self.quotient(&term, &a, &b),
                        Operator::Remainder => self.remainder(&term, &a, &b),
                        _ => {}
                    }
                }
            }
            Expr::Call(function, arguments) => {
                let rows =
                    arguments.iter().map(|each| self.linear(each)).collect::<Option<Vec<_>>>();
                if let Some(rows) = rows {
                    self.called(*function, &term, &rows);
                }
            }
            _ => {}
        }
        term
    }

    /// With a ≥ l and b ≥ m the product (a − l)(b − m) is at least 0.
    fn product(&mut self, term: &Row, a: &Row, b: &Row) {
        if let (Some(l), Some(m)) = (self.least(a), self.least(b)) {
            let row = term.combined(1, a, -m).and_then(|row| row.combined(1, b, -l));
            self.know(row.map(|row| row.plus(l * m)));
        }
        if a == b {
            // Use (a − 1)² ≥ 0, which holds for any a.
            self.know(term.combined(1, a, -2).map(|row| row.plus(1)));
        }
    }

    fn quotient(&mut self, term: &Row, a: &Row, b: &Row) {
        match b.as_constant() {
            Some(c) if c > 0 => {
                // c·q ≤ a ≤ c·q + c − 1
                self.know(a.combined(1, term, -c));
                self.know(term.combined(c, a, -1).map(|row| row.plus(c - 1)));
            }
            _ => {
                if self.is_known(&b.clone().plus(-1)) && self.is_known(a) {
                    self.know(Some(term.clone()));
                    self.know(a.minus(term));
                }
            }
        }
    }

    fn remainder(&mut self, term: &Row, a: &Row, b: &Row) {
        if self.is_known(&b.clone().plus(-1)) {
            self.know(Some(term.clone()));
            self.know(b.minus(term).map(|row| row.plus(-1)));
            if self.is_known(a) {
                self.know(a.minus(term));
            }
        }
    }

    fn called(&mut self, function: Function, term: &Row, rows: &[Row]) {
        match function {
            Function::Min | Function::Max => {
                let sign = if function == Function::Max { 1 } else { -1 };
                let apart = |row: &Row| term.combined(sign, row, -sign);
                rows.iter().for_each(|row| self.know(apart(row)));
                // The value of the function is one of its arguments.
                let ways = rows.iter().map(|row| row.combined(sign, term, -sign));
                let ways = ways.map(|row| row.map(|row| vec![row])).collect::<Option<Vec<_>>>();
                if let Some(ways) = ways {
                    self.know_one(&ways);
                }
            }
            Function::Gcd => {
                self.know(Some(term.clone()));
                for row in rows {
                    if self.is_known(&row.clone().plus(-1)) {
                        self.know(Some(term.clone().plus(-1)));
                        self.know(row.minus(term));
                    }
                }
            }
            Function::Popcount
            | Function::Sqrt
            | Function::Phi
            | Function::Log2
            | Function::Omega
            | Function::BigOmega
            | Function::Lpf
            | Function::PrimeCount => {
                self.know(Some(term.clone()));
                if let [row] = rows
                    && self.is_known(row)
                {
                    self.know(row.minus(term));
                }
            }
            Function::Valuation => self.know(Some(term.clone())),
            Function::Prime | Function::Xor | Function::Own => {}
        }
    }
}

/// The cases in which two rows compare by this sign.
fn compared(sign: Compare, left: &Option<Row>, right: &Option<Row>) -> Option<Vec<Vec<Row>>> {
    let (left, right) = (left.as_ref()?, right.as_ref()?);
    let (more, less) = (left.minus(right)?, right.minus(left)?);
    Some(match sign {
        Compare::Equal => vec![vec![more, less]],
        Compare::Unequal => vec![vec![more.plus(-1)], vec![less.plus(-1)]],
        Compare::Below => vec![vec![less.plus(-1)]],
        Compare::AtMost => vec![vec![less]],
        Compare::Above => vec![vec![more.plus(-1)]],
        Compare::AtLeast => vec![vec![more]],
    })
}
