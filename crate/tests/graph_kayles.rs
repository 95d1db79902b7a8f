//! Compare Kayles on graphs with plain play on sets of nodes, and with published values.

use std::collections::HashMap;

use crate::common::check;
use mexplorer::{Budget, ErrorCode, Game, Limits, Nimber, Rng, Solver, analyze};

/// Return the pairs of different nodes below `n`.
fn pairs(n: usize) -> Vec<(usize, usize)> {
    (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect()
}

/// Return the edges of the graph whose bits in `graph` are 1, in the order of `pairs`.
fn edges(n: usize, graph: u32) -> Vec<(usize, usize)> {
    pairs(n).into_iter().enumerate().filter(|(i, _)| graph >> i & 1 == 1).map(|(_, e)| e).collect()
}

/// Return the Grundy value of a set of remaining nodes, and whether the player to move wins under misère play.
fn plain(
    arcs: bool,
    edges: &[(usize, usize)],
    left: u32,
    memo: &mut HashMap<u32, (u64, bool)>,
) -> (u64, bool) {
    if let Some(known) = memo.get(&left) {
        return *known;
    }
    let there = |node: usize| left >> node & 1 == 1;
    let mut options = Vec::new();
    if arcs {
        let both = edges.iter().filter(|(a, b)| there(*a) && there(*b));
        options.extend(both.map(|(a, b)| left & !(1 << a | 1 << b)));
    } else {
        for node in (0..32).filter(|node| there(*node)) {
            let mut next = left & !(1 << node);
            for (a, b) in edges {
                if *a == node || *b == node {
                    next &= !(1 << a | 1 << b);
                }
            }
            options.push(next);
        }
    }
    let found: Vec<(u64, bool)> =
        options.into_iter().map(|next| plain(arcs, edges, next, memo)).collect();
    let value = (0..).find(|v| found.iter().all(|(other, _)| other != v)).unwrap();
    let wins = found.is_empty() || found.iter().any(|(_, wins)| !wins);
    memo.insert(left, (value, wins));
    (value, wins)
}

fn text(n: usize, edges: &[(usize, usize)]) -> String {
    let mut words: Vec<String> = edges.iter().map(|(a, b)| format!("v{a}-v{b}")).collect();
    if edges.is_empty() {
        words.push("-".into());
    }
    let lone = |node: &usize| edges.iter().all(|(a, b)| a != node && b != node);
    words.extend((0..n).filter(lone).map(|node| format!("v{node}")));
    words.join(" ")
}

#[test]
fn all_graphs_of_at_most_six_nodes_agree_with_plain_play() {
    for (arcs, name) in [(false, "node-kayles"), (true, "arc-kayles")] {
        let game = Game::parse(name).unwrap();
        let mut solver = Solver::new(game.rules());
        for n in 1..=6 {
            for graph in 0..1u32 << pairs(n).len() {
                let edges = edges(n, graph);
                let position = game.position(&text(n, &edges)).unwrap();
                let parts = game.rules().parts(&position);
                let (value, wins) = plain(arcs, &edges, (1 << n) - 1, &mut HashMap::new());
                let mut budget = Budget::default();
                let context = format!("{name} at {}", game.text(&position));
                assert_eq!(solver.value(&parts, &mut budget), Ok(Nimber(value)), "{context}");
                let misere = solver.outcome(&parts, true, &mut budget).unwrap();
                assert_eq!(misere == mexplorer::Outcome::N, wins, "misère, {context}");
            }
        }
    }
}

#[test]
fn all_that_is_said_of_small_graphs_agrees_with_plain_play() {
    let mut rng = Rng::new(3);
    for name in ["node-kayles", "arc-kayles"] {
        let all: Vec<String> = (1..=4)
            .flat_map(|n| (0..1u32 << pairs(n).len()).map(move |graph| text(n, &edges(n, graph))))
            .collect();
        check(name, &all);
        let some: Vec<String> =
            (0..60).map(|_| text(6, &edges(6, rng.below(1 << 15) as u32))).collect();
        check(name, &some);
    }
}

fn lattice(rows: usize, columns: usize) -> String {
    let name = |row: usize, column: usize| format!("r{row}c{column}");
    let mut words = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            if column + 1 < columns {
                words.push(format!("{}-{}", name(row, column), name(row, column + 1)));
            }
            if row + 1 < rows {
                words.push(format!("{}-{}", name(row, column), name(row + 1, column)));
            }
        }
    }
    words.join(" ")
}

/// The values are those of OEIS A316632.
#[test]
fn lattices_of_three_rows_have_the_published_values() {
    let game = Game::parse("node-kayles").unwrap();
    for (columns, value) in (1..).zip([2, 1, 1, 0, 3, 3, 2]) {
        let position = game.position(&lattice(3, columns)).unwrap();
        let found = analyze(&game, &position, Limits::default()).unwrap();
        assert_eq!(found.nimber, Some(Nimber(value)), "3 x {columns}");
    }
}

