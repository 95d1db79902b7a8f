//! A problem about a row of squares in two colours, each the colour of one player.

use super::super::scan::sign_row;
use super::prelude::*;

/// A move paints two neighbouring squares white, at least one of which has the player's colour. Both players prefer a
/// pair of different colours, which also removes a square of the opponent's colour; the player with more squares then
/// wins. With equally many squares, the game is Dawson's Kayles on the runs of alternating colours (editorial of
/// Codeforces 1704F).
pub(super) const COLOURS: Problem = Problem {
    id: "CF1704F",
    cases: Cases::Counted("t"),
    read: |s| {
        let squares = row(s)?;
        let red = squares.bytes().filter(|colour| *colour == b'R').count();
        let runs: Vec<u64> =
            squares.as_bytes().chunk_by(|a, b| a != b).map(|run| run.len() as u64).collect();
        // A row of one square has no moves, so its colour does not decide.
        if 2 * red == squares.len() || squares.len() < 2 {
            return Case::heaps("dawson", runs);
        }
        let shown = move || Ok((Game::parse("dawson")?, Position::Heaps(runs.clone())));
        let won = 2 * red > squares.len();
        Ok(Case::decided(shown, move |_| Ok(won)))
    },
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| {
        if !rng.is_scripted() && rng.below(2) == 0 {
            return runs(rng);
        }
        // In at least half of the cases, both colours have equally many squares.
        let mut squares: Vec<u8> = if rng.below(3) == 0 {
            (0..rng.within(3, 12)).map(|_| b"RB"[rng.below(2) as usize]).collect()
        } else {
            b"RB".repeat(or_far(rng, 2, 8, 50) as usize)
        };
        for _ in 0..rng.below(4) {
            let (a, b) = (rng.below(squares.len() as u64), rng.below(squares.len() as u64));
            squares.swap(a as usize, b as usize);
        }
        format!("{}\n{}", squares.len(), String::from_utf8_lossy(&squares))
    },
};

/// Lengths of runs, even and odd, whose values are exceptions from the period 34, or that are 34 squares longer than
/// such an exception.
const EXCEPTIONS: [[u64; 6]; 2] = [[18, 32, 52, 66, 86, 86], [15, 17, 35, 49, 51, 69]];

/// Draw a row of a few runs of alternating colours, in which both colours have equally many squares.
fn runs(rng: &mut Rng) -> String {
    let far = [12, 30, 60][rng.below(3) as usize];
    let even = |rng: &mut Rng| match rng.below(2) {
        0 => EXCEPTIONS[0][rng.below(6) as usize],
        _ => 2 * rng.within(1, far / 2),
    };
    let odd = |rng: &mut Rng| match rng.below(2) {
        0 => EXCEPTIONS[1][rng.below(6) as usize],
        _ => 2 * rng.below(far / 2) + 1,
    };
    let lengths: Vec<u64> = if rng.below(2) == 0 {
        (0..rng.within(1, 3)).map(|_| even(rng)).collect()
    } else {
        // Two runs of odd length with an even run between them have opposite colours at their ends.
        vec![odd(rng), 2 * rng.within(1, 6), odd(rng)]
    };
    let mut squares = vec![b"RB"[rng.below(2) as usize]];
    for (at, length) in lengths.into_iter().enumerate() {
        // A run begins with the colour that ends the run before it.
        let mut last = squares[squares.len() - 1];
        if at == 0 {
            squares.clear();
        }
        for step in 0..length {
            if step > 0 {
                last = if last == b'R' { b'B' } else { b'R' };
            }
            squares.push(last);
        }
    }
    format!("{}\n{}", squares.len(), String::from_utf8_lossy(&squares))
}

/// Parse `n` and a word of n letters R and B.
fn row<'s>(s: &mut Scanner<'s>) -> Result<&'s str> {
    let count = s.count("n", MAX_COUNT)?;
    if count == 0 { Ok("") } else { sign_row(s, "RB", count).map(|row| row.text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_listed_runs_are_exceptions_or_34_squares_longer() {
        let mut values: Vec<usize> = Vec::new();
        for run in 0..400_usize {
            let options =
                (0..run.saturating_sub(1)).map(|left| values[left] ^ values[run - 2 - left]);
            let seen: Vec<usize> = options.collect();
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        let is_exception = |run: usize| values[run] != values[run + 34 * 8];
        for run in EXCEPTIONS.concat() {
            let run = run as usize;
            assert!(is_exception(run) || is_exception(run - 34), "{run}");
        }
    }
}
