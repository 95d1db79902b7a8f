//! Questions for values in a text: the question is removed, or its argument becomes the size of a heap.

/// Rewrite a text with a question for a value at its end, `S={1,4}, find sg(33)`, as a text with that heap.
pub(super) fn asked(text: &str) -> Option<String> {
    let lower = text.to_ascii_lowercase();
    let end = lower.trim_end_matches(['?', '？', '.', '。', ' ', '值', '的', '$']);
    let (before, number) = end.strip_suffix([')', ']'])?.rsplit_once(['(', '['])?;
    let name = ["grundy", "sg", "g", "f"].iter().find_map(|name| before.strip_suffix(name))?;
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let ends = |c: char| c.is_whitespace() || ",，;；.。".contains(c);
    let mut rest = text[..name.len()].trim_end_matches(ends);
    for word in ["问", "求", "计算", "find", "what is", "compute"] {
        rest = rest.strip_suffix(word).unwrap_or(rest).trim_end_matches(ends);
    }
    // Remove a given value of heap 0, which is not a part of the rule.
    let rest = rest.split(['，', ';', '；']).filter(|part| !part.to_lowercase().contains("(0)=0"));
    let rest = rest.collect::<Vec<_>>().join("，");
    (is_number && !rest.contains("mex")).then(|| format!("{rest}，n={number}"))
}

/// Remove a question for a number of values, as in "the first 30 nim-values" or 前20项.
pub(super) fn uncounted(text: &str) -> Option<String> {
    const VALUES: &[&str] = &[
        "value",
        "nim-value",
        "nim value",
        "grundy",
        "sg",
        "term",
        "nimber",
        "heap size",
        "项",
        "个值",
        "个sg",
    ];
    let lower = text.to_ascii_lowercase();
    let is_valued = ["sg", "grundy", "值"].iter().any(|word| lower.contains(word));
    ["first ", "前"].iter().find_map(|word| {
        let at = lower.find(word)?;
        let rest = lower[at + word.len()..].trim_start();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let behind = rest[digits..].trim_start();
        let is_unit = |word: &str| behind.starts_with(word);
        let is_count =
            digits > 0 && (VALUES.iter().any(|word| is_unit(word)) || is_valued && is_unit("个"));
        let words = |text: &str| {
            let more = VALUES.iter().chain(&["s", "个", "值", "函数", "的", " "]);
            more.filter(|word| text.to_ascii_lowercase().starts_with(**word)).map(|w| w.len()).max()
        };
        let mut behind = behind;
        while let Some(length) = words(behind) {
            behind = &behind[length..];
        }
        let mut before = text[..at].trim_end();
        for word in ["的", "函数", "值", "sg", "SG", "grundy", ",", "，", "the"] {
            before = before.strip_suffix(word).unwrap_or(before).trim_end();
        }
        is_count.then(|| format!("{before} {behind}").trim().to_string())
    })
}

/// Remove a question for a list of values, `g(0), …, g(12)`.
pub(super) fn unlisted(text: &str) -> Option<String> {
    let (at, dots) = ["...", "…", "⋯"].iter().find_map(|dots| Some((text.find(dots)?, dots)))?;
    let between = |c: char| c == ',' || c == ' ' || c == '，';
    let (before, behind) = (&text[..at], &text[at + dots.len()..]);
    let first = before.trim_end_matches(between).strip_suffix(')')?;
    let (mut head, number) = first.rsplit_once('(')?;
    let (name, rest) = behind.trim_start_matches(between).split_once('(')?;
    let (last, rest) = rest.split_once(')')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(number) || !is_number(last) || name.len() > 8 {
        return None;
    }
    while let Some(earlier) = head.strip_suffix(name) {
        let other = earlier
            .trim_end_matches(between)
            .strip_suffix(')')
            .and_then(|one| one.rsplit_once('('));
        match other.filter(|(_, number)| is_number(number)) {
            Some((other, _)) => head = other,
            None => return Some(format!("{}{rest}", earlier.trim_end())),
        }
    }
    None
}
