//! Formulas for games of two numbers: combinations of a formula in each number, and formulas for the lost pairs.

use super::form::{
    Equation, Form, Left, Of, Shape, arithmetic, compare, is_rest, number, over, plus, rest, slot,
    times,
};
use super::proofs::Theorem;
use super::search::Found;
use super::sight::text_scale;
use super::{periods, search, sight};
use crate::base::arithmetic::lcm_within;
use crate::base::budget::Budget;
use crate::base::error::Result;
use crate::base::sort::sort_by_key;
use crate::games::kit::offers::{Frame, OnGrid};
use crate::heaps::rule::formula::put;
use crate::heaps::rule::numbers::{Lattice, NumberRule, Repeats};
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};
use crate::notation::Game;

/// The two possible sides of the square grid of computed values: the larger side is used if half of the budget
/// suffices, and otherwise the smaller side.
const SIDES: [usize; 2] = [140, 48];

/// The Grundy values of all pairs of two numbers below `side`.
pub(crate) struct Plane {
    pub(crate) names: Vec<String>,
    pub(crate) side: usize,
    /// The values row by row: the first number of a pair is the row.
    values: Vec<u64>,
    weighs: bool,
    golden: Option<Theorem>,
    rule: Option<NumberRule>,
}

impl Plane {
    /// Compute the values of a game of two numbers, on the larger grid if half of the budget suffices. Return `None`
    /// for any other game.
    ///
    /// # Errors
    /// `budget`; errors of a user-written rule.
    pub(crate) fn new(game: &Game, budget: &mut Budget<'_>) -> Result<Option<Plane>> {
        let half = budget.left() / 2;
        match budget.at_most(half, |budget| Plane::of_side(game, SIDES[0], budget)) {
            Err(error) if error.is_exhausted() => Plane::of_side(game, SIDES[1], budget),
            found => found,
        }
    }

