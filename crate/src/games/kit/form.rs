//! Detection of the form of a game's text, such as a user-written rule or a code without a name.

use serde::Serialize;

use crate::base::text::{Source, beginning};

/// The form of a game's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameForm"))]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A text that begins with the game's name.
    Name,
    /// A rule for a heap, without a name before the rule.
    Rule,
    /// A rule for a position of several numbers, without a name before the rule.
    Numbers,
    /// An octal code, with or without the name of the game before the code.
    OctalCode,
    /// A hexadecimal code, with or without the name of the game before the code.
    HexCode,
    /// A sum of games, joined by ` + `.
    Sum,
}

/// The number of bytes at the beginning of a text from which the form is detected.
const BEGINNING: usize = 512;

/// The characters with which an arrow of a rule may begin.
const ARROWS: [char; 10] = ['-', '=', '>', ':', '⇒', '⟶', '⟹', '↦', '➔', '➜'];

impl Form {
    /// Return whether the text is a user-written rule.
    pub fn is_typed(self) -> bool {
        matches!(self, Form::Rule | Form::Numbers)
    }

    /// Detect the form of a text.
    pub fn of(text: &str) -> Form {
        #[cfg(feature = "lab")]
        if is_sum(text) {
            return Form::Sum;
        }
        // Without the feature `lab` the core has only games with a name.
        if cfg!(feature = "lab") { Form::of_one(text) } else { Form::Name }
    }

    /// Detect the form of a text that is not a sum.
    pub fn of_one(text: &str) -> Form {
        // Examine only the beginning of the text, because a sum calls this function for each of its terms.
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

/// Return whether a text is a rule for heaps with a letter other than n, as in `x -> x-1`.
fn has_own_letter(plain: &str) -> bool {
    let Some(letter) = plain.chars().next().filter(char::is_ascii_alphabetic) else { return false };
    let rest = plain[1..].trim_start();
    let arrow = rest.strip_prefix(['-', '=']).unwrap_or(rest).strip_prefix('>');
    let leads = |rest: &str| {
        rest.starts_with(|c: char| c == letter || "({".contains(c) || c.is_ascii_digit())
    };
    arrow.is_some_and(|rest| leads(rest.trim_start()))
}

/// Return the text of a game without the words `every` and `rapid` at its beginning.
#[cfg(feature = "lab")]
pub(super) fn inner(mut text: &str) -> &str {
    loop {
        text = text.trim_start();
        let is_word = |word: &&str| {
            let (word, behind) = (word.as_bytes(), text.as_bytes());
            behind.len() >= word.len()
                && behind[..word.len()].eq_ignore_ascii_case(word)
                && behind.get(word.len()).is_none_or(u8::is_ascii_whitespace)
        };
        let Some(word) = ["every", "rapid"].iter().find(|word| is_word(word)) else { return text };
        text = &text[word.len()..];
    }
}

/// Return whether the text of a game is a user-written rule, valid or not, for heaps or for several numbers, with or
/// without `every` or `rapid` before the rule. A rule without brackets reaches to the end of the text, because a `+` in
/// the rule is not a sum of games.
///
/// ```
/// use mexplorer::is_typed;
/// assert!(is_typed("n -> n-1 +") && is_typed("(x, y) -> (x-1, y)") && is_typed("every n -> n-1"));
/// assert!(!is_typed("nim") && !is_typed("[n -> n-1] + nim"));
/// ```
#[cfg(feature = "lab")]
pub fn is_typed(text: &str) -> bool {
    Form::of_one(inner(text)).is_typed()
}

/// Return whether a text is a sum of games.
#[cfg(feature = "lab")]
pub fn is_sum(text: &str) -> bool {
    text.trim_start().starts_with('[')
        || (text.contains('+') && !is_typed(text) && {
            let mut depth = 0u32;
            text.bytes().any(|byte| {
                match byte {
                    b'[' => depth += 1,
                    b']' => depth = depth.saturating_sub(1),
                    _ => {}
                }
                depth == 0 && byte == b'+'
            })
        })
}
