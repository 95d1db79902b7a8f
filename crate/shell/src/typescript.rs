//! The TypeScript declarations of the data that crosses the JavaScript boundary, derived from the Rust types, and the
//! functions of the API, derived from the call table. `npm run docs -- types` writes the files.

use std::any::{TypeId, type_name};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};

use mexplorer::calls::{Boundary, Call, Given, Options, Row};
use mexplorer::{Advance, Error, ErrorCode, Progress};

use crate::calls::{find, names, rows, visit_types};

/// The folder of the declarations: one file for each top-level module of the kernel, and one for each extra.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/engine/types");

const HEAD: &str =
    "/** Derived from the core's Rust types by `npm run docs -- types`, not to be edited. */\n";

/// The declarations of one top-level module.
#[derive(Default)]
struct File {
    /// Imported names, by the top-level module that declares them.
    imports: BTreeMap<String, BTreeSet<String>>,
    /// Declarations by name, since the order of visiting types differs between builds.
    declarations: BTreeMap<String, String>,
}

/// The declarations of all visited types, each type once, by file.
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

/// Visitor that collects the imports of one declaration.
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

/// Return whether the type has a declaration of its own. Lists and texts, for example, need none in TypeScript.
fn is_declared<T: TS + 'static + ?Sized>() -> bool {
    T::output_path().is_some()
}

fn room_of<T: ?Sized>() -> String {
    let mut path = type_name::<T>().split("::");
    let room = match path.next().and_then(|of| of.strip_prefix("mexplorer_")) {
        Some(extra) => extra,
        None => path.next().unwrap_or_default(),
    };
    room.to_string()
}

/// Return the type of the error codes, each code with the cause and the remedy from the docs of its Rust variant.
fn error_codes() -> String {
    let mut text = "type ErrorCode =".to_string();
    for (code, lines) in ErrorCode::DOCS {
        write!(text, "\n/**\n *{}\n */\n| \"{code}\"", lines.join("\n *")).unwrap();
    }
    text + ";"
}

/// Return a declaration with its comments adapted for JavaScript: without the examples in Rust, without links, and with
/// `null` for `None`.
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

/// Return the text of each file of declarations, by file name.
fn files() -> BTreeMap<String, String> {
    let mut found = Declarations {
        // Declare large integers as `number`: the core returns a number that JavaScript cannot hold exactly as a
        // `Count`.
        config: Config::new().with_large_int("number"),
        seen: HashSet::new(),
        files: BTreeMap::new(),
    };
    visit_types(&mut found);
    found.visit::<Advance>();
    found.visit::<Progress>();
    found.visit::<Error>();
    let mut texts = BTreeMap::new();
    for (room, File { imports, declarations }) in found.files {
        let mut text = HEAD.to_string();
        for (from, names) in imports.iter().filter(|(from, _)| **from != room) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            writeln!(text, "import type {{ {} }} from './{from}.ts';", names.join(", ")).unwrap();
        }
        text.extend(declarations.into_values());
        texts.insert(format!("{room}.ts"), text);
    }
    texts
}

/// Return the text without the characters that a formatter may change.
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

/// Readers of the TypeScript types need not know Rust, so comments must not name Rust paths.
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

/// The code in TypeScript is derived from the variant's name; the code in `ErrorCode::DOCS` must be equal.
#[test]
fn codes_are_named_after_their_variants() {
    let types = ErrorCode::decl(&Config::new());
    for (code, docs) in ErrorCode::DOCS {
        assert!(types.contains(&format!("\"{code}\"")), "{code}");
        assert!(docs.contains(&""), "{code}: a cause, an empty line and a remedy");
    }
    assert_eq!(types.matches('|').count() + 1, ErrorCode::DOCS.len());
}

/// Compare the hand-written comment of each option with the default and the range in its type.
#[test]
fn comments_of_options_say_the_default_and_the_range() {
    let text: String = files().into_values().collect();
    let text = &text;
    for name in names() {
        find(name).unwrap()(CheckOptions { text });
    }
}

struct CheckOptions<'t> {
    text: &'t str,
}

impl Boundary for CheckOptions<'_> {
    type Output = ();

    fn run<C: Call>(self) {
        if !C::Options::NAMES.is_empty() {
            check_options::<C::Options>(self.text);
        }
    }
}

/// A JSON value as a caller of the API may pass it.
struct Json(serde_json::Value);

impl Given for Json {
    fn number(&self) -> Option<f64> {
        self.0.as_f64()
    }

    fn text(&self) -> Option<String> {
        self.0.as_str().map(String::from)
    }

    fn flag(&self) -> Option<bool> {
        self.0.as_bool()
    }

    fn property(&self, name: &'static str) -> Option<Self> {
        self.0.get(name).cloned().map(Json)
    }

    fn item(&self, index: usize) -> Option<Self> {
        self.0.get(index).cloned().map(Json)
    }

    fn keys(&self) -> Vec<String> {
        self.0.as_object().into_iter().flat_map(|object| object.keys().cloned()).collect()
    }

    fn written(&self) -> String {
        self.0.to_string()
    }
}

