//! Compare named games that are not sums of simple heaps with a plain solver on every small position. On large
//! positions, check that the answers agree with each other.

use std::collections::HashMap;

use crate::common::{agrees_with_itself, check, heaps, truth};
use mexplorer::{Budget, Game, Limits, Opponent, Outcome, analyze, respond};
use proptest::prelude::*;

const PERFECT: Opponent = Opponent { skill: 1.0, seed: 7 };

fn pairs(most: u64) -> Vec<String> {
    (0..=most).flat_map(|a| (0..=most).map(move |b| format!("{a} {b}"))).collect()
}

/// Return every row of up to `length` coins.
fn coins(length: u32) -> Vec<String> {
    let face = |code: u32, i: u32| if code >> i & 1 == 1 { 'H' } else { 'T' };
    let row = |length: u32, code: u32| (0..length).map(|i| face(code, i)).collect();
    (1..=length).flat_map(|n| (0..1 << n).map(move |code| row(n, code))).collect()
}

/// Return every increasing list of squares below `most`.
fn strips(most: u32) -> Vec<String> {
    let squares = |code: u32| (0..most).filter(move |i| code >> i & 1 == 1);
    let text = |code| squares(code).map(|s| s.to_string()).collect::<Vec<_>>().join(" ");
    (1..1u32 << most).map(text).collect()
}

