//! The part of the command `wasm-bindgen` that the builds use: `--version`, and the arguments that wasm-pack passes for
//! `--target no-modules`. The official command would be installed with its test runner, whose HTTP server and client
//! take longer to compile than the rest.

use std::{env, error::Error};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let given: Vec<String> = env::args().skip(1).collect();
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    match given[..] {
        ["--version"] => println!("wasm-bindgen {}", env!("CARGO_PKG_VERSION")),
        #[rustfmt::skip]
        [core, "--out-dir", folder, "--no-typescript", "--target", "no-modules", "--out-name", name] => {
            Bindgen::new()
                .input_path(core)
                .out_name(name)
                .no_modules(true)?
                .typescript(false)
                .generate(folder)?;
        }
        _ => return Err(format!("arguments that no build of this project has: {given:?}").into()),
    }
    Ok(())
}
