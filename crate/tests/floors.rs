//! The floors of the core: every import runs down, nothing goes through `lib.rs`, and no files
//! import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The rooms from the ground up: a room imports only rooms that stand before it.
const ROOMS: [&str; 10] = [
    "base",
    "period",
    "ruleset",
    "heaps",
    "games",
    "notation",
    "answers",
    "wasm",
    "typescript",
    "lib",
];

/// A module by its path, such as `games::kit::heaps`, with its text.
type Files = BTreeMap<String, String>;

fn sources() -> Files {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Files::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                files.insert(module(path.strip_prefix(&root).unwrap()), text);
            }
        }
    }
    files
}

fn module(path: &Path) -> String {
    let without: PathBuf = path.with_extension("");
    let names: Vec<&str> = without.iter().map(|name| name.to_str().unwrap()).collect();
    match names[..] {
        [ref above @ .., "mod"] => above.join("::"),
        _ => names.join("::"),
    }
}

/// The text without comments.
fn code(text: &str) -> String {
    let lines = text.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// The paths that a tree of imports such as `a::{b, c::d}` names.
fn paths(tree: &str) -> Vec<String> {
    let tree: String = tree.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some(open) = tree.find('{') else {
        let path = tree.split(" as ").next().unwrap();
        return vec![path.trim().to_string()];
    };
    let (before, rest) = (&tree[..open], &tree[open + 1..tree.rfind('}').unwrap()]);
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, c) in rest.char_indices().chain([(rest.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let item = rest[start..at].trim();
                if !item.is_empty() {
                    found.extend(paths(&format!("{before}{item}")));
                }
                start = at + 1;
            }
            _ => {}
        }
    }
    found
}

/// What an import is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Import {
    /// The file itself.
    Used,
    /// Whoever imports from the file.
    PassedOn,
    /// The tests in the file, which may hold two files against each other.
    Test,
}

/// What a file imports: the `use` lines, and paths that begin with `crate` or `super` elsewhere. What
/// a module passes on of its own files is no import.
fn imports(here: &str, text: &str) -> BTreeSet<(String, Import)> {
    // In tests that stand in the file itself, what is above them is the file.
    if let Some((text, tests)) = text.split_once("\nmod tests {") {
        let mut found = imports(here, text);
        let tests = imports(&format!("{here}::tests"), tests);
        found.extend(tests.into_iter().map(|(path, _)| (path, Import::Test)));
        return found;
    }
    let text = code(text);
    let mut found = Vec::new();
    let mut rest = text.as_str();
    while let Some(at) = rest.find("use ") {
        let (before, after) = (&rest[..at], &rest[at + 4..]);
        let line = before.rsplit('\n').next().unwrap().trim();
        let passes_on = line.starts_with("pub");
        let kind = if passes_on { Import::PassedOn } else { Import::Used };
        let end = after.find(';').unwrap_or(0);
        if line.is_empty() || passes_on {
            found.extend(paths(&after[..end]).into_iter().map(|path| (path, kind)));
        }
        rest = &after[end..];
    }
    for start in ["crate::", "super::"] {
        for (at, _) in text.match_indices(start) {
            let whole = text[at..].chars().take_while(|c| c.is_alphanumeric() || "_:".contains(*c));
            found.push((whole.collect::<String>().trim_end_matches(':').to_string(), Import::Used));
        }
    }
    found.into_iter().map(|(path, kind)| (absolute(here, &path), kind)).collect()
}

/// A path from the root of the crate.
fn absolute(here: &str, path: &str) -> String {
    let mut above: Vec<&str> = here.split("::").collect();
    let mut names: Vec<&str> = path.split("::").collect();
    if names[0] == "crate" {
        return names[1..].join("::");
    }
    while names.first() == Some(&"super") {
        above.pop();
        names.remove(0);
    }
    if names.first() == Some(&"self") {
        names.remove(0);
    }
    above.extend(names);
    above.join("::")
}

/// The file that a path leads into: its deepest module.
fn target<'f>(files: &'f Files, path: &str) -> Option<&'f str> {
    let names: Vec<&str> = path.split("::").collect();
    let deepest = |n: &usize| files.contains_key(&names[..*n].join("::"));
    let length = (1..=names.len()).rev().find(deepest)?;
    files.get_key_value(&names[..length].join("::")).map(|(module, _)| module.as_str())
}

fn room(module: &str) -> usize {
    let first = module.split("::").next().unwrap();
    ROOMS.iter().position(|room| *room == first).unwrap_or_else(|| panic!("no room {first}"))
}

/// What is wrong with the floors of these files.
fn faults(files: &Files) -> Vec<String> {
    let mut faults = Vec::new();
    let mut edges: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (here, text) in files.iter().filter(|(here, _)| *here != "lib") {
        for (path, kind) in imports(here, text) {
            let there = target(files, &path);
            let known = there.or_else(|| path.starts_with(&format!("{here}::")).then_some(here));
            if let Some(there) = known.filter(|there| there != here) {
                if room(there) > room(here) {
                    faults.push(format!("{here} imports {there}, which stands above it"));
                }
                let own = there.starts_with(&format!("{here}::"));
                if kind == Import::Used || kind == Import::PassedOn && !own {
                    edges.entry(here).or_default().insert(there);
                }
            } else if known.is_none() && text.contains(&format!("crate::{path}")) {
                faults.push(format!("{here} imports {path} through lib.rs"));
            }
        }
    }
    faults.extend(circle(&edges));
    faults
}

/// A circle of imports, if there is one: what is left when files that import nothing left are taken
/// away.
fn circle(edges: &BTreeMap<&str, BTreeSet<&str>>) -> Option<String> {
    let mut left = edges.clone();
    loop {
        let ends: Vec<&str> = (left.iter())
            .filter(|(_, to)| !to.iter().any(|to| left.contains_key(to)))
            .map(|(here, _)| *here)
            .collect();
        if ends.is_empty() {
            break;
        }
        ends.iter().for_each(|end| drop(left.remove(end)));
    }
    let mut walk = vec![*left.keys().next()?];
    loop {
        let next = left[walk[walk.len() - 1]].iter().find(|to| left.contains_key(*to)).unwrap();
        if let Some(at) = walk.iter().position(|seen| seen == next) {
            return Some(format!("{} import each other in a circle", walk[at..].join(", ")));
        }
        walk.push(next);
    }
}

#[test]
fn every_import_runs_down() {
    let files = sources();
    assert!(files.len() > 100, "only {} files were found", files.len());
    assert_eq!(faults(&files), Vec::<String>::new());
}

#[test]
fn what_runs_up_or_round_is_named() {
    let files = |list: &[(&str, &str)]| -> Files {
        list.iter().map(|(here, text)| (here.to_string(), text.to_string())).collect()
    };
    let found = faults(&files(&[
        ("base", "use crate::games::nim::Nim;"),
        ("games::nim", "use crate::base::{Flow, other::{A, B}};\nfn f() -> crate::Game {}"),
        ("games::a", "// use super::c;\nuse super::b::B;"),
        ("games::b", "fn f() { super::a::g() }"),
        ("lib", "pub use games::nim::Nim;"),
    ]));
    assert_eq!(
        found,
        [
            "base imports games::nim, which stands above it",
            "games::nim imports Game through lib.rs",
            "base, games::nim import each other in a circle",
        ]
    );
    let found = faults(&files(&[
        ("games", "pub use a::A;\nmod a;"),
        ("games::a", "use super::b::B;"),
        ("games::b", "fn f() { super::a::g() }"),
    ]));
    assert_eq!(found, ["games::a, games::b import each other in a circle"]);
}
