//! Games from text.

use super::{GAMES, Game, Rule, heaps};
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::text::{Source, Word, number};
use crate::games::graph::Graph;
use crate::games::{
    Chomp, Coins, Divisors, Euclid, Fibonacci, Greedy, Hackenbush, Letters, Merge, Moore, Nim,
    Nimble, Race, SilverDollar, Split, Staircase, Subtract, Turning, Wythoff,
};
use crate::heaps::subtraction::set::StepSet;

/// Read a game.
pub(super) fn game(source: &Source<'_>) -> Result<Game> {
    let Some(name) = source.words().next() else {
        return Err(Error::new(ErrorCode::EmptyGame, "expected a game such as nim, found nothing"));
    };
    // A graph may be millions of words, so they are not collected before they are known to be few.
    let last = source.last_word();
    let misere = last.start > name.start && last.text.eq_ignore_ascii_case("misere");
    let rest = source.words().skip(1).take_while(move |w| !(misere && w.start == last.start));
    if name.text.eq_ignore_ascii_case("graph") {
        return Ok(Game { rule: Rule::Graph(Graph::parse(rest)?), misere });
    }
    if heaps::begins_rule(source.plain()) {
        let end = if misere { last.start } else { source.plain().len() };
        return Ok(Game { rule: Rule::Heap(heaps::typed(source, end)?), misere });
    }
    let rest: Vec<Word<'_>> = rest.collect();
    let plain = |rule: Rule| match rest.first() {
        None => Ok(rule),
        Some(extra) => Err(unexpected(*extra, name.text)),
    };
    let rule = match name.text.to_ascii_lowercase().as_str() {
        "nim" => plain(Rule::Nim(Nim))?,
        "staircase" => plain(Rule::Staircase(Staircase))?,
        "split" => plain(Rule::Split(Split))?,
        "divisors" => plain(Rule::Divisors(Divisors))?,
        "merge" => plain(Rule::Merge(Merge))?,
        "letters" => plain(Rule::Letters(Letters))?,
        "wythoff" => plain(Rule::Wythoff(Wythoff))?,
        "fibonacci" => plain(Rule::Fibonacci(Fibonacci))?,
        "euclid" => plain(Rule::Euclid(Euclid))?,
        "chomp" => plain(Rule::Chomp(Chomp::default()))?,
        "nimble" => plain(Rule::Nimble(Nimble))?,
        "turning-turtles" => plain(Rule::Coins(Coins::new(Turning::Turtles)))?,
        "mock-turtles" => plain(Rule::Coins(Coins::new(Turning::Mock)))?,
        "ruler" => plain(Rule::Coins(Coins::new(Turning::Ruler)))?,
        "silver-dollar" => plain(Rule::SilverDollar(SilverDollar))?,
        "greedy" => plain(Rule::Greedy(Greedy))?,
        "hackenbush" => plain(Rule::Hackenbush(Hackenbush))?,
        "moore" => Rule::Moore(Moore { k: one_number(&rest, "moore", &MOORE)? }),
        "bounded" => {
            let most = one_number(&rest, "bounded", &BOUNDED)?;
            let set = StepSet::new([(1, most)]).ok_or_else(|| unknown(name))?;
            Rule::Bounded(Subtract::new(set))
        }
        "subtract" => Rule::Subtract(Subtract::new(StepSet::parse(&rest)?)),
        "race" => Rule::Race(Race::new(StepSet::parse(&rest)?)),
        other => match heaps::named(other, name, &rest) {
            Some(game) => Rule::Heap(game?),
            None => return Err(unknown(name)),
        },
    };
    Ok(Game { rule, misere })
}

/// What a number after a game's name is for: its name in errors, and two sentences of them.
type Meaning = (&'static str, &'static str, &'static str);

const MOORE: Meaning = (
    "k",
    "expected after moore from how many heaps a move may take, such as moore 2",
    "expected a number from 1 on: a move takes from at least one heap",
);
const BOUNDED: Meaning = (
    "most",
    "expected after bounded how many a move may take at most, such as bounded 3",
    "expected a number from 1 on: a move must take something",
);

/// The one number, from 1 on, after a game's name.
fn one_number(rest: &[Word<'_>], game: &str, meaning: &Meaning) -> Result<u64> {
    let Some(&word) = rest.first() else {
        return Err(Error::new(ErrorCode::MissingArgument, meaning.1).with("expected", meaning.0));
    };
    if let Some(extra) = rest.get(1) {
        return Err(unexpected(*extra, game));
    }
    match number(word)? {
        0 => Err(Error::new(ErrorCode::ZeroInSet, meaning.2).at(word.span())),
        n => Ok(n),
    }
}

pub(super) fn unexpected(word: Word<'_>, game: &str) -> Error {
    Error::new(
        ErrorCode::UnexpectedArgument,
        format!("expected nothing more after {game} than perhaps misere, found {:?}", word.text),
    )
    .at(word.span())
    .with("found", word.text)
}

fn unknown(name: Word<'_>) -> Error {
    let known: Vec<String> = GAMES.iter().map(|g| g.0.to_string()).collect();
    Error::new(
        ErrorCode::UnknownGame,
        format!("expected one of {}, found {:?}", known.join(", "), name.text),
    )
    .at(name.span())
    .with("found", name.text)
    .with("known", known)
}
