//! Check every sentence of an explanation against plain play: derive each claim about a position again from the moves
//! alone, for every game of the list, at the positions of random play.

mod crosses;
mod each;
mod loops;
mod numbers;
mod pieces;
mod planes;
mod report;
mod said;
mod sums;
mod tables;
mod terms;
mod trees;
mod walks;
mod worked;

use std::collections::{BTreeSet, HashMap};

use crate::common::{Truth, heaps, next, truth};
use mexplorer::explain::{MoveRow, MovesRole, Step};
use mexplorer::{
    Analysis, GAMES, Game, Limits, Outcome, Position, Rng, analyze, explore, random_move,
    random_position,
};

/// A position, its analysis, and the results of plain play.
struct Case<'c> {
    game: &'c Game,
    position: Position,
    found: Analysis,
    truth: Truth,
    memo: &'c mut HashMap<Position, Truth>,
}

impl Case<'_> {
    fn wins(&mut self, position: &Position) -> bool {
        truth(self.game, position, self.memo).wins(self.game.misere)
    }

    /// Return the position after the first move of the analysis, which is the move that the argument explains.
    fn first(&self) -> Position {
        self.game.position(&self.found.moves[0].to).unwrap()
    }

    fn options(&self) -> Vec<Position> {
        next(self.game, &self.position)
    }

    fn context(&self) -> String {
        format!("{} at {}", self.game, self.found.position)
    }
}

/// Compare all claims about positions with plain play; return the kinds of the sentences that
/// occurred.
fn check(game_text: &str, positions: &[String]) -> BTreeSet<String> {
    let mut met = BTreeSet::new();
    for misere in [false, true] {
        let text = if misere { format!("{game_text} misere") } else { game_text.to_string() };
        let game = Game::parse(&text).unwrap();
        let mut memo = HashMap::new();
        for text in positions {
            let position = game.position(text).unwrap();
            let found = analyze(&game, &position, Limits { moves: usize::MAX, steps: 1 << 40 });
            let truth = truth(&game, &position, &mut memo);
            let found = found.unwrap();
            let mut case = Case { game: &game, position, found, truth, memo: &mut memo };
            met.extend(explained(&mut case));
        }
    }
    met
}

/// Check one explanation against plain play, and return the ids of its claims.
fn explained(case: &mut Case<'_>) -> Vec<String> {
    let mut met = Vec::new();
    let context = case.context();
    let over = case.found.moves.is_empty();
    let first = case.found.moves.first().filter(|m| m.wins).map(|m| m.text.clone());
    for step in case.found.why.clone() {
        for claim in step.claims() {
            said::check(case, claim);
            met.push(claim.id.to_string());
        }
        match &step {
            Step::Sentences { claims, .. } => assert!(!claims.is_empty(), "{context}"),
            Step::Table(table) | Step::Period { table, .. } => tables::table(case, table),
            Step::Picture { drawing, .. } => tables::drawing(case, drawing),
            Step::Moves { role: MovesRole::Refutations, from, rows, more, .. } => {
                refuted(case, from, rows, more.0);
                met.push("refutations".into());
            }
            Step::Moves { from, rows, .. } => {
                assert_eq!(*from, case.found.position, "{context}");
                let played = rows.iter().map(|row| row.played.text.clone());
                assert_eq!(played.collect::<Vec<_>>(), Vec::from_iter(first.clone()), "{context}");
            }
            Step::Sum { rows, total: Some(total), .. } if !case.game.misere => {
                assert_eq!(total.0, case.truth.nimber, "{context}");
                if over {
                    assert!(rows.iter().all(|row| row.value.0 == 0), "sum-end, {context}");
                }
            }
            Step::Sum { modulus, rows, more: 0, total: None, columns, .. } => {
                for column in columns {
                    let ones = rows.iter().filter(|row| row.value.0 >> column.bit & 1 == 1);
                    assert_eq!(ones.count() as u64, column.ones, "{context}");
                    assert_eq!(column.ones % modulus, column.residue, "{context}");
                }
            }
            Step::Mex { text, options, more: 0, mex } => {
                let values: Vec<u64> = options.iter().map(|option| option.nimber.0).collect();
                let least = (0..).find(|v| !values.contains(v)).unwrap();
                assert_eq!(least, mex.0, "mex of {text}, {context}");
            }
            _ => {}
        }
    }
    // Check that every explanation contains an argument, not only the name of a theorem.
    let argued = |step: &Step| match step {
        Step::Mex { .. } | Step::Moves { role: MovesRole::Refutations, .. } => true,
        step => step.argues(),
    };
    let ended = ["ones-none", "ones-residue", "largest-heaps", "largest-ones"];
    let told =
        case.found.why.iter().any(|step| {
            argued(step) || step.claims().iter().any(|claim| ended.contains(&claim.id))
        });
    assert!(over || told, "no argument, {context}");
    met
}

