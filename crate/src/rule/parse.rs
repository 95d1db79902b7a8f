//! From tokens to a tree. The combinators and the precedence climbing (Pratt 1973) are winnow's.
//!
//! What was expected is told by the tokens themselves: each one that was looked for in vain is noted,
//! and those looked for at the furthest spot are what the error names. The grammar decides by its
//! next token everywhere, so that spot is the mistake.

use std::cell::{Cell, RefCell};

use winnow::combinator::{
    Infix, Postfix, Prefix, delimited, expression, fail, opt, preceded, separated,
};
use winnow::error::EmptyError;
use winnow::stream::{Stateful, Stream as _, TokenSlice};
use winnow::{Parser, Result as Parsed};

use super::lex::{Keyword, Lexeme, Token, lex};
use super::tree::{Alternative, Compare, Expr, Function, Loop, MAX_DEPTH, Operator, Tree};
use crate::error::{Code, Error, Result, Span};
use crate::nimber::MAX_HEAP;

/// How deep parentheses, functions and signs before an expression may nest.
const MAX_NESTING: usize = 40;

/// How many names an alternative may bind, and into how many heaps an option may break one.
pub(super) const MAX_NAMES: usize = 12;

/// What is known about the parse besides its place; a fatal error ends it.
#[derive(Debug)]
struct State<'t> {
    plain: &'t str,
    count: usize,
    furthest: Cell<usize>,
    expected: RefCell<Vec<&'static str>>,
    nesting: Cell<usize>,
    fatal: RefCell<Option<Error>>,
    /// Where names are mentioned; a slot counts them until the names are resolved.
    mentioned: RefCell<Vec<Token>>,
    /// Where a condition begins, to say so where it is missing.
    condition: Cell<usize>,
}

type Input<'t> = Stateful<TokenSlice<'t, Token>, &'t State<'t>>;

/// An expression while it is parsed.
#[derive(Debug)]
struct Node {
    what: What,
    span: Span,
    depth: u16,
    /// Whether it stands in parentheses.
    closed: bool,
}

#[derive(Debug)]
enum What {
    Number(Expr),
    Condition(Expr),
    Tuple(Vec<Expr>),
}

/// Read a rule.
///
/// # Errors
/// `expected-syntax`, `unknown-name`, `number-too-large`, `too-deep`, `too-many`; spans are bytes of
/// the plain text.
pub(super) fn parse(plain: &str) -> Result<Tree> {
    let tokens = lex(plain);
    let state = State {
        plain,
        count: tokens.len(),
        furthest: Cell::new(0),
        expected: RefCell::default(),
        nesting: Cell::new(0),
        fatal: RefCell::default(),
        mentioned: RefCell::default(),
        condition: Cell::new(usize::MAX),
    };
    let mut input = Stateful { input: TokenSlice::new(&tokens), state: &state };
    let read = rule(&mut input).and_then(|read| end(&mut input).map(|()| read));
    // Names are looked up last: one that is bound in a broken clause is not unknown.
    let tree = read.and_then(|read| {
        let resolved = read.into_iter().map(|(found, bindings)| resolve(&input, found, bindings));
        let alternatives = resolved.collect::<Parsed<Vec<Alternative>, EmptyError>>()?;
        Ok(Tree { alternatives })
    });
    if let Some(fatal) = state.fatal.take() {
        return Err(fatal);
    }
    tree.map_err(|EmptyError| {
        let spot = tokens.get(state.furthest.get()).map_or_else(
            || Span::new(plain.trim_end().len(), plain.len()),
            |token| Span::new(token.start, token.end),
        );
        syntax(&state, spot, &state.expected.borrow())
    })
}

fn syntax(state: &State<'_>, spot: Span, expected: &[&str]) -> Error {
    let found = state.plain.get(spot.start..spot.end).unwrap_or("").trim();
    let found_text = if found.is_empty() { "the end" } else { found };
    Error::new(
        Code::ExpectedSyntax,
        format!("expected {}, found {found_text}", expected.join(" or ")),
    )
    .at(spot)
    .with("expected", expected.iter().map(|name| (*name).to_string()).collect::<Vec<String>>())
    .with("found", found)
}

/// End the parse with `error`, unless an earlier one did.
fn fatal<T>(input: &Input<'_>, error: Error) -> Parsed<T, EmptyError> {
    input.state.fatal.borrow_mut().get_or_insert(error);
    Err(EmptyError)
}

