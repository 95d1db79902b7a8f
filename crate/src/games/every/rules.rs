//! Moves, options and winning moves of games played in all parts at once.

use std::ops::ControlFlow;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::ways::{self, Ways, combine};
use super::{ALL_COMBINED, ALL_LISTED, COMBINED, Counts, Every, LISTED, explain};
use crate::base::sort::distinct;
use crate::games::kit::prelude::*;
use crate::ruleset::moves::{PartWays, Way};

/// The options of each part of a position. The options of equal parts are computed only once.
pub(super) struct All<'p> {
    parts: Vec<&'p [u64]>,
    ways: Vec<Rc<Ways>>,
    stays: Vec<bool>,
    plain: bool,
}

impl Every {
    /// List the options of each part, up to the limits of a board. The list of an ended part is empty, and all lists
    /// are empty if the game is over.
    pub(super) fn listed(&self, parts: &[&[u64]]) -> Vec<Ways> {
        if self.over(parts) {
            return vec![Ways::default(); parts.len()];
        }
        let mut room = ALL_LISTED;
        let one = |part: &&[u64]| {
            let most = room.min(LISTED);
            let mut found = self.ways(part, most.max(1));
            if found.stays {
                return Ways::default();
            }
            found.more |= found.to.len() > most;
            found.to.truncate(most);
            room -= found.to.len();
            found
        };
        parts.iter().map(one).collect()
    }

    pub(super) fn all<'p>(&self, parts: Vec<&'p [u64]>) -> All<'p> {
        let mut known: FxHashMap<&[u64], Rc<Ways>> = FxHashMap::default();
        let mut room = ALL_COMBINED;
        let mut ways = Vec::with_capacity(parts.len());
        for part in &parts {
            let found = known.entry(*part).or_insert_with(|| {
                let found = self.ways(part, room.clamp(1, COMBINED));
                room = room.saturating_sub(found.to.len());
                Rc::new(found)
            });
            ways.push(Rc::clone(found));
        }
        let stays = ways.iter().map(|ways| ways.stays).collect();
        let each: Vec<&Ways> = known.values().map(|ways| &**ways).collect();
        let plain = ways::are_plain(&each);
        All { parts, ways, stays, plain }
    }
}

impl All<'_> {
    /// Return whether the game is over: a part has ended (`first`), or all parts have ended.
    fn over(&self, first: bool) -> bool {
        if first { self.stays.contains(&true) } else { !self.stays.contains(&false) }
    }

    /// Return for each part the options whose counts satisfy `may`.
    fn lists(&self, may: impl Fn(usize, Option<u64>) -> bool) -> Vec<Vec<&[u64]>> {
        let each = self.ways.iter().enumerate();
        let list = |(i, ways): (usize, &'_ Rc<Ways>)| -> Vec<usize> {
            (0..ways.to.len()).filter(|at| may(i, ways.to[*at].1)).collect()
        };
        each.map(|(i, ways)| list((i, ways)).into_iter().map(|at| &*ways.to[at].0).collect())
            .collect()
    }

    fn show(
        &self,
        lists: &[Vec<&[u64]>],
        seen: &mut FxHashSet<Vec<u64>>,
        left: &mut usize,
        visit: MoveVisitor<'_>,
    ) -> Flow {
        let seen = (!self.plain).then_some(seen);
        combine(&self.parts, lists, &self.stays, seen, left, visit)
    }
}

impl Ruleset for Every {
    /// Return all parts that have not ended as one component, since a move changes each of them.
    fn parts(&self, position: &Position) -> Vec<Part> {
        let parts = self.split(position);
        if self.over(&parts) {
            return Vec::new();
        }
        let live: Vec<&[u64]> = parts.into_iter().filter(|part| !self.has_ended(part)).collect();
        vec![ways::key(&live)]
    }

    fn part_text(&self, part: &[u64]) -> String {
        self.game().position_text(&Position::Heaps(part.to_vec()))
    }

    fn moves(&self, position: &Position, visit: MoveVisitor<'_>) -> Flow {
        let all = self.all(self.split(position));
        if all.over(self.first()) {
            return ControlFlow::Continue(());
        }
        let lists = all.lists(|_, _| true);
        let mut seen = FxHashSet::default();
        all.show(&lists, &mut seen, &mut usize::MAX.clone(), visit)
    }

    fn apply(&self, position: &Position, mv: &Move) -> Option<Position> {
        let Move::Each { moves } = mv else { return None };
        ways::after_each(moves, position.heaps()).map(Position::Heaps)
    }

