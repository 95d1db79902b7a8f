//! Test problems on boards, graphs and trees: the samples of the judges, errors of inputs, large inputs, and the
//! positions shown on the board.

use mexplorer::{Budget, Game, Limits, Outcome, Rng, analyze, outcome};
use mexplorer_judges::{Shown, judge_position, random_test};

use super::{answer, refused, shown};

#[test]
fn the_samples_of_the_judges() {
    assert_eq!(answer("P6560", "7 7 1\n1 2\n2 3\n3 4\n4 5\n3 6\n7 5\n6 7\n1 5"), "1");
    assert_eq!(answer("P6560", "5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3"), "0\n1");
    assert_eq!(answer("P4136", "2\n0"), "Alice");
    let peaks = "4 5\n2 2\n1 2\n1 1\n1 3\n4 2";
    assert_eq!(answer("P4617", peaks), "Slavko\nMirko\nMirko\nMirko");
    assert_eq!(answer("P4055", "3 3\n.##\n...\n#.#"), "WIN\n2 3\n3 2");
    assert_eq!(answer("AGC010F", "3\n1 2 3\n1 2\n2 3"), "2");
    assert_eq!(answer("AGC010F", "5\n5 4 1 2 3\n1 2\n1 3\n2 4\n2 5"), "1 2");
    assert_eq!(answer("AGC010F", "3\n1 1 1\n1 2\n2 3"), "");
    let first = "8\n1 1 0 1 0 0 1 0\n1 2\n1 3\n2 6\n3 4\n3 5\n5 7\n7 8";
    assert_eq!(answer("COT3", first), "5");
    let second = "20\n1 1 1 0 1 1 1 0 1 0 0 0 1 0 1 0 0 0 0 0\n1 2 2 3 2 4 1 5 1 6 5 7 5 8 2 9 8 10 \
                  1 11 1 12 9 13 6 14 14 15 7 16 11 17 2 18 7 19 12 20";
    assert_eq!(answer("COT3", second), "8\n11\n12");
    assert_eq!(answer("P7864", "2\n3\n1 1\n4\n1 2 3"), "1\n0");
    assert_eq!(answer("P8347", "1\n5\n2 4\n1 2\n3 1\n5 2"), "Hifuu");
    let eleven = "1\n11\n1 2\n1 3\n1 4\n2 5\n2 6\n4 7\n5 8\n5 9\n9 10\n9 11";
    assert_eq!(answer("P8347", eleven), "Hifuu");
    assert_eq!(answer("P8347", "1\n2\n1 2"), "Luna");
    let rows = "8\n3\nBRB\n5\nRRBBB\n6\nRBRBRB\n8\nBBRRBRRB\n6\nBRRBRB\n12\nRBRBRBRBRRBB\n12\n\
                RBRBRBRBBBRR\n4\nRBBR";
    assert_eq!(answer("CF1704F", rows), "Bob\nBob\nAlice\nAlice\nAlice\nAlice\nBob\nBob");
    assert_eq!(answer("CF1149E", "4 2\n2 1 1 5\n1 2\n3 4"), "WIN\n1 5 1 5");
    assert_eq!(answer("CF1149E", "4 2\n1 5 1 5\n1 2\n3 4"), "LOSE");
    assert_eq!(answer("CF1149E", "3 3\n314 159 265\n1 2\n1 3\n3 2"), "WIN\n0 0 0");
    assert_eq!(answer("CF1149E", "6 4\n2 2 5 5 6 6\n1 3\n2 4\n3 5\n4 6"), "LOSE");
    assert_eq!(answer("CF1451F", "3\n1 1\n0\n1 3\n0 0 5\n2 2\n0 1\n1 0"), "Jeel\nAshish\nJeel");
    assert_eq!(answer("P1971", "1 6\nXO.OXO\n1\n1 2\n1 1"), "1\n1");
    let second = "3 3\nXOX\nO.O\nXOX\n4\n2 3\n1 3\n1 2\n1 1\n2 1\n3 1\n3 2\n3 3";
    assert_eq!(answer("P1971", second), "0");
    assert_eq!(answer("P1971", "4 4\nOOXX\nOXXO\nOO.O\nXXXO\n2\n3 2\n2 2\n1 2\n1 3"), "2\n1\n2");
    assert_eq!(answer("AGC002E", "2\n1 3"), "First");
    assert_eq!(answer("AGC002E", "3\n1 2 1"), "First");
    assert_eq!(answer("AGC002E", "3\n1 2 3"), "Second");
}

