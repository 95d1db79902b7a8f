//! Translation of expressions and conditions, as trees, to program code in five languages.
//!
//! Numbers are 64 bits wide, or wider where needed; in JavaScript all numbers are `BigInt`. Division rounds down, as in
//! rules; a helper function does this if an operand may be negative. A [`Writer`] records the helper functions that the
//! code calls, and [`Writer::helpers`] returns their source.

use std::collections::BTreeSet;

use super::helpers::{Helper, Language};
use crate::heaps::rule::tree::{Compare, Expr, Function, Operator};

/// The operator precedence of a piece of program code, from `ANY` (lowest) to `ATOM`. Code of lower precedence than its
/// context needs parentheses.
const ANY: u8 = 0;
const LOGIC: u8 = 1;
const SUM: u8 = 3;
const PRODUCT: u8 = 4;
const ATOM: u8 = 6;

/// Facts about the signs of expressions.
pub(crate) trait Signs {
    /// Return whether the value of an expression is known to be nonnegative.
    fn is_natural(&self, expr: &Expr) -> bool;

    /// Return whether the value of an expression is known to be at least 1.
    fn is_positive(&self, expr: &Expr) -> bool;
}

/// Writer of expressions as program code in one language.
pub(crate) struct Writer<'w> {
    pub(crate) language: Language,
    /// The names of the variables in the code, by slot: slot i of an expression has the name at index i.
    pub(crate) names: Vec<&'w str>,
    /// The name of the function that computes the value of a position.
    pub(crate) own: &'w str,
    /// Whether products may exceed 64 bits.
    pub(crate) wide: bool,
    /// Facts about the signs of expressions; `None` means that all slots are nonnegative.
    pub(crate) signs: Option<&'w dyn Signs>,
    used: BTreeSet<Helper>,
}

impl<'w> Writer<'w> {
    pub(crate) fn new(language: Language, names: Vec<&'w str>) -> Writer<'w> {
        Writer { language, names, own: "g", wide: false, signs: None, used: BTreeSet::new() }
    }

    /// Return the source of all helper functions that the written code calls, to be placed before the code.
    pub(crate) fn helpers(&self) -> String {
        super::helpers::text(&self.used, self.language, self.wide)
    }

    /// Return the helper functions that the written code calls.
    pub(crate) fn used(&self) -> &BTreeSet<Helper> {
        &self.used
    }

    /// Record that the code calls a helper function, and return the function's name.
    pub(crate) fn helper(&mut self, helper: Helper) -> &'static str {
        self.used.insert(helper);
        helper.name()
    }

