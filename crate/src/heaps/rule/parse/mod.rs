//! The parser of rules, from tokens to a syntax tree. The combinators and the precedence climbing (Pratt 1973) are
//! those of the crate winnow.
//!
//! The parser records each token that it expected and did not find, and an error lists the expected tokens of the
//! furthest position. The grammar always decides by the next token, so the mistake is at this position.

mod bits;
#[cfg(feature = "lab")]
mod claim;
mod copies;
mod expression;
mod input;
mod operand;
mod rounding;
mod sets;

use winnow::combinator::{opt, preceded, separated};
use winnow::error::EmptyError;
use winnow::stream::{Stateful, Stream as _, TokenSlice};
use winnow::{Parser, Result as Parsed};

use super::forms::forms;
use super::lex::{Keyword, Lexeme, Token, lex};
use super::tree::{Alternative, Compare, Expr, Loop, Tree};
use crate::base::error::{Error, ErrorCode, Result, Span};
#[cfg(feature = "lab")]
pub(super) use claim::claim;
use copies::counted;
use expression::{condition, node};
use input::{Input, State, end, fatal, is, missed, syntax, text, token, word};
use operand::{OperandKind, Pieces, mistyped};

/// The most ranges of an alternative, and the most numbers in its option as written.
pub(super) const MAX_NAMES: usize = 12;

/// The most alternatives to which one alternative with sets may expand.
const MAX_SETS: usize = 256;

/// The most numbers that a position may have.
pub(super) const MAX_NUMBERS: usize = 6;

/// Read a rule for one heap, or for a position of several numbers if `several` is set.
///
/// # Errors
/// `expected-syntax`, `two-readings`, `unknown-name`, `name-taken`, `number-too-large`, `too-deep`, `too-many`; spans
/// are bytes of the plain text.
pub(super) fn parse(plain: &str, several: bool) -> Result<Tree> {
    let mut lexed = lex(plain);
    let is_open = close_set(plain, &mut lexed);
    let tokens = forms(plain, lexed)?;
    let state = State::new(plain, tokens.len());
    let mut input = Stateful { input: TokenSlice::new(&tokens), state: &state };
    let head = if several { numbers } else { heap };
    let read = head(&mut input).and_then(|names| {
        let of = several.then_some(names.len());
        let each = |input: &mut Input<'_>| alternative(input, of);
        let read = separated(1.., each, is("|", Lexeme::Bar)).parse_next(&mut input)?;
        end(&mut input).map(|()| (names, read))
    });
    // Resolve names only after a complete parse, so that a syntax error in a clause is reported before a name that the
    // clause would define.
    let tree = read.and_then(|(names, read): (Vec<String>, Read)| {
        let resolved = read
            .into_iter()
            .flat_map(sets::spread)
            .map(|(found, bindings)| resolve(&input, &names, found, bindings));
        let alternatives = resolved.collect::<Parsed<Vec<Alternative>, EmptyError>>()?;
        Ok(Tree { names, alternatives })
    });
    if let Some(fatal) = state.fatal.take() {
        return Err(fatal);
    }
    let tree = tree.map_err(|EmptyError| state.error(&tokens))?;
    // Report any other mistake in the set first.
    if is_open { Err(syntax(&state, state.end(), &["}"])) } else { Ok(tree) }
}

/// Close a set of options that the text leaves open, such as `{n-1 : n > 2`, so that the options are read and the
/// missing brace is the only mistake. Return whether the set was closed: it must be the only open one, and must follow
/// an arrow or a bar.
fn close_set(plain: &str, tokens: &mut Vec<Token>) -> bool {
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token.lexeme {
            Lexeme::OpenSet => open.push(at),
            Lexeme::CloseSet => _ = open.pop(),
            _ => {}
        }
    }
    let is_first = |at: usize| {
        let before = tokens[..at].iter().rev().find(|token| token.lexeme != Lexeme::Line);
        before.is_some_and(|before| {
            let lexeme = before.lexeme;
            matches!(lexeme, Lexeme::Arrow | Lexeme::Bar | Lexeme::Compare(Compare::Above))
        })
    };
    let is_open = matches!(open[..], [at] if is_first(at));
    if is_open {
        let end = plain.trim_end().len();
        tokens.push(Token { lexeme: Lexeme::CloseSet, start: end, end });
    }
    is_open
}

type Binding = (Token, sets::Values);

type Read = Vec<(Alternative, Vec<Binding>)>;

/// Parse the head `n ->`.
fn heap(input: &mut Input<'_>) -> Parsed<Vec<String>, EmptyError> {
    let named = |found| matches!(found, Lexeme::Name).then_some(());
    let at = input.peek_token().copied();
    if at.is_some_and(|t| t.lexeme == Lexeme::Name && !text(input, t).eq_ignore_ascii_case("n")) {
        return missed(input, "n");
    }
    token("n", named).parse_next(input)?;
    arrow(input).map(|()| vec!["n".to_string()])
}

/// Parse the names of a position and the arrow, such as `(a, b) ->`, with two to six names.
fn numbers(input: &mut Input<'_>) -> Parsed<Vec<String>, EmptyError> {
    let named = |found| matches!(found, Lexeme::Name).then_some(());
    is("(", Lexeme::Open).parse_next(input)?;
    let mut names: Vec<String> = Vec::new();
    loop {
        let ((), name) = token("name", named).parse_next(input)?;
        let text = text(input, name).to_ascii_lowercase();
        if names.contains(&text) {
            return fatal(input, taken(name, text));
        }
        names.push(text);
        if names.len() == MAX_NUMBERS {
            is(")", Lexeme::Close).parse_next(input)?;
            break;
        }
        let next = |found| match found {
            Lexeme::Comma => Some(true),
            Lexeme::Close if names.len() > 1 => Some(false),
            _ => None,
        };
        let (more, _) = token(",", next).parse_next(input)?;
        if !more {
            break;
        }
    }
    arrow(input).map(|()| names)
}

