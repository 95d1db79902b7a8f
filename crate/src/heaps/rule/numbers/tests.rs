//! Compare rules in several numbers with plain recursion, and check the errors.

use std::collections::HashMap;

use super::{Lattice, NumberRule, NumberTable};
use crate::base::budget::Budget;
use crate::base::error::ErrorCode;
use crate::base::nimber::{MAX_HEAP, Nimber, mex};
use crate::base::rng::Rng;
use crate::heaps::testing::listed;

fn rule(text: &str) -> NumberRule {
    NumberRule::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn options(rule: &NumberRule, here: &[u64]) -> Vec<Vec<u64>> {
    listed(|visit| rule.options(here, &mut Budget::default(), visit).unwrap())
}

/// Return the value of a position by plain recursion over the options that `next` lists.
fn plain(
    here: &[i64],
    next: &dyn Fn(&[i64]) -> Vec<Vec<i64>>,
    memo: &mut HashMap<Vec<i64>, u64>,
) -> u64 {
    if let Some(value) = memo.get(here) {
        return *value;
    }
    let there = next(here).into_iter().filter(|to| to.iter().all(|n| *n >= 0));
    let mut sum = |to: Vec<i64>| {
        let each = to.chunks(here.len()).map(|piece| plain(piece, next, memo));
        Nimber(each.fold(0, |sum, value| sum ^ value))
    };
    let values: Vec<Nimber> = there.map(&mut sum).collect();
    let value = mex(values).0;
    memo.insert(here.to_vec(), value);
    value
}

fn agrees(text: &str, side: i64, next: &dyn Fn(&[i64]) -> Vec<Vec<i64>>) {
    let rule = rule(text);
    let mut table = NumberTable::new(rule.clone());
    let lattice = Lattice::find(&rule, &mut Budget::default()).unwrap();
    let mut memo = HashMap::new();
    let count = rule.numbers() as u32;
    for cell in 0..side.pow(count) {
        let here: Vec<i64> = (0..count).map(|i| cell / side.pow(i) % side).collect();
        let numbers: Vec<u64> = here.iter().map(|n| n.unsigned_abs()).collect();
        let truth = plain(&here, next, &mut memo);
        table.extend(&numbers, &mut Budget::default()).unwrap();
        assert_eq!(table.value(&numbers), Some(truth), "{text} at {here:?}");
        if let Some(lattice) = &lattice {
            assert_eq!(lattice.value(&numbers), truth, "{text} at {here:?}");
        }
        let mut listed: Vec<Vec<i64>> = next(&here);
        for to in &mut listed {
            let mut pieces: Vec<&[i64]> = to.chunks(here.len()).collect();
            pieces.sort();
            *to = pieces.concat();
        }
        listed.retain(|to| to.iter().all(|n| *n >= 0));
        listed.sort();
        listed.dedup();
        let mut found = options(&rule, &numbers);
        found.sort();
        let found: Vec<Vec<i64>> =
            found.into_iter().map(|to| to.into_iter().map(|n| n as i64).collect()).collect();
        assert_eq!(found, listed, "{text} at {here:?}");
    }
}

#[test]
fn chess_pieces_and_pairs_of_heaps() {
    agrees(
        "(a, b) -> (i, b) for i in 0..a-1 | (a, j) for j in 0..b-1 | (a-k, b-k) for k in 1..min(a,b)",
        14,
        &|p| {
            let steps = (1..20).flat_map(|k| [[k, 0], [0, k], [k, k]]);
            steps.map(|d| vec![p[0] - d[0], p[1] - d[1]]).collect()
        },
    );
    agrees("(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)", 60, &|p| {
        [[-1, -2], [-2, -1], [1, -2], [-2, 1]].map(|d| vec![p[0] + d[0], p[1] + d[1]]).to_vec()
    });
    agrees("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", 40, &|p| {
        [[1, 0], [0, 1], [1, 1]].map(|d| vec![p[0] - d[0], p[1] - d[1]]).to_vec()
    });
    agrees("(x, y) -> (x-k, y-k) for k in 1..x | (x+k, y-k) for k in 1..y", 12, &|p| {
        (1..40).flat_map(|k| [vec![p[0] - k, p[1] - k], vec![p[0] + k, p[1] - k]]).collect()
    });
    agrees(
        "(a, b) -> (a-k*b, b) for k in 1..a/b if b > 0 | (a, b-k*a) for k in 1..b/a if a > 0",
        14,
        &|p| {
            let each = |(a, b): (i64, i64)| (1..40).map(move |k| a - k * b).filter(move |_| b > 0);
            let first = each((p[0], p[1])).map(|a| vec![a, p[1]]);
            first.chain(each((p[1], p[0])).map(|b| vec![p[0], b])).collect()
        },
    );
    agrees("(a, b) -> (i, a-i) for i in 1..a-1 | (i, b-i) for i in 1..b-1", 14, &|p| {
        p.iter().flat_map(|n| (1..*n).map(move |i| vec![i, n - i])).collect()
    });
    agrees("(a, b, c) -> (a-1, b, c) | (b, a-1, c) | (a, b-1, c+1) | (a, b, c-2)", 7, &|p| {
        vec![
            vec![p[0] - 1, p[1], p[2]],
            vec![p[1], p[0] - 1, p[2]],
            vec![p[0], p[1] - 1, p[2] + 1],
            vec![p[0], p[1], p[2] - 2],
        ]
    });
}

/// Test moves that leave several pieces: breaking a bar, cutting off corners, three pieces.
#[test]
fn pieces_that_break() {
    let bar = "(x, y) -> (u, y) + (x-u, y) for u in 1..x-1 | (x, v) + (x, y-v) for v in 1..y-1";
    agrees(bar, 9, &|p| {
        let (x, y) = (p[0], p[1]);
        let down = (1..x).map(|u| vec![u, y, x - u, y]);
        down.chain((1..y).map(|v| vec![x, v, x, y - v])).collect()
    });
    agrees("(x, y) -> (u, y) + (x, v) for u in 0..x-1, v in 0..y-1 | (x-1, y)", 6, &|p| {
        let (x, y) = (p[0], p[1]);
        let both = (0..x).flat_map(|u| (0..y).map(move |v| vec![u, y, x, v]));
        both.chain([vec![x - 1, y]]).collect()
    });
    agrees(
        "(a, b, c) -> (a-1, b, c) + (a-1, c, b) + (0, b, c) if a > 0 | (a, b-1, c-1)",
        5,
        &|p| {
            let (a, b, c) = (p[0], p[1], p[2]);
            let three = (a > 0).then(|| vec![a - 1, b, c, a - 1, c, b, 0, b, c]);
            three.into_iter().chain([vec![a, b - 1, c - 1]]).collect()
        },
    );
}

/// Test random rules of one to three options with one to three pieces each.
#[test]
fn random_pieces_that_break() {
    let mut rng = Rng::new(41);
    let mut split = 0;
    for _ in 0..200 {
        let mut step = || {
            let (down, up) = (1 + rng.within(0, 2) as i64, rng.within(0, 3) as i64 - 1);
            if rng.within(0, 1) == 0 { [-down, -up.max(0)] } else { [-up.max(0), -down] }
        };
        let mut option = |pieces: u64| (0..pieces).map(|_| step()).collect::<Vec<[i64; 2]>>();
        let all: Vec<Vec<[i64; 2]>> = [1, 2, 3].map(&mut option).to_vec();
        let text = |option: &Vec<[i64; 2]>| {
            let piece = |[x, y]: &[i64; 2]| format!("(x-{}, y-{})", -x, -y);
            option.iter().map(piece).collect::<Vec<_>>().join(" + ")
        };
        let text = all.iter().map(text).collect::<Vec<_>>().join(" | ");
        let found = rule(&format!("(x, y) -> {text}"));
        assert!(found.order().1, "{text}");
        split += usize::from(found.splits());
        agrees(&format!("(x, y) -> {text}"), 7, &|p| {
            let piece = |d: &[i64; 2]| [p[0] + d[0], p[1] + d[1]];
            all.iter().map(|option| option.iter().flat_map(piece).collect()).collect()
        });
    }
    assert_eq!(split, 200);
}

/// Compare rules with random ranges and conditions with the same options computed in Rust.
#[test]
fn random_ranges() {
    let mut rng = Rng::new(5);
    for _ in 0..60 {
        let (from, step, modulus, over) =
            (rng.within(1, 3), rng.within(1, 3), rng.within(1, 4), rng.within(0, 3));
        let text = format!(
            "(a, b) -> (a-{step}*k, b) for k in {from}..a if k % {modulus} == 0 \
             | (a-k, b-j) for k in 0..a, j in 1..b if k <= j, a + b > {over} | (b, a-1) if a > b"
        );
        let [from, step, modulus, over] = [from, step, modulus, over].map(|n| n as i64);
        agrees(&text, 8, &|p| {
            let (a, b) = (p[0], p[1]);
            let first = (from..=a).filter(|k| k % modulus == 0).map(|k| vec![a - step * k, b]);
            let second = (0..=a).flat_map(|k| (1..=b).map(move |j| (k, j)));
            let second = second.filter(|(k, j)| k <= j && a + b > over);
            let third = (a > b).then(|| vec![b, a - 1]);
            first.chain(second.map(|(k, j)| vec![a - k, b - j])).chain(third).collect()
        });
    }
}

#[test]
fn orders_are_found_and_named() {
    let order = |text: &str| {
        let rule = rule(text);
        let (texts, proven) = rule.order();
        format!("{}{}", texts.join(", "), if proven { "" } else { "?" })
    };
    for (text, expected) in [
        ("(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)", "x + y"),
        ("(a, b) -> (i, b) for i in 0..a-1 | (a, b-k) for k in 1..b", "a + b"),
        (
            "(a, b) -> (a-k*b, b) for k in 1..a/b if b > 0 | (a, b-k*a) for k in 1..b/a if a>0",
            "a + b",
        ),
        ("(a, b) -> (i, a-i) for i in 1..a-1 | (i, b-i) for i in 1..b-1", "max(a, b)"),
        ("(x, y) -> (x+k, y-k) for k in 1..y | (x-k, y-k) for k in 1..y", "y"),
        ("(x, y) -> (x-1, i) for i in 0..9 | (x, y-1)", "x, y"),
        ("(x, y) -> (x, y*2) if 0 < y < 1", "x + y"),
        ("(a, b) -> (b, a%b) if b > 0", "b"),
        ("(a, b) -> (min(a, b)-1, max(a, b)) | (max(a, b)-1, min(a, b))", "a + b"),
        ("(a, b, c) -> (a-1, b+9, c) | (a, b-1, c+9) | (a, b, c-1)", "a, b, c"),
        ("(a, b) -> (a/2, b) if a > 0 | (a, gcd(a, b) - 1) if a > 0, b > 0", "a + b"),
        (
            "(a, b) -> (a-d, b) for d in 1..a if a%d == 0 | (a, b-p) for p in 1..b if prime(p)",
            "a + b",
        ),
        ("(a, b) -> (popcount(a), b) if a > 2 | (a, b-1) if not (a < 3 or b == 7)", "a + b?"),
        ("(a, b) -> (a-k*k, b+k) for k in 2..a | (a, b-1)", "a + b"),
        // These orders use bounds from a condition.
        ("(i, n) -> (2*i, n) if i > 0, 2*i <= n", "max(n - i, 0)"),
        ("(i, n) -> (j, n) for j in i+1..n", "max(n - i, 0)"),
        ("(l, r) -> (l+1, r) if l < r | (l, r-1) if l < r", "r, max(r - l, 0)"),
        ("(a, b, c, d) -> (a-1, b, c, d+1) | (a, b, c, d-1) | (a, b-1, c, d)", "a, b, c, d"),
    ] {
        assert_eq!(order(text), expected, "{text}");
    }
}

/// Test numbers that grow up to a bound from a condition, a range or an option.
#[test]
fn numbers_that_grow_to_a_bound_have_an_order() {
    for (text, expected) in [
        ("(x, y) -> (x, j) for j in 0..y-2 if x % 2 == 0 | (x+1, y) if x < 9", "y, max(9 - x, 0)"),
        ("(x, y) -> (x, y+3) if y <= 20 | (x-1, 0)", "x, max(21 - y, 0)"),
        ("(x, y) -> (k, y) for k in x+1..12 | (x, y-1)", "y, max(12 - x, 0)"),
        ("(x, y) -> (x+1, y) if x < min(y, 9) | (x, y-1)", "y, max(y - x, 0)"),
        ("(x, y) -> (x+2, y) if x < max(y, 9) | (x, y-1)", "y, max(y - x, 9 - x, 0)"),
        ("(x, y) -> (x+1, 20) if x < 6 | (x, y-1) if y > 3", "max(6 - x, 0), y"),
        ("(x, y) -> (x+1, y+1) if x + y < 15 | (x, 0) if y > 0, x > 8", ""),
        ("(x, y) -> (min(x+2, 9), y) if x < 9 | (x, max(y-2, 0)) if y > 0", ""),
        ("(x, y) -> (x+1, y) if not (x >= 7 or y > 4) | (x, y-1)", "y, max(7 - x, 0)"),
        ("(x, y) -> (x+1, y) if x*x < 60 | (x, y-1)", ""),
        ("(x, y, z) -> (x+1, z, y) if x < 4 | (x, y-1, z) | (x, y, z-1)", ""),
    ] {
        let found = rule(text);
        assert!(found.order().1, "{text}: {:?}", found.order());
        if !expected.is_empty() {
            assert_eq!(found.order().0.join(", "), expected, "{text}");
        }
    }
    agrees("(x, y) -> (x, j) for j in 0..y-2 if x % 2 == 0 | (x+1, y) if x < 9", 12, &|p| {
        let (x, y) = (p[0], p[1]);
        let falls = (0..=y - 2).filter(|_| x % 2 == 0).map(|j| vec![x, j]);
        falls.chain((x < 9).then(|| vec![x + 1, y])).collect()
    });
    // These rules look bounded but have infinite or cyclic play.
    for text in [
        "(x, y) -> (x+1, y) if x != 5 | (x, y-1)",
        "(x, y) -> (x+1, y) if x < 9 | (x-1, y)",
        "(x, y) -> (x+1, y) if y < 9 | (x, y-1)",
        "(x, y) -> (x+1, y) if x < 9 | (0, y) if x == 9",
        "(x, y) -> (x+1, y) if x < y | (x, y+1) if y < x + 3",
        "(x, y) -> (min(x+1, 9), y) | (x, y-1)",
        "(x, y) -> (x+1, y) if x < 9 or y > 3 | (x, y-1)",
    ] {
        let error = NumberRule::parse(text).unwrap_err();
        assert_eq!(error.code, ErrorCode::NotSmaller, "{text}");
    }
}

/// A step of the two numbers, and an optional condition: the index of a number, whether it must be below or above, and
/// the bound.
type Bounded = ([i64; 2], Option<(usize, bool, i64)>);

/// For random rules with numbers that grow to bounds, an order may be proven only if all play from small positions
/// ends.
#[test]
fn random_rules_with_bounds_are_proven_where_play_ends_alone() {
    let mut rng = Rng::new(44);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..200 {
        let moves: Vec<Bounded> = (0..rng.within(1, 3))
            .map(|_| {
                let step = [0, 1].map(|_| rng.within(0, 4) as i64 - 2);
                let at = rng.within(0, 1) as usize;
                let bound = (at, rng.below(2) == 0, rng.within(1, 6) as i64);
                (step, (rng.below(3) > 0).then_some(bound))
            })
            .collect();
        let text = |(step, bound): &Bounded| {
            let part = |i: usize| format!("{}{:+}", ["x", "y"][i], step[i]);
            let sign = |below: bool| if below { "<" } else { ">" };
            let given = bound.map_or(String::new(), |(at, below, than)| {
                format!(" if {} {} {than}", ["x", "y"][at], sign(below))
            });
            format!("({}, {}){given}", part(0), part(1))
        };
        let text = moves.iter().map(text).collect::<Vec<_>>().join(" | ");
        let text = format!("(x, y) -> {text}");
        let after = |p: &[i64; 2]| -> Vec<[i64; 2]> {
            let holds = |bound: &Option<(usize, bool, i64)>| {
                bound.is_none_or(|(at, below, than)| (p[at] < than) == below && p[at] != than)
            };
            let each = moves.iter().filter(|(_, bound)| holds(bound));
            each.map(|(step, _)| [p[0] + step[0], p[1] + step[1]])
                .filter(|to| to.iter().all(|n| *n >= 0))
                .collect()
        };
        // Whether play from a small position ends: no line of play may exceed 150 moves.
        let ends = |start: [i64; 2]| {
            let mut layer = std::collections::BTreeSet::from([start]);
            for _ in 0..150 {
                layer = layer.iter().flat_map(&after).collect();
                if layer.is_empty() {
                    return true;
                }
            }
            false
        };
        let all = (0..81).all(|i| ends([i / 9, i % 9]));
        match NumberRule::parse(&text) {
            Ok(found) => {
                assert!(all || !found.order().1, "{text}: {:?}", found.order());
                read += 1;
            }
            Err(error) => {
                assert_eq!(error.code, ErrorCode::NotSmaller, "{text}");
                refused += 1;
            }
        }
    }
    assert!(read > 30 && refused > 30, "{read} {refused}");
}

#[test]
fn what_cannot_end_is_refused_with_the_move_that_breaks_it() {
    let refused = |text: &str| {
        let error = NumberRule::parse(text).unwrap_err();
        assert_eq!(error.code, ErrorCode::NotSmaller, "{text}");
        let detail = |name: &str| {
            let found = error.details.iter().find(|(found, _)| *found == name);
            found.map(|(_, detail)| detail.to_string()).unwrap()
        };
        (detail("heap"), detail("option"), error.span.map(|span| span.start))
    };
    assert_eq!(refused("(x, y) -> (x, y)"), ("(0, 0)".into(), "(0, 0)".into(), Some(10)));
    assert_eq!(
        refused("(x, y) -> (x-1, y) | (x+1, y)"),
        ("(0, 0)".into(), "(1, 0)".into(), Some(21))
    );
    // Each of the two moves alone has an order, but both together allow cyclic play.
    let (from, to, _) = refused("(x, y) -> (x-1, y+1) | (x+1, y-1)");
    assert!(["(0, 1)", "(1, 0)"].contains(&from.as_str()), "{from} {to}");
}

#[test]
fn mistakes_have_their_spots() {
    let error = |text: &str| {
        let error = NumberRule::parse(text).unwrap_err();
        (error.code, error.span.map(|span| (span.start, span.end)))
    };
    assert_eq!(error("(a, b) -> a-1"), (ErrorCode::ExpectedSyntax, Some((10, 13))));
    assert_eq!(error("(a, b) -> (a-1, b, 0)"), (ErrorCode::ExpectedSyntax, Some((10, 21))));
    assert_eq!(error("(a, b) -> (a-1, b) + a"), (ErrorCode::ExpectedSyntax, Some((10, 18))));
    assert_eq!(
        error("(a, b) -> (a-1, b) + (a, b-1, 0)"),
        (ErrorCode::ExpectedSyntax, Some((10, 32)))
    );
    assert_eq!(error("(a, b) -> (a-1, b) + (a, b)"), (ErrorCode::NotSmaller, Some((10, 27))));
    assert_eq!(error("(a) -> (a-1)"), (ErrorCode::ExpectedSyntax, Some((2, 3))));
    assert_eq!(error("(a, A) -> (a-1, 0)"), (ErrorCode::NameTaken, Some((4, 5))));
    assert_eq!(error("(a, b, c, d) -> (a, b, c)"), (ErrorCode::ExpectedSyntax, Some((16, 25))));
    let seven = error("(a, b, c, d, e, f, g) -> (a, b, c, d, e, f, g-1)");
    assert_eq!(seven, (ErrorCode::ExpectedSyntax, Some((17, 18))));
    assert_eq!(error("(a, b) -> (a-1, c)"), (ErrorCode::UnknownName, Some((16, 17))));
    assert_eq!(error("(a, b) -> (a-1, b) for a in 1..2"), (ErrorCode::NameTaken, Some((23, 24))));
    assert_eq!(error("(a, b)"), (ErrorCode::ExpectedSyntax, Some((6, 6))));
    assert_eq!(error("（a，b）→（a-1，1/b）"), (ErrorCode::DivisionByZero, Some((11, 14))));
    assert_eq!(error("(a, if) -> (a, 0)"), (ErrorCode::ExpectedSyntax, Some((4, 6))));
}

#[test]
fn printing_reads_back() {
    for text in [
        "(a, b) -> (i, b) for i in 0..a-1 | (a, j) for j in 0..b-1 | (a-k, b-k) for k in 1..min(a, b)",
        "(n, m, l) -> (n-1, m, l) | (n, m-1, l) if n > m, l != 3",
        "(x_1, y) -> (x_1/2, y) if x_1 > 0 and not y == 3",
        "(x, y) -> (u, y) + (x, v) for u in 0..x-1, v in 0..y-1 | (0, 0) + (0, 0) + (x-1, y)",
    ] {
        let found = rule(text);
        assert_eq!(NumberRule::parse(&found.to_string()).unwrap(), found);
        assert_eq!(found.to_string(), text);
    }
    assert_eq!(
        rule("（Ａ，b）　→（a－1，B）｜（0，b）if a＞0").to_string(),
        "(a, b) -> (a-1, b) | (0, b) if a > 0"
    );
}

#[test]
fn far_positions_take_no_room() {
    let mut table = NumberTable::new(rule("(x, y) -> (x, y-1) | (x-1, y-3)"));
    table.extend(&[MAX_HEAP, 20], &mut Budget::default()).unwrap();
    assert!(table.value(&[MAX_HEAP, 20]).is_some());
    let mut queen = NumberTable::new(rule(
        "(a, b) -> (i, b) for i in 0..a-1 | (a, j) for j in 0..b-1 | (a-k, b-k) for k in 1..min(a,b)",
    ));
    // No number of steps suffices for a position with more options than memory can distinguish.
    for (far, code) in
        [([MAX_HEAP, MAX_HEAP], ErrorCode::Memory), ([100_000, 3], ErrorCode::Budget)]
    {
        assert_eq!(queen.extend(&far, &mut Budget::default()).unwrap_err().code, code, "{far:?}");
    }
    let mut king = NumberTable::new(rule("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)"));
    king.extend(&[100_000, 3], &mut Budget::default()).unwrap();
    assert_eq!(king.value(&[100_000, 3]), Some(3));
    let error = NumberTable::new(rule("(x, y) -> (x+1, y-1)"))
        .extend(&[MAX_HEAP, 3], &mut Budget::default())
        .unwrap_err();
    assert_eq!(error.code, ErrorCode::NumberTooLarge);
}

#[test]
fn numbers_apart_are_heaps_of_their_own() {
    let rules = rule("(x, y) -> (i, y) for i in 0..x-1 | (x, y-1) | (x, y-3) if y % 2 == 0");
    let [Some(first), Some(second), None, ..] = rules.apart().unwrap() else { panic!() };
    assert_eq!(first.to_string(), "n -> i for i in 0..n-1");
    assert_eq!(second.to_string(), "n -> n-1 | n-3 if n % 2 == 0");
    for text in [
        "(x, y) -> (x-1, y) | (x, y-1) if x > 0",
        "(x, y) -> (x-1, y-1)",
        "(x, y) -> (y-1, y) if y <= x",
        "(x, y) -> (x-k, y) for k in 1..y if k <= x",
    ] {
        assert!(rule(text).apart().is_none(), "{text}");
    }
}

/// Return whether some nonnegative combination of the steps has no negative number. Play under fixed steps can be
/// infinite exactly in this case: an infinite play has a position with no number below that of an earlier position
/// (Dickson's lemma), and from large enough positions those steps can be repeated forever.
fn goes_on(steps: &[Vec<i64>], most: i64, sum: &[i64], any: bool) -> bool {
    let Some((step, rest)) = steps.split_first() else {
        return any && sum.iter().all(|n| *n >= 0);
    };
    (0..=most).any(|times| {
        let sum: Vec<i64> = sum.iter().zip(step).map(|(n, d)| n + times * d).collect();
        goes_on(rest, most, &sum, any || times > 0)
    })
}

/// Return the text of a rule with these fixed steps.
fn of_steps(steps: &[Vec<i64>]) -> String {
    let names = &["a", "b", "c", "d", "e", "f"][..steps[0].len()];
    let option = |step: &Vec<i64>| {
        let each = names.iter().zip(step).map(|(name, d)| format!("{name}{d:+}"));
        format!("({})", each.collect::<Vec<_>>().join(", "))
    };
    let options: Vec<String> = steps.iter().map(option).collect();
    format!("({}) -> {}", names.join(", "), options.join(" | "))
}

fn steps_agree(steps: &[Vec<i64>], side: i64) {
    agrees(&of_steps(steps), side, &|p| {
        let after = |step: &Vec<i64>| p.iter().zip(step).map(|(n, d)| n + d).collect();
        steps.iter().map(after).collect()
    });
}

/// A rule of fixed steps must be accepted exactly if its play always ends. Its values must equal those of plain
/// recursion.
#[test]
fn random_steps() {
    let mut rng = Rng::new(29);
    let (mut read, mut refused, mut repeating) = (0, 0, 0);
    for round in 0..400 {
        // By Cramer's rule, `most` is enough as the multiplicity of each step.
        let (count, size, most, side) = if round % 2 == 0 { (2, 3, 18, 11) } else { (3, 1, 6, 5) };
        let many = rng.within(2, 4);
        let mut step =
            |_| (0..count).map(|_| rng.within(0, 2 * size as u64) as i64 - size).collect();
        let steps: Vec<Vec<i64>> = (0..many).map(&mut step).collect();
        let found = NumberRule::parse(&of_steps(&steps));
        let endless = goes_on(&steps, most, &vec![0; count], false);
        assert_eq!(found.is_err(), endless, "{steps:?}: {found:?}");
        match found {
            Err(error) => {
                assert_eq!(error.code, ErrorCode::NotSmaller, "{steps:?}");
                refused += 1;
            }
            Ok(found) => {
                assert!(count > 2 || found.order().1, "{steps:?}");
                let lattice = Lattice::find(&found, &mut Budget::default()).unwrap();
                repeating += usize::from(lattice.is_some());
                steps_agree(&steps, side);
                read += 1;
            }
        }
    }
    assert!(read > 50 && refused > 50 && repeating > 30, "{read} {refused} {repeating}");
}

/// Test orders with weights of 0, with large weights, and with several sums in turn.
#[test]
fn orders_are_found_for_rules_that_end() {
    for (text, order) in [
        ("(x, y, z) -> (x, i, j) for i in 0..y-1, j in 0..i | (y-1, x-1, z)", "x + y"),
        ("(x, y, z) -> (x-1, y+1, z+3) | (y, x-1, z+5) | (x, y, z-1)", "x + y, x, z"),
        ("(x, y) -> (x-1, y+7) | (x+1, y-8)", "15*x + 2*y"),
        ("(x, y, z) -> (x-1, y+9, z) | (x, y-1, z+9) | (x+1, y, z-90)", ""),
        ("(x, y, z) -> (z, x, y-1) | (y, z, x)  if x > y and x > z", ""),
    ] {
        let found = NumberRule::parse(text);
        let Ok(found) = found else {
            assert_eq!(order, "", "{text}: {found:?}");
            continue;
        };
        if !order.is_empty() {
            assert_eq!(found.order().0.join(", "), order, "{text}");
        }
    }
    let moves = |p: &[i64]| {
        let (x, y, z) = (p[0], p[1], p[2]);
        let fall = (0..y).flat_map(|i| (0..=i).map(move |j| vec![x, i, j]));
        fall.chain([vec![y - 1, x - 1, z]]).collect::<Vec<_>>()
    };
    agrees("(x, y, z) -> (x, i, j) for i in 0..y-1, j in 0..i | (y-1, x-1, z)", 6, &moves);
}

/// Test random rules in four to six numbers, and random rules with a condition that bounds play.
#[test]
fn random_rules_in_many_numbers_and_with_bounds() {
    let mut rng = Rng::new(36);
    for round in 0..60 {
        let count = 4 + round % 3;
        let steps: Vec<Vec<i64>> = (0..rng.within(1, 3))
            .map(|_| {
                let mut step: Vec<i64> = (0..count).map(|_| rng.within(0, 2) as i64 - 2).collect();
                // One number decreases by more than another number grows.
                step[rng.within(0, count as u64 - 1) as usize] = 1;
                step[rng.within(0, count as u64 - 1) as usize] = -2;
                step
            })
            .collect();
        steps_agree(&steps, if count == 4 { 4 } else { 3 });
    }
    for _ in 0..60 {
        let [up, by, times, less] = [1, 1, 1, 0].map(|least| rng.within(least, 3) as i64);
        let text = format!(
            "(i, n) -> (i+k, n) for k in {up}..{up}+{by} if i+k <= {times}*n | (i, n-1) if i > {less}"
        );
        agrees(&text, 9, &|p| {
            let (i, n) = (p[0], p[1]);
            let rise = (up..=up + by).map(|k| i + k).filter(|to| *to <= times * n);
            let fall = (i > less).then(|| vec![i, n - 1]);
            rise.map(|to| vec![to, n]).chain(fall).collect()
        });
    }
}
