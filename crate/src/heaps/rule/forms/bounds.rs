//! Comparisons that define the range of a name, such as `1 <= k <= n/2`, `0 < i < j < n`, `k >= 1 and k <= 3` or `d |
//! n`.

use super::clauses::Part;
use super::values::Bound;
use super::{MOST, Text, deeper, made, moved, span, two_readings};
use crate::base::error::{Result, Span};
use crate::base::sort::sort;
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};
use crate::heaps::rule::tree::{Compare, Operator};

/// The limit of the comparisons in a chain that may define ranges of names: a chain must have fewer.
const MOST_IN_CHAIN: usize = 16;

/// A lower or an upper bound of a name.
struct Half {
    at: usize,
    name: Token,
    /// Whether the bound is a lower bound.
    lower: bool,
    strict: bool,
    value: Vec<Token>,
}

impl Text<'_> {
    fn is_known(&self, names: &[Token], name: Token) -> bool {
        names.iter().any(|known| self.same(*known, name))
    }

    /// Replace comparisons that define the range of a name by bindings of that name.
    pub(super) fn bounds(
        &self,
        parts: Vec<(Token, Part)>,
        names: &mut Vec<Token>,
    ) -> Result<Vec<(Token, Part)>> {
        let mut out: Vec<(Token, Part)> = Vec::new();
        let mut halves: Vec<Half> = Vec::new();
        for (sign, part) in parts {
            let Part::Condition(tokens) = part else {
                out.push((sign, part));
                continue;
            };
            let each = conjuncts(&tokens);
            let unknown =
                |token: &Token| token.lexeme == Lexeme::Name && !self.is_known(names, *token);
            if !tokens.iter().any(unknown) || each.iter().any(|one| one.is_empty()) {
                out.push((sign, Part::Condition(tokens)));
                continue;
            }
            let (before, known) = (out.len(), halves.len());
            let mut bound = false;
            for (i, one) in each.into_iter().enumerate() {
                let sign = if i == 0 { sign } else { made(Lexeme::Comma, span(one).start) };
                if let Some(found) = self.chain(one, names)? {
                    out.extend(found.into_iter().map(|part| (sign, part)));
                    bound = true;
                } else if let Some(divisor) = self.divisor(one, names) {
                    out.push((sign, Part::Binding(divisor)));
                    bound = true;
                } else {
                    let found = half(one).filter(|half| !self.is_known(names, half.name));
                    if let Some(half) = found.filter(|_| halves.len() < MOST) {
                        halves.push(Half { at: out.len(), ..half });
                    }
                    out.push((sign, Part::Condition(one.to_vec())));
                }
            }
            if !bound && halves.len() == known {
                out.truncate(before);
                out.push((sign, Part::Condition(tokens)));
            }
        }
        self.joined(&mut out, halves, names)?;
        Ok(out)
    }

    /// Read `d | n` as the range 1..n of the name d with a condition. Return `None` for other tokens, and if d has a
    /// value already.
    fn divisor(&self, tokens: &[Token], names: &mut Vec<Token>) -> Option<Bound> {
        let [name, Token { lexeme: Lexeme::Divides, .. }, whole @ ..] = tokens else { return None };
        if name.lexeme != Lexeme::Name || self.is_known(names, *name) || whole.is_empty() {
            return None;
        }
        let low = [made(Lexeme::Number(Some(1)), name.start), made(Lexeme::Dots, name.end)];
        let condition = Some(super::conditions::divides(&[*name], whole));
        names.push(*name);
        Some(Bound { name: *name, values: [&low, whole].concat(), condition, lone: false })
    }

    /// Join each lower bound with an upper bound of the same name to one binding.
    fn joined(
        &self,
        out: &mut Vec<(Token, Part)>,
        mut halves: Vec<Half>,
        names: &mut Vec<Token>,
    ) -> Result<()> {
        let mut gone = Vec::new();
        while !halves.is_empty() {
            let first = halves.remove(0);
            let other = halves
                .iter()
                .position(|half| half.lower != first.lower && self.same(half.name, first.name));
            let Some(other) = other else { continue };
            let second = halves.remove(other);
            let at = first.at.max(second.at);
            gone.push(first.at.min(second.at));
            let name = first.name;
            let whole = match &out[at].1 {
                Part::Condition(tokens) => span(tokens),
                _ => span(&[name]),
            };
            let (low, high) = if first.lower { (first, second) } else { (second, first) };
            let value = |half: &Half| (half.value.clone(), half.strict);
            let values = self.range_between(name, value(&low), value(&high), whole)?;
            names.push(name);
            let bound = Bound { name, values, condition: None, lone: false };
            out[at].1 = Part::Binding(bound);
        }
        sort(&mut gone);
        for at in gone.into_iter().rev() {
            out.remove(at);
        }
        Ok(())
    }

    /// Return the tokens of the range of a name between two values. A missing value has no tokens.
    fn range_between(
        &self,
        name: Token,
        (low, above): (Vec<Token>, bool),
        (high, below): (Vec<Token>, bool),
        whole: Span,
    ) -> Result<Vec<Token>> {
        let divides = |value: &[Token]| self.is_quotient(value);
        let (odd_low, odd_high) = (!above && divides(&low), below && divides(&high));
        if odd_low || odd_high {
            // Report both readings of a fraction: k < n/2 may compare with the exact half, or with the quotient rounded
            // down.
            let text = |tokens: &[Token]| {
                let spot = span(tokens);
                self.plain.get(spot.start..spot.end).unwrap_or("").to_string()
            };
            let ceil = |value: &[Token], yes: bool| match yes {
                true => format!("ceil({})", text(value)),
                false => text(value),
            };
            let reading = |up: bool| {
                let low = ceil(&low, odd_low && up) + if above { "+1" } else { "" };
                let high = ceil(&high, odd_high && up) + if below { "-1" } else { "" };
                format!("{} in {low}..{high}", self.of(name))
            };
            return Err(two_readings(self.plain, whole, [reading(true), reading(false)]));
        }
        let low = if above { moved(&low, true) } else { low };
        let high = if below { moved(&high, false) } else { high };
        let dots = made(Lexeme::Dots, span(&low).end);
        Ok([&low[..], &[dots], &high].concat())
    }

    /// Return whether a value has a division sign that may mean an exact or a rounded division.
    fn is_quotient(&self, value: &[Token]) -> bool {
        let mut depth = 0;
        value.iter().any(|token| {
            depth = deeper(depth, token.lexeme);
            depth == 0
                && token.lexeme == Lexeme::Operator(Operator::Divide)
                && self.of(*token) != "//"
        })
    }

    /// Read a chain such as `1 <= k <= n` or `0 < i < j < n` as ranges of the names that have no values yet.
    /// Comparisons without such a name become conditions. Return `None` if the tokens are no such chain.
    fn chain(&self, tokens: &[Token], names: &mut Vec<Token>) -> Result<Option<Vec<Part>>> {
        let Some((mut values, mut signs)) =
            compared(tokens).filter(|(_, signs)| (2..MOST_IN_CHAIN).contains(&signs.len()))
        else {
            return Ok(None);
        };
        let is = |wanted: [Compare; 2]| signs.iter().all(|sign| wanted.contains(sign));
        if is([Compare::Above, Compare::AtLeast]) {
            values.reverse();
            signs.reverse();
        } else if !is([Compare::Below, Compare::AtMost]) {
            return Ok(None);
        }
        let strict: Vec<bool> =
            signs.iter().map(|sign| matches!(sign, Compare::Below | Compare::Above)).collect();
        let last = values.len() - 1;
        let unknown = |value: &[Token]| match value {
            [name] if name.lexeme == Lexeme::Name => !self.is_known(names, *name),
            _ => false,
        };
        let fresh: Vec<bool> =
            (0..=last).map(|i| 0 < i && i < last && unknown(values[i])).collect();
        if !fresh.contains(&true) || values.iter().any(|value| value.is_empty()) {
            return Ok(None);
        }
        let mut parts = Vec::new();
        for i in (1..last).filter(|i| fresh[*i]) {
            let end = (i + 1..=last).find(|j| !fresh[*j]).unwrap_or(last);
            let mut high = values[end].to_vec();
            // Each strict sign after the sign next to k lowers the upper bound of k by 1.
            for _ in strict[i + 1..end].iter().filter(|strict| **strict) {
                high = moved(&high, false);
            }
            let name = values[i][0];
            let low = (values[i - 1].to_vec(), strict[i - 1]);
            let values = self.range_between(name, low, (high, strict[i]), span(tokens))?;
            parts.push(Part::Binding(Bound { name, values, condition: None, lone: false }));
            names.push(name);
        }
        for i in (0..last).filter(|i| !fresh[*i] && !fresh[i + 1]) {
            let sign = if strict[i] { Compare::Below } else { Compare::AtMost };
            let sign = made(Lexeme::Compare(sign), span(values[i]).end);
            parts.push(Part::Condition([values[i], &[sign], values[i + 1]].concat()));
        }
        Ok(Some(parts))
    }
}

