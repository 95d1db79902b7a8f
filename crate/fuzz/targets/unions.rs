//! Fuzz inclusion–exclusion: compare the count with direct counting where n is small, and check that large inputs stay
//! within the budget.

use arbitrary::{Result, Unstructured};
use mexplorer::Budget;
use mexplorer::union::count_union;

use super::texts::{slipped, sound};

/// Count the union that the bytes encode.
pub fn run(data: &[u8]) {
    let _ = counts(&mut Unstructured::new(data));
}

fn counts(u: &mut Unstructured<'_>) -> Result<()> {
    let n: u64 = if u.ratio(2, 3)? { u.int_in_range(0..=5000)? } else { u.arbitrary()? };
    let mut divisors = Vec::new();
    for _ in 0..u.int_in_range(0..=9)? {
        let most = if u.ratio(1, 8)? { u64::MAX } else { 60 };
        divisors.push(u.int_in_range(1..=most)?);
    }
    let mut texts: Vec<String> = divisors.iter().map(u64::to_string).collect();
    let slips = u.ratio(1, 4)? && !texts.is_empty();
    if slips {
        let at = u.choose_index(texts.len())?;
        texts[at] = slipped(&texts[at], 2, u)?;
    }
    match count_union(&n.to_string(), &texts, 20, &mut Budget::steps(200_000)) {
        Ok(found) if !slips && n <= 5000 => {
            let plain = (1..=n).filter(|m| divisors.iter().any(|d| m % d == 0)).count();
            assert_eq!(found.union, plain.to_string(), "{n}, {divisors:?}");
        }
        Ok(_) => {}
        Err(error) => {
            // The span lies in one of the texts, so check it against the longest.
            let longest = texts.iter().max_by_key(|text| text.len());
            sound(&error, longest.map_or("", String::as_str));
        }
    }
    Ok(())
}
