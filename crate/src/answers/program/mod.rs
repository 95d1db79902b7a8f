//! Generation of programs that decide a game: from the text of the rule, from a proven period, or from a formula.

mod language;
mod loops;
mod options;
mod template;
#[cfg(all(test, not(target_arch = "wasm32")))] // proptest runs on the host alone
#[allow(clippy::unwrap_used)]
mod tests;

use std::collections::BTreeSet;

use serde::Serialize;

use crate::answers::calls::given::{Argument, Given};
use crate::answers::pattern::helpers::{self, Helper};
use crate::answers::pattern::search::Found;
use crate::answers::pattern::{self, program};
use crate::base::budget::Budget;
use crate::base::error::{Error, ErrorCode, Result, unless_budget};
use crate::heaps::rule::HeapRule;
use crate::heaps::rule::nest::Nest;
use crate::heaps::rule::numbers::NumberRule;
use crate::notation::Game;
use crate::period::{Period, Proof};
use language::variable;
use loops::{Loops, Part};
use options::{attempt, found, see};

pub use language::Language;

/// A program that reads the number of heaps and their sizes, or the number of pieces and their coordinates. It prints
/// `Yes` if the player who moves first wins, and `No` otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[non_exhaustive]
pub struct Program {
    /// The game in canonical form.
    pub game: String,
    /// The programming language.
    pub language: Language,
    /// The source of the program's values.
    pub form: Form,
    /// The period that the program uses; `null` if the values follow from the rule or from a formula.
    pub period: Option<Period>,
    /// The proof of `period`.
    pub proof: Option<Proof>,
    /// The source code of the whole program.
    pub code: String,
}

/// The source of a program's values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ProgramForm", rename_all = "lowercase")
)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// The text of the rule: each value is the mex of the values of the options.
    #[default]
    Rule,
    /// A proven period, which allows heaps up to 2^53 − 1.
    Period,
    /// The best formula that [`patterns`](crate::patterns) finds, proven or not.
    Pattern,
}

impl Argument for Form {
    fn expected() -> String {
        "rule, period or pattern".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        match given.text()?.as_str() {
            "rule" => Some(Form::Rule),
            "period" => Some(Form::Period),
            "pattern" => Some(Form::Pattern),
            _ => None,
        }
    }
}

/// The largest heap to compute in the search for a proven period.
const SEARCHED: u64 = 100_000;
/// The most values that a program lists.
const MOST_VALUES: u64 = 20_000;
/// The most characters in a line of listed values.
const LINE: usize = 100;

/// Write the program for a game of heaps, a code, a subtraction set or a user-written rule, in one or several numbers.
/// With `moves`, the program also prints the winning moves, one per line.
///
/// ```
/// use mexplorer::{Budget, Game, program::{Form, Language, program}};
/// let game = Game::parse("n -> n-k for k in 1..n/2")?;
/// let found = program(&game, Language::Python, Form::Rule, false, &mut Budget::default())?;
/// assert!(found.code.contains("for k in range(1, n // 2 + 1):"));
/// # Ok::<(), mexplorer::Error>(())
/// ```
///
/// # Errors
/// `no-program`, with `details.reason`: `kind` for a game that is not a rule of heaps or numbers, `misere` if no
/// theorem decides misère play, `unproven` without a proven period up to heap `details.reached`, `long` for a period of
/// more than `details.limit` values, and `pattern` if no formula for all values is found; `budget`.
pub fn program(
    game: &Game,
    language: Language,
    form: Form,
    moves: bool,
    budget: &mut Budget<'_>,
) -> Result<Program> {
    let no_rule = || none(game, "kind", "no rule of heaps");
    let typed = game.rule.as_typed_rule().ok_or_else(no_rule)?;
    let text = typed.as_rule().ok_or_else(no_rule)?;
    if game.misere && !typed.misere_as_nim() {
        return Err(none(game, "misere", "no theorem for misère play"));
    }
    let several = text.starts_with('(');
    let nests =
        if several { NumberRule::parse(&text)?.nests() } else { HeapRule::parse(&text)?.nests() };
    let mut writer = Writer {
        game,
        language,
        several,
        moves,
        places: Vec::new(),
        on: BTreeSet::new(),
        helpers: BTreeSet::new(),
    };
    writer.options(&nests);
    let (mut period, mut proof, mut pattern) = (None, None, None);
    match form {
        Form::Rule if several => {}
        Form::Rule => _ = writer.on.insert("table"),
        Form::Period => {
            let found = proven(game, budget)?;
            writer.period(&found);
            (period, proof) = (Some(found.period), Some(found.proof));
        }
        Form::Pattern => {
            let lacks = || none(game, "pattern", "no form of its values that was found");
            let (found, checked) = match several {
                true => None,
                false => pattern::whole(game, budget)?,
            }
            .ok_or_else(lacks)?;
            pattern = Some(writer.pattern(&found, checked));
        }
    }
    let basis = match (&pattern, &proof) {
        (Some(basis), _) => basis.clone(),
        (None, Some(proof)) => {
            format!("The values repeat indefinitely. Proven: {}.", source(proof))
        }
        (None, None) => "A value is the mex of the options' values; a sum has their XOR (Sprague 1935, Grundy 1939)."
            .to_string(),
    };
    let code = writer.finish(&text, &basis, form);
    Ok(Program { game: game.to_string(), language, form, period, proof, code })
}

