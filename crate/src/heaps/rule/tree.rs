//! The syntax tree of a rule: the output of the parser, and the input of the printer and of all evaluation.

use crate::base::error::Span;

/// The greatest depth of a tree, since recursive functions process trees.
pub(crate) const MAX_DEPTH: u16 = 160;

/// The tree of a rule `n -> alternative | alternative …`, or `(a, b) -> …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tree {
    /// The names of the numbers of a position: `n`, or two to six names.
    pub(crate) names: Vec<String>,
    pub(crate) alternatives: Vec<Alternative>,
}

#[derive(Clone, Debug)]
pub(crate) struct Alternative {
    /// The heaps that the option leaves. For a rule in several numbers, the numbers of its pieces, one piece after the
    /// other.
    pub(crate) parts: Vec<Expr>,
    /// The number of copies of each part, `None` for a part without multiplicity; empty if no part has a multiplicity.
    pub(crate) copies: Vec<Option<Expr>>,
    /// The ranges `for name in lo..hi`, the outermost first. Their slots follow the slots of the position.
    pub(crate) loops: Vec<Loop>,
    pub(crate) conditions: Vec<Expr>,
    /// The span of the option: bytes of the plain text during parsing, UTF-16 units in a finished rule.
    pub(crate) span: Span,
    pub(crate) whole: Span,
}

/// Compare without spans, so that a rule equals the result of parsing its printed form.
impl PartialEq for Alternative {
    fn eq(&self, other: &Self) -> bool {
        (&self.parts, &self.copies, &self.loops, &self.conditions)
            == (&other.parts, &other.copies, &other.loops, &other.conditions)
    }
}

impl Eq for Alternative {}

impl Alternative {
    pub(crate) fn exprs_mut(&mut self) -> impl Iterator<Item = &mut Expr> {
        let copies = self.copies.iter_mut().flatten();
        self.parts.iter_mut().chain(copies).chain(&mut self.conditions)
    }
}

/// A range `for name in lo..hi`, both ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    pub(crate) name: String,
    pub(crate) lo: Expr,
    pub(crate) hi: Expr,
}

/// A number or a condition in a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expr {
    Number(u64),
    /// The value of a name, given by its slot. The names of the position come first, and then the names of the ranges.
    Slot(usize),
    Negate(Box<Expr>),
    Arithmetic(Operator, Box<Sides>),
    Call(Function, Vec<Expr>),
    /// A chain of comparisons such as `a < b <= c`: each neighbouring pair must satisfy its comparison.
    Compare(Box<Expr>, Vec<(Compare, Expr)>),
    Not(Box<Expr>),
    And(Box<(Expr, Expr)>),
    Or(Box<(Expr, Expr)>),
}

/// The two operands of an arithmetic operator, and the span of the operation for the error of a division by 0.
#[derive(Clone, Debug)]
pub(crate) struct Sides(pub(crate) Expr, pub(crate) Expr, pub(crate) Span);

impl PartialEq for Sides {
    fn eq(&self, other: &Self) -> bool {
        (&self.0, &self.1) == (&other.0, &other.1)
    }
}

impl Eq for Sides {}

impl Expr {
    /// Return the direct subexpressions.
    pub(crate) fn inner(&self) -> Vec<&Expr> {
        match self {
            Expr::Number(_) | Expr::Slot(_) => Vec::new(),
            Expr::Negate(inner) | Expr::Not(inner) => vec![inner],
            Expr::Arithmetic(_, sides) => vec![&sides.0, &sides.1],
            Expr::And(pair) | Expr::Or(pair) => vec![&pair.0, &pair.1],
            Expr::Call(_, arguments) => arguments.iter().collect(),
            Expr::Compare(first, rest) => {
                let rest = rest.iter().map(|(_, side)| side);
                std::iter::once(&**first).chain(rest).collect()
            }
        }
    }