/// Check that each move of a lost position is listed and that the listed answer to it wins.
fn refuted(case: &mut Case<'_>, text: &str, rows: &[MoveRow], more: u128) {
    let (game, context) = (case.game, case.context());
    let lost = game.position(text).unwrap();
    if case.found.outcome == Outcome::N {
        assert_eq!(lost, case.first(), "{context}");
    } else {
        assert_eq!(lost, case.position, "{context}");
    }
    assert!(!case.wins(&lost), "{context}");
    let all: BTreeSet<String> = next(game, &lost).iter().map(|p| game.text(p)).collect();
    let told: BTreeSet<String> = rows.iter().map(|row| row.played.to.clone()).collect();
    assert_eq!(told.len(), rows.len(), "each move once, {context}");
    assert!(told.is_subset(&all), "{context}");
    assert_eq!(told.len() as u128 + more, all.len() as u128, "{context}");
    for row in rows {
        let after = game.position(&row.played.to).unwrap();
        let replies: Vec<String> = next(game, &after).iter().map(|p| game.text(p)).collect();
        match &row.answer {
            None => assert!(game.misere && replies.is_empty(), "{context}"),
            Some(answer) => {
                assert!(replies.contains(&answer.to), "{context}");
                let to = game.position(&answer.to).unwrap();
                assert!(!case.wins(&to), "{} after {}, {context}", answer.text, row.played.text);
            }
        }
    }
}

/// The greatest number of positions that random play leaves for plain play: a position with all its followers.
const FEW: usize = 60;

/// Play at random until a position and its followers are at most `FEW` positions. Return these positions as texts.
fn small_ones(game: &Game, start: Position, rng: &mut Rng) -> Vec<String> {
    let mut position = start;
    loop {
        let graph = explore(game, &position, FEW, &mut mexplorer::Budget::default()).unwrap();
        if !graph.truncated {
            return graph.nodes.into_iter().map(|node| node.text).collect();
        }
        let mv = random_move(game, &position, rng).unwrap();
        position = game.apply(&position, &mv).unwrap();
    }
}

