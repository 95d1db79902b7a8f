//! Compare vertex geography, which is won along the edges of largest matchings, with plain play.

use std::collections::HashMap;

use crate::common::check;
use mexplorer::{ErrorCode, Game, Limits, Outcome, analyze};

/// Random graphs of up to six nodes, bipartite or not, and every walk of up to three nodes.
#[test]
fn geography() {
    let mut rng = mexplorer::Rng::new(7);
    for n in [1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6] {
        let names: Vec<String> = (0..n).map(|i| i.to_string()).collect();
        let pairs = (0..n).flat_map(|a| (0..a).map(move |b| format!("{b}-{a}")));
        let mut edges: Vec<String> = pairs.filter(|_| rng.below(9) < 5).collect();
        if edges.is_empty() {
            edges.push("-".into());
        }
        let game = format!("geography {} {}", edges.join(" "), names.join(" "));
        let mut walks = names.clone();
        for a in 0..n {
            for b in (0..n).filter(|b| *b != a) {
                walks.push(format!("{a} {b}"));
                walks
                    .extend((0..n).filter(|c| ![a, b].contains(c)).map(|c| format!("{c} {a} {b}")));
            }
        }
        check(&game, &walks);
    }
    check(
        "geography a-b-c-d-e-a c-f f-g g-h h-f",
        &["a", "c", "f", "g", "a b c"].map(String::from),
    );
}

/// Larger graphs with blossoms within blossoms: compare the outcomes with plain play.
#[test]
fn geography_on_graphs_with_many_odd_cycles() {
    let mut rng = mexplorer::Rng::new(11);
    for round in 0..60 {
        let n = 9 + round % 3;
        let mut edges = Vec::new();
        for a in 1..n {
            edges.push((rng.below(a), a));
            let other = rng.below(a);
            if rng.below(3) > 0 && !edges.contains(&(other, a)) {
                edges.push((other, a));
            }
        }
        let words: Vec<String> = edges.iter().map(|(a, b)| format!("{a}-{b}")).collect();
        let game = Game::parse(&format!("geography {}", words.join(" "))).unwrap();
        fn wins(
            edges: &[(u64, u64)],
            gone: u32,
            at: u64,
            memo: &mut HashMap<(u32, u64), bool>,
        ) -> bool {
            if let Some(known) = memo.get(&(gone, at)) {
                return *known;
            }
            let gone_next = gone | 1 << at;
            let around = edges.iter().filter_map(|&(a, b)| match at {
                _ if a == at => Some(b),
                _ if b == at => Some(a),
                _ => None,
            });
            let next: Vec<u64> = around.filter(|to| gone_next >> to & 1 == 0).collect();
            let found = next.into_iter().any(|to| !wins(edges, gone_next, to, memo));
            memo.insert((gone, at), found);
            found
        }
        let mut memo = HashMap::new();
        for at in 0..n {
            let position = game.position(&at.to_string()).unwrap();
            let found = analyze(&game, &position, Limits::default()).unwrap();
            let truly = Outcome::mover_wins(wins(&edges, 0, at, &mut memo));
            assert_eq!(found.outcome, truly, "{game} at {at}");
            for mv in found.moves {
                let to = mv.to.split(' ').next_back().unwrap().parse().unwrap();
                assert_eq!(mv.wins, !wins(&edges, 1 << at, to, &mut memo), "{game}: {}", mv.text);
            }
        }
    }
}

/// The outcomes on a long path, a large tree of triangles and a chain of triangles are found at once.
#[test]
fn large_graphs_are_answered() {
    let path: Vec<String> = (0..50_000).map(|i| i.to_string()).collect();
    let game = Game::parse(&format!("geography {}", path.join("-"))).unwrap();
    let outcome = |game: &Game, text: &str| {
        let position = game.position(text).unwrap();
        mexplorer::outcome(game, &position, &mut mexplorer::Budget::default()).unwrap()
    };
    assert_eq!(outcome(&game, "0"), Outcome::N);
    assert_eq!(outcome(&game, "0 1"), Outcome::P);
    let triangles: Vec<String> =
        (1..70_000).map(|i| format!("{}-{i}a-{i}b-{}", (i - 1) / 2, (i - 1) / 2)).collect();
    assert_eq!(
        Game::parse(&format!("geography {}", triangles.join(" "))).unwrap_err().code,
        ErrorCode::TooMany
    );
    let chain: Vec<String> = (1..30_000).map(|i| format!("{}-{i}-m{i}-{}", i - 1, i - 1)).collect();
    let game = Game::parse(&format!("geography {}", chain.join(" "))).unwrap();
    // A chain of triangles has an odd number of nodes. For each node there is a largest matching that misses only that
    // node.
    assert_eq!(outcome(&game, "17"), Outcome::P);
    assert_eq!(outcome(&game, "m4"), Outcome::P);
    assert_eq!(outcome(&game, "m4 4"), Outcome::N);
}

#[test]
fn what_is_no_graph_is_refused() {
    let code = |game: &str| Game::parse(game).unwrap_err().code;
    assert_eq!(code("geography"), ErrorCode::MissingArgument);
    assert_eq!(code("geography a-b b-a"), ErrorCode::DuplicateEdge);
    assert_eq!(code("geography a-a"), ErrorCode::SelfEdge);
    assert_eq!(code("geography a-"), ErrorCode::EmptyName);
    assert_eq!(code("geography a>b"), ErrorCode::StrayCharacter);
    let game = Game::parse("geography a－b b-c").unwrap();
    let code = |position: &str| game.position(position).unwrap_err().code;
    assert_eq!(code(""), ErrorCode::EmptyPosition);
    assert_eq!(code("d"), ErrorCode::UnknownNode);
    assert_eq!(code("a b a"), ErrorCode::NodeTwice);
}
