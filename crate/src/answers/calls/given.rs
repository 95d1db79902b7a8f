//! Values of the caller's language, from which arguments and options are read. With serde, which can also fill tuples
//! and structs, the small core would be 2 kB larger (gzip).

use crate::base::error::{Error, ErrorCode, Result};
#[cfg(feature = "lab")]
use crate::games::kit::nearest::nearest;

/// A value of the caller's language.
pub trait Given: Sized {
    /// Return the value as a number, or `None` if the value is not a number.
    fn number(&self) -> Option<f64>;
    /// Return the value as a text, or `None` if the value is not a text.
    fn text(&self) -> Option<String>;
    /// Return the value as a truth value, or `None` if the value is not a truth value.
    fn flag(&self) -> Option<bool>;
    /// Return the property of this name, or `None` if the value has no such property.
    fn property(&self, name: &'static str) -> Option<Self>;
    /// Return the item of a list at this index, or `None` if the list is shorter.
    fn item(&self, index: usize) -> Option<Self>;
    /// Return the whole numbers of a list, or `None` if an item is not a whole number below 2^32. A boundary with typed
    /// arrays copies such an array at once.
    #[cfg(feature = "lab")]
    fn words(&self) -> Option<Vec<u32>> {
        words(self)
    }
    /// Return the names of the properties of an object; none for any other value.
    #[cfg(feature = "lab")]
    fn keys(&self) -> Vec<String>;
    /// Return the value in the notation of the caller's language, for error messages.
    fn written(&self) -> String;
}

/// Read the whole numbers of a list item by item. Return `None` if an item is not a whole number below 2^32.
#[cfg(feature = "lab")]
pub fn words(list: &impl Given) -> Option<Vec<u32>> {
    let last = f64::from(u32::MAX);
    let word = |n: f64| ((0.0..=last).contains(&n) && n.fract() == 0.0).then_some(n as u32);
    let items = (0..).map_while(|index| list.item(index));
    items.map(|item| item.number().and_then(word)).collect()
}

/// A type that an argument or an option can have.
pub trait Argument: Sized {
    /// Describe the accepted values, for error messages.
    fn expected() -> String;

    /// Convert a value of the caller's language, or return `None` if the value is not accepted.
    fn read(given: &impl Given) -> Option<Self>;

    /// Return the default for a missing argument, or `None` if the argument is required.
    fn absent() -> Option<Self> {
        None
    }
}

/// The arguments of a call, read one after the other.
pub struct Arguments<'l, G> {
    list: &'l G,
    names: &'static [&'static str],
    next: usize,
}

impl<'l, G: Given> Arguments<'l, G> {
    /// Create the reader of a list of arguments with these names, before the first item of the list.
    pub fn new(list: &'l G, names: &'static [&'static str]) -> Self {
        Arguments { list, names, next: 0 }
    }

    /// Read the next argument.
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

/// Read an option of an object, or return the option's default if the object does not have the property.
///
/// # Errors
/// `bad-option`, with the option's name.
#[inline(never)]
pub fn option<A: Argument + Default>(object: &impl Given, name: &'static str) -> Result<A> {
    object.property(name).map_or_else(|| Ok(A::default()), |value| read(name, &value))
}

/// Refuse a misspelled name of an option. A name that resembles no known name is ignored, so that calls can share an
/// object of options. The small core ignores misspelled names, too, to stay small.
///
/// # Errors
/// `bad-option`, with the correct name in `details.expected`.
#[cfg_attr(feature = "lab", inline(never))]
#[cfg_attr(not(feature = "lab"), inline(always), allow(unused_variables))]
pub fn spelled(object: &impl Given, names: &[&str]) -> Result<()> {
    #[cfg(feature = "lab")]
    for key in object.keys().iter().filter(|key| !names.contains(&key.as_str())) {
        if let Some(name) = nearest(&[key], names).names.first() {
            let message = format!("expected the option {name}, found {key}");
            return Err(Error::new(ErrorCode::BadOption, message)
                .with("option", "options")
                .with("found", key.as_str())
                .with("expected", name.as_str()));
        }
    }
    Ok(())
}

fn read<A: Argument>(name: &'static str, given: &impl Given) -> Result<A> {
    A::read(given).ok_or_else(|| refused(name, given.written(), A::expected()))
}

/// Return the error `bad-option` for an argument or option whose value is not accepted.
#[inline(never)]
pub fn refused(option: &'static str, found: String, expected: String) -> Error {
    let message = format!("expected {option} to be {expected}, found {found}");
    Error::new(ErrorCode::BadOption, message)
        .with("option", option)
        .with("found", found)
        .with("expected", expected)
}
