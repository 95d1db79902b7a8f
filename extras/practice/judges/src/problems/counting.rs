//! The count of lost positions, by the binary columns of their heaps.

use super::super::xor_span::XorSpan;
use super::prelude::*;
use mexplorer::walsh;

/// Coins on a strip move left, neither onto nor over another coin. The gap before the last coin,
/// before the third last and so on are Nim heaps: odd steps of a staircase. The board has all coins
/// at the end.
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

/// White and black pieces in turn on a strip, a white one first; white moves right, black left, up to d
/// pieces at once. Moves make the gaps of the pairs smaller: Moore's Nim (1910). The board has gaps as
/// equal as can be.
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

/// The second player throws heaps away, a multiple of d but not all; then they play Nim. The answer is
/// the number of ways in which the second player wins.
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
        let heaps = heaps(rng, 1, 7);
        let multiple = rng.within(1, 3);
        counted(&heaps).replacen('\n', &format!(" {multiple}\n"), 1)
    },
};

/// The number whose remainders are printed.
pub(super) const MODULUS: u64 = 1_000_000_007;

/// Pieces on a strip, at most one on a square. The free squares are divided into gaps, some of which
/// are heaps; there is one gap more than pieces.
struct Layouts {
    squares: u64,
    pieces: u64,
    heaps: u64,
}

impl Layouts {
    /// The count of won layouts: a layout is lost if the count of ones in each binary column of its
    /// heaps is divisible by `divisor`.
    fn won(&self, divisor: u64, modulus: u64, budget: &mut Budget<'_>) -> Result<String> {
        let free = self.squares - self.pieces;
        let price = (free + 1).saturating_mul(self.heaps.min(free) / divisor + 1);
        budget.spend(self.squares + price, || "0".into())?;
        let choose = Binomials::new(self.squares, modulus);
        // The possible counts of ones in the lowest column, each with the number of ways.
        let ones: Vec<(u64, u64)> = (0..=self.heaps)
            .step_by(divisor as usize)
            .map(|ones| (ones, choose.of(self.heaps, ones)))
            .collect();
        // The number of ways for the heaps to have this sum; the higher columns form a smaller sum
        // of the same kind.
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
    /// The binomials of numbers up to `most`, which is less than the modulus.
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

    /// The number of ways to choose this many out of n.
    fn of(&self, n: u64, chosen: u64) -> u64 {
        let Some(rest) = n.checked_sub(chosen) else { return 0 };
        let both = self.inverses[chosen as usize] * self.inverses[rest as usize] % self.modulus;
        self.factorials[n as usize] * both % self.modulus
    }
}

/// A power modulo a number of at most 32 bits.
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

/// The number of ways to throw away a multiple of `multiple` heaps, but not all, whose nim-sum is that
/// of all heaps. A Walsh transform counts them: for each sign of the numbers of a basis, heaps of sign
/// + count as 1 + x and the others as 1 - x, where the power of x is the number of heaps thrown away.
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
    // The frequency of each count of heaps of sign +; signs that invert the nim-sum count separately.
    let target = span.coordinates(heaps.iter().fold(0, |sum, heap| sum ^ heap));
    let mut met = vec![0_i64; heaps.len() + 1];
    for (sign, difference) in signs.iter().enumerate() {
        let turned = (sign as u64 & target).count_ones() % 2 == 1;
        let plus = (heaps.len() as i64 + i64::from(*difference)) / 2;
        met[plus as usize] += if turned { -1 } else { 1 };
    }
    // The powers of 1 - x, with x to the power `multiple` taken as 1.
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
    // The inverse of 2 is half of the modulus and 1.
    let ways = ways * power(MODULUS.div_ceil(2), span.rank() as u64, MODULUS) % MODULUS;
    let all = u64::from(heaps.len().is_multiple_of(multiple));
    Ok((ways + MODULUS - all) % MODULUS)
}
