//! Conversion of TeX to plain text.

/// TeX commands and their plain text. Commands that only change the font are in `SETS_LETTERS`.
const COMMANDS: &[(&str, &str)] = &[
    ("to", "->"),
    ("rightarrow", "->"),
    ("longrightarrow", "->"),
    ("Rightarrow", "->"),
    ("mapsto", "->"),
    ("oplus", "⊕"),
    ("le", "<="),
    ("leq", "<="),
    ("leqslant", "<="),
    ("ge", ">="),
    ("geq", ">="),
    ("geqslant", ">="),
    ("lt", "<"),
    ("gt", ">"),
    ("ne", "!="),
    ("neq", "!="),
    ("in", " in "),
    ("mid", "|"),
    ("vert", "|"),
    ("colon", ":"),
    ("lor", " or "),
    ("vee", " or "),
    ("land", " and "),
    ("wedge", " and "),
    ("cup", "∪"),
    ("cdot", "*"),
    ("times", "*"),
    ("bmod", " mod "),
    ("lfloor", "floor("),
    ("rfloor", ")"),
    ("lceil", "ceil("),
    ("rceil", ")"),
    ("ldots", "…"),
    ("dots", "…"),
    ("cdots", "…"),
    ("quad", " "),
    ("qquad", " "),
    ("left", ""),
    ("right", ""),
    ("displaystyle", ""),
    ("mex", "mex"),
    ("gcd", "gcd"),
    ("min", "min"),
    ("max", "max"),
    ("forall", "∀"),
    ("varphi", "φ"),
    ("phi", "φ"),
    ("sqrt", "sqrt"),
    ("sim", "~"),
    ("leftarrow", "<-"),
    ("lbrace", "{"),
    ("rbrace", "}"),
    ("ast", "*"),
    ("star", "*"),
    ("equiv", "≡"),
    ("item", " "),
    ("noindent", " "),
    ("big", ""),
    ("Big", ""),
    ("bigl", ""),
    ("bigr", ""),
    ("Bigl", ""),
    ("Bigr", ""),
];

/// TeX commands that are removed while their argument in braces stays.
const SETS_LETTERS: &[&str] = &[
    "mathrm",
    "operatorname",
    "mathsf",
    "mathit",
    "mathtt",
    "mathcal",
    "mathbf",
    "mathbb",
    "mathscr",
    "boldsymbol",
    "bm",
    "text",
    "textrm",
    "textbf",
    "textit",
    "texttt",
    "textsc",
    "emph",
    "underline",
    "mbox",
];

/// TeX commands that are removed with their argument in braces.
const SAYS_NOTHING: &[&str] = &["begin", "end", "label", "tag", "ref", "vspace", "hspace"];

/// The most bytes of a TeX text.
const LONGEST: usize = 4000;
/// The deepest nesting of groups.
const DEEPEST: usize = 40;

/// Convert TeX to plain text, and return whether all commands are known. Return `None` if the text is not TeX.
pub(in crate::answers::readings) fn plain(text: &str) -> Option<(String, bool)> {
    // A text with an odd number of dollar signs is not TeX.
    let is_paired = text.matches('$').count().is_multiple_of(2);
    if text.len() > LONGEST || !text.contains(['\\', '$']) || !is_paired {
        return None;
    }
    let has_columns = text.contains("\\begin{");
    let mut tex =
        Tex { rest: text, is_known: true, has_space: false, has_words: false, has_columns };
    let plain = tex.translated(0)?;
    // In a text without other TeX, a backslash before a blank may be the difference of two sets.
    tex.is_known &= !tex.has_space || tex.has_words || text.contains('$');
    // A text with unknown commands but without `$` and `{`, such as a file path, is not TeX.
    let has_command = tex.is_known || text.contains(['$', '{']);
    (tex.rest.is_empty() && has_command).then_some((plain, tex.is_known))
}

struct Tex<'t> {
    rest: &'t str,
    /// Whether all commands read so far are known.
    is_known: bool,
    /// Whether a backslash stands before a blank.
    has_space: bool,
    /// Whether a backslash stands before a word.
    has_words: bool,
    /// Whether `&` separates columns.
    has_columns: bool,
}

impl Tex<'_> {
    /// Convert the text up to its end, or up to the brace that closes this group. Return `None` if a group is not
    /// closed.
    fn translated(&mut self, depth: usize) -> Option<String> {
        let mut plain = String::new();
        if depth > DEEPEST {
            return None;
        }
        while let Some(c) = self.rest.chars().next() {
            self.rest = &self.rest[c.len_utf8()..];
            match c {
                '$' | '~' => plain.push(' '),
                '&' if self.has_columns => {}
                '\\' => plain.push_str(&self.command(depth)?),
                '}' if depth > 0 => return Some(plain),
                '_' => plain.push_str(&format!("[{}]", self.argument(depth)?)),
                '^' => {
                    let power = self.argument(depth)?;
                    let simple = power.chars().all(char::is_alphanumeric);
                    plain.push_str(&if simple {
                        format!("^{power}")
                    } else {
                        format!("^({power})")
                    });
                }
                c => plain.push(c),
            }
        }
        (depth == 0).then_some(plain)
    }

    /// Convert an argument: a single character, a command, or a group in braces.
    fn argument(&mut self, depth: usize) -> Option<String> {
        self.rest = self.rest.trim_start();
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        match c {
            '{' => self.translated(depth + 1),
            '\\' => self.command(depth),
            c => Some(c.to_string()),
        }
    }

    fn command(&mut self, depth: usize) -> Option<String> {
        let length = self.rest.bytes().take_while(u8::is_ascii_alphabetic).count();
        if length == 0 {
            let sign = self.rest.chars().next()?;
            self.rest = &self.rest[sign.len_utf8()..];
            self.has_space |= sign == ' ';
            return Some(match sign {
                '{' | '}' | '%' | '#' | '_' => sign.to_string(),
                '&' => "and".to_string(),
                // An accent stands before its letter.
                '`' | '\'' | '"' | '^' => self.argument(depth)?,
                '(' | ')' | '[' | ']' | ',' | ';' | ' ' | '!' | ':' | '\\' => " ".to_string(),
                _ => return None,
            });
        }
        self.has_words = true;
        let (name, after) = self.rest.split_at(length);
        self.rest = after;
        if name == "frac" || name == "dfrac" || name == "tfrac" {
            let (above, below) = (self.argument(depth)?, self.argument(depth)?);
            return Some(format!("({above})/({below})"));
        }
        if SETS_LETTERS.contains(&name) || SAYS_NOTHING.contains(&name) {
            self.rest = self.rest.strip_prefix('*').unwrap_or(self.rest);
            let argument = self.argument(depth)?;
            return Some(if SETS_LETTERS.contains(&name) { argument } else { " ".to_string() });
        }
        if name == "pmod" {
            return Some(format!(" mod {}", self.argument(depth)?));
        }
        let known = COMMANDS.iter().find(|(known, _)| *known == name);
        self.is_known &= known.is_some();
        Some(known.map_or(" ", |(_, plain)| *plain).to_string())
    }
}
