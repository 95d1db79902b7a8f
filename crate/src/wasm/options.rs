//! Reading the options of a call from its JavaScript object, and the caller's listener with them.

use std::fmt;
use std::iter::Enumerate;
use std::slice::Iter;

use js_sys::{Function, Reflect};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, Expected, IntoDeserializer,
    MapAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use wasm_bindgen::prelude::*;

use super::values::{js, to_js_string};
use crate::answers::options::Steps;
use crate::base::budget::{Budget, Progress};
use crate::base::error::{Error, ErrorCode, Result};

/// The options in a JavaScript object.
///
/// # Errors
/// `bad-option`, with the option's name.
pub(super) fn options<T: DeserializeOwned>(object: &JsValue) -> Result<T> {
    T::deserialize(Value(object)).map_err(Refusal::into_error)
}

/// Run `work` within the budget, reporting to `onProgress` if the object has such a function.
pub(super) fn budgeted<T, const DEFAULT: u64>(
    object: &JsValue,
    budget: Steps<DEFAULT>,
    work: impl FnOnce(&mut Budget<'_>) -> Result<T>,
) -> Result<T> {
    let listener: Option<Function> =
        property(object, "onProgress").and_then(|listener| listener.dyn_into().ok());
    let mut watch = |done: u64, total: u64| {
        if let Some(listener) = &listener {
            notify(listener, Progress { done, total });
        }
    };
    work(&mut Budget::steps(budget.get()).watched(&mut watch))
}

#[inline(never)]
fn notify(listener: &Function, progress: Progress) {
    // An error of the listener is its own; the work goes on.
    let _ = js(&progress).and_then(|progress| listener.call1(&JsValue::NULL, &progress));
}

/// A property that is there.
#[inline(never)]
pub(super) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// What an option should have been, and which it is.
#[derive(Debug)]
struct Refusal {
    option: &'static str,
    found: String,
    expected: String,
}

impl Refusal {
    #[inline(never)]
    fn into_error(self) -> Error {
        let Refusal { option, found, expected } = self;
        let message = format!("expected {option} to be {expected}, found {found}");
        Error::new(ErrorCode::BadOption, message)
            .with("option", option)
            .with("found", found)
            .with("expected", expected)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.expected)
    }
}

impl std::error::Error for Refusal {}

impl serde::de::Error for Refusal {
    fn custom<T: fmt::Display>(expected: T) -> Self {
        Refusal { option: "options", found: String::new(), expected: expected.to_string() }
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Refusal::custom(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Refusal::custom(expected)
    }
}

/// A value of JavaScript: the object of the options, or the number that one of them is.
struct Value<'v>(&'v JsValue);

impl<'de> Deserializer<'de> for Value<'_> {
    type Error = Refusal;

    /// Of the object's properties only those are read that the call knows.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> std::result::Result<V::Value, Refusal> {
        visitor.visit_map(Properties {
            object: self.0,
            names: names.iter().enumerate(),
            read: None,
        })
    }

    fn deserialize_any<V: Visitor<'de>>(
        self,
        visitor: V,
    ) -> std::result::Result<V::Value, Refusal> {
        match self.0.as_f64() {
            Some(number) => visitor.visit_f64(number),
            None => Err(Refusal::invalid_type(Unexpected::Other(""), &visitor)),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// The properties that are there, in the order of the struct's fields.
struct Properties<'o> {
    object: &'o JsValue,
    names: Enumerate<Iter<'static, &'static str>>,
    read: Option<(&'static str, JsValue)>,
}

impl<'de> MapAccess<'de> for Properties<'_> {
    type Error = Refusal;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> std::result::Result<Option<K::Value>, Refusal> {
        for (index, name) in self.names.by_ref() {
            if let Some(value) = property(self.object, name) {
                self.read = Some((name, value));
                return seed.deserialize((index as u64).into_deserializer()).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> std::result::Result<S::Value, Refusal> {
        let Some((option, value)) = self.read.take() else {
            return Err(Refusal::custom("an option"));
        };
        seed.deserialize(Value(&value)).map_err(|refusal| Refusal {
            option,
            found: to_js_string(&value),
            ..refusal
        })
    }
}
