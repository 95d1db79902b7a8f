//! What the parts of a sentence mean together: a game, and a position of it.

use super::super::reading::{Found, Reading};
use super::facts::Fact;
use super::input::List;
use super::lexicon::Word;
use super::names;
use crate::games::GAMES;
use crate::notation::Game;

/// What was said so far. What is said twice, or against something else, is doubtful.
#[derive(Debug, Default)]
pub(super) struct Said {
    amounts: Option<(List, Option<Word>)>,
    /// The amounts of another heap.
    others: Option<(List, Option<Word>)>,
    is_steps: bool,
    most: Option<u64>,
    least: Option<u64>,
    letter: Option<u64>,
    size_and: Option<(u64, u64)>,
    sizes: Vec<u64>,
    /// How many sizes were said at once.
    lists: usize,
    is_heap: bool,
    count: Option<u64>,
    each: Option<u64>,
    misere: Option<bool>,
    rule: Option<Vec<String>>,
    game: Option<&'static str>,
    target: Option<u64>,
    has_race: bool,
    has_or: bool,
    is_sum: bool,
    is_doubtful: bool,
    /// What was left over, in bytes.
    rest: Vec<(usize, usize)>,
}

impl Said {
    fn once<T>(slot: &mut Option<T>, value: T) -> bool {
        let is_new = slot.is_none();
        *slot = Some(value);
        !is_new
    }

    /// Adds what a part says.
    pub(super) fn add(&mut self, fact: Fact) {
        let twice = match fact {
            Fact::Amounts { list, side } => self.take(list, side),
            Fact::Placed { list, sizes } => {
                let again = self.lists > 0;
                self.is_heap = true;
                self.sizes.extend(sizes);
                self.lists += 1;
                self.take(list, None) || again
            }
            Fact::Steps { list, has_race } => {
                self.is_steps = true;
                self.has_race |= has_race;
                self.take(list, None)
            }
            Fact::Most(most) => Self::once(&mut self.most, most),
            Fact::Least(least) => Self::once(&mut self.least, least),
            Fact::Letter(letter) => Self::once(&mut self.letter, letter),
            Fact::Size { size, is_heap } => {
                // Stones without a heap are one heap alone.
                let again = self.lists > 0 && !(is_heap && self.is_heap);
                self.is_heap |= is_heap;
                self.sizes.push(size);
                self.lists += 1;
                again
            }
            Fact::Sizes { sizes, count, is_doubtful } => {
                let again = self.lists > 0;
                self.is_heap = true;
                self.sizes.extend(sizes);
                self.lists += 1;
                count.is_some_and(|count| Self::once(&mut self.count, count))
                    || again
                    || is_doubtful
            }
            Fact::SizeAnd(size, other) => Self::once(&mut self.size_and, (size, other)),
            Fact::Heaps { count, is_doubtful } => Self::once(&mut self.count, count) || is_doubtful,
            Fact::Each(each) => Self::once(&mut self.each, each),
            Fact::Misere(misere) => {
                self.misere.is_some_and(|before| before != misere) | {
                    self.misere = Some(misere);
                    false
                }
            }
            Fact::Rule(rule) => Self::once(&mut self.rule, rule),
            Fact::Target { number, misere } => {
                let against =
                    misere.is_some() && self.misere.is_some_and(|before| Some(before) != misere);
                self.misere = misere.or(self.misere);
                // Down to 0 is where every race ends.
                let again = number > 0 && Self::once(&mut self.target, number);
                self.has_race = true;
                against || again
            }
            Fact::RaceWord => {
                self.has_race = true;
                false
            }
            Fact::Or => {
                self.has_or = true;
                false
            }
            Fact::Nothing => false,
        };
        self.is_doubtful |= twice;
    }

    fn take(&mut self, list: List, side: Option<Word>) -> bool {
        let doubtful = list.is_doubtful;
        match (&mut self.amounts, side) {
            (None, _) => {
                self.amounts = Some((list, side));
                doubtful
            }
            (Some((_, Some(one))), Some(other)) if *one != other && self.others.is_none() => {
                self.has_or = false;
                self.others = Some((list, side));
                doubtful
            }
            (Some((before, None)), None) if std::mem::take(&mut self.has_or) => {
                before.ranges.extend(list.ranges);
                // Of two sets each may be a game.
                doubtful || before.is_set || list.is_set
            }
            _ => true,
        }
    }

    /// Notes that the words can mean another thing.
    pub(super) fn doubt(&mut self, is_doubtful: bool) {
        self.is_doubtful |= is_doubtful;
    }

    /// Notes what was not understood, beside what was left over before as one spot.
    pub(super) fn leave(&mut self, start: usize, end: usize) {
        match self.rest.last_mut() {
            Some(last) if last.1 + 1 >= start => last.1 = end,
            _ => self.rest.push((start, end)),
        }
    }