#[test]
fn what_is_small_or_empty() {
    assert_eq!(answer("P4136", "1 0"), "Bob");
    assert_eq!(answer("P4136", "0"), "");
    assert_eq!(answer("P6560", "2 0 2 1 2 2 1"), "-1\n-1");
    assert_eq!(answer("P6560", "1 0 0"), "");
    // Test an edge from a node to itself, and repeated edges.
    assert_eq!(answer("P6560", "2 4 2 1 1 1 2 1 2 2 2 1 2 2 1"), "1\n0");
    assert_eq!(answer("P4617", "0 0"), "");
    assert_eq!(answer("P4617", "1 2 1 1 1 1"), "Slavko");
    assert_eq!(answer("P4055", "1 1 #"), "LOSE");
    assert_eq!(answer("P4055", "1 1 ."), "WIN\n1 1");
    assert_eq!(answer("P4055", "1 2 ．＃"), "WIN\n1 1");
    assert_eq!(answer("AGC010F", "1 5"), "");
    assert_eq!(answer("AGC010F", "2 0 1 1 2"), "2");
    assert_eq!(answer("COT3", "1 0"), "1");
    assert_eq!(answer("COT3", "1 1"), "-1");
    assert_eq!(answer("P7864", "2 1 2 1"), "1\n0");
    assert_eq!(answer("P8347", "1 2 1 2"), "Luna");
    assert_eq!(answer("P8347", "1 3 1 2 2 3"), "Hifuu");
    assert_eq!(answer("CF1704F", "5 0 1 R 1 B 2 RR 2 RB"), "Bob\nBob\nBob\nAlice\nAlice");
    assert_eq!(answer("CF1149E", "0 0"), "LOSE");
    assert_eq!(answer("P1971", "1 1 . 0"), "0");
    assert_eq!(answer("AGC002E", "1 1"), "Second");
    assert_eq!(answer("AGC002E", "1 2"), "First");
}

#[test]
fn mistakes_on_boards_have_their_spots() {
    let said = |code: &'static str, start: usize, end: usize, facts: &str| {
        (code, Some((start, end)), facts.to_string())
    };
    assert_eq!(refused("P4055", "2 2\n.x\n.."), said("stray-character", 5, 6, "found=x signs=.#"));
    assert_eq!(
        refused("P4055", "2 2\n..\n..."),
        said("wrong-count", 7, 10, "expected=squares count=2 found=3")
    );
    assert_eq!(
        refused("P4055", "2 2\n..\n"),
        said("missing-input", 6, 7, "expected=a row of squares announced=2 found=1")
    );
    assert_eq!(refused("P4055", "0 2"), said("expected-number", 0, 1, "least=1 found=0"));
    assert_eq!(refused("P4055", "300 200"), said("too-many", 4, 7, "limit=40000 found=60000"));
    assert_eq!(refused("P4055", "9007199254740991 9007199254740991").0, "too-many");
    assert_eq!(refused("P4055", "1 2\n.中"), said("stray-character", 5, 6, "found=中 signs=.#"));
    assert_eq!(refused("P1971", "1 2 XO 0"), said("wrong-count", 4, 6, "expected=empty found=0"));
    assert_eq!(
        refused("P1971", "2 2 .O .X 0"),
        said("wrong-count", 7, 9, "expected=empty found=2")
    );
    assert_eq!(
        refused("P1971", "1 3 .OX 1 1 3 1 2"),
        said("illegal-move", 10, 11, "found=1 3 piece=O")
    );
    assert_eq!(
        refused("P1971", "1 3 .OX 1 1 2 1 1"),
        said("illegal-move", 14, 15, "found=1 1 piece=X")
    );
    assert_eq!(refused("P1971", "1 3 .OX 1 9 9 1 1").0, "illegal-move");
    assert_eq!(refused("P1971", "1 3 .OX 1 1 2").0, "missing-input");
    assert_eq!(refused("P4136", "-1"), said("negative-number", 0, 2, "found=-1"));
    assert_eq!(refused("P4136", "3").0, "missing-input");
    assert_eq!(refused("P4617", "2 1 1 3"), said("unknown-node", 6, 7, "name=3"));
    assert_eq!(refused("P6560", "2 1 1 1 2 1 3"), said("unknown-node", 12, 13, "name=3"));
    assert_eq!(refused("P6560", "0 0 1 1 1").0, "unknown-node");
    assert_eq!(refused("P6560", "2 1 1 1 2 2 2"), said("wrong-order", 12, 13, "found=2 of=end"));
    assert_eq!(refused("AGC010F", "3 1 1 1 1 2 2 1").0, "cycle");
    assert_eq!(refused("AGC010F", "2 1 -1 1 2"), said("negative-number", 4, 6, "found=-1"));
    assert_eq!(refused("COT3", "2 0 2 1 2"), said("stray-character", 4, 5, "found=2 signs=01"));
    assert_eq!(refused("P7864", "1 3 2 1"), said("cycle", 4, 5, "cycle=2,2"));
    assert_eq!(refused("P7864", "1 3 3 2"), said("cycle", 6, 7, "cycle=2,3"));
    assert_eq!(refused("P8347", "1 1").0, "missing-input");
    assert_eq!(refused("CF1704F", "1 3 RGB"), said("stray-character", 5, 6, "found=G signs=RB"));
    assert_eq!(
        refused("CF1704F", "1 3 RB"),
        said("wrong-count", 4, 6, "expected=squares count=3 found=2")
    );
    assert_eq!(refused("CF1149E", "2 2 1 1 1 2 2 1").0, "cycle");
    assert_eq!(
        refused("CF1451F", "1 2000 2000"),
        said("too-many", 7, 11, "limit=1000000 found=4000000")
    );
    assert_eq!(refused("AGC002E", "0"), said("expected-number", 0, 1, "least=1 found=0"));
    assert_eq!(refused("AGC002E", "2 1 0"), said("expected-number", 4, 5, "least=1 found=0"));
}

