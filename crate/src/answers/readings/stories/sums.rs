//! Sums of two games that a text names, each with its numbers next to the name.

use super::place::Place;
use super::{names, outside};
use crate::answers::readings::reading::{Found, Reading};
use crate::base::text::Offsets;

/// Add a sum of two games as a possible meaning. Return whether the text names such a sum.
pub(super) fn sum(
    plain: &str,
    lower: &str,
    start: usize,
    offsets: &Offsets,
    found: &mut Found,
) -> bool {
    const JOINS: &[&str] = &[
        " xor ",
        "⊕",
        "异或",
        " plus ",
        " together with ",
        " alongside ",
        " combined with ",
        " beside ",
        " along with ",
        "加上",
        "外加",
        "再加",
        "以及",
        "+",
        " and ",
        " & ",
        "和",
        "与",
        "，",
        ",",
    ];
    JOINS.iter().any(|join| {
        let mut spots = lower.match_indices(join).take(8);
        spots.any(|(at, _)| divided(plain, lower, (at, at + join.len()), start, offsets, found))
    })
}

/// Add the sum of the games on both sides of a joining word or sign as a possible meaning. Return whether there is such
/// a sum.
fn divided(
    plain: &str,
    lower: &str,
    join: (usize, usize),
    start: usize,
    offsets: &Offsets,
    found: &mut Found,
) -> bool {
    let spans = [(0, join.0), (join.1, plain.len())];
    let (mut games, mut positions, mut used) = (Vec::new(), Vec::new(), vec![join]);
    for (from, to) in spans {
        let names: Vec<_> = names(&plain[from..to]);
        let [(line, span)] = names[..] else { return false };
        // Refuse a game with default arguments, which the text may not mean.
        if line.contains(' ') {
            return false;
        }
        let place =
            Place::kind(line.split(' ').next().unwrap_or_default()).of(&lower[from..to], None);
        games.push(line);
        used.push((from + span.0, from + span.1));
        if let Some((position, span)) = place {
            positions.push(position);
            used.push((from + span.0, from + span.1));
        }
    }
    // Refuse the same name twice without positions: both mentions mean one game.
    if games[0] == games[1] && positions.is_empty() {
        return false;
    }
    let position = match positions.len() {
        0 => None,
        2 => Some(positions.join(" + ")),
        _ => return false,
    };
    let sum = Reading::at(&games.join(" + "), position.as_deref(), false);
    let Some(sum) = sum else { return false };
    let rest = outside(plain, used, start, offsets);
    found.all.retain(|one| one.game.is_none() && one.absent.is_none());
    found.push(Reading { rest, ..sum });
    true
}
