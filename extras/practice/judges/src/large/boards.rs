//! Large random cases of words, rows and boards.

use super::super::draw::{line, shuffle};
use super::super::grid;
use super::super::problems::{linked, played_out};
use super::Large;
use super::balance::highest_bit;

pub fn letters(l: &mut Large<'_>) -> String {
    let count = l.count().max(2);
    let kinds = l.rng.within(1, 13);
    let mut letters: Vec<u8> = (0..count).map(|_| b'A' + l.rng.below(2 * kinds) as u8).collect();
    // If the position is to be lost, each letter occurs as often as another one.
    if l.is_lost || l.coin() {
        letters.truncate(count as usize / 2);
        letters.iter_mut().for_each(|letter| *letter = b'A' + (*letter - b'A') % kinds as u8);
        let others: Vec<u8> = letters.iter().map(|letter| letter + kinds as u8).collect();
        letters.extend(others);
        // One letter too few of a kind makes a won position.
        if !l.is_lost && letters.len() > 2 {
            letters.pop();
        }
    }
    // Some won positions have a single kind of letter, which occurs as often as the judge allows.
    if !l.is_lost && l.rng.below(4) == 0 {
        letters.fill(b'A' + l.rng.below(26) as u8);
    }
    shuffle(&mut letters, l.rng);
    String::from_utf8_lossy(&letters).into()
}

pub fn colours(l: &mut Large<'_>) -> String {
    let count = l.count().max(3);
    let equal = l.rng.below(3) > 0;
    let mut squares: Vec<u8> = if equal {
        b"RB".repeat((count / 2).max(2) as usize)
    } else {
        (0..count).map(|_| b"RB"[l.rng.below(2) as usize]).collect()
    };
    match l.rng.below(4) {
        0 => shuffle(&mut squares, l.rng),
        1 => {}
        // Few swaps leave long runs of alternating colours.
        _ => {
            for _ in 0..l.rng.within(1, 6) {
                let at = |l: &mut Large<'_>| l.rng.below(count) as usize % squares.len();
                let (a, b) = (at(l), at(l));
                squares.swap(a, b);
            }
        }
    }
    format!("{}\n{}", squares.len(), String::from_utf8_lossy(&squares))
}

fn sides(l: &mut Large<'_>) -> (u64, u64) {
    let (rows, columns) = (l.limits.count, l.limits.more);
    (l.big(1, rows), l.big(1, columns))
}

pub fn heads(l: &mut Large<'_>) -> String {
    let (rows, columns) = sides(l);
    if rows > 40 && columns > 40 && l.rng.below(3) > 0 {
        return diagonals(l, rows, columns);
    }
    let signs: &[u8] = if l.coin() { b"HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHT" } else { b"HT" };
    grid::written(&grid::draw(l.rng, rows, columns, signs))
}

/// Draw tails inside the board, in pairs on a diagonal, on which all coins have the same value. If the position is to
/// be won, a pair is on two diagonals, 32, 64 or 128 squares apart, or a tail is alone.
fn diagonals(l: &mut Large<'_>, rows: u64, columns: u64) -> String {
    let mut board = grid::draw(l.rng, rows, columns, b"H");
    // The coins from (1, 1) on have the value 2 to the power of row + column.
    let any = |l: &mut Large<'_>| (l.rng.within(1, rows - 1), l.rng.within(1, columns - 1));
    let mut turn = |(row, column): (u64, u64)| {
        let coin = &mut board[row as usize][column as usize];
        *coin = if *coin == b'T' { b'H' } else { b'T' };
    };
    for _ in 0..l.rng.within(1, 40) {
        let (row, column) = any(l);
        let least = (row + column).saturating_sub(columns - 1).max(1);
        let other = l.rng.within(least, (row + column - 1).min(rows - 1));
        turn((row, column));
        turn((other, row + column - other));
    }
    if !l.is_lost {
        let (row, column) = any(l);
        turn((row, column));
        let apart = [64, 32, 64, 128, 0][(l.turn % 5) as usize];
        if apart > 0 {
            let down = apart.min(rows - 1 - row);
            let right = (apart - down).min(columns - 1 - column);
            if down + right == apart {
                turn((row + down, column + right));
            }
        }
    }
    grid::written(&board)
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
    // Make the nim-sums of the diagonals 0 in three of four matrices.
    if l.turn % 4 < 3 {
        for sum in 0..(rows + columns - 1) as usize {
            let on = |r: &usize| sum.checked_sub(*r).is_some_and(|c| c < columns as usize);
            let cells: Vec<usize> = (0..rows as usize).filter(on).collect();
            let whole = cells.iter().fold(0, |all, r| all ^ numbers[*r][sum - r]);
            let fits = |r: &&usize| numbers[**r][sum - **r] ^ whole <= l.limits.largest;
            if let Some(r) = cells.iter().find(fits) {
                numbers[*r][sum - r] ^= whole;
            }
        }
        // Change a high bit in the first square, the last or any other, so that the position is won.
        if let (false, Some(bit)) = (l.is_lost, highest_bit(l, l.limits.largest)) {
            let corners = [(0, 0), (rows - 1, columns - 1)];
            let any = (l.rng.below(rows), l.rng.below(columns));
            let mut places = vec![corners[l.rng.below(2) as usize], any];
            shuffle(&mut places, l.rng);
            for (row, column) in places {
                let number = &mut numbers[row as usize][column as usize];
                if *number ^ bit <= l.limits.largest {
                    *number ^= bit;
                    break;
                }
            }
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
    let are_linked = !l.is_hardest() && l.rng.below(3) == 0;
    let mut last = None;
    for _ in 0..count {
        let (rows, columns) = match last.filter(|_| are_linked) {
            Some(last) => linked(l.rng, last, side),
            None => (pair(l), pair(l)),
        };
        last = Some((rows, columns));
        all.push(line(&[rows.0, columns.0, rows.1, columns.1]));
    }
    shuffle(&mut all, l.rng);
    let most = if l.coin() { l.rng.within(1, side) } else { l.rng.within(1, side.min(4)) };
    format!("{side} {count} {most}\n{}", all.join("\n"))
}