/// Return the edges of a tree on the nodes 1 to n; `below` gives the earlier node to which each node is attached.
fn grown(nodes: u64, below: impl Fn(u64) -> u64) -> String {
    (2..=nodes).map(|node| format!("\n{} {node}", below(node))).collect()
}

#[test]
fn large_boards_are_answered() {
    assert_eq!(answer("P4136", "9007199254740991 9007199254740990 0"), "Bob\nAlice");
    assert_eq!(answer("P4136", &format!("{}0", "8 ".repeat(100_000))).lines().count(), 100_000);
    let open = format!("200 200\n{}", format!("{}\n", ".".repeat(200)).repeat(200));
    assert_eq!(answer("P4055", &open), "LOSE");
    let odd = format!("199 199\n{}", format!("{}\n", ".".repeat(199)).repeat(199));
    assert_eq!(answer("P4055", &odd).lines().count(), 1 + (199_usize * 199).div_ceil(2));
    let comb = format!(
        "100 101\n{}",
        format!("{}\n{}\n", ".".repeat(101), ".#".repeat(50) + ".").repeat(50)
    );
    assert!(answer("P4055", &comb).starts_with("WIN"));
    // Peaks and valleys that form a single chain.
    let roads = |peaks: u64| (1..=peaks).map(move |p| format!("\n{p} {p}\n{p} {}", p % peaks + 1));
    let chain: String = roads(50_000).collect();
    assert!(!answer("P4617", &format!("50000 100000{chain}")).contains("Mirko"));
    let mut rng = Rng::new(4);
    let many: String = (0..150_000)
        .map(|_| format!("\n{} {}", rng.within(1, 50_000), rng.within(1, 50_000)))
        .collect();
    assert_eq!(answer("P4617", &format!("50000 150000{many}")).lines().count(), 50_000);
    // The empty square visits 40 × 40 squares row by row, in alternating directions.
    let mut spiral = vec![(0_u32, 0_u32)];
    for row in 0..40 {
        let columns: Vec<u32> =
            if row % 2 == 0 { (0..40).collect() } else { (0..40).rev().collect() };
        spiral.extend(columns.into_iter().map(|column| (row, column)).skip(usize::from(row == 0)));
    }
    let sign = |row: u32, column: u32| match (row + column) % 2 {
        _ if (row, column) == (0, 0) => '.',
        1 => 'O',
        _ => 'X',
    };
    let rows: String =
        (0..40).map(|r| (0..40).map(|c| sign(r, c)).collect::<String>() + "\n").collect();
    let moves: String =
        spiral[1..1599].iter().map(|(r, c)| format!("\n{} {}", r + 1, c + 1)).collect();
    // Dominoes cover the board: the player to move wins at every step, so no move is a mistake.
    assert_eq!(answer("P1971", &format!("40 40\n{rows}799{moves}")).lines().next(), Some("0"));
}

