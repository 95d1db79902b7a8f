//! Formulas for values or for lost positions, as trees from which text and programs are generated.

use crate::heaps::rule::formula::{has_own, is_so, known, put, text, worth};
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};

pub(crate) use crate::heaps::rule::formula::arithmetic;

/// The kind of a formula: it gives the values of positions, or it tells which positions are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    Values,
    Lost,
}

/// A formula for positions of one number or of two numbers, with the names of these numbers in its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) of: Of,
    pub(crate) names: Vec<String>,
    pub(crate) shape: Shape,
}

/// The statement of a formula, where n stands for a heap. Slots are the numbers of the position unless a comment says
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// The first equation that fits gives the value; there is no value if none fits.
    Equations(Vec<Equation>),
    /// From heap `preperiod` on, the values of the list recur, larger by `saltus` each time; the list
    /// also has the values before `preperiod`.
    Period { preperiod: u64, saltus: u64, values: Vec<u64> },
    /// A position is lost if one of the conditions holds.
    Conditions(Vec<Expr>),
    /// Heap n is lost if the expression equals n for some value 0, 1, 2 … of slot 0. The expression is nondecreasing.
    Among(Expr),
    /// The lost heaps are `starts`, ascending, followed by the numbers of a recurrence. `next` computes the following
    /// number from the last number, slot 0, and the second to last, slot 1.
    Chain { starts: Vec<u64>, next: Expr },
}

/// An equation with conditions, such as `g(2*m+1) = g(m) if …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Equation {
    pub(crate) left: Left,
    pub(crate) value: Expr,
    pub(crate) when: Vec<Expr>,
}

/// The heaps n to which an equation applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    Any,
    Number(u64),
    /// The heaps n = `base` · m + `rest` for m from 0 on. The right side of the equation contains m instead of n.
    Class {
        base: u64,
        rest: u64,
    },
}

/// Return the variable of the given slot.
pub(crate) fn slot(slot: usize) -> Expr {
    Expr::Slot(slot)
}

/// Return the expression of a number, which may be negative.
pub(crate) fn number(n: i64) -> Expr {
    let size = Expr::Number(n.unsigned_abs());
    if n < 0 { Expr::Negate(Box::new(size)) } else { size }
}

/// Return `expr + by`.
pub(crate) fn plus(expr: Expr, by: i64) -> Expr {
    let operator = if by < 0 { Operator::Subtract } else { Operator::Add };
    match (&expr, by) {
        (_, 0) => expr,
        (Expr::Number(n), _) => number(n.cast_signed() + by),
        _ => arithmetic(operator, expr, Expr::Number(by.unsigned_abs())),
    }
}

/// Return `by · expr`.
pub(crate) fn times(by: u64, expr: Expr) -> Expr {
    if by == 1 { expr } else { arithmetic(Operator::Multiply, Expr::Number(by), expr) }
}

/// Return `expr / by`, rounded down.
pub(crate) fn over(expr: Expr, by: u64) -> Expr {
    if by == 1 { expr } else { arithmetic(Operator::Divide, expr, Expr::Number(by)) }
}

/// Return `expr % by`.
pub(crate) fn rest(expr: Expr, by: u64) -> Expr {
    arithmetic(Operator::Remainder, expr, Expr::Number(by))
}

/// Return the comparison `left sign right`.
pub(crate) fn compare(left: Expr, sign: Compare, right: Expr) -> Expr {
    Expr::Compare(Box::new(left), vec![(sign, right)])
}

/// Return the comparison `expr % by == is`.
pub(crate) fn is_rest(expr: Expr, by: u64, is: u64) -> Expr {
    compare(rest(expr, by), Compare::Equal, Expr::Number(is))
}

/// Return a call of the value function, which stands for the value of another heap.
pub(crate) fn own(expr: Expr) -> Expr {
    Expr::Call(Function::Own, vec![expr])
}

