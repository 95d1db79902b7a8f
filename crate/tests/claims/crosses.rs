//! Compare the claims about the classes of Notakto's boards with the result of plain play.

use std::collections::HashMap;

use mexplorer::Claim;

use super::Case;
use super::said::{num, text};
use crate::common::next;

/// The ids of the claims about Notakto boards and their products.
pub const KINDS: [&str; 5] =
    ["cross-class", "cross-product", "cross-leave", "cross-stuck", "cross-over"];

/// Games and positions whose explanations contain the claims about Notakto boards.
pub fn examples() -> Vec<(String, Vec<String>)> {
    let all = [
        "XX.X.....",
        "X...XX.X.",
        "XX.X.X..X",
        "XX.X..... .X.XX....",
        "XX.XX....",
        "XX..XX...",
        ".X.X.....",
    ];
    vec![("notakto".into(), all.map(String::from).into())]
}

const LINES: [u32; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Return whether the player to move wins on these boards, where the player who completes the last line loses.
fn wins(boards: &[u32], memo: &mut HashMap<Vec<u32>, bool>) -> bool {
    let dead = |board: u32| LINES.iter().any(|line| board & line == *line);
    let mut live: Vec<u32> = boards.iter().copied().filter(|board| !dead(*board)).collect();
    live.sort_unstable();
    if live.is_empty() {
        return true;
    }
    if let Some(known) = memo.get(&live) {
        return *known;
    }
    let mut found = false;
    for i in 0..live.len() {
        for square in (0..9).filter(|square| live[i] >> square & 1 == 0) {
            let mut next = live.clone();
            next[i] |= 1 << square;
            found = found || !wins(&next, memo);
        }
    }
    memo.insert(live, found);
    found
}

/// Return boards for a product of classes such as `ab²`: for each letter a board of that class.
fn letters(word: &str) -> Vec<u32> {
    let mut boards = Vec::new();
    let board = |letter: char| match letter {
        'a' => 0o252,
        'b' => 0o253,
        'c' => 0,
        'd' => 0o51,
        letter => panic!("no class {letter}"),
    };
    for sign in word.chars() {
        match sign {
            '²' => boards.extend(boards.last().copied()),
            '1' => {}
            letter => boards.push(board(letter)),
        }
    }
    boards
}

fn read(board: &str) -> u32 {
    (0..9).filter(|square| board.as_bytes()[*square] == b'X').fold(0, |board, s| board | 1 << s)
}

/// Return whether two lists of boards have equal outcomes beside each of five other lists of boards.
fn alike(one: &[u32], other: &[u32]) -> bool {
    let mut memo = HashMap::new();
    let beside: [&[u32]; 5] = [&[0o252], &[0o253], &[0o53], &[0o253, 0o253], &[0o51]];
    beside.iter().all(|more| {
        wins(&[one, more].concat(), &mut memo) == wins(&[other, more].concat(), &mut memo)
    })
}

pub fn check(case: &mut Case<'_>, claim: &Claim) -> bool {
    let lost = ["a", "b²", "bc", "c²"];
    let board = |text: &str| text.split(' ').map(read).collect::<Vec<u32>>();
    let here = board(&case.found.position);
    match claim.id {
        "cross-class" => alike(&[read(&text(claim, "board"))], &letters(&text(claim, "word"))),
        "cross-product" => {
            let word = text(claim, "word");
            let live = here.iter().filter(|b| LINES.iter().all(|line| **b & line != *line)).count();
            (num(claim, "lost") == 1) == lost.contains(&word.as_str())
                && (num(claim, "lost") == 0) == case.truth.wins(false)
                && (num(claim, "alone") == 1) == (live == 1)
                && num(claim, "boards") == live as u64
                && (word.contains('c') || alike(&here, &letters(&word)))
        }
        "cross-leave" => {
            let first = case.first();
            text(claim, "move") == case.found.moves[0].text
                && lost.contains(&text(claim, "word").as_str())
                && !case.wins(&first)
        }
        "cross-stuck" => case.options().iter().all(|to| case.wins(to)),
        "cross-over" => next(case.game, &case.position).is_empty(),
        id => panic!("no sentence {id}"),
    }
}
