//! Games prepared for some position, cached for the next call.
//!
//! A caller such as a page analyses the same game many times; without a cache, each call would compute each table and
//! each misère quotient again. The cache keeps the most recently used games, within a bound on their bytes. The cache
//! is off by default, so that an answer does not depend on earlier calls. With the cache, an answer may be better than
//! without: a computation that stopped at the end of a budget is resumed.

use std::cell::RefCell;

use crate::notation::Game;

/// The cached games with their texts and bytes, in the order of use; the most recently used game is last.
#[derive(Debug)]
struct GameCache {
    kept: Vec<(String, Game, usize)>,
    /// The most bytes for all entries together.
    bytes: usize,
}

thread_local! {
    static CACHE: RefCell<Option<GameCache>> = const { RefCell::new(None) };
}

/// Cache the prepared games of this thread, up to `bytes` bytes together; 0 turns the cache off.
///
/// ```
/// use mexplorer::{Game, Limits, analyze, cache};
/// cache::keep(1 << 20);
/// let game = Game::parse("kayles misere")?;
/// let position = game.position("1000000")?;
/// let first = analyze(&game, &position, Limits { moves: 1, steps: 20_000_000 })?;
/// let again = analyze(&game, &position, Limits { moves: 1, steps: 20_000_000 })?;
/// assert_eq!(first.moves, again.moves);
/// assert!(2 * again.steps < first.steps); // the quotient is there
/// # Ok::<(), mexplorer::Error>(())
/// ```
pub fn keep(bytes: usize) {
    CACHE.with_borrow_mut(|cache| {
        *cache = (bytes > 0).then(|| GameCache { kept: Vec::new(), bytes });
    });
}

/// Remove the cached game with the same text from the cache and return it, or return a clone of `game`.
pub(super) fn taken(game: &Game) -> Game {
    CACHE.with_borrow_mut(|cache| {
        let Some(cache) = cache else { return game.clone() };
        let text = game.to_string();
        match cache.kept.iter().position(|(kept, ..)| *kept == text) {
            Some(at) => cache.kept.remove(at).1,
            None => game.clone(),
        }
    })
}

/// Put a game into the cache, if it holds computed data that fits. Drop the least recently used games if the cache
/// exceeds its bytes.
pub(super) fn put(game: &Game) {
    CACHE.with_borrow_mut(|cache| {
        let Some(cache) = cache else { return };
        let held = game.rule.held();
        if held == 0 || held > cache.bytes {
            return;
        }
        cache.kept.push((game.to_string(), game.clone(), held));
        let mut all: usize = cache.kept.iter().map(|(.., held)| held).sum();
        while all > cache.bytes {
            all -= cache.kept.remove(0).2;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::analysis::{Limits, analyze};
    use crate::answers::oracle::prepared;
    use crate::base::budget::Budget;

    fn names() -> Vec<String> {
        let all = |cache: &Option<GameCache>| {
            cache.iter().flat_map(|s| s.kept.iter().map(|(name, ..)| name.clone())).collect()
        };
        CACHE.with_borrow(all)
    }

    fn steps(game: &str, position: &str) -> u64 {
        let game = Game::parse(game).unwrap();
        let mut budget = Budget::default();
        prepared(&game, &game.position(position).unwrap(), &mut budget).unwrap();
        budget.used()
    }

    #[test]
    fn what_is_kept_is_not_computed_again() {
        keep(1 << 20);
        for (game, position) in [
            ("kayles misere", "1000000000000000"),
            ("0.75 misere", "12 9"),
            ("octal 0.16", "5000"),
            ("n -> n-2 | (a, n-1-a) for a in 1..n-2", "300"),
            ("subtract 2 5 7", "3000"),
        ] {
            let first = steps(game, position);
            assert!(20 * steps(game, position) < first, "{game}");
        }
        assert_eq!(names().len(), 5);
        keep(0);
        assert!(steps("kayles misere", "20") > 1000);
        assert!(steps("kayles misere", "20") > 1000);
    }

    /// Check that earlier calls change no outcome and no move, whether small heaps come before or after large heaps.
    #[test]
    fn history_changes_nothing() {
        let games = ["kayles misere", "octal 0.07 misere", "subtract 2 5 7", "grundy misere"];
        let places = ["20 3", "5", "9 5", "1 1 1", "12", "15 1", "4 4", "9"];
        let ask = |game: &str, place: &str| {
            let game = Game::parse(game).unwrap();
            let limits = Limits { moves: 100, steps: 20_000_000 };
            let found = analyze(&game, &game.position(place).unwrap(), limits).unwrap();
            let moves = found.moves.iter().map(|mv| (mv.to.clone(), mv.wins)).collect::<Vec<_>>();
            (found.outcome, found.nimber, moves)
        };
        let asked = || {
            let each = games.iter().flat_map(|game| places.iter().map(move |place| (game, place)));
            each.map(|(game, place)| ask(game, place)).collect::<Vec<_>>()
        };
        keep(0);
        let plain = asked();
        keep(1 << 20);
        assert!(asked() == plain);
        assert!(asked() == plain, "once more, with all that is known by now");
        keep(0);
    }

    /// Check that the least recently used entries are dropped first, and that the cache never exceeds its bytes.
    #[test]
    fn bytes_are_bounded() {
        let held = |game: &str, position: &str| {
            let game = Game::parse(game).unwrap();
            let position = game.position(position).unwrap();
            prepared(&game, &position, &mut Budget::default()).unwrap().rule.held()
        };
        let (a, b, c) = ("octal 0.16", "octal 0.06", "octal 0.36");
        let each = held(a, "500");
        assert!(each >= 1000, "{each}");
        keep(held(a, "500").max(held(b, "500")).max(held(c, "500")) * 2);
        for game in [a, b, a, c] {
            steps(game, "500");
        }
        assert_eq!(names(), [a, c]);
        keep(each / 2);
        steps(a, "500");
        assert_eq!(names(), [""; 0]);
        keep(0);
    }
}