/// A domino on a board is an edge of the lattice of its squares (Lemoine and Viennot, Nimbers are inevitable, 2012, on
/// boards of 5 x 5 and 4 x 6). Compare Arc Kayles with Cram, which has a separate search.
#[test]
fn arc_kayles_on_lattices_is_cram() {
    let value = |game: &str, position: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        analyze(&game, &position, Limits::default()).unwrap().nimber
    };
    for (rows, columns, known) in [(4, 5, 2), (4, 6, 0), (5, 5, 0), (3, 7, 1), (3, 8, 3)] {
        let found = value("arc-kayles", &lattice(rows, columns));
        assert_eq!(found, Some(Nimber(known)), "{rows} x {columns}");
        assert_eq!(found, value("cram", &format!("{rows}x{columns}")), "{rows} x {columns}");
    }
    // Compare boards with holes, whose outcome no symmetry decides.
    let mut rng = Rng::new(36);
    for _ in 0..40 {
        let free: Vec<bool> = (0..16).map(|_| rng.below(5) > 0).collect();
        let there = |at: usize| free[at];
        let right = (0..16).filter(|at| at % 4 < 3).map(|at| (at, at + 1));
        let all = right.chain((0..12).map(|at| (at, at + 4)));
        let both: Vec<(usize, usize)> = all.filter(|(a, b)| there(*a) && there(*b)).collect();
        let row = |row: &[bool]| row.iter().map(|f| if *f { '.' } else { '#' }).collect();
        let board = free.chunks(4).map(row).collect::<Vec<String>>().join(" ");
        let graph = if both.is_empty() { "-".to_string() } else { text(0, &both) };
        assert_eq!(value("arc-kayles", &graph), value("cram", &board), "{board}");
    }
}

/// In Arc Kayles, all leaves at a node are equivalent to one leaf, and three or more nodes with the same two neighbours
/// are equivalent to two nodes.
#[test]
fn nodes_that_no_play_needs_are_left_out() {
    let game = Game::parse("arc-kayles").unwrap();
    let parts = |text: &str| game.rules().parts(&game.position(text).unwrap());
    assert_eq!(parts("a-x b-x c-x x-y y-z"), parts("a-x x-y y-z"));
    assert_eq!(parts("a-x a-y b-x b-y c-x c-y d-x d-y x-z"), parts("a-x a-y b-x b-y x-z"));
    assert_ne!(parts("a-x a-y b-x b-y x-z"), parts("a-x a-y x-z"));
}

/// Graphs of thirty nodes are solved within the budget, and larger searches are refused.
#[test]
fn lattices_of_thirty_nodes_are_decided() {
    // Arc Kayles on 3 x 10 is left out: it takes 7 million steps, too many beside the 18 million of 5 x 6.
    for (name, rows, columns) in
        [("node-kayles", 3, 10), ("node-kayles", 5, 6), ("arc-kayles", 5, 6), ("arc-kayles", 2, 15)]
    {
        let game = Game::parse(name).unwrap();
        let position = game.position(&lattice(rows, columns)).unwrap();
        let found = mexplorer::outcome(&game, &position, &mut Budget::default());
        assert!(found.is_ok(), "{name} {rows} x {columns}");
    }
    let game = Game::parse("node-kayles").unwrap();
    let position = game.position(&lattice(8, 12)).unwrap();
    let error = mexplorer::outcome(&game, &position, &mut Budget::steps(200_000)).unwrap_err();
    assert_eq!(error.code, ErrorCode::Budget);
}

#[test]
fn graphs_that_are_none_are_refused() {
    let game = Game::parse("arc-kayles").unwrap();
    let code = |text: &str| {
        let error = game.position(text).unwrap_err();
        let span = error.span.unwrap();
        (error.code.as_str(), text[span.start..span.end].to_string())
    };
    assert_eq!(code("a-b c-c"), ("self-edge", "c-c".into()));
    assert_eq!(code("a-b b-a c"), ("duplicate-edge", "b-a".into()));
    assert_eq!(code("a-"), ("empty-name", "a-".into()));
    assert_eq!(code("  "), ("empty-position", "  ".into()));
    assert_eq!(code("d a-b-c"), ("expected-edge", "d".into()));
    assert_eq!(game.text(&game.position("a-b-c d").unwrap()), "a-b b-c d");
    assert_eq!(game.text(&game.position("-").unwrap()), "-");
}

