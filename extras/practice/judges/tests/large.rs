//! Test large inputs, the smallest inputs, and reduced inputs: they lie within the limits of the judges, and are
//! answered.

use std::collections::HashSet;

use mexplorer::games::graph::dag::Dag;
use mexplorer_judges::{
    PROBLEM_IDS, judge_position, large_test, limits, random_test, small_tests, smaller_tests,
};

use super::{answer, answered};

/// The greatest count of numbers in an input that the tests answer, since they run without optimisation.
const MOST: u64 = 300;

/// The greatest count of numbers in an input that the tests draw but do not answer.
const MANY: u64 = 3000;

#[test]
fn large_inputs_are_answered_and_differ() {
    let mut refused = Vec::new();
    for id in PROBLEM_IDS {
        let inputs: Vec<String> = (0..12).map(|seed| large_test(id, seed, MOST).unwrap()).collect();
        assert_eq!(inputs[3], large_test(id, 3, MOST).unwrap());
        assert!(inputs.iter().collect::<HashSet<_>>().len() >= 8, "{id}");
        for input in inputs.iter().take(4) {
            if let Err(error) = answered(id, input) {
                refused.push(format!("{id}: {error} {input:.200}"));
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

#[test]
fn large_inputs_reach_the_limits_and_do_not_pass_them() {
    let mut wrong = Vec::new();
    for id in PROBLEM_IDS {
        let limits = limits(id).unwrap();
        let inputs: Vec<String> = (0..16).map(|seed| large_test(id, seed, MANY).unwrap()).collect();
        let numbers = |input: &String| {
            let words = input.split_whitespace().map(|word| word.parse::<i64>().unwrap_or(0));
            words.map(i64::unsigned_abs).max().unwrap_or(0)
        };
        let largest = inputs.iter().map(numbers).max().unwrap();
        let words = |input: &String| input.split_whitespace().count().max(input.len() / 3);
        let most = inputs.iter().map(words).max().unwrap() as u64;
        let top = limits.largest.max(limits.count).max(limits.cases).max(limits.more);
        // Allow larger numbers for divisors, and for the generator of P5652: the limits do not cover these numbers.
        if (largest > top.max(36_000) && id != "P5652") || largest < limits.largest / 2 {
            wrong.push(format!("{id}: largest {largest}"));
        }
        if 3 * most < limits.count.min(MANY) {
            wrong.push(format!("{id}: {most} words"));
        }
        assert!(limits.seconds >= 1 && limits.cases >= 1, "{id}");
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    assert_eq!(limits("none").unwrap_err().code.as_str(), "unknown-problem");
}

/// Return large inputs of many seeds, each as a list of numbers.
fn drawn(id: &str) -> impl Iterator<Item = Vec<u64>> {
    (0..40).map(move |seed| {
        let input = large_test(id, seed, MANY).unwrap();
        input.split_whitespace().map(|word| word.parse().unwrap()).collect()
    })
}

/// Return the lists of an input that begins with the number of lists. In the input, each list follows its length.
fn lists(numbers: &[u64]) -> Vec<Vec<u64>> {
    let mut rest = &numbers[1..];
    let mut all = Vec::new();
    while let Some((count, after)) = rest.split_first() {
        let (list, others) = after.split_at(*count as usize);
        all.push(list.to_vec());
        rest = others;
    }
    all
}

#[test]
fn values_and_bits_of_large_inputs_are_large() {
    let strips = drawn("POJ1704").flat_map(|numbers| lists(&numbers)).map(|mut squares| {
        squares.push(0);
        squares.sort_unstable();
        squares.rchunks_exact(2).fold(0, |sum, two| sum ^ (two[1] - two[0] - 1))
    });
    assert!(strips.filter(|sum| *sum > 0 && sum % 256 == 0).count() > 5);

    let pairs = drawn("P2148").flat_map(|numbers| lists(&numbers));
    let ones = pairs.flat_map(|heaps| {
        let ones = |two: &[u64]| ((two[0] - 1) | (two[1] - 1)).trailing_ones();
        heaps.chunks_exact(2).map(ones).collect::<Vec<_>>()
    });
    assert!(ones.filter(|ones| *ones > 16).count() > 20);

    let values = drawn("1319").map(|numbers| {
        let (nodes, edges) = (numbers[0] as u32, &numbers[3..3 + 2 * numbers[1] as usize]);
        let edges: Vec<(u32, u32)> =
            edges.chunks(2).map(|two| (two[0] as u32 - 1, two[1] as u32 - 1)).collect();
        let dag = Dag::new(nodes as usize, &edges).unwrap();
        (0..nodes).map(|node| dag.value(node)).max().unwrap()
    });
    assert!(values.filter(|most| *most > 32).count() > 3);

    let sets = drawn("893").map(|numbers| numbers[1..=numbers[0] as usize].to_vec());
    assert!(
        sets.filter(|set| set.len() > 64 && set.iter().max() == Some(&(set.len() as u64))).count()
            > 1
    );
}

#[test]
fn both_players_win_large_inputs() {
    for (id, first, second) in [
        ("891", "Yes", "No"),
        ("892", "Yes", "No"),
        ("P2252", "1", "0"),
        ("HDU2516", "First win", "Second win"),
        ("HDU1846", "first", "second"),
        ("P2599", "1", "0"),
        ("POJ2425", "WIN", "LOSE"),
        ("P8347", "Hifuu", "Luna"),
    ] {
        let answers: String =
            (0..30).map(|seed| answer(id, &large_test(id, seed, 100).unwrap()) + "\n").collect();
        for winner in [first, second] {
            let found = answers.lines().filter(|line| *line == winner).count();
            assert!(10 * found > answers.lines().count(), "{id} {winner}: {answers}");
        }
    }
}

#[test]
fn the_smallest_inputs_come_first_each_once() {
    for id in PROBLEM_IDS {
        let inputs = small_tests(id, 30).unwrap();
        assert_eq!(inputs.iter().collect::<HashSet<_>>().len(), inputs.len(), "{id}");
        assert!(inputs.len() >= 8, "{id}: {}", inputs.len());
        for input in &inputs {
            assert!(answered(id, input).is_ok(), "{id} {input:?}");
        }
    }
    // Check that the smallest inputs include single heaps and pairs of heaps with few stones.
    let nim = small_tests("891", 60).unwrap();
    for wanted in ["1\n1\n", "1\n2\n", "2\n1 1\n", "2\n1 2\n", "2\n2 1\n"] {
        assert!(nim.contains(&wanted.to_string()), "{nim:?}");
    }
}

#[test]
fn smaller_inputs_are_inputs_and_smaller() {
    let measure = |input: &str| {
        let words: Vec<&str> = input.split_whitespace().collect();
        let letters = words.iter().filter(|word| word.parse::<u64>().is_err());
        let sum: u128 = words.iter().filter_map(|word| word.parse::<u128>().ok()).sum();
        (words.len() + letters.map(|word| word.len()).sum::<usize>(), sum)
    };
    for id in PROBLEM_IDS {
        let mut found = 0;
        for seed in 0..3 {
            let input = random_test(id, seed).unwrap();
            for smaller in smaller_tests(id, &input, 200).unwrap() {
                assert!(judge_position(id, &smaller).is_ok(), "{id} {input:?} {smaller:?}");
                let ((words, sum), (more, most)) = (measure(&smaller), measure(&input));
                assert!(
                    words < more || (words == more && sum < most),
                    "{id} {input:?} {smaller:?}"
                );
                found += 1;
            }
        }
        assert!(found >= 3, "{id}: {found}");
    }
}

/// Reduce a failing input: replace it by a smaller failing input as long as there is one.
fn shrunk(id: &str, input: &str, fails: impl Fn(&str) -> bool) -> String {
    let mut input = input.to_string();
    while let Some(smaller) =
        smaller_tests(id, &input, 500).unwrap().into_iter().find(|input| fails(input))
    {
        input = smaller;
    }
    input
}

#[test]
fn what_fails_becomes_as_small_as_it_can_be() {
    let words = |input: &str| input.split_whitespace().collect::<Vec<_>>().join(" ");
    // Fail if some case has at least three heaps, one of them with at least 5 stones.
    let many = |input: &str| {
        let mut lines = input.lines().skip(2).step_by(2);
        lines.any(|heaps| {
            let heaps: Vec<u64> = heaps.split(' ').map(|heap| heap.parse().unwrap()).collect();
            heaps.len() >= 3 && heaps.iter().any(|heap| *heap >= 5)
        })
    };
    let small = shrunk("P2197", "3\n2\n5 7\n4\n9 8 7 6\n1\n3\n", many);
    let (count, heaps) = small.trim().rsplit_once('\n').unwrap();
    let mut heaps: Vec<&str> = heaps.split(' ').collect();
    heaps.sort_unstable();
    assert_eq!((count, &heaps[..]), ("1\n3", &["1", "1", "5"][..]));
    // Fail if some heap has at least 100 stones.
    let large =
        |input: &str| input.split_whitespace().skip(1).any(|w| w.parse::<u64>().unwrap() >= 100);
    assert_eq!(words(&shrunk("891", "4\n3 1000000000 7 8\n", large)), "1 100");
    assert_eq!(
        words(&shrunk("893", "2\n3 5\n2\n999 4\n", |i| {
            i.split_whitespace().any(|w| w.parse::<u64>().unwrap() >= 100)
        })),
        "1 1 1 100"
    );
    // Fail if the tree has at least four nodes.
    let tree = |input: &str| input.lines().count() >= 4;
    assert_eq!(shrunk("ABC223G", "6\n1 2\n2 3\n1 4\n4 5\n4 6\n", tree).lines().count(), 4);
    assert_eq!(
        shrunk("102780F", "ABACABADA\n", |i| i.contains("AA") || i.len() > 4).trim().len(),
        2
    );
    assert_eq!(
        shrunk("CF1704F", "1\n6\nRBRBRB\n", |i| i.matches('R').count() >= 2).trim(),
        "1\n3\nRBR"
    );
}
