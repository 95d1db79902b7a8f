//! Compare graphs with cycles with plain play: the outcomes, the moves that win or keep a draw, the end
//! of a won game, and a draw that is never lost. Plain play uses only the moves of whole positions.

use std::collections::HashMap;
use std::ops::ControlFlow;

use mexplorer::games::graph::loopy::Loopy;
use mexplorer::{
    Budget, ErrorCode, Game, Limits, Nimber, Opponent, Outcome, Position, Rng, analyze, describe,
    explore, find_move, outcome, report, respond,
};
use proptest::prelude::*;

const NAMES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// Positions with their options and outcomes. Outcomes are assigned until none changes. Each position may have a Nim
/// heap beside it.
pub struct Plain<K> {
    next: HashMap<K, Vec<K>>,
    pub outcome: HashMap<K, Outcome>,
    pub depth: HashMap<K, u64>,
}

impl<K: Clone + Eq + std::hash::Hash> Plain<K> {
    pub fn new(starts: Vec<K>, misere: bool, options: impl Fn(&K) -> Vec<K>) -> Self {
        let (mut next, mut open) = (HashMap::new(), starts);
        while let Some(at) = open.pop() {
            let std::collections::hash_map::Entry::Vacant(new) = next.entry(at) else { continue };
            let options = options(new.key());
            open.extend(options.clone());
            new.insert(options);
        }
        let mut found = Plain { next, outcome: HashMap::new(), depth: HashMap::new() };
        let mut round = 0;
        loop {
            let mut now = Vec::new();
            for (at, options) in &found.next {
                if found.outcome.contains_key(at) {
                    continue;
                }
                let is = |to: &K, outcome| found.outcome.get(to) == Some(&outcome);
                if options.is_empty() {
                    now.push((at.clone(), if misere { Outcome::N } else { Outcome::P }));
                } else if options.iter().any(|to| is(to, Outcome::P)) {
                    now.push((at.clone(), Outcome::N));
                } else if options.iter().all(|to| is(to, Outcome::N)) {
                    now.push((at.clone(), Outcome::P));
                }
            }
            if now.is_empty() {
                return found;
            }
            for (at, outcome) in now {
                found.depth.insert(at.clone(), round);
                found.outcome.insert(at, outcome);
            }
            round += 1;
        }
    }

    fn of(&self, at: &K) -> Outcome {
        self.outcome.get(at).copied().unwrap_or(Outcome::D)
    }
}

/// Return the moves of tokens with a Nim heap beside them.
fn steps(out: &[Vec<u32>], (tokens, heap): &(Vec<u32>, u32)) -> Vec<(Vec<u32>, u32)> {
    let mut all: Vec<_> = (0..*heap).map(|left| (tokens.clone(), left)).collect();
    for (i, node) in tokens.iter().enumerate() {
        for to in &out[*node as usize] {
            let mut next = tokens.clone();
            next[i] = *to;
            next.sort_unstable();
            all.push((next, *heap));
        }
    }
    all
}

fn multisets(n: u32, count: usize) -> Vec<Vec<u32>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = multisets(n, count - 1);
    let grown = shorter.iter().flat_map(|tokens| {
        let least = tokens.last().copied().unwrap_or(0);
        (least..n).map(|node| [tokens.clone(), vec![node]].concat())
    });
    grown.collect()
}

fn outs(n: usize, edges: &[(u32, u32)]) -> Vec<Vec<u32>> {
    let mut out = vec![Vec::new(); n];
    edges.iter().for_each(|(from, to)| out[*from as usize].push(*to));
    out
}

/// Return the outcome of tokens, computed from the loopy values of their nodes and the rule for sums.
fn by_labels(loopy: &Loopy, tokens: &[u32]) -> Outcome {
    let infinite: Vec<u32> =
        tokens.iter().copied().filter(|node| loopy.value(*node).is_none()).collect();
    let sum = tokens.iter().filter_map(|node| loopy.value(*node)).fold(0, |sum, v| sum ^ v);
    match infinite[..] {
        [] => Outcome::mover_wins(sum != 0),
        [one] if loopy.reaches(one).contains(&sum) => Outcome::N,
        _ => Outcome::D,
    }
}

