//! The text form of a proof's state. Each line starts with the name of a fact, and windows are written with one or two
//! characters for each value.

use super::Watch;
use super::prover::{Found, Kept, Prover, Stage};

const FIRST: &str = "mexplorer-window 1";
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Return a window as text: one base-64 digit for each value. If some value exceeds 63, the text is `=` and two digits
/// for each value.
pub fn packed(values: &[u8]) -> String {
    let digit = |value: u8| char::from(DIGITS[usize::from(value) % 64]);
    match values.iter().all(|value| *value < 64) {
        true => values.iter().map(|value| digit(*value)).collect(),
        false => {
            let pairs = values.iter().flat_map(|value| [digit(value / 64), digit(value % 64)]);
            std::iter::once('=').chain(pairs).collect()
        }
    }
}

/// Return the values of a packed window, or `None` if the text is not valid.
pub fn unpacked(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| DIGITS.iter().position(|d| d == byte);
    match text.strip_prefix('=') {
        None => text.as_bytes().iter().map(|b| digit(b).map(|v| v as u8)).collect(),
        Some(pairs) if pairs.len().is_multiple_of(2) => {
            let pairs = pairs.as_bytes().chunks_exact(2);
            let value = |pair: &[u8]| u8::try_from(64 * digit(&pair[0])? + digit(&pair[1])?).ok();
            pairs.map(value).collect()
        }
        Some(_) => None,
    }
}

/// Return the state of a proof of the game `game` as text.
pub fn write(game: &str, prover: &Prover) -> String {
    let mut lines = vec![FIRST.to_string(), format!("game {game}")];
    let mut add = |line: String| lines.push(line);
    add(format!("width {}", prover.width()));
    let (class, rare, _) = prover.plan().class();
    let turned = class.turned.map(|turned| u8::from(turned).to_string());
    let rare: Vec<String> = rare.iter().map(usize::to_string).collect();
    add(format!("class {} {}", class.mask, turned.join(" ")));
    add(format!("rare {}", rare.join(" ")));
    add(format!("spacing {}", prover.spacing));
    let (end, last) = prover.main();
    add(format!("main {end} {}", packed(last)));
    if let Some(Watch { value, heap, window, .. }) = prover.watch() {
        add(format!("watch {value} {heap} {}", packed(window)));
    }
    if let Some(Found { heap, length }) = prover.found {
        add(format!("found {heap} {length}"));
    }
    match &prover.stage {
        Stage::Search => {}
        Stage::Bisect { low, high } => add(format!("bisect {low} {high}")),
        Stage::Beside { low, high, differs } => {
            add(format!("beside {low} {high} {differs}"));
            if let Some((end, last)) = prover.other() {
                add(format!("other {end} {}", packed(last)));
            }
        }
        Stage::Done { preperiod } => add(format!("done {preperiod}")),
    }
    for Kept { end, window } in &prover.kept {
        add(format!("kept {end} {}", packed(window)));
    }
    if prover.only_runs() {
        lines.push("only run".to_string());
    }
    lines.push(String::new());
    lines.join("\n")
}

/// The contents of a state's text, before any check.
#[derive(Debug, Default)]
pub struct Record {
    pub game: String,
    pub width: usize,
    pub spacing: u64,
    pub main: Option<Kept>,
    pub other: Option<Kept>,
    pub watch: Option<Watch>,
    pub found: Option<Found>,
    pub stage: Option<Stage>,
    pub kept: Vec<Kept>,
    /// Whether the prover only advances the window, without a search for a period.
    pub only_runs: bool,
}

/// Read the text of a state. Return `None` if the text has another form.
pub fn read(text: &str) -> Option<Record> {
    let mut lines = text.lines();
    if lines.next() != Some(FIRST) {
        return None;
    }
    let mut record = Record { stage: Some(Stage::Search), ..Record::default() };
    for line in lines {
        let (name, rest) = line.split_once(' ')?;
        let words: Vec<&str> = rest.split(' ').collect();
        let number = |i: usize| words.get(i)?.parse::<u64>().ok();
        let kept = || Some(Kept { end: number(0)?, window: unpacked(words.get(1)?)? });
        match name {
            "game" => record.game = rest.to_string(),
            "width" => record.width = usize::try_from(number(0)?).ok()?,
            "spacing" => record.spacing = number(0)?,
            "main" => record.main = Some(kept()?),
            "other" => record.other = Some(kept()?),
            "kept" => record.kept.push(kept()?),
            "watch" => {
                record.watch = Some(Watch {
                    value: u8::try_from(number(0)?).ok()?,
                    heap: number(1)?,
                    window: unpacked(words.get(2)?)?,
                    again: Vec::new(),
                });
            }
            "found" => record.found = Some(Found { heap: number(0)?, length: number(1)? }),
            "bisect" => record.stage = Some(Stage::Bisect { low: number(0)?, high: number(1)? }),
            "beside" => {
                let (low, high, differs) = (number(0)?, number(1)?, number(2)?);
                record.stage = Some(Stage::Beside { low, high, differs });
            }
            "done" => record.stage = Some(Stage::Done { preperiod: number(0)? }),
            "only" => record.only_runs = true,
            // Skip these lines: they serve programs that check windows, and the prover computes their data.
            "class" | "rare" => {}
            _ => return None,
        }
    }
    Some(record)
}
