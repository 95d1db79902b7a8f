//! Rules and numbers as notes and programs have them: options without a head, recurrences, TeX, code, rows of tables.

mod arrays;
mod json;
mod options;
mod recurrence;
mod rows;
mod tex;

use super::reading::Found;

/// The longest text that is read as a rule, in bytes; lists of numbers may be longer.
const LONGEST_RULE: usize = 2000;

/// Adds what a formula says. `text` is as typed but for full-width signs, with its lines.
pub(super) fn formulas(text: &str, found: &mut Found) {
    let plain = tex::plain(text);
    let plain = plain.trim();
    if let Some(line) = found.reads_line(plain).filter(|_| plain != text) {
        found.line(&line, true);
        return;
    }
    rows::row(plain, found);
    json::object(plain, found);
    arrays::array(plain, found);
    if plain.len() <= LONGEST_RULE {
        recurrence::recurrence(plain, found);
        options::without_head(plain, found);
    }
}
