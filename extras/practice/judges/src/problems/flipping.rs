//! Problems about turning over coins and cells. Each coin or cell to be turned is a separate game of the sum.

use super::prelude::*;
use mexplorer::sort::{sorted, sorted_by_key};

/// A move turns a connected block of coins whose lower right coin shows its tail. In the first row and the first column
/// a block is a run, so that a coin has its value in the game `ruler`: the highest power of 2 that divides its number.
/// Elsewhere the value of a coin is 2^(i + j), where the row i and the column j are counted from 0. (The tests compare
/// these values with all connected blocks of small boards; a published proof is not known to us.)
pub(super) const CONNECTED: Problem = Problem {
    id: "P2594",
    cases: Cases::Counted("T"),
    read: |s| {
        let rows = s.count("n", MAX_COUNT)?;
        let columns = s.count("m", MAX_COUNT / rows.max(1))?;
        let rows = if columns == 0 { 0 } else { rows };
        let coins = s.list(rows, |s| tails(s, columns))?;
        let tails = coins.iter().zip(0..).flat_map(|(row, i)| row.iter().map(move |j| (i, *j)));
        let powers: Vec<u32> = tails
            .map(|(i, j)| match (i, j) {
                (0, _) | (_, 0) => (i + j + 1).trailing_zeros(),
                _ => i + j,
            })
            .collect();
        let left = odd(&powers);
        let heaps = as_heaps(powers, &left);
        Ok(Case::decided(move || nim(heaps.clone()), move |_| Ok(!left.is_empty())))
    },
    print: Print::Lines("-_-", "=_="),
    draw: |rng| {
        let (rows, columns) = (rng.within(1, 4), rng.within(1, 4));
        let few = rng.within(2, 6);
        let coin = |rng: &mut Rng| if rng.chance(few) { 'T' } else { 'H' };
        let row = |rng: &mut Rng| (0..columns).map(|_| coin(rng)).collect::<String>();
        let all: Vec<String> = (0..rows).map(|_| row(rng)).collect();
        format!("{rows} {columns}\n{}", all.join("\n"))
    },
};

/// A move turns the cells x, 2x, … kx, where cell x is white. The value of a cell depends only on the number of its
/// multiples, and the values of the multiples depend on that number as well.
pub(super) const MULTIPLES: Problem = Problem {
    id: "P3179",
    cases: Cases::One,
    read: |s| {
        let cells = between(s, "n", 1, MOST_CELLS)?.0 as u32;
        let questions = s.count("k", MAX_COUNT)?;
        let questions = s.list(questions, |s| {
            let white = s.count("w", MAX_COUNT)?;
            s.list(white, |s| Ok(cells / between(s, "a cell", 1, cells.into())?.0 as u32))
        })?;
        let most = questions.iter().flatten().copied().max().unwrap_or(0);
        let all = questions.clone();
        Ok(Case::Decided {
            shown: Box::new(move || {
                let values = Values::of(cells, most, &mut Budget::steps(u64::MAX))?;
                let heap = |multiples: &u32| u64::from(values.at(*multiples));
                all.iter().map(|white| nim(white.iter().map(heap).collect())).collect()
            }),
            winners: Box::new(move |budget| {
                let values = Values::of(cells, most, budget)?;
                let sum = |white: &Vec<u32>| white.iter().fold(0, |sum, m| sum ^ values.at(*m));
                Ok(questions.iter().map(|white| Outcome::mover_wins(sum(white) != 0)).collect())
            }),
        })
    },
    print: Print::Joined("Yes", "No", "\n"),
    draw: |rng| {
        let cells = or_far(rng, 1, 12, 60);
        let question = |rng: &mut Rng| {
            let drawn = &mut |rng: &mut Rng| {
                let few = rng.within(2, 4);
                let mut white: Vec<u64> = (1..=cells).filter(|_| rng.chance(few)).collect();
                if white.is_empty() {
                    white.push(rng.within(1, cells));
                }
                counted(&white)
            };
            fair(rng, drawn, &|question| {
                let input = format!("{cells}\n1\n{question}");
                judged("P3179", &input, |winner| winner == "Yes")
            })
        };
        let all: Vec<String> = (0..rng.within(1, 4)).map(|_| question(rng)).collect();
        format!("{cells}\n{}\n{}", all.len(), all.join("\n"))
    },
};

