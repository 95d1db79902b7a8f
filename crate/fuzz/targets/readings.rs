//! Fuzz `readings`, which lists the possible meanings of a text: no input panics, a certain meaning stays certain after
//! printing and parsing, and a text with an unknown word has no certain meaning.

use arbitrary::{Result, Unstructured};
use mexplorer::{MAX_READINGS, readings};

use super::texts::{game_text, position, slipped};
use mexplorer::Game;

/// Fragments of texts that people type and paste.
const PIECES: [&str; 64] = [
    "nim",
    "kayles",
    "尼姆",
    "威佐夫",
    "Fibonacci Nim",
    "subtract",
    "{1,3,4}",
    "(5,8)",
    "[3, 5, 7]",
    "3 5 7",
    "7",
    "12,345",
    "1 000",
    "+",
    "⊕",
    "beside",
    "加",
    "和",
    "misère",
    "take last loses",
    "取最后一颗者输",
    "at",
    ":",
    ";",
    "@",
    "=",
    "|",
    " / ",
    "or",
    "或",
    "n-1",
    "n/2",
    "n -> ",
    "sg(n)=mex(",
    "mex{",
    "f[i-1]",
    ")",
    "}",
    " for k in ",
    "range(1,4)",
    "1<=k<=n/2",
    "$",
    "\\{",
    "\\}",
    "\\mathrm{mex}",
    "\\to",
    "int s[]=",
    "a = ",
    ";",
    "\"game\":",
    "893",
    "AcWing ",
    "HDU1848",
    "P2148",
    "[SDOI2009]",
    "E&D",
    "#v1/play?game=nim&position=",
    "%20",
    "<mex-game ",
    "game=\"nim\"",
    ">",
    "```mex\n",
    "\n",
    "\t",
];

/// A word outside every grammar, to make a text uncertain.
const UNKNOWN: &str = "zyxwvut";

/// Check texts made of random fragments, and texts of games and positions with typing slips.
pub fn run(data: &[u8]) {
    let _ = read(&mut Unstructured::new(data));
}

fn read(u: &mut Unstructured<'_>) -> Result<()> {
    let text = if u.arbitrary()? {
        let mut text = String::new();
        for _ in 0..u.int_in_range(1..=8)? {
            text.push_str(u.choose(&PIECES)?);
            if u.arbitrary()? {
                text.push(' ');
            }
        }
        text
    } else {
        let line = game_text(u)?;
        let Ok(game) = Game::parse(&line) else { return Ok(()) };
        let start = position(&game, u)?;
        slipped(&format!("{line} {}", game.text(&start)), 2, u)?
    };
    lawful(&text);
    Ok(())
}

/// Check that the meanings of a text are few, valid and unchanged by printing and parsing.
fn lawful(text: &str) {
    let all = readings(text);
    let units = text.encode_utf16().count();
    assert!(all.len() <= MAX_READINGS);
    assert!(all.iter().filter(|one| one.certain).count() <= 1, "{text:?}");
    for one in &all {
        assert!(!one.certain || one.rest.is_empty(), "{text:?}");
        assert!(
            one.rest.iter().all(|(start, end)| start < end && *end <= units),
            "{text:?}: {one:?}"
        );
    }
    let Some(first) = all.first().filter(|one| one.certain) else { return };
    let Some(game) = &first.game else { return };
    let line = match &first.position {
        Some(position) => format!("{game} @ {position}"),
        None => game.clone(),
    };
    let again = readings(&line);
    let same = again
        .first()
        .is_some_and(|one| one.certain && one.game == first.game && one.position == first.position);
    assert!(same, "{text:?} is {line:?}, which is {again:?}");
    let worse = format!("{text} {UNKNOWN}");
    let certain = readings(&worse).into_iter().find(|one| one.certain);
    // The unknown word may be valid as the name of a node or as letters in a position.
    let names = game.contains(UNKNOWN)
        || certain.as_ref().is_some_and(|one| {
            [&one.game, &one.position]
                .into_iter()
                .flatten()
                .any(|said| said.to_lowercase().contains(UNKNOWN))
        });
    assert!(names || certain.is_none(), "{worse:?} is {certain:?}");
}
