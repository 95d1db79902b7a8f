//! The code of expressions and conditions of a rule. The code of an expression leaves a 64-bit number on the stack, and
//! the code of a condition leaves 1 or 0 as a 32-bit number. If a number may exceed its range, the code tests the
//! number first, and leaves the heap to the interpreter if the number is out of range.

use wasm_encoder::ValType;

use super::emitter::at;
use super::helpers::{DIVISOR, VALUATION};
use super::interval::{Interval, WIDE};
use super::writer::{TABLES, Writer};
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::recurrence::PER_STEP;
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};
use crate::heaps::rule::value::{DIVISOR_PRICE, Instruction};

/// The largest exponent for which a power is written as a product.
const LARGEST_EXPONENT: u64 = 20;

impl Writer {
    pub(super) fn instruction(&mut self, instruction: &Instruction) -> Option<Interval> {
        match instruction {
            Instruction::Linear(form) => self.form(form),
            Instruction::Other(expr) => self.expression(expr),
        }
    }

    /// Write code that pushes the value of a linear form. Return `None` if the value may exceed 2^62.
    pub(super) fn form(&mut self, form: &LinearForm) -> Option<Interval> {
        let interval = self.of_form(form)?;
        let mut terms = form.terms.iter().copied();
        match terms.next() {
            Some(first) => {
                self.term(first);
                for term in terms {
                    self.term(term);
                    self.code().i64_add();
                }
                if form.constant != 0 {
                    self.code().i64_const(form.constant).i64_add();
                }
            }
            None => _ = self.code().i64_const(form.constant),
        }
        Some(interval)
    }

    fn term(&mut self, (slot, factor): (usize, i64)) {
        let local = self.slots[slot].0;
        self.code().local_get(local);
        if factor != 1 {
            self.code().i64_const(factor).i64_mul();
        }
    }

    pub(super) fn expression(&mut self, expr: &Expr) -> Option<Interval> {
        match expr {
            Expr::Number(n) => {
                let n = i64::try_from(*n).ok()?;
                self.code().i64_const(n);
                Interval::new(n.into(), n.into())
            }
            Expr::Slot(slot) => {
                let (local, interval) = self.slots[*slot];
                self.code().local_get(local);
                Some(interval)
            }
            Expr::Negate(inner) => {
                self.code().i64_const(0);
                let interval = self.expression(inner)?;
                self.code().i64_sub();
                Some(interval.negated())
            }
            Expr::Arithmetic(Operator::Power, sides) => self.power(&sides.0, &sides.1),
            Expr::Arithmetic(operator, sides) => {
                let a = self.expression(&sides.0)?;
                let b = self.expression(&sides.1)?;
                match operator {
                    Operator::Add => {
                        self.code().i64_add();
                        a.plus(b)
                    }
                    Operator::Subtract => {
                        self.code().i64_sub();
                        a.plus(b.negated())
                    }
                    Operator::Multiply => Some(self.product(a, b)),
                    _ => {
                        let by = match &sides.1 {
                            Expr::Number(by) => i64::try_from(*by).ok(),
                            _ => None,
                        };
                        Some(self.quotient(*operator == Operator::Divide, a, b, by))
                    }
                }
            }
            Expr::Call(function, arguments) => self.call_of(*function, arguments),
            condition => {
                self.condition(condition)?;
                self.code().i64_extend_i32_u();
                Some(Interval { lo: 0, hi: 1 })
            }
        }
    }

    /// Write code that replaces the two numbers on the stack by their product.
    fn product(&mut self, a: Interval, b: Interval) -> Interval {
        let product = a.times(b);
        if product.is_none() {
            // With z leading zeros, |a| < 2^(64 − z). So the product is below 2^62 if both numbers together have 66
            // leading zeros.
            let [x, y] = [self.wide(), self.wide()];
            self.code().local_set(y).local_set(x);
            for local in [x, y] {
                let code = &mut self.code();
                code.local_get(local)
                    .local_get(local)
                    .i64_const(63)
                    .i64_shr_s()
                    .i64_xor()
                    .i64_clz();
            }
            self.code().i64_add().i64_const(66).i64_lt_s();
            self.leave();
            self.code().local_get(x).local_get(y);
        }
        self.code().i64_mul();
        product.unwrap_or(Interval::WHOLE)
    }

