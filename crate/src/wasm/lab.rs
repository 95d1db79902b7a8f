//! The calls that the small build lacks: tables, quotients, graphs, remoteness, inclusion–exclusion, practice
//! problems.

use js_sys::{
    Array, Object, Reflect, Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array, global,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use super::options::{budgeted, options, property};
use super::read;
use super::values::{Js, into_js_result, js, set, to_js_error, to_js_string};
use crate::answers::certificate::certificate;
use crate::answers::explore::{explore, report};
use crate::answers::grid::{grid, raster};
use crate::answers::judge::{Place, judge, judge_position, random_test};
use crate::answers::opponent::Opponent;
use crate::answers::options::{
    CertificateOptions, ExploreOptions, GridOptions, JudgeOptions, QuotientOptions,
    RemotenessOptions, ReportOptions, RespondOptions, TableOptions, UnionOptions,
};
use crate::answers::quotient::quotient;
use crate::answers::remoteness::{prolong, remoteness};
use crate::answers::table::{job, table};
use crate::answers::union::{count_sets, count_union};
use crate::base::error::Result;
use crate::games::GAMES;
use crate::games::heap_game::presets::is_rule;
use crate::games::kit::playable::Entry;
use crate::heaps::rule::tokens;
use crate::notation::Game;
use crate::period::values::GrundyValues;
use crate::ruleset::position::Position;

/// A result whose values are in a typed array, which is more than serialising gives.
fn with_values(result: &impl Serialize, nimbers: impl Into<JsValue>) -> Js {
    let result = js(result)?;
    set(&result, "nimbers", nimbers);
    Ok(result)
}

/// One or two bytes a heap suffice for nearly every game.
fn values(values: &GrundyValues) -> JsValue {
    match values {
        GrundyValues::Bytes(values) => Uint8Array::from(&values[..]).into(),
        GrundyValues::Narrow(values) => Uint16Array::from(&values[..]).into(),
        GrundyValues::Wide(values) => Uint32Array::from(&values[..]).into(),
    }
}

/// Values that were returned before; of another kind of array there are none.
fn kept(values: JsValue) -> Option<GrundyValues> {
    if let Some(bytes) = values.dyn_ref::<Uint8Array>() {
        return Some(GrundyValues::Bytes(bytes.to_vec()));
    }
    values.dyn_ref::<Uint16Array>().map(|narrow| GrundyValues::Narrow(narrow.to_vec()))
}

#[wasm_bindgen(js_name = table)]
pub fn table_js(game: &str, upto: f64, object: &JsValue) -> Js {
    let found = Game::parse(game)
        .and_then(|game| {
            let TableOptions { budget } = options(object)?;
            budgeted(object, budget, |budget| table(&game, upto as u64, budget))
        })
        .map_err(to_js_error)?;
    with_values(&found, values(&found.nimbers))
}

/// A table that is computed in slices.
#[wasm_bindgen]
pub struct TableJob(job::TableJob);

#[wasm_bindgen]
impl TableJob {
    /// The table of heaps 0 to `upto`, of which nothing is computed yet.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, upto: f64, object: &JsValue) -> std::result::Result<Self, JsValue> {
        let job = || {
            let game = Game::parse(game)?;
            let TableOptions { budget } = options(object)?;
            let job = job::TableJob::new(&game, upto as u64)?.limited(budget.get());
            Ok(TableJob(match property(object, "resume").and_then(kept) {
                Some(values) => job.resumed(&values),
                None => job,
            }))
        };
        job().map_err(to_js_error)
    }

    /// Go on for about `steps`: the next part.
    pub fn advance(&mut self, steps: f64) -> Js {
        let part = self.0.advance(steps as u64).map_err(to_js_error)?;
        with_values(&part, values(&part.nimbers))
    }
}

#[wasm_bindgen(js_name = quotient)]
pub fn quotient_js(game: &str, object: &JsValue) -> Js {
    into_js_result(Game::parse(game).and_then(|game| {
        let QuotientOptions { upto, budget } = options(object)?;
        budgeted(object, budget, |budget| quotient(&game, upto.get(), budget))
    }))
}

#[wasm_bindgen(js_name = certificate)]
pub fn certificate_js(game: &str, object: &JsValue) -> Js {
    into_js_result(Game::parse(game).and_then(|game| {
        let CertificateOptions { upto, budget } = options(object)?;
        budgeted(object, budget, |budget| certificate(&game, upto.get(), budget))
    }))
}

