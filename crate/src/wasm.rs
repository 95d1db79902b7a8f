//! The JavaScript boundary: only this module and those below it use `JsValue`. It has a function for each call of the
//! API; those in `lab` are not in the small build.

use wasm_bindgen::prelude::*;
use web_sys::console;

use crate::answers::analysis::analyze_within;
use crate::answers::cache;
use crate::answers::describe::describe;
use crate::answers::explore::Played;
use crate::answers::judge::Place;
use crate::answers::line::game_line;
use crate::answers::opponent::{Opponent, respond};
use crate::answers::options::{AnalyzeOptions, RandomOptions, RespondOptions};
use crate::answers::random::random_position;
use crate::base::error::Result;
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::ruleset::position::Position;

mod options;
mod values;

#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "lab")]
pub use lab::*;
use options::{budgeted, options};
use values::{Js, into_js_result};

/// The bytes of tables and quotients cached between calls.
const KEPT: usize = 48 << 20;

/// Log panics to the console. A panic is a bug; the page then restarts the engine.
#[wasm_bindgen(start)]
pub fn start() {
    cache::keep(KEPT);
    std::panic::set_hook(Box::new(|info| console::error_1(&info.to_string().into())));
}

fn read(game: &str, position: &str) -> Result<(Game, Position)> {
    let game = Game::parse(game)?;
    let position = game.position(position)?;
    Ok((game, position))
}

#[wasm_bindgen]
pub fn analyze(game: &str, position: &str, object: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        let AnalyzeOptions { limit, budget } = options(object)?;
        let limit = limit.get() as usize;
        budgeted(object, budget, |budget| analyze_within(&game, &position, limit, budget))
    }))
}

#[wasm_bindgen(js_name = describe)]
pub fn describe_js(game: &str, position: &str, _options: &JsValue) -> Js {
    into_js_result(read(game, position).map(|(game, position)| describe(&game, &position)))
}

#[wasm_bindgen(js_name = readGame)]
pub fn read_game(game: &str, _options: &JsValue) -> Js {
    into_js_result(Game::parse(game).map(|game| game_line(&game)))
}

#[wasm_bindgen(js_name = play)]
pub fn play_js(game: &str, position: &str, text: &str, _options: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        find_move(&game, &position, text).and_then(|mv| Played::new(&game, &position, mv))
    }))
}

#[wasm_bindgen(js_name = respond)]
pub fn respond_js(game: &str, position: &str, object: &JsValue) -> Js {
    into_js_result(read(game, position).and_then(|(game, position)| {
        let RespondOptions { skill, seed, budget } = options(object)?;
        let opponent = Opponent { skill: skill.get(), seed: seed.get() };
        budgeted(object, budget, |budget| respond(&game, &position, opponent, budget))
    }))
}

#[wasm_bindgen]
pub fn random(game: &str, object: &JsValue) -> Js {
    into_js_result(Game::parse(game).and_then(|game| {
        let RandomOptions { seed, level } = options(object)?;
        let position = random_position(&game, seed.get(), level.get());
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
