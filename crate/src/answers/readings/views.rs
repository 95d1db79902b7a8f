//! The views of the page, by their names in links, tags and objects, and the possible meanings of views.

use std::collections::BTreeMap;

use super::reading::{Found, Reading, ViewFields, whole};
use crate::answers::readings::catalogue::problem_ids;
use crate::notation::Game;

/// Names and values of fields, in the order of the text.
pub(super) type Fields = Vec<(String, String)>;

/// The views and the fields of their links. `tests/unit/page/readings.test.ts` compares the lists with the page.
const VIEWS: &[(&str, &[&str])] = &[
    (
        "play",
        &[
            "game", "position", "start", "moves", "first", "skill", "players", "hints", "vs",
            "match", "believes", "why",
        ],
    ),
    ("ladder", &["rung"]),
    ("today", &["date"]),
    ("learn", &["lesson", "step"]),
    ("practice", &["problem", "input", "seed"]),
    ("tables", &["game", "upto", "mode", "position", "claim"]),
    ("graph", &["game", "position", "mode"]),
    ("quotient", &["game"]),
    ("union", &["n", "divisors", "sets", "mode"]),
    ("unsolved", &["game"]),
    ("refuted", &["claim"]),
    ("class", &["mode"]),
    ("sheet", &["sheet"]),
];

/// Widgets (embeddable elements), each with the view that shows the same content.
const WIDGETS: &[(&str, &str)] = &[
    ("game", "play"),
    ("why", "play"),
    ("twin", "play"),
    ("table", "tables"),
    ("graph", "graph"),
    ("quotient", "quotient"),
    ("union", "union"),
    ("venn", "union"),
    ("bits", "union"),
    ("lesson", "learn"),
    ("check", "practice"),
];

/// Return the view for a widget, by the widget's tag without `mex-`.
pub(super) fn of_widget(name: &str) -> Option<&'static str> {
    WIDGETS.iter().find(|(widget, _)| *widget == name).map(|(_, view)| *view)
}

/// Return the widget for an object with these fields that names no widget.
pub(super) fn widget_of(fields: &Fields) -> &'static str {
    let has = |wanted: &str| fields.iter().any(|(name, _)| name == wanted);
    match () {
        () if has("n") || has("divisors") || has("sets") => "union",
        () if has("upto") => "table",
        () => "game",
    }
}

/// Add the view with these fields as a possible meaning. Unknown fields are ignored, as the page ignores them.
pub(super) fn shown(view: &str, fields: Fields, found: &mut Found) {
    let Some((name, known)) = VIEWS.iter().find(|(name, _)| *name == view) else {
        // For an unknown view the page opens the view `play`.
        shown("play", fields, found);
        found.all.iter_mut().for_each(|one| one.certain = false);
        return;
    };
    let fields: BTreeMap<String, String> =
        fields.into_iter().filter(|(field, _)| known.contains(&field.as_str())).collect();
    let get = |field: &str| fields.get(field).map(String::as_str);
    match *name {
        "play" => {
            let position = get("position").or(get("start"));
            // The page's default position if the link has no game.
            let default = if get("game").is_none() { Some("3 5 7") } else { None };
            found.line_at(get("game").unwrap_or("nim"), position.or(default), true);
        }
        "practice" if get("input").is_none() => {
            let wanted = get("problem").unwrap_or("891");
            let known = problem_ids().iter().find(|id| id.eq_ignore_ascii_case(wanted));
            if let Some(id) = known {
                found.problem(id, true);
            }
        }
        name => {
            if get("game").is_none_or(|game| Game::find(game).is_some()) {
                let view = Some(ViewFields { name: name.to_string(), fields });
                found.push(Reading { view, certain: true, ..Reading::default() });
            }
        }
    }
}

/// Add a possible meaning: the view `union` for sizes of sets, as in `|A|=20, |B|=15, |A∩B|=6, 求|A∪B|`, or for a union
/// of letters alone. Return whether the text is one of these.
pub(super) fn sets(plain: &str, found: &mut Found) -> bool {
    const ASKS: &[&str] =
        &["find", "what is", "求", "问", "compute", "then", "则", "and", "和", "?", "？", "="];
    // Remove the blanks around the signs.
    let tight = [("\\cap", "∩"), ("&", "∩"), ("\\cup", "∪")]
        .iter()
        .fold(plain.to_string(), |text, (from, to)| text.replace(from, to));
    let tight = ["∩", "∪", "="]
        .iter()
        .fold(tight, |text, sign| text.split(sign).map(str::trim).collect::<Vec<_>>().join(sign));
    let (mut sizes, mut is_whole, mut letters, mut meets) = (Vec::new(), true, 0, 0);
    for part in tight
        .split([',', ';', '，', '；', '、', ' ', '\n', '.', '。'])
        .filter(|part| !part.is_empty())
    {
        let part = ASKS.iter().fold(part, |part, word| part.strip_prefix(word).unwrap_or(part));
        let (name, size) = part.split_once('=').unwrap_or((part, ""));
        let name = name.trim_matches(['|', '#', '(', ')', '?', '？']).trim_start_matches("n(");
        let (joined, sign) = if name.contains('∪') { ("∪", '∪') } else { ("&", '∩') };
        let own: Vec<&str> = name.split(sign).collect();
        let is_set = |set: &&str| set.len() == 1 && set.bytes().all(|b| b.is_ascii_alphabetic());
        let is_size = !size.is_empty() && size.bytes().all(|b| b.is_ascii_digit());
        match own.iter().all(is_set) {
            true if is_size => sizes.push(format!("{}={size}", own.join(joined))),
            true => letters += 1,
            false if ASKS.contains(&part) || name.is_empty() => {}
            false => is_whole = false,
        }
        meets += usize::from(own.len() > 1);
    }
    let is_union = sizes.is_empty() && letters == 1 && is_whole;
    if meets == 0 || !(is_union || sizes.len() > 1 && is_whole) {
        return false;
    }
    let mut fields = BTreeMap::new();
    if !sizes.is_empty() {
        fields.insert("sets".to_string(), sizes.join(" "));
    }
    let rest = if is_union { vec![whole(plain)] } else { Vec::new() };
    let view = Some(ViewFields { name: "union".to_string(), fields });
    found.push(Reading { view, rest, ..Reading::default() });
    true
}
