//! A form of values or of lost positions: the tree from which text and programs derive.

use crate::heaps::rule::formula::{has_own, is_so, known, put, text, worth};
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};

pub(crate) use crate::heaps::rule::formula::arithmetic;

/// Whether a form gives the values of positions or tells which positions are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    Values,
    Lost,
}

/// A form for positions of one number or of two, whose names its text has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) of: Of,
    pub(crate) names: Vec<String>,
    pub(crate) shape: Shape,
}

/// The statement of a form. Slots are the numbers of the position unless a comment says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// The first equation that fits gives the value; there is no value if none fits.
    Equations(Vec<Equation>),
    /// From heap `preperiod` on, the values of the list recur, larger by `saltus` each time; the list
    /// also has the values before `preperiod`.
    Period { preperiod: u64, saltus: u64, values: Vec<u64> },
    /// Lost where one of the conditions holds.
    Conditions(Vec<Expr>),
    /// Lost where n is one of the numbers that the expression has for slot 0 = 0, 1, 2 …; it never falls.
    Among(Expr),
    /// Lost are these numbers, ascending, and each that follows from the last one, slot 0, and the one before,
    /// slot 1.
    Chain { starts: Vec<u64>, next: Expr },
}

/// `g(2*m+1) = g(m) if …`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Equation {
    pub(crate) left: Left,
    pub(crate) value: Expr,
    pub(crate) when: Vec<Expr>,
}

/// The heaps to which an equation applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    Any,
    Number(u64),
    /// Heaps `base · m + rest`, with m in the place of n on the right.
    Class {
        base: u64,
        rest: u64,
    },
}

/// `n`
pub(crate) fn slot(slot: usize) -> Expr {
    Expr::Slot(slot)
}

/// A number, which may be below 0.
pub(crate) fn number(n: i64) -> Expr {
    let size = Expr::Number(n.unsigned_abs());
    if n < 0 { Expr::Negate(Box::new(size)) } else { size }
}

/// `expr + by`
pub(crate) fn plus(expr: Expr, by: i64) -> Expr {
    let operator = if by < 0 { Operator::Subtract } else { Operator::Add };
    match (&expr, by) {
        (_, 0) => expr,
        (Expr::Number(n), _) => number(n.cast_signed() + by),
        _ => arithmetic(operator, expr, Expr::Number(by.unsigned_abs())),
    }
}

/// `by · expr`
pub(crate) fn times(by: u64, expr: Expr) -> Expr {
    if by == 1 { expr } else { arithmetic(Operator::Multiply, Expr::Number(by), expr) }
}

/// `expr / by`, rounded down.
pub(crate) fn over(expr: Expr, by: u64) -> Expr {
    if by == 1 { expr } else { arithmetic(Operator::Divide, expr, Expr::Number(by)) }
}

/// `expr % by`
pub(crate) fn rest(expr: Expr, by: u64) -> Expr {
    arithmetic(Operator::Remainder, expr, Expr::Number(by))
}

/// `left sign right`
pub(crate) fn compare(left: Expr, sign: Compare, right: Expr) -> Expr {
    Expr::Compare(Box::new(left), vec![(sign, right)])
}

/// `expr % by == is`
pub(crate) fn is_rest(expr: Expr, by: u64, is: u64) -> Expr {
    compare(rest(expr, by), Compare::Equal, Expr::Number(is))
}

/// The value of another heap.
pub(crate) fn own(expr: Expr) -> Expr {
    Expr::Call(Function::Own, vec![expr])
}

impl Equation {
    /// An equation for all positions.
    pub(crate) fn any(value: Expr) -> Equation {
        Equation { left: Left::Any, value, when: Vec::new() }
    }

    /// The slots of the right side at a position, where the left side fits.
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

    /// The value in n alone: with `n / base` in the place of m, and the condition on n that the left side is.
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

/// Evaluate a form at positions, in ascending order if they are heaps.
pub(crate) struct Reader<'f> {
    form: &'f Form,
    /// The state of a sequence of numbers: the index of the next one, and the last two.
    at: i64,
    last: [i64; 2],
}

impl Form {
    pub(crate) fn new(of: Of, shape: Shape) -> Form {
        Form { of, names: vec!["n".to_string()], shape }
    }

    /// Equations that have the values of heaps.
    pub(crate) fn equations(equations: Vec<Equation>) -> Form {
        Form::new(Of::Values, Shape::Equations(equations))
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { form: self, at: 0, last: [-1, -1] }
    }

    /// The text of the form, in the notation of conjectures.
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
    /// The form's value at a position (for lost positions 1 for a lost one and 0 otherwise); `None` if
    /// the form does not cover it. `own` has the values of smaller positions.
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
                    // The numbers never fall, so no further number comes if they stay the same for
                    // long.
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
                    // A chain that does not rise says nothing.
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

/// The value by the first equation that fits.
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
