//! Positions of Notakto, recognised by its name or as noughts and crosses in which both players draw crosses.

use super::{Told, digits, has};
use crate::answers::readings::words::numeral;

/// The most boards of a position.
const MOST: u64 = 6;

/// Names of noughts and crosses.
const CROSSES: &[&str] =
    &["tic-tac-toe", "tic tac toe", "tictactoe", "noughts and crosses", "井字", "三子棋"];
/// Words for drawing the same sign.
const BOTH: &[&str] = &[
    "both play x",
    "both players play x",
    "both players write x",
    "both players draw x",
    "both players use x",
    "both use x",
    "both x",
    "both write x",
    "both draw x",
    "both place x",
    "x only",
    "x-only",
    "x's only",
    "only x",
    "only crosses",
    "crosses only",
    "same symbol",
    "all x",
    "just x",
    "都画x",
    "都画 x",
    "都画叉",
    "都下x",
    "都写x",
    "都用x",
    "都只画",
    "只画叉",
    "只画x",
    "只能画x",
    "只能画叉",
    "只有x",
    "只有叉",
];
/// Words for a row of three signs.
const ROWS: &[&str] = &["in a row", "a line", "three", "连成", "三个", "一线", "三连"];
/// Words for a board.
const BOARDS: &[&str] = &["3x3", "3×3", "3 x 3", "3 by 3", "board", "棋盘", "九宫"];

pub(super) fn crosses(text: &str) -> Option<Told> {
    let is_named = text.contains("notakto") || text.contains("只画叉的井字棋");
    let is_told = has(text, BOTH) && (has(text, CROSSES) || has(text, BOARDS) || has(text, ROWS));
    let is_strip = has(
        text,
        &[
            "line of",
            "row of",
            "on a line",
            "一行",
            "一排",
            "1d",
            "one-dim",
            "一维",
            "strip",
            "1x",
            "1×",
            "1*",
            "treblecross",
        ],
    );
    // An empty 3×3 board means Notakto even without further words.
    let is_empty =
        has(text, &["empty 3x3", "empty 3×3", "空的3x3", "空的3×3", "空的 3x3", "空的 3×3"]);
    if !(is_named || is_told || is_empty) || is_strip || has(text, &["domino", "骨牌"]) {
        return None;
    }
    let line = "notakto".to_string();
    if let Some(position) = drawn(text) {
        return Some(Told { line, position: Some(position) });
    }
    let number = boards(text);
    // Draw a cross in the centre of one board or of each board.
    if has(text, &["centre", "center", "middle", "中心", "中间", "中央", "正中"]) {
        let number = number.filter(|number| (1..=MOST).contains(number)).unwrap_or(1);
        let is_each =
            has(text, &["each", "both boards", "all boards", "每个", "都有", "每块", "各有"]);
        let board = |at| if at == 0 || is_each { "....X...." } else { "........." };
        let position: Vec<&str> = (0..number).map(board).collect();
        return Some(Told { line, position: Some(position.join(" ")) });
    }
    // Without a number, skip drawn boards and the bare name, which other parsers read.
    if number.is_none() && (is_named || text.contains(['.', '_', '#']) && !is_told) {
        return None;
    }
    let number = number.filter(|number| (1..=MOST).contains(number));
    let boards = number.and_then(|number| usize::try_from(number).ok());
    let position = boards.map(|number| vec!["........."; number].join(" "));
    Some(Told { line, position })
}

/// Return the boards drawn in rows after the name, such as `X..|.X.|...`.
fn drawn(text: &str) -> Option<String> {
    let (_, behind) = text.split_once("notakto")?;
    let behind = behind.trim_start_matches([':', ' ', '：']);
    let is_sign = |c: char| "x._|/\n ,;".contains(c);
    let squares: Vec<char> = behind.chars().filter(|c| "x._".contains(*c)).collect();
    let is_whole = behind.chars().all(is_sign) && behind.contains(['|', '/', '\n']);
    if !is_whole || squares.is_empty() || !squares.len().is_multiple_of(9) {
        return None;
    }
    let sign = |c: &char| if *c == 'x' { 'X' } else { '.' };
    let boards = squares.chunks(9).map(|board| board.iter().map(sign).collect::<String>());
    Some(boards.collect::<Vec<_>>().join(" "))
}

/// Return the number of boards that a text mentions.
fn boards(text: &str) -> Option<u64> {
    const WORDS: &[&str] = &[
        "empty board",
        "blank board",
        "board",
        "空棋盘",
        "个空盘",
        "棋盘",
        "块空盘",
        "空盘",
        "empty 3",
        "grid",
    ];
    let plain = ["3x3", "3×3", "3 x 3", "3 × 3", "3 by 3"]
        .iter()
        .fold(text.to_string(), |text, size| text.replace(size, ""));
    let plain = plain.replace("空的", "").replace("空白", "").replace("  ", " ");
    let before = WORDS.iter().find_map(|word| {
        let at = plain.find(word)?;
        counted(plain[..at].trim_end_matches([' ', '个', '块', '张', '副', '的', '空']))
    });
    before.or_else(|| {
        // 棋盘两块
        let (_, behind) = plain.split_once("棋盘")?;
        let (number, end) = numeral(behind, 0)?;
        behind[end..].starts_with(['块', '个', '张', '副']).then_some(number)
    })
}

/// Return the number at the end of a text, in digits or words, or 1 for an article.
fn counted(text: &str) -> Option<u64> {
    if let Some((number, ..)) = digits(text).last().filter(|(_, _, end)| *end == text.len()) {
        return Some(*number);
    }
    let is_start = |from: usize| !text[..from].ends_with(|c: char| c.is_ascii_alphanumeric());
    let mut starts = text.char_indices().map(|(from, _)| from).filter(|from| is_start(*from));
    let word = starts.find_map(|from| numeral(text, from).filter(|(_, end)| *end == text.len()));
    let is_one = text.ends_with(" an") || text.ends_with(" a");
    word.map(|(number, _)| number).or_else(|| is_one.then_some(1))
}
