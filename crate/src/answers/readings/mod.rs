//! The games and problems that a text may mean: notation of games, names in English or Chinese, sets of amounts, rules
//! without a head, numbers of problems, and inputs of online judges.

mod begun;
mod brackets;
pub mod catalogue;
mod divided;
mod edges_in_words;
mod elsewhere;
mod every_heap;
mod formula;
mod fragments;
mod goal;
mod graphs;
mod graphs_said;
mod labelled;
mod leetcode;
mod lex;
mod links;
mod marks;
mod misere;
mod names;
mod nimbers;
mod numbers;
mod parts;
mod phrase;
mod place;
mod players;
mod problem_titles;
mod problems;
mod reading;
mod respelled;
mod sized;
mod statements;
mod stories;
mod substituted;
mod tags;
mod told;
mod traditional;
mod views;
mod within;
mod words;

pub use reading::{Absent, AbsentReason, Reading, ViewFields};

use crate::base::text::{Offsets, Source};
use reading::{Found, outside};

/// The most possible meanings that are returned.
pub const MAX_READINGS: usize = 5;

/// The most bytes of a text that is read.
const LONGEST: usize = 1 << 20;

/// Return the possible meanings ([`Reading`]) of a text that a person typed in place of a game.
///
/// At most [`MAX_READINGS`] meanings are returned, the best first. The first is `certain` if the text can have no other
/// meaning; a text in canonical notation, with or without a position, is certain. An empty text has no meanings.
/// Practice problems are found after [`know_problems`](crate::know_problems) has registered them.
///
/// ```
/// use mexplorer::readings;
/// let games = |text| readings(text).into_iter().filter_map(|one| one.game).collect::<Vec<_>>();
/// assert_eq!(games("取1,3,4"), ["subtract 1 3 4"]);
/// assert_eq!(games("n-1 | n/2")[0], "n -> n-1 | n/2 if n > 0");
/// assert_eq!(games("阶梯博弈"), ["staircase"]);
/// let [place] = &readings("nim 3 5 7")[..] else { panic!() };
/// assert_eq!((place.position.as_deref(), place.certain), (Some("3 5 7"), true));
/// ```
pub fn readings(text: &str) -> Vec<Reading> {
    // Replace misspellings of 博弈 and traditional characters. The replacements have the same length, so that indices
    // stay valid.
    let usual = text.replace("博奕", "博弈").replace("搏弈", "博弈");
    let usual = traditional::simplified(&usual);
    if usual != text {
        let mut all = readings(&usual);
        all.iter_mut().for_each(|one| one.certain &= one.absent.is_some());
        return all;
    }
    let set = formula::tex::plain(text);
    let is_known = set.as_ref().is_none_or(|(_, is_known)| *is_known);
    let plain = marks::without_emphasis(set.as_ref().map_or(text, |(plain, _)| plain));
    if set.is_none() && plain == text {
        return read(text);
    }
    // Mark the whole text instead of spans, as spans in the converted text do not fit the original text.
    let mut all = read(&plain);
    let whole = reading::whole(text);
    for one in &mut all {
        one.certain &= is_known;
        if !one.rest.is_empty() || !is_known {
            one.rest = vec![whole];
        }
    }
    all
}

/// Return the possible meanings of a text without TeX commands and Markdown emphasis.
fn read(text: &str) -> Vec<Reading> {
    if let Some(all) = elsewhere::elsewhere(text) {
        return all;
    }
    if players::is_other(&text.to_lowercase()) || numbers::takes_no_number(text) {
        return Vec::new();
    }
    let mut all = read_whole(text);
    if all.iter().all(|one| !one.rest.is_empty()) {
        all = respelled::respelled(text, all);
    }
    if all.is_empty() {
        all = fragments::fragments(text);
    }
    every_heap::in_every(text, &mut all);
    every_heap::to_the_end(text, &mut all);
    goal::held(text, &mut all);
    // `n = 50` after a rule gives a size. A possible meaning without a position took `n = 50` for a condition, so mark
    // the meaning as uncertain.
    if sized::sized(text.trim()).is_some() {
        all.iter_mut().for_each(|one| one.certain &= one.position.is_some());
    }
    all
}