/// Split a text at the top-level `and`. Return the whole text if it has a top-level `or`.
fn conjuncts(tokens: &[Token]) -> Vec<&[Token]> {
    let mut depth = 0;
    let mut top = |token: &Token, word: Keyword| {
        depth = deeper(depth, token.lexeme);
        depth == 0 && token.lexeme == Lexeme::Word(word)
    };
    if tokens.iter().any(|token| top(token, Keyword::Or)) {
        return vec![tokens];
    }
    depth = 0;
    tokens
        .split(|token| {
            depth = deeper(depth, token.lexeme);
            depth == 0 && token.lexeme == Lexeme::Word(Keyword::And)
        })
        .collect()
}

/// Return the sides of a chain of comparisons and their signs. Return `None` if the text has words or other signs of
/// conditions.
fn compared(tokens: &[Token]) -> Option<(Vec<&[Token]>, Vec<Compare>)> {
    let mut depth = 0;
    let mut signs = Vec::new();
    let sides = tokens
        .split(|token| {
            depth = deeper(depth, token.lexeme);
            match token.lexeme {
                Lexeme::Compare(sign) if depth == 0 => {
                    signs.push(sign);
                    true
                }
                _ => false,
            }
        })
        .collect();
    let plain =
        |token: &Token| !matches!(token.lexeme, Lexeme::Word(_) | Lexeme::Is | Lexeme::Divides);
    tokens.iter().all(plain).then_some((sides, signs))
}

/// Read a single comparison such as `k <= n` or `1 <= k` as a bound of the name on one side, the left one if both sides
/// are names. Return `None` for any other tokens.
fn half(tokens: &[Token]) -> Option<Half> {
    let (sides, signs) = compared(tokens)?;
    let ([a, b], [sign]) = (&sides[..], &signs[..]) else { return None };
    let strict = matches!(sign, Compare::Below | Compare::Above);
    let below = match sign {
        Compare::Below | Compare::AtMost => true,
        Compare::Above | Compare::AtLeast => false,
        _ => return None,
    };
    let name = |side: &[Token]| match side {
        [name] if name.lexeme == Lexeme::Name => Some(*name),
        _ => None,
    };
    let found = |name, lower, value: &[Token]| {
        (!value.is_empty()).then(|| Half { at: 0, name, lower, strict, value: value.to_vec() })
    };
    match (name(a), name(b)) {
        (Some(name), None) => found(name, !below, b),
        (_, Some(_)) if name(a).is_some() => found(name(a)?, !below, b),
        (None, Some(name)) => found(name, below, a),
        _ => None,
    }
}