fn too_deep(span: Span) -> Error {
    Error::new(Code::TooDeep, "this is nested too deeply").at(span)
}

/// Note that `name` was looked for here in vain.
fn missed<T>(input: &Input<'_>, name: &'static str) -> Parsed<T, EmptyError> {
    let at = input.state.count - input.eof_offset();
    let mut expected = input.state.expected.borrow_mut();
    if at > input.state.furthest.get() {
        input.state.furthest.set(at);
        expected.clear();
    }
    if at == input.state.furthest.get() && !expected.contains(&name) {
        expected.push(name);
    }
    Err(EmptyError)
}

/// The parser of a token for which `accept` has an answer.
fn token<'t, T>(
    name: &'static str,
    accept: impl Fn(Lexeme) -> Option<T>,
) -> impl Parser<Input<'t>, (T, Token), EmptyError> {
    move |input: &mut Input<'t>| {
        if input.state.fatal.borrow().is_some() {
            return Err(EmptyError);
        }
        let next = input.peek_token().copied();
        match next.and_then(|token| accept(token.lexeme).map(|found| (found, token))) {
            Some(found) => {
                input.next_token();
                Ok(found)
            }
            None => missed(input, name),
        }
    }
}

fn is<'t>(name: &'static str, lexeme: Lexeme) -> impl Parser<Input<'t>, Token, EmptyError> {
    token(name, move |found| (found == lexeme).then_some(())).map(|((), token)| token)
}

fn word<'t>(name: &'static str, word: Keyword) -> impl Parser<Input<'t>, Token, EmptyError> {
    is(name, Lexeme::Word(word))
}

fn end(input: &mut Input<'_>) -> Parsed<(), EmptyError> {
    if input.eof_offset() == 0 { Ok(()) } else { missed(input, "end") }
}

fn text<'t>(input: &Input<'t>, token: Token) -> &'t str {
    &input.state.plain[token.start..token.end]
}

/// A name and its range.
type Binding = (Token, Expr, Expr);

fn rule(input: &mut Input<'_>) -> Parsed<Vec<(Alternative, Vec<Binding>)>, EmptyError> {
    let named = |found| matches!(found, Lexeme::Name).then_some(());
    let at = input.peek_token().copied();
    if at.is_some_and(|t| t.lexeme == Lexeme::Name && !text(input, t).eq_ignore_ascii_case("n")) {
        return missed(input, "n");
    }
    let arrow =
        |found| matches!(found, Lexeme::Arrow | Lexeme::Compare(Compare::Above)).then_some(());
    (token("n", named), token("->", arrow)).void().parse_next(input)?;
    separated(1.., alternative, is("|", Lexeme::Bar)).parse_next(input)
}

fn alternative(input: &mut Input<'_>) -> Parsed<(Alternative, Vec<Binding>), EmptyError> {
    let option = node(input)?;
    let span = option.span;
    let bindings =
        preceded(word("for", Keyword::For), separated(1.., binding, is(",", Lexeme::Comma)));
    let bindings: Vec<(Token, Expr, Expr)> = opt(bindings).parse_next(input)?.unwrap_or_default();
    let conditions =
        preceded(word("if", Keyword::If), separated(1.., condition, is(",", Lexeme::Comma)));
    let conditions: Vec<Expr> = opt(conditions).parse_next(input)?.unwrap_or_default();
    let parts = match option.what {
        What::Tuple(parts) => parts,
        What::Number(part) => vec![part],
        What::Condition(_) => return mistyped(input, span, "expression"),
    };
    if parts.len().max(bindings.len()) > MAX_NAMES {
        return fatal(input, too_many(parts.len().max(bindings.len())).at(span));
    }
    let end = input.previous_tokens().next().map_or(span.end, |token| token.end);
    let whole = Span::new(span.start, end);
    Ok((Alternative { parts, loops: Vec::new(), conditions, span, whole }, bindings))
}

fn too_many(found: usize) -> Error {
    Error::new(Code::TooMany, format!("expected at most {MAX_NAMES}, found {found}"))
        .with("limit", MAX_NAMES)
        .with("found", found)
}

fn binding(input: &mut Input<'_>) -> Parsed<Binding, EmptyError> {
    let named = |found| matches!(found, Lexeme::Name).then_some(());
    let (((), name), _) = (token("name", named), word("in", Keyword::In)).parse_next(input)?;
    let lo = number(input)?;
    is("..", Lexeme::Dots).parse_next(input)?;
    Ok((name, lo, number(input)?))
}