impl Equation {
    /// Make an equation for all positions.
    pub(crate) fn any(value: Expr) -> Equation {
        Equation { left: Left::Any, value, when: Vec::new() }
    }

    /// Return the values of the slots on the right side at a position, or `None` if the left side does not fit.
    fn slots(&self, place: &[u64]) -> Option<Vec<i64>> {
        let signed = |n: &u64| i64::try_from(*n).ok();
        match self.left {
            Left::Any => place.iter().map(signed).collect(),
            Left::Number(n) => (place == [n]).then(|| signed(&n)).flatten().map(|n| vec![n]),
            Left::Class { base, rest } => {
                let fits = place[0] % base == rest;
                fits.then(|| signed(&(place[0] / base))).flatten().map(|m| vec![m])
            }
        }
    }

    /// Rewrite the equation in n alone: replace m by `n / base`, and turn the left side into a condition on n. Return
    /// this condition, the other conditions and the value.
    pub(crate) fn in_heap(&self) -> (Option<Expr>, Vec<Expr>, Expr) {
        match self.left {
            Left::Any => (None, self.when.clone(), self.value.clone()),
            Left::Number(n) => {
                let left = compare(slot(0), Compare::Equal, Expr::Number(n));
                (Some(left), self.when.clone(), self.value.clone())
            }
            Left::Class { base, rest } => {
                let m = [over(slot(0), base)];
                let when = self.when.iter().map(|each| put(each, &m)).collect();
                let left = (base > 1).then(|| is_rest(slot(0), base, rest));
                (left, when, put(&self.value, &m))
            }
        }
    }
}

/// Evaluator of a formula. Heaps must be evaluated in ascending order.
pub(crate) struct Reader<'f> {
    form: &'f Form,
    /// The index of the next number in the sequence of lost heaps.
    at: i64,
    /// The last and the second to last number of the sequence; −1 before the first number.
    last: [i64; 2],
}

impl Form {
    pub(crate) fn new(of: Of, shape: Shape) -> Form {
        Form { of, names: vec!["n".to_string()], shape }
    }

    /// Make a formula for the values of heaps from equations.
    pub(crate) fn equations(equations: Vec<Equation>) -> Form {
        Form::new(Of::Values, Shape::Equations(equations))
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { form: self, at: 0, last: [-1, -1] }
    }

    /// Return the text of the formula, in the notation of conjectures.
    pub(crate) fn text(&self) -> String {
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        match &self.shape {
            Shape::Equations(equations) => equations_text(equations, &names),
            Shape::Period { preperiod, saltus, values } => {
                let mut out = format!("period {}", values.len() as u64 - preperiod);
                if *preperiod > 0 {
                    out += &format!(" from {preperiod}");
                }
                if *saltus > 0 {
                    out += &format!(" plus {saltus}");
                }
                out
            }
            Shape::Conditions(each) => {
                let each: Vec<String> = each.iter().map(|one| text(one, &names)).collect();
                format!("lost if {}", each.join(" | "))
            }
            Shape::Among(expr) => format!("lost if {} == {}", names[0], text(expr, &["k"])),
            Shape::Chain { starts, next } => {
                let starts: Vec<String> = starts.iter().map(u64::to_string).collect();
                format!("lost {} then {}", starts.join(", "), text(next, &["z", "y"]))
            }
        }
    }
}

fn equations_text(equations: &[Equation], names: &[&str]) -> String {
    let mut out = String::new();
    for (i, equation) in equations.iter().enumerate() {
        if i > 0 {
            out += " | ";
        }
        let head = match equation.left {
            Left::Any => names.join(", "),
            Left::Number(n) => n.to_string(),
            Left::Class { base, rest } => {
                text(&plus(times(base, slot(0)), rest.cast_signed()), &["m"])
            }
        };
        let said = i > 0 && equation.left == Left::Any && equations[i - 1].left == Left::Any;
        if !said {
            out += &format!("g({head}) = ");
        }
        let class = matches!(equation.left, Left::Class { .. });
        let inside = if class { &["m"] } else { names };
        out += &text(&equation.value, inside);
        for (j, condition) in equation.when.iter().enumerate() {
            out += if j == 0 { " if " } else { ", " };
            out += &text(condition, inside);
        }
    }
    out
}

