//! Nim-sums that only few bits decide.

use super::super::draw::shuffle;
use super::Large;

/// Return a power of 2 up to `most`, usually one of the three highest, for the nim-sum of a won position: a program
/// with fewer bits takes such a position for a lost one. In one of twelve cases return `None`: the nim-sum stays
/// random.
pub fn highest_bit(l: &mut Large<'_>, most: u64) -> Option<u64> {
    let highest = u64::from(most.max(1).ilog2());
    let below = match (l.turn % 4, l.turn / 4 % 3) {
        (0 | 2, _) => 0,
        (1, _) => 1,
        (_, 0) => 2,
        (_, 1) => l.rng.within(0, highest),
        _ => return None,
    };
    Some(1 << highest.saturating_sub(below))
}

/// Change one of the numbers at the indices `places`, within the limits. If the position is to be lost, the nim-sum of
/// these numbers becomes 0; otherwise it becomes a number of [`highest_bit`], or does not change. In a quarter of the
/// won positions one is subtracted from the power of 2, since rounded logarithms take the difference for the power.
pub fn balance(
    l: &mut Large<'_>,
    numbers: &mut [u64],
    mut places: Vec<usize>,
    (least, most): (u64, u64),
) {
    let wanted = if l.is_lost { Some(0) } else { highest_bit(l, most) };
    let Some(mut wanted) = wanted else { return };
    if wanted > 1 && l.rng.below(4) == 0 {
        wanted -= 1;
    }
    let sum = places.iter().fold(wanted, |sum, place| sum ^ numbers[*place]);
    shuffle(&mut places, l.rng);
    let fits = |to: u64| (least..=most).contains(&to);
    if let Some(place) = places.into_iter().find(|place| fits(numbers[*place] ^ sum)) {
        numbers[place] ^= sum;
    }
}
