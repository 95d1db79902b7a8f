//! Check that parsing the printed form of a rule gives the same rule.

use proptest::prelude::*;

use crate::base::error::Span;
use crate::heaps::rule::print::print;
use crate::heaps::rule::tree::{Alternative, Compare, Expr, Function, Loop, Operator, Sides, Tree};
use crate::heaps::rule::{HeapRule, Kind, parse, tokens};

const RULES: [&str; 35] = [
    "n -> n-1 | n-3 | n-4",
    "n -> i for i in 0..n-1",
    "n -> (i, j) for i in 0..n-1, j in 0..i",
    "n -> (i, n-i) for i in 1..n-1 if i < n-i",
    "n -> n-1 | n-2 | 0 if n > 0",
    "n -> max(n-s, 0) for s in 3..9 if n > 0",
    "n -> n - k*k for k in 1..n",
    "n -> n - d for d in 1..n if n % d == 0, d < n",
    "n -> n - p for p in 1..n if prime(p)",
    "n -> (i, j) for i in 0..n-2, j in 0..i if i + j == n-2",
    "n -> n/2 if n > 0",
    "n -> n - min(n, 3, popcount(n)) if n > 0",
    "n -> (n-1)/2 | n - 2*(n % 3) - 1",
    "n -> i for i in 0..n-1 if gcd(i, n) == 1 and not prime(i) or i == 0",
    "n -> i for i in 0..n-1 if (i < 3 or i > 5) and (n > 2 or n < 1)",
    "n -> i for i in 0..n-1 if 0 < i <= n/2 != 4",
    "n -> n-1 - n % 2",
    "n -> n - -n - 1 if n < 0",
    "n -> --n - 1",
    "n -> i for i in 0..n-1 if not not i > 2",
    "n -> n - (1-2) - 2",
    "n -> (n-1-i, i) for i in 0..n-1",
    "n -> n - 6/(2/1)",
    "n -> i for i in 0..n-1 if i - (1-n) == n-3",
    "n -> n - 2^k for k in 0..n",
    "n -> n - (2^k)^(k+1) for k in 1..3",
    "n -> n - (-2)^(2*k) - 3^(-k) for k in 1..3",
    "n -> 1 - 2^n if n > 0",
    "n -> sqrt(n) if n > 1 | phi(n) if n > 1",
    "n -> xor(n, 1, 2) if xor(n, 3) < n",
    "n -> phi for phi in 0..n-1",
    "n -> n - of for of in 1..n",
    "n -> n/d of (d) for d in 1..n-1 if n % d == 0",
    "n -> (m - n % m) of (n/m) + n % m of (n/m+1) for m in 2..n",
    "n -> (n-2, 0) + 2*n of (1) + (0) if n > 2",
];

