//! Nested lists in brackets, as in programs and JSON, parsed without regard to their meaning. The parser is not
//! recursive, so lists may be nested to any depth.

use super::lex::{Kind, Text};
use crate::base::error::{Error, ErrorCode, Result, Span};

/// The `key` of an item without a key.
const NONE: u32 = u32::MAX;

/// A list or a name. Items are stored in the order of the text.
#[derive(Clone, Copy)]
struct Item {
    /// The token of the opening bracket, or of the name.
    token: u32,
    /// The token of the key before the item, which a colon or an equals sign follows.
    key: u32,
    /// The index of the first item after this item and its contents.
    end: u32,
    is_list: bool,
}

/// The items of a text; item 0 is a list that contains all others.
pub(super) struct Tree {
    items: Vec<Item>,
}

/// Return the bracket that closes an opening bracket.
fn closing(open: &str) -> &'static str {
    match open {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}

impl Tree {
    /// Parse the lists of a text.
    ///
    /// # Errors
    /// `expected-syntax` for a bracket without a matching closing bracket; `stray-character`.
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
                // A comma must follow an item.
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

    /// Iterate over the items of a list, without the items of inner lists.
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

    /// Return whether an item is a list.
    pub fn is_list(&self, item: usize) -> bool {
        self.items[item].is_list
    }

    /// Return whether an item is a list that contains only names without keys.
    pub fn is_flat(&self, item: usize) -> bool {
        self.is_list(item) && self.of(item).all(|one| !self.is_list(one) && self.key(one).is_none())
    }

    /// Return the token of a name, or of the opening bracket of a list.
    pub fn token(&self, item: usize) -> usize {
        self.items[item].token as usize
    }

    /// Return the token of the key of an item; `None` without a key.
    pub fn key(&self, item: usize) -> Option<usize> {
        let key = self.items[item].key;
        (key != NONE).then_some(key as usize)
    }

    /// Iterate over the tokens of the items of a list.
    pub fn names(&self, list: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.of(list).map(|item| self.token(item))
    }
}

/// Return whether no item stands before a comma.
fn is_alone(text: &Text<'_>, at: usize) -> bool {
    at == 0 || matches!(text.kind(at - 1), Kind::Comma | Kind::Open)
}

fn unclosed(expected: &str, found: &str, spot: Span) -> Error {
    Error::new(ErrorCode::ExpectedSyntax, format!("expected {expected:?}, found {found:?}"))
        .at(spot)
        .with("expected", vec![expected.to_string()])
        .with("found", found)
}
