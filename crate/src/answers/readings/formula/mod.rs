//! Rules and numbers in the style of notes and programs: options without a head, recurrences, TeX, code, rows of
//! tables.

mod arrays;
mod asked;
pub(super) mod cases;
mod conditions;
mod heads;
pub(super) mod json;
mod loops;
mod moves;
mod options;
pub(super) mod outcomes;
pub(super) mod programs;
mod ranges;
mod recurrence;
mod rows;
mod started;
pub(super) mod tex;
mod vectors;

use super::reading::Found;

/// The most bytes of a text that is read as a rule; lists of numbers may be longer.
const LONGEST_RULE: usize = 2000;

/// Add the possible meanings of a formula. `plain` is the typed text with its line breaks, but without full-width
/// characters.
pub(super) fn formulas(plain: &str, found: &mut Found) {
    rows::row(plain, found);
    rows::table(plain, found);
    json::object(plain, found);
    arrays::array(plain, found);
    if plain.len() > LONGEST_RULE {
        return;
    }
    recurrence::recurrence(plain, found);
    loops::loops(plain, found);
    options::without_head(plain, found);
    if !found.all.is_empty() || vectors::vectors(plain, found) {
        return;
    }
    let signs = conditions::in_signs(plain);
    let plain = signs.as_deref().unwrap_or(plain);
    if signs.is_some() {
        options::without_head(plain, found);
    }
    conditions::conditioned(plain, found);
    if found.all.is_empty() {
        started::started(plain, found);
    }
    if found.all.is_empty()
        && let Some(rule) = started::before_end(plain)
    {
        formulas(rule, found);
        found.all.iter_mut().for_each(|one| one.certain = false);
    }
}
