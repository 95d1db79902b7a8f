//! Proofs from the text of a rule that every option is smaller in an order: otherwise the ranges and conditions of an
//! alternative would contradict each other.
//!
//! Products, quotients, remainders and function values become further unknowns, with the inequalities that always hold
//! for them. An order counts as proven only if this method proves it.

use super::order::{Measure, Order};
use super::system::{Row, contradict};
use crate::heaps::rule::tree::{Alternative, Compare, Expr, Function, Operator, Tree};

/// The most combinations of rows in the proof of one order.
const WORK: usize = 60_000;

/// The most cases of an alternative; conditions that would need more cases are ignored.
const CASES: usize = 48;

/// Return whether every option of every alternative is provably smaller in the order.
pub(super) fn proves(tree: &Tree, order: &Order) -> bool {
    let mut work = WORK;
    tree.alternatives.iter().all(|each| Proof::new(tree.names.len(), each, &mut work).holds(order))
}

/// The facts about an alternative as a list of cases, of which at least one holds. Each case is a list of inequalities
/// (rows).
pub(super) struct Proof<'w> {
    numbers: usize,
    /// The expressions of the unknowns beyond the slots.
    terms: Vec<Expr>,
    first_term: usize,
    pub(super) cases: Vec<Vec<Row>>,
    /// The numbers of the option as rows, and later the numbers of one piece; empty if rows cannot express them.
    option: Vec<Row>,
    work: &'w mut usize,
}

impl<'w> Proof<'w> {
    pub(super) fn new(numbers: usize, alternative: &Alternative, work: &'w mut usize) -> Self {
        let first_term = numbers + alternative.loops.len();
        let cases = vec![(0..numbers).map(Row::unknown).collect()];
        let mut proof =
            Proof { numbers, terms: Vec::new(), first_term, cases, option: Vec::new(), work };
        // Add the conditions first, since they may show that divisors are not 0.
        for condition in &alternative.conditions {
            proof.assume(condition, true);
        }
        for (i, binding) in alternative.loops.iter().enumerate() {
            let name = Row::unknown(numbers + i);
            let (lo, hi) = (proof.linear(&binding.lo), proof.linear(&binding.hi));
            proof.know(lo.and_then(|lo| name.minus(&lo)));
            proof.know(hi.and_then(|hi| hi.minus(&name)));
        }
        // Add the facts about the terms a second time, since the bounds now give more facts about products.
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

    /// Add the fact that at least one of the lists of rows holds. Ignore the fact if it needs too many cases.
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

    /// Return 1 or 0 as the largest proven lower bound of a row, or `None` if neither is a bound.
    fn least(&mut self, row: &Row) -> Option<i128> {
        [1, 0].into_iter().find(|least| self.is_known(&row.clone().plus(-least)))
    }

    fn holds(self, order: &Order) -> bool {
        self.falls(&order.measures, false)
    }

    /// Return whether every option is provably smaller by these measures. With `or_equal`, options equal by all
    /// measures are accepted too.
    pub(super) fn falls(mut self, measures: &[Measure], or_equal: bool) -> bool {
        let cases = std::mem::take(&mut self.cases);
        let option = std::mem::take(&mut self.option);
        // Without rows for the option, nothing is proven.
        !option.is_empty()
            && option.chunks(self.numbers).all(|piece| {
                self.option = piece.to_vec();
                cases.iter().all(|case| self.is_smaller(case, measures, or_equal))
            })
    }

    /// Return whether these rows imply that the option is smaller by the first measure, or equal by it and smaller by
    /// the remaining measures.
    fn is_smaller(&mut self, case: &[Row], measures: &[Measure], or_equal: bool) -> bool {
        let Some((first, rest)) = measures.split_first() else {
            // The option is equal by all measures, so the rows must contradict each other.
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
                    // Assume that this bound is the largest one after the move. Prove that it does not exceed the
                    // largest bound before the move, or 0.
                    let over = both.iter().map(|(from, _)| to.minus(from));
                    let Some(over) = over.collect::<Option<Vec<Row>>>() else { return false };
                    let more = over.iter().map(|row| row.clone().plus(-1));
                    let more: Vec<Row> = more.chain([to.clone().plus(-1)]).collect();
                    self.never([case, &more[..]].concat())
                        && self.is_smaller(&[case, &over[..]].concat(), rest, or_equal)
                });
                // In the remaining case, the measure is 0 before and after the move.
                largest && self.is_smaller(&[case, &none[..]].concat(), rest, or_equal)
            }
            Measure::Largest => (0..self.numbers).all(|part| {
                // Assume that this number of the option is at least as large as all numbers of the position.
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

    /// Add the fact that a condition holds, or that it fails.
    fn assume(&mut self, condition: &Expr, holds: bool) {
        if let Some(ways) = self.ways(condition, holds) {
            self.know_one(&ways);
        }
    }

    /// Return the cases in which a condition holds, or fails; `None` if rows cannot express them.
    fn ways(&mut self, condition: &Expr, holds: bool) -> Option<Vec<Vec<Row>>> {
        match condition {
            Expr::Not(inner) => self.ways(inner, !holds),
            Expr::And(pair) | Expr::Or(pair) => {
                let both = matches!(condition, Expr::And(_)) == holds;
                let (a, b) = (self.ways(&pair.0, holds), self.ways(&pair.1, holds));
                if both {
                    // Ignore a part that rows cannot express: it adds no fact.
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

    /// Return an expression as a row, or `None` if its numbers become too large.
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

    /// Return the row of an expression that is not linear: an unknown of its own. If the unknown is new, add the facts
    /// that always hold for it.
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

    /// Add the fact that (a − l)(b − m) ≥ 0, where l and m are proven lower bounds of a and b.
    fn product(&mut self, term: &Row, a: &Row, b: &Row) {
        if let (Some(l), Some(m)) = (self.least(a), self.least(b)) {
            let row = term.combined(1, a, -m).and_then(|row| row.combined(1, b, -l));
            self.know(row.map(|row| row.plus(l * m)));
        }
        if a == b {
            // Add (a − 1)² ≥ 0, which holds for every a.
            self.know(term.combined(1, a, -2).map(|row| row.plus(1)));
        }
    }

    fn quotient(&mut self, term: &Row, a: &Row, b: &Row) {
        match b.as_constant() {
            Some(c) if c > 0 => {
                // Add c·q ≤ a ≤ c·q + c − 1 for the quotient q.
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
                // Add that the function value equals one of its arguments.
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

/// Return the cases in which two rows satisfy a comparison, or `None` if a row is missing or a number overflows.
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
