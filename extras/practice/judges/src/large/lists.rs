//! Large random cases of lists: heaps, stairs, squares, cells.

use super::super::draw::{counted, line, shuffle};
use super::super::limits::STONES_OF_P5970;
use super::super::problems::{evenly as values_of_parts, values_of_cells};
use super::Large;
use super::balance::{balance, highest_bit};
use mexplorer::Budget;

/// Draw heaps. If the position is to be lost, each heap occurs twice, so that the second player wins a sum of such
/// heaps.
pub fn heaps(l: &mut Large<'_>) -> String {
    let count = l.count();
    counted(&in_pairs(l, count))
}

/// Draw heaps of a game whose last stone loses, or in which heaps of one stone are an exception: in three quarters of
/// the cases, any number of heaps have one stone, or all heaps but at most two.
pub fn with_ones(l: &mut Large<'_>) -> String {
    let count = l.count();
    let mut all = in_pairs(l, count);
    if l.rng.below(4) > 0 {
        let few =
            if l.rng.below(3) == 0 { l.rng.below(3) } else { l.rng.within(0, count) } as usize;
        all.iter_mut().skip(few).for_each(|heap| *heap = 1);
        shuffle(&mut all, l.rng);
    }
    counted(&all)
}

/// Draw heaps whose value is the remainder by 4. In a lost position the nim-sum of the values is 0, otherwise random.
pub fn remainders(l: &mut Large<'_>) -> String {
    let count = l.count();
    let mut all = l.numbers(count, 1);
    if l.is_lost {
        let sum = all.iter().fold(0, |sum, heap| sum ^ (heap % 4));
        let changed = |heap: u64| heap - heap % 4 + ((heap % 4) ^ sum);
        let fits = |heap: &&mut u64| (1..=l.limits.largest).contains(&changed(**heap));
        if let Some(heap) = all.iter_mut().find(fits) {
            *heap = changed(*heap);
        }
    }
    counted(&all)
}

/// Draw the numbers of cards in boxes; [`balance`] changes the nim-sum of the boxes whose number has the remainder 0, 2
/// or 5 by 6.
pub fn boxes(l: &mut Large<'_>) -> String {
    let count = l.count();
    let mut cards = l.numbers(count, 0);
    let places = (0..cards.len()).filter(|at| [0, 2, 5].contains(&((at + 1) % 6))).collect();
    balance(l, &mut cards, places, (0, l.limits.largest));
    counted(&cards)
}

/// Draw heaps. If the position is to be lost, each heap occurs twice. Otherwise, in half of the cases, each heap occurs
/// twice except for one that is smaller by 1 to 3 stones.
pub(super) fn in_pairs(l: &mut Large<'_>, count: u64) -> Vec<u64> {
    if count < 2 || !l.is_lost && l.coin() {
        return l.numbers(count, 1);
    }
    let half = l.numbers(count / 2, 1);
    let mut all = [&half[..], &half].concat();
    if l.coin() {
        shuffle(&mut all, l.rng);
    } else {
        // Reverse the second half, so that the row of heaps is a palindrome.
        let middle = all.len() / 2;
        all[middle..].reverse();
    }
    if !l.is_lost {
        let near = l.rng.within(1, 3);
        if let Some(heap) = all.iter_mut().find(|heap| **heap > near) {
            *heap -= near;
        }
    }
    all
}

/// Draw heaps; [`balance`] changes their nim-sum.
pub fn nim(l: &mut Large<'_>) -> String {
    let count = l.count();
    let mut heaps = l.numbers(count, 1);
    let places = (0..heaps.len()).collect();
    balance(l, &mut heaps, places, (1, l.limits.largest));
    counted(&heaps)
}

/// Draw a staircase; [`balance`] changes the nim-sum of its 1st, 3rd, 5th … stairs.
pub fn stairs(l: &mut Large<'_>) -> String {
    staircase(l, 0)
}

/// Draw a staircase whose first number is the ground, so that the 2nd, 4th, 6th … numbers count.
pub fn stairs_on_ground(l: &mut Large<'_>) -> String {
    staircase(l, 1)
}