    fn move_count(&self, position: &Position) -> Option<u128> {
        let parts = self.split(position);
        let all = self.all(parts.clone());
        if all.over(self.first()) {
            return Some(0);
        }
        if all.plain {
            let each = parts.iter().zip(&all.stays);
            let mut counts =
                each.map(|(part, stays)| if *stays { Some(1) } else { self.count(part) });
            return counts.try_fold(1u128, |product, count| product.checked_mul(count?));
        }
        if all.ways.iter().any(|ways| ways.more) {
            None
        } else {
            ways::distinct(&all.lists(|_, _| true))
        }
    }

    fn is_over(&self, position: &Position) -> bool {
        self.over(&self.split(position))
    }

    fn legal(&self, position: &Position) -> Legal {
        let parts = self.split(position);
        let one = |(i, (part, found)): (usize, (&&[u64], Ways))| {
            let way = |(to, _): &(Vec<u64>, Option<u64>)| {
                let text = self.game().move_text(&ways::one(i, part, to))?;
                Some(Way { text, to: self.option_text(to) })
            };
            PartWays { ways: found.to.iter().filter_map(way).collect(), more: found.more }
        };
        let each = parts.iter().zip(self.listed(&parts)).enumerate().map(one);
        Legal::Each { parts: each.collect() }
    }

    fn prepare(&mut self, position: &Position, misere: bool, budget: &mut Budget<'_>) -> Result {
        let ends = self.ends(misere);
        if self.counts.ends != ends {
            self.counts = Counts::new(ends);
        }
        let parts = distinct(self.split(position));
        let mut counts = std::mem::replace(&mut self.counts, Counts::new(ends));
        let game = self.pieces();
        let ready = game.map_or(Ok(()), |game| counts.extend(&game, &parts, budget));
        self.counts = counts;
        self.ready = ready.is_ok();
        ready
    }

    knows!(Outcomes, Strategy, Explains);
}

impl Outcomes for Every {
    fn outcome(&self, position: &Position, misere: bool) -> Option<Outcome> {
        let ends = self.ends(misere);
        let whole = ends.all(self.known(&self.split(position), misere)?)?;
        Some(Outcome::mover_wins(!ends.lost(whole)))
    }
}

impl Strategy for Every {
    /// Visit the winning moves. Moves that lower the deciding count by one come first.
    fn winning(&self, position: &Position, misere: bool, visit: MoveVisitor<'_>) -> Option<Flow> {
        let ends = self.ends(misere);
        let parts = self.split(position);
        let counts = self.known(&parts, misere)?;
        let whole = ends.all(counts)?;
        let all = self.all(parts);
        if ends.lost(whole) || all.over(ends.first) {
            return Some(ControlFlow::Continue(()));
        }
        // Collect the counts with which the opponent loses: the count of the new position must be one of these.
        let counts = all.ways.iter().flat_map(|ways| &ways.to).filter_map(|(_, count)| *count);
        let mut wanted = distinct(counts.filter(|count| ends.lost(*count)).collect());
        if !ends.first {
            wanted.reverse();
        }
        let (mut seen, mut left) = (FxHashSet::default(), ways::room());
        let up_to =
            |count: Option<u64>, want: u64| count.is_some_and(|c| ends.whole(c, want) == want);
        for want in wanted {
            // Let part `at` be the first part whose option has the count `want`. The options of earlier parts must not
            // have this count, and those of later parts may.
            let has = |i: usize, may: &dyn Fn(Option<u64>) -> bool| {
                all.ways[i].to.iter().any(|w| may(w.1))
            };
            if !(0..all.ways.len()).all(|i| has(i, &|c| up_to(c, want))) {
                continue;
            }
            for at in 0..all.ways.len() {
                if has(at, &|c| c == Some(want)) {
                    let lists = all.lists(|i, count| match i.cmp(&at) {
                        std::cmp::Ordering::Less => count != Some(want) && up_to(count, want),
                        std::cmp::Ordering::Equal => count == Some(want),
                        std::cmp::Ordering::Greater => up_to(count, want),
                    });
                    if all.show(&lists, &mut seen, &mut left, visit).is_break() {
                        return Some(ControlFlow::Break(()));
                    }
                }
                if !has(at, &|c| c != Some(want) && up_to(c, want)) {
                    break;
                }
            }
        }
        Some(ControlFlow::Continue(()))
    }

    fn winning_cost(&self, position: &Position) -> usize {
        let all = self.all(self.split(position));
        let options: usize = all.ways.iter().map(|ways| ways.to.len()).sum();
        16 + 16 * all.ways.len() + options
    }
}

impl Explains for Every {
    fn why(&self, position: &Position, misere: bool) -> Vec<Step> {
        explain::why(self, position, misere)
    }
}
