//! The canonical text of a rule, with the usual spacing: `n-1`, `n - k*k`, `(i, n-i)`.

use super::tree::{Alternative, Expr, Operator, Tree};

/// The context of an expression, which determines the blanks in its text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Setting {
    /// A single option: `n-1`, but `n - d`.
    Option,
    /// A side of a comparison: `i + j`, but `n-i`.
    Side,
    /// An expression in a tuple, a call or a range: `n-i`, `i+1`.
    Inside,
}

/// Return the text of a rule; parsing the text gives the same tree.
pub(super) fn print(tree: &Tree) -> String {
    let mut out = match &tree.names[..] {
        [name] => format!("{name} -> "),
        names => format!("({}) -> ", names.join(", ")),
    };
    for (i, alternative) in tree.alternatives.iter().enumerate() {
        if i > 0 {
            out.push_str(" | ");
        }
        write_alternative(&mut out, &tree.names, alternative);
    }
    out
}

/// Return the text of an expression or a condition, with the given names for the slots.
#[cfg(feature = "lab")]
pub(super) fn formula(expr: &Expr, names: &[&str]) -> String {
    let mut out = String::new();
    Printer { out: &mut out, names: names.to_vec() }.number(expr, Setting::Inside, 0);
    out
}

pub(super) fn alternative(tree: &Tree, alternative: &Alternative) -> String {
    let mut out = String::new();
    write_alternative(&mut out, &tree.names, alternative);
    out
}

fn write_alternative(out: &mut String, of: &[String], alternative: &Alternative) {
    let mut names: Vec<&str> = of.iter().map(String::as_str).collect();
    names.extend(alternative.loops.iter().map(|l| l.name.as_str()));
    let mut printer = Printer { out, names };
    match &alternative.parts[..] {
        _ if !alternative.copies.is_empty() => printer.counted(alternative),
        [part] => printer.number(part, Setting::Option, 0),
        parts => {
            // Put all heaps in one pair of parentheses, but each piece of several numbers in its own pair.
            let size = if of.len() > 1 { of.len() } else { parts.len() };
            for (i, piece) in parts.chunks(size).enumerate() {
                printer.out.push_str(if i == 0 { "(" } else { " + (" });
                printer.list(piece);
                printer.out.push(')');
            }
        }
    }
    for (i, binding) in alternative.loops.iter().enumerate() {
        printer.out.push_str(if i == 0 { " for " } else { ", " });
        printer.out.push_str(&binding.name);
        printer.out.push_str(" in ");
        printer.number(&binding.lo, Setting::Inside, 0);
        printer.out.push_str("..");
        printer.number(&binding.hi, Setting::Inside, 0);
    }
    for (i, condition) in alternative.conditions.iter().enumerate() {
        printer.out.push_str(if i == 0 { " if " } else { ", " });
        printer.condition(condition, 0);
    }
}

struct Printer<'o> {
    out: &'o mut String,
    names: Vec<&'o str>,
}