fn staircase(l: &mut Large<'_>, first: usize) -> String {
    let count = l.count();
    let mut steps = l.numbers(count, 0);
    let places = (first..steps.len()).step_by(2).collect();
    balance(l, &mut steps, places, (0, l.limits.largest));
    counted(&steps)
}

/// Draw up to `count` distinct numbers from 1 to `limit`, in ascending order.
fn apart(l: &mut Large<'_>, count: u64, limit: u64) -> Vec<u64> {
    let mut all: Vec<u64> = (0..count).map(|_| l.rng.within(1, limit)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

pub fn squares(l: &mut Large<'_>) -> String {
    let (count, limit) = (l.count(), l.limits.largest);
    let mut all = apart(l, count, limit);
    // In half of the cases place the pieces in pairs side by side, which makes a lost position.
    if l.coin() {
        let mut pairs: Vec<u64> = all.iter().map(|square| square.div_ceil(2)).collect();
        pairs.dedup();
        pairs.truncate((l.limits.count / 2) as usize);
        all = pairs.into_iter().flat_map(|pair| [2 * pair - 1, 2 * pair]).collect();
        // Move the last piece away from its neighbour by a large power of 2, which makes a won position.
        if let (false, Some(far)) = (l.is_lost, highest_bit(l, limit - 2)) {
            let near = all.iter().take_while(|square| **square + far <= limit).count();
            all.truncate(near / 2 * 2);
            if all.is_empty() {
                all.extend([1, 2]);
            }
            if let Some(last) = all.last_mut() {
                *last += far;
            }
        }
    }
    if all.is_empty() {
        all.push(limit);
    }
    shuffle(&mut all, l.rng);
    counted(&all)
}

pub fn ascending(l: &mut Large<'_>) -> String {
    let count = l.count();
    if l.is_lost && l.coin() {
        let mut all = in_pairs(l, count);
        all.sort_unstable();
        return counted(&all);
    }
    // Draw the differences, which are a staircase: the last is its first stair. One difference may be as large as the
    // others leave room for: half of the limit, or in half of the cases five sixths of it.
    let share = if l.coin() { 2 } else { 6 };
    let room = l.limits.largest - l.limits.largest / share;
    let each = l.limits.largest / (share * count);
    let mut steps: Vec<u64> = (0..count).map(|_| l.rng.within(0, each)).collect();
    let places = (0..steps.len()).rev().step_by(2).collect();
    balance(l, &mut steps, places, (0, room));
    let heaps = steps.iter().scan(0, |sum: &mut u64, step| {
        *sum += step;
        Some(*sum)
    });
    counted(&heaps.collect::<Vec<u64>>())
}

pub fn rows_of_two(l: &mut Large<'_>) -> String {
    let (count, columns) = (l.count(), l.limits.largest);
    let mut rows: Vec<[u64; 2]> = Vec::new();
    for _ in 0..count {
        let one = l.rng.within(1, columns);
        rows.push([one, (one + l.rng.within(1, columns - 1) - 1) % columns + 1]);
    }
    if l.coin() {
        rows.truncate(rows.len().div_ceil(2));
        let mirrored: Vec<[u64; 2]> = rows.iter().map(|[a, b]| [*b, *a]).collect();
        rows.extend(mirrored);
        rows.truncate((l.limits.count as usize - 1) / 2 * 2);
        // Add a row with a power of 2 squares between its pieces, which makes a won position.
        if let (false, Some(gap)) = (l.is_lost, highest_bit(l, columns - 2)) {
            let one = l.rng.within(1, columns - gap - 1);
            rows.push([one, one + gap + 1]);
        }
    }
    let lines: Vec<String> = rows.iter().map(|row| line(row)).collect();
    format!("{} {columns}\n{}", rows.len(), lines.join("\n"))
}

pub fn lines(l: &mut Large<'_>) -> String {
    let (count, limit) = (l.count(), l.limits.largest as i64);
    let mut gaps: Vec<u64> = (0..count).map(|_| l.rng.within(1, 2 * limit as u64 - 1)).collect();
    if l.is_lost && l.coin() {
        let half = gaps.len().div_ceil(2);
        gaps.truncate(half);
        gaps = [&gaps[..], &gaps].concat();
        gaps.truncate(l.limits.count as usize / 2 * 2);
    } else {
        let mut heaps: Vec<u64> = gaps.iter().map(|gap| gap - 1).collect();
        balance(l, &mut heaps, (0..gaps.len()).collect(), (0, 2 * limit as u64 - 2));
        gaps = heaps.iter().map(|heap| heap + 1).collect();
    }
    let each = gaps.iter().zip(1..).map(|(gap, height): (&u64, i64)| {
        let black = -limit + l.rng.below(2 * limit as u64 - gap) as i64;
        let (a, b) = (black, black + *gap as i64);
        let (a, b) = if l.rng.below(2) == 0 { (a, b) } else { (b, a) };
        format!("{height} {a} {b}")
    });
    let each: Vec<String> = each.collect();
    let most = l.limits.more;
    format!("{} {} {}\n{}", gaps.len(), l.rng.below(most), l.rng.within(1, most), each.join("\n"))
}

pub fn rows_of_twenty(l: &mut Large<'_>) -> String {
    let count = l.count();
    let row = |l: &mut Large<'_>| {
        let squares: Vec<u64> = (1..=20).filter(|_| l.rng.below(2) == 0).collect();
        line(&[&[squares.len() as u64], &squares[..]].concat())
    };
    let mut rows: Vec<String> = (0..count).map(|_| row(l)).collect();
    if l.coin() {
        rows.truncate(rows.len().div_ceil(2));
        rows = [&rows[..], &rows].concat();
        rows.truncate(l.limits.count as usize / 2 * 2);
    }
    format!("{}\n{}", rows.len(), rows.join("\n"))
}

pub fn cells(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    if !l.is_hardest() && l.coin() {
        return balanced_cells(l);
    }
    let cells = if l.is_wide() { l.big(1, limit) } else { l.rng.within(1, 1000) };
    let questions = l.count_of(l.limits.cases.min(l.left / 20).max(1));
    let has_low = l.is_hardest() || l.is_wide() && l.coin();
    let question = |l: &mut Large<'_>| {
        if has_low && l.coin() {
            return lowest(l, cells);
        }
        let mut white: Vec<u64> = (0..l.count()).map(|_| cell(l, cells)).collect();
        // In half of the cases add to each even cell the cell before it: two cells with equally many multiples cancel
        // each other.
        if l.coin() {
            white = white.iter().flat_map(|x| [*x, x % 2 + x - 1]).filter(|x| *x > 0).collect();
        }
        white.sort_unstable();
        white.dedup();
        white.truncate(l.limits.count as usize);
        counted(&white)
    };
    let each: Vec<String> = (0..questions).map(|_| question(l)).collect();
    format!("{cells}\n{questions}\n{}", each.join("\n"))
}