    /// Write code for a division that rounds down, or for its remainder, which has the sign of the divisor. `by` is the
    /// divisor if it is a constant.
    pub(super) fn quotient(
        &mut self,
        divide: bool,
        a: Interval,
        b: Interval,
        by: Option<i64>,
    ) -> Interval {
        let up_to = |hi| Interval { lo: 0, hi };
        if let Some(by @ 1..) = by {
            let down = Interval { lo: a.lo.div_euclid(by), hi: a.hi.div_euclid(by) };
            if by & (by - 1) == 0 {
                // Drop the divisor, and use a shift or a mask instead.
                self.code().drop();
                let bits = i64::from(by.trailing_zeros());
                match divide {
                    true => self.code().i64_const(bits).i64_shr_s(),
                    false => self.code().i64_const(by - 1).i64_and(),
                };
                return if divide { down } else { up_to(by - 1) };
            }
        }
        self.pay(1);
        let [x, y] = [self.wide(), self.wide()];
        if by.is_none_or(|by| by == 0) {
            self.code().local_tee(y).i64_eqz();
            self.leave();
            self.code().local_get(y);
        }
        if a.is_positive() && b.is_positive() {
            self.unsigned(divide, a.is_small() && b.is_small());
            return if divide {
                up_to(a.hi / b.lo.max(1))
            } else {
                up_to(a.hi.min((b.hi - 1).max(0)))
            };
        }
        self.code().local_set(y).local_set(x);
        let rest = self.wide();
        self.code().local_get(x).local_get(y).i64_rem_s().local_set(rest);
        // Whether the remainder and the divisor have different signs.
        let wrong = self.narrow_local();
        self.code().local_get(rest).i64_const(0).i64_ne();
        self.code().local_get(rest).local_get(y).i64_xor().i64_const(0).i64_lt_s();
        self.code().i32_and().local_set(wrong);
        if divide {
            self.code().local_get(x).local_get(y).i64_div_s();
            self.code().local_get(wrong).i64_extend_i32_u().i64_sub();
            let reach = a.reach();
            Interval { lo: -reach - 1, hi: reach }
        } else {
            self.code().local_get(rest);
            self.code().local_get(y).i64_const(0).local_get(wrong).select().i64_add();
            let reach = b.reach();
            Interval { lo: -reach, hi: reach }
        }
    }

    fn unsigned(&mut self, divide: bool, small: bool) {
        if !small {
            match divide {
                true => self.code().i64_div_u(),
                false => self.code().i64_rem_u(),
            };
            return;
        }
        // Use 32-bit numbers, whose division is faster.
        let divisor = self.narrow_local();
        self.code().i32_wrap_i64().local_set(divisor).i32_wrap_i64().local_get(divisor);
        match divide {
            true => self.code().i32_div_u(),
            false => self.code().i32_rem_u(),
        };
        self.code().i64_extend_i32_u();
    }

    fn power(&mut self, base: &Expr, exponent: &Expr) -> Option<Interval> {
        match (base, exponent) {
            (_, Expr::Number(exponent @ 1..=LARGEST_EXPONENT)) => {
                let of = self.expression(base)?;
                let x = self.wide();
                self.code().local_set(x).local_get(x);
                let mut so_far = of;
                for _ in 1..*exponent {
                    self.code().local_get(x);
                    so_far = self.product(so_far, of);
                }
                Some(so_far)
            }
            (Expr::Number(2), exponent) => {
                self.expression(exponent)?;
                let x = self.wide();
                self.code().local_tee(x).i64_const(61).i64_gt_u();
                self.leave();
                self.code().i64_const(1).local_get(x).i64_shl();
                Some(Interval { lo: 1, hi: WIDE })
            }
            _ => None,
        }
    }

    fn call_of(&mut self, function: Function, arguments: &[Expr]) -> Option<Interval> {
        let (first, rest) = arguments.split_first()?;
        let of = self.expression(first)?;
        match function {
            Function::Min | Function::Max | Function::Xor | Function::Gcd | Function::Valuation => {
                rest.iter().try_fold(of, |so_far, next| self.fold(function, so_far, next))
            }
            Function::Popcount => {
                if !of.is_positive() {
                    self.absolute();
                }
                self.code().i64_popcnt();
                Some(Interval { lo: 0, hi: 64 })
            }
            Function::Sqrt => {
                self.not_below_0(of);
                let x = self.wide();
                if of.hi >= 1 << 52 {
                    self.code().local_tee(x).i64_const(1 << 52).i64_ge_s();
                    self.leave();
                    self.code().local_get(x);
                }
                // The root is exact: below 2^52 the rounded root of an integer is less than the next integer.
                self.code().f64_convert_i64_s().f64_sqrt().i64_trunc_f64_s();
                Some(Interval { lo: 0, hi: of.hi.max(0).isqrt() })
            }
            Function::Log2 => {
                self.not_below_0(of);
                // Replace 0 by 1 before the logarithm.
                self.code().i64_const(1).i64_or().i64_clz();
                let zeros = self.wide();
                self.code().local_set(zeros).i64_const(63).local_get(zeros).i64_sub();
                Some(Interval { lo: 0, hi: 63 })
            }
            Function::Prime
            | Function::Phi
            | Function::Omega
            | Function::BigOmega
            | Function::Lpf
            | Function::PrimeCount => {
                self.not_below_0(of);
                self.looked_up(function)
            }
            Function::Own => None,
        }
    }