fn check_options<T: Options>(text: &str) {
    let name = type_name::<T>().rsplit("::").next().unwrap();
    let declaration = text.split(&format!("export type {name} = ")).nth(1).unwrap();
    let declaration = declaration.split("export type ").next().unwrap();
    // Parse the debug text of the defaults, such as `Name { limit: Uint(200), style: Trap }`.
    let defaults = format!("{:?}", T::default());
    let defaults = defaults.split_once("{ ").unwrap().1.trim_end_matches(" }");
    for default in defaults.split(", ") {
        let (option, default) = default.split_once(": ").unwrap();
        let comment = declaration.split(&format!("{option}?: ")).next().unwrap();
        let comment = comment.rsplit("/**").next().unwrap().replace([',', '*'], "");
        let comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
        let comment = comment.replace("2^53 − 1", "9007199254740991");
        let Some((_, number)) = default.split_once('(') else {
            let default = match default {
                "None" => "default none".to_string(),
                _ => format!("default `{}`", default.to_lowercase()),
            };
            assert!(comment.contains(&default), "{name}.{option}: {comment}");
            continue;
        };
        let number = number.trim_end_matches([')', '0', '.']);
        let number = if number.is_empty() { "0" } else { number };
        assert!(comment.contains(&format!("default {number}")), "{name}.{option}: {comment}");
        let wrong = Json(serde_json::json!({ option: "" }));
        let error = T::read(&wrong).unwrap_err().message;
        let range = error.split(" number").nth(1).unwrap().split(", found").next().unwrap();
        let range = if error.contains("finite") { "any finite number" } else { range };
        assert!(comment.contains(range), "{name}.{option}: {comment} does not say {range}");
    }
}

/// The path of the file with the functions of the API.
const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/engine/calls.ts");

/// Return the source of the functions of the API: a typed function with a doc comment for each call.
fn client() -> String {
    // Declare large integers as `number`: the core returns a number that JavaScript cannot hold exactly as a `Count`.
    let mut rows = rows(&Config::new().with_large_int("number"));
    rows.sort_by_key(|row| row.name);
    let mut types = BTreeSet::from(["Control".to_string()]);
    let mut functions = String::new();
    for row in &rows {
        let (options, answer) = (options_type(row), &row.answer);
        let names = |text: &str| -> Vec<String> {
            let words = text.split(|c: char| !c.is_alphanumeric());
            let types = words.filter(|word| word.starts_with(|c: char| c.is_uppercase()));
            types.filter(|word| *word != "Array").map(String::from).collect()
        };
        types.extend(names(&options).into_iter().chain(names(answer)));
        let mut parameters = String::new();
        let mut arguments = Vec::new();
        for argument in &row.arguments {
            let (kind, optional) = match argument.kind.strip_prefix("Option<") {
                Some(kind) => (kind.trim_end_matches('>'), "?"),
                None => (argument.kind, ""),
            };
            let typescript = argument.typescript.trim_end_matches(" | null");
            write!(parameters, "{}{optional}: {typescript}, ", argument.name).unwrap();
            let kind = match kind {
                "Vec<String>" => "texts".to_string(),
                "Vec<Digits>" => "digitsList".to_string(),
                "String" => "text".to_string(),
                other => other.to_lowercase(),
            };
            arguments.push(match optional {
                "" => format!("read.{kind}({{ {} }})", argument.name),
                _ => format!("read.optional(read.{kind}, {{ {} }})", argument.name),
            });
        }
        let arguments = arguments.join(", ");
        let run = match row.queue {
            "tables" => format!("growTable({}, () => [{arguments}], options)", row.name),
            queue => {
                format!("call({0}, '{queue}', '{0}', () => [{arguments}], options)", row.name)
            }
        };
        writeln!(
            functions,
            "\n{}export async function {}({parameters}options?: {options}): Promise<{answer}> {{\n  return {run};\n}}",
            comment(row),
            row.name
        )
        .unwrap();
    }
    format!(
        "/** Derived from the core's table of calls by `npm run docs -- types`, not to be edited. */\n\
         import * as read from './arguments.ts';\n\
         import {{ call, growTable }} from './client.ts';\n\
         import type {{ {} }} from './types.ts';\n{functions}",
        types.into_iter().collect::<Vec<_>>().join(", "),
    )
}

fn options_type(row: &Row) -> String {
    match (row.queue, row.option_names) {
        ("tables", _) => format!("{} & TableControl", row.options),
        (_, []) => "Control".into(),
        _ => format!("{} & Control", row.options),
    }
}

/// Return the doc comment of a call for JavaScript.
fn comment(row: &Row) -> String {
    let docs = row.docs.join("\n");
    let (said, errors) = docs.split_once("\n\n # Errors\n").unwrap_or((&docs, ""));
    let mut text = format!("/**\n *{}", said.replace('\n', "\n *"));
    for argument in row.arguments.iter().filter(|argument| !argument.docs.is_empty()) {
        write!(text, "\n * @param {}{}", argument.name, argument.docs.join("\n *  ")).unwrap();
    }
    if !errors.is_empty() {
        write!(text, "\n * @throws {{MexError}}{}", errors.replace('\n', "\n *  ")).unwrap();
    }
    text + "\n */\n"
}

#[test]
fn the_functions_of_the_api_are_those_of_the_table() {
    let now = client();
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::write(CLIENT, &now).unwrap();
    }
    let there = std::fs::read_to_string(CLIENT).unwrap_or_default();
    assert!(essence(&there) == essence(&now), "calls.ts differs: run `npm run docs -- types`");
}

/// Check that the `# Errors` section of each call names only existing codes.
#[test]
fn rows_name_codes_of_errors() {
    for row in rows(&Config::new()) {
        let errors = row.docs.join("\n");
        let Some((_, errors)) = errors.split_once("# Errors") else { continue };
        for code in errors.split('`').skip(1).step_by(2).filter(|word| word.contains('-')) {
            assert!(
                ErrorCode::DOCS.iter().any(|(known, _)| *known == code),
                "{}: {code}",
                row.name
            );
        }
    }
}
