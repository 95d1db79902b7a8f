//! A rule as a tree: what the parser builds, the printer prints, and everything else reads.

use crate::base::error::Span;

/// How deep a tree may be: everything that walks it may recurse.
pub(crate) const MAX_DEPTH: u16 = 160;

/// `n -> alternative | alternative …`, or `(a, b) -> …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tree {
    /// What the numbers of a position are called: `n`, or two to six names.
    pub(crate) names: Vec<String>,
    pub(crate) alternatives: Vec<Alternative>,
}

/// An option, the ranges of its names, and its conditions.
#[derive(Clone, Debug)]
pub(crate) struct Alternative {
    /// The heaps that the option leaves, or the numbers of its pieces, one piece after the other.
    pub(crate) parts: Vec<Expr>,
    /// How many there are of each part, where that is written; no list where it is written of none.
    pub(crate) copies: Vec<Option<Expr>>,
    /// `for name in lo..hi`, outermost first. Their slots follow those of the position.
    pub(crate) loops: Vec<Loop>,
    /// All of them must hold.
    pub(crate) conditions: Vec<Expr>,
    /// The option's spot: bytes of the plain text while parsing, UTF-16 units in a finished rule.
    pub(crate) span: Span,
    /// The same of the whole alternative.
    pub(crate) whole: Span,
}

/// Spots do not count: a rule is equal to what its printed form reads as.
impl PartialEq for Alternative {
    fn eq(&self, other: &Self) -> bool {
        (&self.parts, &self.copies, &self.loops, &self.conditions)
            == (&other.parts, &other.copies, &other.loops, &other.conditions)
    }
}

impl Eq for Alternative {}

impl Alternative {
    /// The expressions of the option and the conditions.
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

/// An expression or condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expr {
    Number(u64),
    /// The value of a name by its slot: first those of the position, then
    /// the loops' names.
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

    /// Move the spots of all divisions.
    pub(crate) fn place(&mut self, to: &dyn Fn(Span) -> Span) {
        if let Expr::Arithmetic(_, sides) = self {
            sides.2 = to(sides.2);
        }
        self.inner_mut(&mut |inner| inner.place(to));
    }

    /// Visit every slot that the expression mentions.
    pub(crate) fn slots(&self, see: &mut dyn FnMut(usize)) {
        match self {
            Expr::Number(_) => {}
            Expr::Slot(slot) => see(*slot),
            Expr::Negate(inner) | Expr::Not(inner) => inner.slots(see),
            Expr::Arithmetic(_, sides) => {
                sides.0.slots(see);
                sides.1.slots(see);
            }
            Expr::And(pair) | Expr::Or(pair) => {
                pair.0.slots(see);
                pair.1.slots(see);
            }
            Expr::Call(_, arguments) => arguments.iter().for_each(|a| a.slots(see)),
            Expr::Compare(first, rest) => {
                first.slots(see);
                rest.iter().for_each(|(_, e)| e.slots(see));
            }
        }
    }

    /// The last slot that is mentioned; 0 where there is none.
    pub(crate) fn last_slot(&self) -> usize {
        let mut last = 0;
        self.slots(&mut |slot| last = last.max(slot));
        last
    }
}

/// The signs of arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Power,
}

/// The signs of comparison.
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
    /// Whether `a` and `b` compare like that.
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

    /// As it is printed.
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

/// The functions that a rule may call.
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
}

impl Function {
    /// All of them.
    pub(crate) const ALL: [Self; 8] = [
        Self::Min,
        Self::Max,
        Self::Gcd,
        Self::Prime,
        Self::Popcount,
        Self::Sqrt,
        Self::Xor,
        Self::Phi,
    ];

    /// The function of this lower-case name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.name() == name)
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Function::Min => "min",
            Function::Max => "max",
            Function::Gcd => "gcd",
            Function::Prime => "prime",
            Function::Popcount => "popcount",
            Function::Sqrt => "sqrt",
            Function::Xor => "xor",
            Function::Phi => "phi",
        }
    }

    /// How many arguments it takes: at least, at most.
    pub(crate) fn arity(self) -> (usize, usize) {
        match self {
            Function::Min | Function::Max | Function::Gcd | Function::Xor => (2, usize::MAX),
            Function::Prime | Function::Popcount | Function::Sqrt | Function::Phi => (1, 1),
        }
    }
}