    /// Adds a game by its name. Of several games there is a sum, which is not read here.
    pub(super) fn name(&mut self, line: &'static str) {
        self.is_sum |= self.game.is_some_and(|before| before != line);
        self.game = Some(line);
    }

    /// Whether anything was said that a game has.
    fn is_something(&self) -> bool {
        self.amounts.is_some()
            || self.most.is_some()
            || self.least.is_some()
            || self.rule.is_some()
            || self.game.is_some()
            || self.target.is_some()
            || (self.count.is_some() && self.rest.is_empty())
            || self.lists > 0
    }

    /// Adds the readings of what was said; `locate` finds spots of the text as typed.
    pub(super) fn readings(
        mut self,
        locate: impl Fn((usize, usize)) -> (usize, usize),
        found: &mut Found,
    ) {
        if let Some((size, other)) = self.size_and.take() {
            let rest: Vec<(usize, usize)> = self.rest.iter().map(|spot| locate(*spot)).collect();
            for (line, place) in [
                (format!("bounded {other}"), size.to_string()),
                ("nim".into(), format!("{size} {other}")),
            ] {
                let Ok(game) = Game::parse(&line) else { continue };
                let Ok(position) = game.position(&place) else { continue };
                let position = Some(game.text(&position));
                found.push(Reading { rest: rest.clone(), ..Reading::game(&game, position, false) });
            }
            return;
        }
        if self.is_sum || !self.is_something() {
            return;
        }
        if self.target.is_none() && self.has_race && self.is_steps_down() {
            self.target = self.sizes.pop();
        }
        let Some(position) = self.position() else { return };
        let rest: Vec<(usize, usize)> = self.rest.iter().map(|spot| locate(*spot)).collect();
        let Some((lines, is_sure)) = self.lines() else { return };
        let is_alone =
            lines.len() == 1 && is_sure && !self.is_doubtful && !self.has_or && rest.is_empty();
        for line in lines {
            let line = if self.misere == Some(true) { format!("{line} misere") } else { line };
            let Ok(game) = Game::parse(&line) else { continue };
            let place = match (&position, game.name()) {
                (Some(place), _) => match game.position(place) {
                    Ok(position) => Some(game.text(&position)),
                    Err(_) => continue,
                },
                (None, _) => None,
            };
            // Heaps may be asked for where a heap is a number.
            let heaps = match (&place, self.count) {
                (None, Some(count)) if (1..=64).contains(&count) => u32::try_from(count).ok(),
                (None, Some(_)) => continue,
                _ => None,
            };
            let reading =
                Reading { heaps, rest: rest.clone(), ..Reading::game(&game, place, is_alone) };
            found.push(reading);
        }
    }

    /// From a size down to 0, as a race goes.
    fn is_steps_down(&self) -> bool {
        self.sizes.len() == 1 && self.count.is_none()
    }

    /// The position that was said, or none; `None` where the heaps are not as many as was said.
    fn position(&self) -> Option<Option<String>> {
        let mut sizes = self.sizes.clone();
        match (self.each, self.count) {
            (Some(each), Some(count)) if sizes.is_empty() && (1..=64).contains(&count) => {
                sizes = vec![each; count as usize];
            }
            (Some(_), _) => return None,
            _ => {}
        }
        if self.count == Some(0)
            || (!sizes.is_empty() && self.count.is_some_and(|count| count != sizes.len() as u64))
        {
            return None;
        }
        if let Some(target) = self.target {
            return sizes.is_empty().then(|| Some(target.to_string()));
        }
        let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
        let between = if self.others.is_some() { " + " } else { " " };
        Some((!sizes.is_empty()).then(|| sizes.join(between)))
    }