/// Compare loopy values with plain play: sums of up to `tokens` tokens, and each Grundy value with a Nim heap of that
/// size.
fn labels_are_true(n: u32, edges: &[(u32, u32)], tokens: usize) {
    let (loopy, out) = (Loopy::new(n as usize, edges), outs(n as usize, edges));
    for count in 1..=tokens {
        let sums = multisets(n, count);
        let starts = sums.iter().map(|tokens| (tokens.clone(), 0)).collect();
        let plain = Plain::new(starts, false, |at| steps(&out, at));
        for tokens in sums {
            let truth = plain.of(&(tokens.clone(), 0));
            assert_eq!(by_labels(&loopy, &tokens), truth, "{edges:?}, {tokens:?}");
        }
    }
    let starts = (0..n).map(|node| (vec![node], n)).collect();
    let beside = Plain::new(starts, false, |at| steps(&out, at));
    for node in 0..n {
        for heap in 0..=n {
            let truth = beside.of(&(vec![node], heap));
            let said = match loopy.value(node) {
                Some(value) => Outcome::mover_wins(value != u64::from(heap)),
                None if loopy.reaches(node).contains(&u64::from(heap)) => Outcome::N,
                None => Outcome::D,
            };
            assert_eq!(said, truth, "{edges:?}, node {node} beside a heap of {heap}");
        }
    }
}

fn edges_of(n: u32, bits: u32) -> Vec<(u32, u32)> {
    (0..n * n).filter(|i| bits >> i & 1 == 1).map(|i| (i / n, i % n)).collect()
}

#[test]
fn all_graphs_of_up_to_three_nodes() {
    for n in 1..=3 {
        for bits in 0..1 << (n * n) {
            labels_are_true(n, &edges_of(n, bits), 3);
        }
    }
}

/// Test all graphs without an edge from a node to itself; the random graphs have such edges.
#[test]
fn all_graphs_of_four_nodes() {
    let pairs: Vec<(u32, u32)> =
        (0..4).flat_map(|a| (0..4).map(move |b| (a, b))).filter(|(a, b)| a != b).collect();
    for bits in 0..1u32 << pairs.len() {
        let chosen = pairs.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        labels_are_true(4, &chosen.map(|(_, edge)| *edge).collect::<Vec<_>>(), 2);
    }
}

/// Return the text of the game on the graph with these edges, which may have no cycle. The text also names each of the
/// first `n` nodes, so that nodes without edges are included.
fn graph_text(n: usize, edges: &[(usize, usize)]) -> String {
    let mut words: Vec<String> =
        edges.iter().map(|(a, b)| format!("{}>{}", NAMES[a % n], NAMES[b % n])).collect();
    words.sort();
    words.dedup();
    words.extend(NAMES[..n].iter().map(|name| (*name).to_string()));
    format!("graph {}", words.join(" "))
}

fn nexts(game: &Game, position: &Position) -> Vec<Position> {
    let mut all = Vec::new();
    let _ = game.rules().moves(position, &mut |mv| {
        all.push(game.apply(position, &mv).unwrap());
        ControlFlow::Continue(())
    });
    all
}

