//! Evaluation of expressions as linear functions, for all large heaps of a residue class.
//!
//! For heaps n = M·t + r with a fixed r, `n-3` is linear in t, `n/2` is linear if M is even, and `n % 6` is constant if
//! 6 divides M. Of two linear functions, the same one is larger for all large t. If this does not decide an expression,
//! nothing is proven about the rule.

use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::tree::{Expr, Function, Operator};
use crate::heaps::rule::value::{Instruction, arithmetic, common_divisor, prime};

/// The linear function `slope · t + constant`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::heaps::rule) struct Line {
    pub(in crate::heaps::rule) slope: i64,
    pub(in crate::heaps::rule) constant: i64,
}

/// The reason why an expression is not evaluated as a linear function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::heaps::rule) enum Unclear {
    /// The expression may be linear for a larger modulus: this number times M.
    Finer(u64),
    /// The expression is not known to be linear.
    Open,
}

pub(in crate::heaps::rule) type Clear<T> = Result<T, Unclear>;

/// Call `analyze` with modulus 1, and again with a multiple of the modulus whenever its residue classes turn out to be
/// too coarse. Return the result, or `None` if it is open or needs a modulus above the given one. All calls share the
/// given number of steps.
pub(in crate::heaps::rule) fn refined<T>(
    (mut steps, most): (u32, i64),
    mut analyze: impl FnMut(i64, &mut u32) -> Clear<T>,
) -> Option<T> {
    let mut modulus = 1;
    while modulus <= most {
        match analyze(modulus, &mut steps) {
            Ok(found) => return Some(found),
            Err(Unclear::Open) => return None,
            Err(Unclear::Finer(factor)) => {
                modulus = i64::try_from(factor.max(2)).ok()?.checked_mul(modulus)?;
            }
        }
    }
    None
}

/// The largest absolute value of a slope or a constant, so that sums and products of two numbers fit into 64 bits.
const LIMIT: i64 = 1 << 31;

impl Line {
    pub(in crate::heaps::rule) fn constant(constant: i64) -> Line {
        Line { slope: 0, constant }
    }

    fn checked(slope: Option<i64>, constant: Option<i64>) -> Clear<Line> {
        match (slope, constant) {
            (Some(slope), Some(constant)) if slope.abs().max(constant.abs()) <= LIMIT => {
                Ok(Line { slope, constant })
            }
            _ => Err(Unclear::Open),
        }
    }

    pub(in crate::heaps::rule) fn plus(self, other: Line, factor: i64) -> Clear<Line> {
        let sum = |a: i64, b: i64| b.checked_mul(factor).and_then(|b| a.checked_add(b));
        Line::checked(sum(self.slope, other.slope), sum(self.constant, other.constant))
    }

    fn times(self, factor: i64) -> Clear<Line> {
        Line::checked(self.slope.checked_mul(factor), self.constant.checked_mul(factor))
    }

    pub(in crate::heaps::rule) fn over(self, divisor: i64) -> Clear<Line> {
        self.divisible(divisor)?;
        let quotient = arithmetic(Operator::Divide, self.constant, divisor);
        Line::checked(Some(self.slope / divisor), quotient.ok())
    }

    /// Check that all values are congruent modulo `divisor`; otherwise return the factor by which the modulus must
    /// grow.
    fn divisible(self, divisor: i64) -> Clear<()> {
        match divisor {
            0 => Err(Unclear::Open),
            d if self.slope % d == 0 => Ok(()),
            d => {
                let shared = common_divisor(self.slope, d).map_err(|_| Unclear::Open)?;
                Err(Unclear::Finer(d.unsigned_abs() / shared.unsigned_abs()))
            }
        }
    }
}

/// The heaps n = modulus · t + residue for all t from `from` on. Each decision may raise `from`.
#[derive(Clone, Debug)]
pub(in crate::heaps::rule) struct ResidueClass {
    pub(in crate::heaps::rule) modulus: i64,
    pub(in crate::heaps::rule) residue: i64,
    pub(in crate::heaps::rule) from: i64,
    /// The number of steps that remain for the evaluation.
    pub(in crate::heaps::rule) steps: u32,
}

impl ResidueClass {
    /// Return the linear function of the heap n.
    pub(in crate::heaps::rule) fn heap(&self) -> Line {
        Line { slope: self.modulus, constant: self.residue }
    }

    pub(in crate::heaps::rule) fn spend(&mut self) -> Clear<()> {
        self.steps = self.steps.checked_sub(1).ok_or(Unclear::Open)?;
        Ok(())
    }

    pub(in crate::heaps::rule) fn sign(&mut self, line: Line) -> i64 {
        if line.slope == 0 {
            return line.constant.signum();
        }
        let size = line.slope.abs();
        if line.constant.signum() != line.slope.signum() {
            self.from = self.from.max(line.constant.abs() / size + 1);
        }
        line.slope.signum()
    }

    /// Return the sign of `a − b` for all large t.
    pub(in crate::heaps::rule) fn compare(&mut self, a: Line, b: Line) -> Clear<i64> {
        a.plus(b, -1).map(|difference| self.sign(difference))
    }

    pub(in crate::heaps::rule) fn form(&self, form: &LinearForm, slots: &[Line]) -> Clear<Line> {
        let mut sum = Line::checked(Some(0), Some(form.constant))?;
        for &(slot, coefficient) in &form.terms {
            sum = sum.plus(slots[slot], coefficient)?;
        }
        Ok(sum)
    }

