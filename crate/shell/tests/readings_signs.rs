//! Texts with formulas, punctuation or pasted code: `readings` returns the intended meaning, or no certain meaning.

use mexplorer::{MAX_READINGS, Reading};
use mexplorer_judges::{PROBLEM_IDS, random_test};

use crate::readings;

/// Texts with their certain meaning: a game with an optional ` @ POSITION`, `#ID` of a problem, or a view with its
/// fields.
const CERTAIN: &[(&str, &str)] = &[
    ("int a[] = {1, 3, 4}; // 可取的石子数", "subtract 1 3 4"),
    // Games with a position.
    ("misère nim 3 5 7", "nim misere @ 3 5 7"),
    ("nim 3 5 7 misere", "nim misere @ 3 5 7"),
    ("nim 3 5 7 take last loses", "nim misere @ 3 5 7"),
    ("尼姆 3 5 7 取最后一颗者输", "nim misere @ 3 5 7"),
    ("Fibonacci Nim 13", "fibonacci @ 13"),
    ("wythoff (5,8)", "wythoff @ 5 8"),
    ("威佐夫(5,8)", "wythoff @ 5 8"),
    ("威佐夫（5，8）", "wythoff @ 5 8"),
    ("尼姆3 5 7", "nim @ 3 5 7"),
    ("nim;3;5", "nim @ 3 5"),
    ("nim [3,5,7]", "nim @ 3 5 7"),
    ("nim with heaps 3, 5 and 7", "nim @ 3 5 7"),
    ("3 5 7 nim", "nim @ 3 5 7"),
    // `000` continues a number with separated thousands, because no heap is written as 000.
    ("nim 1 000 000", "nim @ 1000000"),
    ("(3, 5, 7) in nim", "nim @ 3 5 7"),
    ("subtract 1 3 4 @ 10 7", "subtract 1 3 4 @ 10 7"),
    ("moore 2: 3 5 7", "moore 2 @ 3 5 7"),
    ("`nim 3 5 7`", "nim @ 3 5 7"),
    // Sums of games.
    ("nim 3 5 + kayles 7", "nim + kayles @ 3 5 + 7"),
    ("kayles(5)+nim(7)", "kayles + nim @ 5 + 7"),
    ("Kayles 5 beside Nim 7", "kayles + nim @ 5 + 7"),
    ("Kayles 5 加 Nim 7", "kayles + nim @ 5 + 7"),
    ("sum of nim and kayles", "nim + kayles"),
    ("Nim 与 Kayles 之和", "nim + kayles"),
    ("3 ⊕ 5 ⊕ 7", "nim @ 3 5 7"),
    ("$3 \\oplus 5$", "nim @ 3 5"),
    // User-written rules.
    ("n-1 or n-2", "n -> n-1 | n-2"),
    ("n-1 | n/2", "n -> n-1 | n/2 if n > 0"),
    ("{n-1, n-2}", "n -> n-1 | n-2"),
    ("从 n 到 n-2 或 n-3", "n -> n-2 | n-3"),
    ("(x-1, y) | (x, y-1)", "(x, y) -> (x-1, y) | (x, y-1)"),
    ("sg(n)=mex(sg(n-1),sg(n-2))", "n -> n-1 | n-2"),
    ("sg(0)=0, sg(n)=mex{sg(n-1), sg(n-3)}", "n -> n-1 | n-3"),
    ("mex{f[i-1], f[i-3]}", "n -> n-1 | n-3"),
    ("f(n)=mex(f(n-1),f(n/2))", "n -> n-1 | n/2 if n > 0"),
    ("f(a,b)=mex{f(a-1,b), f(a,b-1)}", "(a, b) -> (a-1, b) | (a, b-1)"),
    (
        "g(n) = mex{ g(a) xor g(b) : a+b = n-2 }",
        "n -> (a, b) for a in 0..n-1, b in 0..n-1 if a + b == n-2",
    ),
    ("\\(n \\to n-1, n-3\\)", "n -> n-1 | n-3"),
    ("$f_n = \\operatorname{mex}\\{f_{n-1}, f_{n-3}\\}$", "n -> n-1 | n-3"),
    ("$\\{1,3,4\\}$", "subtract 1 3 4"),
    ("S = \\{1,3,4\\}", "subtract 1 3 4"),
    // Fragments of programs and data.
    ("int s[]={1,3,4};", "subtract 1 3 4"),
    ("vector<int> a = {3,5,7};", "nim @ 3 5 7"),
    ("moves = (1, 3, 4)", "subtract 1 3 4"),
    ("let piles = [3, 5, 7];", "nim @ 3 5 7"),
    ("{\"game\": \"nim\", \"position\": [3,5,7]}", "nim @ 3 5 7"),
    ("analyze(\"subtract 1 3 4\", \"5 7\")", "subtract 1 3 4 @ 5 7"),
    ("| nim | 3 5 7 |", "nim @ 3 5 7"),
    // Directed and undirected graphs.
    ("a>b a>c", "graph a>b a>c"),
    ("a -> b, a -> c, b -> c", "graph a>b a>c b>c"),
    ("digraph { a -> b; b -> c; }", "graph a>b b>c"),
    ("node kayles a--b, b--c", "node-kayles @ a-b b-c"),
    // Practice problems.
    ("AcWing 893. 集合-Nim游戏", "#893"),
    ("HDU1848 Fibonacci again and again", "#HDU1848"),
    ("P2148", "#P2148"),
    ("洛谷 P2148 [SDOI2009] E&D", "#P2148"),
    ("CF 1704F", "#CF1704F"),
    ("S-Nim (HDU 1536)", "#HDU1536"),
    ("agc017_d", "#AGC017D"),
    ("https://www.acwing.com/problem/content/895/", "#893"),
    ("https://codeforces.com/contest/1704/problem/F", "#CF1704F"),
    // Links of the page, and tags.
    ("#v1/play?game=nim&position=3+5+7", "nim @ 3 5 7"),
    ("https://example.org/x/embed.html#v1/play?game=graph+a%3Eb&position=a", "graph a>b @ a"),
    ("#v1/play?game=kayles&position=7&skill=0.5&unknown=1", "kayles @ 7"),
    ("#v1/union?n=100&divisors=2+3+5", "union divisors=2 3 5 n=100"),
    ("#v1/tables?game=nim&upto=30", "tables game=nim upto=30"),
    ("#v1/practice?problem=893", "#893"),
    ("<mex-game game=\"nim\" position=\"3 5 7\"></mex-game>", "nim @ 3 5 7"),
    ("<mex-game game=\"graph a&gt;b\" position='a'>", "graph a>b @ a"),
    ("<mex-union n=\"100\" divisors=\"2 3 5\">", "union divisors=2 3 5 n=100"),
    ("<div class=\"mex-table\" data-game=\"nim\" data-upto=\"9\"></div>", "tables game=nim upto=9"),
    ("```mex\ntable\ngame: subtract 1 3 4\nupto: 30\n```", "tables game=subtract 1 3 4 upto=30"),
];

