//! A row of two colours, whose players differ only by what each colour is worth.

use super::super::problem::{Case, Cases, Print, Problem, Subject};
use super::super::scan::{MAX_COUNT, Scanner};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::notation::Game;
use crate::ruleset::position::Position;

/// A move paints two neighbours white, one of which has the player's colour. Both players prefer a pair
/// of different colours, which takes a square of the other's; who has more squares then wins. Where
/// both have as many, it is Dawson's Kayles on the runs of alternating colours (editorial of Codeforces
/// 1704F).
pub(super) const COLOURS: Problem = Problem {
    id: "CF1704F",
    cases: Cases::Counted("t"),
    read: |s| {
        let squares = row(s)?;
        let red = squares.bytes().filter(|colour| *colour == b'R').count();
        let runs = squares.as_bytes().chunk_by(|a, b| a != b).map(|run| run.len() as u64).collect();
        let case = Case::heaps("dawson", runs)?;
        Ok(match case {
            // A single square has no neighbour, whatever its colour.
            Case::Winners(mut group) if 2 * red != squares.len() && squares.len() > 1 => {
                let winner = if 2 * red > squares.len() { "Alice" } else { "Bob" };
                let shown = group.positions.pop().unwrap_or(Position::Heaps(vec![0]));
                Case::Computed {
                    shown: Box::new(move || {
                        Ok(Subject::Place(Game::parse("dawson")?, shown.clone()))
                    }),
                    answer: Box::new(move |_| Ok(winner.to_string())),
                }
            }
            case => case,
        })
    },
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| {
        // As many of each colour every second time or more.
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

/// `n` and a word of n letters R and B.
fn row<'s>(s: &mut Scanner<'s>) -> Result<&'s str> {
    let count = s.count("n", MAX_COUNT)?;
    if count == 0 {
        return Ok("");
    }
    let word = s.word("a row of squares")?;
    if let Some((at, sign)) = word.text.char_indices().find(|(_, c)| !"RB".contains(*c)) {
        let start = word.start + at;
        let message = format!("expected R or B, found {sign:?}");
        let error = Error::new(ErrorCode::StrayCharacter, message);
        let error = error.at(Span::new(start, start + sign.len_utf8()));
        return Err(error.with("found", sign.to_string()).with("signs", "RB"));
    }
    let found = word.text.len() as u64;
    if found != count {
        let message = format!("expected a row of {count} squares, found {found}");
        let error = Error::new(ErrorCode::WrongCount, message).at(word.span());
        return Err(error.with("expected", "squares").with("count", count).with("found", found));
    }
    Ok(word.text)
}
