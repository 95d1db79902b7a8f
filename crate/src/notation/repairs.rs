//! Suggestions for a rejected rule: texts of whole games. Each suggestion is itself checked to be a valid game.

use std::ops::Range;

use super::Game;
use crate::base::error::{Detail, Error, ErrorCode};
use crate::games::kit::terms::typed_rules;

/// The most suggestions that are offered.
const OFFERED: usize = 2;

/// The longest text for which suggestions are searched, since each suggestion is parsed.
const LONGEST: usize = 2000;

/// The largest heap in a suggested condition such as `n > 3`.
const GUARDED: u64 = 3;

/// The functions of user-written rules with which a misspelled name is compared.
const FUNCTIONS: [&str; 10] =
    ["min", "max", "gcd", "prime", "popcount", "sqrt", "xor", "phi", "floor", "ceil"];

/// Add `repairs` to the details of the error if there are suggestions.
pub(super) fn with_repairs(error: Error, plain: &str) -> Error {
    let Some(spot) = error.span.map(|span| span.start..span.end.max(span.start)) else {
        return error;
    };
    if plain.len() > LONGEST {
        return error;
    }
    let rules = typed_rules(plain);
    let Some(rule) =
        rules.into_iter().find(|rule| rule.start <= spot.start && spot.end <= rule.end)
    else {
        return error;
    };
    let mut found: Vec<String> = Vec::new();
    for group in (Broken { plain, rule, spot, error: &error }).candidates() {
        let read = |text: String| Game::find(&text).map(|game| game.to_string());
        let first = group.into_iter().find_map(read);
        found.extend(first.filter(|text| !found.contains(text)));
    }
    found.truncate(OFFERED);
    if found.is_empty() { error } else { error.with("repairs", found) }
}

/// A rule in a text, with its error and the error's byte range.
struct Broken<'t> {
    plain: &'t str,
    rule: Range<usize>,
    spot: Range<usize>,
    error: &'t Error,
}

/// Words that begin a condition.
const CONDITIONS: [&str; 4] = [" if ", " where ", " when ", " such that "];

