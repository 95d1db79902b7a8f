//! The JavaScript boundary: only this module and its submodules use `JsValue`. The boundary is generic over the calls;
//! the feature `lab` adds the table computed in slices and the image of a grid.

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::console;

use mexplorer::calls::{Boundary, Call, Options};
use mexplorer::{Progress, cache};

use crate::calls::{begin, find, names};

mod given;
mod values;

#[cfg(feature = "lab")]
mod compiled;
#[cfg(feature = "lab")]
mod lab;
use given::{Value, property};
#[cfg(feature = "lab")]
pub use lab::*;
use values::{Js, js, to_js_error};

/// Count the allocated bytes, so that a search ends before the memory is exhausted.
#[cfg(feature = "lab")]
#[global_allocator]
static ALLOCATOR: mexplorer::memory::CountingAllocator = mexplorer::memory::CountingAllocator;

/// The most bytes of tables and quotients that stay cached between calls.
const KEPT: usize = 48 << 20;

/// Prepare the core when it is loaded: keep a cache between calls, register the extras, and log panics to the console.
/// A panic is a bug; the page then restarts the engine.
#[wasm_bindgen(start)]
pub fn start() {
    cache::keep(KEPT);
    begin();
    #[cfg(feature = "lab")]
    mexplorer::heaps::rule::compiled::use_engine(compiled::compile);
    std::panic::set_hook(Box::new(|info| console::error_1(&info.to_string().into())));
}

/// Run the call with this name, with an array of arguments and an object of options. Throw the names of all calls as
/// one text if this build has no call with this name.
#[wasm_bindgen]
pub fn call(name: &str, arguments: &JsValue, options: &JsValue) -> Js {
    let run = find(name).ok_or_else(|| names().join(" "))?;
    run(Caller { arguments, options })
}

struct Caller<'c> {
    arguments: &'c JsValue,
    options: &'c JsValue,
}

impl Boundary for Caller<'_> {
    type Output = Js;

    fn run<C: Call>(self) -> Js {
        let mut watch = |done, total| notify(self.options, Progress { done, total });
        #[cfg_attr(not(feature = "lab"), allow(unused_mut))]
        let mut answer = C::read(&Value(self.arguments.clone()))
            .and_then(|arguments| {
                let options = C::Options::read(&Value(self.options.clone()))?;
                C::answer(arguments, options, &mut watch)
            })
            .map_err(to_js_error)?;
        #[cfg(feature = "lab")]
        if let Some(nimbers) = C::nimbers(&mut answer) {
            return lab::with_values(&answer, &nimbers);
        }
        js(&answer)
    }
}

/// Call the `onProgress` function of the options, if the caller gave one.
#[inline(never)]
fn notify(options: &JsValue, progress: Progress) {
    let listener = property(options, "onProgress").and_then(|found| found.dyn_into().ok());
    if let Some(listener) = listener {
        let listener: Function = listener;
        // Ignore an exception of the listener and continue the computation.
        let _ = js(&progress).and_then(|progress| listener.call1(&JsValue::NULL, &progress));
    }
}

/// Panic, so that tests can check that the page survives a panic.
#[wasm_bindgen(js_name = panicForTest)]
pub fn panic_for_test() {
    panic!("a panic on purpose");
}
