//! The values of a name in various notations: `1..n`, `{1, 3}`, `[1, 2]`, `range(1, n)`, `1 to n`, `1, 2, …, n`.

use super::{Text, closed, deeper, made, moved, span, two_readings};
use crate::base::error::Result;
use crate::heaps::rule::lex::{Keyword, Lexeme, Token};
use crate::heaps::rule::tree::{Compare, Operator};

/// A name with the tokens of its values, and an additional condition.
pub(super) struct Bound {
    pub(super) name: Token,
    pub(super) values: Vec<Token>,
    pub(super) condition: Option<Vec<Token>>,
    /// Whether the values are a single number so far, not a range or a set.
    pub(super) lone: bool,
}

/// Split tokens at the commas outside of brackets.
pub(super) fn split(tokens: &[Token]) -> Vec<&[Token]> {
    let mut depth = 0;
    let parts = tokens.split(|token| {
        depth = deeper(depth, token.lexeme);
        depth == 0 && token.lexeme == Lexeme::Comma
    });
    parts.collect()
}

fn position(tokens: &[Token], is: impl Fn(Token) -> bool) -> Option<usize> {
    let mut depth = 0;
    tokens.iter().position(|token| {
        let here = depth == 0 && is(*token);
        depth = deeper(depth, token.lexeme);
        here
    })
}

/// Return the tokens inside a pair of brackets that encloses all tokens, or `None` if there is no such pair.
fn inside(tokens: &[Token], open: Lexeme) -> Option<&[Token]> {
    let [first, inside @ .., last] = tokens else { return None };
    let mut depth = 0;
    let whole = tokens[..tokens.len() - 1].iter().all(|token| {
        depth = deeper(depth, token.lexeme);
        depth > 0
    });
    (first.lexeme == open && whole && deeper(1, last.lexeme) == 0).then_some(inside)
}

