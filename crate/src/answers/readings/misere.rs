//! Words in a text that say that the last mover loses or wins.

use winnow::Parser;
use winnow::combinator::{alt, opt, repeat};
use winnow::error::EmptyError;
use winnow::token::{literal, one_of};

use super::names::is_boundary;

type Parsed<T> = Result<T, EmptyError>;

/// Remove the words about the winner from a text, and return whether the last mover loses. Return `None` if the words
/// contradict each other.
pub(super) fn without_play(plain: &str) -> Option<(String, bool)> {
    let lower = plain.to_ascii_lowercase();
    let mut text = String::with_capacity(plain.len());
    let (mut normal, mut misere) = (false, false);
    let mut at = 0;
    while let Some(c) = plain[at..].chars().next() {
        let starts = !c.is_ascii_alphabetic() || is_start(&lower[..at]);
        // Only try the parser at characters with which words about the winner can begin.
        let may =
            starts && (c == '(' || "mulawtponi".contains(c.to_ascii_lowercase()) || !c.is_ascii());
        let mut rest = &lower[at..];
        if may && let Ok(is_misere) = play.parse_next(&mut rest) {
            let end = lower.len() - rest.len();
            if is_boundary(&lower, end) {
                if is_misere {
                    misere = true
                } else {
                    normal = true
                }
                text.push(' ');
                at = end;
                continue;
            }
        }
        text.push(c);
        at += c.len_utf8();
    }
    if normal && misere {
        return None;
    }
    let ends = |c: char| c.is_whitespace() || ",;，；。".contains(c);
    Some((text.trim_matches(ends).to_string(), misere))
}

fn is_start(before: &str) -> bool {
    !before.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// Parse words about the winner, and return whether the last mover loses.
fn play(input: &mut &str) -> Parsed<bool> {
    let bracket = opt('(').parse_next(input)?;
    let is_misere = alt((last, misere.value(true), normal.value(false))).parse_next(input)?;
    if bracket.is_some() {
        ')'.parse_next(input)?;
    }
    Ok(is_misere)
}

fn misere(input: &mut &str) -> Parsed<()> {
    let english = (
        opt(words(&["under ", "in ", "with ", "played "])),
        words(&["misere", "misère"]),
        opt(words(&[" play", " rules", " rule", " version", " form", " convention"])),
    );
    let anti = (words(&["anti-", "anti "]), winnow::combinator::peek("nim"));
    let chinese = ("反常", opt(words(&["规则", "玩法", "的"])));
    let nim = words(&["nim", " nim", "尼姆"]);
    let chinese_anti = ("反", winnow::combinator::peek(nim));
    alt((english.void(), anti.void(), chinese.void(), chinese_anti.void())).parse_next(input)
}

fn normal(input: &mut &str) -> Parsed<()> {
    let english = (
        opt(words(&["under ", "in ", "with "])),
        "normal",
        words(&[" play", " rules", " convention"]),
    );
    alt((english.void(), words(&["正常规则", "正常玩法"]).void())).parse_next(input)
}

/// Parse `take last loses`, `the player who takes the last stone wins`, `取最后一颗者输`.
fn last(input: &mut &str) -> Parsed<bool> {
    alt((last_in_english, last_in_chinese)).parse_next(input)
}

fn last_in_english(input: &mut &str) -> Parsed<bool> {
    const WHO: &[&str] =
        &["whoever ", "who ", "the player who ", "player who ", "the one who ", "the player "];
    const VERB: &[&str] = &["takes ", "take ", "taking ", "moves ", "makes "];
    const WHAT: &[&str] = &[
        "player", "mover", "stones", "stone", "one", "move", "object", "match", "coin", "piece",
        "stick", "token", "counter",
    ];
    opt(words(WHO)).parse_next(input)?;
    opt(words(VERB)).parse_next(input)?;
    opt(literal("the ")).parse_next(input)?;
    literal("last ").parse_next(input)?;
    opt((words(WHAT), ' ')).parse_next(input)?;
    opt(literal("to move ")).parse_next(input)?;
    alt((words(&["loses", "lose"]).value(true), words(&["wins", "win"]).value(false)))
        .parse_next(input)
}

fn last_in_chinese(input: &mut &str) -> Parsed<bool> {
    opt(words(&["谁"])).parse_next(input)?;
    opt((one_of(['取', '拿', '抓', '走']), opt(one_of(['走', '到', '得', '完', '了']))))
        .parse_next(input)?;
    literal("最后").parse_next(input)?;
    let what = one_of(['一', '的', '颗', '个', '枚', '根', '粒', '步', '手']);
    repeat::<_, _, (), _, _>(0..3, what).parse_next(input)?;
    opt(words(&["石子", "棋子", "火柴", "硬币"])).parse_next(input)?;
    opt(words(&["者", "的人", "的一方", "的玩家", "的", "谁"])).parse_next(input)?;
    opt(one_of(['算', '判', '为', '就'])).parse_next(input)?;
    alt((words(&["输", "负", "败"]).value(true), words(&["胜", "赢"]).value(false)))
        .parse_next(input)
}

/// Parse the first of the given words that matches.
fn words<'s>(list: &'static [&'static str]) -> impl Parser<&'s str, &'s str, EmptyError> {
    move |input: &mut &'s str| {
        let word = list.iter().find(|word| input.starts_with(**word)).ok_or(EmptyError)?;
        let (found, rest) = input.split_at(word.len());
        *input = rest;
        Ok(found)
    }
}