/// Draw up to three of the lowest cells, which have the largest values.
fn lowest(l: &mut Large<'_>, cells: u64) -> String {
    let most = (1 << l.rng.within(2, 6)).min(cells);
    let mut white: Vec<u64> = (0..l.rng.within(2, 3)).map(|_| l.rng.within(1, most)).collect();
    white.sort_unstable();
    white.dedup();
    counted(&white)
}

/// Draw a cell: in half of the cases a low one, which has many multiples.
fn cell(l: &mut Large<'_>, cells: u64) -> u64 {
    let low = l.rng.within(0, cells.ilog2().into());
    let most = if l.coin() { cells } else { cells >> low };
    l.rng.within(1, most)
}

/// Draw questions with up to nine cells; in half of them one more cell makes the position lost, if possible.
fn balanced_cells(l: &mut Large<'_>) -> String {
    let cells = l.rng.within(20, 4000);
    let values = values_of_cells(cells as u32);
    let question = |l: &mut Large<'_>| {
        let mut white: Vec<u64> = (0..l.rng.within(1, 9)).map(|_| cell(l, cells)).collect();
        white.sort_unstable();
        white.dedup();
        let sum = white.iter().fold(0, |sum, cell| sum ^ values[*cell as usize]);
        let fits = |cell: &u64| values[*cell as usize] == sum && !white.contains(cell);
        let fitting: Vec<u64> = (1..=cells).filter(fits).collect();
        if l.coin() {
            white.extend(l.rng.choose(fitting));
        }
        counted(&white)
    };
    let each: Vec<String> = (0..l.rng.within(1, 20)).map(|_| question(l)).collect();
    format!("{cells}\n{}\n{}", each.len(), each.join("\n"))
}

