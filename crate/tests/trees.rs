//! Compare games of taking nodes from trees, with the nodes above or below the taken node, with plain play.

use crate::common::{agrees_with_itself, check};
use mexplorer::{Budget, ErrorCode, Game, Outcome, Rng, outcome};

/// Return every forest of `nodes` nodes; each node is written after the node below it.
fn forests(nodes: usize) -> Vec<String> {
    let mut all = vec![Vec::new()];
    for node in 1..=nodes {
        all = all
            .into_iter()
            .flat_map(|edges: Vec<String>| {
                (0..node).map(move |below| [&edges[..], &[format!("{below}-{node}")]].concat())
            })
            .collect();
    }
    all.into_iter().map(|edges| edges.join(" ")).collect()
}

/// Return the edges of a random forest, in any order and with the ends of each edge in either order.
fn drawn(rng: &mut Rng, nodes: u64) -> String {
    let mut edges: Vec<String> = Vec::new();
    for node in 1..=nodes {
        let below = if rng.below(3) == 0 { node - 1 } else { rng.below(node) };
        let edge = match rng.below(2) {
            0 => format!("{below}-{node}"),
            _ => format!("{node}-{below}"),
        };
        edges.insert(rng.below(edges.len() as u64 + 1) as usize, edge);
    }
    edges.join(" ")
}

fn positions() -> Vec<String> {
    let mut rng = Rng::new(5);
    let mut all = vec!["0".to_string()];
    all.extend((1..=4).flat_map(forests));
    all.extend((0..25).map(|_| drawn(&mut rng, 5)));
    all.extend((0..25).map(|_| drawn(&mut rng, 7)));
    all
}

#[test]
fn pruned_trees() {
    check("prune", &positions());
}

#[test]
fn uprooted_trees() {
    check("uproot", &positions());
}

/// A move may be typed in several forms, and the trees that are left stand on the ground.
#[test]
fn moves_are_read() {
    let to = |game: &str, position: &str, mv: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        let found = mexplorer::find_move(&game, &position, mv);
        found
            .map(|mv| {
                (game.move_text(&mv).unwrap(), game.text(&game.apply(&position, &mv).unwrap()))
            })
            .map_err(|error| error.code)
    };
    let tree = "a-0 a-b b-c a-d d-e";
    let said = |mv: &str, to: &str| Ok((mv.to_string(), to.to_string()));
    assert_eq!(to("prune", tree, "-b"), said("-b", "a-0 a-d d-e"));
    assert_eq!(to("prune", tree, " ｂ "), said("-b", "a-0 a-d d-e"));
    assert_eq!(to("prune", tree, "a"), said("-a", "0"));
    assert_eq!(to("uproot", tree, "－b"), said("-b", "0-c 0-d d-e"));
    assert_eq!(to("uproot", tree, "0-c 0-d d-e"), said("-b", "0-c 0-d d-e"));
    assert_eq!(to("uproot", tree, "e"), said("-e", "0-b b-c"));
    for wrong in ["-0", "-f", "-", "-b-c", "-b c", "0-c 0-d", "0"] {
        assert!(to("uproot", tree, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn what_is_no_tree_is_refused() {
    let error = |position: &str| Game::parse("uproot").unwrap().position(position).unwrap_err();
    let closing = error("0-a a-b-0 b-c");
    assert_eq!(closing.code, ErrorCode::Cycle);
    assert_eq!(closing.span.map(|span| (span.start, span.end)), Some((6, 9)));
    assert_eq!(error("0-a 0-a").code, ErrorCode::Cycle);
    assert_eq!(error("0-a a-a").code, ErrorCode::Cycle);
    assert_eq!(error("0-a b-c").code, ErrorCode::Unrooted);
    assert_eq!(error("").code, ErrorCode::EmptyPosition);
    assert_eq!(error("a").code, ErrorCode::ExpectedEdge);
    let star: Vec<String> = (1..=200_001).map(|node| format!("0-{node}")).collect();
    assert_eq!(error(&star.join(" ")).code, ErrorCode::TooMany);
    assert_eq!(Game::parse("prune 3").unwrap_err().code, ErrorCode::UnexpectedArgument);
}

/// Paths, stars, combs and random trees of a hundred thousand nodes: no stack overflows, and the answers agree with
/// outcomes that need no theorem.
#[test]
fn large_trees_are_answered() {
    const MOST: u64 = 100_000;
    let won = |game: &str, position: &str| {
        let game = Game::parse(game).unwrap();
        let position = game.position(position).unwrap();
        outcome(&game, &position, &mut Budget::default()).unwrap() == Outcome::N
    };
    let names: Vec<String> = (0..=MOST).map(|node| node.to_string()).collect();
    let path = names.join("-");
    let star: Vec<String> = (2..=MOST).map(|node| format!("1-{node}")).collect();
    let star = format!("0-1 {}", star.join(" "));
    let bushes: Vec<String> = (1..=MOST).map(|node| format!("0-{node}")).collect();
    let comb: Vec<String> =
        (1..=MOST / 2).map(|node| format!("{}-{node}-t{node}", node - 1)).collect();
    for game in ["prune", "uproot", "prune misere", "uproot misere"] {
        let misere = game.ends_with("misere");
        assert!(won(game, &path), "{game}");
        // An even number of single nodes is lost under normal play and won under misère play. Two equal trees are lost.
        assert_eq!(won(game, &bushes.join(" ")), misere, "{game}");
        if !misere {
            for tree in [&star, &comb.join(" ")] {
                assert!(won(game, tree), "one tree is always won: {game}");
                let twin = tree.replace('-', "-x").replace(' ', " x").replace("x0-", "0-");
                assert!(!won(game, &format!("{tree} {twin}")), "{game}");
            }
        }
    }
    let mut rng = Rng::new(9);
    for game in ["prune", "uproot"] {
        agrees_with_itself(game, &drawn(&mut rng, 400));
    }
}