fn read_whole(text: &str) -> Vec<Reading> {
    let source = Source::new(text);
    let plain = marks::unmarked(source.plain());
    let start = plain.as_ptr() as usize - source.plain().as_ptr() as usize;
    let offsets = source.offsets();
    // Keep the line breaks, which `plain` has replaced by blanks.
    let typed: Vec<String> =
        text.lines().map(|line| Source::new(line).plain().to_string()).collect();
    let typed = typed.join("\n");
    let typed = match typed.contains("```mex") || typed.contains("```{") {
        true => typed.trim(),
        false => marks::unmarked(&typed),
    };
    let mut found = Found::default();
    if plain.is_empty() || plain.len() > LONGEST {
        return found.all;
    }
    if let Some((rule, size)) = sized::sized(plain) {
        let placed = sized::at_size(rule, size, offsets.utf16(start));
        if !placed.is_empty() {
            return placed;
        }
    }
    // If numbers are separated by blanks and by a comma, the number after the comma may be a size, so the meaning is
    // uncertain.
    let is_mixed = has_two_separators(plain);
    let is_line = !place::has_more_than_a_line(plain) && !formula::json::is_game(typed);
    if is_line && found.line(plain, !is_mixed) && !is_mixed {
        return found.all;
    }
    pasted(typed, plain, start, &offsets, &mut found);
    problems::by_address(plain, start, &offsets, &mut found);
    problems::by_number(plain, start, &offsets, &mut found);
    if found.has_certain() || leetcode::leetcode(plain, &mut found) {
        return found.settled();
    }
    if typed.contains('\n') {
        // Order the possible meanings: the likeliest game, the problems, and the other games.
        graphs::judged(typed, &mut found);
        let others = found.all.split_off(found.all.len().min(1));
        // Skip the search for problems by input if a number in the text already names a problem.
        if !found.all.iter().chain(&others).any(|one| one.problem.is_some()) {
            problems::by_input(typed, &mut found);
        }
        found.all.truncate(MAX_READINGS - others.len().min(2));
        found.all.extend(others);
    }
    // Read lists of pairs as edges before they are tried as numbers.
    if graphs::is_listed(typed) {
        graphs::graph(typed, &mut found);
        if graphs::is_labelled(typed) && !found.all.is_empty() {
            // Edges without arrows are mostly undirected, so move the game on directed graphs to the end.
            let is_plain = !found.has_certain() && !typed.contains(['>', ':']);
            let places = if is_plain { found.all.len().min(1) } else { 0 };
            found.all.rotate_left(places);
            return found.settled();
        }
    }
    // Skip program code, in which numbers in function calls are not heaps.
    if found.all.is_empty() && !formula::programs::is_code(plain) {
        place::places(plain, &mut found);
        nimbers::nimbers(plain, &mut found);
        if found.all.is_empty() {
            nimbers::sums(plain, &mut found);
        }
    }
    if !typed.contains('\n') && words::many(plain, &mut found) {
        problems::by_input(typed, &mut found);
        return found.settled();
    }
    if views::sets(plain, &mut found) {
        return found.settled();
    }
    formula::formulas(typed, &mut found);
    // An object with fields of a game needs no further parsers.
    if formula::json::is_game(typed) && !found.all.is_empty() {
        return found.settled();
    }
    // Check whether a rule was found in which some text, such as a condition, was not understood.
    let is_rule = found.all.iter().any(|one| !one.rest.is_empty());
    if is_rule
        || found.all.is_empty()
            && (formula::programs::program(typed, &mut found)
                || formula::outcomes::outcomes(plain, &mut found))
    {
        return found.settled();
    }
    if found.all.is_empty() && !formula::json::is_game(typed) {
        graphs::graph(typed, &mut found);
    }
    words::sentences(plain, &words::Spot { start, offsets: &offsets }, &mut found);
    let is_absent = found.all.iter().any(|one| one.certain && one.absent.is_some());
    if let Some((name, misere)) = misere::without_play(plain).filter(|_| !is_absent) {
        names::exact(&name, misere, &mut found);
    }
    problems::by_title(plain, &mut found);
    problems::by_title_within(plain, &mut found);
    if found.has_certain() {
        return found.settled();
    }
    statements::statements(plain, &mut found);
    if told::told(typed, plain, &mut found)
        || formula::cases::cases(plain, &mut found)
        || within::in_words(plain, &mut found)
        || parts::labelled(plain, start, &offsets, &mut found)
        || parts::parts(plain, start, &offsets, &mut found)
    {
        return found.settled();
    }
    stories::stories(plain, start, &offsets, &mut found);
    begun::begun(plain, start, &offsets, &mut found);
    within::within(plain, start, &offsets, &mut found);
    if found.all.iter().all(|one| !one.rest.is_empty()) {
        words::near(plain, &mut found);
    }
    let is_numbered = found.all.iter().any(|one| one.problem.is_some() && !one.rest.is_empty());
    if !typed.contains('\n') && !is_numbered {
        problems::by_input(typed, &mut found);
    }
    found.settled()
}

/// Add the possible meanings of a link or a tag, with the surrounding text marked as not understood.
fn pasted(typed: &str, plain: &str, start: usize, offsets: &Offsets, found: &mut Found) {
    links::link(plain, found);
    tags::tag(typed, found);
    // Read the address of a Markdown link.
    let inner = plain.strip_prefix('[').and_then(|rest| rest.strip_suffix(')'));
    if let Some((_, address)) = inner.and_then(|inner| inner.split_once("](")) {
        links::link(address, found);
    }
    if !found.all.is_empty() {
        return;
    }
    let (from, to) = match (plain.find("#v"), plain.find('<')) {
        (Some(sign), None) => {
            let from = plain[..sign].rfind(|c: char| c.is_whitespace() || !c.is_ascii());
            let from =
                from.map_or(0, |at| at + plain[at..].chars().next().map_or(0, char::len_utf8));
            let to = plain[sign..].find(char::is_whitespace).map_or(plain.len(), |at| sign + at);
            links::link(&plain[from..to], found);
            (from, to)
        }
        (_, Some(from)) => {
            tags::tag(&plain[from..], found);
            (from, plain.len())
        }
        _ => return,
    };
    let left = outside(plain, (from, to), (start, offsets), |text| !text.trim().is_empty());
    found.all.iter_mut().for_each(|one| {
        one.certain &= left.is_empty();
        one.rest.clone_from(&left);
    });
}

/// Return whether some numbers of a line are separated by blanks alone and others by commas.
fn has_two_separators(line: &str) -> bool {
    let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let bytes = line.as_bytes();
    let blank = |at: usize| {
        bytes[at] == b' '
            && digit(at.checked_sub(1).map(|at| &bytes[at]))
            && digit(bytes.get(at + 1))
    };
    let comma = |at: usize| bytes[at] == b',' && digit(at.checked_sub(1).map(|at| &bytes[at]));
    (0..bytes.len()).any(blank) && (0..bytes.len()).any(comma) && !line.contains('>')
}
