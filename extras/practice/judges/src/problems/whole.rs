//! Problems about positions that are not sums of heaps.

use super::prelude::*;

/// Take one stone, or merge two heaps.
pub(super) const MERGE: Problem = Problem {
    id: "1321",
    cases: Cases::Counted("T"),
    read: |s| Case::heaps("merge", heap_list(s, "N", "a heap")?),
    print: Print::Lines("YES", "NO"),
    draw: |rng| {
        let most = if rng.below(3) == 0 { 2 } else { 6 };
        counted(&heaps(rng, 1, most))
    },
};

/// Take equal letters from a word, as in the game `letters`.
pub(super) const LETTERS: Problem = Problem {
    id: "102780F",
    cases: Cases::One,
    read: letters,
    print: Print::Lines("Alice", "Bob"),
    draw: |rng| {
        let kinds = rng.within(1, 4);
        let (first, length) = (rng.within(0, 26 - kinds), rng.within(1, 12));
        let letter = |_| char::from(b'A' + (first + rng.below(kinds)) as u8);
        (0..length).map(letter).collect()
    },
};

/// Take stones from the first heap or from the last heap of a row.
pub(super) const ENDS: Problem = Problem {
    id: "P2599",
    cases: Cases::Counted("T"),
    // Prepare each row separately: rows of End-Nim have separate tables.
    read: |s| {
        let row = Position::Heaps(heap_list(s, "n", "a heap")?);
        Ok(Case::play(Game::parse("end-nim")?, row))
    },
    print: Print::Lines("1", "0"),
    draw: |rng| {
        let size = most(rng, 7, 12);
        counted(&heaps(rng, 1, size))
    },
};

/// Merge two heaps into one of at most `m` stones, beginning with `n` single stones. One of the players can ensure that
/// at the end all heaps but one are full: this player merges into the heap that is not full, or fills it, whatever the
/// opponent merges elsewhere. The number of moves then has the same parity as if one heap after the other were filled.
/// (The tests compare this result with plain play of all small positions; a published proof is not known to us.)
pub(super) const FULL_HEAPS: Problem = Problem {
    id: "P4101",
    cases: Cases::Counted("T"),
    read: |s| {
        let (stones, most) = (s.number("n")?, at_least(s, "m", 1)?.0);
        let moves = stones / most * (most - 1) + (stones % most).saturating_sub(1);
        Case::heaps("bounded 1", vec![moves])
    },
    print: Print::Lines("0", "1"),
    draw: |rng| line(&[rng.within(1, 12), rng.within(1, 12)]),
};

/// Take one bean from bottle i, and put one into bottle j and one into bottle k, where i < j <= k. A bean with d
/// bottles after its own is a heap of d that is replaced by two smaller ones; the winning moves leave nim-sum 0.
pub(super) const BOTTLES: Problem = Problem {
    id: "P3185",
    cases: Cases::Counted("T"),
    read: |s| {
        let beans = heap_list(s, "n", "a bottle")?;
        // Show few beans of each bottle, with the same parity: two beans in one bottle cancel each other.
        let heaps = beans.iter().rev().zip(0..).flat_map(|(beans, distance)| {
            let shown = if *beans > MOST_BEANS { MOST_BEANS - beans % 2 } else { *beans };
            std::iter::repeat_n(distance, shown as usize)
        });
        let game = Game::parse("split")?;
        let position = Position::Heaps(heaps.filter(|distance| *distance > 0).collect());
        let shown = move || Ok((game.clone(), position.clone()));
        Ok(Case::answered(shown, move |budget| bottles(&beans, budget)))
    },
    print: Print::Computed,
    draw: |rng| {
        let beans: Vec<u64> = (0..rng.within(2, 5)).map(|_| rng.below(4)).collect();
        counted(&beans)
    },
};

/// The greatest number of beans of a bottle on the board; an even number.
const MOST_BEANS: u64 = 4;

/// Return the first winning move, with bottles counted from 0, and the number of winning moves.
fn bottles(beans: &[u64], budget: &mut Budget<'_>) -> Result<String> {
    let last = beans.len().saturating_sub(1);
    let value = |bottle: usize| odious((last - bottle) as u64);
    let odd = (0..beans.len()).filter(|bottle| beans[*bottle] % 2 == 1);
    let sum = odd.fold(0, |sum, bottle| sum ^ value(bottle));
    // Compute the third bottle from the wanted value: different bottles have different values.
    let (mut first, mut count) = (None, 0);
    for from in (0..beans.len()).filter(|bottle| beans[*bottle] > 0) {
        budget.spend((last - from) as u64, || from.to_string())?;
        for one in from + 1..=last {
            let wanted = sum ^ value(from) ^ value(one);
            let rank = |number: u64| if number == 0 { 0 } else { number / 2 + 1 };
            let distance = rank(wanted);
            if odious(distance) == wanted && distance <= (last - one) as u64 {
                count += 1_u64;
                first.get_or_insert([from, one, last - distance as usize]);
            }
        }
    }
    let [i, j, k] = first.map_or(["-1".to_string(), "-1".into(), "-1".into()], |found| {
        found.map(|bottle| bottle.to_string())
    });
    Ok(format!("{i} {j} {k}\n{count}"))
}

/// Return the value of a heap of the game `split`: 0 for heap 0, and then in order the numbers with an odd number of
/// ones in binary.
fn odious(heap: u64) -> u64 {
    let Some(before) = heap.checked_sub(1) else { return 0 };
    2 * before + u64::from(before.count_ones() % 2 == 0)
}

fn letters(s: &mut Scanner<'_>) -> Result<Case> {
    let word = s.word("a word of letters")?;
    if let Some((at, c)) = word.text.char_indices().find(|(_, c)| !c.is_ascii_alphabetic()) {
        let spot = word.part(at, at + c.len_utf8()).span();
        let message = format!("expected letters from A to Z, found {c:?}");
        let error = Error::new(ErrorCode::ExpectedLetter, message).at(spot);
        return Err(error.with("found", c.to_string()));
    }
    let found = word.text.len() as u64;
    if found > MAX_COUNT {
        return Err(Error::too_many("letters", MAX_COUNT, found).at(word.span()));
    }
    let position = Position::Letters(word.text.to_ascii_uppercase());
    Ok(Case::play(Game::parse("letters")?, position))
}
