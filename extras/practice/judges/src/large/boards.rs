//! Large random cases of words, rows and boards.

use super::super::draw::{line, shuffle};
use super::super::grid;
use super::super::problems::played_out;
use super::Large;

pub fn letters(l: &mut Large<'_>) -> String {
    let count = l.count().max(1);
    let kinds = l.rng.within(1, 26);
    let letters = (0..count).map(|_| char::from(b'A' + l.rng.below(kinds) as u8));
    let word: String = letters.collect();
    // In half of the cases repeat a word, which makes a lost position.
    if l.coin() { word[..word.len().div_ceil(2)].repeat(2) } else { word }
}

pub fn colours(l: &mut Large<'_>) -> String {
    let count = l.count().max(3);
    let equal = l.rng.below(3) > 0;
    let mut squares: Vec<u8> = if equal {
        b"RB".repeat((count / 2).max(2) as usize)
    } else {
        (0..count).map(|_| b"RB"[l.rng.below(2) as usize]).collect()
    };
    match l.rng.below(3) {
        0 => shuffle(&mut squares, l.rng),
        1 => {
            for _ in 0..l.rng.within(1, 20) {
                let at = |l: &mut Large<'_>| l.rng.below(count) as usize % squares.len();
                let (a, b) = (at(l), at(l));
                squares.swap(a, b);
            }
        }
        _ => {}
    }
    format!("{}\n{}", squares.len(), String::from_utf8_lossy(&squares))
}

fn sides(l: &mut Large<'_>) -> (u64, u64) {
    let (rows, columns) = (l.limits.count, l.limits.more);
    (l.big(1, rows), l.big(1, columns))
}

pub fn heads(l: &mut Large<'_>) -> String {
    let (rows, columns) = sides(l);
    let signs: &[u8] = if l.coin() { b"HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHT" } else { b"HT" };
    grid::written(&grid::draw(l.rng, rows, columns, signs))
}

pub fn maze(l: &mut Large<'_>) -> String {
    let (rows, columns) = sides(l);
    let signs: &[u8] = [&b"."[..], b"......#", b"..#", b"...##"][l.rng.below(4) as usize];
    grid::written(&grid::draw(l.rng, rows, columns, signs))
}

pub fn walk(l: &mut Large<'_>) -> String {
    let (rows, columns) = sides(l);
    // Draw the board and the path of a random play: to its end, or until both players have moved equally often.
    played_out(l.rng, rows, columns.max(2))
}

pub fn matrix(l: &mut Large<'_>) -> String {
    let (rows, columns) = sides(l);
    let mut numbers: Vec<Vec<u64>> = (0..rows).map(|_| l.numbers(columns, 0)).collect();
    if l.coin() {
        for sum in 0..(rows + columns - 1) as usize {
            let on = |r: &usize| sum.checked_sub(*r).is_some_and(|c| c < columns as usize);
            let cells: Vec<usize> = (0..rows as usize).filter(on).collect();
            let whole = cells.iter().fold(0, |all, r| all ^ numbers[*r][sum - r]);
            let fits = |r: &&usize| numbers[**r][sum - **r] ^ whole <= l.limits.largest;
            if let Some(r) = cells.iter().find(fits) {
                numbers[*r][sum - r] ^= whole;
            }
        }
        // Put a single large power of 2 into the first square, so that the position is won.
        if !l.is_lost {
            let highest = u64::from(l.limits.largest.ilog2());
            numbers[0][0] = 1 << l.rng.within(highest / 2, highest);
        }
    }
    let lines: Vec<String> = numbers.iter().map(|row| line(row)).collect();
    format!("{rows} {columns}\n{}", lines.join("\n"))
}

pub fn rectangles(l: &mut Large<'_>) -> String {
    let side = l.big(1, l.limits.largest);
    let count = l.count();
    let pair = |l: &mut Large<'_>| {
        let (a, b) = (l.rng.within(1, side), l.rng.within(1, side));
        (a.min(b), a.max(b))
    };
    let mut all: Vec<String> = Vec::new();
    for _ in 0..count {
        let ((top, bottom), (left, right)) = (pair(l), pair(l));
        all.push(line(&[top, left, bottom, right]));
    }
    let most = if l.coin() { l.rng.within(1, side) } else { l.rng.within(1, side.min(4)) };
    format!("{side} {count} {most}\n{}", all.join("\n"))
}
