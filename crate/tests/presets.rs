//! The named games that are no sums of plain heaps, held against a plain solver on every small position,
//! and against themselves on large ones.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)] // a test may panic

mod common;

use common::{check, heaps};

fn pairs(most: u64) -> Vec<String> {
    (0..=most).flat_map(|a| (0..=most).map(move |b| format!("{a} {b}"))).collect()
}

/// Every row of up to `length` coins.
fn coins(length: u32) -> Vec<String> {
    let face = |code: u32, i: u32| if code >> i & 1 == 1 { 'H' } else { 'T' };
    let row = |length: u32, code: u32| (0..length).map(|i| face(code, i)).collect();
    (1..=length).flat_map(|n| (0..1 << n).map(move |code| row(n, code))).collect()
}

/// Every increasing list of squares below `most`.
fn strips(most: u32) -> Vec<String> {
    let squares = |code: u32| (0..most).filter(move |i| code >> i & 1 == 1);
    let text = |code| squares(code).map(|s| s.to_string()).collect::<Vec<_>>().join(" ");
    (1..1u32 << most).map(text).collect()
}

/// Every bar of up to `rows` rows of up to `most` squares.
fn bars(rows: usize, most: u64) -> Vec<String> {
    let descends = |text: &String| {
        let rows: Vec<u64> = text.split(' ').map(|n| n.parse().unwrap()).collect();
        rows.windows(2).all(|two| two[0] >= two[1]) && rows[rows.len() - 1] > 0
    };
    heaps(rows, most).into_iter().filter(descends).collect()
}

#[test]
fn bounded() {
    for k in 1..=4 {
        check(&format!("bounded {k}"), &heaps(2, 9));
    }
}

#[test]
fn euclid() {
    check("euclid", &pairs(24));
}

#[test]
fn chomp() {
    check("chomp", &bars(2, 9));
    check("chomp", &bars(3, 7));
    check("chomp", &bars(4, 4));
    check("chomp", &bars(7, 3));
    check("chomp", &bars(9, 2));
}

#[test]
fn nimble() {
    check("nimble", &heaps(3, 5));
}

#[test]
fn turning_turtles() {
    check("turning-turtles", &coins(7));
}

#[test]
fn mock_turtles() {
    check("mock-turtles", &coins(6));
}

#[test]
fn ruler() {
    check("ruler", &coins(7));
}

#[test]
fn silver_dollar() {
    check("silver-dollar", &strips(8));
}

#[test]
fn greedy() {
    check("greedy", &heaps(3, 5));
    check("greedy", &heaps(5, 2));
}

/// Every plant of up to five edges, grown edge by edge from the ground, and some larger ones.
fn plants() -> Vec<String> {
    let mut all = vec![vec![]];
    let mut last: Vec<Vec<(u8, u8)>> = all.clone();
    for _ in 0..4 {
        let grow = |plant: &Vec<(u8, u8)>| -> Vec<Vec<(u8, u8)>> {
            let nodes = plant.iter().map(|e| e.0.max(e.1)).max().unwrap_or(0) + 1;
            let ends = (0..nodes).flat_map(|a| (a..=nodes).map(move |b| (a, b)));
            ends.map(|end| [plant.clone(), vec![end]].concat()).collect()
        };
        last = last.iter().flat_map(grow).collect();
        all.extend(last.clone());
    }
    let name = |n: u8| if n == 0 { '0' } else { char::from(b'a' + n - 1) };
    let text = |plant: &Vec<(u8, u8)>| {
        let edges = plant.iter().map(|(a, b)| format!("{}-{}", name(*a), name(*b)));
        edges.collect::<Vec<_>>().join(" ")
    };
    let mut texts: Vec<String> = all.iter().skip(1).map(text).collect();
    let larger = [
        "0",
        "0-a-b-c-0 a-c c-d d-e e-d",
        "0-a-b-c-a a-d-e-f-d 0-g",
        "0-a-b-0 b-c-d-b d-e",
        "0-a-b-c-d-e-0 c-f c-g e-h h-h",
        "0-0 0-a a-a 0-a",
    ];
    texts.extend(larger.map(String::from));
    texts
}

#[test]
fn hackenbush() {
    check("hackenbush", &plants());
}
