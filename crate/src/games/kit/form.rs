//! How the text of a game is recognised where it does not begin with a name.

use serde::Serialize;

use crate::base::text::{Source, beginning};

/// The form of a game's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameForm"))]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// It begins with the game's name.
    Name,
    /// It is a rule for a heap, and no name stands before it.
    Rule,
    /// It is a rule for a position of several numbers, and no name stands before it.
    Numbers,
    /// It begins with the name, or is an octal code that stands alone.
    OctalCode,
    /// It begins with the name, or is a hexadecimal code that stands alone.
    HexCode,
    /// It is a sum of games, joined by ` + `.
    Sum,
}

/// Bytes of a text that show its form.
const BEGINNING: usize = 512;

/// What an arrow of a rule may begin with.
const ARROWS: [char; 10] = ['-', '=', '>', ':', '⇒', '⟶', '⟹', '↦', '➔', '➜'];

impl Form {
    /// Whether it is a rule of the user's own.
    pub fn is_typed(self) -> bool {
        matches!(self, Form::Rule | Form::Numbers)
    }

    /// The form of a text.
    pub fn of(text: &str) -> Form {
        #[cfg(feature = "lab")]
        if super::terms::is_sum(text) {
            return Form::Sum;
        }
        // The small core has no other games than those that are named.
        if cfg!(feature = "lab") { Form::of_one(text) } else { Form::Name }
    }

    /// The form of a text that is no sum.
    pub fn of_one(text: &str) -> Form {
        // The beginning of a text shows its form; sums ask for the form of each of many terms.
        let source = Source::new(beginning(text.trim_start(), BEGINNING));
        let plain = source.plain().trim_start();
        let after_n = plain.strip_prefix(['n', 'N']).map(str::trim_start);
        if after_n.is_some_and(|rest| rest.starts_with(ARROWS) || rest.starts_with("|->")) {
            return Form::Rule;
        }
        if has_own_letter(plain) {
            return Form::Rule;
        }
        if plain.starts_with('(') {
            return Form::Numbers;
        }
        let word = source.words().next().map_or("", |word| word.text);
        if !(word.starts_with(|c: char| c.is_ascii_hexdigit()) && word.contains('.')) {
            return Form::Name;
        }
        let beyond_seven = |c: char| c.is_ascii_hexdigit() && !matches!(c, '0'..='7');
        if word.contains(beyond_seven) { Form::HexCode } else { Form::OctalCode }
    }
}

/// Whether a text is a rule for heaps whose size has another letter than n, as in `x -> x-1`.
fn has_own_letter(plain: &str) -> bool {
    let Some(letter) = plain.chars().next().filter(char::is_ascii_alphabetic) else { return false };
    let rest = plain[1..].trim_start();
    let arrow = rest.strip_prefix(['-', '=']).unwrap_or(rest).strip_prefix('>');
    let leads = |rest: &str| {
        rest.starts_with(|c: char| c == letter || "({".contains(c) || c.is_ascii_digit())
    };
    arrow.is_some_and(|rest| leads(rest.trim_start()))
}
