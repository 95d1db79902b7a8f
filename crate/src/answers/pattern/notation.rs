//! The notation of formulas and claims: the text that [`Form::text`] returns, and claims that people type about tables.
//!
//! ```text
//! claim    = equation { "|" equation } | "lost if" condition { "|" condition }
//!          | "lost" number { "," number } "then" number | "lost" "(" number "," number { "," number } ")"
//!          | "period" digits [ "from" digits ] [ "plus" digits ]
//! equation = [ "g(" heap ")" "=" ] number [ "if" condition { "," condition } ]
//! heap     = "n" | digits | digits "*m" [ "+" digits ] | "x, y"
//! ```

use super::form::{Equation, Form, Left, Of, Shape};
use super::outcomes::{self, Turned};
use crate::base::error::{Error, ErrorCode, Result, Span};
use crate::base::text::Source;
use crate::heaps::rule::formula::{Claimed, Statement, claim, worth};
use crate::heaps::rule::tree::{Compare, Expr, Function};

/// A parsed claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    Form(Form),
    Period {
        length: u64,
        from: u64,
        saltus: u64,
    },
    /// Heaps as expressions in a whole number n. The claim is that their sum is lost for every n.
    Together(Vec<Expr>),
}

/// The words for a lost position.
pub(super) const LOST: [&str; 18] = [
    "the first player loses",
    "first player loses",
    "the player to move loses",
    "the player who moves loses",
    "the second player wins",
    "second player wins",
    "lost",
    "losing",
    "必败",
    "必輸",
    "必输",
    "先手必败",
    "先手必輸",
    "先手必输",
    "先手负",
    "后手必胜",
    "后手胜",
    "p-position",
];
/// The words for a period.
const PERIOD: [&str; 2] = ["period", "周期"];

/// The words for a won position. Their condition is negated.
pub(super) const WON: [&str; 16] = [
    "the first player wins",
    "first player wins",
    "the player to move wins",
    "the player who moves wins",
    "the second player loses",
    "second player loses",
    "winning",
    "won",
    "必胜",
    "必勝",
    "必赢",
    "先手必胜",
    "先手必赢",
    "先手胜",
    "后手必败",
    "n-position",
];

/// The letters of lost and of won positions. Unlike a name, each is a capital letter before a word such as "if".
const LETTERS: [&str; 2] = ["P", "N"];

/// Words and signs before the length in a claim about a period.
const OF_PERIOD: [&str; 9] = ["is", "of", "为", "是", "=", ":", ",", "，", "、"];
/// Words and signs after the numbers of a claim about a period.
const BEHIND_START: [&str; 6] = ["onwards", "onward", "on", "开始", "起", ","];

/// The words before the condition of a lost position. A longer word comes before its beginning.
const IF: [&str; 12] = [
    "iff",
    "if and only if",
    "if",
    "exactly when",
    "exactly if",
    "whenever",
    "when",
    "当且仅当",
    "如果",
    "若",
    "当",
    "仅当",
];

/// Parse a claim about positions whose numbers have the given names.
///
/// # Errors
/// With a span in UTF-16 units of `text`: `expected-syntax`, `unknown-name`, `number-too-large`, `too-deep`.
pub(crate) fn read(text: &str, names: &[String]) -> Result<Claim> {
    let source = Source::new(text);
    let plain = source.plain();
    let (rest, others) = outcomes::without_others(plain);
    let found = Reading { plain: rest, names }.claim_with(others);
    found.map_err(|error| {
        let error = if error.span.is_none() { error.at(source.end()) } else { error };
        source.locate(error).in_field("claim")
    })
}

struct Reading<'t> {
    plain: &'t str,
    names: &'t [String],
}

/// Return the index after the first word of a text, if that word is in `words`.
fn word(plain: &str, words: &[&str]) -> Option<usize> {
    let at = plain.len() - plain.trim_start().len();
    let lower = plain[at..].to_ascii_lowercase();
    let found = words.iter().find(|word| lower.starts_with(**word))?;
    let end = at + found.len();
    let next = plain[end..].chars().next();
    (!found.is_ascii() || next.is_none_or(|next| !next.is_alphanumeric())).then_some(end)
}

