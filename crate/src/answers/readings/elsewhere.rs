//! Problems of online judges that are not practice problems of Mexplorer. Some of them are known games; the title or
//! the statement of another problem may name a game, while its numbers are not sizes of heaps.

use super::names::is_boundary;
use super::problems::{by_number, skip};
use super::reading::{Found, Reading, place_in, whole};
use super::{leetcode, read_whole, stories};
use crate::answers::readings::catalogue::problem_ids;
use crate::base::text::Source;
use crate::notation::Game;

/// The most bytes of a text in which the number of a problem is searched for.
const LONGEST: usize = 600;

/// Names of online judges that precede the numbers of their problems. A name comes before any name with which it
/// begins.
const JUDGES: &[&str] = &[
    "codeforces gym",
    "codeforces",
    "hackerrank",
    "lightoj",
    "light oj",
    "leetcode",
    "codechef",
    "topcoder",
    "nowcoder",
    "libreoj",
    "uvalive",
    "acwing",
    "atcoder",
    "vijos",
    "kattis",
    "luogu",
    "51nod",
    "timus",
    "spoj",
    "hdoj",
    "uva",
    "loj",
    "zoj",
    "bzoj",
    "uoj",
    "poj",
    "hdu",
    "cses",
    "ural",
    "sgu",
    "gym",
    "cf",
    "abc",
    "arc",
    "agc",
    "lc",
    "洛谷",
    "力扣",
    "牛客",
    "杭电",
    "计蒜客",
];

/// Known problems of other judges: the judge, the problem's number, and the notation of the game, or `#` with the id of
/// the equal practice problem.
const KNOWN: &[(&str, &str, &str)] = &[
    ("poj", "1067", "wythoff"),
    ("poj", "2234", "nim"),
    ("poj", "3480", "nim misere"),
    ("hdu", "1525", "euclid"),
    ("hdu", "1907", "nim misere"),
    ("luogu", "p1290", "euclid"),
    ("洛谷", "p1290", "euclid"),
    ("", "p1290", "euclid"),
    ("uva", "10561", "treblecross"),
    ("bzoj", "1022", "#P4279"),
    ("bzoj", "1115", "#P3480"),
    ("hdu", "2147", "(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)"),
    ("hdu", "3537", "mock-turtles"),
    ("hdu", "1944", "#HDU1536"),
    ("poj", "2960", "#HDU1536"),
    ("lightoj", "1199", "grundy"),
    ("lightoj", "1253", "nim misere"),
    ("lightoj", "1296", "n -> n - k for k in 1..n/2"),
    ("uva", "1482", "n -> n - k for k in 1..n/2"),
    ("51nod", "1067", "subtract 1 3 4"),
    ("51nod", "1070", "fibonacci"),
    ("51nod", "1069", "nim"),
    ("51nod", "1072", "wythoff"),
];

/// Return the possible meanings of a text with the number of a judge's problem, or `None` if the text has no such
/// number.
pub(super) fn elsewhere(text: &str) -> Option<Vec<Reading>> {
    if text.len() > LONGEST {
        return None;
    }
    let lower = text.to_ascii_lowercase();
    let (judge, from, end) = numbered(&lower)?;
    let source = Source::new(text);
    let mut listed = Found::default();
    by_number(source.plain(), 0, &source.offsets(), &mut listed);
    if !listed.all.is_empty() || leetcode::leetcode(source.plain(), &mut listed) {
        return None;
    }
    let number: String = lower[from..end].chars().filter(char::is_ascii_alphanumeric).collect();
    let number = number.strip_prefix(judge).unwrap_or(&number);
    let rest =
        format!("{} {}", &text[..from], text[end..].trim_start_matches([':', '.', '：', ' ']));
    let rest = rest.trim();
    let known = KNOWN.iter().find(|known| (known.0, known.1) == (judge, number));
    let mut all = match known {
        Some((.., line)) => vec![match line.strip_prefix('#') {
            Some(id) => Reading::problem(problem_ids().iter().find(|known| *known == &id)?, false),
            None => placed(line, rest)?,
        }],
        None => named(rest),
    };
    for one in &mut all {
        one.certain = false;
        one.rest = vec![whole(text)];
    }
    Some(all)
}

/// Find the name of a judge followed by a problem's number. Return the name, its index, and the index after the number.
fn numbered(lower: &str) -> Option<(&'static str, usize, usize)> {
    const CONTESTS: [&str; 3] = ["abc", "arc", "agc"];
    let letter = |c: char| c.is_ascii_alphanumeric();
    let number = |from: usize| {
        let end = lower[from..].find(|c| !letter(c)).map_or(lower.len(), |end| from + end);
        let has_digit = lower[from..end].contains(|c: char| c.is_ascii_digit());
        (has_digit && end - from <= 10).then_some(end)
    };
    // The judge 洛谷 writes the numbers of its problems as P and four digits.
    if let Some(digits) = lower.strip_prefix('p')
        && digits.bytes().take_while(u8::is_ascii_digit).count() == 4
        && is_boundary(lower, 5)
    {
        return Some(("", 0, 5));
    }
    JUDGES.iter().find_map(|judge| {
        let (at, _) = lower
            .match_indices(judge)
            .find(|(at, _)| !lower[..*at].ends_with(letter) || !judge.is_ascii())?;
        let behind = at + judge.len();
        let from = behind + skip(&lower[behind..]);
        let end = number(from)?;
        let is_contest = CONTESTS.contains(judge);
        let digits = lower[from..].bytes().take_while(u8::is_ascii_digit).count();
        // Require three digits after the name of an AtCoder contest, as `abc 3` may be letters and a number.
        (!is_contest || digits == 3).then_some((*judge, at, end))
    })
}

/// Return the heaps of a problem's input, without the number of heaps and the number of test cases before them.
fn heaps<'t>(numbers: &'t [&'t str]) -> &'t [&'t str] {
    let counts = |list: &[&str]| list.len() > 1 && list[0].parse() == Ok(list.len() - 1);
    match numbers {
        ["1", rest @ ..] if counts(rest) => &rest[1..],
        [_, rest @ ..] if counts(numbers) => rest,
        all => all,
    }
}

/// Return a known game as the meaning of a text, with the numbers of the text as the position if they fit.
fn placed(line: &str, text: &str) -> Option<Reading> {
    let game = Game::find(line)?;
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    let all: Vec<&str> = numbers.collect();
    let one = all.strip_prefix(&["1"]).unwrap_or(&all);
    let position = [heaps(&all), one]
        .iter()
        .filter(|list| !list.is_empty())
        .find_map(|list| place_in(&game, &list.join(" ")));
    Some(Reading::game(&game, position, false))
}

/// Return the possible meanings of a problem's title or statement that name a game. For long texts, also return
/// meanings that are certain or a view of the page.
fn named(text: &str) -> Vec<Reading> {
    // The least number of characters of a statement; shorter texts are titles.
    const SHORTEST: usize = 30;
    let mut all = read_whole(text);
    // Drop names after a hyphen: "S-Nim" is not the game Nim.
    let mut names = stories::names(text);
    names.retain(|(_, (from, _))| !text[..*from].ends_with('-'));
    let is_long = text.chars().count() >= SHORTEST;
    all.retain(|one| {
        let is_named = names
            .iter()
            .any(|(line, _)| one.card.is_some_and(|card| line.split(' ').next() == Some(card)));
        is_named || one.absent.is_some() || is_long && (one.certain || one.view.is_some())
    });
    all
}
