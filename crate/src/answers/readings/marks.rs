//! Markdown and quotation marks around a text and within it.

use std::borrow::Cow;

/// Remove the marks around a text: quotation marks, and Markdown marks of code, lists and quotes.
pub(super) fn unmarked(text: &str) -> &str {
    const PAIRS: [(&str, &str); 7] = [
        ("`", "`"),
        ("**", "**"),
        ("“", "”"),
        ("「", "」"),
        ("\"", "\""),
        ("《", "》"),
        ("‘", "’"),
    ];
    let mut text = text.trim();
    for mark in ["- ", "> ", "* ", "• "] {
        text = text.strip_prefix(mark).unwrap_or(text).trim_start();
    }
    for fence in ["```", "~~~"] {
        let inside = text.strip_prefix(fence).and_then(|inside| inside.strip_suffix(fence));
        text = inside.filter(|inside| inside.starts_with('\n')).unwrap_or(text).trim();
    }
    for (open, close) in PAIRS {
        let inside = text.strip_prefix(open).and_then(|inside| inside.strip_suffix(close));
        text = inside.filter(|inside| !inside.contains(open)).unwrap_or(text).trim();
    }
    text
}

/// Remove the pairs of `**` that emphasise words. `**` after a letter, a digit or a closing bracket stays, since it
/// denotes a power.
pub(super) fn without_emphasis(text: &str) -> Cow<'_, str> {
    const STARS: &str = "**";
    let is_word = |c: char| c.is_ascii_alphanumeric() || ")]".contains(c);
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(STARS) {
        let inner = &rest[at + STARS.len()..];
        let Some(end) = inner.find(STARS) else { break };
        let before = if at == 0 { plain.as_str() } else { &rest[..at] };
        let is_emphasis = !before.ends_with(is_word)
            && !inner[end + STARS.len()..].starts_with(|c: char| c.is_ascii_alphanumeric())
            && inner[..end].contains(char::is_alphanumeric)
            && !inner[..end].starts_with(' ');
        plain.push_str(&rest[..at]);
        if is_emphasis {
            plain.push_str(&inner[..end]);
            rest = &inner[end + STARS.len()..];
        } else {
            plain.push_str(STARS);
            rest = inner;
        }
    }
    match plain.is_empty() {
        true => Cow::Borrowed(text),
        false => Cow::Owned(plain + rest),
    }
}