/// Compare all answers about a position with plain play.
fn said(game: &Game, position: &Position, plain: &Plain<Position>) {
    let context = format!("{game} at {}", game.text(position));
    let all = nexts(game, position);
    let found = analyze(game, position, Limits { moves: 1000, steps: 1 << 40 }).unwrap();
    let truth = plain.of(position);
    assert_eq!(found.outcome, truth, "{context}");
    assert_eq!(outcome(game, position, &mut Budget::default()), Ok(truth), "{context}");
    assert_eq!(found.moves.len(), all.len(), "{context}");
    assert_eq!(found.infinite.is_some(), found.nimber.is_none() && !game.misere, "{context}");
    let mut before = (true, true);
    for mv in &found.moves {
        let after = plain.of(&game.position(&mv.to).unwrap());
        assert_eq!(mv.wins, after == Outcome::P, "{} of {context}", mv.text);
        assert_eq!(mv.draws, after == Outcome::D, "{} of {context}", mv.text);
        assert!((mv.wins, mv.draws) <= before, "best first, {context}");
        before = (mv.wins, mv.draws);
        let typed = find_move(game, position, &mv.text).unwrap();
        assert_eq!(
            game.text(&game.apply(position, &typed).unwrap()),
            mv.to,
            "{} of {context}",
            mv.text
        );
    }
    assert_eq!(describe(game, position).over, all.is_empty(), "{context}");
    for skill in [1.0, 0.0] {
        if all.is_empty() {
            break;
        }
        let reply = respond(game, position, Opponent { skill, seed: 5 }, &mut Budget::default());
        let reply = reply.unwrap();
        let after = plain.of(&game.position(&reply.to).unwrap());
        let some = |wanted| all.iter().any(|to| plain.of(to) == wanted);
        if skill > 0.5 {
            assert_eq!(reply.wins, truth == Outcome::N, "{context}");
            assert_eq!(reply.wins, after == Outcome::P, "{context}");
            assert!(truth != Outcome::D || after == Outcome::D, "the draw is held, {context}");
        } else if truth == Outcome::D && some(Outcome::N) {
            assert_eq!(after, Outcome::N, "it errs, {context}");
        } else if truth == Outcome::N && (some(Outcome::N) || some(Outcome::D)) {
            assert_ne!(after, Outcome::P, "it errs, {context}");
        }
    }
}

