//! Tests of the meanings that `readings` returns for texts typed in place of a game.

use mexplorer::MAX_READINGS;

use crate::readings;

/// Each entry has a text, its expected meanings with the best first, and whether the best meaning is certain. `#` marks
/// the id of a problem, ` @ ` precedes a position, and `readings` may return more meanings.
const LINES: &[(&str, &[&str], bool)] = &[
    // Texts in the notation of games, with and without a position.
    ("nim", &["nim"], true),
    ("subtract 1 3 4 misere", &["subtract 1 3 4 misere"], true),
    ("nim 3 5 7", &["nim @ 3 5 7"], true),
    ("nim(3, 5, 7)", &["nim @ 3 5 7"], true),
    ("kayles 7 2", &["kayles @ 7 2"], true),
    ("moore 2 3 5 7", &["moore 2 @ 3 5 7"], true),
    ("ｎｉｍ：３　５　７", &["nim @ 3 5 7"], true),
    ("nim at 3 5 7", &["nim @ 3 5 7"], true),
    ("*3 + *5", &["nim @ 3 5"], true),
    ("misère kayles", &["kayles misere"], true),
    // Placement games on boards. A question for the number of placements is not a game, so the game is an uncertain
    // meaning.
    ("queens 8x8", &["queens @ 8x8"], true),
    ("8x8 queens", &["queens @ 8x8"], false),
    ("non-attacking queens on 8 by 8", &["queens @ 8x8"], true),
    ("八皇后游戏 8x8 (轮流放后)", &["queens @ 8x8"], false),
    ("knights on a 5x5", &["knights @ 5x5"], true),
    ("eight queens problem", &["queens @ 8x8"], false),
    // Sets of amounts that may be taken.
    ("{1,3,4}", &["subtract 1 3 4"], true),
    ("S = {2,5}", &["subtract 2 5"], true),
    ("取1,3,4", &["subtract 1 3 4"], true),
    ("take 2 or 5", &["subtract 2 5"], true),
    ("subtraction(1, 3, 4)", &["subtract 1 3 4"], true),
    ("take one, two or three stones", &["subtract 1..3"], true),
    ("每次可以取一个或两个石子", &["subtract 1 2"], true),
    ("take 1 to 4 stones", &["subtract 1..4"], true),
    ("每次取 1~3 颗", &["subtract 1..3"], true),
    ("最多取 3 个", &["bounded 3"], true),
    ("remove at most 5", &["bounded 5"], true),
    ("1 3 4", &["subtract 1 3 4", "nim @ 1 3 4"], false),
    ("3, 5, 7", &["subtract 3 5 7", "nim @ 3 5 7"], false),
    // Rules without the head `n ->`, without the condition `n > 0` of a quotient, or with other separators or letters.
    ("n-1 | n/2", &["n -> n-1 | n/2 if n > 0"], true),
    ("n -> n-1 | n/2", &["n -> n-1 | n/2 if n > 0"], true),
    ("n -> n-1, n-2", &["n -> n-1 | n-2"], true),
    // The condition of a set is that of each element; without braces, commas leave open which options have it.
    ("{n-1, n-2 : n > 5}", &["n -> n-1 if n > 5 | n-2 if n > 5"], true),
    ("{n-1 | n-2 : n > 5}", &["n -> n-1 if n > 5 | n-2 if n > 5"], true),
    (
        "{n-1 : n < 4; n-2, n-4 : n >= 4}",
        &["n -> n-1 if n < 4 | n-2 if n >= 4 | n-4 if n >= 4"],
        true,
    ),
    (
        "n-1 if n < 4; n-2, n-4 if n >= 4",
        &[
            "n -> n-1 if n < 4 | n-2 | n-4 if n >= 4",
            "n -> n-1 if n < 4 | n-2 if n >= 4 | n-4 if n >= 4",
        ],
        false,
    ),
    ("n-1 | n-2 if n > 5", &["n -> n-1 | n-2 if n > 5"], true),
    ("n-1, n-2 if n > 5", &["n -> n-1 | n-2 if n > 5", "n -> n-1 if n > 5 | n-2 if n > 5"], false),
    ("n-2 | n-5", &["n -> n-2 | n-5"], true),
    ("x-1 | x-4", &["n -> n-1 | n-4"], true),
    // Names of games in English and Chinese.
    ("staircase nim", &["staircase"], true),
    ("阶梯博弈", &["staircase"], true),
    ("阶梯", &["staircase"], true),
    ("巴什博弈", &["bounded 3"], true),
    ("巴什", &["bounded 3"], true),
    ("威佐夫", &["wythoff"], true),
    ("斐波那契博弈", &["fibonacci"], true),
    ("silver doller", &["silver-dollar"], false),
    ("nimm", &["nim"], false),
    ("k-nim", &["moore 2"], true),
    ("Dawson kayles", &["dawson"], true),
    ("移棋子", &["graph a>b a>c b>d c>d c>e d>f e>f"], true),
    ("DAG", &["graph a>b a>c b>d c>d c>e d>f e>f"], true),
    ("报数", &["bounded 3"], true),
    ("抢100", &["race 1 2 @ 100"], false),
    // Descriptions of moves in words.
    ("take a square number", &["squares"], true),
    ("每次取一个平方数", &["squares"], true),
    ("take a divisor", &["divisors"], false),
    ("取约数", &["divisors"], false),
    ("remove a prime number of stones", &["primes"], true),
    ("each turn you must split one of the piles into two unequal piles", &["grundy"], true),
    // Practice problems, given by number.
    ("893", &["#893"], true),
    ("acwing 893", &["#893"], true),
    ("hdu 1847", &["#HDU1847"], true),
    ("problem cses 1099", &["#CSES1099"], true),
    ("poj2348", &["#POJ2348"], true),
];

fn said(text: &str) -> (Vec<String>, bool) {
    let all = readings(text);
    let certain = all.first().is_some_and(|one| one.certain);
    let lines = all.into_iter().map(|one| match (one.game, one.position, one.problem) {
        (Some(game), Some(position), _) => format!("{game} @ {position}"),
        (Some(game), None, _) => game,
        (None, _, Some(id)) => format!("#{id}"),
        _ => panic!("a reading of nothing: {text}"),
    });
    (lines.collect(), certain)
}

#[test]
fn what_people_type_is_understood() {
    let mut wrong = Vec::new();
    for (text, wanted, certain) in LINES {
        let found = said(text);
        if !found.0.iter().map(String::as_str).take(wanted.len()).eq(wanted.iter().copied())
            || found.1 != *certain
        {
            wrong.push(format!("{text}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_input_of_a_judge_leads_to_the_problems_that_read_it() {
    let (found, certain) = said("2\n2 5\n3\n2 4 7\n");
    assert!(found.contains(&"#893".to_string()), "{found:?}");
    assert!(!certain);
}

#[test]
fn few_readings_at_most_one_of_them_certain() {
    let long = "3 ".repeat(200_000);
    for text in
        ["", " ", "?", "chess", "围棋", "take", "n", "n ->", "take 99999999999999999999", &long]
    {
        let all = readings(text);
        assert!(all.len() <= MAX_READINGS);
        assert!(all.iter().filter(|one| one.certain).count() <= 1, "{all:?}");
    }
    assert!(readings("").is_empty());
}
