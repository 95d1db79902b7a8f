//! The combined meaning of the parts of a sentence: a game with an optional position.

mod lines;

use super::super::reading::{Found, Reading};
use super::fact::Fact;
use super::input::List;
use super::lexicon::Word;
use super::names;
use super::token::Token;
use crate::base::sort::sort;

/// The most heaps without sizes for which the meaning may be certain. The page asks for the sizes.
const MOST_HEAPS: u64 = 9;

/// The meaning of the parts read so far. A repeated or contradictory statement makes the meaning uncertain.
#[derive(Clone, Debug, Default)]
pub(super) struct Said {
    amounts: Option<(List, Option<Word>)>,
    /// The amounts of the second heap, if the two heaps have different amounts.
    others: Option<(List, Option<Word>)>,
    is_steps: bool,
    most: Option<u64>,
    least: Option<u64>,
    letter: Option<u64>,
    /// Whether the bound of the amounts is a letter without a value.
    has_open_bound: bool,
    /// Whether a move may not take all that is there.
    is_not_all: bool,
    /// The span of a word by which the objects lie in a circle.
    circle: Option<(usize, usize)>,
    except: Option<List>,
    start: Option<u64>,
    size_and: Option<(u64, u64)>,
    sizes: Vec<u64>,
    /// The number of parts that gave sizes.
    lists: usize,
    is_heap: bool,
    count: Option<u64>,
    each: Option<u64>,
    misere: Option<bool>,
    rule: Option<Vec<String>>,
    /// Whether a phrase without a word for taking gave the rule, as `split a heap into two`.
    is_without_taking: bool,
    game: Option<&'static str>,
    target: Option<u64>,
    has_race: bool,
    has_or: bool,
    is_sum: bool,
    is_doubtful: bool,
    /// Numbers without a known word, with their indices in the text.
    pub(super) left_numbers: Vec<(u64, usize)>,
    /// The spans of the text that are not understood, in bytes.
    rest: Vec<(usize, usize)>,
    /// The spans of words about taking, which a rule in words does not include.
    beside: Vec<(usize, usize)>,
}

impl Said {
    /// Add the meaning of a part of the sentence that consists of the tokens `used`.
    pub(super) fn add_said(&mut self, fact: Fact, used: &[Token]) {
        let is_taking = match fact {
            Fact::Amounts { .. } | Fact::Most(_) => true,
            Fact::Least(least) => least != 1,
            Fact::Nothing => {
                self.is_without_taking && used.iter().any(|one| one.word == Word::Take)
            }
            _ => false,
        };
        if is_taking && let (Some(first), Some(last)) = (used.first(), used.last()) {
            self.beside.push((first.start, last.end));
        }
        self.add(fact);
    }

    fn once<T>(slot: &mut Option<T>, value: T) -> bool {
        let is_new = slot.is_none();
        *slot = Some(value);
        !is_new
    }