/// A move turns a square of cells with sides up to k, whose lower right cell is white. The value of a cell is the
/// largest power of 2 that is at most k and divides the numbers of both its row and its column.
pub(super) const SQUARES: Problem = Problem {
    id: "CF494E",
    cases: Cases::One,
    read: |s| {
        let side = at_least(s, "n", 1)?.0;
        let rectangles = s.count("m", MAX_COUNT)?;
        let most = between(s, "k", 1, side)?.0;
        let rectangles = s.list(rectangles, |s| {
            let mut edge = |least| Ok(between(s, "a side of a rectangle", least, side)?.0);
            let (top, left) = (edge(1)?, edge(1)?);
            Ok([top - 1, edge(top)?, left - 1, edge(left)?])
        })?;
        // Bit t is 1 if the number of white cells whose row and column are divisible by 2^t is odd.
        let divided = covered(&rectangles) & ((2 << most.ilog2()) - 1);
        let value = divided ^ divided >> 1;
        let heaps = move || (0..64).map(|bit| 1 << bit & value).filter(|heap| *heap > 0).collect();
        Ok(Case::decided(move || nim(heaps()), move |_| Ok(value != 0)))
    },
    print: Print::Lines("Hamed", "Malek"),
    draw: |rng| {
        let side = or_far(rng, 1, 6, 20);
        let count = rng.within(1, 4);
        let far = !rng.is_scripted() && rng.below(2) == 0;
        let mut links = None;
        if !rng.is_scripted() && rng.below(5) == 0 {
            links = Some(((1, side), (1, side)));
        }
        let rectangle = |_| {
            if let Some(last) = links {
                let (rows, columns) = linked(rng, last, side);
                links = Some((rows, columns));
                return line(&[rows.0, columns.0, rows.1, columns.1]);
            }
            // The bound on the sides of squares matters for cells whose row and column are divisible by a power of 2.
            if far && rng.below(2) == 0 {
                let power = 1 << rng.within(0, side.ilog2().into());
                let mut at = || power * rng.within(1, side / power);
                let (row, column) = (at(), at());
                return line(&[row, column, row, column]);
            }
            let (top, left) = (rng.within(1, side), rng.within(1, side));
            line(&[top, left, rng.within(top, side), rng.within(left, side)])
        };
        let rectangles: Vec<String> = (0..count).map(rectangle).collect();
        let most = if links.is_some() { rng.within(1, side.min(2)) } else { rng.within(1, side) };
        format!("{side} {count} {most}\n{}", rectangles.join("\n"))
    },
};

type Rectangle = ((u64, u64), (u64, u64));

/// Draw the rows and columns of a rectangle whose columns lie within those of the last one. Its rows begin within those
/// of the last one; in half of the cases they may end below these, so that the cover of the wider rectangle ends first.
/// A rectangle of a single cell is followed by one that begins in the first row and has all columns.
pub(in super::super) fn linked(rng: &mut Rng, last: Rectangle, side: u64) -> Rectangle {
    let ((top, bottom), (left, right)) = last;
    if left == right && top == bottom {
        return ((1, rng.within(1, side)), (1, side));
    }
    let deepest = if rng.below(2) == 0 { bottom } else { side };
    let (top, left) = (rng.within(top, bottom), rng.within(left, right));
    ((top, rng.within(top, deepest)), (left, rng.within(left, right)))
}

/// The greatest number of cells in problem P3179.
const MOST_CELLS: u64 = 2_000_000_000;

/// Parse a row of coins, and return the indices of the coins that show tails.
fn tails(s: &mut Scanner<'_>, columns: u64) -> Result<Vec<u32>> {
    let word = s.word("a row of coins")?;
    let mut tails = Vec::new();
    for (place, (at, coin)) in word.text.char_indices().enumerate() {
        match coin {
            'H' | 'h' => {}
            'T' | 't' => tails.push(place as u32),
            _ => {
                let message = format!("expected H for a head or T for a tail, found {coin:?}");
                let spot = word.part(at, at + coin.len_utf8()).span();
                let error = Error::new(ErrorCode::ExpectedCoin, message).at(spot);
                return Err(error.with("found", coin.to_string()));
            }
        }
    }
    if word.text.len() as u64 == columns {
        return Ok(tails);
    }
    let message = format!("expected a row of {columns} coins, found {}", word.text.len());
    Err(Error::new(ErrorCode::WrongCount, message).at(word.span()).with("expected", "row"))
}

/// Return the exponents that occur an odd number of times in a list, in ascending order.
fn odd(powers: &[u32]) -> Vec<u32> {
    let mut odd = vec![false; powers.iter().max().map_or(0, |most| *most as usize + 1)];
    powers.iter().for_each(|power| odd[*power as usize] ^= true);
    (0..).zip(odd).filter(|(_, odd)| *odd).map(|(power, _)| power).collect()
}

/// Return heaps whose sizes are the powers of 2 with these exponents. If one is too large for a heap, return instead
/// one power of 2 for each entry of `left`, from 2^0 on.
fn as_heaps(powers: Vec<u32>, left: &[u32]) -> Vec<u64> {
    const BITS: u32 = 53;
    if powers.iter().all(|power| *power < BITS) {
        return powers.into_iter().map(|power| 1 << power).collect();
    }
    (0..BITS).zip(left).map(|(place, _)| 1 << place).collect()
}

fn nim(heaps: Vec<u64>) -> Result<(Game, Position)> {
    Ok((Game::parse("nim")?, Position::Heaps(heaps)))
}

/// The value of a cell by the number of its multiples up to n, itself included, for all numbers n / x. The numbers have
/// 32 bits, since their division is faster.
struct Values {
    n: u32,
    /// The values for the numbers up to the square root of n.
    small: Vec<u32>,
    /// The values for the numbers n / 1, n / 2 …
    large: Vec<u32>,
}

