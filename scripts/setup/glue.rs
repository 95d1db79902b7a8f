//! Writes the JavaScript glue of a compiled core: `glue CORE.wasm FOLDER`. It does what the command
//! `wasm-bindgen` does, without the test runner of that command, whose HTTP server and client take
//! longer to compile than the rest.

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args_os().skip(1);
    let (Some(core), Some(folder)) = (args.next(), args.next()) else {
        return Err("usage: glue CORE.wasm FOLDER".into());
    };
    Bindgen::new()
        .input_path(core)
        .out_name("mexplorer")
        .no_modules(true)?
        .typescript(false)
        .generate(folder)?;
    Ok(())
}
