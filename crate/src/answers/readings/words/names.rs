//! Names of games within sentences: unambiguous names of supported games, and names of unsupported games.

use super::super::reading::{Absent, AbsentReason};
use super::lexicon::Word;
use crate::games::kit::titles::TITLES;

/// The token that a name stands for: its kind, and its index in the list of names of that kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Naming {
    pub(super) word: Word,
    pub(super) value: u64,
}

/// First words of the game notation that also denote a game within a sentence.
const PLAIN: &str = "moore wythoff euclid kayles dawson treblecross grundy lasker officers staircase northcott notakto \
    chomp cram hackenbush nimble";

/// Titles that are not used as names within sentences, because they also have other meanings or are words of the
/// lexicon.
const COMMON: &str = "stairs rings cut sum digraph dag 取石子游戏 尼姆 倒数 减法游戏 集合nim 报数 bash bachet 巴什博弈 boundednim \
    subtractiongame subtractadivisor subtractaprime subtractasquare 斐波那契 racetozero 倒数到零 dawsonskayles nim游戏 \
    有向图 棋子 取质数 取平方数 翻硬币游戏 takeoneormerge 取一或合并";

/// Further names of games, each with the game in notation.
const OTHERS: &[(&str, &str)] = &[
    ("斐波那契取石", "fibonacci"),
    ("nim-k", "moore"),
    ("nim-k博弈", "moore"),
    ("nimk", "moore"),
    ("奇异局势", "wythoff"),
    ("奇异局面", "wythoff"),
    ("dawson's chess", "octal 0.137"),
    ("dawsons chess", "octal 0.137"),
    ("dawson chess", "octal 0.137"),
    ("道森象棋", "octal 0.137"),
    ("道森棋", "octal 0.137"),
    ("dawson's kayles", "dawson"),
    ("dawson kayles", "dawson"),
    ("dawsons kayle", "dawson"),
    ("道森凯尔斯", "dawson"),
    ("斐波那契取石子", "fibonacci"),
    ("威佐夫取石子", "wythoff"),
    ("威佐夫", "wythoff"),
    ("穆尔", "moore"),
    ("阶梯博弈", "staircase"),
    ("台阶博弈", "staircase"),
    ("阶梯游戏", "staircase"),
    ("欧几里得", "euclid"),
    ("欧几里得博弈", "euclid"),
    ("欧几里德游戏", "euclid"),
    ("斐波那契博弈", "fibonacci"),
    ("辗转相减博弈", "euclid"),
    ("辗转相减", "euclid"),
    ("辗转相除博弈", "euclid"),
    ("更相减损", "euclid"),
    ("欧几里德博弈", "euclid"),
    ("楼梯博弈", "staircase"),
    ("斐波那契尼姆", "fibonacci"),
    ("斐波那契nim", "fibonacci"),
    ("fib nim", "fibonacci"),
    ("fib博弈", "fibonacci"),
    ("fib 博弈", "fibonacci"),
    ("fib game", "fibonacci"),
    ("fibonacci game", "fibonacci"),
    ("辗转相除游戏", "euclid"),
    ("辗转相除", "euclid"),
    ("辗转相减游戏", "euclid"),
    ("斐波那契 nim", "fibonacci"),
    ("威佐夫nim", "wythoff"),
    ("威佐夫 nim", "wythoff"),
    ("阶梯nim", "staircase"),
    ("阶梯 nim", "staircase"),
    ("威佐夫尼姆", "wythoff"),
    ("阶梯尼姆", "staircase"),
    ("楼梯尼姆", "staircase"),
    ("楼梯nim", "staircase"),
    ("凯尔斯", "kayles"),
    ("格兰迪游戏", "grundy"),
    ("保龄球", "kayles"),
    ("node cover nim", "node-kayles"),
    ("hypergame nim", "nim"),
    ("officers game", "officers"),
    ("guiles", "octal 0.15"),
    ("guiles game", "octal 0.15"),
    ("couples are forever", "octal 0.0[4]"),
    ("stalking", "octal 0.17"),
    ("square nim", "squares"),
    ("prime nim", "primes"),
    ("平方数nim", "squares"),
    ("质数nim", "primes"),
    ("素数nim", "primes"),
    ("divisor nim", "divisors"),
    ("约数nim", "divisors"),
];

/// OEIS sequences of Grundy values, each with the game in notation.
const SEQUENCES: &[(&str, &str)] = &[
    ("a002186", "kayles"),
    ("a002187", "octal 0.137"),
    ("a002188", "grundy"),
    ("a014586", "squares"),
];

/// Games whose name may be followed by "Nim".
const NIMS: &str = "wythoff staircase fibonacci moore greedy lasker split end-nim poker-nim";