#[test]
fn canonical_rules_stay_as_they_are() {
    for text in RULES {
        assert_eq!(HeapRule::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn many_ways_to_type_the_same() {
    for (typed, canonical) in [
        ("N→N−1｜n – 2", "n -> n-1 | n - 2"),
        ("n>n-1", "n -> n-1"),
        ("n=>n-1", "n -> n-1"),
        (
            "n -> n/d*(d) for d in 1..n-1 if n%d==0 | 2*(0, n-2)",
            "n -> n/d of (d) for d in 1..n-1 if n % d == 0 | 2 of (0, n-2)",
        ),
        (
            "ｎ－＞ｎ－１ ｜ （ｉ，ｎ－２－ｉ） ｆｏｒ ｉ ｉｎ ０．．ｎ－２",
            "n -> n-1 | (i, n-2-i) for i in 0..n-2",
        ),
        ("n->i FOR I in 0…n-1 If i≤n÷2、i ≠ 3", "n -> i for i in 0..n-1 if i <= n/2, i != 3"),
        (
            "n -> n-k·k for k in 1..n if k×1 ≥ 1, k<>3, k = 2",
            "n -> n - k*k for k in 1..n if k*1 >= 1, k != 3, k == 2",
        ),
        ("n -> ((n-1))", "n -> n-1"),
        (
            "n->2 OF ( n-1 )+3 of (0, 1)+(1)+3 of(0) if n>1 | k of (n-2) for k in {1, 2}",
            "n -> 2 of (n-1) + 3 of (0, 1) + (1) + 3 of (0) if n > 1 | 1 of (n-2) | 2 of (n-2)",
        ),
        (
            "n -> floor(n/2) if n > 1 | Floor(sqrt(n)) if n > 1",
            "n -> n/2 if n > 1 | sqrt(n) if n > 1",
        ),
        ("n -> n ⊕ 1 if n xor 1 < n", "n -> xor(n, 1) if xor(n, 1) < n"),
        ("n -> n-φ(n) if n > 0 | n - 3**2", "n -> n - phi(n) if n > 0 | n - 3^2"),
        ("n -> n-k for k in {1,3,4}", "n -> n-1 | n-3 | n-4"),
        ("n -> n-k for k in {1, 3..5} if n>k", "n -> n-1 if n > 1 | n - k for k in 3..5 if n > k"),
        (
            "n -> (j, n-k*j) for k in {2, 3}, j in {1, k..4}",
            "n -> (1, n-2) | (j, n - 2*j) for j in 2..4 | (1, n-3) | (j, n-3*j) for j in 3..4",
        ),
    ] {
        let canonical = canonical.replace("n - 2", "n-2");
        assert_eq!(HeapRule::parse(typed).unwrap().to_string(), canonical, "{typed}");
    }
}

#[test]
fn colours_point_into_what_was_typed() {
    let pieces = tokens("ｎ → 𝄞 99999999999999999999 max(1..i) misere");
    let found: Vec<(Kind, usize, usize)> =
        pieces.iter().map(|p| (p.kind, p.start, p.end)).collect();
    use Kind::{Arrow, Error, Function, Keyword, Name, Number, Punctuation};
    assert_eq!(
        found,
        [
            (Name, 0, 1),
            (Arrow, 2, 3),
            (Error, 4, 6),
            (Error, 7, 27),
            (Function, 28, 31),
            (Punctuation, 31, 32),
            (Number, 32, 33),
            (Punctuation, 33, 35),
            (Name, 35, 36),
            (Punctuation, 36, 37),
            (Keyword, 38, 44),
        ]
    );
    assert_eq!(serde_json::to_string(&pieces[0]).unwrap(), r#"{"kind":"name","start":0,"end":1}"#);
}

fn number(slots: usize) -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![
        (0..=crate::base::nimber::MAX_HEAP).prop_map(Expr::Number),
        (0..20_u64).prop_map(Expr::Number),
        (0..slots).prop_map(Expr::Slot),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        use Operator::{Add, Divide, Multiply, Power, Remainder, Subtract};
        let operator =
            prop::sample::select(vec![Add, Subtract, Multiply, Divide, Remainder, Power]);
        let many =
            prop::sample::select(vec![Function::Min, Function::Max, Function::Gcd, Function::Xor]);
        let one = prop::sample::select(
            Function::NAMED
                .map(|(function, _)| function)
                .into_iter()
                .filter(|function| function.arity() == (1, 1) && *function != Function::Prime)
                .collect::<Vec<_>>(),
        );
        prop_oneof![
            inner.clone().prop_map(|e| Expr::Negate(Box::new(e))),
            (operator, inner.clone(), inner.clone())
                .prop_map(|(o, a, b)| Expr::Arithmetic(o, Box::new(Sides(a, b, Span::new(0, 0))))),
            (many, prop::collection::vec(inner.clone(), 2..4)).prop_map(|(f, a)| Expr::Call(f, a)),
            (one, inner).prop_map(|(f, e)| Expr::Call(f, vec![e])),
        ]
    })
}

fn condition(slots: usize) -> impl Strategy<Value = Expr> {
    use Compare::{Above, AtLeast, AtMost, Below, Equal, Unequal};
    let sign = prop::sample::select(vec![Above, AtLeast, AtMost, Below, Equal, Unequal]);
    let leaf = prop_oneof![
        (number(slots), prop::collection::vec((sign, number(slots)), 1..3))
            .prop_map(|(first, rest)| Expr::Compare(Box::new(first), rest)),
        number(slots).prop_map(|e| Expr::Call(Function::Prime, vec![e])),
    ];
    leaf.prop_recursive(3, 8, 2, |inner| {
        prop_oneof![
            inner.clone().prop_map(|e| Expr::Not(Box::new(e))),
            (inner.clone(), inner.clone()).prop_map(|pair| Expr::And(Box::new(pair))),
            (inner.clone(), inner).prop_map(|pair| Expr::Or(Box::new(pair))),
        ]
    })
}

fn alternative() -> impl Strategy<Value = Alternative> {
    let binding = |slots: usize, name: &'static str| {
        (number(slots), number(slots)).prop_map(move |(lo, hi)| Loop { name: name.into(), lo, hi })
    };
    (
        prop::collection::vec((number(3), prop::option::of(number(3))), 1..4),
        any::<bool>(),
        binding(1, "i"),
        binding(2, "forty_2"),
        prop::collection::vec(condition(3), 0..3),
    )
        .prop_map(|(parts, counted, i, j, conditions)| {
            let (parts, mut copies): (Vec<Expr>, Vec<Option<Expr>>) = parts.into_iter().unzip();
            if !counted || copies.iter().all(Option::is_none) {
                copies.clear();
            }
            let (span, whole) = (Span::new(0, 0), Span::new(0, 0));
            Alternative { parts, copies, loops: vec![i, j], conditions, span, whole }
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn parsing_undoes_printing(alternatives in prop::collection::vec(alternative(), 1..4)) {
        let tree = Tree { names: vec!["n".to_string()], alternatives };
        let text = print(&tree);
        let read = parse::parse(&text, false);
        prop_assert_eq!(read.as_ref(), Ok(&tree), "{}", text);
        prop_assert_eq!(print(&read.unwrap()), text);
    }

    #[test]
    fn no_text_breaks_the_parser(text in "[nij0-9 ()|,.<>=!+*/%^{}-]{0,40}|n ->( ?(n|i|j|[0-9]|\\(|\\)|,|\\.\\.|\\||\\{|\\}|\\^|sqrt|xor|phi|floor|of|for|in|if|and|or|not|where|is|even|divides|range|from|to|max|prime|ceil|[-+*/%<=:;&\\[\\]\n²⌊⌋⌈⌉∣]|<<|>>)){0,25}") {
        match HeapRule::parse(&text) {
            Ok(rule) => prop_assert_eq!(HeapRule::parse(&rule.to_string()), Ok(rule)),
            Err(error) => {
                let span = error.span.unwrap();
                prop_assert!(span.start <= span.end && span.end <= text.encode_utf16().count());
            }
        }
        let _ = tokens(&text);
    }
}

#[test]
fn the_rules_of_the_documentation_are_canonical() {
    for page in [
        include_str!("../../../../../docs/rules.md"),
        include_str!("../../../../../docs/rules.zh.md"),
    ] {
        let rules: Vec<&str> = page
            .lines()
            .filter(|line| line.starts_with("n -> "))
            .filter_map(|line| line.split("  ").next())
            .collect();
        assert_eq!(rules.len(), 10);
        for rule in rules {
            assert_eq!(HeapRule::parse(rule).unwrap().to_string(), rule);
        }
    }
}
