//! Widgets (embeddable elements of the page) in pasted notes: HTML tags, classes with data attributes, code blocks of
//! the language `mex`, and iframes.

use winnow::Parser;
use winnow::combinator::{alt, delimited, opt, preceded, repeat};
use winnow::error::EmptyError;
use winnow::token::{rest, take_till, take_while};

use super::lex::blanks;
use super::links::link;
use super::reading::Found;
use super::views::{Fields, of_widget, shown, widget_of};

/// Add the possible meanings of a text that is a widget.
pub(super) fn tag(plain: &str, found: &mut Found) {
    if plain.starts_with('<') {
        if let Ok((name, fields)) = element.parse(plain) {
            widget(&name.to_ascii_lowercase(), fields, found);
        }
    } else if let Some(block) = block(plain) {
        let (name, fields) = block;
        let widget = name.unwrap_or_else(|| widget_of(&fields).to_string());
        if let Some(view) = of_widget(&widget) {
            shown(view, fields, found);
        }
    }
}

/// Add the possible meanings of a widget given by its tag, by its class, or by the address of an iframe or link.
fn widget(tag: &str, fields: Fields, found: &mut Found) {
    let get = |wanted: &str| fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value);
    if tag == "iframe" || tag == "a" {
        if let Some(address) = get("src").or(get("href")) {
            link(address, found);
        }
        return;
    }
    let class = get("class").map_or("", |class| class.as_str());
    let own = tag.strip_prefix("mex-");
    let name = own.or_else(|| class.split_whitespace().find_map(|one| one.strip_prefix("mex-")));
    let Some(view) = name.and_then(of_widget) else { return };
    let undata = |(name, value): (String, String)| match name.strip_prefix("data-") {
        Some(own) => (own.to_string(), value),
        None => (name, value),
    };
    shown(view, fields.into_iter().map(undata).collect(), found);
}

/// Parse an element such as `<mex-game game="nim" position="3 5 7">`, with optional contents and end tag.
fn element(input: &mut &str) -> Result<(String, Fields), EmptyError> {
    let name = preceded('<', word).parse_next(input)?.to_string();
    let fields = repeat(0.., preceded(blanks, attribute)).parse_next(input)?;
    (blanks, opt('/'), '>').parse_next(input)?;
    let inside = rest.parse_next(input)?.trim();
    let end = format!("</{name}>");
    let within = inside.strip_suffix(end.as_str()).unwrap_or(inside);
    if within.contains('<') || (within == inside && !inside.is_empty()) {
        return Err(EmptyError);
    }
    Ok((name, fields))
}

fn word<'s>(input: &mut &'s str) -> Result<&'s str, EmptyError> {
    take_while(1.., |c: char| c.is_ascii_alphanumeric() || "-_:".contains(c)).parse_next(input)
}

/// Parse an attribute: `game="nim"`, `game='nim'`, `upto=30`, or a name alone.
fn attribute(input: &mut &str) -> Result<(String, String), EmptyError> {
    let name = word.parse_next(input)?.to_ascii_lowercase();
    let quoted = alt((
        delimited('"', take_till(0.., '"'), '"'),
        delimited('\'', take_till(0.., '\''), '\''),
    ));
    let bare = take_while(1.., |c: char| !c.is_whitespace() && !"<>\"'=".contains(c));
    let mut value = opt(preceded((blanks, '=', blanks), alt((quoted, bare))));
    let value: Option<&str> = value.parse_next(input)?;
    Ok((name, unescaped(value.unwrap_or_default())))
}

fn unescaped(text: &str) -> String {
    let signs = [("&gt;", ">"), ("&lt;", "<"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.to_string(), |text, (code, sign)| text.replace(code, sign))
}

/// Read a code block of the language `mex`. The widget's name and attributes follow the language, or are on separate
/// lines.
fn block(plain: &str) -> Option<(Option<String>, Fields)> {
    let fence = if plain.starts_with("~~~") { "~~~" } else { "```" };
    let inside = plain.strip_prefix(fence)?.trim_end().strip_suffix(fence)?;
    let (head, body) = inside.split_once('\n').unwrap_or((inside, ""));
    let head = head.trim().strip_prefix('{').and_then(|h| h.strip_suffix('}')).unwrap_or(head);
    let head = head.trim().trim_start_matches('.').strip_prefix("mex")?;
    let mut all: Fields = repeat(0.., preceded(blanks, attribute)).parse(head.trim_end()).ok()?;
    for line in body.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if line.starts_with('#') {
            continue;
        }
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
            return None;
        }
        let value = value.trim().trim_matches(['"', '\'']);
        all.push((name.to_string(), value.to_string()));
    }
    let named = |(name, value): &(String, String)| value.is_empty() && of_widget(name).is_some();
    let name = all.iter().find(|pair| named(pair)).map(|(name, _)| name.clone());
    all.retain(|pair| !named(pair));
    Some((name, all))
}
