//! Values of the caller's language, from which arguments and options are read. With serde, which also reads into
//! tuples and structs, the small core would be 2 kB larger (gzip).

use crate::base::error::{Error, ErrorCode, Result};

/// A value of the caller's language.
pub trait Given: Sized {
    /// The number, if the value is one.
    fn number(&self) -> Option<f64>;
    /// The text, if the value is one.
    fn text(&self) -> Option<String>;
    /// The truth value, if the value is one.
    fn flag(&self) -> Option<bool>;
    /// The property of an object, if the object has it.
    fn property(&self, name: &'static str) -> Option<Self>;
    /// An item of a list, if the list has it.
    fn item(&self, index: usize) -> Option<Self>;
    /// The whole numbers of a list, if all are below 2^32. A boundary with typed arrays copies such an array at once.
    #[cfg(feature = "lab")]
    fn words(&self) -> Option<Vec<u32>> {
        words(self)
    }
    /// The value in the notation of the caller's language.
    fn written(&self) -> String;
}

/// The whole numbers of a list, item by item, if all are below 2^32.
#[cfg(feature = "lab")]
pub fn words(list: &impl Given) -> Option<Vec<u32>> {
    let last = f64::from(u32::MAX);
    let word = |n: f64| ((0.0..=last).contains(&n) && n.fract() == 0.0).then_some(n as u32);
    let items = (0..).map_while(|index| list.item(index));
    items.map(|item| item.number().and_then(word)).collect()
}

/// A type of arguments or options.
pub trait Argument: Sized {
    /// Describes the values that are accepted.
    fn expected() -> String;

    /// The argument, where the value is accepted.
    fn read(given: &impl Given) -> Option<Self>;

    /// The default for a missing argument, if the argument is optional.
    fn absent() -> Option<Self> {
        None
    }
}

/// The arguments of a call that are not read yet.
pub struct Arguments<'l, G> {
    list: &'l G,
    names: &'static [&'static str],
    next: usize,
}

impl<'l, G: Given> Arguments<'l, G> {
    /// The arguments in a list, with their names.
    pub fn new(list: &'l G, names: &'static [&'static str]) -> Self {
        Arguments { list, names, next: 0 }
    }

    /// Reads the next argument.
    ///
    /// # Errors
    /// `bad-option`, with the argument's name.
    #[inline(never)]
    pub fn read_next<A: Argument>(&mut self) -> Result<A> {
        let item = self.list.item(self.next);
        let name = self.names[self.next];
        self.next += 1;
        match item {
            Some(item) => read(name, &item),
            None => A::absent().ok_or_else(|| refused(name, String::new(), A::expected())),
        }
    }
}

/// Reads an option; its default where the object does not have it.
///
/// # Errors
/// `bad-option`, with the option's name.
#[inline(never)]
pub fn option<A: Argument + Default>(object: &impl Given, name: &'static str) -> Result<A> {
    object.property(name).map_or_else(|| Ok(A::default()), |value| read(name, &value))
}

fn read<A: Argument>(name: &'static str, given: &impl Given) -> Result<A> {
    A::read(given).ok_or_else(|| refused(name, given.written(), A::expected()))
}

/// The error of an argument or option that is not accepted.
#[inline(never)]
pub fn refused(option: &'static str, found: String, expected: String) -> Error {
    let message = format!("expected {option} to be {expected}, found {found}");
    Error::new(ErrorCode::BadOption, message)
        .with("option", option)
        .with("found", found)
        .with("expected", expected)
}
