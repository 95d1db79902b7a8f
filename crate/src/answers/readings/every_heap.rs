//! Variants of a described game: moves in every heap at once, and races in which a heap below the least amount is taken
//! as a whole.

use super::reading::{Reading, place_in, whole};
use crate::base::text::beginning;
use crate::notation::Game;

/// Words for all heaps. A clause means a move in every heap at once if a word of `HEAP` follows such a word within
/// `NEAR` bytes, and if the clause has a word of `DUTY`.
const ALL: &[&str] = &["every", "each", "all", "所有", "每一", "每个", "每", "全部"];
/// Words for a heap.
const HEAP: &[&str] = &["heap", "pile", "stack", "row", "堆", "排"];
/// Words for a duty such as "must".
const DUTY: &[&str] = &[
    "at once",
    "must",
    "simultaneous",
    "at the same time",
    "has to",
    "have to",
    "in every",
    "from every",
    "in all",
    "from all",
    "都要",
    "都必须",
    "都得",
    "都取",
    "都拿",
    "同时",
    "必须",
    "里都",
    "中都",
];
/// Nouns after "each" that show that "each" does not refer to heaps.
const TURNS: &[&str] =
    &["turn", "time", "move", "player", "person", "次", "人", "步", "轮", "回合", "方"];
/// Words of a clause about the sizes of heaps.
const SIZES: &[&str] = &["has", "have", "contain", "of size", "有", "each with"];
/// Words for the first heap that becomes empty; with a word of `OVER` they mean that play ends then.
const ENDS: &[&str] = &[
    "first",
    "as soon as",
    "once one",
    "when one",
    "one of the",
    "有一堆",
    "某一堆",
    "任意一堆",
    "任一堆",
    "one heap",
    "one pile",
];
/// Words for the end of play or of a heap.
const OVER: &[&str] = &["end", "over", "empty", "finish", "取完", "拿完", "结束", "为空", "先"];
/// The most bytes between "every" and the following word for a heap.
const NEAR: usize = 30;

/// Replace the first possible meaning by the same game with moves in every heap at once, if a clause of the text says
/// so. If another clause says that play ends at the first empty heap, use the game `rapid` instead of `every`.
pub(super) fn in_every(text: &str, all: &mut [Reading]) {
    let lower = text.to_lowercase();
    let mut clauses = lower.split(['.', ',', ';', '。', '，', '；', '!', '！', '?', '？']);
    let is_every = clauses.clone().any(is_every);
    let Some(first) = all.first_mut().filter(|_| is_every) else { return };
    let Some(line) = first.game.as_ref().filter(|line| is_of_heaps(line)) else { return };
    let has = |clause: &str, words: &[&str]| words.iter().any(|word| clause.contains(word));
    let is_rapid = clauses.any(|clause| {
        has(clause, HEAP)
            && has(clause, ENDS)
            && has(clause, OVER)
            && !has(clause, &["last", "最后"])
    });
    let name = if is_rapid { "rapid" } else { "every" };
    let every = Reading::at(&format!("{name} {line}"), first.position.as_deref(), false);
    let Some(every) = every else { return };
    *first = Reading { rest: vec![whole(text)], ..every };
}

/// Turn the first reading into a race in which a heap smaller than the least amount is taken as a whole, if the text
/// says so and the reading is a subtraction game with a range of amounts from 2 or more.
pub(super) fn to_the_end(text: &str, all: &mut [Reading]) {
    const LESS: &[&str] = &["不足", "不够", "fewer than", "less than", "不到"];
    const WHOLE: &[&str] = &[
        "取完",
        "拿完",
        "全部取",
        "全取",
        "takes all",
        "take all",
        "all of them",
        "takes the rest",
        "take the rest",
        "take them all",
        "直接减到",
    ];
    let lower = text.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let Some(first) = all.first_mut().filter(|_| has(LESS) && has(WHOLE)) else { return };
    let amounts = first.game.as_deref().and_then(|line| line.strip_prefix("subtract "));
    let Some(amounts) =
        amounts.filter(|amounts| !amounts.starts_with("1.") && amounts.contains(".."))
    else {
        return;
    };
    let Some(game) = Game::find(&format!("race {amounts}")) else { return };
    // Drop the least amount from the sizes, since the text may name it twice.
    let least = amounts.split('.').next().unwrap_or_default();
    let place = first.position.as_deref().map(|place| {
        let sizes: Vec<&str> = place.split(' ').filter(|size| *size != least).collect();
        if sizes.is_empty() { place.to_string() } else { sizes.join(" ") }
    });
    let position = place.and_then(|place| place_in(&game, &place));
    *first = Reading { rest: vec![whole(text)], ..Reading::game(&game, position, false) };
}

/// Return whether a game takes amounts from heaps, so that moves in every heap at once make sense.
fn is_of_heaps(line: &str) -> bool {
    ["subtract", "bounded", "nim", "n ->", "squares", "primes", "divisors"]
        .iter()
        .any(|name| line.starts_with(name))
}

/// Return whether a clause says that a move is made in every heap.
fn is_every(clause: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| clause.contains(word));
    let is_word = |at: usize| !clause[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
    let is_near = ALL.iter().flat_map(|word| clause.match_indices(word)).any(|(at, word)| {
        let behind = beginning(&clause[at + word.len()..], NEAR + 8);
        let heap = HEAP.iter().filter_map(|heap| behind.find(heap)).min();
        let is_of_it = |heap: usize| !TURNS.iter().any(|turn| behind[..heap].contains(turn));
        is_word(at) && heap.is_some_and(|heap| heap <= NEAR && is_of_it(heap))
    });
    let others = clause.replace("所有", "");
    is_near && has(DUTY) && !SIZES.iter().any(|word| others.contains(word))
}
