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
        // In at least half of the cases, both colours have equally many squares.
        let mut squares: Vec<u8> = if rng.below(3) == 0 {
            (0..rng.within(3, 12)).map(|_| b"RB"[rng.below(2) as usize]).collect()
        } else {
            b"RB".repeat(rng.within(2, 8) as usize)
        };
        for _ in 0..rng.below(4) {
            let (a, b) = (rng.below(squares.len() as u64), rng.below(squares.len() as u64));
            squares.swap(a as usize, b as usize);
        }
        format!("{}\n{}", squares.len(), String::from_utf8_lossy(&squares))
    },
};

/// Parse `n` and a word of n letters R and B.
fn row<'s>(s: &mut Scanner<'s>) -> Result<&'s str> {
    let count = s.count("n", MAX_COUNT)?;
    if count == 0 { Ok("") } else { sign_row(s, "RB", count).map(|row| row.text) }
}