fn arrow(input: &mut Input<'_>) -> Parsed<(), EmptyError> {
    let arrow =
        |found| matches!(found, Lexeme::Arrow | Lexeme::Compare(Compare::Above)).then_some(());
    token("->", arrow).void().parse_next(input)
}

/// Parse an option with its names and conditions. If a position has `of` numbers, the option consists of one or more
/// pieces of `of` numbers.
fn alternative(
    input: &mut Input<'_>,
    of: Option<usize>,
) -> Parsed<(Alternative, Vec<Binding>), EmptyError> {
    let option = node(input)?;
    let span = option.span;
    let option = counted(input, option);
    let bindings =
        preceded(word("for", Keyword::For), separated(1.., binding, is(",", Lexeme::Comma)));
    let bindings: Vec<Binding> = opt(bindings).parse_next(input)?.unwrap_or_default();
    let conditions =
        preceded(word("if", Keyword::If), separated(1.., condition, is(",", Lexeme::Comma)));
    let conditions: Vec<Expr> = opt(conditions).parse_next(input)?.unwrap_or_default();
    let pieces = match option {
        OperandKind::Tuples(pieces) => pieces,
        OperandKind::Number(part) => vec![Pieces { parts: vec![part], copies: None }],
        OperandKind::Condition(_) => return mistyped(input, span, "expression"),
    };
    let fits = |piece: &Pieces, of: usize| piece.parts.len() == of && piece.copies.is_none();
    if let Some(of) = of.filter(|of| !pieces.iter().all(|piece| fits(piece, *of))) {
        let wanted = match of {
            2 => "two-numbers",
            3 => "three-numbers",
            _ => "all-numbers",
        };
        return mistyped(input, span, wanted);
    }
    let has_counts = pieces.iter().any(|each| each.copies.is_some());
    let (mut parts, mut copies) = (Vec::new(), Vec::new());
    for Pieces { parts: more, copies: count } in pieces {
        if has_counts {
            copies.extend(more.iter().map(|_| count.clone()));
        }
        parts.extend(more);
    }
    if parts.len().max(bindings.len()) > MAX_NAMES {
        return fatal(input, too_many(parts.len().max(bindings.len())).at(span));
    }
    let sets = bindings.iter().try_fold(1, |all: usize, (_, values)| all.checked_mul(values.len()));
    if sets.is_none_or(|all| all > MAX_SETS) {
        let error = too_many(sets.unwrap_or(usize::MAX)).with("limit", MAX_SETS);
        return fatal(input, error.at(span));
    }
    let end = input.previous_tokens().next().map_or(span.end, |token| token.end.max(span.end));
    let whole = Span::new(span.start, end);
    Ok((Alternative { parts, copies, loops: Vec::new(), conditions, span, whole }, bindings))
}

fn too_many(found: usize) -> Error {
    Error::new(ErrorCode::TooMany, format!("expected at most {MAX_NAMES}, found {found}"))
        .with("limit", MAX_NAMES)
        .with("found", found)
}

fn binding(input: &mut Input<'_>) -> Parsed<Binding, EmptyError> {
    let named = |found| matches!(found, Lexeme::Name).then_some(());
    let (((), name), _) = (token("name", named), word("in", Keyword::In)).parse_next(input)?;
    Ok((name, sets::values(input)?))
}

fn taken(name: Token, text: String) -> Error {
    Error::new(ErrorCode::NameTaken, format!("expected a new name, found {text}"))
        .at(Span::new(name.start, name.end))
        .with("found", text)
}

/// Replace each mention of a name by its slot, add the ranges of the names, and put each element of a set in place of
/// its name.
fn resolve(
    input: &Input<'_>,
    of: &[String],
    mut alternative: Alternative,
    bindings: Vec<Binding>,
) -> Parsed<Alternative, EmptyError> {
    let mut names = of.to_vec();
    let mut elements = Vec::new();
    for (name, values) in bindings {
        let (mut lo, mut hi) = values.range();
        rename(input, &names, &mut lo)?;
        if let Some(hi) = &mut hi {
            rename(input, &names, hi)?;
        }
        let text = text(input, name).to_ascii_lowercase();
        if names.contains(&text) {
            return fatal(input, taken(name, text));
        }
        names.push(text.clone());
        let slot = names.len() - 1;
        if hi.is_none() {
            elements.push((slot, lo.clone()));
        }
        let hi = hi.unwrap_or_else(|| lo.clone());
        alternative.loops.push(Loop { name: text, lo, hi });
    }
    alternative.exprs_mut().try_for_each(|expr| rename(input, &names, expr))?;
    for (slot, value) in elements.into_iter().rev() {
        sets::put(&mut alternative, slot, of.len(), &value);
    }
    Ok(alternative)
}

fn rename(input: &Input<'_>, names: &[String], expr: &mut Expr) -> Parsed<(), EmptyError> {
    if let Expr::Slot(mention) = expr {
        let token = input.state.mentioned.borrow()[*mention];
        let name = text(input, token);
        let known = names.iter().position(|known| known.eq_ignore_ascii_case(name));
        let Some(slot) = known else {
            return fatal(input, input.state.unknown(token, names.to_vec()));
        };
        *mention = slot;
        return Ok(());
    }
    let mut renamed = Ok(());
    expr.inner_mut(&mut |inner| {
        if renamed.is_ok() {
            renamed = rename(input, names, inner);
        }
    });
    renamed
}