    /// Write code that combines the number on the stack with the next argument of a function.
    fn fold(&mut self, function: Function, so_far: Interval, next: &Expr) -> Option<Interval> {
        let of = self.expression(next)?;
        match function {
            Function::Min | Function::Max => {
                let [x, y] = [self.wide(), self.wide()];
                self.code().local_set(y).local_tee(x).local_get(y).local_get(x).local_get(y);
                let (a, b) = (so_far, of);
                let interval = if function == Function::Min {
                    self.code().i64_lt_s();
                    Interval { lo: a.lo.min(b.lo), hi: a.hi.min(b.hi) }
                } else {
                    self.code().i64_gt_s();
                    Interval { lo: a.lo.max(b.lo), hi: a.hi.max(b.hi) }
                };
                self.code().select();
                Some(interval)
            }
            Function::Xor => {
                self.code().i64_xor();
                if !so_far.is_positive() || !of.is_positive() {
                    return Interval::new(-(1 << 62), 1 << 62)
                        .filter(|_| so_far.joined(of).reach() < WIDE);
                }
                let bits = 64 - so_far.hi.max(of.hi).leading_zeros();
                Interval::new(0, (1 << bits) - 1)
            }
            Function::Gcd => {
                self.pay(DIVISOR_PRICE * PER_STEP);
                self.code().call(DIVISOR);
                Some(Interval { lo: 0, hi: so_far.reach().max(of.reach()) })
            }
            _ => {
                let base = self.wide();
                self.code().local_tee(base).i64_const(2).i64_lt_s();
                self.leave();
                self.code().local_get(base).call(VALUATION);
                Some(Interval { lo: 0, hi: 64 })
            }
        }
    }

    fn absolute(&mut self) {
        let [x, sign] = [self.wide(), self.wide()];
        self.code().local_tee(x).i64_const(63).i64_shr_s().local_tee(sign).local_get(x).i64_xor();
        self.code().local_get(sign).i64_sub();
    }

    /// Write code that replaces a negative number by 0.
    fn not_below_0(&mut self, of: Interval) {
        if of.is_positive() {
            return;
        }
        let x = self.wide();
        self.code().local_tee(x).i64_const(0).local_get(x).i64_const(0).i64_gt_s().select();
    }

    /// Write code that replaces the number on the stack by the value of a number-theoretic function, read from a table.
    fn looked_up(&mut self, function: Function) -> Option<Interval> {
        let known = self.tables.iter().position(|known| *known == function);
        let table = known.unwrap_or(self.tables.len());
        if known.is_none() {
            self.tables.push(function);
        }
        self.pay(1);
        let x = self.wide();
        let entry = TABLES.entry(table)?;
        let block = self.parameter();
        self.code().local_tee(x).local_get(block).i64_load32_u(at(entry.length, 2)).i64_ge_u();
        self.leave();
        self.code().local_get(block).i32_load(at(entry.first, 2));
        self.code().local_get(x).i32_wrap_i64().i32_const(2).i32_shl().i32_add();
        self.code().i64_load32_u(at(0, 2));
        Some(Interval { lo: 0, hi: u32::MAX.into() })
    }

    /// Write code that pushes whether a condition holds. Parts after the first deciding part are not evaluated.
    pub(super) fn condition(&mut self, condition: &Expr) -> Option<()> {
        match condition {
            Expr::Compare(first, rest) => self.comparison(first, rest),
            Expr::Not(inner) => {
                self.condition(inner)?;
                self.code().i32_eqz();
                Some(())
            }
            Expr::And(pair) | Expr::Or(pair) => {
                let is_and = matches!(condition, Expr::And(_));
                self.condition(&pair.0)?;
                self.emitter.choose();
                match is_and {
                    true => self.condition(&pair.1)?,
                    false => _ = self.code().i32_const(1),
                }
                self.emitter.otherwise();
                match is_and {
                    true => _ = self.code().i32_const(0),
                    false => self.condition(&pair.1)?,
                }
                self.emitter.end();
                Some(())
            }
            number => {
                self.expression(number)?;
                self.code().i64_const(0).i64_ne();
                Some(())
            }
        }
    }

    fn comparison(&mut self, first: &Expr, rest: &[(Compare, Expr)]) -> Option<()> {
        self.expression(first)?;
        let (last, links) = rest.split_last()?;
        for (sign, side) in links {
            self.expression(side)?;
            let side = self.wide();
            self.code().local_tee(side);
            self.sign(*sign);
            self.emitter.choose();
            self.code().local_get(side);
        }
        self.expression(&last.1)?;
        self.sign(last.0);
        for _ in links {
            self.emitter.otherwise();
            self.code().i32_const(0);
            self.emitter.end();
        }
        Some(())
    }

    fn sign(&mut self, sign: Compare) {
        let mut code = self.code();
        match sign {
            Compare::Equal => code.i64_eq(),
            Compare::Unequal => code.i64_ne(),
            Compare::Below => code.i64_lt_s(),
            Compare::AtMost => code.i64_le_s(),
            Compare::Above => code.i64_gt_s(),
            Compare::AtLeast => code.i64_ge_s(),
        };
    }

    pub(super) fn wide(&mut self) -> u32 {
        self.emitter.local(ValType::I64)
    }

    pub(super) fn narrow_local(&mut self) -> u32 {
        self.emitter.local(ValType::I32)
    }
}
