//! JavaScript values as arguments and options.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

use super::values::to_js_string;
use crate::answers::calls::given::Given;

/// A property that is there.
#[inline(never)]
pub(super) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

impl Given for JsValue {
    fn number(&self) -> Option<f64> {
        self.as_f64()
    }

    fn text(&self) -> Option<String> {
        self.as_string()
    }

    fn flag(&self) -> Option<bool> {
        self.as_bool()
    }

    fn property(&self, name: &'static str) -> Option<JsValue> {
        property(self, name)
    }

    fn item(&self, index: usize) -> Option<JsValue> {
        let value = Reflect::get_u32(self, index as u32).ok()?;
        (!value.is_undefined()).then_some(value)
    }

    fn written(&self) -> String {
        to_js_string(self)
    }
}
