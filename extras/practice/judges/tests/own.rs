//! Compare games given by their lines, used as problems, with plain play.

use std::collections::HashMap;

use mexplorer::Budget;
use mexplorer_judges::{
    judge, judge_position, large_test, limits, random_test, small_tests, smaller_tests,
};

/// A function that returns the options of a piece.
type Options = fn(&[u64]) -> Vec<Vec<u64>>;

/// Return whether the player to move wins, by a search over whole positions.
fn wins(
    position: &[Vec<u64>],
    options: Options,
    misere: bool,
    known: &mut HashMap<Vec<Vec<u64>>, bool>,
) -> bool {
    let mut key = position.to_vec();
    key.sort();
    if let Some(won) = known.get(&key) {
        return *won;
    }
    let mut is_end = true;
    let mut won = false;
    for (i, piece) in key.iter().enumerate() {
        for option in options(piece) {
            is_end = false;
            let mut next = key.clone();
            next[i] = option;
            won = won || !wins(&next, options, misere, known);
        }
    }
    let won = if is_end { misere } else { won };
    known.insert(key, won);
    won
}

fn half(piece: &[u64]) -> Vec<Vec<u64>> {
    let n = piece[0];
    (1..=n / 2).map(|k| vec![n - k]).collect()
}

fn steps(piece: &[u64]) -> Vec<Vec<u64>> {
    [1, 2].into_iter().filter_map(|k| piece[0].checked_sub(k)).map(|rest| vec![rest]).collect()
}

fn king(piece: &[u64]) -> Vec<Vec<u64>> {
    let (x, y) = (piece[0], piece[1]);
    let all = [(1, 0), (0, 1), (1, 1)].into_iter();
    all.filter_map(|(a, b)| Some(vec![x.checked_sub(a)?, y.checked_sub(b)?])).collect()
}

const GAMES: [(&str, usize, Options, bool); 4] = [
    ("n -> n-k for k in 1..n/2", 1, half, false),
    ("subtract 1 2", 1, steps, false),
    ("n -> n-1 | n-2 misere", 1, steps, true),
    ("(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)", 2, king, false),
];

fn pieces(input: &str, numbers: usize) -> Vec<Vec<u64>> {
    let all: Vec<u64> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let pieces: Vec<Vec<u64>> = all[1..].chunks(numbers).map(<[u64]>::to_vec).collect();
    assert_eq!(pieces.len() as u64, all[0], "{input}");
    pieces
}

#[test]
fn own_games_are_judged_as_they_play() {
    for (game, numbers, options, misere) in GAMES {
        let known = &mut HashMap::new();
        let mut answers = [0, 0];
        let mut check = |input: &str| {
            let won = wins(&pieces(input, numbers), options, misere, known);
            let said = judge(game, input, &mut Budget::default()).unwrap();
            assert_eq!(said, if won { "Yes" } else { "No" }, "{game}: {input}");
            answers[usize::from(won)] += 1;
        };
        for seed in 0..40 {
            let input = random_test(game, seed).unwrap();
            assert_eq!(input, random_test(game, seed).unwrap());
            // Check only positions of a few small pieces: a plain search of larger ones takes too long.
            let pieces = pieces(&input, numbers);
            if pieces.iter().flatten().sum::<u64>() <= 30 {
                check(&input);
            }
        }
        let small = small_tests(game, 30).unwrap();
        assert_eq!(small.len(), 30);
        small.iter().for_each(|input| check(input));
        assert!(answers.iter().all(|count| *count > 5), "{game}: {answers:?}");
    }
}

#[test]
fn large_inputs_of_own_games_are_answered() {
    let games = ["kayles", "nim", "squares", "n -> n-k for k in 1..n | (k, n-k) for k in 1..n-1"];
    for game in games.into_iter().chain(GAMES.map(|(game, ..)| game)) {
        let limits = limits(game).unwrap();
        let mut said = Vec::new();
        for seed in 0..12 {
            let input = large_test(game, seed, 2000).unwrap();
            let largest = input.split_whitespace().skip(1).map(|n| n.parse::<u64>().unwrap()).max();
            assert!(largest.unwrap() <= limits.largest, "{game}: {input}");
            said.push(judge(game, &input, &mut Budget::default()).unwrap());
        }
        assert!(
            said.iter().any(|s| s == "Yes") && said.iter().any(|s| s == "No"),
            "{game}: {said:?}"
        );
    }
}

#[test]
fn inputs_of_own_games_are_made_smaller_and_shown() {
    let smaller = smaller_tests("n -> n-1 | n-2", "2\n4 7\n", 100).unwrap();
    assert!(smaller.contains(&"1\n7\n".to_string()) && smaller.contains(&"2\n4 3\n".to_string()));
    let smaller = smaller_tests("(x, y) -> (x-1, y) | (x, y-1)", "2\n4 7\n1 2\n", 100).unwrap();
    assert!(smaller.contains(&"1\n4 7\n".to_string()), "{smaller:?}");
    let mexplorer_judges::Shown::Place(place) = judge_position("kayles", "2\n3 5").unwrap() else {
        panic!()
    };
    assert_eq!((&*place.game, &*place.position), ("kayles", "3 5"));
    assert_eq!(judge("kayles", "0\n", &mut Budget::default()).unwrap(), "No");
}

#[test]
fn other_games_are_no_problems() {
    let code = |id: &str, input: &str| judge(id, input, &mut Budget::default()).unwrap_err().code;
    for id in ["graph a>b", "chomp", "wythoff", "891x", "", "n"] {
        assert_eq!(code(id, "1\n3").as_str(), "unknown-problem", "{id}");
    }
    assert_eq!(code("n -> n-m", "1\n3").as_str(), "unknown-name");
    assert_eq!(code("n -> n-1", "2\n3").as_str(), "missing-input");
    assert_eq!(code("n -> n-1", "1\n3 4").as_str(), "trailing-input");
    assert_eq!(code("n -> n-1", "1\n-3").as_str(), "negative-number");
}
