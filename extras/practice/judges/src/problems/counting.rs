//! Problems that count won or lost positions by the binary columns of their heaps.

use super::super::xor_span::XorSpan;
use super::prelude::*;
use mexplorer::walsh;

/// Coins on a strip move left, neither onto nor over another coin. The gap before the last coin, the gap before the
/// third last coin, and so on, are Nim heaps, like the odd stairs of a staircase. The board shows all coins at the end
/// of the strip.
pub(super) const COINS: Problem = Problem {
    id: "P5363",
    cases: Cases::One,
    read: |s| {
        let squares = s.count("n", MAX_COUNT)?;
        let coins = between(s, "m", 0, squares)?.0;
        let shown = move || {
            let places = (squares - coins..squares).collect();
            Ok((Game::parse("silver-dollar")?, Position::Heaps(places)))
        };
        let layouts = Layouts { squares, pieces: coins, heaps: coins.div_ceil(2) };
        Ok(Case::answered(shown, move |budget| layouts.won(2, 1_000_000_009, budget)))
    },
    print: Print::Computed,
    draw: |rng| {
        let squares = rng.within(1, 25);
        line(&[squares, rng.within(1, squares.min(7))])
    },
};

/// White and black pieces alternate on a strip, a white one first. White pieces move right, black ones left, and a move
/// moves up to d pieces. Each move makes gaps within the pairs smaller, as in Moore's Nim (1910). On the board the gaps
/// are as equal as possible.
pub(super) const GAPS: Problem = Problem {
    id: "P2490",
    cases: Cases::One,
    read: |s| {
        let squares = s.count("n", MAX_COUNT)?;
        let pieces = even(between(s, "k", 0, squares)?, "pieces")?;
        let most = between(s, "d", 1, MAX_COUNT)?.0;
        let pairs = pieces / 2;
        let shown = move || {
            let free = squares - pieces;
            let gap = |i: u64| free / pairs + u64::from(i < free % pairs);
            let game = Game::parse(&format!("moore {most}"))?;
            Ok((game, Position::Heaps((0..pairs).map(gap).collect())))
        };
        let layouts = Layouts { squares, pieces, heaps: pairs };
        Ok(Case::answered(shown, move |budget| layouts.won(most + 1, MODULUS, budget)))
    },
    print: Print::Computed,
    draw: |rng| {
        let squares = rng.within(2, 14);
        let pieces = 2 * rng.within(1, (squares / 2).min(3));
        line(&[squares, pieces, rng.within(1, pieces)])
    },
};

/// The second player first removes heaps, but not all; their number is a multiple of d. Then Nim is played. The answer
/// is the number of removals with which the second player wins.
pub(super) const THROWN_AWAY: Problem = Problem {
    id: "P5970",
    cases: Cases::One,
    read: |s| {
        let count = s.count("n", MAX_COUNT)?;
        let multiple = between(s, "d", 1, MAX_COUNT)?.0 as usize;
        let heaps = s.list(count, |s| s.number("a heap"))?;
        let answer = move |heaps: &[u64], budget: &mut Budget<'_>| {
            Ok(thrown_away(heaps, multiple, budget)?.to_string())
        };
        Case::computed("nim", heaps, answer)
    },
    print: Print::Computed,
    draw: |rng| {
        let size = if rng.is_scripted() || rng.below(2) == 0 { 7 } else { 3 };
        let heaps = heaps(rng, 1, size);
        let multiple = rng.within(1, 3);
        counted(&heaps).replacen('\n', &format!(" {multiple}\n"), 1)
    },
};

/// The modulus of the printed counts.
pub(super) const MODULUS: u64 = 1_000_000_007;

/// Layouts of pieces on a strip, at most one piece on a square. The free squares form gaps, one more than there are
/// pieces, and some of the gaps are heaps.
struct Layouts {
    squares: u64,
    pieces: u64,
    heaps: u64,
}

impl Layouts {
    /// Return the number of won layouts. A layout is lost if the number of ones in each binary column of its heaps is
    /// divisible by `divisor`.
    fn won(&self, divisor: u64, modulus: u64, budget: &mut Budget<'_>) -> Result<String> {
        let free = self.squares - self.pieces;
        let price = (free + 1).saturating_mul(self.heaps.min(free) / divisor + 1);
        budget.spend(self.squares + price, || "0".into())?;
        let choose = Binomials::new(self.squares, modulus);
        // The possible numbers of ones in the lowest column of a lost layout, each with its number of ways.
        let ones: Vec<(u64, u64)> = (0..=self.heaps)
            .step_by(divisor as usize)
            .map(|ones| (ones, choose.of(self.heaps, ones)))
            .collect();
        // For each sum, the number of ways in which heaps of a lost layout have this sum. Without the lowest column,
        // the heaps are those of a smaller sum.
        let mut ways = vec![1];
        for sum in 1..=free {
            let halves = ones.iter().take_while(|(ones, _)| *ones <= sum);
            let halves = halves.filter(|(ones, _)| (sum - ones) % 2 == 0);
            let each = halves.map(|(ones, chosen)| ways[((sum - ones) / 2) as usize] * chosen);
            ways.push(each.fold(0, |all, each| (all + each) % modulus));
        }
        let others = self.pieces - self.heaps;
        let lost = (0..=free).fold(0, |lost, sum| {
            (lost + ways[sum as usize] * choose.of(free - sum + others, others)) % modulus
        });
        Ok(((choose.of(self.squares, self.pieces) + modulus - lost) % modulus).to_string())
    }
}

