//! Large random cases of lists: heaps, stairs, squares, sets.

use super::super::draw::{counted, line, shuffle};
use super::Large;

/// Draw heaps. If the position is to be lost, each heap occurs twice, so that the second player wins a sum of such
/// heaps.
pub fn heaps(l: &mut Large<'_>) -> String {
    let count = l.count();
    counted(&in_pairs(l, count))
}

/// Draw an even number of heaps. In half of the cases all heaps are multiples of a power of 2, so that high bits
/// decide.
pub fn even_heaps(l: &mut Large<'_>) -> String {
    let count = l.count().div_ceil(2) * 2;
    let mut heaps = in_pairs(l, count);
    if l.coin() {
        let power = 1 << l.rng.within(0, l.limits.largest.ilog2().into());
        for heap in &mut heaps {
            *heap = (*heap - *heap % power).max(power);
        }
    }
    counted(&heaps)
}

fn in_pairs(l: &mut Large<'_>, count: u64) -> Vec<u64> {
    if count < 2 || !l.is_lost {
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
    all
}

/// Draw heaps whose nim-sum is 0, a power of 2, or random.
pub fn nim(l: &mut Large<'_>) -> String {
    let count = l.count();
    let mut heaps = l.numbers(count, 1);
    let places = (0..heaps.len()).collect();
    balance(l, &mut heaps, places, 1);
    counted(&heaps)
}

/// Draw a staircase whose 1st, 3rd, 5th … stairs have a nim-sum of 0, of a power of 2, or a random one.
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
    balance(l, &mut steps, places, 0);
    counted(&steps)
}

/// Change one of the numbers at the indices `places`, within the limits. If the position is to be lost, the nim-sum of
/// these numbers becomes 0. Otherwise it mostly becomes a large power of 2, which programs with fewer bits miss.
fn balance(l: &mut Large<'_>, numbers: &mut [u64], mut places: Vec<usize>, least: u64) {
    let highest = u64::from(l.limits.largest.max(1).ilog2());
    let wanted = if l.is_lost {
        0
    } else if l.rng.below(4) > 0 {
        1 << l.rng.within(highest * 3 / 4, highest)
    } else {
        return;
    };
    let sum = places.iter().fold(wanted, |sum, place| sum ^ numbers[*place]);
    shuffle(&mut places, l.rng);
    let fits = |to: u64| (least..=l.limits.largest).contains(&to);
    if let Some(place) = places.into_iter().find(|place| fits(numbers[*place] ^ sum)) {
        numbers[place] ^= sum;
    }
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
        if !l.is_lost {
            let highest = u64::from(limit.ilog2());
            let far = 1 << l.rng.within(highest / 2, highest);
            let near = all.iter().take_while(|square| **square + far <= limit).count();
            all.truncate(near / 2 * 2);
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
    let mut all = in_pairs(l, count);
    all.sort_unstable();
    counted(&all)
}

/// Draw a subtraction set. In half of the cases the set has all numbers from 1 on, which makes the values of heaps
/// large. So does the set of each lost input that is large in all respects, where truncated values change the winner.
fn set(l: &mut Large<'_>) -> Vec<u64> {
    let limit = l.limits.largest;
    let count = l.count_of(l.limits.more);
    if l.coin() || l.is_lost && l.is_all() {
        return (1..=count.min(limit)).collect();
    }
    let wide = l.is_wide() && l.coin();
    let one = |l: &mut Large<'_>| {
        if wide { l.rng.within(1, limit) } else { l.rng.within(1, 120.min(limit)) }
    };
    let mut all: Vec<u64> = (0..count).map(|_| one(l)).collect();
    all.sort_unstable();
    all.dedup();
    shuffle(&mut all, l.rng);
    all
}

/// Return the Grundy values of heaps 0 to `largest` for a subtraction set.
fn values_of(set: &[u64], largest: u64) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    let mut seen = vec![0; set.len() + 1];
    for heap in 0..=largest {
        for amount in set.iter().filter(|amount| **amount <= heap) {
            seen[values[(heap - amount) as usize] as usize] = heap + 1;
        }
        values.push(seen.iter().take_while(|stamp| **stamp == heap + 1).count() as u64);
    }
    values
}

/// Draw heaps for a subtraction set with the given Grundy values. If the wrong player would win, change one heap to the
/// largest that corrects the winner.
fn heaps_of(l: &mut Large<'_>, values: &[u64]) -> String {
    let count = l.count();
    let mut heaps = l.numbers(count, 1);
    let value = |heap: u64| values[heap as usize];
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ value(*heap));
    if l.is_lost != (sum == 0) {
        let fits = |heap: u64, one: u64| (one == value(heap) ^ sum) == l.is_lost;
        let other = |heap: u64| values.iter().rposition(|one| fits(heap, *one));
        let changed = heaps.iter().enumerate().find_map(|(i, heap)| Some((i, other(*heap)?)));
        if let Some((i, heap)) = changed.filter(|(_, heap)| *heap > 0) {
            heaps[i] = heap as u64;
        }
    }
    counted(&heaps)
}

