//! The JavaScript boundary: the only module that uses `JsValue`. It has a function for each call of the
//! API; those in `lab` are not in the small build.

use js_sys::{Function, Object, Reflect};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::console;

use crate::answers::analysis::analyze_within;
use crate::answers::cache;
use crate::answers::describe::describe;
use crate::answers::explore::Played;
use crate::answers::judge::Place;
use crate::answers::opponent::{Opponent, respond};
use crate::answers::random::random_position;
use crate::base::budget::{Budget, DEFAULT_STEPS, Progress};
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::MAX_HEAP;
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::ruleset::position::Position;

#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "lab")]
pub use lab::*;

/// `String(value)` of JavaScript, so that a message shows numbers as the caller wrote them.
#[inline(never)]
fn to_js_string(value: &JsValue) -> String {
    let string = Reflect::get(&js_sys::global(), &"String".into());
    let string = string.and_then(|string| string.dyn_into::<Function>());
    let text = string.and_then(|string| string.call1(&JsValue::UNDEFINED, value));
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// The bytes of tables and quotients cached between calls.
const KEPT: usize = 48 << 20;

/// Log panics to the console. A panic is a bug; the page then restarts the engine.
#[wasm_bindgen(start)]
pub fn start() {
    cache::keep(KEPT);
    std::panic::set_hook(Box::new(|info| console::error_1(&info.to_string().into())));
}

type Js = std::result::Result<JsValue, JsValue>;

fn js(value: &impl Serialize) -> Js {
    Ok(value.serialize(&serde_wasm_bindgen::Serializer::json_compatible())?)
}

/// Set a property of a plain object, which cannot fail.
fn set(object: &JsValue, name: &str, value: impl Into<JsValue>) {
    let _ = Reflect::set(object, &name.into(), &value.into());
}

fn to_js_error(error: Error) -> JsValue {
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

fn into_js_result<T: Serialize>(result: Result<T>) -> Js {
    js(&result.map_err(to_js_error)?)
}

/// The options of a call: an object, of which each call reads what it knows. Methods marked
/// `inline(never)` would otherwise be copied into every call, which makes the binary larger.
struct Options<'o>(&'o JsValue);

impl Options<'_> {
    fn get(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &name.into()).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    /// A number that satisfies `wanted`, or the default when the option is absent.
    fn number(
        &self,
        name: &'static str,
        expected: &str,
        wanted: &dyn Fn(f64) -> bool,
        or: f64,
    ) -> Result<f64> {
        let Some(value) = self.get(name) else { return Ok(or) };
        match value.as_f64() {
            Some(n) if wanted(n) => Ok(n),
            _ => {
                let found = to_js_string(&value);
                Err(Error::new(
                    ErrorCode::BadOption,
                    format!("expected {name} to be {expected}, found {found}"),
                )
                .with("option", name)
                .with("found", found)
                .with("expected", expected))
            }
        }
    }

    #[inline(never)]
    fn uint_option(&self, name: &'static str, hi: u64, or: u64) -> Result<u64> {
        let expected = format!("a whole number from 0 to {hi}");
        let wanted = |n: f64| n >= 0.0 && n <= hi as f64 && n.fract() == 0.0;
        self.number(name, &expected, &wanted, or as f64).map(|n| n as u64)
    }

    fn seed(&self) -> Result<u64> {
        // Any number may seed; its bits are what counts.
        let seed = self.number("seed", "a finite number", &f64::is_finite, 0.0)?;
        Ok(if seed >= 0.0 && seed.fract() == 0.0 { seed as u64 } else { seed.to_bits() })
    }

    #[inline(never)]
    fn listener(&self) -> Option<Function> {
        self.get("onProgress").and_then(|listener| listener.dyn_into().ok())
    }

    /// Run `work` with the caller's budget, and call `onProgress` as it proceeds.
    fn budgeted<T>(&self, work: impl FnOnce(&mut Budget<'_>) -> Result<T>) -> Result<T> {
        self.budgeted_to(DEFAULT_STEPS, work)
    }

    /// The same, with another default budget.
    fn budgeted_to<T>(
        &self,
        steps: u64,
        work: impl FnOnce(&mut Budget<'_>) -> Result<T>,
    ) -> Result<T> {
        let steps = self.uint_option("budget", MAX_HEAP, steps)?;
        let listener = self.listener();
        let mut watch = |done: u64, total: u64| {
            if let Some(listener) = &listener {
                report(listener, Progress { done, total });
            }
        };
        work(&mut Budget::steps(steps).watched(&mut watch))
    }
}

#[inline(never)]
fn report(listener: &Function, progress: Progress) {
    // An exception of the listener is ignored, and the work goes on.
    let _ = js(&progress).and_then(|progress| listener.call1(&JsValue::NULL, &progress));
}

fn read(game: &str, position: &str) -> Result<(Game, Position)> {
    let game = Game::parse(game)?;
    let position = game.position(position)?;
    Ok((game, position))
}

#[wasm_bindgen]
pub fn analyze(game: &str, position: &str, options: &JsValue) -> Js {
    let options = Options(options);
    into_js_result(read(game, position).and_then(|(game, position)| {
        let limit = options.uint_option("limit", 1_000_000, 200)? as usize;
        options.budgeted(|budget| analyze_within(&game, &position, limit, budget))
    }))
}

#[wasm_bindgen(js_name = describe)]
pub fn describe_js(game: &str, position: &str, _options: &JsValue) -> Js {
    into_js_result(read(game, position).map(|(game, position)| describe(&game, &position)))
}

#[wasm_bindgen(js_name = play)]
pub fn play_js(game: &str, position: &str, text: &str, _options: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        find_move(&game, &position, text).map(|mv| Played::new(&game, &position, mv))
    }))
}

#[wasm_bindgen(js_name = respond)]
pub fn respond_js(game: &str, position: &str, options: &JsValue) -> Js {
    let options = Options(options);
    into_js_result(read(game, position).and_then(|(game, position)| {
        let likely = |n: f64| (0.0..=1.0).contains(&n);
        let skill = options.number("skill", "a number from 0 to 1", &likely, 1.0)?;
        let opponent = Opponent { skill, seed: options.seed()? };
        options.budgeted(|budget| respond(&game, &position, opponent, budget))
    }))
}

#[wasm_bindgen]
pub fn random(game: &str, options: &JsValue) -> Js {
    let options = Options(options);
    into_js_result(Game::parse(game).and_then(|game| {
        let position = random_position(&game, options.seed()?, options.uint_option("level", 2, 1)?);
        Ok(Place { game: game.to_string(), position: game.text(&position) })
    }))
}

#[wasm_bindgen]
pub fn version(_options: &JsValue) -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

/// Panic, so that tests can see the page survive it.
#[wasm_bindgen(js_name = panicForTest)]
pub fn panic_for_test() {
    panic!("a panic on purpose");
}