impl Reader<'_> {
    /// Return the formula's value at a position, or for lost positions 1 for lost and 0 for won. Return `None` if the
    /// formula does not cover the position. `own` returns the values of smaller positions.
    pub(crate) fn says(
        &mut self,
        place: &[u64],
        own: &dyn Fn(&[u64]) -> Option<u64>,
    ) -> Option<u64> {
        match &self.form.shape {
            Shape::Equations(equations) => said(equations, place, own),
            Shape::Period { preperiod, saltus, values } => {
                let (n, last) = (place[0], values.len() as u64);
                let past = n.checked_sub(last).map_or(0, |past| past / (last - preperiod) + 1);
                let index = n - past * (last - preperiod);
                values.get(index as usize)?.checked_add(past * saltus)
            }
            Shape::Conditions(each) => {
                let slots = signed(place)?;
                let mut lost = false;
                for condition in each {
                    lost = lost || is_so(condition, &slots)?;
                }
                Some(u64::from(lost))
            }
            Shape::Among(expr) => {
                let n = i64::try_from(place[0]).ok()?;
                while self.last[0] < n {
                    self.last[0] = worth(expr, &[self.at]).unwrap_or(i64::MAX);
                    self.at += 1;
                    // Stop after index n + 4096: numbers that are nondecreasing and still below n are then taken to be
                    // constant.
                    if self.at > n.saturating_add(4096) {
                        break;
                    }
                }
                Some(u64::from(self.last[0] == n))
            }
            Shape::Chain { starts, next } => {
                let n = i64::try_from(place[0]).ok()?;
                while self.last[0] < n {
                    let start = starts.get(self.at as usize).map(|start| start.cast_signed());
                    let next = start.or_else(|| worth(next, &self.last)).unwrap_or(i64::MAX);
                    // Give no value if the recurrence does not increase.
                    if next <= self.last[0] {
                        return None;
                    }
                    (self.last, self.at) = ([next, self.last[0]], self.at + 1);
                }
                Some(u64::from(self.last[0] == n))
            }
        }
    }
}

fn signed(place: &[u64]) -> Option<Vec<i64>> {
    place.iter().map(|n| i64::try_from(*n).ok()).collect()
}

/// Return the value by the first equation that fits, or `None` if no equation fits or a needed value is unknown.
fn said(equations: &[Equation], place: &[u64], own: &dyn Fn(&[u64]) -> Option<u64>) -> Option<u64> {
    let smaller = |to: &[i64]| -> Option<u64> {
        let to: Vec<u64> = to.iter().map(|n| u64::try_from(*n).ok()).collect::<Option<_>>()?;
        let sums = |numbers: &[u64]| numbers.iter().map(|n| u128::from(*n)).sum::<u128>();
        (to.len() == place.len() && sums(&to) < sums(place)).then(|| own(&to)).flatten()
    };
    for equation in equations {
        let Some(slots) = equation.slots(place) else { continue };
        let mut fits = true;
        for condition in &equation.when {
            let condition = resolved(condition, &slots, &smaller)?;
            fits = fits && is_so(&condition, &slots)?;
        }
        if fits {
            let value = resolved(&equation.value, &slots, &smaller)?;
            return u64::try_from(worth(&value, &slots)?).ok();
        }
    }
    None
}

fn resolved<'e>(
    expr: &'e Expr,
    slots: &[i64],
    own: &dyn Fn(&[i64]) -> Option<u64>,
) -> Option<std::borrow::Cow<'e, Expr>> {
    if has_own(expr) {
        known(expr, slots, own).map(std::borrow::Cow::Owned)
    } else {
        Some(std::borrow::Cow::Borrowed(expr))
    }
}