impl Text<'_> {
    /// Read an item as a binding: `k in …` or `k from …`; `k = …` if the item has several values or follows `for`; or
    /// `k 1..n` after `for`. Return `None` for any other item.
    pub(super) fn binding(&self, item: &[Token], after_for: bool) -> Result<Option<Bound>> {
        let [name, sign, values @ ..] = item else { return Ok(None) };
        if name.lexeme != Lexeme::Name {
            return Ok(None);
        }
        let named = match sign.lexeme {
            Lexeme::Word(Keyword::In) => true,
            Lexeme::Compare(Compare::Equal) => {
                let several = position(values, |token| {
                    token.lexeme == Lexeme::Dots
                        || token.lexeme == Lexeme::OpenSet
                        || token.lexeme == Lexeme::OpenList
                        || self.is(token, "to")
                });
                after_for || several.is_some()
            }
            Lexeme::Name if self.is(*sign, "from") => true,
            // Accept a range without `in`, as in `for k 1..n`.
            _ => {
                let dots = values.iter().any(|token| token.lexeme == Lexeme::Dots);
                let whole = after_for && dots && super::begins_operand(sign.lexeme);
                return Ok(whole.then(|| Bound {
                    name: *name,
                    values: item[1..].to_vec(),
                    condition: None,
                    lone: false,
                }));
            }
        };
        if !named {
            return Ok(None);
        }
        let bound =
            |values: Vec<Token>| Bound { name: *name, values, condition: None, lone: false };
        if let [range, open, ..] = values
            && self.is(*range, "range")
            && open.lexeme == Lexeme::Open
            && let Some(arguments) = inside(&values[1..], Lexeme::Open)
        {
            return Ok(Some(self.range(*name, values, &split(arguments))));
        }
        if let Some(list) = inside(values, Lexeme::OpenList) {
            return self.list(values, list).map(bound).map(Some);
        }
        if let Some(to) =
            position(values, |token| token.lexeme == Lexeme::Name && self.is(token, "to"))
            && to > 0
        {
            let mut values = values.to_vec();
            values[to].lexeme = Lexeme::Dots;
            return Ok(Some(bound(values)));
        }
        let ranged =
            values.iter().any(|token| matches!(token.lexeme, Lexeme::Dots | Lexeme::OpenSet));
        let lone = sign.lexeme != Lexeme::Word(Keyword::In) && !ranged && !values.is_empty();
        Ok(Some(Bound { lone, ..bound(values.to_vec()) }))
    }

    /// Read a Python range, which excludes its end, as a range with its end included and a condition for the step.
    /// Leave other arguments as written.
    fn range(&self, name: Token, written: &[Token], arguments: &[&[Token]]) -> Bound {
        let at = span(written).start;
        let zero = [made(Lexeme::Number(Some(0)), at)];
        let (from, end, step) = match arguments {
            [end] => (&zero[..], *end, None),
            [from, end] => (*from, *end, None),
            [from, end, [step]] => (*from, *end, Some(*step)),
            _ => return Bound { name, values: written.to_vec(), condition: None, lone: false },
        };
        let whole = |step: &Token| matches!(step.lexeme, Lexeme::Number(Some(step)) if step > 0);
        if step.as_ref().is_some_and(|step| !whole(step)) || from.is_empty() || end.is_empty() {
            return Bound { name, values: written.to_vec(), condition: None, lone: false };
        }
        let values = [from, &[made(Lexeme::Dots, at)], &moved(end, false)].concat();
        // The condition for every `step`-th number from the first number on.
        let condition = step.filter(|step| step.lexeme != Lexeme::Number(Some(1))).map(|step| {
            let remainder = [made(Lexeme::Operator(Operator::Remainder), at), step];
            let equal = made(Lexeme::Compare(Compare::Equal), at);
            let rest = match (from, step.lexeme) {
                (
                    [Token { lexeme: Lexeme::Number(Some(from)), .. }],
                    Lexeme::Number(Some(step)),
                ) => {
                    vec![made(Lexeme::Number(Some(from % step)), at)]
                }
                _ => [&closed(from)[..], &remainder].concat(),
            };
            [&[name], &remainder[..], &[equal], &rest].concat()
        });
        Bound { name, values, condition, lone: false }
    }

    /// Read a list in square brackets as a set, or as a range if it contains dots. Report an error if the list may also
    /// be an interval.
    fn list(&self, written: &[Token], list: &[Token]) -> Result<Vec<Token>> {
        if position(list, |token| token.lexeme == Lexeme::Dots).is_some() && split(list).len() == 1
        {
            return Ok(list.to_vec());
        }
        if let [lo, hi] = split(list)[..] {
            let number = |tokens: &[Token]| match tokens {
                [Token { lexeme: Lexeme::Number(number), .. }] => *number,
                _ => None,
            };
            let next =
                number(lo).zip(number(hi)).is_some_and(|(lo, hi)| lo.checked_add(1) == Some(hi));
            if !next {
                let text = |tokens: &[Token]| {
                    let spot = span(tokens);
                    self.plain.get(spot.start..spot.end).unwrap_or("").to_string()
                };
                let readings = [
                    format!("{}..{}", text(lo), text(hi)),
                    format!("{{{}, {}}}", text(lo), text(hi)),
                ];
                return Err(two_readings(self.plain, span(written), readings));
            }
        }
        Ok(set(list))
    }

    /// Read a series such as `k = 1, 2, …, n` from its first item on. Return the tokens of the values and the number of
    /// further items used, or `None` if the items are no series.
    pub(super) fn series(
        &self,
        first: &[Token],
        items: &[&[Token]],
    ) -> Option<(Vec<Token>, usize)> {
        let number = |tokens: &[Token]| match tokens {
            [Token { lexeme: Lexeme::Number(number), .. }] => *number,
            _ => None,
        };
        let from = number(first)?;
        let more: Vec<u64> = items.iter().map_while(|item| number(item)).collect();
        let dots = |item: &&[Token]| matches!(item, [Token { lexeme: Lexeme::Dots, .. }]);
        let at = span(first).end;
        if items.get(more.len()).is_some_and(dots) {
            let last = items.get(more.len() + 1).filter(|last| !last.is_empty())?;
            let in_order = more.iter().zip(from + 1..).all(|(found, next)| *found == next);
            let values = [first, &[made(Lexeme::Dots, at)], last].concat();
            return in_order.then(|| (values, more.len() + 2));
        }
        if more.is_empty() {
            return None;
        }
        let mut all = first.to_vec();
        for item in &items[..more.len()] {
            all.push(made(Lexeme::Comma, span(item).start));
            all.extend_from_slice(item);
        }
        Some((set(&all), more.len()))
    }
}

/// Put elements in braces.
pub(super) fn set(elements: &[Token]) -> Vec<Token> {
    let spot = span(elements);
    let (open, close) = (made(Lexeme::OpenSet, spot.start), made(Lexeme::CloseSet, spot.end));
    [&[open], elements, &[close]].concat()
}