    pub(in crate::heaps::rule) fn code(
        &mut self,
        code: &Instruction,
        slots: &[Line],
    ) -> Clear<Line> {
        match code {
            Instruction::Linear(form) => self.form(form, slots),
            Instruction::Other(expr) => self.value(expr, slots),
        }
    }

    pub(in crate::heaps::rule) fn value(&mut self, expr: &Expr, slots: &[Line]) -> Clear<Line> {
        self.spend()?;
        match expr {
            Expr::Number(n) => Line::checked(Some(0), i64::try_from(*n).ok()),
            Expr::Slot(slot) => Ok(slots[*slot]),
            Expr::Negate(inner) => self.value(inner, slots)?.times(-1),
            Expr::Arithmetic(operator, pair) => {
                let (a, b) = (self.value(&pair.0, slots)?, self.value(&pair.1, slots)?);
                match operator {
                    Operator::Add => a.plus(b, 1),
                    Operator::Subtract => a.plus(b, -1),
                    Operator::Multiply if a.slope == 0 => b.times(a.constant),
                    Operator::Multiply if b.slope == 0 => a.times(b.constant),
                    Operator::Divide if b.slope == 0 => a.over(b.constant),
                    Operator::Remainder if b.slope == 0 => {
                        a.divisible(b.constant)?;
                        let rest = arithmetic(Operator::Remainder, a.constant, b.constant);
                        Line::checked(Some(0), rest.ok())
                    }
                    Operator::Power if a.slope == 0 && b.slope == 0 => {
                        let power = arithmetic(Operator::Power, a.constant, b.constant);
                        Line::checked(Some(0), power.ok())
                    }
                    _ => Err(Unclear::Open),
                }
            }
            Expr::Call(
                Function::Sqrt
                | Function::Xor
                | Function::Phi
                | Function::Valuation
                | Function::Log2
                | Function::Omega
                | Function::BigOmega
                | Function::Lpf
                | Function::PrimeCount
                | Function::Own,
                _,
            ) => Err(Unclear::Open),
            Expr::Call(function, arguments) => {
                let mut lines = arguments.iter();
                let Some(first) = lines.next() else { return Err(Unclear::Open) };
                let mut result = self.value(first, slots)?;
                for argument in lines {
                    let next = self.value(argument, slots)?;
                    result = self.join(*function, result, next)?;
                }
                match function {
                    Function::Popcount if result.slope == 0 && result.constant >= 0 => {
                        Ok(Line::constant(i64::from(result.constant.count_ones())))
                    }
                    Function::Popcount => Err(Unclear::Open),
                    Function::Prime => self.holds(expr, slots).map(|h| Line::constant(h.into())),
                    _ => Ok(result),
                }
            }
            condition => self.holds(condition, slots).map(|h| Line::constant(h.into())),
        }
    }

    fn join(&mut self, function: Function, a: Line, b: Line) -> Clear<Line> {
        let larger = match function {
            Function::Min => self.compare(a, b)? <= 0,
            Function::Max => self.compare(a, b)? >= 0,
            _ => {
                // Use gcd(slope · t + c, d) = gcd(c, d) if d divides the slope.
                let (line, d) = if b.slope == 0 { (a, b.constant) } else { (b, a.constant) };
                if a.slope != 0 && b.slope != 0 {
                    return Err(Unclear::Open);
                }
                if line.slope != 0 {
                    line.divisible(d)?;
                }
                return Line::checked(Some(0), common_divisor(line.constant, d).ok());
            }
        };
        Ok(if larger { a } else { b })
    }

    /// Return whether a condition holds for all large heaps of the class, or for none. Return an error if that cannot
    /// be decided.
    pub(in crate::heaps::rule) fn holds(&mut self, expr: &Expr, slots: &[Line]) -> Clear<bool> {
        self.spend()?;
        match expr {
            Expr::Compare(first, rest) => {
                let mut left = self.value(first, slots)?;
                for (sign, right) in rest {
                    let right = self.value(right, slots)?;
                    if !sign.holds(self.compare(left, right)?, 0) {
                        return Ok(false);
                    }
                    left = right;
                }
                Ok(true)
            }
            Expr::Not(inner) => self.holds(inner, slots).map(|yes| !yes),
            Expr::And(pair) => Ok(self.holds(&pair.0, slots)? && self.holds(&pair.1, slots)?),
            Expr::Or(pair) => Ok(self.holds(&pair.0, slots)? || self.holds(&pair.1, slots)?),
            Expr::Call(Function::Prime, arguments) => match arguments.first() {
                Some(argument) => {
                    let line = self.value(argument, slots)?;
                    self.prime(line)
                }
                None => Err(Unclear::Open),
            },
            number => self.value(number, slots).map(|line| line != Line::constant(0)),
        }
    }

    fn prime(&mut self, line: Line) -> Clear<bool> {
        if line.slope == 0 {
            return Ok(prime(line.constant));
        }
        if self.sign(line) < 0 {
            return Ok(false);
        }
        let shared = common_divisor(line.slope, line.constant).map_err(|_| Unclear::Open)?;
        if shared < 2 {
            return Err(Unclear::Open);
        }
        // All values have the divisor `shared`, and for large t they exceed it, so they are not prime.
        self.compare(line, Line::constant(shared)).map(|_| false)
    }
}
