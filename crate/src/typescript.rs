//! The TypeScript declarations of what crosses the JavaScript boundary, derived from the Rust types.
//! `npm run types` writes them.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};

use crate::answers::analysis::Analysis;
use crate::answers::describe::Described;
use crate::answers::explore::{GameGraph, Played, Report};
use crate::answers::grid::Grid;
use crate::answers::judge::{Place, Shown};
use crate::answers::opponent::Reply;
use crate::answers::quotient::QuotientAnswer;
use crate::answers::table::Table;
use crate::answers::table::job::Advance;
use crate::answers::union::{SetCount, UnionCount};
use crate::base::budget::Progress;
use crate::base::error::{Error, ErrorCode};
use crate::games::kit::playable::Entry;
use crate::heaps::rule::Piece;

/// One file for each top-level module of this crate.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/engine/types");

const HEAD: &str =
    "/** Derived from the core's Rust types by `npm run types`, not to be edited. */\n";

/// The declarations of one top-level module.
#[derive(Default)]
struct File {
    /// By the top-level module they are declared in.
    imports: BTreeMap<String, BTreeSet<String>>,
    /// By name, since the order in which they are met is not the same in every build.
    declarations: BTreeMap<String, String>,
}

/// Everything that is declared, each type once.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    files: BTreeMap<String, File>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !is_declared::<T>() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let file = self.files.entry(room_of::<T>()).or_default();
        let (docs, declaration) = (T::docs().unwrap_or_default(), T::decl(&self.config));
        let text = without_examples(&format!("\n{docs}export {declaration}\n"));
        file.declarations.insert(T::ident(&self.config), text);
        T::visit_dependencies(&mut Imports { config: &self.config, file });
        T::visit_dependencies(self);
    }
}

/// What a declaration needs of others.
struct Imports<'d> {
    config: &'d Config,
    file: &'d mut File,
}

impl TypeVisitor for Imports<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if is_declared::<T>() {
            let names = self.file.imports.entry(room_of::<T>()).or_default();
            names.insert(T::ident(self.config));
        }
    }
}

/// Whether it is more than what TypeScript has already, such as a list or a text.
fn is_declared<T: TS + 'static + ?Sized>() -> bool {
    T::output_path().is_some()
}

fn room_of<T: ?Sized>() -> String {
    type_name::<T>().split("::").nth(1).unwrap_or_default().to_string()
}

/// A declaration with its comments as JavaScript reads them: without examples in Rust.
fn without_examples(declaration: &str) -> String {
    let mut parts = declaration.split("/**\n");
    let mut text = parts.next().unwrap_or_default().to_string();
    for (comment, code) in parts.filter_map(|part| part.split_once("*/\n")) {
        let lines = comment.lines().map(|line| line.trim_start_matches([' ', '*']).trim_end());
        let lines: Vec<&str> = lines.take_while(|line| *line != "```").collect();
        let said = lines.join("\n * ").trim_end_matches(['\n', ' ', '*']).to_string();
        let said = said.replace("[`", "`").replace("`]", "`").replace("`None`", "`null`");
        let ends = if said.contains('\n') { ("\n * ", "\n ") } else { (" ", " ") };
        write!(text, "/**{}{said}{}*/\n{code}", ends.0, ends.1).unwrap();
    }
    text
}

/// The text of each file, by its name.
fn files() -> BTreeMap<String, String> {
    let mut found = Declarations {
        // Whatever JavaScript cannot hold exactly leaves the core as a `Count`.
        config: Config::new().with_large_int("number"),
        seen: HashSet::new(),
        files: BTreeMap::new(),
    };
    macro_rules! visit {
        ($($answer:ty),+ $(,)?) => { $(found.visit::<$answer>();)+ };
    }
    visit!(
        Analysis,
        Described,
        Table,
        Advance,
        Grid,
        Played,
        Reply,
        Report,
        GameGraph,
        Place,
        Shown,
        Piece,
        Entry,
        UnionCount,
        SetCount,
        QuotientAnswer,
        Progress,
        Error,
    );
    let mut texts = BTreeMap::new();
    for (room, File { imports, declarations }) in found.files {
        let mut text = HEAD.to_string();
        for (from, names) in imports.iter().filter(|(from, _)| **from != room) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            writeln!(text, "import type {{ {} }} from './{from}.js';", names.join(", ")).unwrap();
        }
        text.extend(declarations.into_values());
        texts.insert(format!("{room}.ts"), text);
    }
    texts
}

/// A text without what a formatter may change.
fn essence(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && !"*,;|'\"()".contains(*c)).collect()
}

#[test]
fn the_page_knows_these_types() {
    let files = files();
    if std::env::var_os("WRITE_TYPES").is_some() {
        let _ = std::fs::remove_dir_all(FOLDER);
        std::fs::create_dir(FOLDER).unwrap();
        files
            .iter()
            .for_each(|(name, text)| std::fs::write(format!("{FOLDER}/{name}"), text).unwrap());
    }
    for (name, now) in &files {
        let there = std::fs::read_to_string(format!("{FOLDER}/{name}")).unwrap_or_default();
        assert!(essence(&there) == essence(now), "{name} is of other types: say `npm run types`");
    }
    assert_eq!(std::fs::read_dir(FOLDER).unwrap().count(), files.len());
}

/// Both names of a code are written by rule, one here and one by hand.
#[test]
fn codes_are_named_after_their_variants() {
    let types = ErrorCode::decl(&Config::new());
    let source = include_str!("base/error.rs");
    let codes = source.lines().filter_map(|line| line.trim().strip_prefix("ErrorCode::"));
    let codes: Vec<&str> = codes.filter_map(|line| line.split('"').nth(1)).collect();
    for code in &codes {
        assert!(types.contains(&format!("\"{code}\"")), "{code}");
    }
    assert_eq!(types.matches('|').count() + 1, codes.len());
}
