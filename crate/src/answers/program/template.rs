//! Templates with optional sections and placeholders: `@if name`, `@if !name`, `@end`, and `@{name}`.

/// Fill in a template: keep the sections for whose name `on` returns true, drop the other sections, and replace each
/// placeholder by its text. At most two empty lines in a row remain.
pub(super) fn fill(template: &str, on: &dyn Fn(&str) -> bool, places: &[(&str, String)]) -> String {
    let mut out = String::new();
    let mut open: Vec<bool> = Vec::new();
    let mut empty = 0;
    for line in template.lines() {
        if let Some(name) = line.strip_prefix("@if ") {
            open.push(name.strip_prefix('!').map_or_else(|| on(name), |name| !on(name)));
            continue;
        }
        if line == "@end" {
            open.pop();
            continue;
        }
        if open.contains(&false) {
            continue;
        }
        let mut text = line.to_string();
        for (name, value) in places {
            text = text.replace(&format!("@{{{name}}}"), value);
        }
        let text = text.trim_end();
        empty = if text.is_empty() { empty + 1 } else { 0 };
        if empty <= 2 && !(text.is_empty() && out.is_empty()) {
            out.push_str(text);
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn sections_and_places_are_filled_in() {
        let template = "a\n@if yes\nb @{name}\n@if no\nc\n@end\n@end\n@if !yes\nd\n@end\ne\n";
        let filled = fill(template, &|name| name == "yes", &[("name", "x".into())]);
        assert_eq!(filled, "a\nb x\ne\n");
    }
}
