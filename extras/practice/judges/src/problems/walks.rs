//! A problem about a token on a row of numbers, each of which limits the visits of the token.

use super::prelude::*;

/// The token begins on the first number of a part of the row, and this number is lowered by 1. A move goes to a number
/// at most m to the right, or stays; the number must not be 0 and is lowered by 1. A question is a part of the row. The
/// answer is the sum of the squares of the numbers of the questions that the first player wins, modulo 2^32.
///
/// Moving to a number loses if moving to one of the next m numbers wins, since the opponent moves there. Otherwise both
/// players stay until the number is 0, because leaving lets the opponent win: moving to the number wins exactly if it
/// was odd. So moving to the last odd number wins, then moving to the last odd number more than m before it, and so on.
pub(super) const STAYING: Problem = Problem {
    id: "P5652",
    cases: Cases::One,
    read,
    print: Print::Computed,
    draw: |rng| {
        let count = or_far(rng, 1, 6, 14);
        let (far, questions) = (rng.within(1, 3), rng.within(1, 4));
        let numbers: Vec<u64> = (0..count).map(|_| rng.within(1, 4)).collect();
        let generated = rng.chance(4);
        let asked = if generated {
            line(&[rng.within(0, 99), rng.within(0, 99), rng.within(0, 99), rng.within(1, 99)])
        } else {
            let question = |_| {
                let from = rng.within(1, count);
                line(&[from, rng.within(from, count)])
            };
            (0..questions).map(question).collect::<Vec<String>>().join("\n")
        };
        let first = line(&[count, far, questions, u64::from(generated)]);
        format!("{first}\n{}\n{asked}", line(&numbers))
    },
};

/// The greatest count of numbers of the row on the board.
const SHOWN: usize = 12;

fn read(s: &mut Scanner<'_>) -> Result<Case> {
    let count = between(s, "n", 1, MAX_COUNT)?.0;
    let far = s.number("m")?;
    let questions = s.count("q", MAX_COUNT)?;
    let generated = between(s, "type", 0, 1)?.0 == 1;
    let numbers = s.list(count, |s| Ok(at_least(s, "a number", 1)?.0))?;
    let questions = if generated {
        let seed = [s.number("A")?, s.number("B")?, s.number("C")?, at_least(s, "P", 1)?.0];
        drawn(seed, count, questions)
    } else {
        s.list(questions, |s| {
            let from = between(s, "a number", 1, count)?.0;
            Ok((from, between(s, "a number", from, count)?.0))
        })?
    };
    let (from, to) = questions.first().map_or((count, count), |part| *part);
    let part = numbers[from as usize - 1..to as usize].to_vec();
    Ok(Case::answered(
        move || board(&part[part.len().saturating_sub(SHOWN)..], far),
        move |_| Ok(squares(&numbers, far, &questions).to_string()),
    ))
}

/// Return the questions of the generator given in the problem statement. For each of the two ends of a part, A is
/// replaced by the remainder of A B + C by P.
fn drawn([mut a, b, c, p]: [u64; 4], count: u64, questions: u64) -> Vec<(u64, u64)> {
    let mut end = || {
        let next = u128::from(a) * u128::from(b) + u128::from(c);
        a = (next % u128::from(p)) as u64;
        a % count + 1
    };
    let mut ends = |_| (end(), end());
    (0..questions).map(&mut ends).map(|(a, b)| (a.min(b), a.max(b))).collect()
}

/// Return the sum of the squares of the numbers of the won questions. Each odd number has a next winning number before
/// it, and these links form a tree. A part of the row is lost if its first number lies on the path from its last odd
/// number to the root.
fn squares(numbers: &[u64], far: u64, questions: &[(u64, u64)]) -> u32 {
    // For each index from 1 on, the index of the last odd number up to it; 0 if there is none.
    let mut last_odd = vec![0];
    for (place, number) in (1..).zip(numbers) {
        let before = last_odd[place - 1];
        last_odd.push(if number % 2 == 1 { place } else { before });
    }
    let next_before = |place: usize| match (place as u64).checked_sub(far.saturating_add(1)) {
        Some(reach) => last_odd[reach as usize],
        None => 0,
    };
    // The size of each number's subtree, for a numbering of the tree that begins at the root: a subtree has consecutive
    // numbers.
    let mut size = vec![1; last_odd.len()];
    for place in (1..last_odd.len()).rev() {
        size[next_before(place)] += size[place];
    }
    let (mut first, mut free) = (vec![0; last_odd.len()], vec![1; last_odd.len()]);
    for place in 1..last_odd.len() {
        let before = next_before(place);
        first[place] = free[before];
        free[before] += size[place];
        free[place] = first[place] + 1;
    }
    let won = |&(from, to): &(u64, u64)| {
        let (from, last) = (from as usize, last_odd[to as usize]);
        !(first[from]..first[from] + size[from]).contains(&first[last])
    };
    let all = (1_u32..).zip(questions).filter(|(_, question)| won(question));
    all.fold(0, |sum, (number, _)| sum.wrapping_add(number.wrapping_mul(number)))
}

/// Return a part of the row as a graph: each number has a node for an even remaining number of visits and a node for an
/// odd one.
fn board(numbers: &[u64], far: u64) -> Result<(Game, Position)> {
    let node = |place: usize, rest: u64| format!("{}_{}", place + 1, rest % 2);
    let mut edges = Vec::new();
    for place in 0..numbers.len() {
        edges.push(format!("{}>{}", node(place, 1), node(place, 0)));
        for (to, number) in numbers.iter().enumerate().skip(place + 1) {
            if (to - place) as u64 <= far {
                let come = node(to, number - 1);
                edges.extend([0, 1].map(|rest| format!("{}>{come}", node(place, rest))));
            }
        }
    }
    let game = Game::parse(&format!("graph {}", edges.join(" ")))?;
    let start = game.position(&node(0, numbers[0] - 1))?;
    Ok((game, start))
}
