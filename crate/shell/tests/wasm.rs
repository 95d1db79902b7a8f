//! The JavaScript boundary, tested in a real browser.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)]

use js_sys::{Object, Reflect, Uint16Array};
use mexplorer_shell::javascript as wasm;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| Reflect::get(&value, &name.into()).unwrap())
}

fn text(value: &JsValue, path: &str) -> String {
    get(value, path).as_string().unwrap_or_else(|| panic!("{path} is a text"))
}

fn number(value: &JsValue, path: &str) -> f64 {
    get(value, path).as_f64().unwrap_or_else(|| panic!("{path} is a number"))
}

fn options(pairs: &[(&str, f64)]) -> JsValue {
    let object = Object::new();
    for (name, value) in pairs {
        Reflect::set(&object, &(*name).into(), &(*value).into()).unwrap();
    }
    object.into()
}

/// Make a call, with the arguments as JSON text.
fn call(name: &str, arguments: &str, pairs: &[(&str, f64)]) -> Result<JsValue, JsValue> {
    wasm::call(name, &js_sys::JSON::parse(arguments).unwrap(), &options(pairs))
}

#[wasm_bindgen_test]
fn an_analysis_is_a_plain_object() {
    let found = call("analyze", r#"["subtract 1 3 4", "5 7"]"#, &[("limit", 500.0)]).unwrap();
    assert_eq!(text(&found, "outcome"), "N");
    assert_eq!(number(&found, "nimber"), 3.0);
    assert_eq!(number(&found, "moveCount"), 6.0);
    assert_eq!(text(&found, "moves.0.to"), "2 7");
    assert_eq!(get(&found, "moves.0.wins"), JsValue::TRUE);
    assert_eq!(text(&found, "parts.1.text"), "7");
    assert_eq!(text(&found, "moves.0.move.kind"), "take");
}

#[wasm_bindgen_test]
fn values_past_the_safe_integers_are_text() {
    let found = call("analyze", r#"["split", "9007199254740991"]"#, &[]).unwrap();
    assert_eq!(text(&found, "nimber"), "18014398509481981");
    let misere = call("analyze", r#"["split misere", "2 3"]"#, &[]).unwrap();
    assert!(get(&misere, "nimber").is_null());
}

#[wasm_bindgen_test]
fn errors_carry_code_span_and_details() {
    let error = call("analyze", r#"["nim", "3 ５x"]"#, &[]).unwrap_err();
    assert_eq!(text(&error, "code"), "stray-character");
    assert_eq!((number(&error, "span.0"), number(&error, "span.1")), (3.0, 4.0));
    assert_eq!(text(&error, "details.field"), "position");
    let error = call("respond", r#"["nim", "3"]"#, &[("skill", 2.0)]).unwrap_err();
    assert_eq!(text(&error, "code"), "bad-option");
}

#[wasm_bindgen_test]
fn a_table_is_a_typed_array() {
    let table = call("table", r#"["subtract 1 3 4", 20]"#, &[]).unwrap();
    let nimbers: Uint16Array = get(&table, "nimbers").dyn_into().unwrap();
    assert_eq!(nimbers.to_vec()[..7], [0, 1, 0, 1, 2, 3, 2]);
    assert_eq!(number(&table, "period.length"), 7.0);
    assert_eq!(get(&table, "period.proven"), JsValue::TRUE);
}

#[wasm_bindgen_test]
fn a_table_grows_in_parts() {
    let options = options(&[("budget", 1_000_000.0)]);
    let mut job = wasm::TableJob::new("subtract 1 3 4", 400_000.0, &options).unwrap();
    let first = job.advance(1e6).unwrap();
    assert_eq!((number(&first, "from"), get(&first, "done")), (0.0, JsValue::FALSE));
    assert_eq!(number(&first, "proof.window"), 4.0);
    let last = job.advance(1e6).unwrap();
    assert_eq!(number(&last, "from"), number(&first, "reached") + 1.0);
    assert_eq!((number(&last, "reached"), get(&last, "done")), (400_000.0, JsValue::TRUE));
}

#[wasm_bindgen_test]
fn a_grid_is_drawn_as_image_data() {
    let grid = call("grid", r#"["chomp", 5, 4]"#, &[("third", 1.0)]).unwrap();
    assert_eq!((number(&grid, "width"), number(&grid, "third")), (5.0, 1.0));
    let nimbers: Uint16Array = get(&grid, "nimbers").dyn_into().unwrap();
    let palette: Vec<u8> = (0..=255).flat_map(|step| [step, 9, 9, 255]).collect();
    let image = wasm::raster_js(&nimbers.to_vec(), 5.0, &palette, &options(&[])).unwrap();
    let image: web_sys::ImageData = image.dyn_into().unwrap();
    assert_eq!((image.width(), image.height()), (5, 4));
    // The pixel of the rows 0 0 1, which form no chocolate bar, is transparent; the pixel of the rows 1 1 1 is opaque.
    assert_eq!((image.data()[3], image.data()[4 * (5 + 1) + 3]), (0, 255));
}

#[wasm_bindgen_test]
fn counting_and_judging() {
    let union = call("countUnion", r#"["10", ["2", "5", "7"]]"#, &[]).unwrap();
    assert_eq!(text(&union, "union"), "7");
    assert_eq!(text(&union, "omitted"), "0");
    let sets = r#"[[["A", "5"], ["B", "4"], ["A&B", "2"]]]"#;
    assert_eq!(number(&call("countSets", sets, &[]).unwrap(), "union"), 7.0);
    let verdict = call("judge", r#"["893", "2\n2 5\n3\n2 4 7\n"]"#, &[]).unwrap();
    assert_eq!(verdict.as_string().unwrap(), "Yes");
}

#[wasm_bindgen_test]
fn a_wrong_argument_is_named_and_an_unknown_call_lists_the_calls() {
    for (name, arguments, wrong) in [
        ("analyze", r#"["nim"]"#, "position"),
        ("grid", r#"["nim", 3, 1.5]"#, "height"),
        ("report", r#"["nim", ["3", 4]]"#, "positions"),
        ("countSets", r#"[[["A", 3]]]"#, "sets"),
    ] {
        let error = call(name, arguments, &[]).unwrap_err();
        assert_eq!(text(&error, "code"), "bad-option", "{name}");
        assert_eq!(text(&error, "details.option"), wrong, "{name}");
    }
    let names = call("?", "[]", &[]).unwrap_err().as_string().unwrap();
    assert!(names.split(' ').any(|name| name == "analyze"), "{names}");
}