    /// The lines of the game, the likeliest first, and whether the words mean the first alone.
    fn lines(&self) -> Option<(Vec<String>, bool)> {
        let of = |line: String, is_sure: bool| Some((vec![line], is_sure));
        if self.target.is_some()
            || (self.has_race && (self.amounts.is_some() || self.most.is_some()))
        {
            let known = self.set(false).map(|(set, is_sure)| (format!("race {set}"), is_sure));
            return match known {
                Some((line, is_sure)) if self.rule.is_none() && self.game.is_none() => {
                    of(line, is_sure)
                }
                Some(_) => None,
                None => {
                    Some((vec!["race 1 2".into(), "race 1..10".into(), "race 1..3".into()], false))
                }
            };
        }
        if let Some((second, Some(_))) = &self.others
            && let Some((first, _)) = &self.amounts
        {
            let [first, second] = [first, second].map(|list| text(&list.ranges));
            let sure = self.game.is_none()
                && self.most.is_none()
                && self.least.is_none()
                && self.rule.is_none();
            return of(format!("subtract {first} + subtract {second}"), sure);
        }
        let families = ["nim", "subtract", "bounded"];
        let is_family = self.game.is_none_or(|game| families.contains(&game));
        if let Some(rule) = &self.rule {
            let beside = self.amounts.is_some()
                || self.most.is_some()
                || self.least.is_some_and(|least| least != 1);
            let named =
                self.game.is_some_and(|game| game != "nim" && !rule.contains(&game.to_string()));
            return Some((rule.clone(), !beside && !named));
        }
        if let Some((line, is_sure)) = self.taken() {
            // A side or steps alone say what is not understood.
            let is_whole =
                self.amounts.as_ref().is_none_or(|(_, side)| side.is_none()) && !self.is_steps;
            let letter = self.letter.is_none();
            return of(line, is_sure && is_family && is_whole && letter);
        }
        if let Some(most) = self.letter {
            let is_bash = self.game == Some("bounded");
            return match is_family && !self.sizes.is_empty() {
                true => of(format!("bounded {most}"), is_bash),
                false => None,
            };
        }
        match self.game {
            Some(name) => {
                let entry = GAMES.iter().find(|entry| entry.name == name);
                let line = entry.map_or(name, |entry| entry.game);
                // The usual numbers of a game that has some are not said.
                let has_numbers =
                    entry.is_some_and(|entry| entry.game != name) && !self.sizes.is_empty();
                of(line.to_string(), !has_numbers)
            }
            None if self.is_heap || self.count.is_some() => of("nim".into(), true),
            // So many stones, and nothing of how they are taken.
            None => Some((vec!["nim".into(), "bounded 3".into()], false)),
        }
    }

    /// The game of what may be taken.
    fn taken(&self) -> Option<(String, bool)> {
        match (&self.amounts, self.least, self.most) {
            (None, None | Some(1), Some(most)) => Some((format!("bounded {most}"), true)),
            (None, Some(least), None) if least > 1 => {
                Some((format!("n -> n-k for k in {least}..n"), true))
            }
            (None, Some(1), None) => Some(("nim".into(), true)),
            _ => self.set(true).map(|(set, is_sure)| match endless(&set) {
                Some(line) => (line.to_string(), is_sure),
                None => (format!("subtract {set}"), is_sure),
            }),
        }
    }

    /// The set of what may be taken or counted; a set without an end as its numbers and dots.
    fn set(&self, may_go_on: bool) -> Option<(String, bool)> {
        match (&self.amounts, self.least, self.most) {
            (Some((list, _)), None, None) if list.is_endless => {
                may_go_on.then(|| (format!("{} …", text(&list.ranges)), true))
            }
            (Some((list, _)), None, None) => Some((text(&list.ranges), true)),
            (Some((list, _)), ..) => Some((text(&list.ranges), false)),
            (None, least, Some(most)) => Some((format!("{}..{most}", least.unwrap_or(1)), true)),
            (None, ..) => None,
        }
    }
}

fn text(ranges: &[(u64, u64)]) -> String {
    let one = |(lo, hi): &(u64, u64)| if lo == hi { lo.to_string() } else { format!("{lo}..{hi}") };
    ranges.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The rule of a list that goes on, where it can go on in one way that people mean.
fn endless(set: &str) -> Option<&'static str> {
    const LISTS: &[(&str, &str)] = &[
        ("1 2 3", "nim"),
        ("1 2 3 4", "nim"),
        ("1 3 5", "n -> n-k for k in 1..n if k % 2 == 1"),
        ("1 3 5 7", "n -> n-k for k in 1..n if k % 2 == 1"),
        ("2 4 6", "n -> n-k for k in 1..n if k % 2 == 0"),
        ("2 4 6 8", "n -> n-k for k in 1..n if k % 2 == 0"),
        ("1 2 4 8", "n -> n-2^k for k in 0..52"),
        ("1 2 4 8 16", "n -> n-2^k for k in 0..52"),
        ("1 2 4 8 16 32", "n -> n-2^k for k in 0..52"),
        ("1 3 9 27", "n -> n-3^k for k in 0..33"),
        ("1 4 9", "squares"),
        ("1 4 9 16", "squares"),
        ("1 4 9 16 25", "squares"),
        ("2 3 5 7", "primes"),
        ("2 3 5 7 11", "primes"),
        ("2 3 5 7 11 13", "primes"),
    ];
    let list = set.strip_suffix(" …")?;
    LISTS.iter().find(|(known, _)| *known == list).map(|(_, line)| *line)
}

/// The first word of a game, or its line, by what a token says.
pub(super) fn named(word: Word, value: u64) -> Option<&'static str> {
    match word {
        Word::Nim => Some("nim"),
        Word::Subtraction => Some("subtract"),
        Word::Bash => Some("bounded"),
        Word::Name | Word::Sequence => Some(names::line_of(value)),
        _ => None,
    }
}
