//! The views of the page as links, tags and objects name them, and what they mean here.

use std::collections::BTreeMap;

use super::reading::{Found, Reading, ViewFields, whole};
use crate::answers::readings::catalogue::problem_ids;
use crate::notation::Game;

/// Names of fields and their values, as they were given.
pub(super) type Fields = Vec<(String, String)>;

/// The views and the fields of their links; `tests/unit/page/readings.test.ts` holds them against the page.
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
    ("practice", &["problem", "input"]),
    ("tables", &["game", "upto", "mode", "position", "claim"]),
    ("graph", &["game", "position", "mode"]),
    ("quotient", &["game"]),
    ("union", &["n", "divisors", "sets", "mode"]),
    ("unsolved", &["game"]),
    ("refuted", &["claim"]),
    ("class", &["mode"]),
    ("sheet", &["sheet"]),
];

/// The view that shows what a widget does.
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

/// The view of a widget by its tag, without `mex-`.
pub(super) fn of_widget(name: &str) -> Option<&'static str> {
    WIDGETS.iter().find(|(widget, _)| *widget == name).map(|(_, view)| *view)
}

/// The widget that fields belong to where none is named.
pub(super) fn widget_of(fields: &Fields) -> &'static str {
    let has = |wanted: &str| fields.iter().any(|(name, _)| name == wanted);
    match () {
        () if has("n") || has("divisors") || has("sets") => "union",
        () if has("upto") => "table",
        () => "game",
    }
}

/// Adds what a view with these fields shows; fields that it has not are ignored, as the page does.
pub(super) fn shown(view: &str, fields: Fields, found: &mut Found) {
    let Some((name, known)) = VIEWS.iter().find(|(name, _)| *name == view) else {
        // The page opens its first view.
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
            // What the page shows without a game.
            let default = if get("game").is_none() { Some("3 5 7") } else { None };
            placed(get("game").unwrap_or("nim"), position.or(default), found);
        }
        "practice" if get("input").is_none() => {
            let wanted = get("problem").unwrap_or("891");
            let known = problem_ids().iter().find(|id| id.eq_ignore_ascii_case(wanted));
            if let Some(id) = known {
                found.problem(id, true);
            }
        }
        name => {
            if get("game").is_none_or(|game| Game::parse(game).is_ok()) {
                let view = Some(ViewFields { name: name.to_string(), fields });
                found.push(Reading { view, certain: true, ..Reading::default() });
            }
        }
    }
}

/// Adds a game and a position of it, if the notation has both.
pub(super) fn placed(line: &str, position: Option<&str>, found: &mut Found) {
    let Ok(game) = Game::parse(line) else { return };
    let position = match position.map(|text| game.position(text)) {
        None => None,
        Some(Ok(position)) => Some(game.text(&position)),
        Some(Err(_)) => return,
    };
    found.push(Reading::game(&game, position, true));
}

/// Adds the calculator of unions for a union of sets with letters and no numbers, `|A ∪ B ∪ C|`.
pub(super) fn union_of_letters(plain: &str, found: &mut Found) {
    let inner = plain.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')).unwrap_or(plain);
    let sets: Vec<&str> = inner.split('∪').map(str::trim).collect();
    let is_letter =
        |set: &&str| set.len() == 1 && set.starts_with(|c: char| c.is_ascii_alphabetic());
    if sets.len() > 1 && sets.iter().all(is_letter) {
        let view = Some(ViewFields { name: "union".to_string(), fields: BTreeMap::new() });
        found.push(Reading { view, rest: vec![whole(plain)], ..Reading::default() });
    }
}