pub fn set_and_heaps(l: &mut Large<'_>) -> String {
    let set = set(l);
    let values = values_of(&set, l.limits.largest);
    format!("{}\n{}", counted(&set), heaps_of(l, &values))
}

pub fn set_and_positions(l: &mut Large<'_>) -> String {
    let set = set(l);
    let values = values_of(&set, l.limits.largest);
    let many = l.limits.cases.min(100);
    let each: Vec<String> = (0..many).map(|_| heaps_of(l, &values).replace('\n', " ")).collect();
    format!("{}\n{many}\n{}", counted(&set), each.join("\n"))
}

pub fn each_size(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let set = set(l);
    let largest = l.big(set.iter().copied().max().unwrap_or(1), limit);
    format!("{largest} {}\n{}", set.len(), line(&set))
}

pub fn runs(l: &mut Large<'_>) -> String {
    let (limit, many) = (l.limits.largest, l.limits.count);
    let few = l.coin();
    let count = if few { l.rng.within(1, 3) } else { l.count_of(l.limits.more) };
    let wide = l.coin();
    let mut set: Vec<u64> =
        (0..count).map(|_| l.rng.within(1, if wide { limit } else { 12 })).collect();
    set.sort_unstable();
    set.dedup();
    let rows: Vec<u64> = (0..many.min(200)).map(|_| l.rng.within(1, limit)).collect();
    format!("{}\n{}", counted(&set), counted(&rows))
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
        rows.truncate(l.limits.count as usize / 2 * 2);
    }
    let lines: Vec<String> = rows.iter().map(|row| line(row)).collect();
    format!("{} {columns}\n{}", rows.len(), lines.join("\n"))
}

pub fn lines(l: &mut Large<'_>) -> String {
    let (count, limit) = (l.count(), l.limits.largest as i64);
    let mut gaps: Vec<u64> = (0..count).map(|_| l.rng.within(1, 2 * limit as u64 - 1)).collect();
    if l.coin() {
        let half = gaps.len().div_ceil(2);
        gaps.truncate(half);
        gaps = [&gaps[..], &gaps].concat();
        gaps.truncate(l.limits.count as usize / 2 * 2);
    } else {
        let mut heaps: Vec<u64> = gaps.iter().map(|gap| gap - 1).collect();
        balance(l, &mut heaps, (0..gaps.len()).collect(), 0);
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
    let cells = if l.is_wide() { l.big(1, limit) } else { l.rng.within(1, 1000) };
    let questions = l.count_of(l.limits.cases).min(20);
    let question = |l: &mut Large<'_>| {
        let mut white: Vec<u64> = (0..l.count()).map(|_| l.rng.within(1, cells)).collect();
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

pub fn thrown_away(l: &mut Large<'_>) -> String {
    let count = l.count();
    let heaps = l.numbers(count, 1);
    let multiple = l.rng.within(1, l.limits.more);
    format!("{count} {multiple}\n{}", line(&heaps))
}

pub fn evenly(l: &mut Large<'_>) -> String {
    let limit = l.limits.largest;
    let least = if l.coin() { l.rng.within(1, 9) } else { l.rng.within(1, limit) };
    let games = l.count_of(l.limits.cases);
    let each: Vec<String> = (0..games).map(|_| heaps(l).replace('\n', " ")).collect();
    format!("{games} {least}\n{}", each.join("\n"))
}

pub fn staying(l: &mut Large<'_>) -> String {
    let count = l.count_of(l.limits.count / 2);
    let numbers = l.numbers(count, 1);
    let far = if l.coin() { l.rng.within(1, 9) } else { l.rng.within(1, count) };
    let questions = l.count_of(l.limits.cases / 2);
    let asked = if l.coin() {
        let modulus = l.rng.within(G / 2, G);
        line(&[l.rng.below(modulus), l.rng.below(modulus), l.rng.below(modulus), modulus])
    } else {
        let question = |_| {
            let from = l.rng.within(1, count);
            line(&[from, l.rng.within(from, count)])
        };
        (0..questions).map(question).collect::<Vec<String>>().join("\n")
    };
    let generated = u64::from(asked.split_whitespace().count() == 4 && !asked.contains('\n'));
    let first = line(&[count, far, questions, generated]);
    format!("{first}\n{}\n{asked}", line(&numbers))
}

const G: u64 = 1_000_000_000;