/// Let the computer play against random moves and against an opponent who delays the end.
fn played_out(game: &Game, start: &Position, plain: &Plain<Position>, rng: &mut Rng) {
    for delays in [true, false] {
        let (mut position, mut moves) = (start.clone(), 0u32);
        let first = plain.of(start);
        loop {
            let all = nexts(game, &position);
            let context = format!("{game} from {}, now {}", game.text(start), game.text(&position));
            if all.is_empty() {
                let mover_wins = game.misere;
                let computer_moves = moves.is_multiple_of(2);
                if first == Outcome::N {
                    assert_eq!(mover_wins, computer_moves, "the win is won, {context}");
                } else if first == Outcome::D {
                    assert_eq!(mover_wins, computer_moves, "the draw is not lost, {context}");
                }
                break;
            }
            if moves.is_multiple_of(2) {
                let seed = u64::from(moves);
                let how = Opponent { skill: 1.0, seed };
                let reply = respond(game, &position, how, &mut Budget::default()).unwrap();
                position = game.position(&reply.to).unwrap();
            } else if delays {
                // Choose a move that does not lose, and of these the one that is farthest from the end.
                let away = |to: &&Position| (plain.of(to) != Outcome::N, plain.depth.get(*to));
                position = all.iter().max_by_key(away).unwrap().clone();
            } else {
                position = all[rng.below(all.len() as u64) as usize].clone();
            }
            moves += 1;
            if first == Outcome::N {
                assert!(moves < 400, "the win comes to an end, {context}");
            } else if moves >= 60 {
                break;
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_graphs(
        n in 2u32..9,
        edges in prop::collection::btree_set((0u32..8, 0u32..8), 1..20),
    ) {
        let edges: std::collections::BTreeSet<(u32, u32)> =
            edges.iter().map(|(a, b)| (a % n, b % n)).collect();
        labels_are_true(n, &edges.into_iter().collect::<Vec<_>>(), 3);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn all_that_is_said(
        n in 2usize..7,
        edges in prop::collection::btree_set((0usize..8, 0usize..8), 2..16),
        tokens in prop::collection::vec(0usize..8, 1..4),
        misere in any::<bool>(),
    ) {
        let edges: Vec<(usize, usize)> = edges.into_iter().collect();
        let text = format!("{}{}", graph_text(n, &edges), if misere { " misere" } else { "" });
        let game = Game::parse(&text).unwrap();
        prop_assert_eq!(&Game::parse(&game.to_string()).unwrap(), &game);
        let tokens: Vec<&str> = tokens.iter().map(|t| NAMES[t % n]).collect();
        let start = game.position(&tokens.join(" ")).unwrap();
        if !describe(&game, &start).loops {
            return Ok(());
        }
        let plain = Plain::new(vec![start.clone()], misere, |at| nexts(&game, at));
        for position in plain.next.keys().take(40) {
            said(&game, position, &plain);
        }
        let mut rng = Rng::new(edges.len() as u64);
        for position in plain.next.keys().take(12) {
            played_out(&game, position, &plain, &mut rng);
        }
        let drawn = explore(&game, &start, 60, &mut Budget::default()).unwrap();
        // The text of a node lists tokens in standard order. Such positions may not occur in `plain`, so label them
        // separately.
        let texts = drawn.nodes.iter().map(|node| game.position(&node.text).unwrap());
        let ordered = Plain::new(texts.collect(), misere, |at| nexts(&game, at));
        for node in &drawn.nodes {
            prop_assert_eq!(node.outcome, ordered.of(&game.position(&node.text).unwrap()));
        }
        // Make a random play, and compare its report with plain play.
        let mut walk = vec![start];
        while walk.len() < 12 {
            let all = nexts(&game, walk.last().unwrap());
            if all.is_empty() {
                break;
            }
            walk.push(all[rng.below(all.len() as u64) as usize].clone());
        }
        for (i, step) in report(&game, &walk, &mut Budget::default()).unwrap().steps.iter().enumerate() {
            let (before, after) = (plain.of(&walk[i]), plain.of(&walk[i + 1]));
            let kept = matches!(
                (before, after),
                (Outcome::P, _) | (Outcome::N, Outcome::P) | (Outcome::D, Outcome::D)
            );
            prop_assert_eq!((step.before, step.after, step.lost), (before, after, !kept));
            prop_assert_eq!(step.better.is_some(), !kept);
            prop_assert_eq!(step.refuted.is_some(), !kept && after == Outcome::N);
            if let Some(better) = &step.better {
                let leaves = plain.of(&game.position(&better.to).unwrap());
                prop_assert_eq!(leaves, if before == Outcome::N { Outcome::P } else { Outcome::D });
            }
        }
    }
}

#[test]
fn a_known_position() {
    let game = Game::parse("graph a>b b>a b>c").unwrap();
    let found =
        |text: &str| analyze(&game, &game.position(text).unwrap(), Limits::default()).unwrap();
    // A move from a to b has an answer from b to c, where the play ends: a has the value 0 and b the value 1.
    let both = found("a b");
    assert_eq!((both.outcome, both.nimber, both.infinite), (Outcome::N, Some(Nimber(1)), None));
    assert_eq!((found("b").outcome, found("a").outcome), (Outcome::N, Outcome::P));
    // In this graph the player who leaves the cycle loses, so a token on the cycle is drawn.
    let game = Game::parse("graph a>b b>a b>c c>d").unwrap();
    let found =
        |text: &str| analyze(&game, &game.position(text).unwrap(), Limits::default()).unwrap();
    let both = found("a b");
    assert_eq!((both.outcome, both.nimber), (Outcome::D, None));
    assert_eq!(both.infinite, Some(Vec::new()));
    assert_eq!((found("b").outcome, found("b").infinite), (Outcome::D, Some(vec![Nimber(1)])));
    assert_eq!((found("b c").outcome, found("a c").outcome), (Outcome::N, Outcome::D));
}

#[test]
fn sums_under_misere_play_end_with_the_budget() {
    let words: Vec<String> =
        (0..60).map(|i| format!("n{i}>n{} n{i}>n{}", (i + 1) % 60, (i * 7 + 3) % 60)).collect();
    let game = Game::parse(&format!("graph {} misere", words.join(" "))).unwrap();
    let position = game.position("n0 n1 n2 n3 n4 n5").unwrap();
    let error = analyze(&game, &position, Limits { moves: 10, steps: 100_000 }).unwrap_err();
    assert_eq!(error.code, ErrorCode::Budget);
}