fn mistyped<T>(input: &Input<'_>, span: Span, expected: &'static str) -> Parsed<T, EmptyError> {
    fatal(input, syntax(input.state, span, &[expected]))
}

/// An expression that is a number.
fn number(input: &mut Input<'_>) -> Parsed<Expr, EmptyError> {
    let node = node(input)?;
    as_number(input, node).map(|(expr, _)| expr)
}

fn as_number(input: &Input<'_>, node: Node) -> Parsed<(Expr, u16), EmptyError> {
    match node.what {
        What::Number(expr) => Ok((expr, node.depth)),
        _ => mistyped(input, node.span, "expression"),
    }
}

fn as_condition(input: &Input<'_>, node: Node) -> Parsed<(Expr, u16), EmptyError> {
    match node.what {
        What::Condition(expr) => Ok((expr, node.depth)),
        _ => mistyped(input, node.span, "condition"),
    }
}

fn condition(input: &mut Input<'_>) -> Parsed<Expr, EmptyError> {
    input.state.condition.set(input.state.count - input.eof_offset());
    let node = node(input)?;
    as_condition(input, node).map(|(expr, _)| expr)
}

/// Anything that operators make: a number, a condition or a tuple.
fn node(input: &mut Input<'_>) -> Parsed<Node, EmptyError> {
    expression(operand)
        .prefix(prefix)
        .infix(infix)
        .postfix(fail::<Input<'_>, Postfix<Input<'_>, Node, EmptyError>, EmptyError>)
        .parse_next(input)
}

fn deeper(input: &Input<'_>, span: Span) -> Parsed<(), EmptyError> {
    input.state.nesting.set(input.state.nesting.get() + 1);
    if input.state.nesting.get() > MAX_NESTING { fatal(input, too_deep(span)) } else { Ok(()) }
}

fn shallower(input: &Input<'_>) {
    input.state.nesting.set(input.state.nesting.get().saturating_sub(1));
}

fn operand(input: &mut Input<'_>) -> Parsed<Node, EmptyError> {
    let Some(token) = input.peek_token().copied() else {
        return missing_operand(input);
    };
    let span = Span::new(token.start, token.end);
    let atom = |expr| Node { what: What::Number(expr), span, depth: 1, closed: false };
    match token.lexeme {
        Lexeme::Number(Some(value)) => {
            input.next_token();
            Ok(atom(Expr::Number(value)))
        }
        Lexeme::Number(None) => {
            let found = text(input, token);
            let error = Error::new(
                Code::NumberTooLarge,
                format!("expected a number up to {MAX_HEAP}, found {found}"),
            );
            fatal(input, error.at(span).with("limit", MAX_HEAP).with("found", found))
        }
        Lexeme::Name => {
            input.next_token();
            let mut mentioned = input.state.mentioned.borrow_mut();
            mentioned.push(token);
            Ok(atom(Expr::Slot(mentioned.len() - 1)))
        }
        Lexeme::Open => {
            deeper(input, span)?;
            let inside = group(input)?;
            shallower(input);
            Ok(inside)
        }
        Lexeme::Function(function) => {
            deeper(input, span)?;
            input.next_token();
            let call = call(input, function, token)?;
            shallower(input);
            Ok(call)
        }
        // Signs before an operand are looked for next.
        Lexeme::Operator(Operator::Subtract) | Lexeme::Word(Keyword::Not) => Err(EmptyError),
        _ => missing_operand(input),
    }
}

fn missing_operand<T>(input: &Input<'_>) -> Parsed<T, EmptyError> {
    let at = input.state.count - input.eof_offset();
    let logical = |token: &Token| {
        matches!(token.lexeme, Lexeme::Word(Keyword::And | Keyword::Or | Keyword::Not))
    };
    let condition =
        at == input.state.condition.get() || input.previous_tokens().next().is_some_and(logical);
    missed(input, if condition { "condition" } else { "expression" })
}

