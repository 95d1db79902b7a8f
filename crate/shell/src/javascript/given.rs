//! Conversion of JavaScript values to arguments and options.

use js_sys::Reflect;
#[cfg(feature = "lab")]
use js_sys::{Int32Array, Object, Uint32Array};
use wasm_bindgen::prelude::*;

use super::values::to_js_string;
use mexplorer::calls::Given;
#[cfg(feature = "lab")]
use mexplorer::calls::given::words;

/// Return a property of the object, or `None` if the property is missing, undefined or null.
#[inline(never)]
pub(super) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// A JavaScript value that a caller passes as an argument or option.
pub(super) struct Value(pub JsValue);

impl Given for Value {
    fn number(&self) -> Option<f64> {
        self.0.as_f64()
    }

    fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    fn flag(&self) -> Option<bool> {
        self.0.as_bool()
    }

    fn property(&self, name: &'static str) -> Option<Value> {
        property(&self.0, name).map(Value)
    }

    fn item(&self, index: usize) -> Option<Value> {
        let value = Reflect::get_u32(&self.0, index as u32).ok()?;
        (!value.is_undefined()).then_some(Value(value))
    }

    #[cfg(feature = "lab")]
    fn words(&self) -> Option<Vec<u32>> {
        if let Some(array) = self.0.dyn_ref::<Uint32Array>() {
            return Some(array.to_vec());
        }
        match self.0.dyn_ref::<Int32Array>() {
            Some(array) => {
                array.to_vec().into_iter().map(|node| u32::try_from(node).ok()).collect()
            }
            None => words(self),
        }
    }

    #[cfg(feature = "lab")]
    fn keys(&self) -> Vec<String> {
        let keys = Object::keys(self.0.unchecked_ref::<Object>());
        (0..keys.length()).filter_map(|i| keys.get(i).as_string()).collect()
    }

    fn written(&self) -> String {
        to_js_string(&self.0)
    }
}