#[test]
fn large_graphs_and_trees_are_answered() {
    let mut rng = Rng::new(9);
    let (nodes, edges, questions) = (100_000, 500_000, 500);
    let mut pair = |n: u64| format!("\n{} {}", rng.within(1, n), rng.within(1, n));
    let body: String = (0..edges + questions).map(|_| pair(nodes)).collect();
    let answers = answer("P6560", &format!("{nodes} {edges} {questions}{body}"));
    assert_eq!(answers.lines().count(), 500);
    let path: String = grown(100_000, |node| node - 1);
    let asked = "\n1 100000\n2 100000\n100000 1".repeat(100);
    let answers = answer("P6560", &format!("100000 99999 300{path}{asked}"));
    assert_eq!(answers, ["1\n-1\n-1"; 100].join("\n"));
    let many =
        |count: u64, each: &str| format!("{count}\n{}", vec![each; count as usize].join(" "));
    let up: Vec<String> = (1..=200_000).map(|stones: u64| stones.to_string()).collect();
    let stones = format!("200000\n{}{}", up.join(" "), grown(200_000, |node| node - 1));
    assert_eq!(answer("AGC010F", &stones).split(' ').count(), 100_000);
    let star = grown(200_000, |_| 1);
    assert_eq!(answer("AGC010F", &format!("{}{star}", many(200_000, "1"))), "");
    for tree in [grown(100_000, |node| node - 1), grown(100_000, |_| 1), grown(100_000, |n| n / 2)]
    {
        let white = answer("COT3", &format!("{}{tree}", many(100_000, "0")));
        assert!(white.lines().count() > 0 && white != "-1");
    }
    let parents: Vec<String> = (1..1_000_000).map(|node| node.to_string()).collect();
    assert_eq!(answer("P7864", &format!("1 1000000 {}", parents.join(" "))), "0");
    let bush = vec!["1"; 999_999].join(" ");
    assert_eq!(answer("P7864", &format!("1 1000000 {bush}")), "1");
    assert_eq!(answer("P8347", &format!("1 1000000{}", grown(1_000_000, |_| 1))), "Luna");
    assert_eq!(answer("P8347", &format!("1 999999{}", grown(999_999, |_| 1))), "Hifuu");
    let row = "RB".repeat(250_000);
    assert_eq!(answer("CF1704F", &format!("1 500000 {row}")).lines().count(), 1);
    let rows = "4 RBBR 5 RRBBB ".repeat(60_000);
    assert_eq!(answer("CF1704F", &format!("120000 {rows}")).lines().count(), 120_000);
    let taxes = many(200_000, "9007199254740991");
    let (_, taxes) = taxes.split_once('\n').unwrap();
    let roads = grown(200_000, |node| node - 1);
    assert_eq!(answer("CF1149E", &format!("200000 199999\n{taxes}{roads}")), "LOSE");
    let numbers = vec!["9007199254740991"; 1_000_000].join(" ");
    assert_eq!(answer("CF1451F", &format!("1 1000 1000 {numbers}")), "Ashish");
    assert_eq!(answer("AGC002E", &many(1_000_000, "9007199254740991")), "First");
    assert_eq!(answer("AGC002E", &many(1_000_000, "1000000")), "Second");
}

/// Return the positions that the board shows for an input.
fn places(id: &str, input: &str) -> Vec<(Game, mexplorer::Position)> {
    let all = match judge_position(id, input).unwrap() {
        Shown::Place(place) => vec![place],
        Shown::Cases { cases } => cases,
        shown => panic!("{id} {shown:?}"),
    };
    let read = |place: mexplorer::Place| {
        let game = Game::parse(&place.game).unwrap();
        let position = game.position(&place.position).unwrap();
        (game, position)
    };
    all.into_iter().map(read).collect()
}

/// Return the winning moves in the analysis of the shown position.
fn marked(id: &str, input: &str) -> Vec<String> {
    let (game, position) = places(id, input).remove(0);
    let found = analyze(&game, &position, Limits::default()).unwrap();
    let wins = found.moves.into_iter().filter(|mv| mv.wins);
    let mut texts: Vec<String> = wins.map(|mv| mv.text).collect();
    texts.sort();
    texts
}