/// Return every chocolate bar of up to `rows` rows with up to `most` squares each.
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
fn a_rectangle_of_chomp_is_won_though_no_move_is_known() {
    let game = Game::parse("chomp").unwrap();
    let position = game.position(&["30"; 20].join(" ")).unwrap();
    let limits = Limits { moves: 50, steps: 100_000 };
    let found = analyze(&game, &position, limits).unwrap();
    assert!(found.outcome == Outcome::N && found.moves.iter().all(|m| !m.wins));
    assert!(respond(&game, &position, PERFECT, &mut Budget::steps(100_000)).is_err());
    // The winning move on a square bar of any size is (2, 2).
    let position = game.position(&["30"; 30].join(" ")).unwrap();
    let found = analyze(&game, &position, limits).unwrap();
    assert_eq!((found.moves[0].text.as_str(), found.moves[0].wins), ("2:2", true));
    let reply = respond(&game, &position, PERFECT, &mut Budget::steps(100_000)).unwrap();
    assert_eq!(reply.text, "2:2");
    // Bars of three rows are solved for a first row of any length.
    for (rows, wins) in [("9007199254740991 800 77", Some(())), ("5 5 3", None), ("7 7 4", None)] {
        let found = analyze(&game, &game.position(rows).unwrap(), Limits::default()).unwrap();
        assert_eq!(found.moves[0].wins, wins.is_some(), "{rows}");
    }
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

/// Return every plant of up to four edges, grown edge by edge from the ground, and some larger plants.
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
        "0-a-b-c 0-d-e 0-f 0-0 g-0",
        "a-b b-c c-0 0-z 0-y y-x 0-0",
        "0-0 0-0 0-a a-b b-b",
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

/// A table of a game lists the values of positions with a single heap, coin or head.
#[test]
fn tables_are_values_of_one() {
    let number: fn(u64) -> String = |n| n.to_string();
    let head: fn(u64) -> String = |n| format!("{}H", "T".repeat(n as usize - 1));
    let games = [
        ("bounded 4", 0, number),
        ("nimble", 0, number),
        ("greedy", 0, number),
        ("silver-dollar", 0, number),
        ("turning-turtles", 1, head),
        ("mock-turtles", 1, head),
        ("ruler", 1, head),
    ];
    for (text, first, position) in games {
        let game = Game::parse(text).unwrap();
        let table = mexplorer::table(&game, 12, &mut Budget::default()).unwrap();
        assert_eq!((table.nimbers.len(), table.nimbers.get(0)), (13, Some(0)), "{text}");
        for n in first..=12 {
            let mut memo = HashMap::new();
            let truth = truth(&game, &game.position(&position(n)).unwrap(), &mut memo);
            let value = table.nimbers.get(n as usize).map(u64::from);
            assert_eq!(value, Some(truth.nimber), "{text} at {n}");
        }
    }
    for text in ["euclid", "chomp", "hackenbush", "nimble misere"] {
        assert!(mexplorer::table(&Game::parse(text).unwrap(), 9, &mut Budget::default()).is_err());
    }
}

/// The example of each game and its random positions can be parsed, played and explored.
#[test]
fn examples_and_drawn_positions_play() {
    for entry in mexplorer::GAMES {
        let game = Game::parse(entry.game).unwrap();
        assert_eq!(game.name(), entry.name);
        let example = game.position(entry.position).unwrap();
        let outcome = mexplorer::outcome(&game, &example, &mut Budget::default()).unwrap();
        assert_eq!(outcome, Outcome::N, "the example of {game} can be won");
        for level in 0..3 {
            for seed in 0..12 {
                let drawn = mexplorer::random_position(&game, seed, level);
                assert_eq!(game.position(&game.text(&drawn)).unwrap(), drawn, "{game}");
                let mut rng = mexplorer::Rng::new(seed);
                let mv = mexplorer::random_move(&game, &drawn, &mut rng).unwrap();
                let typed = mexplorer::find_move(&game, &drawn, &game.move_text(&mv).unwrap());
                assert_eq!(typed.as_ref(), Ok(&mv), "{game} at {}", game.text(&drawn));
            }
        }
    }
}

#[test]
fn game_graphs_hold_what_can_arise() {
    let games = [
        ("euclid", "3 7"),
        ("chomp", "3 2 1"),
        ("nimble misere", "0 2 1"),
        ("silver-dollar", "1 3 4"),
        ("ruler misere", "THH"),
        ("mock-turtles", "THTH"),
        ("greedy", "1 2 2"),
        ("hackenbush", "0-a a-b b-0 b-c"),
    ];
    for (text, position) in games {
        let game = Game::parse(text).unwrap();
        let position = game.position(position).unwrap();
        let graph = mexplorer::explore(&game, &position, 1000, &mut Budget::default()).unwrap();
        let mut memo = HashMap::new();
        let mut truths = graph.nodes.iter().map(|node| {
            let truth = truth(&game, &game.position(&node.text).unwrap(), &mut memo);
            assert_eq!(node.outcome, Outcome::mover_wins(truth.wins(game.misere)), "{text}");
            truth
        });
        let start = truths.next().unwrap();
        let values: Vec<u64> = truths.map(|truth| truth.nimber).collect();
        let first = graph.edges.iter().filter(|edge| edge.0 == 0).map(|edge| edge.1 - 1);
        let options: Vec<u64> = first.map(|i| values[i]).collect();
        let mex = (0..).find(|value| !options.contains(value));
        assert_eq!(mex, Some(start.nimber), "{text}");
    }
}

/// Return a plant of random edges, each from an existing node to an existing node or to a new one.
fn plant(steps: &[(u32, u32)]) -> String {
    let mut nodes = 1;
    let edges = steps.iter().map(|&(from, to)| {
        let (from, to) = (from % nodes, to % (nodes + 1 + nodes / 2));
        let to = if to < nodes { to } else { nodes };
        nodes = nodes.max(to + 1);
        format!("{from}-{to}")
    });
    edges.collect::<Vec<_>>().join(" ")
}

fn row(faces: &[bool]) -> String {
    faces.iter().map(|head| if *head { 'H' } else { 'T' }).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_plant(steps in prop::collection::vec((0u32..9, 0u32..9), 1..8)) {
        check("hackenbush", &[plant(&steps)]);
    }

    #[test]
    fn large_plants(steps in prop::collection::vec((any::<u32>(), any::<u32>()), 1..90)) {
        agrees_with_itself("hackenbush", &plant(&steps));
    }

    /// Plants of cycles with branches, in which cutting an edge of a cycle leaves paths of bridges.
    #[test]
    fn rings(lengths in prop::collection::vec((1u32..9, 0u32..5), 1..9), foot in 0u32..4) {
        let mut edges: Vec<String> = (0..foot).map(|i| format!("{i}-{}", i + 1)).collect();
        let mut next = foot + 1;
        for (length, at) in lengths {
            let start = at.min(next - 1);
            let mut last = start;
            for _ in 1..length {
                edges.push(format!("{last}-{next}"));
                (last, next) = (next, next + 1);
            }
            edges.push(format!("{last}-{start}"));
        }
        agrees_with_itself("hackenbush", &edges.join(" "));
    }

    #[test]
    fn stalks(heights in prop::collection::vec(1u32..60, 1..9)) {
        let mut edges = Vec::new();
        for (i, height) in heights.iter().enumerate() {
            edges.push(format!("0-s{i}_1"));
            edges.extend((1..*height).map(|n| format!("s{i}_{}-s{i}_{n}", n + 1)));
        }
        edges.rotate_left(heights[0] as usize / 2);
        agrees_with_itself("hackenbush misere", &edges.join(" "));
    }

    #[test]
    fn any_row(faces in prop::collection::vec(any::<bool>(), 1..8)) {
        check("turning-turtles", &[row(&faces)]);
        check("mock-turtles", &[row(&faces)]);
        check("ruler", &[row(&faces)]);
    }

    #[test]
    fn long_rows(faces in prop::collection::vec(any::<bool>(), 1..300)) {
        for game in ["turning-turtles", "mock-turtles", "ruler"] {
            agrees_with_itself(game, &row(&faces));
        }
    }

    #[test]
    fn large_heaps(
        heaps in prop::collection::vec(0u64..=mexplorer::MAX_HEAP, 2..7),
        repeat in 1usize..4,
        k in 1u64..40,
    ) {
        let text = |heaps: &[u64]| {
            heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
        };
        for misere in ["", " misere"] {
            agrees_with_itself(&format!("euclid{misere}"), &text(&heaps[..2]));
            agrees_with_itself(&format!("nimble{misere}"), &text(&heaps));
            agrees_with_itself(&format!("bounded {k}{misere}"), &text(&heaps));
            agrees_with_itself(&format!("greedy{misere}"), &text(&heaps));
            agrees_with_itself(&format!("greedy{misere}"), &text(&heaps.repeat(repeat)));
            let mut squares = heaps.clone();
            squares.sort_unstable();
            squares.dedup();
            agrees_with_itself(&format!("silver-dollar{misere}"), &text(&squares));
        }
    }

    #[test]
    fn close_heaps_of_euclid(a in 1u64..1 << 52, by in 0u64..40) {
        // Choose the second heap near the golden ratio times the first, where the outcome changes.
        let golden = (u128::from(a) + (5 * u128::from(a) * u128::from(a)).isqrt()) / 2;
        for misere in ["", " misere"] {
            let text = format!("{a} {}", golden as u64 + by - 20.min(golden as u64));
            agrees_with_itself(&format!("euclid{misere}"), &text);
        }
    }

    #[test]
    fn long_bars(rows in prop::collection::vec(1u64..60, 1..4), length in 1u64..1 << 53) {
        for misere in ["", " misere"] {
            let mut rows = rows.clone();
            rows.sort_unstable_by(|a, b| b.cmp(a));
            let text = |rows: &[u64]| {
                rows.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
            };
            agrees_with_itself(&format!("chomp{misere}"), &text(&rows));
            rows[0] = rows[0].max(length);
            agrees_with_itself(&format!("chomp{misere}"), &text(&rows));
        }
    }
}