impl Printer<'_> {
    /// Write an option with multiplicities, such as `(a, b) + q of (c)`.
    fn counted(&mut self, alternative: &Alternative) {
        let counted: Vec<_> = alternative.copies.iter().zip(&alternative.parts).collect();
        for (i, alike) in counted.chunk_by(|a, b| a.0 == b.0).enumerate() {
            if i > 0 {
                self.out.push_str(" + ");
            }
            if let Some(count) = alike[0].0 {
                self.number(count, Setting::Inside, 2);
                self.out.push_str(" of ");
            }
            self.out.push('(');
            self.list(alike.iter().map(|(_, part)| *part));
            self.out.push(')');
        }
    }

    fn list<'e>(&mut self, list: impl IntoIterator<Item = &'e Expr>) {
        for (i, expr) in list.into_iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.number(expr, Setting::Inside, 0);
        }
    }

    fn parenthesised(&mut self, yes: bool, write: impl FnOnce(&mut Self)) {
        if yes {
            self.out.push('(');
        }
        write(self);
        if yes {
            self.out.push(')');
        }
    }

    /// Write an expression, in parentheses if its operator binds less tightly than `power`: 1 for sums, 2 for products,
    /// 3 for a sign, 4 for powers. A power inside a power gets parentheses.
    fn number(&mut self, expr: &Expr, setting: Setting, power: u8) {
        match expr {
            Expr::Number(n) => self.out.push_str(&n.to_string()),
            Expr::Slot(slot) => self.out.push_str(self.names.get(*slot).copied().unwrap_or("n")),
            Expr::Negate(inner) => self.parenthesised(power > 3, |printer| {
                printer.out.push('-');
                printer.number(inner, setting, 3);
            }),
            Expr::Call(function, arguments) => {
                self.out.push_str(function.name());
                self.out.push('(');
                self.list(arguments);
                self.out.push(')');
            }
            Expr::Arithmetic(operator, pair) => {
                let binds = binding_power(*operator);
                let setting = if power > binds { Setting::Inside } else { setting };
                let tight = is_tight(expr, setting);
                self.parenthesised(power > binds, |printer| {
                    let power = u8::from(*operator == Operator::Power);
                    printer.number(&pair.0, setting, binds + power);
                    let sign = sign(*operator);
                    if tight {
                        printer.out.push_str(sign);
                    } else {
                        printer.out.push(' ');
                        printer.out.push_str(sign);
                        printer.out.push(' ');
                    }
                    printer.number(&pair.1, setting, binds + 1);
                });
            }
            condition => self.condition(condition, 0),
        }
    }

    /// Write a condition, in parentheses if its operator binds less tightly than `power`: 1 for `or`, 2 for `and`, 3
    /// for `not`.
    fn condition(&mut self, expr: &Expr, power: u8) {
        match expr {
            Expr::Or(pair) => self.parenthesised(power > 1, |printer| {
                printer.condition(&pair.0, 1);
                printer.out.push_str(" or ");
                printer.condition(&pair.1, 2);
            }),
            Expr::And(pair) => self.parenthesised(power > 2, |printer| {
                printer.condition(&pair.0, 2);
                printer.out.push_str(" and ");
                printer.condition(&pair.1, 3);
            }),
            Expr::Not(inner) => {
                self.out.push_str("not ");
                self.condition(inner, 3);
            }
            Expr::Compare(first, rest) => {
                self.number(first, Setting::Side, 0);
                for (sign, side) in rest {
                    self.out.push(' ');
                    self.out.push_str(sign.text());
                    self.out.push(' ');
                    self.number(side, Setting::Side, 0);
                }
            }
            number => self.number(number, Setting::Side, 0),
        }
    }
}

fn sign(operator: Operator) -> &'static str {
    match operator {
        Operator::Add => "+",
        Operator::Subtract => "-",
        Operator::Multiply => "*",
        Operator::Divide => "/",
        Operator::Remainder => "%",
        Operator::Power => "^",
    }
}

fn binding_power(operator: Operator) -> u8 {
    match operator {
        Operator::Add | Operator::Subtract => 1,
        Operator::Multiply | Operator::Divide | Operator::Remainder => 2,
        Operator::Power => 4,
    }
}

/// Return whether a sum or product is written without blanks around its operator.
fn is_tight(expr: &Expr, setting: Setting) -> bool {
    let Expr::Arithmetic(operator, pair) = expr else {
        return !matches!(expr, Expr::Negate(_));
    };
    if *operator == Operator::Power {
        return true;
    }
    // Treat an operand in parentheses like a name.
    let (power, tight) = (binding_power(*operator), |side: &Expr, least: u8| match side {
        Expr::Arithmetic(inner, _) => {
            let chain = binding_power(*inner) == binding_power(*operator);
            binding_power(*inner) < least
                || is_tight(side, if chain { setting } else { Setting::Inside })
        }
        side => is_atom(side),
    });
    if *operator == Operator::Remainder || !tight(&pair.0, power) {
        return false;
    }
    match (&pair.1, setting) {
        (Expr::Number(_), _) => true,
        (right, _) if power == 2 => tight(right, power + 1),
        (_, Setting::Option) => false,
        (right, Setting::Side) => *operator == Operator::Subtract && is_atom(right),
        (right, Setting::Inside) => tight(right, power + 1),
    }
}

fn is_atom(expr: &Expr) -> bool {
    matches!(expr, Expr::Number(_) | Expr::Slot(_) | Expr::Call(..))
}
