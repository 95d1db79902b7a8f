//! Rules and games whose values a published theorem gives in closed form.

use super::Theorem;
use crate::answers::pattern::form::{Form, arithmetic, over, plus, slot};
use crate::answers::pattern::notation::{Claim, read};
use crate::base::sort::sort_by_key;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::tree::{Alternative, Expr, Function, Operator, Tree};

/// The theorem on games of arithmetic functions.
const ARITHMETIC: Theorem = Theorem::of("arithmetic-functions", "Iannucci, Larsson", 2021);
/// The theorem on Nim in which a move may split a heap instead of taking from it.
const LASKER: Theorem = Theorem::of("lasker", "Lasker", 1931);

/// Rules, each with the formula for its values and the theorem.
const RULES: [(&str, &str, Theorem); 7] = [
    (
        "n -> n - k for k in 1..n | (k, n-k) for k in 1..n-1",
        "g(0) = 0 | g(n) = n-1 if n % 4 == 0 | n+1 if n % 4 == 3 | n",
        LASKER,
    ),
    ("n -> n - d for d in 1..n-1 if n % d == 0", "g(n) = v(n, 2)", ARITHMETIC),
    ("n -> n - d for d in 1..n/2 if n % d == 0", "g(n) = v(n, 2)", ARITHMETIC),
    ("n -> n - d for d in 1..n if n % d == 0", "g(0) = 0 | g(n) = v(n, 2)+1", ARITHMETIC),
    ("n -> d for d in 1..n-1 if n % d == 0", "g(n) = bigomega(n)", ARITHMETIC),
    (
        "n -> n - k for k in 1..n if gcd(n, k) == 1",
        "g(0) = 0 | g(1) = 1 | g(n) = 0 if n % 2 == 0 | pi(lpf(n))",
        ARITHMETIC,
    ),
    (
        "n -> n - k for k in 1..n-1 if gcd(n, k) == 1",
        "g(0) = 0 | g(1) = 0 | g(n) = pi(lpf(n))",
        ARITHMETIC,
    ),
];

/// Ids of theorems on games, each with the formula for the values.
const GAMES: [(&str, &str); 4] = [
    ("divisors", "g(n) = v(n, 2)"),
    ("odious", "g(0) = 0 | g(n) = 2*(n-1)+1 - popcount(n-1) % 2"),
    ("mock-turtles", "g(0) = 0 | g(n) = 2*(n-1)+1 - popcount(n-1) % 2"),
    ("ruler", "g(0) = 0 | g(n) = 2^v(n, 2)"),
];

fn form(text: &str) -> Option<Form> {
    match read(text, &["n".to_string()]) {
        Ok(Claim::Form(form)) => Some(form),
        _ => None,
    }
}

/// Return the formula that the theorem with this id proves.
pub(crate) fn of_game(theorem: &str) -> Option<Form> {
    let (_, text) = GAMES.iter().find(|(name, _)| *name == theorem)?;
    form(text)
}

/// Return the formula and the theorem of the known rule that equals `rule` in normal form.
pub(crate) fn of_rule(rule: &HeapRule) -> Option<(Form, Theorem)> {
    let wanted = plain(rule.tree());
    let same = |text: &str| {
        HeapRule::parse(text).is_ok_and(|known| {
            let known = plain(known.tree());
            known.len() == wanted.len() && known.iter().all(|one| wanted.contains(one))
        })
    };
    let (_, text, theorem) = RULES.iter().find(|(text, ..)| same(text))?;
    Some((form(text)?, *theorem))
}

/// Return the alternatives of a rule in normal form: without the names of ranges, with the arguments of `gcd` in order,
/// and with equivalent ranges written in one way.
fn plain(tree: &Tree) -> Vec<Alternative> {
    let mut alternatives = tree.alternatives.clone();
    for alternative in &mut alternatives {
        alternative.loops.iter_mut().for_each(|each| each.name.clear());
        alternative.exprs_mut().for_each(in_order);
        let less = || arithmetic(Operator::Subtract, slot(0), slot(1));
        let [range] = &mut alternative.loops[..] else { continue };
        if !alternative.conditions.is_empty() {
            continue;
        }
        // Replace a move to any smaller heap by the equivalent removal of any positive amount.
        if alternative.parts == [slot(1)]
            && range.lo == Expr::Number(0)
            && range.hi == plus(slot(0), -1)
        {
            (range.lo, range.hi) = (Expr::Number(1), slot(0));
            alternative.parts = vec![less()];
        }
        // Write a split into two heaps as `(k, n-k)`.
        if alternative.parts == [less(), slot(1)] {
            alternative.parts.reverse();
        }
        let halves = range.lo == Expr::Number(1) && range.hi == over(slot(0), 2);
        if alternative.parts == [slot(1), less()] && halves {
            range.hi = plus(slot(0), -1);
        }
    }
    alternatives
}

fn in_order(expr: &mut Expr) {
    if let Expr::Call(Function::Gcd, list) = expr {
        sort_by_key(list, |each| matches!(each, Expr::Slot(slot) if *slot > 0));
    }
    expr.inner_mut(&mut in_order);
}
