//! Typed arrays: the values of tables and grids, tables that grow, and the image of a grid.

use js_sys::{Object, Reflect, Uint8Array, Uint8ClampedArray, Uint16Array, Uint32Array, global};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use super::given::{Value, property};
use super::values::{Js, js, set, to_js_error};
use mexplorer::TableJob as Job;
use mexplorer::calls::Options;
use mexplorer::options::TableOptions;
use mexplorer::{Game, GrundyValues, raster};

/// Return an answer as a JavaScript object, with its Grundy values as the typed array `nimbers`.
pub(super) fn with_values(answer: &impl Serialize, values: &GrundyValues) -> Js {
    let result = js(answer)?;
    let nimbers: JsValue = match values {
        GrundyValues::Bytes(values) => Uint8Array::from(&values[..]).into(),
        GrundyValues::Narrow(values) => Uint16Array::from(&values[..]).into(),
        GrundyValues::Wide(values) => Uint32Array::from(&values[..]).into(),
    };
    set(&result, "nimbers", nimbers);
    Ok(result)
}

/// Convert a `Uint8Array` or `Uint16Array` that an earlier call returned back to Grundy values. Return `None` for any
/// other value, also for a `Uint32Array`.
fn kept(values: JsValue) -> Option<GrundyValues> {
    if let Some(bytes) = values.dyn_ref::<Uint8Array>() {
        return Some(GrundyValues::Bytes(bytes.to_vec()));
    }
    values.dyn_ref::<Uint16Array>().map(|narrow| GrundyValues::Narrow(narrow.to_vec()))
}

/// A table that is computed in slices, so that the caller can stop between two slices.
#[wasm_bindgen]
pub struct TableJob(Job);

#[wasm_bindgen]
impl TableJob {
    /// Create a table for the heaps 0 to `upto`, which is empty or begins with the values of the option `resume`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, upto: f64, object: &JsValue) -> std::result::Result<Self, JsValue> {
        let job = || {
            let game = Game::parse(game)?;
            let TableOptions { budget, .. } = TableOptions::read(&Value(object.clone()))?;
            let job = Job::new(&game, upto as u64)?.limited(budget.get());
            Ok(TableJob(match property(object, "resume").and_then(kept) {
                Some(values) => job.resumed(&values),
                None => job,
            }))
        };
        job().map_err(to_js_error)
    }

    /// Continue the computation for about `steps` steps, and return the newly computed part of the table.
    pub fn advance(&mut self, steps: f64) -> Js {
        let part = self.0.advance(steps as u64).map_err(to_js_error)?;
        with_values(&part, &part.nimbers)
    }
}

/// Return the image of the values of a grid, or the pixels if the platform has no `ImageData`.
#[wasm_bindgen(js_name = raster)]
pub fn raster_js(nimbers: &[u16], width: f64, palette: &[u8], _options: &JsValue) -> Js {
    // Copy the pixels, because the core's memory may move when more is allocated.
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