#[test]
fn every_game_of_the_list_is_explained_truly() {
    for entry in GAMES {
        let game = Game::parse(entry.game).unwrap();
        let mut texts = BTreeSet::new();
        for seed in 0..6 {
            let start = match seed {
                0 => game.position(entry.position).unwrap(),
                _ => random_position(&game, seed, seed % 3),
            };
            texts.extend(small_ones(&game, start, &mut Rng::new(seed)));
        }
        check(entry.game, &texts.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn every_kind_of_sentence_is_met_and_true() {
    let mut met = BTreeSet::new();
    let mut meet = |game: &str, positions: &[String]| met.extend(check(game, positions));
    meet("nim", &heaps(3, 4));
    meet("subtract 1 3 4", &heaps(2, 9));
    for k in 1..=3 {
        meet(&format!("moore {k}"), &heaps(3, 4));
    }
    meet("moore 2", &heaps(4, 2));
    meet("moore 2", &["1 2 2 3 3".into(), "2 3 5 6".into()]);
    meet("staircase", &heaps(3, 3));
    meet("merge", &heaps(4, 4));
    meet("merge", &heaps(6, 2));
    meet("split", &heaps(1, 5));
    meet("split", &heaps(2, 3));
    meet("divisors", &heaps(2, 9));
    meet("divisors", &heaps(1, 40));
    meet("lasker", &heaps(2, 8));
    meet("subtract 1..3", &heaps(2, 8));
    meet("subtract 2..5", &heaps(2, 8));
    meet("race 3..9", &heaps(1, 40));
    meet("race 2..5", &heaps(2, 9));
    meet("greedy", &heaps(3, 4));
    meet("silver-dollar", &["0 2 5", "1 4 6 9", "3", "0 1 2"].map(String::from));
    let plants = ["0-a a-b b-c c-a 0-d d-e", "0-a a-b a-c", "0-a a-0", "0-a a-b b-a b-c c-b"];
    meet("hackenbush", &plants.map(String::from));
    let pairs: Vec<String> =
        (1..13).flat_map(|a| (1..13).map(move |b| format!("{a} {b}"))).collect();
    meet("wythoff", &pairs);
    meet("two-boxes", &pairs);
    let boxes = heaps(4, 4).into_iter().filter(|text| text.len() == 7 && !text.contains('0'));
    meet("e-and-d", &boxes.chain(pairs.iter().cloned()).collect::<Vec<_>>());
    meet("end-nim", &heaps(3, 4));
    meet("end-nim", &["1 2 3 4".into(), "4 2 3 1".into(), "2 1 1 4".into()]);
    meet("boxes", &heaps(4, 3));
    meet("poker-nim 2", &heaps(2, 3));
    meet("ring 0.77", &heaps(2, 6));
    meet("ring 0.77", &["5r 2".into(), "3 1r 2r".into(), "4r 3r".into()]);
    let sheets = ["4x5", "2x4 4x4", "5x4 2x3", "3x3", "6x4", "1x1", "4x4 4x5"].map(String::from);
    meet("cut 2", &sheets);
    meet("cut 1", &["3x2", "2x2 1x2", "1x1", "1x4 1x2"].map(String::from));
    meet("euclid", &pairs);
    let mut fibonacci: Vec<String> = (0..35).map(|n| n.to_string()).collect();
    fibonacci.extend((1..25).flat_map(|n| (1..10).map(move |most| format!("{n}:{most}"))));
    for times in [1, 2, 3, 5] {
        meet(&format!("fibonacci {times}"), &fibonacci);
    }
    let rows = (1..7).flat_map(|a| (1..=a).map(move |b| format!("{a} {b}")));
    meet("chomp", &rows.collect::<Vec<_>>());
    meet("chomp", &["3 3 3".into(), "3 3 2".into(), "2 2 2 2".into()]);
    let coins = |n: u32| {
        (1..1u32 << n).map(move |row| {
            (0..n).map(|i| if row >> i & 1 == 1 { 'H' } else { 'T' }).collect::<String>()
        })
    };
    for game in ["turning-turtles", "mock-turtles", "ruler"] {
        meet(game, &coins(7).collect::<Vec<_>>());
    }
    meet("letters", &["AABBC", "AAAAB", "ABCABC", "AAAAAAA", "AB"].map(String::from));
    meet("graph a>b a>c b>c d>a d>b", &["a a b", "d d a", "d b", "a b", "d"].map(String::from));
    meet("kayles", &heaps(2, 6));
    meet("dawson", &["11".into()]);
    meet("octal 0.53", &["6".into()]);
    for game in numbers::GAMES {
        meet(game, &["0 0", "3 2", "1 4 2 2", "5 5", "2 0 0 3", "6 1"].map(String::from));
    }
    for (game, positions) in walks::examples()
        .into_iter()
        .chain(planes::examples())
        .chain(each::examples())
        .chain(crosses::examples())
        .chain(pieces::examples())
        .chain(trees::examples())
        .chain(terms::examples())
    {
        meet(&game, &positions);
    }
    met.extend(loops::all());
    met.extend(terms::open());
    let all: BTreeSet<String> = said::KINDS
        .iter()
        .chain(loops::KINDS)
        .chain(&numbers::KINDS)
        .chain(&walks::KINDS)
        .chain(&planes::KINDS)
        .chain(&each::KINDS)
        .chain(&crosses::KINDS)
        .chain(&pieces::KINDS)
        .chain(&trees::KINDS)
        .chain(&terms::KINDS)
        .chain(tables::KINDS)
        .map(|id| (*id).to_string())
        .collect();
    assert_eq!(all.difference(&met).collect::<Vec<_>>(), Vec::<&String>::new(), "never met");
}