/// Texts without a certain meaning, each with its first uncertain meaning if a particular meaning is expected.
const UNCERTAIN: &[(&str, &str)] = &[
    ("nim 5*3", ""),
    ("nim -3 5", ""),
    ("nim 3.5", ""),
    ("nim 3-5-7", ""),
    ("nim (3 5", ""),
    ("nim 3 (5)", ""),
    ("nim 100,200,300", ""),
    ("nim 3 5 7 today", "nim @ 3 5 7"),
    ("nim 3 5 + quoits 7", ""),
    ("kayles 5 and chess 7", ""),
    ("misere nim normal play 3 5", ""),
    ("wythoff 3 5 7", ""),
    ("巴什博弈 10 3", ""),
    ("3 ^ 5 ^ 7", "nim @ 3 5 7"),
    ("3 + 5 + 7", ""),
    ("(n-1, n-3)", "n -> n-1 | n-3"),
    ("n-1 / n-2", "n -> n-1 | n-2"),
    ("n-1 | q-2", ""),
    ("a-b b-c", "geography a-b b-c"),
    ("[(1,2),(2,3)]", ""),
    ("a>b c>", ""),
    ("a>b c d", ""),
    ("sg(n)=mex(sg(n-1),f(n-2))", ""),
    ("sg(n)=mex(sg(n-1),sg(n-2)) for the win", ""),
    ("sg(1)=1, sg(n)=mex(sg(n-1))", ""),
    ("$\\unknown{1,3,4}$", ""),
    ("int b[] = {3, 5, 7};", ""),
    ("int a[] = {1, 3, 4}; // 幸运数", ""),
    ("| 3 | 5 | 7 |", ""),
    ("for k in range(1,4)", "subtract 1..3"),
    ("1704F", "#CF1704F"),
    ("1848", "#HDU1848"),
    ("HDU1848 in C++", "#HDU1848"),
    ("Fibonacci again and again", "#HDU1848"),
    ("hdu 893", ""),
    ("HDU 9999", ""),
    ("my homework: #v1/play?game=nim&position=3+5+7", "nim @ 3 5 7"),
    ("#v1/play?game=chess&position=e4", ""),
    ("#v2/play?game=nim&position=3", "nim @ 3"),
    ("<mex-game game=\"chess\">", ""),
    ("<mex-game game=\"nim\"><b>", ""),
];

