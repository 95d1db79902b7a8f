//! Misspelled names of games, at the beginning of a text and within it.

use super::super::names::at_start;
use super::super::words;
use crate::games::kit::titles::titles_of;

/// Replace an unknown word that is close to the name of a single game by that game's title.
pub(super) fn misnamed(text: &str) -> Option<String> {
    const SHORTEST: usize = 5;
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let words = text.split(|c: char| !is_letter(c)).filter(|word| word.len() >= SHORTEST);
    words.filter(|word| words::is_unknown(word)).find_map(|word| {
        let mut near = words::nearest(word);
        let game = near.next().filter(|_| near.next().is_none())?;
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        Some(format!("{}{}{}", &text[..at], title_of(game), &text[at + word.len()..]))
    })
}

/// Replace the words before the first number by the title of a game, if they are close to its name.
pub(super) fn named(text: &str) -> Option<String> {
    const LEADS: &[&str] = &[
        "with",
        "from",
        "on",
        "at",
        "of",
        "for",
        "in",
        "heaps",
        "piles",
        "a",
        "heap",
        "position",
        "game",
        "starting",
        "beginning",
        "pins",
        "size",
        "sizes",
        "the",
        "state",
        "started",
    ];
    let digits = text.find(|c: char| c.is_ascii_digit())?;
    let mut name = text[..digits].trim_end_matches(|c: char| !c.is_alphanumeric());
    while let Some((before, _)) = name.rsplit_once(' ').filter(|(_, last)| LEADS.contains(last)) {
        name = before.trim_end();
    }
    if name.chars().count() < 4 || name.split_whitespace().count() > 3 {
        return None;
    }
    if let [one] = &at_start(name)[..]
        && name[one.end..].trim().is_empty()
    {
        let title = title_of(one.entry.name);
        let is_own = title.eq_ignore_ascii_case(name);
        return (!is_own).then(|| format!("{title}{}", &text[name.len()..]));
    }
    let plain = name.replace("'s", "").replace("’s", "");
    let own = at_start(&plain);
    // Removing "'s" may be enough to correct the name.
    let title = match own.iter().find(|one| plain[one.end..].trim().is_empty()) {
        Some(_) => plain.as_str(),
        None => {
            let mut near = words::nearest(&plain);
            let correct = near.next().filter(|_| near.next().is_none())?;
            title_of(correct)
        }
    };
    Some(format!("{title}{}", &text[name.len()..]))
}

/// Return the first title of a game.
fn title_of(game: &'static str) -> &'static str {
    titles_of(game).first().copied().unwrap_or(game)
}
