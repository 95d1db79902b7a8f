//! Texts that people write, paste and type, with their meanings: `tests/golden/texts`, one file for each kind of text.
//!
//! A row has a text (with `\n`, `\t` and `\\`), its meaning and a strength, separated by tabs. The meaning is a game,
//! `GAME @ POSITION`, `GAME ? heaps=3` if the text gives no sizes, `any NAME` of a game with any arguments, `#ID` of a
//! problem, `view NAME FIELD=VALUE …`, `absent NAME` of a game that Mexplorer does not have, or `-` for no meaning. Two
//! vertical bars between blanks separate alternatives. The strengths are: `certain`, the meaning may be returned as
//! certain; `offer`, the meaning is returned as a suggestion and no meaning as certain; `refuse`, no meaning is
//! returned as certain, except that a game is absent.
//!
//! `not-first.txt` lists the texts with a meaning that is not yet returned first. A text that is read better is taken
//! out of it, and no other text may come to need it.

mod meaning;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::num::NonZero;
use std::{fs, thread};

use mexplorer::Reading;

use crate::readings;

use meaning::{Meaning, link_of, meanings};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Strength {
    Certain,
    Offer,
    Refuse,
}

#[derive(Debug)]
struct Row {
    text: String,
    meanings: Vec<Meaning>,
    strength: Strength,
}

/// The result of comparing the returned meanings of a text with its row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// The right meaning, returned as certain.
    Certain,
    /// The right meaning, returned first but not as certain.
    First,
    /// The right meaning, returned after other meanings.
    Offered,
    /// No certain meaning, for a text that has no meaning or whose right meaning is missing from the list.
    Refused,
    /// A certain meaning that is wrong, or that the strength of the row does not allow to be certain.
    Wrong,
}

fn rows() -> Vec<(String, Vec<Row>)> {
    let folder = format!("{}/../../tests/golden/texts", env!("CARGO_MANIFEST_DIR"));
    let mut kinds: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "tsv"))
        .map(|path| {
            let kind = path.file_stem().unwrap().to_string_lossy().into_owned();
            (kind, fs::read_to_string(path).unwrap().lines().map(row).collect())
        })
        .collect();
    kinds.sort_by(|(a, _): &(String, Vec<Row>), (b, _)| a.cmp(b));
    kinds
}

/// The number of texts whose right meaning is returned as certain. A change that makes fewer texts certain is seen here,
/// and one that makes more certain raises the number.
const CERTAIN: usize = 2527;

/// Return the texts whose right meaning is known not to be returned first.
fn not_first() -> BTreeSet<String> {
    let list = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/texts/not-first.txt");
    fs::read_to_string(list).unwrap().lines().map(unescaped).collect()
}

fn row(line: &str) -> Row {
    let [text, meaning, strength] = line.split('\t').collect::<Vec<_>>()[..] else {
        panic!("not a row: {line}")
    };
    let strength = match strength {
        "certain" => Strength::Certain,
        "offer" => Strength::Offer,
        "refuse" => Strength::Refuse,
        _ => panic!("no strength: {line}"),
    };
    Row { text: unescaped(text), meanings: meanings(meaning), strength }
}

fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        plain.push(match sign {
            '\\' => match signs.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('\\') => '\\',
                other => panic!("no escape: {other:?} in {text}"),
            },
            sign => sign,
        });
    }
    plain
}

/// Read the text of a row, and compare the returned meanings with the row.
fn verdict(row: &Row) -> (Vec<Reading>, Verdict) {
    let found = readings(&row.text);
    let at = found.iter().position(|reading| row.meanings.iter().any(|one| one.is(reading)));
    let may = |at: usize| match row.strength {
        Strength::Certain => true,
        Strength::Offer => false,
        Strength::Refuse => found[at].absent.is_some(),
    };
    let verdict = match (found.iter().position(|reading| reading.certain), at) {
        (Some(certain), Some(at)) if certain == at && may(at) => Verdict::Certain,
        (Some(_), _) => Verdict::Wrong,
        (None, Some(0)) => Verdict::First,
        (None, Some(_)) => Verdict::Offered,
        (None, None) => Verdict::Refused,
    };
    (found, verdict)
}

/// The number of rows for each verdict.
#[derive(Default)]
struct Counts {
    certain: usize,
    first: usize,
    offered: usize,
    refused: usize,
    wrong: usize,
    /// The number of rows whose text has a meaning.
    meant: usize,
    /// The number of rows with a meaning whose right meaning is certain or first.
    right: usize,
}

impl Counts {
    fn add(&mut self, row: &Row, verdict: Verdict) {
        let right = matches!(verdict, Verdict::Certain | Verdict::First);
        match verdict {
            Verdict::Certain => self.certain += 1,
            Verdict::First => self.first += 1,
            Verdict::Offered => self.offered += 1,
            Verdict::Refused => self.refused += 1,
            Verdict::Wrong => self.wrong += 1,
        }
        if row.strength != Strength::Refuse {
            self.meant += 1;
            self.right += usize::from(right);
        }
    }

