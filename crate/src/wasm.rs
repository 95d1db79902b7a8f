//! The door to JavaScript: the only file that knows `JsValue`. One function a call of the API.

use js_sys::{Array, Function, Object, Reflect, Uint8ClampedArray, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::{ImageData, console};

use crate::answers::analysis::analyze_within;
use crate::answers::describe::describe;
use crate::answers::explore::{Played, explore, report};
use crate::answers::grid::{MAX_THIRD, grid, raster};
use crate::answers::judge::{Place, judge, judge_position, random_test};
use crate::answers::opponent::{Opponent, respond};
use crate::answers::quotient::quotient;
use crate::answers::random::random_position;
use crate::answers::table::{job, table};
use crate::answers::union::{count_sets, count_union};
use crate::base::budget::{Budget, DEFAULT_STEPS, Progress};
use crate::base::error::{Error, ErrorCode, Result};
use crate::base::nimber::MAX_HEAP;
use crate::games::GAMES;
use crate::games::heap_game::presets::is_rule;
use crate::games::kit::playable::Entry;
use crate::heaps::rule::tokens;
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::period::values::GrundyValues;
use crate::ruleset::position::Position;

/// A value as JavaScript writes it: its numbers look like those of the caller.
#[inline(never)]
fn written(value: &JsValue) -> String {
    let string = Reflect::get(&js_sys::global(), &"String".into());
    let string = string.and_then(|string| string.dyn_into::<Function>());
    let text = string.and_then(|string| string.call1(&JsValue::UNDEFINED, value));
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Say in the console where a panic happened. It is a bug, and the page restarts the engine.
#[wasm_bindgen(start)]
pub fn start() {
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

/// A result whose values are in a typed array, which is more than serialising gives.
fn with_values(result: &impl Serialize, nimbers: impl Into<JsValue>) -> Js {
    let result = js(result)?;
    set(&result, "nimbers", nimbers);
    Ok(result)
}

fn thrown(error: Error) -> JsValue {
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

fn ended<T: Serialize>(result: Result<T>) -> Js {
    js(&result.map_err(thrown)?)
}

/// The options of a call: an object, of which each call reads what it knows. What is never inlined
/// would otherwise stand in every call's own code, and the file would only be larger.
struct Options<'o>(&'o JsValue);

impl Options<'_> {
    fn get(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &name.into()).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    /// A number that is as wanted, or what stands for it when none is given.
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
                let found = written(&value);
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
    fn whole(&self, name: &'static str, hi: u64, or: u64) -> Result<u64> {
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

    /// Run `work` with the caller's budget, telling `onProgress` how it goes.
    fn budgeted<T>(&self, work: impl FnOnce(&mut Budget<'_>) -> Result<T>) -> Result<T> {
        self.budgeted_to(DEFAULT_STEPS, work)
    }

    /// The same, with other steps where the caller says nothing.
    fn budgeted_to<T>(
        &self,
        steps: u64,
        work: impl FnOnce(&mut Budget<'_>) -> Result<T>,
    ) -> Result<T> {
        let steps = self.whole("budget", MAX_HEAP, steps)?;
        let listener = self.listener();
        let mut watch = |done: u64, total: u64| {
            if let Some(listener) = &listener {
                tell(listener, Progress { done, total });
            }
        };
        work(&mut Budget::steps(steps).watched(&mut watch))
    }
}

#[inline(never)]
fn tell(listener: &Function, progress: Progress) {
    // A listener that throws has itself to blame; the work goes on.
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
    ended(read(game, position).and_then(|(game, position)| {
        let limit = options.whole("limit", 1_000_000, 200)? as usize;
        options.budgeted(|budget| analyze_within(&game, &position, limit, budget))
    }))
}

#[wasm_bindgen(js_name = describe)]
pub fn describe_js(game: &str, position: &str, _options: &JsValue) -> Js {
    ended(read(game, position).map(|(game, position)| describe(&game, &position)))
}

/// Two bytes a heap suffice for nearly every game.
fn values(values: &GrundyValues) -> JsValue {
    match values {
        GrundyValues::Narrow(values) => Uint16Array::from(&values[..]).into(),
        GrundyValues::Wide(values) => Uint32Array::from(&values[..]).into(),
    }
}

#[wasm_bindgen(js_name = table)]
pub fn table_js(game: &str, upto: f64, options: &JsValue) -> Js {
    let found = Game::parse(game)
        .and_then(|game| Options(options).budgeted(|budget| table(&game, upto as u64, budget)))
        .map_err(thrown)?;
    with_values(&found, values(&found.nimbers))
}

/// Steps that a table takes unless told otherwise: it is shown as it grows, and can be cancelled.
const TABLE_STEPS: u64 = 1_000_000_000;

/// A table that is computed in slices.
#[wasm_bindgen]
pub struct TableJob(job::TableJob);

#[wasm_bindgen]
impl TableJob {
    /// The table of heaps 0 to `upto`, of which nothing is computed yet.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, upto: f64, options: &JsValue) -> std::result::Result<Self, JsValue> {
        let job = || {
            let game = Game::parse(game)?;
            let steps = Options(options).whole("budget", MAX_HEAP, TABLE_STEPS)?;
            Ok(TableJob(job::TableJob::new(&game, upto as u64)?.limited(steps)))
        };
        job().map_err(thrown)
    }

    /// Go on for about `steps`: the next part.
    pub fn advance(&mut self, steps: f64) -> Js {
        let part = self.0.advance(steps as u64).map_err(thrown)?;
        with_values(&part, values(&part.nimbers))
    }
}

/// Steps that a search for a quotient takes unless told otherwise.
const QUOTIENT_STEPS: u64 = 100_000_000;

/// The heap up to which a quotient is sought unless told otherwise.
const QUOTIENT_UPTO: u64 = 10_000;

#[wasm_bindgen(js_name = quotient)]
pub fn quotient_js(game: &str, options: &JsValue) -> Js {
    let options = Options(options);
    ended(Game::parse(game).and_then(|game| {
        let upto = options.whole("upto", MAX_HEAP, QUOTIENT_UPTO)?;
        options.budgeted_to(QUOTIENT_STEPS, |budget| quotient(&game, upto, budget))
    }))
}

#[wasm_bindgen(js_name = grid)]
pub fn grid_js(game: &str, width: f64, height: f64, options: &JsValue) -> Js {
    let size = |n: f64| n as usize;
    let found = Game::parse(game)
        .and_then(|game| {
            let options = Options(options);
            let third = options.whole("third", MAX_THIRD as u64, 0)? as usize;
            options.budgeted(|budget| grid(&game, size(width), size(height), third, budget))
        })
        .map_err(thrown)?;
    with_values(&found, Uint16Array::from(&found.nimbers[..]))
}

/// The values of a grid as an image; where there are no images, as its pixels.
#[wasm_bindgen(js_name = raster)]
pub fn raster_js(nimbers: &[u16], width: f64, palette: &[u8], _options: &JsValue) -> Js {
    // A copy of its own: the core's memory moves when it grows.
    let pixels = Uint8ClampedArray::from(&raster(nimbers, palette)[..]);
    let height = nimbers.len() as f64 / width.max(1.0);
    if Reflect::has(&js_sys::global(), &"ImageData".into()).unwrap_or(false) {
        let (width, height) = (width as u32, height as u32);
        return Ok(ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)?.into());
    }
    let result: JsValue = Object::new().into();
    set(&result, "data", pixels);
    set(&result, "width", width);
    set(&result, "height", height);
    Ok(result)
}

#[wasm_bindgen(js_name = play)]
pub fn play_js(game: &str, position: &str, text: &str, _options: &JsValue) -> Js {
    ended(read(game, position).and_then(|(game, position)| {
        find_move(&game, &position, text).map(|mv| Played::new(&game, &position, mv))
    }))
}

#[wasm_bindgen(js_name = respond)]
pub fn respond_js(game: &str, position: &str, options: &JsValue) -> Js {
    let options = Options(options);
    ended(read(game, position).and_then(|(game, position)| {
        let likely = |n: f64| (0.0..=1.0).contains(&n);
        let skill = options.number("skill", "a number from 0 to 1", &likely, 1.0)?;
        let opponent = Opponent { skill, seed: options.seed()? };
        options.budgeted(|budget| respond(&game, &position, opponent, budget))
    }))
}

#[wasm_bindgen(js_name = report)]
pub fn report_js(game: &str, positions: Vec<String>, options: &JsValue) -> Js {
    ended(Game::parse(game).and_then(|game| {
        let positions: Result<Vec<Position>> =
            positions.iter().map(|text| game.position(text)).collect();
        let positions = positions?;
        Options(options).budgeted(|budget| report(&game, &positions, budget))
    }))
}

#[wasm_bindgen(js_name = explore)]
pub fn explore_js(game: &str, position: &str, options: &JsValue) -> Js {
    let options = Options(options);
    ended(read(game, position).and_then(|(game, position)| {
        let limit = options.whole("limit", 100_000, 120)? as usize;
        options.budgeted(|budget| explore(&game, &position, limit, budget))
    }))
}

#[wasm_bindgen(js_name = countUnion)]
pub fn count_union_js(n: &str, divisors: Vec<String>, options: &JsValue) -> Js {
    let options = Options(options);
    ended(options.whole("limit", 1_000_000, 1000).and_then(|limit| {
        options.budgeted(|budget| count_union(n, &divisors, limit as usize, budget))
    }))
}

#[wasm_bindgen(js_name = countSets)]
pub fn count_sets_js(sizes: &Object, _options: &JsValue) -> Js {
    // Numbers and texts alike are read as text, so that a bad one is refused in one way.
    let sizes: Vec<(String, String)> = Object::entries(sizes)
        .iter()
        .map(|entry| Array::from(&entry))
        .map(|entry| (written(&entry.get(0)), written(&entry.get(1))))
        .collect();
    ended(count_sets(&sizes))
}

#[wasm_bindgen(js_name = judge)]
pub fn judge_js(id: &str, input: &str, options: &JsValue) -> Js {
    ended(Options(options).budgeted(|budget| judge(id, input, budget)))
}

#[wasm_bindgen(js_name = judgePosition)]
pub fn judge_position_js(id: &str, input: &str, _options: &JsValue) -> Js {
    ended(judge_position(id, input))
}

#[wasm_bindgen(js_name = randomTest)]
pub fn random_test_js(id: &str, seed: f64, _options: &JsValue) -> Js {
    ended(random_test(id, seed as u64))
}

#[wasm_bindgen]
pub fn random(game: &str, options: &JsValue) -> Js {
    let options = Options(options);
    ended(Game::parse(game).and_then(|game| {
        let position = random_position(&game, options.seed()?, options.whole("level", 2, 1)?);
        Ok(Place { game: game.to_string(), position: game.text(&position) })
    }))
}

#[wasm_bindgen]
pub fn highlight(game: &str, _options: &JsValue) -> Js {
    js(&if is_rule(game) { tokens(game) } else { Vec::new() })
}

#[wasm_bindgen]
pub fn suggest(_options: &JsValue) -> Js {
    let place = |entry: &&Entry| Place { game: entry.game.into(), position: entry.position.into() };
    js(&GAMES.iter().map(place).collect::<Vec<_>>())
}

/// The list of games, with what a page must know of each.
#[wasm_bindgen]
pub fn games(_options: &JsValue) -> Js {
    js(&GAMES)
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
