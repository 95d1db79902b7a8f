//! Search for games whose heaps have given values: by name, by octal code, by subtraction set.

use serde::Serialize;

use super::known_rows;
use crate::base::budget::Budget;
use crate::base::sort::sort_by_key;
use crate::games::GAMES;
use crate::notation::Game;

/// The least number of given values: fewer values fit too many games.
pub const FEWEST_VALUES: usize = 12;
/// The most values to compare.
const COMPARED: usize = 400;
/// The largest heap that may have the first given value.
const SHIFT: usize = 3;
/// The most games to list of each kind except `sequence`.
const LISTED: usize = 8;
/// The largest amount of a subtraction set.
const LARGEST: usize = 20;
/// The most subtraction sets to examine.
const LOOKED: usize = 200_000;
/// The most steps for the values of one game.
const STEPS: u64 = 4_000_000;
/// The number of values of a game to compute first: the least number of given values, plus the largest shift.
const FIRST: usize = FEWEST_VALUES + SHIFT;

/// A game whose heaps have the given values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct RuleOf {
    /// The game, in canonical form.
    pub game: String,
    /// The kind of the search that found the game: by its `name`, as an `octal` code, as a `set` of amounts, or as a
    /// `sequence` of the encyclopedia.
    pub kind: &'static str,
    /// The heap whose value is the first given value.
    pub shift: u64,
    /// The id of the sequence in the On-Line Encyclopedia of Integer Sequences, such as `A000035`.
    pub sequence: Option<&'static str>,
    /// The number of values compared.
    pub compared: u64,
}

/// Find the games whose heaps, from some small heap on, have these values: games of the list, sequences of the
/// encyclopedia, octal codes of at most four digits after the point, and sets of amounts up to 20. The first 400 values
/// are compared.
///
/// ```
/// use mexplorer::rules_of;
/// let found = rules_of(&[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
/// assert_eq!((found[0].game.as_str(), found[0].kind), ("kayles", "name"));
/// assert!(rules_of(&[0, 1, 1, 2, 2, 3, 3, 1, 2, 3, 4, 5]).is_empty());
/// ```
pub fn rules_of(values: &[u64]) -> Vec<RuleOf> {
    let values = &values[..values.len().min(COMPARED)];
    if values.len() < FEWEST_VALUES {
        return Vec::new();
    }
    let mut found = named(values);
    found.extend(rows(values));
    found.extend(codes(values));
    found.extend(sets(values));
    found
}

/// Return the game if its heaps have the values. Double the number of computed values while some shift agrees.
fn agreeing(text: &str, kind: &'static str, values: &[u64]) -> Option<RuleOf> {
    let game = Game::parse(text).ok()?;
    if game.misere {
        return None;
    }
    let mut sequence = game.rule.sequence().ok()?;
    let mut budget = Budget::steps(STEPS);
    let mut open: Vec<usize> = (0..=SHIFT).collect();
    let mut known = 0;
    while known < values.len() + open.first()? {
        let next = FIRST.max(2 * known).min(values.len() + open.first()?);
        sequence.extend(next as u64 - 1, false, &mut budget).ok()?;
        for heap in known..next {
            let value = sequence.value(heap as u64)?;
            let given = |shift: &usize| values.get(heap.checked_sub(*shift)?);
            open.retain(|shift| given(shift).is_none_or(|given| *given == value));
        }
        known = next;
    }
    let (shift, compared) = (*open.first()? as u64, values.len() as u64);
    Some(RuleOf { game: game.to_string(), kind, shift, sequence: None, compared })
}

fn named(values: &[u64]) -> Vec<RuleOf> {
    // Skip sums, codes, subtraction sets and user-written rules, which are no names.
    let own = |text: &&str| !text.contains(['+', '>', '.']) && !text.starts_with("subtract");
    let texts = GAMES.iter().map(|entry| entry.game).filter(own);
    let mut found: Vec<RuleOf> = texts.filter_map(|text| agreeing(text, "name", values)).collect();
    found.truncate(LISTED);
    found
}

fn rows(values: &[u64]) -> impl Iterator<Item = RuleOf> + '_ {
    known_rows::rows().filter_map(|(id, text)| {
        let found = agreeing(text, "sequence", values)?;
        Some(RuleOf { sequence: Some(id), ..found })
    })
}

