//! Conversion of answers, errors and texts to JavaScript values.

use js_sys::{Function, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use mexplorer::Error;

/// Call JavaScript's `String(value)`, so that a message shows numbers as the caller wrote them.
#[inline(never)]
pub(super) fn to_js_string(value: &JsValue) -> String {
    let string = Reflect::get(&js_sys::global(), &"String".into());
    let string = string.and_then(|string| string.dyn_into::<Function>());
    let text = string.and_then(|string| string.call1(&JsValue::UNDEFINED, value));
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

pub(super) type Js = std::result::Result<JsValue, JsValue>;

pub(super) fn js(value: &impl Serialize) -> Js {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

/// Set a property of a plain object. The result is ignored, as setting such a property cannot fail.
pub(super) fn set(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(object, &name.into(), &value.into());
}

pub(super) fn to_js_error(error: Error) -> JsValue {
    let object: JsValue = Object::new().into();
    set(&object, "code", error.code.as_str());
    set(&object, "message", error.message);
    let span = match error.span {
        Some(span) => js(&[span.start, span.end]).unwrap_or(JsValue::NULL),
        None => JsValue::NULL,
    };
    set(&object, "span", span);
    let details: JsValue = Object::new().into();
    for (name, value) in &error.details {
        set(&details, name, js(value).unwrap_or(JsValue::NULL));
    }
    set(&object, "details", details);
    object
}