/// Remove words such as 起 from the end of a number.
fn without_end(text: &str) -> &str {
    let mut text = text.trim();
    while let Some(before) = BEHIND_START.iter().find_map(|word| text.strip_suffix(word)) {
        text = before.trim_end();
    }
    text.trim_end_matches(['，', '、'])
}

impl Reading<'_> {
    /// Parse a claim. The clause on all other positions, if there is one, must state the opposite outcome.
    fn claim_with(&self, others: Option<bool>) -> Result<Claim> {
        if others.is_some() && others == self.stated() {
            let end = self.plain.len();
            return Err(Error::expected(&["end"], "", Span::new(end, end)));
        }
        self.claim()
    }

    /// Return whether the claim is about won positions; `None` if it states no outcome.
    fn stated(&self) -> Option<bool> {
        if self.outcome(&WON, LETTERS[1]).is_some() {
            return Some(true);
        }
        match self.outcome(&LOST, LETTERS[0]) {
            Some(_) => Some(false),
            None => outcomes::turned(self.plain).map(|turned| turned.is_won),
        }
    }

    /// Parse a claim whose outcome follows the condition.
    fn turned(&self, said: &Turned<'_>) -> Result<Form> {
        let Turned { is_won, condition, start, lacks } = said;
        // Blanks replace the text before the condition, so that spans refer to the whole text.
        let blank = " ".repeat(start.saturating_sub(lacks.len()));
        let read = claim(&format!("{blank}{lacks}{condition}"))?;
        let form = self.lost(&read)?;
        if *is_won { self.negated(form, *start) } else { Ok(form) }
    }

    fn claim(&self) -> Result<Claim> {
        if let Some(end) = word(self.plain, &PERIOD) {
            return self.period(end);
        }
        if let Some(end) = self.outcome(&WON, LETTERS[1]) {
            return self.won(end).map(Claim::Form);
        }
        let Some(end) = self.outcome(&LOST, LETTERS[0]) else {
            if self.names.len() == 1
                && let Some(said) = outcomes::turned(self.plain)
            {
                return self.turned(&said).map(Claim::Form);
            }
            return self.equations(&self.from(0)?).map(Claim::Form);
        };
        self.goes_on(end, "if")?;
        let lower = self.plain.to_ascii_lowercase();
        if let Some(then) = lower[end..].find("then").map(|at| end + at) {
            return self.chain(end, then).map(Claim::Form);
        }
        if let Some(start) = word(&self.plain[end..], &IF).map(|length| end + length) {
            self.goes_on(start, "condition")?;
            return self.lost(&self.from(start)?).map(Claim::Form);
        }
        self.together(&self.from(end)?)
    }

    /// Return the index after a word of `words` at the start, or after `letter` before a word such as "if".
    fn outcome(&self, words: &[&str], letter: &str) -> Option<usize> {
        word(self.plain, words).or_else(|| {
            let behind = self.plain.trim_start().strip_prefix(letter)?;
            let end = self.plain.len() - behind.len();
            let is_apart = !behind.starts_with(|c: char| c.is_ascii_alphanumeric());
            (is_apart && word(behind, &IF).is_some()).then_some(end)
        })
    }

    /// Parse the condition of won positions; the other positions are lost.
    fn won(&self, end: usize) -> Result<Form> {
        self.goes_on(end, "if")?;
        let start = word(&self.plain[end..], &IF).map(|length| end + length);
        let Some(start) = start else {
            let spot = Span::new(end, self.plain.len());
            return Err(Error::expected(&["if"], self.text(spot).trim(), spot));
        };
        self.goes_on(start, "condition")?;
        let form = self.lost(&self.from(start)?)?;
        self.negated(form, start)
    }

    /// Replace the condition of a form, which begins at byte `start`, by its negation.
    fn negated(&self, mut form: Form, start: usize) -> Result<Form> {
        let Shape::Conditions(conditions) = &mut form.shape else {
            // The complement of a list of numbers has no form.
            let spot = Span::new(start, self.plain.len());
            return Err(Error::expected(&["lost if"], self.text(spot).trim(), spot));
        };
        let all = std::mem::take(conditions);
        let any = all.into_iter().reduce(|one, other| Expr::Or(Box::new((one, other))));
        conditions.extend(any.map(|any| match any {
            Expr::Not(inner) => *inner,
            any => Expr::Not(Box::new(any)),
        }));
        Ok(form)
    }

    /// Report that `wanted` is missing if the text ends at byte `start`.
    fn goes_on(&self, start: usize, wanted: &str) -> Result<()> {
        let end = Span::new(start, self.plain.len());
        if self.text(end).trim().is_empty() {
            Err(Error::expected(&[wanted], "", end))
        } else {
            Ok(())
        }
    }

    /// Parse the statements after byte `start`. Blanks replace the text before, so that spans refer to the whole text.
    fn from(&self, start: usize) -> Result<Claimed> {
        claim(&format!("{}{}", " ".repeat(start), &self.plain[start..]))
    }

    fn span(&self, from: usize, text: &str) -> Span {
        let at = from + self.plain[from..].find(text).unwrap_or(0);
        Span::new(at, at + text.len())
    }

    fn digits(&self, from: usize, text: &str) -> Result<u64> {
        let digits = text.trim();
        let most = crate::base::nimber::MAX_HEAP;
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Error::expected(&["number"], digits, self.span(from, digits)));
        }
        let number = digits.parse().ok().filter(|number| *number <= most);
        number.ok_or_else(|| Error::too_large(most, digits).at(self.span(from, digits)))
    }

    fn period(&self, end: usize) -> Result<Claim> {
        let lower = self.plain.to_ascii_lowercase();
        let mut rest = end;
        let (mut numbers, mut at) = ([0, 0, 0], 0);
        // Skip words such as "is" before the length.
        let skipped = |from: usize| {
            let mut text = self.plain[from..].trim_start();
            while let Some(behind) = OF_PERIOD.iter().find_map(|word| text.strip_prefix(word)) {
                text = behind.trim_start();
            }
            self.plain.len() - text.len()
        };
        if skipped(rest) < lower.len() {
            rest = skipped(rest);
        }
        // Read the number before the next keyword, and then the keyword.
        while rest < lower.len() {
            let next = [("from", 1), ("从", 1), ("自", 1), ("plus", 2), ("加", 2)]
                .iter()
                .filter_map(|(word, of)| {
                    lower[rest..].find(word).map(|i| (rest + i, word.len(), *of))
                })
                .min();
            let stop = next.map_or(lower.len(), |(i, ..)| i);
            numbers[at] = self.digits(rest, without_end(&self.plain[rest..stop]))?;
            let Some((i, length, of)) = next else { break };
            (rest, at) = (i + length, of);
            if rest == lower.len() {
                return Err(Error::expected(&["number"], "", Span::new(rest, rest)));
            }
        }
        let [length, from, saltus] = numbers;
        if length == 0 {
            let spot = Span::new(end, lower.len());
            return Err(Error::expected(&["number"], self.plain[end..].trim(), spot));
        }
        Ok(Claim::Period { length, from, saltus })
    }

    fn chain(&self, end: usize, then: usize) -> Result<Form> {
        let mut starts: Vec<u64> = Vec::new();
        for piece in self.plain[end..then].split(',') {
            starts.push(self.digits(end, piece)?);
        }
        let read = self.from(then + "then".len())?;
        let [Statement { said, conditions, span, .. }] = &read.statements[..] else {
            return Err(Error::expected(&["end"], "|", Span::new(then, self.plain.len())));
        };
        let ([next], []) = (&said[..], &conditions[..]) else {
            return Err(Error::expected(&["expression"], self.text(*span), *span));
        };
        let next = self.named(&read, next, &["z", "y"])?;
        if !starts.is_sorted() || starts.is_empty() {
            return Err(Error::expected(
                &["number"],
                self.plain[end..then].trim(),
                Span::new(end, then),
            ));
        }
        Ok(Form::new(Of::Lost, Shape::Chain { starts, next }))
    }

    fn text(&self, span: Span) -> &str {
        self.plain.get(span.start..span.end).unwrap_or("")
    }

    /// Replace the names in an expression by slots.
    fn named(&self, read: &Claimed, expr: &Expr, names: &[&str]) -> Result<Expr> {
        let mut unknown = None;
        let found = resolved(expr, &mut |mention| {
            let (name, span) = &read.names[mention];
            let slot = names.iter().position(|known| known.eq_ignore_ascii_case(name));
            if slot.is_none() {
                unknown.get_or_insert((name.clone(), *span));
            }
            slot.unwrap_or(0)
        });
        let Some((name, span)) = unknown else { return Ok(found) };
        let known: Vec<String> = names.iter().map(|name| (*name).to_string()).collect();
        let message = format!("expected one of {}, found {name}", known.join(", "));
        Err(Error::new(ErrorCode::UnknownName, message)
            .at(span)
            .with("found", name)
            .with("known", known))
    }

    fn own_names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }

    fn lost(&self, read: &Claimed) -> Result<Form> {
        let names = self.own_names();
        let mut conditions = Vec::new();
        for Statement { said, span, conditions: more, .. } in &read.statements {
            let ([condition], []) = (&said[..], &more[..]) else {
                return Err(Error::expected(&["condition"], self.text(*span), *span));
            };
            if let (Some(numbers), [_]) = (self.among(read, condition), &read.statements[..]) {
                return Ok(Form {
                    of: Of::Lost,
                    names: self.names.to_vec(),
                    shape: Shape::Among(numbers),
                });
            }
            if !is_condition(condition) {
                return Err(Error::expected(&["condition"], self.text(*span), *span));
            }
            conditions.push(self.named(read, condition, &names)?);
        }
        let shape = Shape::Conditions(conditions);
        Ok(Form { of: Of::Lost, names: self.names.to_vec(), shape })
    }

    /// Return the right side of a condition such as `n == k*k`, if k is a separate name and the right side is
    /// nondecreasing in k.
    fn among(&self, read: &Claimed, condition: &Expr) -> Option<Expr> {
        let Expr::Compare(first, rest) = condition else { return None };
        let ([(Compare::Equal, numbers)], Expr::Slot(mention)) = (&rest[..], &**first) else {
            return None;
        };
        let is_heap = |mention: usize| self.names.contains(&read.names[mention].0);
        let (mut free, mut bound) = (Vec::new(), false);
        numbers.slots(&mut |slot| {
            free.push(read.names[slot].0.clone());
            bound = bound || is_heap(slot);
        });
        let one = !free.is_empty() && free.iter().all(|name| *name == free[0]);
        let numbers = resolved(numbers, &mut |_| 0);
        let rises = crate::heaps::rule::formula::rises(&numbers);
        (self.names.len() == 1 && is_heap(*mention) && one && !bound && rises).then_some(numbers)
    }

    fn together(&self, read: &Claimed) -> Result<Claim> {
        let [Statement { said, tuple: true, conditions, .. }] = &read.statements[..] else {
            let spot = read.statements.first().map_or(Span::new(0, 0), |one| one.span);
            return Err(Error::expected(&["if"], self.text(spot), spot));
        };
        if self.names.len() > 1 || !conditions.is_empty() {
            return Err(Error::expected(&["if"], self.plain, Span::new(0, self.plain.len())));
        }
        let names = self.own_names();
        let heaps = said.iter().map(|heap| self.named(read, heap, &names));
        Ok(Claim::Together(heaps.collect::<Result<Vec<Expr>>>()?))
    }

    fn equations(&self, read: &Claimed) -> Result<Form> {
        let is_bare = |one: &Statement| match &one.said[..] {
            [said] => is_condition(said) && !is_equation(said) && one.conditions.is_empty(),
            _ => false,
        };
        if read.statements.iter().all(is_bare) {
            // The words of a condition have no spans of their own, so show the text.
            let said = self.plain.trim();
            return Err(Error::expected(&[&format!("lost if {said}")], said, self.span(0, said)));
        }
        let mut equations = Vec::new();
        let mut all = self.names.to_vec();
        let mut left = (Left::Any, all.clone());
        for Statement { said, conditions, span, .. } in &read.statements {
            let [said] = &said[..] else {
                return Err(Error::expected(&["expression"], self.text(*span), *span));
            };
            let value = match said {
                Expr::Compare(first, rest) => match (&**first, &rest[..]) {
                    (Expr::Call(Function::Own, heap), [(Compare::Equal, value)]) => {
                        left = self.left(read, heap, *span)?;
                        if left.0 == Left::Any {
                            all.clone_from(&left.1);
                        }
                        value
                    }
                    _ => return Err(Error::expected(&["expression"], self.text(*span), *span)),
                },
                said if is_condition(said) => {
                    return Err(Error::expected(&["expression"], self.text(*span), *span));
                }
                value => value,
            };
            let names: Vec<&str> = left.1.iter().map(String::as_str).collect();
            let when = conditions.iter().map(|condition| self.named(read, condition, &names));
            equations.push(Equation {
                left: left.0,
                value: self.named(read, value, &names)?,
                when: when.collect::<Result<Vec<Expr>>>()?,
            });
        }
        Ok(Form { of: Of::Values, names: all, shape: Shape::Equations(equations) })
    }

    /// Parse the left side of an equation, `n`, `7`, `2*m+1` or `x, y`, and return the names for the right side.
    fn left(&self, read: &Claimed, heap: &[Expr], span: Span) -> Result<(Left, Vec<String>)> {
        let wrong = || Error::expected(&["g(n)"], self.text(span), span);
        let name = |mention: usize| read.names[mention].0.clone();
        let names: Option<Vec<String>> = heap
            .iter()
            .map(|each| match each {
                Expr::Slot(mention) => Some(name(*mention)),
                _ => None,
            })
            .collect();
        if heap.len() != self.names.len() {
            return Err(wrong());
        }
        if let Some(names) = names {
            let distinct = names.iter().enumerate().all(|(i, name)| !names[..i].contains(name));
            return if distinct { Ok((Left::Any, names)) } else { Err(wrong()) };
        }
        let [heap] = heap else { return Err(wrong()) };
        if let Expr::Number(n) = heap {
            return Ok((Left::Number(*n), self.names.to_vec()));
        }
        let mut mentioned = Vec::new();
        heap.slots(&mut |mention| mentioned.push(name(mention)));
        let line = resolved(heap, &mut |_| 0);
        let at = |m: i64| worth(&line, &[m]);
        let (Some(rest), Some(one), [m]) = (at(0), at(1), &mentioned[..]) else {
            return Err(wrong());
        };
        let base = one - rest;
        let straight = (2..40).all(|m| at(m) == Some(rest + m * base));
        if !straight || base < 1 || !(0..base).contains(&rest) {
            return Err(wrong());
        }
        let left = Left::Class { base: base.unsigned_abs(), rest: rest.unsigned_abs() };
        Ok((left, vec![m.clone()]))
    }
}