    /// Compute the values of all pairs of numbers below `side`. Return `None` for a game that is not of two numbers.
    ///
    /// # Errors
    /// `budget`; errors of a user-written rule.
    pub(crate) fn of_side(
        game: &Game,
        side: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Option<Plane>> {
        let frame = Frame { width: side, height: side, third: 0 };
        let two = |grid: &&dyn OnGrid| !grid.has_third_row() && game.rule.sequence().is_err();
        let Some(grid) = game.rule.as_grid().filter(two) else { return Ok(None) };
        let Some(values) = grid.grid(frame, budget)? else { return Ok(None) };
        let values = values.into_iter().map(u64::from).collect();
        let names = match grid.grid_names() {
            [] => ["x", "y"].map(String::from).to_vec(),
            names => names.to_vec(),
        };
        let text = game.rule.text();
        let rule = NumberRule::parse(&text).ok();
        let weighs = text_scale(&text).saturating_mul(14) <= side as u64;
        let golden = is_golden(game, rule.as_ref());
        Ok(Some(Plane { names, side, values, weighs, golden, rule }))
    }

    pub(crate) fn at(&self, x: usize, y: usize) -> u64 {
        self.values[x * self.side + y]
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let side = self.side;
        (0..side * side).map(move |i| (i / side, i % side))
    }

    fn form(&self, of: Of, shape: Shape) -> Form {
        Form { of, names: self.names.clone(), shape }
    }

    /// Return whether a formula is correct for all pairs of the grid.
    fn holds(&self, form: &Form) -> bool {
        let own = |to: &[u64]| {
            let (x, y) = (to[0] as usize, to[1] as usize);
            (x.max(y) < self.side).then(|| self.at(x, y))
        };
        let mut reader = form.reader();
        self.places().all(|(x, y)| {
            let truth = match form.of {
                Of::Values => self.at(x, y),
                Of::Lost => u64::from(self.at(x, y) == 0),
            };
            reader.says(&[x as u64, y as u64], &own) == Some(truth)
        })
    }

    fn shown(&self, found: Vec<Found>) -> Vec<Found> {
        let mut kept: Vec<Found> = Vec::new();
        for each in found {
            let same = |other: &Found| other.form.text() == each.form.text();
            let weighs = each.proven.is_some() || self.weighs;
            if weighs && !kept.iter().any(same) && self.holds(&each.form) {
                kept.push(each);
            }
        }
        sort_by_key(&mut kept, |each| (each.proven.is_none(), each.form.text().chars().count()));
        kept.truncate(2);
        kept
    }
}

/// The rule of a queen on a board, whose lost pairs are given by the golden ratio (Wythoff 1907).
const QUEEN: &str = "(x, y) -> (i, y) for i in 0..x-1 | (x, j) for j in 0..y-1 \
                     | (x-k, y-k) for k in 1..min(x, y)";

fn is_golden(game: &Game, rule: Option<&NumberRule>) -> Option<Theorem> {
    let queen = || NumberRule::parse(QUEEN).ok();
    let golden = game.name() == "wythoff" || rule.is_some() && rule == queen().as_ref();
    golden.then_some(Theorem::of("golden-pairs", "Wythoff", 1907))
}

/// Return expressions in slot 0 that give the values of a row or column.
fn lines(values: &[u64]) -> Vec<Expr> {
    let Some(period) = periods::seen(values, values.len() / 2) else { return Vec::new() };
    let forms = periods::forms(period, values).into_iter();
    let plain = forms.filter_map(|form| match form.shape {
        Shape::Equations(equations) => match &equations[..] {
            [Equation { left: Left::Any, value, when }] if when.is_empty() => Some(value.clone()),
            _ => None,
        },
        _ => None,
    });
    plain.collect()
}

fn call(function: Function) -> Expr {
    Expr::Call(function, vec![slot(0), slot(1)])
}

fn sum() -> Expr {
    arithmetic(Operator::Add, slot(0), slot(1))
}

fn difference() -> Expr {
    arithmetic(Operator::Subtract, call(Function::Max), call(Function::Min))
}

/// Return the formulas for the values.
pub(crate) fn values(plane: &Plane) -> Vec<Found> {
    let side = plane.side;
    let row: Vec<u64> = (0..side).map(|n| plane.at(n, 0)).collect();
    let column: Vec<u64> = (0..side).map(|n| plane.at(0, n)).collect();
    let diagonal: Vec<u64> = (0..side).map(|n| plane.at(n, n)).collect();
    let mut exprs = Vec::new();
    let moved = |expr: &Expr, to: usize| put(expr, &[slot(to)]);
    let (first, second) = (lines(&row), lines(&column));
    for f in &first {
        for h in &second {
            let (f, h) = (moved(f, 0), moved(h, 1));
            exprs.push(Expr::Call(Function::Xor, vec![f.clone(), h.clone()]));
            exprs.push(Expr::Call(Function::Max, vec![f.clone(), h.clone()]));
            exprs.push(arithmetic(Operator::Add, f, h));
        }
    }
    for f in &lines(&diagonal) {
        exprs.push(Expr::Call(Function::Min, vec![moved(f, 0), moved(f, 1)]));
        exprs.push(put(f, &[call(Function::Min)]));
    }
    for f in &first {
        let inner = [sum(), call(Function::Max), difference(), call(Function::Xor)];
        exprs.extend(inner.map(|inner| put(f, &[inner])));
    }
    let apart = apart(plane);
    let form = |expr: Expr| plane.form(Of::Values, Shape::Equations(vec![Equation::any(expr)]));
    let mut found: Vec<Found> = exprs
        .into_iter()
        .map(|expr| {
            let is_sum = matches!(&expr, Expr::Call(Function::Xor, list) if apart.contains(list));
            let theorem = is_sum.then_some(Theorem::of("sprague-grundy", "Sprague, Grundy", 1939));
            seen(form(expr), theorem)
        })
        .collect();
    if let Some((form, sides)) = cells(plane) {
        let theorem = recurs(plane, sides);
        found.push(seen(form, theorem));
    }
    plane.shown(found)
}

fn seen(form: Form, proven: Option<Theorem>) -> Found {
    Found { form, family: "plane", constants: 4, proven }
}

/// Return pairs of proven expressions, one for each number, if the two numbers are independent heaps.
fn apart(plane: &Plane) -> Vec<Vec<Expr>> {
    let Some(rules) = plane.rule.as_ref().and_then(NumberRule::apart) else { return Vec::new() };
    let each = rules.into_iter().take(2).enumerate().map(|(i, rule)| -> Option<Vec<Expr>> {
        let Some(rule) = rule else { return Some(vec![number(0)]) };
        let game = Game::parse(&rule.to_string()).ok()?;
        let sequence = game.rule.sequence().ok()?;
        let sight = sight::Sight::new(&game, sequence, 400, &mut Budget::steps(1 << 22)).ok()?;
        let proven = search::values(&sight).into_iter().filter(|one| one.proven.is_some());
        let exprs = proven.filter_map(|one| match one.form.shape {
            Shape::Equations(equations) => match &equations[..] {
                [Equation { left: Left::Any, value, when }] if when.is_empty() => {
                    Some(put(value, &[slot(i)]))
                }
                _ => None,
            },
            _ => None,
        });
        Some(exprs.collect())
    });
    let Some(both) = each.collect::<Option<Vec<_>>>() else { return Vec::new() };
    let pairs =
        both[0].iter().flat_map(|a| both[1].iter().map(move |b| vec![a.clone(), b.clone()]));
    pairs.collect()
}

/// Return the sides, from 1 to 6, of the smallest box of at least two cells whose contents repeat over the whole grid.
fn sides(plane: &Plane, of: &dyn Fn(u64) -> u64) -> Option<(usize, usize)> {
    let at = |x: usize, y: usize| of(plane.at(x, y));
    let repeats = |p: usize, q: usize| {
        plane.places().all(|(x, y)| {
            (x < p || at(x, y) == at(x - p, y)) && (y < q || at(x, y) == at(x, y - q))
        })
    };
    let boxes = (1..=6).flat_map(|p| (1..=6).map(move |q| (p, q)));
    let mut boxes: Vec<(usize, usize)> =
        boxes.filter(|(p, q)| (2..=36).contains(&(p * q))).collect();
    sort_by_key(&mut boxes, |(p, q)| p * q);
    boxes.into_iter().find(|(p, q)| repeats(*p, *q))
}

/// Return the condition that number `of` of the pair has residue r modulo p, or `None` if p is 1.
fn residue(of: usize, p: usize, r: usize) -> Option<Expr> {
    (p > 1).then(|| is_rest(slot(of), p as u64, r as u64))
}

/// Return a formula that gives the values by the residues of both numbers, and the two moduli. Return `None` if the
/// values do not repeat, or if more than four cells differ from the most frequent value.
fn cells(plane: &Plane) -> Option<(Form, (usize, usize))> {
    let (p, q) = sides(plane, &|value| value)?;
    let cells: Vec<(u64, usize, usize)> =
        (0..p * q).map(|i| (plane.at(i / q, i % q), i / q, i % q)).collect();
    let count = |value: u64| cells.iter().filter(|cell| cell.0 == value).count();
    let common = cells.iter().map(|cell| cell.0).max_by_key(|value| count(*value))?;
    let few: Vec<_> = cells.iter().filter(|cell| cell.0 != common).collect();
    if few.len() > 4 {
        return None;
    }
    let mut equations: Vec<Equation> = few
        .into_iter()
        .map(|(value, x, y)| Equation {
            left: Left::Any,
            value: number(value.cast_signed()),
            when: residue(0, p, *x).into_iter().chain(residue(1, q, *y)).collect(),
        })
        .collect();
    equations.push(Equation::any(number(common.cast_signed())));
    Some((plane.form(Of::Values, Shape::Equations(equations)), (p, q)))
}

/// Return the theorem that proves a formula in the residues of both numbers, if the formula fits the whole grid. The
/// values must be proven to repeat, and must agree with the formula until both have repeated.
fn recurs(plane: &Plane, (p, q): (usize, usize)) -> Option<Theorem> {
    let rule = plane.rule.as_ref()?;
    let lattice = Lattice::find(rule, &mut Budget::steps(1 << 22)).ok()??;
    let seen = plane.side as u64;
    let both = |a: u64, b: usize| Some(lcm_within(a.into(), b as u128, seen.into())? as u64);
    let enough = match lattice.repeats() {
        Repeats::Numbers(periods) => {
            let end =
                |((from, length), side): (&(u64, u64), usize)| Some(from + both(*length, side)?);
            periods.iter().zip([p, q]).map(end).collect::<Option<Vec<u64>>>()?.into_iter().max()?
        }
        Repeats::Diagonal { from, apart, length } => from + apart + 2 * both(both(*length, p)?, q)?,
    };
    (enough <= seen).then_some(Theorem::own("lattice"))
}

/// Return the two operands if the formula is a nim-sum of two expressions.
fn nim_sum(form: &Form) -> Option<(&Expr, &Expr)> {
    let Shape::Equations(equations) = &form.shape else { return None };
    match &equations[..] {
        [Equation { left: Left::Any, value: Expr::Call(Function::Xor, sides), when }] => {
            let [a, b] = &sides[..] else { return None };
            when.is_empty().then_some((a, b))
        }
        _ => None,
    }
}

/// Return the formulas for the lost pairs.
///
/// If the value is proven to be the nim-sum of two expressions, the lost pairs are the pairs with equal expressions.
pub(crate) fn lost(plane: &Plane, values: &[Found]) -> Vec<Found> {
    let mut found = Vec::new();
    for value in values.iter().filter(|value| value.proven.is_some()) {
        if let Some((a, b)) = nim_sum(&value.form) {
            let equal = compare(a.clone(), Compare::Equal, b.clone());
            let form = plane.form(Of::Lost, Shape::Conditions(vec![equal]));
            found.push(seen(form, value.proven));
        }
    }
    let mut keep = |conditions: Vec<Expr>, theorem: Option<Theorem>| {
        found.push(seen(plane.form(Of::Lost, Shape::Conditions(conditions)), theorem));
    };
    let equal = |a: Expr, b: Expr| compare(a, Compare::Equal, b);
    keep(vec![equal(slot(0), slot(1))], None);
    for k in 2..=12 {
        for inner in [sum(), call(Function::Min), call(Function::Max)] {
            let once = k <= 6;
            let theorem =
                (inner == sum() && once).then(|| recurs(plane, (k as usize, k as usize))).flatten();
            keep(vec![equal(rest(inner, k), number(0))], theorem);
        }
        keep(vec![equal(over(slot(0), k), over(slot(1), k))], None);
        let far = compare(difference(), Compare::Below, number(k.cast_signed()));
        keep(vec![far], None);
        keep(vec![equal(slot(0), times(k, slot(1)))], None);
    }
    // The smaller number of a lost pair is ⌊kφ⌋, where k is the difference of the two numbers.
    let d = difference();
    let root = Expr::Call(
        Function::Sqrt,
        vec![times(5, arithmetic(Operator::Power, d.clone(), number(2)))],
    );
    let golden = over(arithmetic(Operator::Add, d.clone(), root), 2);
    keep(vec![equal(call(Function::Min), golden)], plane.golden);
    if let Some((p, q)) = sides(plane, &|value| u64::from(value == 0)) {
        let cells: Vec<(usize, usize)> = (0..p * q).map(|i| (i / q, i % q)).collect();
        let lost: Vec<_> = cells.into_iter().filter(|(x, y)| plane.at(*x, *y) == 0).collect();
        if (1..=4).contains(&lost.len()) {
            let conditions = lost.into_iter().map(|(x, y)| {
                let both = residue(0, p, x).into_iter().chain(residue(1, q, y));
                both.reduce(|a, b| Expr::And(Box::new((a, b))))
                    .unwrap_or_else(|| equal(plus(slot(0), 0), slot(0)))
            });
            keep(conditions.collect(), recurs(plane, (p, q)));
        }
    }
    plane.shown(found)
}