/// Unsupported games by reason. Each game is a list of names in English and Chinese; the part before the first `;` is
/// the displayed name.
const ABSENT: &[(AbsentReason, &str)] = &[
    (
        AbsentReason::Partizan,
        "domineering;crosscram,cross cram,stop gate|clobber|go;baduk,weiqi,围棋,下围棋|chess;国际象棋,下国际象棋|\
         chinese chess;xiangqi,象棋,中国象棋,下象棋|shogi;将棋,日本将棋|checkers;draughts,checker,西洋跳棋,国际跳棋|\
         chinese checkers;跳棋,中国跳棋|hex;hex board game,hex the board game,game of hex,六贯棋,海克斯棋|\
         amazons;game of the amazons,亚马逊棋|konane;hawaiian checkers|toads and frogs;toads & frogs,蛙跳棋|\
         tic-tac-toe;tictactoe,noughts and crosses,naughts and crosses,井字棋,井字游戏,圈圈叉叉|\
         gomoku;five in a row,renju,五子棋|connect four;connect 4,四子棋|reversi;othello,黑白棋,奥赛罗,翻转棋|col|snort|\
         red-blue hackenbush;blue-red hackenbush,红蓝 hackenbush,红蓝hackenbush,partizan hackenbush|sim;game of sim|\
         phutball;philosopher's football|nine men's morris;九子棋|twixt|havannah|bridg-it|shannon switching game|\
         fox and geese;fox and hounds|breakthrough|luzhanqi;军棋,陆军棋|animal chess;斗兽棋|quoridor|onitama",
    ),
    (
        AbsentReason::Missing,
        "sprouts;豆芽游戏|brussels sprouts|sylver coinage|quarto|grim;game of grim|subset take away;subset takeaway|\
         graph nim;nim on graphs|game of cycles|directed geography;generalized geography,generalised geography,有向地理游戏,有向图地理游戏|poset game;poset games",
    ),
    (
        AbsentReason::NotCombinatorial,
        "dots and boxes;dots & boxes,点格棋|mancala;oware,kalah,播棋|poker;扑克,打扑克,德州扑克|blackjack;21点,二十一点|\
         backgammon;西洋双陆棋|rock paper scissors;paper scissors rock,rock scissors paper,石头剪刀布,剪刀石头布|mahjong;麻将,打麻将|\
         monopoly;大富翁|ludo;aeroplane chess,飞行棋|battleship;海战棋|dou dizhu;斗地主|stratego|scrabble|yahtzee|\
         bridge;桥牌|sudoku;数独|tetris;俄罗斯方块|minesweeper;扫雷|solitaire|prisoner's dilemma;囚徒困境|catan|roulette;轮盘赌|\
         stone merging;石子合并|dice;rolls a die,roll a die,骰子,掷骰子,throws a die",
    ),
];

fn letters(title: &str) -> String {
    title.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn among(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}

/// Iterate over all names of supported games, each with the game in notation.
fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    let titles = TITLES.iter().flat_map(|(name, titles)| {
        let plain = among(PLAIN, name).then_some(*name);
        let titles = titles.iter().copied().filter(|title| !among(COMMON, &letters(title)));
        plain.into_iter().chain(titles).map(move |title| (title, *name))
    });
    titles.chain(OTHERS.iter().chain(SEQUENCES).copied())
}

fn absent_names() -> impl Iterator<Item = (AbsentReason, &'static str)> {
    ABSENT.iter().flat_map(|(reason, list)| list.split('|').map(move |names| (*reason, names)))
}

/// Iterate over all names, each with its token.
pub(super) fn names() -> impl Iterator<Item = (&'static str, Naming)> {
    let here =
        lines().zip(0..).map(|((title, _), value)| (title, Naming { word: word_of(title), value }));
    let absent = absent_names().zip(0..).flat_map(|((_, names), value)| {
        names.split([';', ',']).map(move |name| (name, Naming { word: Word::Absent, value }))
    });
    here.chain(absent)
}

fn word_of(title: &str) -> Word {
    let is_sequence = SEQUENCES.iter().any(|(number, _)| *number == title);
    if is_sequence { Word::Sequence } else { Word::Name }
}

/// Return whether the word "Nim" after the name of a game is a part of the name.
pub(super) fn is_nim(line: &str) -> bool {
    among(NIMS, line)
}

/// Return the game in notation, from the index of its name.
pub(super) fn line_of(value: u64) -> &'static str {
    lines().nth(value as usize).map_or("nim", |(_, line)| line)
}

/// Return an unsupported game from its index in `ABSENT`.
pub(super) fn absent(value: u64) -> Option<Absent> {
    let (reason, names) = absent_names().nth(value as usize)?;
    Some(Absent { name: names.split(';').next()?, reason })
}