fn said(one: &Reading) -> String {
    match (&one.game, &one.position, one.problem, &one.view) {
        (Some(game), Some(position), ..) => format!("{game} @ {position}"),
        (Some(game), ..) => game.clone(),
        (_, _, Some(id), _) => format!("#{id}"),
        (.., Some(view)) => {
            let fields = view.fields.iter().map(|(name, value)| format!(" {name}={value}"));
            format!("{}{}", view.name, fields.collect::<String>())
        }
        _ => format!("{:?}", one.absent),
    }
}

#[test]
fn what_is_certain_is_what_was_meant() {
    let mut wrong = Vec::new();
    for (text, meant) in CERTAIN {
        let all = readings(text);
        if !all.first().is_some_and(|one| one.certain && said(one) == *meant) {
            wrong.push(format!("{text}: {:?}", all.iter().map(said).collect::<Vec<_>>()));
        }
        // The text with an unknown word added must not have a certain meaning.
        let more = readings(&format!("{text} zyxwvut"));
        if let Some(one) = more.first().filter(|one| one.certain) {
            wrong.push(format!("{text} zyxwvut: {}", said(one)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_can_mean_several_things_is_not_certain() {
    let mut wrong = Vec::new();
    for (text, first) in UNCERTAIN {
        let all = readings(text);
        let is_first = first.is_empty() || all.first().is_some_and(|one| said(one) == *first);
        if all.iter().any(|one| one.certain) || !is_first {
            wrong.push(format!("{text}: {:?}", all.iter().map(said).collect::<Vec<_>>()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_offer_shows_what_was_left_over() {
    let rest = |text: &str| readings(text)[0].rest.clone();
    assert_eq!(rest("nim 3 5 7 today"), [(10, 15)]);
    assert_eq!(rest("尼姆 3 5 今天"), [(7, 9)]);
    assert_eq!(rest("HDU1848 in C++"), [(7, 14)]);
}

/// The number of problems from which an input counts as too common: the same lines, such as `n` and n numbers, fit many
/// problems.
const ALIKE: usize = MAX_READINGS;

#[test]
fn an_input_is_offered_its_own_problem() {
    let mut missed = Vec::new();
    for id in PROBLEM_IDS {
        for seed in 0..4 {
            let Ok(input) = random_test(id, seed) else { panic!("{id}") };
            // Skip an input of a single number or word, which is not recognised as the input of a problem.
            if input.split_whitespace().count() < 2 {
                continue;
            }
            let all = readings(&input);
            assert!(all.iter().all(|one| !one.certain), "{input:?}");
            // If the list of meanings is full of problems with inputs of the same form, the input's own problem may be
            // missing.
            let problems = all.iter().filter(|one| one.problem.is_some()).count();
            if problems < ALIKE && !all.iter().any(|one| one.problem == Some(id)) {
                missed.push(format!(
                    "{id}: {input:?} {:?}",
                    all.iter().map(said).collect::<Vec<_>>()
                ));
            }
        }
    }
    assert!(missed.len() < 8, "{}", missed.join("\n"));
}

#[test]
fn samples_with_lines_of_their_own_are_offered_first() {
    for (input, id) in [
        ("2\n2 5\n3\n2 4 7\n", "893"),
        ("6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 3 5", "1319"),
        ("1 1 1\n1 4 1\n0 0 0", "HDU1848"),
        ("34 12\n15 24\n0 0", "POJ2348"),
        ("2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n", "HDU1536"),
        ("5\n5 4 1 2 3\n1 2\n1 3\n2 4\n2 5", "AGC010F"),
        ("3\n2 3\nHHH\nHHH\n2 3\nHHH\nTTH\n2 1\nT\nH\n", "P2594"),
        ("样例输入\n34 12\n15 24\n0 0\n样例输出\nStan wins", "POJ2348"),
    ] {
        assert_eq!(readings(input).first().and_then(|one| one.problem), Some(id), "{input:?}");
    }
}
