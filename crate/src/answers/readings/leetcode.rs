//! Problems of LeetCode that are games here, by number, address and title.

use super::names::letters;
use super::reading::{Found, Reading};
use crate::notation::Game;

/// A problem: its number, the last part of its address, its titles, and the line of the game.
type Known = (&'static str, &'static str, &'static [&'static str], &'static str);

const KNOWN: &[Known] = &[
    ("292", "nim-game", &["nim game", "nim 游戏"], "bounded 3"),
    ("294", "flip-game-ii", &["flip game ii", "翻转游戏 ii"], "dawson"),
    ("1025", "divisor-game", &["divisor game", "除数博弈"], "divisors"),
    ("1510", "stone-game-iv", &["stone game iv", "石子游戏 iv"], "squares"),
    ("1908", "game-of-nim", &["game of nim", "nim 游戏 ii"], "nim"),
];

/// Names of the judge before a number.
const NAMES: &[&str] = &["leetcode-cn", "leetcode", "leet code", "力扣", "lc"];

/// Hosts of addresses.
const HOSTS: &[&str] =
    &["leetcode.com/problems/", "leetcode.cn/problems/", "leetcode-cn.com/problems/"];

/// Adds the game of a problem of LeetCode; whether the text names one.
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
    let Ok(game) = Game::parse(line) else { return false };
    // The signs of Flip Game are the row.
    let signs = lower.rsplit_once('=').map_or(0, |(_, row)| row.matches('+').count());
    let row = (*line == "dawson" && signs > 1).then(|| signs.to_string());
    let position = row.or_else(|| given(&lower)).and_then(|numbers| game.position(&numbers).ok());
    let position = position.map(|position| game.text(&position));
    found.push(Reading::game(&game, position, false));
    true
}

/// The numbers of an example, `n = 7` or `piles = [1,2,3]`, at the end of a text.
fn given(lower: &str) -> Option<String> {
    let (_, list) = lower.rsplit_once(['=', ':', '：'])?;
    let list = list.trim().trim_matches(['[', ']']);
    let numbers: Vec<&str> = list.split([',', ' ']).filter(|one| !one.is_empty()).collect();
    let is_number = |one: &&str| one.bytes().all(|b| b.is_ascii_digit());
    (!numbers.is_empty() && numbers.iter().all(is_number)).then(|| numbers.join(" "))
}

/// The name of the function that a solution is to have.
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

/// `leetcode 292`, `力扣 1025. 除数博弈`, `LC1510`
fn by_number(lower: &str) -> Option<&'static Known> {
    let name = NAMES.iter().find(|name| lower.starts_with(**name))?;
    let rest = lower[name.len()..].trim_start_matches(|c: char| " .#第题:-no".contains(c));
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    KNOWN.iter().find(|(number, ..)| *number == &rest[..digits])
}

/// `Stone Game IV`, alone or behind the name of the judge.
fn by_title(lower: &str) -> Option<&'static Known> {
    let name = NAMES.iter().find(|name| lower.starts_with(**name));
    let rest = name.map_or(lower, |name| &lower[name.len()..]);
    let example = rest.rfind(['=', '：', ':']).map(|at| rest[..at].trim_end());
    let example = example.and_then(|rest| rest.rsplit_once(' ')).map_or(rest, |(title, _)| title);
    let typed = letters(if given(rest).is_some() { example } else { rest });
    let has = |titles: &[&str]| titles.iter().any(|title| letters(title) == typed);
    // Some titles are names of games by themselves.
    let is_own = |titles: &[&str]| {
        name.is_some()
            || titles.iter().any(|title| title.ends_with(" iv") || title.ends_with(" ii"))
    };
    KNOWN.iter().find(|(_, _, titles, _)| has(titles) && is_own(titles))
}
