//! Compare the claims about coins in the plane and about nim products with the definition by mex.

use mexplorer::Claim;

use super::Case;
use super::said::{num, text};
use crate::common::truth;

/// The ids of the claims about nim products.
pub const KINDS: [&str; 5] =
    ["product-head", "product-one", "product-low", "product-both", "product-add"];

/// Games and positions whose explanations contain the claims in `KINDS`.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let list = |all: &[&str]| all.iter().map(|text| (*text).to_string()).collect::<Vec<String>>();
    vec![
        ("corners".into(), list(&["0:1", "1:2", "2:2", "0:1 2:2", "1:1 2:1"])),
        (
            "product turning-turtles turning-turtles".into(),
            list(&["0:2", "1:1", "1:2", "1:3", "2:2", "0:0 1:3", "3:1"]),
        ),
    ]
}

/// Return the nim product of `a` and `b`, computed from the definition by mex.
fn product(a: u64, b: u64) -> u64 {
    let mut table = vec![vec![0u64; b as usize + 1]; a as usize + 1];
    for i in 0..=a as usize {
        for j in 0..=b as usize {
            let pairs = (0..i).flat_map(|x| (0..j).map(move |y| (x, y)));
            let seen: Vec<u64> =
                pairs.map(|(x, y)| table[x][j] ^ table[i][y] ^ table[x][y]).collect();
            table[i][j] = (0..).find(|v| !seen.contains(v)).unwrap();
        }
    }
    table[a as usize][b as usize]
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let n = |name: &str| num(claim, name);
    let (a, b) = (n("a"), n("b"));
    assert_eq!(product(a, b), n("product"), "{claim:?}");
    let divided = || {
        let power = n("power");
        let fermat =
            [2, 4, 16, 256].contains(&power) && power <= a.max(b) && a.max(b) < power * power;
        fermat
            && (n("a1"), n("a0"), n("b1"), n("b0")) == (a / power, a % power, b / power, b % power)
    };
    match claim.id {
        "product-head" => {
            let alone = case.game.position(&text(claim, "head")).unwrap();
            truth(case.game, &alone, case.memo).nimber == n("product")
        }
        "product-one" => a.min(b) < 2,
        "product-low" => {
            let (small, large) = (a.min(b), a.max(b));
            let power = n("power");
            divided()
                && n("factor") == small
                && small < power
                && (n("high"), n("low")) == (large / power, large % power)
                && n("upper") == product(n("high"), small)
                && n("lower") == product(n("low"), small)
                && n("product") == n("upper") * power + n("lower")
        }
        _ => {
            let sums = product(n("a1") ^ n("a0"), n("b1") ^ n("b0"));
            let parts = (product(n("a1"), n("b1")), product(n("a0"), n("b0")), sums);
            let half = || product(n("c"), n("power") / 2);
            divided()
                && (n("c"), n("d"), n("e")) == parts
                && (claim.id == "product-both"
                    || n("half") == half()
                        && n("product") == ((n("e") ^ n("d")) * n("power")) ^ n("d") ^ n("half"))
        }
    }
}