/// The digits of an octal code: the digit before the point, and four digits after it.
type Digits = [u8; 5];

/// Return the value of heap `heaps.len()`, from the values of all smaller heaps.
fn next(heaps: &[u32], digits: &Digits) -> u32 {
    let n = heaps.len();
    let mut seen = 0_u128;
    for (taken, digit) in digits.iter().enumerate().take(n + 1) {
        let left = n - taken;
        if digit & 1 > 0 && left == 0 {
            seen |= 1;
        }
        if digit & 2 > 0 && left > 0 {
            seen |= 1 << heaps[left];
        }
        if digit & 4 > 0 {
            (1..=left / 2).for_each(|a| seen |= 1 << (heaps[a] ^ heaps[left - a]));
        }
    }
    (!seen).trailing_zeros()
}

fn codes(values: &[u64]) -> Vec<RuleOf> {
    let mut found: Vec<String> = Vec::new();
    for code in 1..1_u32 << 13 {
        let digit = |i: u32| (code >> (3 * (3 - i)) & 7) as u8;
        let digits: Digits =
            [if code >> 12 > 0 { 4 } else { 0 }, digit(0), digit(1), digit(2), digit(3)];
        let mut heaps: Vec<u32> = Vec::with_capacity(FIRST);
        // For each shift, whether all values computed so far agree.
        let mut open = [true; SHIFT + 1];
        while heaps.len() < FIRST && open.contains(&true) {
            let value = next(&heaps, &digits);
            let n = heaps.len();
            for (shift, open) in open.iter_mut().enumerate() {
                let given = n.checked_sub(shift).and_then(|i| values.get(i));
                *open = *open && given.is_none_or(|given| *given == u64::from(value));
            }
            heaps.push(value);
        }
        if open.contains(&true) {
            let text: String = digits[1..].iter().map(|digit| char::from(b'0' + digit)).collect();
            found.push(format!("octal {}.{}", digits[0], text.trim_end_matches('0')));
        }
    }
    found.retain(|code| !code.ends_with('.'));
    sort_by_key(&mut found, String::len);
    let agreeing = found.iter().filter_map(|code| agreeing(code, "octal", values));
    agreeing.take(LISTED).collect()
}

/// Find subtraction sets, the sets with few amounts first. Each set is built heap by heap: the value of heap n shows
/// whether the set may contain n.
fn sets(values: &[u64]) -> Vec<RuleOf> {
    let mut found: Vec<Vec<usize>> = Vec::new();
    // The possible values of the heaps before the first given value, at most three.
    let before: [&[u64]; 10] = [
        &[],
        &[0],
        &[0, 0],
        &[0, 1],
        &[0, 0, 0],
        &[0, 0, 1],
        &[0, 1, 0],
        &[0, 1, 1],
        &[0, 1, 2],
        &[0, 0, 2],
    ];
    for first in before {
        let heaps = [first, values].concat();
        extend(&heaps, 1, &mut Vec::new(), &mut found, &mut 0);
    }
    sort_by_key(&mut found, |set| (set.len(), set.clone()));
    found.dedup();
    let texts = found.iter().map(|set| {
        let amounts: Vec<String> = set.iter().map(usize::to_string).collect();
        format!("subtract {}", amounts.join(" "))
    });
    texts.filter_map(|text| agreeing(&text, "set", values)).take(LISTED).collect()
}

fn extend(
    values: &[u64],
    n: usize,
    set: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
    looked: &mut usize,
) {
    *looked += 1;
    if *looked > LOOKED || values[0] > 0 {
        return;
    }
    if n == values.len() {
        if !set.is_empty() {
            found.push(set.clone());
        }
        return;
    }
    let value = |set: &[usize]| {
        let reached = set.iter().filter_map(|amount| values[..n].get(n.checked_sub(*amount)?));
        let seen = reached
            .fold(0_u128, |seen, value| seen | 1_u128.checked_shl(*value as u32).unwrap_or(0));
        u64::from((!seen).trailing_zeros())
    };
    if value(set) == values[n] {
        extend(values, n + 1, set, found, looked);
    }
    if n <= LARGEST {
        set.push(n);
        if value(set) == values[n] {
            extend(values, n + 1, set, found, looked);
        }
        set.pop();
    }
}