fn none(game: &Game, reason: &str, lacks: &str) -> Error {
    let message = format!("{} has {lacks}, so no program is written for it", game.name());
    Error::new(ErrorCode::NoProgram, message).with("reason", reason)
}

/// Periodic values: the values of the preperiod and of one period, with the proof of the period.
struct Repeats {
    period: Period,
    proof: Proof,
    values: Vec<u64>,
}

/// Return the proven period of a game, with the proof and the values.
fn proven(game: &Game, budget: &mut Budget<'_>) -> Result<Repeats> {
    let mut sequence = game.rule.sequence().map_err(|_| none(game, "unproven", "no period"))?;
    let mut upto = 1000;
    let (period, proof) = loop {
        let extended = unless_budget(sequence.extend(upto, true, budget))?;
        let period = sequence.period().filter(|period| period.proven);
        if let (Some(period), Some(proof)) = (period, sequence.proof()) {
            break (period, proof);
        }
        if upto >= SEARCHED || extended.is_none() {
            let reached = sequence.values().len().saturating_sub(1);
            return Err(none(game, "unproven", "no proven period").with("reached", reached));
        }
        upto = (4 * upto).min(SEARCHED);
    };
    let count = period.preperiod.saturating_add(period.length);
    if count > MOST_VALUES {
        let error = none(game, "long", "too long a period");
        return Err(error.with("limit", MOST_VALUES).with("found", count));
    }
    sequence.extend(count, false, budget)?;
    let values: Option<Vec<u64>> = (0..count).map(|heap| sequence.value(heap)).collect();
    let values = values.ok_or_else(|| none(game, "unproven", "no proven period"))?;
    Ok(Repeats { period, proof, values })
}

/// Writer that fills in a language's template.
struct Writer<'g> {
    game: &'g Game,
    language: Language,
    several: bool,
    moves: bool,
    places: Vec<(&'static str, String)>,
    on: BTreeSet<&'static str>,
    helpers: BTreeSet<Helper>,
}

