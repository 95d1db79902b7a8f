//! The programming languages of generated programs, with the syntax for loops and options.

use crate::answers::calls::given::{Argument, Given};

pub use crate::answers::pattern::helpers::Language;

impl Language {
    /// All languages, with the names that callers use.
    pub const NAMED: [(Language, &'static str); 5] = [
        (Language::Cpp, "cpp"),
        (Language::Python, "python"),
        (Language::Java, "java"),
        (Language::Rust, "rust"),
        (Language::Javascript, "javascript"),
    ];

    /// Return the template of a whole program, with optional sections and placeholders.
    pub(super) fn template(self) -> &'static str {
        match self {
            Language::Cpp => include_str!("templates/cpp.txt"),
            Language::Python => include_str!("templates/python.txt"),
            Language::Java => include_str!("templates/java.txt"),
            Language::Rust => include_str!("templates/rust.txt"),
            Language::Javascript => include_str!("templates/javascript.txt"),
        }
    }

    /// Return the characters that start a comment.
    pub(super) fn comment(self) -> &'static str {
        if self == Language::Python { "#" } else { "//" }
    }

    /// Return the indentation of a function's body, in spaces.
    pub(super) fn indent(self) -> usize {
        if self == Language::Java { 8 } else { 4 }
    }

    /// Return the head of a loop from `lo` to `hi`. `beyond` is `hi + 1`, for languages whose ranges exclude the end.
    pub(super) fn for_each(self, name: &str, lo: &str, hi: &str, beyond: &str) -> String {
        match self {
            Language::Cpp => format!("for (ll {name} = {lo}; {name} <= {hi}; {name}++) {{"),
            Language::Java => format!("for (long {name} = {lo}; {name} <= {hi}; {name}++) {{"),
            Language::Javascript => format!("for (let {name} = {lo}; {name} <= {hi}; {name}++) {{"),
            Language::Rust => format!("for {name} in {lo}..={hi} {{"),
            Language::Python => format!("for {name} in range({lo}, {beyond}):"),
        }
    }

    /// Return the head of an `if` block.
    pub(super) fn when(self, condition: &str) -> String {
        match self {
            Language::Python => format!("if {condition}:"),
            Language::Rust => format!("if {condition} {{"),
            _ => format!("if ({condition}) {{"),
        }
    }

    /// Return the terminator of a statement.
    pub(super) fn stop(self) -> &'static str {
        if self == Language::Python { "" } else { ";" }
    }

    /// Return whether blocks end with a brace.
    pub(super) fn has_braces(self) -> bool {
        self != Language::Python
    }
}

impl Argument for Language {
    fn expected() -> String {
        "cpp, python, java, rust or javascript".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        let text = given.text()?;
        let found = Self::NAMED.iter().find(|(_, name)| *name == text.as_str());
        found.map(|(language, _)| *language)
    }
}

/// Words that a rule may use as names, but that are reserved in some language or used by the generated programs.
const TAKEN: &str = " abs abstract after all and arguments array as assert async at attempt auto await before \
    bigomega bool boolean break byte case catch char cin class common const continue count cout crate def default \
    del delete do double dyn e elif else enum except export extern false final finally first float fn for found \
    from function g gcd global goto heap heaps high if impl import in input int interface is known lambda larger \
    left len let list ll logarithm long loop low lpf main map match math max mex min mod modulo move moves mut \
    namespace native new nonlocal not null number numbers omega operator option options or package pass past piece \
    pieces popcount power prime primes print private protected pub public quotient raise range ref register return \
    root see seen self set short signed sizeof smaller some stack start static std str struct sum super switch sys \
    target template this throw to totient trait true try type typedef typeof union unsafe unsigned use using \
    valuation value values var vector virtual void volatile what where while winning with xor yield ";

/// Return a variable name for a name in a rule: a reserved word, or a name that begins with an underscore, gets an
/// underscore appended.
pub(super) fn variable(name: &str) -> String {
    let reserved = TAKEN.contains(&format!(" {name} ")) || name.starts_with('_');
    if reserved { format!("{name}_") } else { name.to_string() }
}