    /// Add the meaning of a part of the sentence.
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
            Fact::OpenBound { start, end } => {
                self.leave(start, end);
                std::mem::replace(&mut self.has_open_bound, true)
            }
            Fact::Letter(letter) => Self::once(&mut self.letter, letter),
            Fact::Size { size, is_heap } => {
                // A second size is normal for named heaps, but not after a list of sizes; a number of stones without a heap
                // must be the only size.
                let are_single = self.is_heap && self.lists == self.sizes.len();
                let again = self.lists > 0 && !(is_heap && are_single);
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
            Fact::Except { list, is_any } => {
                let doubtful = list.is_doubtful;
                let again = is_any && Self::once(&mut self.rule, vec!["nim".into()]);
                Self::once(&mut self.except, list) || again || doubtful
            }
            Fact::Start(start) => Self::once(&mut self.start, start),
            Fact::MisereFar(misere) => {
                self.misere = self.misere.or(Some(misere));
                true
            }
            Fact::Misere(misere) => {
                self.misere.is_some_and(|before| before != misere) | {
                    self.misere = Some(misere);
                    false
                }
            }
            Fact::Rule { lines, has_taking } => {
                self.is_without_taking = !has_taking;
                Self::once(&mut self.rule, lines)
            }
            Fact::Target { number, misere } => {
                let against =
                    misere.is_some() && self.misere.is_some_and(|before| Some(before) != misere);
                self.misere = misere.or(self.misere);
                // Ignore the target 0, at which every race that counts down ends.
                let again = number > 0
                    && self.target != Some(number)
                    && Self::once(&mut self.target, number);
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
                // Two sets joined by "or" may belong to two games.
                doubtful || before.is_set || list.is_set
            }
            _ => true,
        }
    }

    /// Record whether the words can have another meaning.
    pub(super) fn doubt(&mut self, is_doubtful: bool) {
        self.is_doubtful |= is_doubtful;
    }

    /// Record a word by which the objects lie in a circle.
    pub(super) fn in_circle(&mut self, start: usize, end: usize) {
        self.circle = Some((start, end));
    }

    /// Record that a move may not take all that is there. The words may also concern the first move only.
    pub(super) fn not_all(&mut self) {
        self.is_not_all = true;
        self.is_doubtful = true;
    }

    /// Record a span that is not understood. A span adjacent to the previous one extends it.
    pub(super) fn leave(&mut self, start: usize, end: usize) {
        match self.rest.last_mut() {
            Some(last) if last.1 + 1 >= start => last.1 = end,
            _ => self.rest.push((start, end)),
        }
    }

    /// Record the name of a game. A second name means a sum of games, which is not read here.
    pub(super) fn name(&mut self, line: &'static str) {
        self.is_sum |= self.game.is_some_and(|before| before != line);
        self.game = Some(line);
    }

    /// Return whether the sentence gives amounts that may be taken.
    pub(super) fn is_taking(&self) -> bool {
        self.amounts.is_some()
            || self.most.is_some()
            || self.rule.is_some()
            || self.letter.is_some()
            || self.has_open_bound
    }

    /// Return whether the sentence gives amounts or the name of a game.
    pub(super) fn is_rule(&self) -> bool {
        self.is_taking() || self.game.is_some()
    }

    /// Return whether the last part is not understood completely, or contradicts the meaning before it.
    pub(super) fn is_less_sure_than(&self, before: &Said) -> bool {
        let is_sure =
            |said: &Said| said.lines().is_some_and(|(lines, is_sure)| is_sure && lines.len() == 1);
        self.rest != before.rest
            || self.is_doubtful && !before.is_doubtful
            || is_sure(before) && !is_sure(self)
    }

    /// Use a starting number as the size of a heap if stones are taken, and otherwise as the start of a race. A race
    /// that starts at 0 or 1 counts up; from 1 the distance is one less, so the meaning is uncertain.
    fn begin(&mut self) {
        let Some(start) = self.start.take() else { return };
        let counts = self.amounts.as_ref().is_some_and(|(list, _)| list.has_unit);
        let is_placed = !self.has_race
            && !self.is_steps
            && (self.rule.is_some() || self.game.is_some() || counts);
        if is_placed {
            self.is_doubtful |= self.lists > 0;
            self.sizes.push(start);
            self.lists += 1;
        } else if start > 1 || (start == 1 && self.target.is_none()) {
            self.is_doubtful |= self.target.is_some();
            self.target = Some(start);
            self.has_race = true;
        } else {
            self.has_race = true;
            self.is_doubtful |= start == 1 && !counts;
        }
    }

    /// Return whether the sentence gives anything that belongs to a game.
    fn is_something(&self) -> bool {
        self.amounts.is_some()
            || self.most.is_some()
            || self.least.is_some()
            || self.has_open_bound
            || self.rule.is_some()
            || self.game.is_some()
            || self.target.is_some()
            || self.start.is_some()
            || (self.count.is_some() && self.rest.is_empty())
            || self.lists > 0
    }

    /// Add the possible meanings of the sentence. `locate` converts a span to the text as typed.
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
                if let Some(one) = Reading::at(&line, Some(&place), false) {
                    found.push(Reading { rest: rest.clone(), ..one });
                }
            }
            return;
        }
        // Refuse contradictory bounds, such as at least 5 and at most 3.
        let is_empty = self.least.zip(self.most).is_some_and(|(least, most)| least > most);
        if self.is_sum || is_empty || !self.is_something() {
            return;
        }
        self.begin();
        self.take_set();
        self.take_left_numbers();
        if self.target.is_none() && self.has_race && self.is_steps_down() {
            self.target = self.sizes.pop();
        }
        let Some(position) = self.position() else { return };
        let Some((mut lines, is_sure)) = self.lines() else { return };
        if let Some(span) = self.circle {
            // The objects of a circle may also be neighbours again after those between them are gone.
            self.is_doubtful = true;
            if !meant_in_circle(&mut lines) {
                self.rest.push(span);
                sort(&mut self.rest);
            }
        }
        if self.rule.as_ref() == Some(&lines) {
            self.rest.append(&mut self.beside);
            sort(&mut self.rest);
        }
        let rest: Vec<(usize, usize)> = self.rest.iter().map(|spot| locate(*spot)).collect();
        // A large number of heaps without sizes is uncertain: in "15 heap" the number is more likely a size.
        let is_many = self.count.is_some_and(|count| count > MOST_HEAPS) && position.is_none();
        self.is_doubtful |= is_many;
        let is_alone =
            lines.len() == 1 && is_sure && !self.is_doubtful && !self.has_or && rest.is_empty();
        for line in lines {
            let line = if self.misere == Some(true) { format!("{line} misere") } else { line };
            let reading = Reading::at(&line, position.as_deref(), is_alone);
            let Some(reading) = reading else { continue };
            // Without sizes, return the number of heaps, for which the page asks the sizes.
            let heaps = match (&reading.position, self.count) {
                (None, Some(count)) if (1..=64).contains(&count) => u32::try_from(count).ok(),
                (None, Some(_)) => continue,
                _ => None,
            };
            found.push(Reading { heaps, rest: rest.clone(), ..reading });
        }
    }

    /// Use a set as the sizes of heaps if the named game has no amounts.
    fn take_set(&mut self) {
        let families = ["nim", "subtract", "bounded", "race", "grundy"];
        let is_other = self.game.is_some_and(|game| !families.contains(&game));
        let is_set = matches!(&self.amounts, Some((list, None)) if list.is_set);
        if is_other
            && is_set
            && self.sizes.is_empty()
            && let Some(numbers) = self.amounts.as_ref().and_then(|(list, _)| list.numbers())
        {
            self.amounts = None;
            self.sizes = numbers;
            self.lists = 1;
            self.is_doubtful = true;
        }
    }

    /// Use numbers without a known word as sizes, if the sentence gives no sizes: their unit may be an unknown word.
    fn take_left_numbers(&mut self) {
        // The most bytes between the starts of two adjacent numbers of a list.
        const NEAR: usize = 16;
        let is_game = self.is_taking() || self.game.is_some_and(|game| game != "subtract");
        let left = &self.left_numbers;
        let is_list = left.windows(2).all(|pair| pair[1].1 - pair[0].1 <= NEAR)
            && self.count.is_none_or(|count| count == left.len() as u64);
        let is_open = self.sizes.is_empty() && self.target.is_none() && self.each.is_none();
        // In a race, use a single remaining number as the start of counting down to 0.
        let begins =
            self.has_race && left.len() == 1 && self.start.is_none() && self.amounts.is_some();
        if begins && is_open {
            self.target = left.first().map(|(number, _)| *number);
        } else if is_game && is_open && is_list && !self.has_race && !left.is_empty() {
            self.sizes = left.iter().map(|(number, _)| *number).collect();
            self.lists = 1;
            self.is_heap = true;
        }
    }

    /// Return whether a single size may be the start of a race down to 0.
    fn is_steps_down(&self) -> bool {
        self.sizes.len() == 1 && self.count.is_none()
    }

    /// Return the position, or `Some(None)` if the sentence gives none. Return `None` if the sizes contradict the
    /// number of heaps or the target of a race, or if a size of each heap is given without a number of heaps from 1 to
    /// 64.
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
}

/// Replace games of a row by the same games of a ring. Return whether all games have such a form.
fn meant_in_circle(lines: &mut [String]) -> bool {
    const RINGS: &[(&str, &str)] = &[("kayles", "ring 0.77"), ("dawson", "ring 0.07")];
    let rings: Option<Vec<&str>> = lines
        .iter()
        .map(|line| RINGS.iter().find(|(row, _)| row == line).map(|(_, ring)| *ring))
        .collect();
    let Some(rings) = rings else { return false };
    for (line, ring) in lines.iter_mut().zip(rings) {
        *line = ring.to_string();
    }
    true
}

/// Return the notation of the game that a token names, or `None` if the token names no game.
pub(super) fn named(word: Word, value: u64) -> Option<&'static str> {
    match word {
        Word::Nim => Some("nim"),
        Word::Subtraction => Some("subtract"),
        Word::Bash => Some("bounded"),
        Word::Name | Word::Sequence => Some(names::line_of(value)),
        _ => None,
    }
}