#[test]
fn boards_mark_the_moves_that_are_listed() {
    let sorted = |mut texts: Vec<String>| {
        texts.sort();
        texts
    };
    for seed in 0..60 {
        let input = random_test("P4617", seed).unwrap();
        let output = answer("P4617", &input);
        let first = (1..).zip(output.lines()).filter(|(_, winner)| *winner == "Mirko");
        let first = first.map(|(peak, _)| format!("start>p{peak}")).collect();
        assert_eq!(marked("P4617", &input), sorted(first), "{input}");

        let input = random_test("P4055", seed).unwrap();
        let output = answer("P4055", &input);
        let first =
            output.lines().skip(1).map(|square| format!("start>{}", square.replace(' ', "_")));
        assert_eq!(marked("P4055", &input), sorted(first.collect()), "{input}");

        let input = random_test("COT3", seed).unwrap();
        let output = answer("COT3", &input);
        let first = output.lines().filter(|node| *node != "-1").map(|node| format!("-{node}"));
        assert_eq!(marked("COT3", &input), sorted(first.collect()), "{input}");
    }
}

#[test]
fn boards_show_who_wins() {
    let mut budget = Budget::default();
    for seed in 0..60 {
        let input = random_test("P6560", seed).unwrap();
        let output = answer("P6560", &input);
        let all = places("P6560", &input);
        assert_eq!(all.len(), output.lines().count(), "{input}");
        for ((game, position), said) in all.iter().zip(output.lines()) {
            let found = match outcome(game, position, &mut budget).unwrap() {
                Outcome::N => "1",
                Outcome::P => "-1",
                Outcome::D => "0",
            };
            assert_eq!(found, said, "{input}");
        }
        let input = random_test("AGC010F", seed).unwrap();
        let output = answer("AGC010F", &input);
        let (game, position) = places("AGC010F", &input).remove(0);
        let wins = outcome(&game, &position, &mut budget).unwrap() == Outcome::N;
        assert_eq!(wins, !output.is_empty(), "{input}");
        let input = random_test("CF1704F", seed).unwrap();
        let output = answer("CF1704F", &input);
        let rows = input.split_whitespace().skip(2).step_by(2);
        for (((game, position), said), row) in
            places("CF1704F", &input).iter().zip(output.lines()).zip(rows)
        {
            if 2 * row.matches('R').count() == row.len() {
                let wins = outcome(game, position, &mut budget).unwrap() == Outcome::N;
                assert_eq!(wins, said == "Alice", "{input}");
            }
        }
        assert_eq!(places("P8347", &random_test("P8347", seed).unwrap()).len(), 0);
    }
    let place =
        |game: &str, position: &str| format!(r#"{{"game":"{game}","position":"{position}"}}"#);
    assert_eq!(
        shown("P4055", "2 2 .. #."),
        place("geography start-1_1 start-1_2 start-2_2 1_1-1_2 1_2-2_2", "start")
    );
    assert_eq!(shown("P4055", "1 1 #"), place("geography - start", "start"));
    assert_eq!(shown("P1971", "1 4 OX.O 0"), place("geography 1_3-1_4", "1_3"));
    assert_eq!(shown("COT3", "4 0 1 0 1 1 2 2 3 2 4"), place("uproot", "0-1 1-3"));
    assert_eq!(shown("AGC010F", "3 1 2 3 1 2 2 3"), place("graph 2>1 3>2", "2"));
    assert_eq!(shown("AGC002E", "2 1 3"), place("graph 0_0>1_0 0_0>0_1 0_1>0_2", "0_0"));
    assert_eq!(
        shown("AGC002E", "3 9007199254740991 1 1"),
        place(
            "graph 0_0>1_0 0_0>0_1 0_1>0_2 0_2>0_3 0_3>0_4 0_4>0_5 0_5>0_6 0_6>0_7 0_7>0_8 0_8>0_9 \
             0_9>0_10 1_0>2_0",
            "0_0"
        )
    );
    let cases = |all: &[String]| format!(r#"{{"cases":[{}]}}"#, all.join(","));
    assert_eq!(
        shown("P7864", "2 3 1 1 4 1 2 3"),
        cases(&[place("moore 2", "1 1"), place("moore 1", "0")])
    );
    assert_eq!(
        shown("P4136", "1 2 0"),
        cases(&[
            place("geography - 1_1", "1_1"),
            place("geography 1_1-1_2 1_1-2_1 1_2-2_2 2_1-2_2", "1_1")
        ])
    );
    assert_eq!(shown("CF1451F", "1 2 2 0 1 3 0"), cases(&[place("nim", "1 3")]));
    assert_eq!(shown("CF1149E", "4 2 2 1 1 5 1 2 3 4"), place("nim", "2 1"));
    assert_eq!(shown("P8347", "1 2 1 2"), cases(&[]));
}