impl Writer<'_> {
    fn options(&mut self, nests: &[Nest]) {
        let language = self.language;
        let Some(first) = nests.first() else { return };
        let names: Vec<String> =
            first.names[..first.numbers].iter().map(|name| variable(name)).collect();
        let numbers = names.len();
        let reads = names
            .iter()
            .enumerate()
            .map(|(i, name)| format!("        final long {name} = piece.get({i});"));
        self.places.push(("reads", reads.collect::<Vec<_>>().join("\n")));
        self.places.push(("name", names[0].clone()));
        self.places.push(("names", names.join(", ")));
        self.places.push(("numbers", numbers.to_string()));
        let mark = |parts: &[Part]| see(language, &names[0], parts);
        let keep = |parts: &[Part]| found(language, numbers, parts);
        let try_out = |parts: &[Part]| attempt(language, parts);
        let options =
            if self.several { self.loops(nests, &keep) } else { self.loops(nests, &mark) };
        self.places.push(("options", options));
        if self.moves && !self.several {
            let attempts = self.loops(nests, &try_out);
            self.places.push(("attempts", attempts));
        }
    }

    fn loops(&mut self, nests: &[Nest], leaf: &loops::Leaf<'_>) -> String {
        let each = nests.iter().map(|nest| {
            let names: Vec<String> = nest.names.iter().map(|name| variable(name)).collect();
            let mut loops = Loops::new(self.language, nest, &names, leaf);
            loops.write();
            self.helpers.extend(loops.writer.used());
            loops.out
        });
        each.collect::<String>().trim_end().to_string()
    }

    fn period(&mut self, found: &Repeats) {
        let Repeats { period: Period { preperiod, length, saltus, .. }, values, .. } = found;
        let suffix = match self.language {
            Language::Java => "L",
            Language::Javascript => "n",
            _ => "",
        };
        let mut lines = vec![String::new()];
        for (i, value) in values.iter().enumerate() {
            let comma = if i + 1 < values.len() { ", " } else { "" };
            if lines.last().is_none_or(|line| line.len() > LINE) {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push_str(&format!("{value}{comma}"));
            }
        }
        let lines = match &lines[..] {
            [line] => line.clone(),
            lines => {
                let rows = lines.iter().map(|line| format!("    {}", line.trim_end()));
                format!("\n{}\n", rows.collect::<Vec<_>>().join("\n"))
            }
        };
        let rise = if *saltus > 0 { format!(", larger by {saltus}") } else { String::new() };
        let quotient = match self.language {
            Language::Python => format!("past // {length}"),
            Language::Javascript => format!("past / {length}n"),
            _ => format!("past / {length}"),
        };
        let growth = match saltus {
            0 => String::new(),
            saltus => format!(" + ({quotient}) * {saltus}{suffix}"),
        };
        self.on.insert("period");
        self.places.extend([
            ("first", preperiod.to_string()),
            ("length", length.to_string()),
            ("last", (preperiod + length - 1).to_string()),
            ("rise", rise),
            ("growth", growth),
            ("values", lines),
        ]);
    }

    /// Write the function of a formula, with a comment on the formula's evidence.
    fn pattern(&mut self, found: &Found, checked: u64) -> String {
        let text = program::function(&found.form, self.language);
        let (imports, mut function): (Vec<&str>, Vec<&str>) =
            text.trim_end().lines().partition(|line| line.starts_with("import "));
        while function.first().is_some_and(|line| line.is_empty()) {
            function.remove(0);
        }
        let indent = if self.language == Language::Java { "    " } else { "" };
        let function: Vec<String> = function.iter().map(|line| format!("{indent}{line}")).collect();
        self.on.insert("form");
        self.places.extend([("imports", imports.join("\n")), ("form", function.join("\n"))]);
        let form = found.form.text();
        match found.proven {
            None => format!("The values: {form}. Compared to heap {checked}, not proven."),
            Some(theorem) => match (theorem.author, theorem.year) {
                (Some(author), Some(year)) => {
                    format!("The values: {form}. Proven: {author} {year}.")
                }
                _ => format!("The values: {form}. Proven by induction over the rule."),
            },
        }
    }

    fn finish(mut self, rule: &str, basis: &str, form: Form) -> String {
        let comment = self.language.comment();
        let what =
            if self.several { "pieces, then the numbers of each" } else { "heaps, then the heaps" };
        let mut head = vec![format!("The game: {}", self.game)];
        if self.game.to_string() != rule {
            head.push(format!("As a rule: {rule}"));
        }
        head.push(format!(
            "Input: the number of {what}. Output: Yes if the first player wins, No otherwise."
        ));
        if self.moves {
            head.push(
                "Below it the winning moves, a line each, as the game's notation has them.".into(),
            );
        }
        head.push(basis.to_string());
        if self.game.misere {
            head.push("Misère play follows that of Nim here (Bouton 1901; Ferguson 1974).".into());
        }
        head.push(match (form, self.several) {
            (Form::Period | Form::Pattern, _) => "Limits: heaps up to 2^53 - 1.".into(),
            (Form::Rule, false) => {
                "Limits: the table has a number for each heap up to the largest, so some 10^7 at most.".into()
            }
            (Form::Rule, true) => {
                "Limits: the values of all that play can reach are kept, so some 10^6 at most.".into()
            }
        });
        let fits = match self.language {
            Language::Python => None,
            Language::Javascript => {
                Some("Numbers that are computed on the way must be below 2^53.")
            }
            _ => Some("Numbers that are computed on the way must fit into 64 bits."),
        };
        head.extend(fits.filter(|_| form == Form::Rule).map(String::from));
        let head: Vec<String> = head.into_iter().map(|line| format!("{comment} {line}")).collect();
        self.places.push(("head", head.join("\n")));
        let mut helpers = helpers::text(&self.helpers, self.language, false).trim_end().to_string();
        if self.language == Language::Java {
            helpers = helpers.lines().map(|line| format!("    {line}\n")).collect();
        }
        if !helpers.is_empty() {
            self.on.insert("helpers");
        }
        self.places.push(("helpers", helpers));
        let flags = [
            (self.several, "pieces"),
            (self.game.misere, "misere"),
            (self.moves, "moves"),
            (self.several || self.moves, "sets"),
        ];
        self.on.extend(flags.into_iter().filter(|(on, _)| *on).map(|(_, name)| name));
        template::fill(self.language.template(), &|name| self.on.contains(name), &self.places)
    }
}

/// Describe a proof with its author and year, for a comment in the program.
fn source(proof: &Proof) -> String {
    let (_, author, year) = proof.credit();
    let named = format!("{author} {year}");
    match proof {
        Proof::Window { window, .. } => {
            format!("the last {window} values decide the next, and such a window recurs ({named})")
        }
        Proof::FarSteps { near, .. } => {
            format!("steps to {near} decide, and no larger one leads to an equal value ({named})")
        }
        Proof::GuySmith { upto, .. } | Proof::Saltus { upto, .. } => {
            format!("{named}, computed to heap {upto}")
        }
        Proof::Theorem { .. } => named,
    }
}