/// Return the values of the cells 1 to `cells`, with a value of 0 before them.
pub(in super::super) fn values_of_cells(cells: u32) -> Vec<u64> {
    let values = Values::of(cells, cells, &mut Budget::steps(u64::MAX));
    let value = |cell| values.as_ref().map_or(0, |values| values.at(cells / cell).into());
    std::iter::once(0).chain((1..=cells).map(value)).collect()
}

impl Values {
    /// Compute the values for numbers of multiples up to `most`.
    fn of(n: u32, most: u32, budget: &mut Budget<'_>) -> Result<Values> {
        let root = n.isqrt();
        let (small, large) = (vec![0; root as usize + 1], vec![0; (n / (root + 1)) as usize + 1]);
        let mut values = Values { n, small, large };
        // For each value, the last number of multiples that has an option of this value.
        let mut seen: Vec<u32> = vec![0];
        let numbers = (1..=root).map(|number| (number, 0));
        let quotients = (1..=n / (root + 1)).rev().map(|x| (n / x, x));
        for (number, divisor) in numbers.chain(quotients) {
            if number > most {
                break;
            }
            budget.spend(1 + u64::from(number.isqrt()) / 4, || number.to_string())?;
            seen[0] = number;
            let (mut sum, mut multiple) = (0, 2);
            while multiple <= number {
                let quotient = number / multiple;
                let last = number / quotient;
                // The quotient of n / x by a number is also a quotient of n, so its value is known.
                let value = match values.small.get(quotient as usize) {
                    Some(value) => *value,
                    None => values.large[(divisor * multiple) as usize],
                };
                // A move may end at any multiple among successive ones of equal value. Only the parity of their number
                // counts.
                let option = (sum ^ value) as usize;
                if seen.len() <= option {
                    seen.resize(option + 1, 0);
                }
                seen[option] = number;
                if (last - multiple) % 2 == 0 {
                    sum ^= value;
                }
                multiple = last + 1;
            }
            let free = seen.iter().position(|last| *last != number).unwrap_or(seen.len()) as u32;
            match divisor {
                0 => values.small[number as usize] = free,
                _ => values.large[divisor as usize] = free,
            }
        }
        Ok(values)
    }

    fn at(&self, number: u32) -> u32 {
        match self.small.get(number as usize) {
            Some(value) => *value,
            None => self.large[(self.n / number) as usize],
        }
    }
}

/// Return the parities of the number of cells in a union of rectangles: bit t is 1 if the number of covered cells whose
/// row and column are divisible by 2^t is odd. A rectangle is given by the number before its first row, its last row,
/// and likewise for its columns. From a + 1 to b there are b / 2^t - a / 2^t multiples of 2^t, an odd number if bit t
/// of a ^ b is 1.
fn covered(rectangles: &[[u64; 4]]) -> u64 {
    let mut ends: Vec<u64> = rectangles.iter().flat_map(|r| [r[2], r[3]]).collect();
    ends = sorted(ends);
    ends.dedup();
    let place = |end: u64| ends.partition_point(|other| *other < end);
    let edges = rectangles.iter().flat_map(|r| {
        let (from, to) = (place(r[2]), place(r[3]));
        [(r[0], from, to, true), (r[1], from, to, false)]
    });
    let edges = sorted_by_key(edges.collect(), |a| a.0);
    let mut cover = Cover { ends: &ends, nodes: vec![(0, 0); 4 * ends.len()] };
    let (mut total, mut before) = (0, 0);
    for (row, from, to, opens) in edges {
        total ^= (before ^ row) & cover.nodes.get(1).map_or(0, |whole| whole.1);
        before = row;
        cover.add(1, (0, ends.len() - 1), (from, to), opens);
    }
    total
}

/// The covered columns as a segment tree: for each interval the number of rectangles that cover it whole, and the
/// parity bits of its covered columns.
struct Cover<'e> {
    ends: &'e [u64],
    nodes: Vec<(u32, u64)>,
}

impl Cover<'_> {
    /// Add a rectangle, or remove it, in the segment tree below `node`. The depth of the tree is the logarithm of the
    /// number of intervals.
    fn add(&mut self, node: usize, (lo, hi): (usize, usize), part: (usize, usize), adds: bool) {
        if part.1 <= lo || hi <= part.0 {
            return;
        }
        if part.0 <= lo && hi <= part.1 {
            let times = &mut self.nodes[node].0;
            *times = if adds { *times + 1 } else { *times - 1 };
        } else {
            let middle = usize::midpoint(lo, hi);
            self.add(2 * node, (lo, middle), part, adds);
            self.add(2 * node + 1, (middle, hi), part, adds);
        }
        self.nodes[node].1 = match self.nodes[node].0 {
            0 if hi - lo == 1 => 0,
            0 => self.nodes[2 * node].1 ^ self.nodes[2 * node + 1].1,
            _ => self.ends[lo] ^ self.ends[hi],
        };
    }
}
