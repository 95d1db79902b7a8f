//! Explanation of who wins a game played in all parts at once: the counts of the parts, and the part that decides.

use super::Every;
use crate::ruleset::explain::{Claim, Step};
use crate::ruleset::position::Position;

/// The largest number of parts whose counts are explained.
const EXPLAINED: usize = 4;

/// Explain a position. If the counts of its parts are not known, return only the theorem.
pub(super) fn why(game: &Every, position: &Position, misere: bool) -> Vec<Step> {
    let ends = game.ends(misere);
    let id = if ends.first { "rapid" } else { "every" };
    let mut steps = vec![Step::Theorem { id, author: "Smith", year: 1966 }];
    let parts = game.split(position);
    let Some(counts) = game.known(&parts, misere) else { return steps };
    let Some(whole) = ends.all(counts.iter().copied()) else { return steps };
    if game.over(&parts) {
        return steps;
    }
    let says = |id, misere| {
        let claim = Claim::new(id).with("first", u64::from(ends.first));
        claim.with("misere", u64::from(misere))
    };
    let mut claims = Vec::new();
    // Explain the part that decides first.
    let decides = counts.iter().position(|count| *count == whole).unwrap_or(0);
    let mut explained: Vec<usize> = Vec::new();
    for i in std::iter::once(decides).chain(0..parts.len()) {
        if explained.len() < EXPLAINED && explained.iter().all(|other| parts[*other] != parts[i]) {
            explained.push(i);
        }
    }
    for i in &explained {
        let id = match (counts[*i], ends.lost(counts[*i])) {
            (0, _) => "each-end",
            (_, false) => "each-won",
            (_, true) => "each-lost",
        };
        let claim = says(id, misere).with("place", game.place(parts[*i])).with("count", counts[*i]);
        claims.push(claim.with("option", counts[*i].saturating_sub(1)));
    }
    let wins = !ends.lost(whole);
    let claim = says("each-whole", misere).with("place", game.place(parts[decides]));
    let alone = u64::from(parts.len() == 1);
    claims.push(claim.with("count", whole).with("alone", alone).with("wins", u64::from(wins)));
    let id = if wins { "each-fall" } else { "each-bound" };
    let claim = says(id, misere).with("count", whole).with("option", whole.saturating_sub(1));
    let claim = claim.with("alone", alone);
    claims.push(if wins { claim.revealing() } else { claim });
    steps.extend(Step::reasons("each", claims));
    steps
}

impl Every {
    /// Return a part as text for a sentence.
    fn place(&self, part: &[u64]) -> String {
        self.game().part_text(part)
    }

    /// Return the pieces that a move leaves of a part, as text for a sentence.
    pub(super) fn option_text(&self, to: &[u64]) -> String {
        let pieces = to.chunks_exact(self.size()).map(|part| self.place(part));
        pieces.collect::<Vec<_>>().join(" + ")
    }
}