    /// Return the name of the integer type.
    pub(crate) fn whole(&self) -> &'static str {
        match self.language {
            Language::Cpp if self.wide => "__int128",
            Language::Cpp => "long long",
            Language::Java if self.wide => "BigInteger",
            Language::Java => "long",
            Language::Rust if self.wide => "i128",
            Language::Rust => "i64",
            Language::Python | Language::Javascript => "",
        }
    }

    fn big(&self) -> bool {
        self.wide && self.language == Language::Java
    }

    /// Write an integer literal of the program's integer type.
    pub(crate) fn literal(&self, n: u64) -> String {
        match self.language {
            _ if self.big() => format!("BigInteger.valueOf({n}L)"),
            Language::Javascript => format!("{n}n"),
            Language::Cpp if n > i32::MAX as u64 => format!("{n}LL"),
            Language::Java if n > i32::MAX as u64 => format!("{n}L"),
            _ => n.to_string(),
        }
    }

    /// Write an expression of a numeric value.
    pub(crate) fn number(&mut self, expr: &Expr) -> String {
        self.at(expr, ANY)
    }

    /// Write the arguments of a function call, separated by commas.
    pub(crate) fn list(&mut self, list: &[Expr]) -> String {
        let each: Vec<String> = list.iter().map(|each| self.number(each)).collect();
        each.join(", ")
    }

    fn at(&mut self, expr: &Expr, least: u8) -> String {
        let (text, power) = self.piece(expr);
        if power < least { format!("({text})") } else { text }
    }

    /// Write an expression, and return the code with the precedence of its outermost operator.
    fn piece(&mut self, expr: &Expr) -> (String, u8) {
        match expr {
            Expr::Number(n) => (self.literal(*n), ATOM),
            Expr::Slot(slot) => (self.names.get(*slot).copied().unwrap_or("n").to_string(), ATOM),
            Expr::Negate(inner) if self.big() => {
                (format!("{}.negate()", self.at(inner, ATOM)), ATOM)
            }
            Expr::Negate(inner) => (format!("(-{})", self.at(inner, ATOM)), ATOM),
            Expr::Arithmetic(operator, sides) => self.arithmetic(*operator, &sides.0, &sides.1),
            Expr::Call(Function::Own, list) => {
                let (own, list) = (self.own, self.list(list));
                let call = format!("{own}({list})");
                // In JavaScript convert the result to `BigInt`, as the function of values returns a `Number`.
                let wrapped = self.language == Language::Javascript;
                (if wrapped { format!("BigInt({call})") } else { call }, ATOM)
            }
            Expr::Call(function, list) if *function != Function::Prime => {
                (self.call(*function, list), ATOM)
            }
            condition => {
                let condition = self.condition(condition);
                let text = match self.language {
                    Language::Cpp => format!("({condition} ? 1 : 0)"),
                    Language::Java if self.wide => {
                        format!("({condition} ? BigInteger.ONE : BigInteger.ZERO)")
                    }
                    Language::Java => format!("({condition} ? 1L : 0L)"),
                    Language::Rust => format!("{}::from({condition})", self.whole()),
                    Language::Python => format!("int({condition})"),
                    Language::Javascript => format!("({condition} ? 1n : 0n)"),
                };
                (text, ATOM)
            }
        }
    }

    fn arithmetic(&mut self, operator: Operator, a: &Expr, b: &Expr) -> (String, u8) {
        if operator == Operator::Power {
            return (self.power(a, b), ATOM);
        }
        if self.big() {
            let name = match operator {
                Operator::Add => "add",
                Operator::Subtract => "subtract",
                Operator::Multiply => "multiply",
                Operator::Divide => "divide",
                _ => "mod",
            };
            return (format!("{}.{name}({})", self.at(a, ATOM), self.number(b)), ATOM);
        }
        let divides = matches!(operator, Operator::Divide | Operator::Remainder);
        let exact = self.language == Language::Python;
        if divides && !exact && !self.is_plain(a, b) {
            let helper =
                if operator == Operator::Divide { Helper::Quotient } else { Helper::Modulo };
            let name = self.helper(helper);
            return (format!("{name}({}, {})", self.number(a), self.number(b)), ATOM);
        }
        let (sign, power) = match operator {
            Operator::Add => ("+", SUM),
            Operator::Subtract => ("-", SUM),
            Operator::Multiply => ("*", PRODUCT),
            Operator::Divide if self.language == Language::Python => ("//", PRODUCT),
            Operator::Divide => ("/", PRODUCT),
            _ => ("%", PRODUCT),
        };
        let (a, b) = (self.at(a, power), self.at(b, power + 1));
        (format!("{a} {sign} {b}"), power)
    }

    fn is_natural(&self, expr: &Expr) -> bool {
        self.signs.map_or_else(|| is_natural(expr), |signs| signs.is_natural(expr))
    }

    /// Return whether division rounds the same way in every language: neither operand is negative, and, if `signs` are
    /// known, the divisor is positive.
    fn is_plain(&self, a: &Expr, b: &Expr) -> bool {
        match self.signs {
            Some(signs) => signs.is_natural(a) && signs.is_positive(b),
            None => is_natural(a) && is_natural(b),
        }
    }

    /// Write a quotient with the language's own division operator, which may round a negative quotient up or down.
    pub(crate) fn rounded(&mut self, a: &Expr, b: &Expr) -> String {
        let sign = if self.language == Language::Python { "//" } else { "/" };
        let (a, b) = (self.at(a, PRODUCT), self.at(b, PRODUCT + 1));
        format!("{a} {sign} {b}")
    }

    /// Write a number as a summand.
    pub(crate) fn term(&mut self, expr: &Expr) -> String {
        self.at(expr, SUM)
    }

    /// Write a number as a factor.
    pub(crate) fn factor(&mut self, expr: &Expr) -> String {
        self.at(expr, PRODUCT + 1)
    }

    fn power(&mut self, a: &Expr, b: &Expr) -> String {
        match self.language {
            _ if self.big() => format!("{}.pow({}.intValue())", self.at(a, ATOM), self.at(b, ATOM)),
            Language::Python | Language::Javascript if self.is_natural(b) => {
                format!("({} ** {})", self.at(a, ATOM), self.at(b, ATOM))
            }
            _ => {
                let name = self.helper(Helper::Power);
                format!("{name}({}, {})", self.number(a), self.number(b))
            }
        }
    }

    fn call(&mut self, function: Function, list: &[Expr]) -> String {
        if self.big() {
            let name = match function {
                Function::Sqrt => return format!("{}.sqrt()", self.at(&list[0], ATOM)),
                Function::Min => Some("min"),
                Function::Max => Some("max"),
                Function::Xor => Some("xor"),
                _ => None,
            };
            if let (Some(name), [first, more @ ..]) = (name, list) {
                let first = self.at(first, ATOM);
                let more = more.iter().map(|each| format!(".{name}({})", self.number(each)));
                return first + &more.collect::<String>();
            }
        }
        let helper = match function {
            Function::Xor => {
                let each: Vec<String> = list.iter().map(|each| self.at(each, ATOM)).collect();
                return format!("({})", each.join(" ^ "));
            }
            Function::Min => Helper::Min,
            Function::Max => Helper::Max,
            Function::Gcd => Helper::Gcd,
            Function::Popcount => Helper::Popcount,
            Function::Sqrt => Helper::Root,
            Function::Phi => Helper::Totient,
            Function::Valuation => Helper::Valuation,
            Function::Log2 => Helper::Logarithm,
            Function::Omega => Helper::Omega,
            Function::BigOmega => Helper::BigOmega,
            Function::Lpf => Helper::Lpf,
            Function::PrimeCount => Helper::PrimeCount,
            Function::Prime | Function::Own => Helper::Prime,
        };
        let name = self.helper(helper);
        // Nest the calls of a function of two arguments if there are more than two arguments.
        let mut each = list.iter().map(|each| self.number(each)).collect::<Vec<_>>().into_iter();
        let first = each.next().unwrap_or_default();
        let more = each.len() > 0;
        let joined = each.fold(first, |all, next| format!("{name}({all}, {next})"));
        if more { joined } else { format!("{name}({joined})") }
    }

    /// Write a condition.
    pub(crate) fn condition(&mut self, expr: &Expr) -> String {
        self.logic(expr, ANY)
    }

    /// Write the conjunction of conditions.
    pub(crate) fn all<'e>(&mut self, each: impl IntoIterator<Item = &'e Expr>) -> String {
        let each: Vec<String> = each.into_iter().map(|one| self.logic(one, LOGIC)).collect();
        each.join(if self.language == Language::Python { " and " } else { " && " })
    }

    fn logic(&mut self, expr: &Expr, least: u8) -> String {
        let python = self.language == Language::Python;
        let (text, power) = match expr {
            Expr::Compare(first, rest) => {
                let mut left = first.as_ref();
                let mut each = Vec::new();
                for (sign, right) in rest {
                    each.push(self.compared(left, *sign, right));
                    left = right;
                }
                let power = if each.len() > 1 { LOGIC } else { ATOM };
                (each.join(if python { " and " } else { " && " }), power)
            }
            Expr::Not(inner) => {
                let inner = self.condition(inner);
                (if python { format!("(not ({inner}))") } else { format!("!({inner})") }, ATOM)
            }
            Expr::And(pair) => {
                let (a, b) = (self.logic(&pair.0, LOGIC), self.logic(&pair.1, LOGIC));
                (format!("{a} {} {b}", if python { "and" } else { "&&" }), LOGIC)
            }
            Expr::Or(pair) => {
                let (a, b) = (self.logic(&pair.0, ATOM), self.logic(&pair.1, ATOM));
                (format!("{a} {} {b}", if python { "or" } else { "||" }), ANY)
            }
            Expr::Call(Function::Prime, list) => (self.call(Function::Prime, list), ATOM),
            number => (self.compared(number, Compare::Unequal, &Expr::Number(0)), ATOM),
        };
        if power < least { format!("({text})") } else { text }
    }

    fn compared(&mut self, left: &Expr, sign: Compare, right: &Expr) -> String {
        if self.big() {
            let (left, right) = (self.at(left, ATOM), self.number(right));
            return format!("{left}.compareTo({right}) {} 0", sign.text());
        }
        let (left, right) = (self.at(left, SUM), self.at(right, SUM));
        let sign = match (self.language, sign) {
            (Language::Javascript, Compare::Equal) => "===",
            (Language::Javascript, Compare::Unequal) => "!==",
            (_, sign) => sign.text(),
        };
        format!("{left} {sign} {right}")
    }
}

/// Return whether the value of an expression is nonnegative for all nonnegative slots, as far as its operators show.
pub(crate) fn is_natural(expr: &Expr) -> bool {
    match expr {
        Expr::Number(_) | Expr::Slot(_) => true,
        Expr::Arithmetic(Operator::Subtract, _) | Expr::Negate(_) => false,
        Expr::Arithmetic(_, sides) => is_natural(&sides.0) && is_natural(&sides.1),
        Expr::Call(Function::Max, list) => list.iter().any(is_natural),
        Expr::Call(Function::Min | Function::Xor, list) => list.iter().all(is_natural),
        _ => true,
    }
}
