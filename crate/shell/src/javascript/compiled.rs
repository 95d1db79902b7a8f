//! Compile the WebAssembly code of user-written rules with the JavaScript engine that runs this core. The code shares
//! the memory of the core.

use std::rc::Rc;

use js_sys::{Function, Object, Reflect, Uint8Array, WebAssembly};
use wasm_bindgen::prelude::*;

use mexplorer::GrundyValues;
use mexplorer::heaps::rule::compiled::{Block, Code, Memory, Placed};

struct Instance(Function);

/// Compile a WebAssembly module. Return `None` where the page's security policy or the browser refuses to.
pub(super) fn compile(bytes: &[u8]) -> Option<Rc<dyn Code>> {
    let module = WebAssembly::Module::new(&Uint8Array::from(bytes).into()).ok()?;
    let (imports, core) = (Object::new(), Object::new());
    Reflect::set(&core, &"memory".into(), &wasm_bindgen::memory()).ok()?;
    Reflect::set(&imports, &"core".into(), &core).ok()?;
    let instance = WebAssembly::Instance::new(&module, &imports).ok()?;
    let fill = Reflect::get(&instance.exports(), &"fill".into()).ok()?;
    Some(Rc::new(Instance(fill.dyn_into().ok()?)))
}

fn address(memory: &mut Memory<'_>) -> usize {
    match memory {
        Memory::Values(GrundyValues::Bytes(values)) => values.as_mut_ptr().expose_provenance(),
        Memory::Values(GrundyValues::Narrow(values)) => values.as_mut_ptr().expose_provenance(),
        Memory::Values(GrundyValues::Wide(values)) => values.as_mut_ptr().expose_provenance(),
        Memory::Words(words) => words.as_mut_ptr().expose_provenance(),
        Memory::Bits(words) => words.as_mut_ptr().expose_provenance(),
    }
}

impl Code for Instance {
    fn run(&self, block: &mut Block, memory: &mut [Placed<'_>]) {
        for (place, each) in memory {
            block.set(*place, address(each) as u32);
        }
        let at = block.words().as_mut_ptr().expose_provenance();
        // Ignore an exception: the code then stored no results, and the caller soon stops using a program without
        // results.
        let _ = self.0.call1(&JsValue::NULL, &JsValue::from(at as u32));
    }
}
