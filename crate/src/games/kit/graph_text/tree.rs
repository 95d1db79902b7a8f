//! Lists in brackets, as programs and JSON have them, without a word on what they mean. However deep they are,
//! nothing recurses.

use super::lex::{Kind, Text};
use crate::base::error::{Error, ErrorCode, Result, Span};

/// No piece.
const NONE: u32 = u32::MAX;

/// A list or a name, in the order of the text.
#[derive(Clone, Copy)]
struct Item {
    /// The bracket that opens it, or the name.
    token: u32,
    /// The name that stands before it with a colon or an equals sign.
    key: u32,
    /// Where the items after it begin.
    end: u32,
    is_list: bool,
}

/// The lists of a text; item 0 holds them all.
pub(super) struct Tree {
    items: Vec<Item>,
}

/// The bracket that closes another.
fn closing(open: &str) -> &'static str {
    match open {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}

impl Tree {
    /// Reads the lists.
    ///
    /// # Errors
    /// `expected-syntax` for a bracket that is not closed by its own; `stray-character`.
    pub fn new(text: &Text<'_>) -> Result<Tree> {
        let root = Item { token: 0, key: NONE, end: 0, is_list: true };
        let mut items = vec![root];
        let mut open = vec![0];
        let mut key = NONE;
        let mut at = 0;
        while at < text.tokens.len() {
            let token = at as u32;
            match text.kind(at) {
                Kind::Open => {
                    open.push(items.len());
                    items.push(Item { token, key, end: 0, is_list: true });
                    key = NONE;
                }
                Kind::Close => {
                    let list = open.pop().filter(|list| *list > 0 && key == NONE);
                    let Some(list) = list else { return Err(text.stray(at)) };
                    let expected = closing(text.text(items[list].token as usize));
                    if expected != text.text(at) {
                        return Err(unclosed(expected, text.text(at), text.span(at..at + 1)));
                    }
                    items[list].end = items.len() as u32;
                }
                Kind::Name | Kind::Quoted => {
                    if matches!(text.kind(at + 1), Kind::Colon | Kind::Equals) {
                        if key != NONE {
                            return Err(text.stray(at + 1));
                        }
                        key = token;
                        at += 1;
                    } else {
                        let end = items.len() as u32 + 1;
                        items.push(Item { token, key, end, is_list: false });
                        key = NONE;
                    }
                }
                // Between two commas something is missing.
                Kind::Comma if key != NONE || is_alone(text, at) => return Err(text.stray(at)),
                Kind::Comma | Kind::Semicolon | Kind::Line => {}
                _ => return Err(text.stray(at)),
            }
            at += 1;
        }
        if let Some(list) = open.pop().filter(|list| *list > 0) {
            let expected = closing(text.text(items[list].token as usize));
            let end = text.tokens.last().map_or(0, |last| last.end as usize);
            return Err(unclosed(expected, "", Span::new(end, end)));
        }
        if key != NONE {
            return Err(text.stray(at));
        }
        items[0].end = items.len() as u32;
        Ok(Tree { items })
    }

    /// The items of a list.
    pub fn of(&self, list: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        let end = self.items[list].end as usize;
        let mut at = list + 1;
        std::iter::from_fn(move || {
            let item = at;
            (item < end).then(|| {
                at = self.items[item].end as usize;
                item
            })
        })
    }

    /// Whether an item is a list.
    pub fn is_list(&self, item: usize) -> bool {
        self.items[item].is_list
    }

    /// Whether it is a list of names alone, none of which has a key.
    pub fn is_flat(&self, item: usize) -> bool {
        self.is_list(item) && self.of(item).all(|one| !self.is_list(one) && self.key(one).is_none())
    }

    /// The piece of a name, or of the bracket that opens a list.
    pub fn token(&self, item: usize) -> usize {
        self.items[item].token as usize
    }

    /// The piece of the name before an item.
    pub fn key(&self, item: usize) -> Option<usize> {
        let key = self.items[item].key;
        (key != NONE).then_some(key as usize)
    }

    /// The pieces of the names in a list.
    pub fn names(&self, list: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.of(list).map(|item| self.token(item))
    }
}

/// Whether a comma stands where nothing is before it.
fn is_alone(text: &Text<'_>, at: usize) -> bool {
    at == 0 || matches!(text.kind(at - 1), Kind::Comma | Kind::Open)
}

fn unclosed(expected: &str, found: &str, spot: Span) -> Error {
    Error::new(ErrorCode::ExpectedSyntax, format!("expected {expected:?}, found {found:?}"))
        .at(spot)
        .with("expected", vec![expected.to_string()])
        .with("found", found)
}
