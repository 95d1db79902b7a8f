//! Test the layers of the core: a module imports from its own layer and from lower layers, by `crate::LAYER::…` and not
//! through `lib.rs`.

use std::path::Path;

/// The layers, from bottom to top.
const LAYERS: [&str; 7] = ["base", "period", "ruleset", "heaps", "games", "notation", "answers"];

/// Return the lines of a module in `layer` that import from a higher layer or through `lib.rs`.
fn faults<'t>(layer: &str, text: &'t str) -> Vec<&'t str> {
    let own = LAYERS.iter().position(|name| *name == layer).expect("a layer");
    let is_below = |path: &str| {
        let name = path.split(|c: char| !c.is_alphanumeric() && c != '_').next();
        LAYERS[..=own].contains(&name.unwrap_or_default())
    };
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    // Allow `$crate::`: a macro for other crates may use the names that `lib.rs` exports.
    code.filter(|line| !line.replace("$crate::", "").split("crate::").skip(1).all(is_below))
        .collect()
}

/// Check the files below a folder and return their number.
fn check(folder: &Path, layer: &str) -> usize {
    let mut count = 0;
    for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let layer = if layer.is_empty() { stem } else { layer };
        if path.is_dir() {
            count += check(&path, layer);
        } else if layer != "lib" {
            let text = std::fs::read_to_string(&path).unwrap();
            assert_eq!(faults(layer, &text), Vec::<&str>::new(), "{}", path.display());
            count += 1;
        }
    }
    count
}

#[test]
fn imports_run_down() {
    let count = check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "");
    assert!(count > 100, "{count} files");
    assert_eq!(faults("base", "use crate::base::{A, B};\n// crate::games::X"), [""; 0]);
    let up = "use crate::games::nim::Nim;";
    assert_eq!(faults("base", up), [up]);
    let through_lib = "fn f() -> crate::Game {}";
    assert_eq!(faults("games", through_lib), [through_lib]);
}
