//! Placement games: chess pieces are placed on a board so that no piece attacks another.

use super::{Told, digits, has};
use crate::answers::readings::stories::input;

/// The games, each with the English and Chinese names of its piece.
const PIECES: &[(&str, &[&str], &[&str])] = &[
    ("queens", &["queen", "queens"], &["皇后", "女王", "放后", "摆后"]),
    ("kings", &["king", "kings"], &["国王", "放王"]),
    (
        "knights",
        &["knight", "knights"],
        &["骑士", "放马", "跳马", "摆马", "的马", "个马", "匹马", "只马"],
    ),
    (
        "bishops",
        &["bishop", "bishops"],
        &["主教", "放象", "摆象", "新象", "的象不", "个象", "只象"],
    ),
    ("rooks", &["rook", "rooks"], &["战车", "城堡", "放车"]),
];
/// Words for placing pieces.
const PUT: &[&str] = &["place", "placing", "put", "add", "放", "摆"];
/// Words for not attacking each other.
const ATTACK: &[&str] = &[
    "non-attacking",
    "nonattacking",
    "non attacking",
    "attack",
    "threaten",
    "攻击",
    "互吃",
    "吃到",
    "吃不到",
];
/// Words about a single piece that moves, and about games of other names.
const MOVES: &[&str] = &[
    "move a ",
    "move the ",
    "moves a ",
    "moves the ",
    "moving a ",
    "移动",
    "移到",
    "走到",
    "corner",
    "角落",
];
/// Words that add nothing to the name of a piece and the size of a board.
const IDLE: &[&str] = &[
    "on",
    "a",
    "an",
    "the",
    "of",
    "by",
    "x",
    "board",
    "boards",
    "chessboard",
    "chess",
    "game",
    "games",
    "non",
    "attacking",
    "nonattacking",
    "torus",
    "misere",
    "misère",
    "play",
    "for",
    "size",
    "sized",
    "with",
    "in",
];

pub(super) fn placed(text: &str) -> Option<Told> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_named = |(_, english, chinese): &&(&str, &[&str], &[&str])| {
        words.iter().any(|word| english.contains(word)) || has(text, chinese)
    };
    let mut named = PIECES.iter().filter(is_named);
    let (game, english, _) = named.next().filter(|_| named.next().is_none())?;
    let size = size(text).or_else(|| input(text).map(|(size, _)| size));
    let is_plural = words.contains(&english[1]);
    let is_idle = |word: &&str| {
        IDLE.contains(word)
            || english.contains(word)
            || word.chars().all(|c| c.is_ascii_digit() || c == 'x' || c == '×')
    };
    // Accept a text of only a plural name and a size; a single piece would be a piece that moves.
    let is_bare = is_plural && size.is_some() && words.iter().all(is_idle);
    let is_told = has(text, PUT)
        && (has(text, ATTACK) || has(text, &["轮流放", "轮流摆", "take turns placing"]));
    let is_eight = words.windows(2).any(|two| two == ["eight", "queens"] || two == ["8", "queens"])
        || has(text, &["八皇后", "n皇后", "n 皇后"]);
    let is_non_attacking = is_plural && has(text, &ATTACK[..3]);
    if !(is_bare || is_told || is_eight || is_non_attacking) || has(text, MOVES) {
        return None;
    }
    let torus = has(text, &["torus", "toroidal", "环面", "甜甜圈"]);
    let misere = has(text, &["misere", "misère", "反常", "last loses"]);
    let words = [Some(*game), torus.then_some("torus"), misere.then_some("misere")];
    let line = words.into_iter().flatten().collect::<Vec<_>>().join(" ");
    // Eight queens without a size are placed on an 8×8 board.
    let position = size.or_else(|| is_eight.then(|| "8x8".to_string()));
    Some(Told { line, position })
}

/// Return the two sides of a board, from `8x8` or `8 by 8`.
fn size(text: &str) -> Option<String> {
    let all = digits(text);
    all.windows(2).find_map(|two| {
        let [(first, _, end), (second, from, _)] = *two else { return None };
        let between = text[end..from].trim_matches([' ', '，', ',']);
        ["格高", "高", "wide and", "columns and", "列", "x", "×", "*", "by", "乘", "乘以"]
            .contains(&between)
            .then(|| format!("{first}x{second}"))
    })
}
