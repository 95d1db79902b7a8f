//! LeetCode problems that are known games, recognised by number, address, title or function name.

use super::names::letters;
use super::reading::{Found, Reading, place_in};
use crate::notation::Game;

/// A problem: its number, the last part of its address, its titles, and the notation of the game.
type Known = (&'static str, &'static str, &'static [&'static str], &'static str);

const KNOWN: &[Known] = &[
    ("292", "nim-game", &["nim game", "nim 游戏"], "bounded 3"),
    ("294", "flip-game-ii", &["flip game ii", "翻转游戏 ii"], "dawson"),
    ("1025", "divisor-game", &["divisor game", "除数博弈"], "divisors"),
    ("1510", "stone-game-iv", &["stone game iv", "石子游戏 iv"], "squares"),
    ("1908", "game-of-nim", &["game of nim", "nim 游戏 ii"], "nim"),
];

/// Names of LeetCode before a problem's number.
const NAMES: &[&str] = &["leetcode-cn", "leetcode", "leet code", "力扣", "lc"];

/// The beginnings of addresses of LeetCode problems.
const HOSTS: &[&str] =
    &["leetcode.com/problems/", "leetcode.cn/problems/", "leetcode-cn.com/problems/"];

/// Add the game of a LeetCode problem as a possible meaning of the text. Return whether the text names such a problem.
pub(super) fn leetcode(plain: &str, found: &mut Found) -> bool {
    const LONGEST: usize = 200;
    if plain.len() > LONGEST {
        return false;
    }
    let lower = plain.to_ascii_lowercase();
    let known = by_address(&lower)
        .or_else(|| by_number(&lower))
        .or_else(|| by_title(&lower))
        .or_else(|| by_function(plain));
    let Some((.., line)) = known else { return false };
    let Some(game) = Game::find(line) else { return false };
    // In an example of Flip Game the number of `+` signs is the size of the row.
    let signs = lower.rsplit_once('=').map_or(0, |(_, row)| row.matches('+').count());
    let row = (*line == "dawson" && signs > 1).then(|| signs.to_string());
    let position = row.or_else(|| given(&lower)).and_then(|numbers| place_in(&game, &numbers));
    found.push(Reading::game(&game, position, false));
    true
}

/// Return the numbers of an example at the end of a text, `n = 7` or `piles = [1,2,3]`.
fn given(lower: &str) -> Option<String> {
    let (_, list) = lower.rsplit_once(['=', ':', '：'])?;
    let list = list.trim().trim_matches(['[', ']']);
    let numbers: Vec<&str> = list.split([',', ' ']).filter(|one| !one.is_empty()).collect();
    let is_number = |one: &&str| one.bytes().all(|b| b.is_ascii_digit());
    (!numbers.is_empty() && numbers.iter().all(is_number)).then(|| numbers.join(" "))
}

/// Find a problem by the name of the function that a solution must define.
fn by_function(plain: &str) -> Option<&'static Known> {
    const FUNCTIONS: &[(&str, &str)] = &[
        ("canWinNim", "292"),
        ("divisorGame", "1025"),
        ("winnerSquareGame", "1510"),
        ("nimGame", "1908"),
    ];
    let (_, number) = FUNCTIONS.iter().find(|(name, _)| {
        let behind = plain.split_once(name).map(|(_, behind)| behind);
        behind.is_some_and(|behind| behind.starts_with(['(', ' ']) || behind.is_empty())
    })?;
    KNOWN.iter().find(|known| known.0 == *number)
}

fn by_address(lower: &str) -> Option<&'static Known> {
    let rest = HOSTS.iter().find_map(|host| lower.split_once(host)).map(|(_, rest)| rest)?;
    let is_sign = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let end = rest.find(|c| !is_sign(c)).unwrap_or(rest.len());
    KNOWN.iter().find(|(_, slug, ..)| *slug == &rest[..end])
}

/// Find a problem by its number: `leetcode 292`, `力扣 1025. 除数博弈`, `LC1510`.
fn by_number(lower: &str) -> Option<&'static Known> {
    let name = NAMES.iter().find(|name| lower.starts_with(**name))?;
    let rest = lower[name.len()..].trim_start_matches(|c: char| " .#第题:-no".contains(c));
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    KNOWN.iter().find(|(number, ..)| *number == &rest[..digits])
}

/// Find a problem by its title, such as `Stone Game IV`, with or without the name of LeetCode before it.
fn by_title(lower: &str) -> Option<&'static Known> {
    let name = NAMES.iter().find(|name| lower.starts_with(**name));
    let rest = name.map_or(lower, |name| &lower[name.len()..]);
    let example = rest.rfind(['=', '：', ':']).map(|at| rest[..at].trim_end());
    let example = example.and_then(|rest| rest.rsplit_once(' ')).map_or(rest, |(title, _)| title);
    let typed = letters(if given(rest).is_some() { example } else { rest });
    let has = |titles: &[&str]| titles.iter().any(|title| letters(title) == typed);
    // Require the name of LeetCode before a title that may also be the name of a game.
    let is_own = |titles: &[&str]| {
        name.is_some()
            || titles.iter().any(|title| title.ends_with(" iv") || title.ends_with(" ii"))
    };
    KNOWN.iter().find(|(_, _, titles, _)| has(titles) && is_own(titles))
}