    /// Visit the direct subexpressions.
    pub(crate) fn inner_mut(&mut self, see: &mut dyn FnMut(&mut Expr)) {
        match self {
            Expr::Number(_) | Expr::Slot(_) => {}
            Expr::Negate(inner) | Expr::Not(inner) => see(inner),
            Expr::Arithmetic(_, sides) => {
                see(&mut sides.0);
                see(&mut sides.1);
            }
            Expr::And(pair) | Expr::Or(pair) => {
                see(&mut pair.0);
                see(&mut pair.1);
            }
            Expr::Call(_, arguments) => arguments.iter_mut().for_each(see),
            Expr::Compare(first, rest) => {
                see(first);
                rest.iter_mut().for_each(|(_, e)| see(e));
            }
        }
    }

    pub(crate) fn place(&mut self, to: &dyn Fn(Span) -> Span) {
        if let Expr::Arithmetic(_, sides) = self {
            sides.2 = to(sides.2);
        }
        self.inner_mut(&mut |inner| inner.place(to));
    }

    pub(crate) fn slots(&self, see: &mut dyn FnMut(usize)) {
        if let Expr::Slot(slot) = self {
            see(*slot);
        }
        self.inner().into_iter().for_each(|inner| inner.slots(see));
    }

    /// Return the largest slot in the expression, or 0 if it has no slot.
    pub(crate) fn last_slot(&self) -> usize {
        let mut last = 0;
        self.slots(&mut |slot| last = last.max(slot));
        last
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Power,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compare {
    Equal,
    Unequal,
    Below,
    AtMost,
    Above,
    AtLeast,
}

impl Compare {
    /// Return whether `a` and `b`, in this order, satisfy the comparison.
    pub(crate) fn holds(self, a: i64, b: i64) -> bool {
        match self {
            Compare::Equal => a == b,
            Compare::Unequal => a != b,
            Compare::Below => a < b,
            Compare::AtMost => a <= b,
            Compare::Above => a > b,
            Compare::AtLeast => a >= b,
        }
    }

    /// Return the comparison that holds exactly if this comparison does not hold.
    pub(crate) fn opposite(self) -> Compare {
        match self {
            Compare::Equal => Compare::Unequal,
            Compare::Unequal => Compare::Equal,
            Compare::Below => Compare::AtLeast,
            Compare::AtMost => Compare::Above,
            Compare::Above => Compare::AtMost,
            Compare::AtLeast => Compare::Below,
        }
    }

    pub(crate) fn text(self) -> &'static str {
        match self {
            Compare::Equal => "==",
            Compare::Unequal => "!=",
            Compare::Below => "<",
            Compare::AtMost => "<=",
            Compare::Above => ">",
            Compare::AtLeast => ">=",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    Min,
    Max,
    Gcd,
    Prime,
    Popcount,
    Sqrt,
    Xor,
    Phi,
    Valuation,
    Log2,
    Omega,
    BigOmega,
    Lpf,
    /// The number of primes up to the argument.
    PrimeCount,
    /// The value of another position. It occurs only in formulas for values and in claims, never in rules.
    Own,
}

impl Function {
    /// All functions that rules can use, with their names.
    pub(crate) const NAMED: [(Self, &'static str); 14] = [
        (Self::Min, "min"),
        (Self::Max, "max"),
        (Self::Gcd, "gcd"),
        (Self::Prime, "prime"),
        (Self::Popcount, "popcount"),
        (Self::Sqrt, "sqrt"),
        (Self::Xor, "xor"),
        (Self::Phi, "phi"),
        (Self::Valuation, "v"),
        (Self::Log2, "log2"),
        (Self::Omega, "omega"),
        (Self::BigOmega, "bigomega"),
        (Self::Lpf, "lpf"),
        (Self::PrimeCount, "pi"),
    ];

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(_, known)| *known == name).map(|(function, _)| *function)
    }

    pub(crate) fn name(self) -> &'static str {
        Self::NAMED.iter().find(|(function, _)| *function == self).map_or("g", |(_, name)| name)
    }

    /// Return the least and the largest number of arguments.
    pub(crate) fn arity(self) -> (usize, usize) {
        match self {
            Function::Min | Function::Max | Function::Gcd | Function::Xor => (2, usize::MAX),
            Function::Valuation => (2, 2),
            Function::Own => (1, usize::MAX),
            _ => (1, 1),
        }
    }
}