impl Broken<'_> {
    /// Return suggestions in groups; only the first valid suggestion of each group is used.
    fn candidates(&self) -> Vec<Vec<String>> {
        let each = |all: Vec<String>| all.into_iter().map(|one| vec![one]).collect();
        match self.error.code {
            ErrorCode::TwoReadings => each(self.readings()),
            ErrorCode::NotSmaller => vec![self.ranged(), self.guarded()],
            ErrorCode::UnknownName => vec![self.named()],
            ErrorCode::DivisionByZero => vec![self.ranged(), self.unequal()],
            ErrorCode::ExpectedSyntax => each(self.spelled()),
            _ => Vec::new(),
        }
    }

    /// Suggest a condition that excludes the heap for which the rule divides by 0.
    fn unequal(&self) -> Vec<String> {
        let unequal = |heap| self.with_condition(&format!("{} != {heap}", self.name()), true);
        self.number("heap").map(unequal).into_iter().collect()
    }

    fn detail(&self, name: &str) -> Option<&Detail> {
        self.error.details.iter().find(|(known, _)| *known == name).map(|(_, detail)| detail)
    }

    fn number(&self, name: &str) -> Option<u64> {
        self.detail(name)?.to_string().parse().ok()
    }

    /// Return the text with a byte range replaced by other text.
    fn with(&self, range: Range<usize>, text: &str) -> String {
        [&self.plain[..range.start], text, &self.plain[range.end..]].concat()
    }

    fn insert(&self, at: usize, text: &str) -> String {
        self.with(at..at, text)
    }

    /// Return the first name of the rule's positions.
    fn name(&self) -> &str {
        let head = self.plain[self.rule.clone()].trim_start().trim_start_matches('(').trim_start();
        head.split(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("n")
    }

    /// Return the byte range of the alternative that contains the error, without surrounding blanks.
    fn alternative(&self) -> Range<usize> {
        let text = &self.plain[..self.rule.end];
        let before = &text[self.rule.start..self.spot.start];
        let start = before
            .rfind(['|', '>', ';', '\n'])
            .map_or(self.rule.start, |at| self.rule.start + at + 1);
        let mut depth = 0i32;
        let end = text[start..].char_indices().find(|(at, c)| {
            depth += i32::from("([{".contains(*c)) - i32::from(")]}".contains(*c));
            start + at >= self.spot.end && depth <= 0 && "|;\n".contains(*c)
        });
        let end = end.map_or(text.len(), |(at, _)| start + at);
        let kept = text[..end].trim_end();
        let last = kept.rfind(|c: char| c.is_ascii_whitespace()).map_or(0, |at| at + 1);
        let misere = kept[last..].eq_ignore_ascii_case("misere") && last > self.spot.end;
        let end = if misere { kept[..last].trim_end().len() } else { kept.len() };
        start..end.max(self.spot.end)
    }

    /// Return the byte range of the word that begins the conditions of the alternative, or `None` without conditions.
    fn conditions(&self) -> Option<Range<usize>> {
        let alternative = self.alternative();
        let text = &self.plain[alternative.clone()];
        let found =
            CONDITIONS.iter().filter_map(|word| Some((text.find(word)?, word.len()))).min()?;
        Some(alternative.start + found.0..alternative.start + found.0 + found.1)
    }

    fn with_condition(&self, condition: &str, first: bool) -> String {
        let end = self.alternative().end;
        match self.conditions() {
            Some(word) if first => self.insert(word.end, &format!("{condition}, ")),
            Some(_) => self.insert(end, &format!(", {condition}")),
            None => self.insert(end, &format!(" if {condition}")),
        }
    }

    fn readings(&self) -> Vec<String> {
        match self.detail("readings") {
            Some(Detail::List(readings)) => {
                readings.iter().map(|reading| self.with(self.spot.clone(), reading)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Suggest to read a product such as `q*(d)` as q heaps of size d, and suggest other ends of ranges that exclude
    /// wrong moves.
    fn ranged(&self) -> Vec<String> {
        let alternative = self.alternative();
        let text = &self.plain[alternative.clone()];
        let mut found = Vec::new();
        if self.plain[self.spot.clone()].contains("*(") {
            let option = self.plain[self.spot.clone()].replacen("*(", " of (", 1);
            found.push(self.with(self.spot.clone(), &option));
        }
        let replaced = |text: &str| self.with(alternative.clone(), text);
        let from_1 = text.contains("in 0..").then(|| text.replacen("in 0..", "in 1..", 1));
        found.extend(from_1.as_deref().map(replaced));
        let name = self.name();
        let up_to = format!("..{name}");
        let whole = text.find(&up_to).is_some_and(|at| {
            !text[at + up_to.len()..]
                .trim_start()
                .starts_with(|c: char| c.is_alphanumeric() || "+-*/_^%".contains(c))
        });
        if whole {
            let below = |text: &str| replaced(&text.replacen(&up_to, &format!("{up_to}-1"), 1));
            found.push(below(text));
            found.extend(from_1.as_deref().map(below));
        }
        found
    }

    /// Suggest conditions that exclude small heaps.
    fn guarded(&self) -> Vec<String> {
        let name = self.name();
        (0..=GUARDED).map(|heap| self.with_condition(&format!("{name} > {heap}"), false)).collect()
    }

    /// Suggest a range for a name without a range, or a function with a similar name.
    fn named(&self) -> Vec<String> {
        let word = self.plain[self.spot.clone()].to_ascii_lowercase();
        let near = |name: &&&str| strsim::osa_distance(&word, name) <= 1 + word.len() / 4;
        let functions =
            FUNCTIONS.iter().filter(near).map(|name| self.with(self.spot.clone(), name));
        let mut found: Vec<String> = functions.collect();
        if self.plain[self.spot.end..].trim_start().starts_with('(') {
            return found;
        }
        let alternative = self.alternative();
        let at = self.conditions().map_or(alternative.end, |word| word.start);
        let sign = if self.plain[alternative.start..at].contains(" for ") { "," } else { " for" };
        let head = self.plain[self.rule.clone()].split('>').next().unwrap_or("");
        let names = head.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        for name in names.filter(|name| !name.is_empty()) {
            found.push(self.insert(at, &format!("{sign} {word} in 1..{name}")));
            found.push(self.insert(at, &format!("{sign} {word} in 1..{name}-1")));
        }
        found
    }

    fn expects(&self, sign: &str) -> bool {
        matches!(self.detail("expected"), Some(Detail::List(signs)) if signs.iter().any(|known| known == sign))
    }

    /// Suggest to insert, remove or replace a sign.
    fn spelled(&self) -> Vec<String> {
        let Range { start, end } = self.spot.clone();
        let found = &self.plain[start..end];
        let before = self.plain[..start].trim_end();
        let first = found.chars().next().unwrap_or(' ');
        let mut out = Vec::new();
        if first == ',' {
            out.extend(self.listed());
        }
        if self.expects("condition") {
            let alternative = self.alternative();
            let text = &self.plain[alternative.clone()];
            out.push(self.with(alternative, &text.replace(" and ", " | ").replace(" && ", " | ")));
        }
        if self.expects("two-numbers")
            || self.expects("three-numbers")
            || self.expects("all-numbers")
        {
            out.extend(self.listed().pop());
        }
        if first == '-' && self.expects("|") {
            out.push(self.with(before.len()..end, " | "));
        }
        if self.expects("in") {
            out.push(self.insert(start, "in "));
        }
        if self.expects("..") {
            let from = self.plain[..start].rfind(" in ").map(|at| at + 4);
            out.extend(from.map(|at| {
                let value = self.plain[at..start].trim();
                match value.split_once('-') {
                    Some((lo, hi)) => {
                        self.with(at..start, &format!("{}..{} ", lo.trim(), hi.trim()))
                    }
                    None => self.insert(at, "1.."),
                }
            }));
        }
        if self.expects("(") && found.contains('^') {
            out.push(self.with(start..end, &format!("({found})")));
            out.extend(self.tower());
        }
        if first.is_alphabetic() {
            out.push(self.insert(start, "for "));
        }
        let operand = before.ends_with(|c: char| c.is_alphanumeric() || c == ')');
        if operand && (first.is_alphabetic() || first == '(') {
            out.extend(self.quotient());
            out.push(self.insert(start, "*"));
        }
        if matches!(first, ')' | '}' | ']') {
            out.push(self.with(start..end, ""));
        }
        if self.expects(")") || found.is_empty() {
            out.push(self.insert(self.alternative().end, ")"));
            out.push(self.insert(before.len(), ")"));
        }
        if self.expects("}") {
            out.push(self.insert(before.len(), "}"));
        }
        out
    }

    /// Suggest to read `n-1, n-2` as several options, or as the heaps of one option.
    fn listed(&self) -> Vec<String> {
        let alternative = self.alternative();
        let text = &self.plain[alternative.clone()];
        let end = [" for ", " if ", " where "].iter().filter_map(|word| text.find(word)).min();
        let option = alternative.start..alternative.start + end.unwrap_or(text.len());
        let text = self.plain[option.clone()].trim();
        let heaps = self.with(option.clone(), &format!(" ({text})"));
        if end.is_some() {
            return vec![heaps];
        }
        vec![self.with(option, &format!(" {}", text.replace(',', " |"))), heaps]
    }

    /// Suggest to read `n/2k` as `n/(2*k)`.
    fn quotient(&self) -> Option<String> {
        let digits = self.plain[..self.spot.start].trim_end_matches(|c: char| c.is_ascii_digit());
        let rest = &self.plain[self.spot.start..];
        let name = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let number = &self.plain[digits.len()..self.spot.start];
        let fits = digits.ends_with('/') && !number.is_empty() && name > 0;
        fits.then(|| {
            self.with(
                digits.len()..self.spot.start + name,
                &format!("({number}*{})", &rest[..name]),
            )
        })
    }

    /// Suggest to read `2^k^2` as `2^(k^2)`.
    fn tower(&self) -> Option<String> {
        let power = &self.plain[self.spot.clone()];
        let (base, exponent) = power.split_once('^')?;
        let rest = self.plain[self.spot.end..].strip_prefix('^')?;
        let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let end = self.spot.end + 1 + length;
        Some(self.with(self.spot.start..end, &format!("{base}^({exponent}^{})", &rest[..length])))
    }
}
