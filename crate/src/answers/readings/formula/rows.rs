//! Rows of tables: cells between bars, or numbers with tabulators between them.

use super::arrays::both;
use crate::answers::readings::place::places;
use crate::answers::readings::reading::Found;

/// Reads one row of a Markdown table, or of a spread sheet.
pub(super) fn row(plain: &str, found: &mut Found) {
    let cells: Vec<&str> = if let Some(inner) = barred(plain) {
        inner.split('|').map(str::trim).collect()
    } else if plain.contains('\t') && !plain.contains('\n') {
        plain.split('\t').map(str::trim).collect()
    } else {
        return;
    };
    let is_number = |cell: &&str| !cell.is_empty() && cell.bytes().all(|b| b.is_ascii_digit());
    match cells.split_first() {
        Some((_, [_, ..])) if cells.iter().all(is_number) => {
            both(&cells.join(" "), found);
        }
        Some((game, rest)) if !rest.is_empty() && rest.iter().all(is_number) => {
            places(&format!("{game} {}", rest.join(" ")), found);
        }
        Some((game, [position])) => places(&format!("{game}: {position}"), found),
        _ => {}
    }
}

/// What stands between the bars at both ends of a line.
fn barred(plain: &str) -> Option<&str> {
    let inner = plain.strip_prefix('|')?.strip_suffix('|')?;
    (!inner.contains('\n')).then_some(inner)
}