#[wasm_bindgen(js_name = grid)]
pub fn grid_js(game: &str, width: f64, height: f64, object: &JsValue) -> Js {
    let size = |n: f64| n as usize;
    let found = Game::parse(game)
        .and_then(|game| {
            let GridOptions { third, budget } = options(object)?;
            let third = third.get() as usize;
            budgeted(object, budget, |budget| grid(&game, size(width), size(height), third, budget))
        })
        .map_err(to_js_error)?;
    with_values(&found, Uint16Array::from(&found.nimbers[..]))
}

/// The values of a grid as an image; where there are no images, as its pixels.
#[wasm_bindgen(js_name = raster)]
pub fn raster_js(nimbers: &[u16], width: f64, palette: &[u8], _options: &JsValue) -> Js {
    // A copy of its own: the core's memory moves when it grows.
    let pixels = Uint8ClampedArray::from(&raster(nimbers, palette)[..]);
    let height = nimbers.len() as f64 / width.max(1.0);
    if Reflect::has(&global(), &"ImageData".into()).unwrap_or(false) {
        let (width, height) = (width as u32, height as u32);
        return Ok(ImageData::new_with_js_u8_clamped_array_and_sh(&pixels, width, height)?.into());
    }
    let result: JsValue = Object::new().into();
    set(&result, "data", pixels);
    set(&result, "width", width);
    set(&result, "height", height);
    Ok(result)
}

#[wasm_bindgen(js_name = report)]
pub fn report_js(game: &str, positions: Vec<String>, object: &JsValue) -> Js {
    into_js_result(Game::parse(game).and_then(|game| {
        let positions: Result<Vec<Position>> =
            positions.iter().map(|text| game.position(text)).collect();
        let positions = positions?;
        let ReportOptions { budget } = options(object)?;
        budgeted(object, budget, |budget| report(&game, &positions, budget))
    }))
}

#[wasm_bindgen(js_name = explore)]
pub fn explore_js(game: &str, position: &str, object: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        let ExploreOptions { limit, budget } = options(object)?;
        let limit = limit.get() as usize;
        budgeted(object, budget, |budget| explore(&game, &position, limit, budget))
    }))
}

#[wasm_bindgen(js_name = remoteness)]
pub fn remoteness_js(game: &str, position: &str, object: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        let RemotenessOptions { moves, budget } = options(object)?;
        let moves = moves.get() as usize;
        budgeted(object, budget, |budget| remoteness(&game, &position, moves, budget))
    }))
}

/// The computer's move where it prolongs a lost game.
#[wasm_bindgen(js_name = prolong)]
pub fn prolong_js(game: &str, position: &str, object: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        let RespondOptions { skill, seed, budget } = options(object)?;
        let opponent = Opponent { skill: skill.get(), seed: seed.get() };
        budgeted(object, budget, |budget| prolong(&game, &position, opponent, budget))
    }))
}

#[wasm_bindgen(js_name = countUnion)]
pub fn count_union_js(n: &str, divisors: Vec<String>, object: &JsValue) -> Js {
    into_js_result(options(object).and_then(|UnionOptions { limit, budget }| {
        let limit = limit.get() as usize;
        budgeted(object, budget, |budget| count_union(n, &divisors, limit, budget))
    }))
}

#[wasm_bindgen(js_name = countSets)]
pub fn count_sets_js(sizes: &Object, _options: &JsValue) -> Js {
    // Numbers and texts alike are read as text, so that a bad one is refused in one way.
    let sizes: Vec<(String, String)> = Object::entries(sizes)
        .iter()
        .map(|entry| Array::from(&entry))
        .map(|entry| (to_js_string(&entry.get(0)), to_js_string(&entry.get(1))))
        .collect();
    into_js_result(count_sets(&sizes))
}

#[wasm_bindgen(js_name = judge)]
pub fn judge_js(id: &str, input: &str, object: &JsValue) -> Js {
    into_js_result(options(object).and_then(|JudgeOptions { budget }| {
        budgeted(object, budget, |budget| judge(id, input, budget))
    }))
}

#[wasm_bindgen(js_name = judgePosition)]
pub fn judge_position_js(id: &str, input: &str, _options: &JsValue) -> Js {
    into_js_result(judge_position(id, input))
}

#[wasm_bindgen(js_name = randomTest)]
pub fn random_test_js(id: &str, seed: f64, _options: &JsValue) -> Js {
    into_js_result(random_test(id, seed as u64))
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