/// Draw many small heaps or a few large ones, because the number of all stones is limited.
pub fn thrown_away(l: &mut Large<'_>) -> String {
    let count = if l.coin() { l.count() } else { l.rng.within(2, 20) };
    let largest = (STONES_OF_P5970 / count.max(1)).min(l.limits.largest);
    let heaps: Vec<u64> = (0..count).map(|_| l.big(1, largest)).collect();
    let multiple = l.rng.within(1, l.limits.more);
    format!("{count} {multiple}\n{}", line(&heaps))
}

pub fn evenly(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let least = if l.coin() { l.rng.within(1, 9) } else { l.rng.within(1, limit) };
    let games = l.count_of(l.limits.cases);
    if !l.is_lost {
        let each: Vec<String> = (0..games).map(|_| heaps(l).replace('\n', " ")).collect();
        return format!("{games} {least}\n{}", each.join("\n"));
    }
    // Draw heaps of medium size and, in half of the games, change one so that the game is lost.
    let (least, largest) = (l.rng.within(1, 9), l.rng.within(300, MEDIUM));
    let values = values_of_parts(least, largest, &mut Budget::steps(u64::MAX)).unwrap_or_default();
    let value = |heap: u64| values.get(heap as usize).copied().unwrap_or(0);
    let game = |l: &mut Large<'_>| {
        let mut heaps: Vec<u64> =
            (0..l.rng.within(1, 8)).map(|_| l.rng.within(1, largest)).collect();
        let sum = heaps[1..].iter().fold(0, |sum, heap| sum ^ value(*heap));
        let fits: Vec<u64> = (1..=largest).filter(|heap| value(*heap) == sum).collect();
        if let (true, Some(heap)) = (l.coin(), l.rng.choose(fits)) {
            heaps[0] = heap;
        }
        shuffle(&mut heaps, l.rng);
        counted(&heaps).replace('\n', " ")
    };
    let each: Vec<String> = (0..games).map(|_| game(l)).collect();
    format!("{games} {least}\n{}", each.join("\n"))
}

/// The largest heap of the games of P3235 that are made lost: the values up to this heap are computed for each input.
const MEDIUM: u64 = 2000;

pub fn staying(l: &mut Large<'_>) -> String {
    let is_longest = l.is_hardest();
    let is_generated = is_longest || l.coin();
    let room = if is_generated { l.left } else { l.left / 3 };
    let count = l.count_of(l.limits.count.min(room));
    let mut numbers = l.numbers(count, 1);
    // With steps to the next number and odd numbers only, the play to the end is the longest.
    let far = match l.rng.below(4) {
        0 => 1,
        _ if is_longest => 1,
        1 | 2 => l.rng.within(1, 9),
        _ => l.rng.within(1, count),
    };
    if is_longest || l.coin() {
        numbers.iter_mut().for_each(|number| *number -= u64::from(number.is_multiple_of(2)));
    }
    let mut questions = l.count_of(l.limits.cases.min(room));
    let asked = if is_generated {
        // Generated questions take no room in the input, however many they are.
        questions = l.big(1, l.limits.cases);
        // The statement bounds P (B + 1), since its generator computes with 32 bits. A small factor B leaves room for a
        // modulus P beyond the number of places.
        let factor = if is_longest || l.coin() {
            l.rng.within(1, 500)
        } else {
            l.rng.within(1, GENERATED.isqrt() - 1)
        };
        let most = (GENERATED / (factor + 1)).min(l.limits.largest);
        let modulus = l.rng.within(most - most / 8, most);
        line(&[l.rng.below(modulus), factor, l.rng.below(modulus), modulus])
    } else {
        let question = |_| {
            let from = l.rng.within(1, count);
            line(&[from, l.rng.within(from, count)])
        };
        (0..questions).map(question).collect::<Vec<String>>().join("\n")
    };
    let first = line(&[count, far, questions, u64::from(is_generated)]);
    format!("{first}\n{}\n{asked}", line(&numbers))
}

/// The largest product P (B + 1) of the generator of P5652.
const GENERATED: u64 = (1 << 31) - 2;
