//! The code of one WebAssembly function under construction: its locals, its labels and its instructions.

use wasm_encoder::{BlockType, Function, InstructionSink, MemArg, MemArgTarget, ValType};

pub(super) struct Emitter {
    bytes: Vec<u8>,
    parameters: u32,
    locals: Vec<ValType>,
    depth: u32,
}

/// The depth of a block or a loop: a branch to the label leaves the block or repeats the loop.
#[derive(Clone, Copy)]
pub(super) struct Label(u32);

impl Emitter {
    pub(super) fn new(parameters: u32) -> Emitter {
        Emitter { bytes: Vec::new(), parameters, locals: Vec::new(), depth: 0 }
    }

    #[inline(never)]
    pub(super) fn code(&mut self) -> InstructionSink<'_> {
        InstructionSink::new(&mut self.bytes)
    }

    pub(super) fn local(&mut self, of: ValType) -> u32 {
        self.locals.push(of);
        self.parameters + self.locals.len() as u32 - 1
    }

    pub(super) fn block(&mut self) -> Label {
        self.code().block(BlockType::Empty);
        self.open()
    }

    pub(super) fn repeat(&mut self) -> Label {
        self.code().loop_(BlockType::Empty);
        self.open()
    }

    /// Begin code that runs only if the number on the stack is not 0.
    pub(super) fn when(&mut self) {
        self.code().if_(BlockType::Empty);
        self.open();
    }

    /// Begin an if-else that leaves a number of type i32 on the stack.
    pub(super) fn choose(&mut self) {
        self.code().if_(BlockType::Result(ValType::I32));
        self.open();
    }

    fn open(&mut self) -> Label {
        self.depth += 1;
        Label(self.depth)
    }

    pub(super) fn otherwise(&mut self) {
        self.code().else_();
    }

    pub(super) fn end(&mut self) {
        self.code().end();
        self.depth -= 1;
    }

    pub(super) fn go(&mut self, to: Label) {
        let levels = self.depth - to.0;
        self.code().br(levels);
    }

    pub(super) fn go_if(&mut self, to: Label) {
        let levels = self.depth - to.0;
        self.code().br_if(levels);
    }

    pub(super) fn finish(mut self) -> Function {
        self.code().end();
        let mut function = Function::new_with_locals_types(self.locals);
        function.raw(self.bytes);
        function
    }
}

/// Return the memory argument for an address on the stack plus `offset` bytes, aligned to 2^`align` bytes.
pub(super) fn at(offset: usize, align: u32) -> MemArg {
    MemArg { offset: offset as u64, align, target: MemArgTarget::default(), ordering: None }
}
