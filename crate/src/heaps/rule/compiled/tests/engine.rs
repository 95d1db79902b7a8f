//! An engine for tests that runs compiled code in a WebAssembly interpreter.

use std::cell::RefCell;
use std::rc::Rc;

use wasmi::{Engine, Linker, Memory as Pages, MemoryType, Module, Store, TypedFunc};

use crate::heaps::rule::compiled::block::Block;
use crate::heaps::rule::compiled::engine::{Code, Memory, Placed};
use crate::period::values::GrundyValues;

/// Compiled code with its own memory; all data is copied to and from that memory.
struct Copied {
    store: RefCell<Store<()>>,
    pages: Pages,
    fill: TypedFunc<i32, ()>,
}

pub(super) fn compile(bytes: &[u8]) -> Option<Rc<dyn Code>> {
    let engine = Engine::default();
    let module = Module::new(&engine, bytes).expect("a valid module");
    let mut store = Store::new(&engine, ());
    let pages = Pages::new(&mut store, MemoryType::new(1, None)).ok()?;
    let mut linker = Linker::new(&engine);
    linker.define("core", "memory", pages).ok()?;
    let instance = linker.instantiate_and_start(&mut store, &module).ok()?;
    let fill = instance.get_typed_func(&store, "fill").ok()?;
    Some(Rc::new(Copied { store: store.into(), pages, fill }))
}

fn bytes(memory: &Memory<'_>) -> Vec<u8> {
    match memory {
        Memory::Values(GrundyValues::Bytes(values)) => values.clone(),
        Memory::Values(GrundyValues::Narrow(values)) => {
            values.iter().flat_map(|value| value.to_le_bytes()).collect()
        }
        Memory::Values(GrundyValues::Wide(values)) => {
            values.iter().flat_map(|value| value.to_le_bytes()).collect()
        }
        Memory::Words(words) => words.iter().flat_map(|word| word.to_le_bytes()).collect(),
        Memory::Bits(words) => words.iter().flat_map(|word| word.to_le_bytes()).collect(),
    }
}

fn restore(memory: &mut Memory<'_>, bytes: &[u8]) {
    fn word<const N: usize>(bytes: &[u8]) -> [u8; N] {
        bytes.try_into().unwrap()
    }
    match memory {
        Memory::Values(GrundyValues::Bytes(values)) => values.copy_from_slice(bytes),
        Memory::Values(GrundyValues::Narrow(values)) => {
            let each = values.iter_mut().zip(bytes.chunks(2));
            each.for_each(|(value, bytes)| *value = u16::from_le_bytes(word(bytes)));
        }
        Memory::Values(GrundyValues::Wide(values)) => {
            let each = values.iter_mut().zip(bytes.chunks(4));
            each.for_each(|(value, bytes)| *value = u32::from_le_bytes(word(bytes)));
        }
        Memory::Words(words) => {
            let each = words.iter_mut().zip(bytes.chunks(4));
            each.for_each(|(value, bytes)| *value = u32::from_le_bytes(word(bytes)));
        }
        Memory::Bits(words) => {
            let each = words.iter_mut().zip(bytes.chunks(8));
            each.for_each(|(value, bytes)| *value = u64::from_le_bytes(word(bytes)));
        }
    }
}

impl Code for Copied {
    fn run(&self, block: &mut Block, memory: &mut [Placed<'_>]) {
        let store = &mut *self.store.borrow_mut();
        let mut image = vec![0; 1024];
        let mut begins = Vec::new();
        for (place, each) in &*memory {
            block.set(*place, image.len() as u32);
            let bytes = bytes(each);
            begins.push((image.len(), bytes.len()));
            image.extend(bytes);
            image.resize(image.len().next_multiple_of(8), 0);
        }
        for (to, word) in image.chunks_mut(4).zip(block.words().iter()) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        let wanted = (image.len() as u64).div_ceil(1 << 16);
        let more = wanted.saturating_sub(self.pages.size(&*store));
        self.pages.grow(&mut *store, more).unwrap();
        self.pages.write(&mut *store, 0, &image).unwrap();
        self.fill.call(&mut *store, 0).unwrap();
        let data = self.pages.data(&*store);
        for (word, from) in block.words().iter_mut().zip(data.chunks(4)) {
            *word = u32::from_le_bytes(from.try_into().unwrap());
        }
        for ((_, each), (begin, length)) in memory.iter_mut().zip(begins) {
            restore(each, &data[begin..begin + length]);
        }
    }
}