/// Binomial coefficients modulo a prime.
struct Binomials {
    modulus: u64,
    factorials: Vec<u64>,
    inverses: Vec<u64>,
}

impl Binomials {
    /// Prepare binomial coefficients of numbers up to `most`, which is less than the modulus.
    fn new(most: u64, modulus: u64) -> Binomials {
        let mut factorials = vec![1];
        for n in 1..=most {
            factorials.push(factorials[n as usize - 1] * n % modulus);
        }
        let mut inverses = vec![power(factorials[most as usize], modulus - 2, modulus)];
        for n in (1..=most).rev() {
            inverses.push(inverses[(most - n) as usize] * n % modulus);
        }
        inverses.reverse();
        Binomials { modulus, factorials, inverses }
    }

    /// Return the number of ways to choose `chosen` out of `n`.
    fn of(&self, n: u64, chosen: u64) -> u64 {
        let Some(rest) = n.checked_sub(chosen) else { return 0 };
        let both = self.inverses[chosen as usize] * self.inverses[rest as usize] % self.modulus;
        self.factorials[n as usize] * both % self.modulus
    }
}

/// Return a power modulo a number of at most 32 bits.
pub(super) fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut power = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            power = power * base % modulus;
        }
        base = base * base % modulus;
        exponent /= 2;
    }
    power
}

/// Return the number of ways to remove heaps whose number is a multiple of `multiple` and whose nim-sum is that of all
/// heaps, without removing all. A Walsh transform is used: for each choice of signs of a basis, the heaps of sign +
/// count as 1 + x and the others as 1 - x, where the exponent of x is the number of removed heaps.
fn thrown_away(heaps: &[u64], multiple: usize, budget: &mut Budget<'_>) -> Result<u64> {
    let mut span = XorSpan::default();
    heaps.iter().for_each(|heap| {
        span.insert(*heap);
    });
    let table = (heaps.len() as u64 + 1).saturating_mul(multiple as u64);
    budget.spend(table.saturating_add(1 << span.rank()), || "0".into())?;
    let mut signs = vec![0_i32; 1 << span.rank()];
    heaps.iter().for_each(|heap| signs[span.coordinates(*heap) as usize] += 1);
    walsh(&mut signs);
    // For each number of heaps of sign +, the number of sign choices with that number, where a choice that inverts the
    // nim-sum counts as -1.
    let target = span.coordinates(heaps.iter().fold(0, |sum, heap| sum ^ heap));
    let mut met = vec![0_i64; heaps.len() + 1];
    for (sign, difference) in signs.iter().enumerate() {
        let turned = (sign as u64 & target).count_ones() % 2 == 1;
        let plus = (heaps.len() as i64 + i64::from(*difference)) / 2;
        met[plus as usize] += if turned { -1 } else { 1 };
    }
    // The powers of 1 - x, where x to the power `multiple` is replaced by 1.
    let mut minus: Vec<u32> = vec![0; multiple];
    minus[0] = 1;
    for at in 0..heaps.len() * multiple {
        let before = if at % multiple == 0 { at + multiple - 1 } else { at - 1 };
        let next = u64::from(minus[at]) + MODULUS - u64::from(minus[before]);
        minus.push((next % MODULUS) as u32);
    }
    let mut plus = vec![0; multiple];
    plus[0] = 1;
    let mut ways = 0;
    for (count, times) in met.iter().enumerate() {
        if *times != 0 {
            let others = &minus[(heaps.len() - count) * multiple..][..multiple];
            let back = others[..1].iter().chain(others[1..].iter().rev());
            let all = plus.iter().zip(back).map(|(a, b)| a * u64::from(*b) % MODULUS).sum::<u64>();
            let times = times.rem_euclid(MODULUS as i64) as u64;
            ways = (ways + all % MODULUS * times) % MODULUS;
        }
        let last = plus[multiple - 1];
        for i in (1..multiple).rev() {
            plus[i] = (plus[i] + plus[i - 1]) % MODULUS;
        }
        plus[0] = (plus[0] + last) % MODULUS;
    }
    // The inverse of 2 is (`MODULUS` + 1) / 2.
    let ways = ways * power(MODULUS.div_ceil(2), span.rank() as u64, MODULUS) % MODULUS;
    let all = u64::from(heaps.len().is_multiple_of(multiple));
    Ok((ways + MODULUS - all) % MODULUS)
}
