//! Rules and games whose values a theorem has in closed form.

use super::Theorem;
use crate::answers::pattern::form::{Form, arithmetic, over, plus, slot};
use crate::answers::pattern::notation::{Claim, read};
use crate::base::sort::sort_by_key;
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::tree::{Alternative, Expr, Function, Operator, Tree};

/// Games of arithmetic functions.
const ARITHMETIC: Theorem = Theorem::of("arithmetic-functions", "Iannucci, Larsson", 2021);
/// Nim in which a move may split a heap instead.
const LASKER: Theorem = Theorem::of("lasker", "Lasker", 1931);

/// Rules by their texts, with their forms.
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

/// Games by the theorems that have their values, with their forms.
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

/// The form of a game by the name of its theorem.
pub(crate) fn of_game(theorem: &str) -> Option<Form> {
    let (_, text) = GAMES.iter().find(|(name, _)| *name == theorem)?;
    form(text)
}

/// The form of a rule that equals a known one, in whatever words it is written.
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

/// The alternatives without the names of ranges, with the sides of a common divisor in order, and with ranges
/// that mean the same in one way.
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
        // Taking any number leaves exactly the smaller heaps.
        if alternative.parts == [slot(1)]
            && range.lo == Expr::Number(0)
            && range.hi == plus(slot(0), -1)
        {
            (range.lo, range.hi) = (Expr::Number(1), slot(0));
            alternative.parts = vec![less()];
        }
        // Either of the two heaps may be the smaller one.
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
