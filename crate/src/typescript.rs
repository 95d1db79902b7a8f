//! The TypeScript declarations of what crosses the JavaScript boundary, derived from the Rust types.
//! `npm run docs -- types` writes them.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::{Debug, Write};

use serde::de::DeserializeOwned;
use ts_rs::{Config, TS, TypeVisitor};

use crate::answers::analysis::Analysis;
use crate::answers::certificate::Certificate;
use crate::answers::describe::Described;
use crate::answers::explore::{GameGraph, Played, Report};
use crate::answers::grid::Grid;
use crate::answers::judge::{Place, Shown};
use crate::answers::line::GameLine;
use crate::answers::opponent::Reply;
use crate::answers::options::{
    AnalyzeOptions, CertificateOptions, ExploreOptions, GridOptions, JudgeOptions, QuotientOptions,
    RandomOptions, RemotenessOptions, ReportOptions, RespondOptions, TableOptions, UnionOptions,
};
use crate::answers::quotient::QuotientAnswer;
use crate::answers::remoteness::Remoteness;
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
    "/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */\n";

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
        let is_codes = TypeId::of::<T>() == TypeId::of::<ErrorCode>();
        let declaration = if is_codes { error_codes() } else { T::decl(&self.config) };
        let docs = T::docs().unwrap_or_default();
        let text = in_javascript(&format!("\n{docs}export {declaration}\n"));
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

/// The codes, each with the cause and remedy that its variant has here.
fn error_codes() -> String {
    let mut text = "type ErrorCode =".to_string();
    for (code, lines) in ErrorCode::DOCS {
        write!(text, "\n/**\n *{}\n */\n| \"{code}\"", lines.join("\n *")).unwrap();
    }
    text + ";"
}

/// A declaration with its comments as JavaScript reads them: without examples in Rust.
fn in_javascript(declaration: &str) -> String {
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
        GameLine,
        Table,
        Advance,
        Grid,
        Played,
        Reply,
        Remoteness,
        Report,
        GameGraph,
        Place,
        Shown,
        Piece,
        Entry,
        UnionCount,
        SetCount,
        QuotientAnswer,
        Certificate,
        Progress,
        Error,
        AnalyzeOptions,
        TableOptions,
        QuotientOptions,
        CertificateOptions,
        GridOptions,
        RespondOptions,
        RemotenessOptions,
        ReportOptions,
        ExploreOptions,
        RandomOptions,
        UnionOptions,
        JudgeOptions,
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
        assert!(
            essence(&there) == essence(now),
            "{name} is of other types: say `npm run docs -- types`"
        );
    }
    assert_eq!(std::fs::read_dir(FOLDER).unwrap().count(), files.len());
}

/// A reader of the types knows no Rust.
#[test]
fn comments_have_no_paths_of_rust() {
    for (name, text) in files() {
        for line in text.lines() {
            assert!(!line.contains("::") && !line.contains("[`"), "{name}: {line}");
            let mut code = line.split('`').skip(1).step_by(2);
            assert!(code.all(|code| !code.contains('_')), "{name}: {line}");
        }
    }
}

/// Both names of a code are written by rule, one here and one by hand.
#[test]
fn codes_are_named_after_their_variants() {
    let types = ErrorCode::decl(&Config::new());
    for (code, docs) in ErrorCode::DOCS {
        assert!(types.contains(&format!("\"{code}\"")), "{code}");
        assert!(docs.contains(&""), "{code}: a cause, an empty line and a remedy");
    }
    assert_eq!(types.matches('|').count() + 1, ErrorCode::DOCS.len());
}

/// The comments of an option are by hand, its default and range are in its type.
#[test]
fn comments_of_options_say_the_default_and_the_range() {
    let text = &files()["answers.ts"];
    macro_rules! check {
        ($($options:ty),+ $(,)?) => { $(check_options::<$options>(text);)+ };
    }
    check!(
        AnalyzeOptions,
        TableOptions,
        QuotientOptions,
        CertificateOptions,
        GridOptions,
        RespondOptions,
        RemotenessOptions,
        ReportOptions,
        ExploreOptions,
        RandomOptions,
        UnionOptions,
        JudgeOptions,
    );
}

fn check_options<T: TS + Default + Debug + DeserializeOwned>(text: &str) {
    let name = T::name(&Config::new());
    let declaration = text.split(&format!("export type {name} = ")).nth(1).unwrap();
    let declaration = declaration.split("export type ").next().unwrap();
    // The debugging text of the defaults: `Name { limit: Uint(200), seed: Seed(0) }`.
    let defaults = format!("{:?}", T::default());
    let defaults = defaults.split_once("{ ").unwrap().1.trim_end_matches(" }");
    for default in defaults.split(", ") {
        let (option, default) = default.split_once(": ").unwrap();
        let default = default.split(['(', ')']).nth(1).unwrap().trim_end_matches(".0");
        let comment = declaration.split(&format!("{option}?: number")).next().unwrap();
        let comment = comment.rsplit("/**").next().unwrap().replace([',', '*', '\n'], "");
        let comment = comment.replace("2^53 − 1", "9007199254740991");
        assert!(comment.contains(&format!("default {default}")), "{name}.{option}: {comment}");
        let error = serde_json::from_str::<T>(&format!("{{\"{option}\": \"\"}}")).unwrap_err();
        let error = error.to_string();
        let range = error.split(" number").nth(1).unwrap().split(" at line").next().unwrap();
        let range = if error.contains("finite") { "any finite number" } else { range };
        assert!(comment.contains(range), "{name}.{option}: {comment} does not say {range}");
    }
}
