//! Words of rules, in either language, and the games that have such a rule.

use super::reading::{Found, Reading};
use crate::notation::Game;

/// Words, and the line of a game whose rule says so.
const PHRASES: &[(&[&str], &str)] = &[
    (&["square", "平方", "完全平方"], "squares"),
    (&["prime", "质数", "素数"], "primes"),
    (&["divisor", "factor", "约数", "因数", "因子"], "divisors"),
    (
        &[
            "power of two",
            "powers of two",
            "power of 2",
            "powers of 2",
            "2的幂",
            "二的幂",
            "2 的幂",
        ],
        "subtract 1 2 4 8 16 32 64 128 256 512",
    ),
    (&["half", "halve", "一半", "减半"], "n -> n-1 | n/2 if n > 0"),
    (&["knight", "马步", "马走"], "(x, y) -> (x-1, y-2) | (x-2, y-1) | (x+1, y-2) | (x-2, y+1)"),
    (&["queen", "皇后"], "wythoff"),
    (&["rook", "车走"], "nim"),
    (&["stair", "台阶", "阶梯", "楼梯"], "staircase"),
    (&["dag", "directed graph", "digraph", "有向图", "有向无环图", "棋子"], "graph"),
    (&["bipartite", "matching", "二分图", "匹配"], "geography"),
    (&["bash", "bachet", "巴什", "报数"], "bounded 3"),
    (&["at most twice", "twice", "两倍", "二倍"], "fibonacci"),
    (&["split", "分成两堆", "拆分", "拆成"], "lasker"),
    (&["bowling", "pins", "保龄球", "skittles"], "kayles"),
    (&["tree", "删边", "树"], "hackenbush"),
    (&["last loses", "take last loses", "取最后", "反nim", "反常"], "nim misere"),
    (&["chocolate", "巧克力"], "chomp"),
    (&["domino", "骨牌"], "cram"),
    (&["flip", "turn coins", "翻硬币", "翻转"], "turning-turtles"),
    (&["sum of", "之和", "组合"], "nim + kayles"),
];

pub(super) fn mentioned(plain: &str, found: &mut Found) {
    let lower = plain.to_lowercase();
    counted(&lower, found);
    let mut all: Vec<(usize, &str)> = PHRASES
        .iter()
        .filter_map(|(words, line)| {
            let longest =
                words.iter().filter(|word| says(&lower, word)).map(|word| word.len()).max()?;
            Some((longest, *line))
        })
        .collect();
    all.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    for (_, line) in all {
        if !found.line(line, false) {
            found.line(example(line), false);
        }
    }
}

fn example(name: &str) -> &str {
    let entry = crate::games::GAMES.iter().find(|entry| entry.name == name);
    entry.map_or(name, |entry| entry.game)
}

fn says(text: &str, word: &str) -> bool {
    text.match_indices(word)
        .any(|(at, _)| !word.is_ascii() || !text[..at].ends_with(|c: char| c.is_ascii_alphabetic()))
}

/// Adds the race to a number, as in 抢30.
fn counted(lower: &str, found: &mut Found) {
    let words = ["race to", "count to", "抢", "数到"];
    let Some((_, rest)) = words.iter().find_map(|word| lower.split_once(word)) else { return };
    let number = rest.trim().trim_end_matches(|c: char| !c.is_ascii_digit());
    if let Ok(game) = Game::parse("race 1 2")
        && let Ok(position) = game.position(number)
    {
        found.push(Reading::game(&game, Some(game.text(&position)), false));
    }
}
