//! Conversion of a sentence's meaning to games in notation.

use super::super::input::List;
use super::Said;
use crate::games::GAMES;

impl Said {
    /// Return whether the list of amounts omits a number below the largest amount.
    fn has_gap(&self) -> bool {
        let Some((list, _)) = &self.amounts else { return false };
        let missing = |all: Vec<u64>| (1..=all.len() as u64).any(|one| !all.contains(&one));
        list.ranges.len() > 1 && each(&list.ranges).is_none_or(missing)
    }

    /// Return the games in notation, the likeliest first, and whether no other meaning is possible.
    pub(super) fn lines(&self) -> Option<(Vec<String>, bool)> {
        let of = |line: String, is_sure: bool| Some((vec![line], is_sure));
        if let Some(left_out) = &self.except {
            let (line, is_sure) = self.without(left_out)?;
            return of(line, is_sure);
        }
        if self.target.is_some()
            || (self.has_race && (self.amounts.is_some() || self.most.is_some()))
        {
            if let Some(rule) = &self.rule
                && self.amounts.is_none()
                && self.most.is_none()
            {
                return Some((rule.clone(), false));
            }
            let known = self.set(false).map(|(set, is_sure)| (format!("race {set}"), is_sure));
            return match known {
                // If the amounts have a gap, a race and a subtraction game differ below the least amount, so return
                // both.
                Some((line, _))
                    if self.rule.is_none()
                        && self.game.is_none()
                        && !self.is_steps
                        && self.has_gap() =>
                {
                    Some((vec![line.replace("race", "subtract"), line], false))
                }
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
        // Treat "any number, but at most 3" as a bound alone.
        let is_bounded =
            self.most.is_some() && self.rule.as_ref().is_some_and(|rule| rule[..] == ["nim"]);
        if let Some(rule) = self.rule.as_ref().filter(|_| !is_bounded) {
            let beside = self.amounts.is_some()
                || self.most.is_some()
                || self.least.is_some_and(|least| least != 1);
            let named =
                self.game.is_some_and(|game| game != "nim" && !rule.contains(&game.to_string()));
            return Some((rule.clone(), !beside && !named));
        }
        if self.is_not_all {
            return of(self.short_of_all()?, false);
        }
        if self.has_open_bound {
            let is_whole = self.amounts.is_none() && self.most.is_none() && self.least.is_none();
            if let Some(most) = self.letter {
                return of(format!("bounded {most}"), false);
            }
            let entry = GAMES.iter().find(|entry| entry.name == "bounded")?;
            return if is_whole && is_family { of(entry.game.to_string(), false) } else { None };
        }
        if let Some((line, is_sure)) = self.taken() {
            // Refuse amounts in Fibonacci Nim, where they may be the amount of the first move.
            if self.game == Some("fibonacci") {
                return None;
            }
            // The game is uncertain if the amounts apply to one side only, or are steps of a race.
            let is_whole =
                self.amounts.as_ref().is_none_or(|(_, side)| side.is_none()) && !self.is_steps;
            let letter = self.letter.is_none();
            return of(line, is_sure && is_family && is_whole && letter);
        }
        if let (Some("moore"), Some(most)) = (self.game, self.letter) {
            return of(format!("moore {most}"), true);
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
                // A named game with default arguments and sizes is uncertain, as the text does not give the arguments.
                let has_numbers =
                    entry.is_some_and(|entry| entry.game != name) && !self.sizes.is_empty();
                of(line.to_string(), !has_numbers)
            }
            None if self.is_heap || self.count.is_some() => of("nim".into(), true),
            // A number of stones without words about taking means Nim, as an uncertain meaning.
            None => of("nim".into(), false),
        }
    }

    /// Return the game of the allowed amounts without the excepted amounts.
    fn without(&self, left_out: &List) -> Option<(String, bool)> {
        let left_out = each(&left_out.ranges)?;
        let is_plain = !left_out.contains(&0)
            && self.others.is_none()
            && self.target.is_none()
            && !self.has_race
            && !self.is_steps
            && self.game.is_none_or(|game| game == "nim" || game == "subtract");
        if let Some((set, is_sure)) = self.set(false) {
            let all = each(&self.amounts.as_ref().map_or_else(
                || vec![(self.least.unwrap_or(1), self.most.unwrap_or(1))],
                |(list, _)| list.ranges.clone(),
            ))?;
            let kept: Vec<String> =
                all.iter().filter(|one| !left_out.contains(one)).map(u64::to_string).collect();
            let is_within = left_out.iter().all(|one| all.contains(one));
            let is_sure = is_sure && is_plain && is_within && self.rule.is_none();
            return match kept.is_empty() {
                true => Some((format!("subtract {set}"), false)),
                false => Some((format!("subtract {}", kept.join(" ")), is_sure)),
            };
        }
        let is_any = self.rule.as_ref().is_some_and(|rule| rule[..] == ["nim"]);
        if self.rule.is_some() && !is_any {
            return Some((self.rule.as_ref()?.first()?.clone(), false));
        }
        let conditions: Vec<String> = left_out.iter().map(|one| format!("k != {one}")).collect();
        let line = format!("n -> n-k for k in 1..n if {}", conditions.join(" and "));
        Some((line, is_plain && is_any && self.least.is_none_or(|least| least == 1)))
    }

    /// Return the game of the allowed amounts in which no move takes the whole heap.
    fn short_of_all(&self) -> Option<String> {
        let Some((list, None)) = &self.amounts else {
            let least = self.least.unwrap_or(1);
            let most = self.most.map_or("n".to_string(), |most| most.to_string());
            return Some(format!("n -> n-k for k in {least}..{most} if k < n"));
        };
        let range = |(lo, hi): &(u64, u64)| match lo == hi {
            true => format!("n-{lo} if n > {lo}"),
            false => format!("n-k for k in {lo}..{hi} if k < n"),
        };
        let options: Vec<String> = list.ranges.iter().map(range).collect();
        (!list.is_endless).then(|| format!("n -> {}", options.join(" | ")))
    }

    /// Return the game of the allowed amounts.
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

    /// Return the amounts that may be taken, in the notation of `subtract`, and whether this meaning is certain. An
    /// endless set ends with dots, and is `None` unless `may_go_on`.
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

/// Return all numbers of the ranges, if each range has at most 501 numbers.
fn each(ranges: &[(u64, u64)]) -> Option<Vec<u64>> {
    const MOST: u64 = 500;
    let are_few = ranges.iter().all(|(lo, hi)| hi.saturating_sub(*lo) <= MOST);
    are_few.then(|| ranges.iter().flat_map(|(lo, hi)| *lo..=*hi).collect())
}

fn text(ranges: &[(u64, u64)]) -> String {
    let one = |(lo, hi): &(u64, u64)| if lo == hi { lo.to_string() } else { format!("{lo}..{hi}") };
    ranges.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Return the rule for an endless list of amounts, if the list has a known continuation.
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