/// Return the edges of a path, a cycle, a star, a complete graph and a complete bipartite graph. The names of all nodes
/// begin with `name`.
fn shapes(name: &str, n: usize) -> [Vec<String>; 5] {
    let edge = |a: usize, b: usize| format!("{name}{a}-{name}{b}");
    let path: Vec<String> = (1..n).map(|i| edge(i - 1, i)).collect();
    let cycle = path.iter().cloned().chain([edge(n - 1, 0)]).collect();
    let star = (1..n).map(|i| edge(0, i)).collect();
    let few = n.min(150);
    let complete = (0..few).flat_map(|a| (0..a).map(move |b| (a, b)));
    let sides = (0..2).flat_map(|a| (2..n).map(move |b| (a, b)));
    let named = |(a, b): (usize, usize)| edge(a, b);
    [path, cycle, star, complete.map(named).collect(), sides.map(named).collect()]
}

/// Components too large for a search, of kinds with known values, in one graph with other components. Each winning move
/// is checked.
#[test]
fn large_graphs_of_known_parts_are_valued() {
    let kayles: Vec<u64> = (2..400).fold(vec![0, 0], |mut values, row| {
        let options: Vec<u64> = (0..=row - 2).map(|i| values[i] ^ values[row - 2 - i]).collect();
        values.push((0..).find(|value| !options.contains(value)).unwrap());
        values
    });
    for (arcs, name) in [(false, "node-kayles"), (true, "arc-kayles")] {
        let game = Game::parse(name).unwrap();
        let row = |n: usize| kayles[if arcs { n } else { n + 1 }];
        let value = |words: &[String]| {
            let position = game.position(&words.join(" ")).unwrap();
            analyze(&game, &position, Limits::default()).unwrap().nimber.unwrap().0
        };
        for n in [129, 151, 200, 333] {
            let [path, cycle, star, complete, sides] = shapes("v", n);
            let ring = u64::from(kayles[n - 2] == 0);
            let parity = |n: usize| (n % 2) as u64;
            let [centre, whole, two] = match arcs {
                true => [1, parity(n.min(150) / 2), 0],
                false => [if n % 2 == 0 { 1 } else { 2 }, 1, if n % 2 == 0 { 0 } else { 2 }],
            };
            let known = [path, cycle, star, complete, sides];
            for (words, expected) in known.iter().zip([row(n), ring, centre, whole, two]) {
                assert_eq!(value(words), expected, "{name} {n} {}", words[1]);
            }
        }
        // Combine a long path, a small graph that is searched, and a short path that is small enough for a search.
        let small: Vec<String> = ["a-b", "b-c", "c-a", "c-d", "d-e"].map(String::from).into();
        let [short, ..] = shapes("w", 30);
        let [long, ..] = shapes("v", 200);
        let all = [long.clone(), small.clone(), short].concat();
        assert_eq!(value(&all), row(200) ^ value(&small) ^ row(30), "{name}");
        // Compare each move with the value of the position after the move.
        let position = game.position(&[long, small].concat().join(" ")).unwrap();
        let limits = Limits { moves: usize::MAX, ..Limits::default() };
        let found = analyze(&game, &position, limits).unwrap();
        // There are 199 + 5 edges, or 200 + 5 nodes of which two leave the same position.
        assert_eq!(found.moves.len(), 204, "{name}");
        let winners = found.moves.iter().filter(|mv| mv.wins).count();
        assert!(winners > 0 && found.outcome == mexplorer::Outcome::N, "{name}");
        // Check each winning move and every ninth move.
        for (_, mv) in found.moves.iter().enumerate().filter(|(i, mv)| mv.wins || i % 9 == 0) {
            let to = game.position(&mv.to).unwrap();
            let left = analyze(&game, &to, Limits::default()).unwrap();
            assert_eq!(left.nimber == Some(Nimber(0)), mv.wins, "{name} {}", mv.text);
        }
    }
}

#[test]
fn only_a_component_that_is_too_large_itself_is_refused() {
    for name in ["node-kayles", "arc-kayles"] {
        let game = Game::parse(name).unwrap();
        let parts: Vec<String> = (0..40)
            .flat_map(|i| {
                ["a-b", "b-c", "c-a", "c-d"]
                    .map(|e| e.replace('-', &format!("{i}-")) + &i.to_string())
            })
            .collect();
        let position = game.position(&parts.join(" ")).unwrap();
        let one = game.position(&parts[..4].join(" ")).unwrap();
        let value = |at| analyze(&game, at, Limits::default()).unwrap().nimber.unwrap();
        assert_eq!(value(&position), Nimber(0), "{name}: forty alike");
        let odd = game.position(&parts[4..].join(" ")).unwrap();
        assert_eq!(value(&odd), value(&one), "{name}");
        let [path, ..] = shapes("v", 129);
        let error = game.position(&format!("a-b {} v5-x", path.join(" "))).unwrap_err();
        assert_eq!(error.code, ErrorCode::TooMany, "{name}");
        let detail = |name: &str| {
            let found = error.details.iter().find(|(known, _)| *known == name);
            found.map(|(_, detail)| detail.to_string()).unwrap()
        };
        let found = ["limit", "found", "of", "node"].map(detail);
        assert_eq!(found, ["128", "130", "component", "v0"], "{name}");
    }
}
