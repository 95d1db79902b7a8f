//! Sums of named games, each with an optional position, as in `kayles 5 + nim 7`.

use super::super::brackets::{is_wrapped, pieces};
use super::super::names::at_start;
use super::super::reading::place_in;
use super::{Place, single};
use crate::notation::Game;

/// The most bytes of a text that is read as a sum.
const LONGEST_SUM: usize = 4000;

/// The most summands of a sum.
const MOST_TERMS: usize = 16;

/// Words and signs between the games of a sum.
const JOINS: [&str; 12] =
    ["+", "⊕", "beside", "besides", "plus", "and", "加上", "加", "和", "与", "以及", "旁边是"];

/// Return the sum of the games that a text names. Either every game has a position in the text, or none has.
pub(super) fn sum(text: &str) -> Option<Place> {
    const BEFORE: [&str; 6] = ["the sum of ", "a sum of ", "sum of ", "一个", "同时玩", "一起玩"];
    const BEHIND: [&str; 9] = [
        "的和",
        "之和",
        "的组合",
        "同时进行",
        "一起玩",
        " played together",
        " played at once",
        " together",
        " at the same time",
    ];
    if text.len() > LONGEST_SUM {
        return None;
    }
    let before = BEFORE.iter().find_map(|words| text.strip_prefix(words));
    let inner = before.unwrap_or(text).trim_start();
    let behind = BEHIND.iter().find_map(|words| inner.strip_suffix(words));
    let terms = pieces(behind.unwrap_or(inner).trim(), &JOINS);
    if !(2..=MOST_TERMS).contains(&terms.len()) {
        return None;
    }
    // Names joined by "and" alone are uncertain, as they may be a list of games.
    let mut is_sure = true;
    let is_sum = before.is_some() || behind.is_some() || text.contains(['+', '⊕']);
    let (mut games, mut positions) = (Vec::new(), Vec::new());
    for term in terms {
        let term = if is_wrapped(term) { &term[1..term.len() - 1] } else { term };
        let term = term.trim().strip_prefix("一个").unwrap_or(term).trim();
        let term = term.trim_end_matches([',', '，']);
        let place = match whole(term) {
            Some(place) => place,
            None => {
                let mut all = single(term);
                all.pop().filter(|_| all.is_empty())?
            }
        };
        is_sure &= place.is_sure;
        let game = place.game.to_string();
        games.push(if game.contains('>') { format!("[{game}]") } else { game });
        positions.extend(place.position);
    }
    let game = Game::find(&games.join(" + "))?;
    let position = match positions.len() {
        0 => {
            is_sure &= is_sum;
            None
        }
        many if many == games.len() => Some(place_in(&game, &positions.join(" + "))?),
        _ => return None,
    };
    Some(Place { game, position, is_sure })
}

/// Return the game if the text consists of its name alone.
fn whole(text: &str) -> Option<Place> {
    let named = at_start(text);
    let one = named.first().filter(|one| text[one.end..].is_empty())?;
    let game = Game::find(one.entry.name)?;
    Some(Place { game, position: None, is_sure: named.len() == 1 && !one.is_vague })
}