/// Return whether an expression has the value of a heap on its left side, as in `g(n) = n`.
fn is_equation(expr: &Expr) -> bool {
    matches!(expr, Expr::Compare(first, _) if matches!(&**first, Expr::Call(Function::Own, _)))
}

fn is_condition(expr: &Expr) -> bool {
    matches!(
        expr,
        Expr::Compare(..)
            | Expr::Not(_)
            | Expr::And(_)
            | Expr::Or(_)
            | Expr::Call(Function::Prime, _)
    )
}

/// Replace each mention of a name in an expression by a slot.
fn resolved(expr: &Expr, slot: &mut dyn FnMut(usize) -> usize) -> Expr {
    if let Expr::Slot(mention) = expr {
        return Expr::Slot(slot(*mention));
    }
    let mut out = expr.clone();
    out.inner_mut(&mut |inner| *inner = resolved(inner, slot));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_what_is_missing_or_the_word_that_does_not_fit() {
        for (claim, expects, found, at) in [
            ("lost", "if", "", [4, 4]),
            ("lost if", "condition", "", [7, 7]),
            ("lost if n %", "expression", "", [11, 11]),
            ("g(n) = n if", "condition", "", [11, 11]),
            ("lost if n is happy", "a multiple of 3", "happy", [13, 18]),
            ("lost if n is  not nice | n == 1", "divisible by 3", "not nice", [14, 22]),
            ("lost if n is", "even", "", [12, 12]),
            ("必败 当 n 是好数", "3的倍数", "好数", [8, 10]),
            ("n is even", "lost if n is even", "n is even", [0, 9]),
            ("lost if n evenly", "end", "evenly", [10, 16]),
        ] {
            let error = read(claim, &["n".to_string()]).expect_err(claim);
            let span = error.span.map(|span| [span.start, span.end]);
            assert_eq!(span, Some(at), "{claim}: {error}");
            let message = error.message;
            let found = if found.is_empty() { "the end" } else { found };
            assert!(message.ends_with(&format!("found {found}")), "{claim}: {message}");
            assert!(message.contains(expects), "{claim}: {message}");
        }
    }
}