    fn line(&self, kind: &str) -> String {
        let Counts { certain, first, offered, refused, wrong, meant, right } = self;
        format!(
            "{kind:24}{certain:8}{first:8}{offered:8}{refused:8}{wrong:8}{:>12}",
            format!("{right}/{meant}")
        )
    }
}

/// Return the results of a function for all items, computed on all processors.
fn on_all_processors<T: Sync, R: Send>(items: &[T], of: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let size = items.len().div_ceil(threads).max(1);
    let of = &of;
    thread::scope(|scope| {
        let parts = items.chunks(size);
        let running: Vec<_> = parts
            .map(|part| scope.spawn(move || part.iter().map(of).collect::<Vec<R>>()))
            .collect();
        running.into_iter().flat_map(|part| part.join().unwrap()).collect()
    })
}

#[test]
fn texts_are_read_as_meant_or_are_not_certain() {
    let (mut table, mut lapses) = (String::new(), [String::new(), String::new()]);
    let [certain, first, offered, refused, wrong] =
        ["certain", "first", "offered", "refused", "wrong"];
    writeln!(
        table,
        "{:24}{certain:>8}{first:>8}{offered:>8}{refused:>8}{wrong:>8}{:>12}",
        "", "right"
    )
    .unwrap();
    let mut all = Counts::default();
    let (known, mut seen) = (not_first(), BTreeSet::new());
    for (kind, rows) in rows() {
        let mut counts = Counts::default();
        for (row, (found, verdict)) in rows.iter().zip(on_all_processors(&rows, verdict)) {
            counts.add(row, verdict);
            all.add(row, verdict);
            let wrong = verdict == Verdict::Wrong;
            let right = matches!(verdict, Verdict::Certain | Verdict::First);
            if wrong || !right && row.strength != Strength::Refuse {
                let found: Vec<_> = found.iter().take(4).map(meaning::said).collect();
                let text = &row.text;
                seen.extend((!wrong).then(|| text.clone()));
                let wanted: Vec<_> = row.meanings.iter().map(ToString::to_string).collect();
                writeln!(
                    lapses[usize::from(!wrong)],
                    "{kind}: {text:?} means {} ({:?}), read as [{}]",
                    wanted.join(" || "),
                    row.strength,
                    found.join("; ")
                )
                .unwrap();
            }
        }
        writeln!(table, "{}", counts.line(&kind)).unwrap();
    }
    writeln!(table, "{}", all.line("all")).unwrap();
    let [certain_and_wrong, not_first] = lapses;
    println!("not at the first place:\n{not_first}\n{table}");
    assert!(all.wrong == 0, "certain and wrong:\n{certain_and_wrong}\n{table}");
    let worse: Vec<&String> = seen.difference(&known).collect();
    assert!(worse.is_empty(), "not at the first place, nor in not-first.txt: {worse:#?}");
    assert_eq!(all.certain, CERTAIN, "texts with the right meaning as certain\n{table}");
    let better: Vec<&String> = known.difference(&seen).collect();
    assert!(better.is_empty(), "at the first place, though in not-first.txt: {better:#?}");
}

/// Check that a meaning written in the notation, as a link or as an id is read back as the same meaning.
#[test]
fn meanings_written_in_notation_are_read_as_themselves() {
    let mut lapses = String::new();
    let rows = rows().into_iter().flat_map(|(_, rows)| rows);
    let certain = rows.filter(|row| row.strength == Strength::Certain);
    let meanings: Vec<Meaning> = certain.flat_map(|row| row.meanings).collect();
    let read = |one: &Meaning| {
        let texts = one.written().into_iter();
        texts.map(|text| (readings(&text), text)).collect::<Vec<_>>()
    };
    for (one, all) in meanings.iter().zip(on_all_processors(&meanings, read)) {
        for (found, text) in all {
            if !found.first().is_some_and(|first| first.certain && one.is(first)) {
                let found: Vec<_> = found.iter().take(3).map(meaning::said).collect();
                writeln!(lapses, "{text:?} is {one}, read as [{}]", found.join("; ")).unwrap();
            }
        }
    }
    assert!(lapses.is_empty(), "{lapses}");
}

/// Check the list of texts: many rows, no duplicates, both languages, and meanings in canonical form.
#[test]
fn the_list_is_large_and_canonical() {
    let rows: Vec<Row> = rows().into_iter().flat_map(|(_, rows)| rows).collect();
    let lapses: Vec<String> =
        rows.iter().flat_map(|row| &row.meanings).filter_map(Meaning::lapse).collect();
    assert!(lapses.is_empty(), "{}", lapses.join("\n"));
    let mut texts: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
    texts.sort_unstable();
    assert!(texts.windows(2).all(|pair| pair[0] != pair[1]));
    let chinese = texts.iter().filter(|text| text.chars().any(|sign| sign > '\u{2fff}')).count();
    assert!(texts.len() >= 700 && chinese * 5 >= texts.len() * 2, "{chinese} of {}", texts.len());
    assert_eq!(link_of("nim", Some("3 5 7")), "#v1/play?game=nim&position=3%205%207");
}