/// `(a)`, or a tuple `(a, b, …)`.
fn group(input: &mut Input<'_>) -> Parsed<Node, EmptyError> {
    let (open, mut nodes, close): (Token, Vec<Node>, Token) = (
        is("(", Lexeme::Open),
        separated(1.., node, is(",", Lexeme::Comma)),
        is(")", Lexeme::Close),
    )
        .parse_next(input)?;
    let span = Span::new(open.start, close.end);
    if nodes.len() > 1 {
        let parts = nodes.into_iter().map(|node| as_number(input, node).map(|(expr, _)| expr));
        let parts = parts.collect::<Parsed<Vec<Expr>, EmptyError>>()?;
        return Ok(Node { what: What::Tuple(parts), span, depth: 1, closed: true });
    }
    match nodes.pop() {
        Some(Node { what: What::Tuple(_), span, .. }) => mistyped(input, span, "expression"),
        Some(node) => Ok(Node { span, closed: true, ..node }),
        None => Err(EmptyError),
    }
}

fn call(input: &mut Input<'_>, function: Function, name: Token) -> Parsed<Node, EmptyError> {
    let (arguments, close): (Vec<Node>, Token) = (
        delimited(
            is("(", Lexeme::Open),
            separated(1.., node, is(",", Lexeme::Comma)),
            winnow::combinator::empty,
        ),
        is(")", Lexeme::Close),
    )
        .parse_next(input)?;
    let (least, most) = function.arity();
    let close_span = Span::new(close.start, close.end);
    if arguments.len() < least {
        return fatal(input, syntax(input.state, close_span, &[","]));
    }
    if arguments.len() > most {
        return fatal(input, syntax(input.state, arguments[most].span, &[")"]));
    }
    let mut depth = 0;
    let mut inside = Vec::with_capacity(arguments.len());
    for node in arguments {
        let (expr, deep) = as_number(input, node)?;
        depth = depth.max(deep);
        inside.push(expr);
    }
    let call = Expr::Call(function, inside);
    let what = if function == Function::Prime { What::Condition(call) } else { What::Number(call) };
    made(input, what, Span::new(name.start, close.end), depth)
}

fn made(input: &Input<'_>, what: What, span: Span, depth: u16) -> Parsed<Node, EmptyError> {
    if depth >= MAX_DEPTH {
        return fatal(input, too_deep(span));
    }
    Ok(Node { what, span, depth: depth + 1, closed: false })
}

fn prefix<'t>(input: &mut Input<'t>) -> Parsed<Prefix<Input<'t>, Node, EmptyError>, EmptyError> {
    let Some(token) = input.peek_token().copied() else { return Err(EmptyError) };
    let prefix = match token.lexeme {
        Lexeme::Operator(Operator::Subtract) => Prefix(13, |input: &mut Input<'t>, inner: Node| {
            shallower(input);
            let span = inner.span;
            let (expr, depth) = as_number(input, inner)?;
            made(input, What::Number(Expr::Negate(Box::new(expr))), span, depth)
        }),
        Lexeme::Word(Keyword::Not) => Prefix(5, |input: &mut Input<'t>, inner: Node| {
            shallower(input);
            let span = inner.span;
            let (expr, depth) = as_condition(input, inner)?;
            made(input, What::Condition(Expr::Not(Box::new(expr))), span, depth)
        }),
        _ => return Err(EmptyError),
    };
    deeper(input, Span::new(token.start, token.end))?;
    input.next_token();
    Ok(prefix)
}

type Fold<'t> = fn(&mut Input<'t>, Node, Node) -> Parsed<Node, EmptyError>;

fn infix<'t>(input: &mut Input<'t>) -> Parsed<Infix<Input<'t>, Node, EmptyError>, EmptyError> {
    use Operator::{Add, Divide, Multiply, Remainder, Subtract};
    let sign = |lexeme| -> Option<(i64, Fold<'t>)> {
        Some(match lexeme {
            Lexeme::Word(Keyword::Or) => (1, |i, a, b| logical(i, false, a, b)),
            Lexeme::Word(Keyword::And) => (3, |i, a, b| logical(i, true, a, b)),
            Lexeme::Compare(compare) => (
                7,
                match compare {
                    Compare::Equal => |i, a, b| compared(i, Compare::Equal, a, b),
                    Compare::Unequal => |i, a, b| compared(i, Compare::Unequal, a, b),
                    Compare::Below => |i, a, b| compared(i, Compare::Below, a, b),
                    Compare::AtMost => |i, a, b| compared(i, Compare::AtMost, a, b),
                    Compare::Above => |i, a, b| compared(i, Compare::Above, a, b),
                    Compare::AtLeast => |i, a, b| compared(i, Compare::AtLeast, a, b),
                },
            ),
            Lexeme::Operator(Add) => (9, |i, a, b| arithmetic(i, Add, a, b)),
            Lexeme::Operator(Subtract) => (9, |i, a, b| arithmetic(i, Subtract, a, b)),
            Lexeme::Operator(Multiply) => (11, |i, a, b| arithmetic(i, Multiply, a, b)),
            Lexeme::Operator(Divide) => (11, |i, a, b| arithmetic(i, Divide, a, b)),
            Lexeme::Operator(Remainder) => (11, |i, a, b| arithmetic(i, Remainder, a, b)),
            _ => return None,
        })
    };
    let ((power, fold), _) = token("operator", sign).parse_next(input)?;
    Ok(Infix::Left(power, fold))
}

