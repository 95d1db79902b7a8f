//! Practice problems named by their titles.

use super::super::names::{at_start, letters};
use super::super::problem_titles::PROBLEM_TITLES;
use super::super::reading::{Found, Reading, whole};
use super::{LONGEST_NAME, bare};
use crate::answers::readings::catalogue::problem_ids;

/// Add the problem with this title as a possible meaning, if no other problem and no game has this title.
pub(in crate::answers::readings) fn by_title(plain: &str, found: &mut Found) {
    if plain.len() > LONGEST_NAME {
        return;
    }
    let rest = bare(plain);
    let typed = [letters(plain), letters(&rest)];
    let is_game = at_start(&rest).iter().any(|one| one.end == rest.len());
    let has = |title: &&str| {
        let title = letters(title);
        !title.is_empty() && typed.contains(&title)
    };
    let mut all = PROBLEM_TITLES.iter().filter(|(_, titles)| titles.iter().any(has));
    if let (Some((id, _)), None, false) = (all.next(), all.next(), is_game)
        && let Some(id) = problem_ids().iter().find(|known| *known == id)
        && !found.all.iter().any(|one| one.problem == Some(*id))
    {
        found.all.insert(0, Reading::problem(id, false));
    }
}

/// Put a problem before the other possible meanings, if a short text contains its title and the title has no other
/// meaning. The text outside of the title is marked as not understood.
pub(in crate::answers::readings) fn by_title_within(plain: &str, found: &mut Found) {
    const LONGEST: usize = 160;
    // The least number of bytes of a title: shorter titles may have other meanings.
    const FEWEST: usize = 12;
    if plain.len() > LONGEST || found.all.iter().any(|one| one.rest.is_empty()) {
        return;
    }
    let typed = letters(plain);
    let is_said = |title: &str| {
        let stem = title.strip_suffix("的游戏").or(title.strip_suffix("游戏")).unwrap_or(title);
        let own = letters(stem);
        let is_vague = || title.starts_with("A ") || !at_start(title).is_empty();
        own.len() >= FEWEST && typed.contains(&own) && !is_vague()
    };
    let mut all =
        PROBLEM_TITLES.iter().filter(|(_, titles)| titles.iter().any(|title| is_said(title)));
    if let (Some((id, _)), None) = (all.next(), all.next())
        && let Some(id) = problem_ids().iter().find(|known| *known == id)
        && !found.all.iter().any(|one| one.problem == Some(*id))
    {
        let rest = outside(plain, id).unwrap_or_else(|| vec![whole(plain)]);
        found.all.insert(0, Reading { rest, ..Reading::problem(id, false) });
    }
}

/// Return the spans of a text before and after the title of a problem, in UTF-16 units.
fn outside(plain: &str, id: &str) -> Option<Vec<(usize, usize)>> {
    let lower = plain.to_ascii_lowercase();
    let (_, titles) = PROBLEM_TITLES.iter().find(|(own, _)| *own == id)?;
    let spans = titles.iter().filter_map(|title| {
        let from = lower.find(&title.to_ascii_lowercase())?;
        Some((from, from + title.len()))
    });
    let (from, end) = spans.max_by_key(|(from, end)| end - from)?;
    let units = |text: &str| text.encode_utf16().count();
    let (from, end) = (units(&plain[..from]), units(&plain[..end]));
    let spans = [(0, from), (end, units(plain))];
    Some(spans.into_iter().filter(|(from, to)| from < to).collect())
}
