//! The tree of a rule, which the parser builds, the printer prints, and all other code reads.

use crate::base::error::Span;

/// The deepest tree, since functions that walk it recurse.
pub(crate) const MAX_DEPTH: u16 = 160;

/// `n -> alternative | alternative …`, or `(a, b) -> …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tree {
    /// The names of the numbers of a position: `n`, or two to six names.
    pub(crate) names: Vec<String>,
    pub(crate) alternatives: Vec<Alternative>,
}

#[derive(Clone, Debug)]
pub(crate) struct Alternative {
    /// The heaps that the option leaves, or the numbers of its pieces, one piece after the other.
    pub(crate) parts: Vec<Expr>,
    /// The number of copies of each part that has one; an empty list if no part has one.
    pub(crate) copies: Vec<Option<Expr>>,
    /// `for name in lo..hi`, outermost first. Their slots follow the slots of the position.
    pub(crate) loops: Vec<Loop>,
    pub(crate) conditions: Vec<Expr>,
    /// The option's spot: bytes of the plain text while parsing, UTF-16 units in a finished rule.
    pub(crate) span: Span,
    pub(crate) whole: Span,
}

/// Spots do not count: a rule equals the result of reading its printed form.
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

/// `for name in lo..hi`, both ends included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    pub(crate) name: String,
    pub(crate) lo: Expr,
    pub(crate) hi: Expr,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expr {
    Number(u64),
    /// The value of a name by its slot: the names of the position, then the loops' names.
    Slot(usize),
    Negate(Box<Expr>),
    Arithmetic(Operator, Box<Sides>),
    Call(Function, Vec<Expr>),
    /// `a < b <= c …`: each neighbouring pair must hold.
    Compare(Box<Expr>, Vec<(Compare, Expr)>),
    Not(Box<Expr>),
    And(Box<(Expr, Expr)>),
    Or(Box<(Expr, Expr)>),
}

/// The two sides of a sign of arithmetic, and the spot of the whole, for a division by 0.
#[derive(Clone, Debug)]
pub(crate) struct Sides(pub(crate) Expr, pub(crate) Expr, pub(crate) Span);

impl PartialEq for Sides {
    fn eq(&self, other: &Self) -> bool {
        (&self.0, &self.1) == (&other.0, &other.1)
    }
}

impl Eq for Sides {}

impl Expr {
    /// The expressions directly below this one.
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

    /// Visit the expressions directly below this one.
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

    /// The last slot in the expression; 0 if it has none.
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

    /// The comparison that holds exactly where this one does not.
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
    /// The number of primes up to a number.
    PrimeCount,
    /// The value of a smaller position, in a form of the values: no rule has it.
    Own,
}

impl Function {
    /// All functions, with their names.
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

    /// The least and the largest number of arguments.
    pub(crate) fn arity(self) -> (usize, usize) {
        match self {
            Function::Min | Function::Max | Function::Gcd | Function::Xor => (2, usize::MAX),
            Function::Valuation => (2, 2),
            Function::Own => (1, usize::MAX),
            _ => (1, 1),
        }
    }
}