fn arithmetic(
    input: &mut Input<'_>,
    operator: Operator,
    a: Node,
    b: Node,
) -> Parsed<Node, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let (a, left) = as_number(input, a)?;
    let (b, right) = as_number(input, b)?;
    let expr = Expr::Arithmetic(operator, Box::new((a, b)));
    made(input, What::Number(expr), span, left.max(right))
}

fn logical(input: &mut Input<'_>, and: bool, a: Node, b: Node) -> Parsed<Node, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let (a, left) = as_condition(input, a)?;
    let (b, right) = as_condition(input, b)?;
    let pair = Box::new((a, b));
    let expr = if and { Expr::And(pair) } else { Expr::Or(pair) };
    made(input, What::Condition(expr), span, left.max(right))
}

fn compared(input: &mut Input<'_>, sign: Compare, a: Node, b: Node) -> Parsed<Node, EmptyError> {
    let span = Span::new(a.span.start, b.span.end);
    let (b, right) = as_number(input, b)?;
    match a {
        // a < b < c: one more pair.
        Node {
            what: What::Condition(Expr::Compare(first, mut rest)),
            closed: false,
            depth,
            ..
        } => {
            rest.push((sign, b));
            let what = What::Condition(Expr::Compare(first, rest));
            Ok(Node { what, span, depth: depth.max(right + 1), closed: false })
        }
        a => {
            let (a, left) = as_number(input, a)?;
            let expr = Expr::Compare(Box::new(a), vec![(sign, b)]);
            made(input, What::Condition(expr), span, left.max(right))
        }
    }
}

/// Give every mention of a name its slot.
fn resolve(
    input: &Input<'_>,
    mut alternative: Alternative,
    bindings: Vec<Binding>,
) -> Parsed<Alternative, EmptyError> {
    let mut names = vec!["n".to_string()];
    for (name, mut lo, mut hi) in bindings {
        rename(input, &names, &mut lo)?;
        rename(input, &names, &mut hi)?;
        let text = text(input, name).to_ascii_lowercase();
        if names.contains(&text) {
            let error = Error::new(Code::NameTaken, format!("expected a new name, found {text}"))
                .at(Span::new(name.start, name.end))
                .with("found", text);
            return fatal(input, error);
        }
        names.push(text.clone());
        alternative.loops.push(Loop { name: text, lo, hi });
    }
    for expr in alternative.parts.iter_mut().chain(&mut alternative.conditions) {
        rename(input, &names, expr)?;
    }
    Ok(alternative)
}

fn rename(input: &Input<'_>, names: &[String], expr: &mut Expr) -> Parsed<(), EmptyError> {
    let each = |inner: &mut Expr| rename(input, names, inner);
    match expr {
        Expr::Number(_) => Ok(()),
        Expr::Slot(mention) => {
            let token = input.state.mentioned.borrow()[*mention];
            let name = text(input, token);
            match names.iter().position(|known| known.eq_ignore_ascii_case(name)) {
                Some(slot) => {
                    *mention = slot;
                    Ok(())
                }
                None => {
                    let known = names.to_vec();
                    let message = format!("expected one of {}, found {name}", known.join(", "));
                    let error = Error::new(Code::UnknownName, message)
                        .at(Span::new(token.start, token.end))
                        .with("found", name)
                        .with("known", known);
                    fatal(input, error)
                }
            }
        }
        Expr::Negate(inner) | Expr::Not(inner) => each(inner),
        Expr::Arithmetic(_, pair) | Expr::And(pair) | Expr::Or(pair) => {
            each(&mut pair.0).and_then(|()| each(&mut pair.1))
        }
        Expr::Call(_, arguments) => arguments.iter_mut().try_for_each(each),
        Expr::Compare(first, rest) => {
            each(first).and_then(|()| rest.iter_mut().try_for_each(|(_, e)| each(e)))
        }
    }
}
