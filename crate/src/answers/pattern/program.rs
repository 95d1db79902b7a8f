//! Source of the function `g(n)` or `lost(n)` that evaluates a formula, in each language.

use super::code::Writer;
use super::form::{Equation, Form, Left, Of, Shape};
use super::helpers::Language;
use crate::heaps::rule::formula::has_own;
use crate::heaps::rule::tree::{Expr, Function, Operator};

/// The lines of a program, each indented by its block depth.
struct Lines<'w> {
    writer: Writer<'w>,
    lost: bool,
    depth: usize,
    out: String,
}

/// Write the function of a formula. The result is self-contained: helper functions come before the function.
pub(crate) fn function(form: &Form, language: Language) -> String {
    let names: Vec<&str> = form.names.iter().map(String::as_str).collect();
    let mut writer = Writer::new(language, names.clone());
    let lost = form.of == Of::Lost;
    writer.own = if lost { "lost" } else { "g" };
    let mut lines = Lines { writer, lost, depth: 0, out: String::new() };
    match &form.shape {
        Shape::Equations(equations) => lines.equations(&names, equations),
        Shape::Period { preperiod, saltus, values } => lines.period(*preperiod, *saltus, values),
        Shape::Conditions(each) => lines.conditions(&names, each),
        Shape::Among(expr) => lines.among(expr),
        Shape::Chain { starts, next } => lines.chain(starts, next),
    }
    let helpers = lines.writer.helpers();
    format!("{helpers}{}", lines.out)
}

impl Lines<'_> {
    fn language(&self) -> Language {
        self.writer.language
    }

    fn line(&mut self, text: &str) {
        let step = if self.is_wide() { "    " } else { "  " };
        self.out += &format!("{}{text}\n", step.repeat(self.depth));
    }

    /// Return whether blocks are indented by four spaces instead of two.
    fn is_wide(&self) -> bool {
        matches!(self.language(), Language::Python | Language::Rust)
    }

    fn is_python(&self) -> bool {
        self.language() == Language::Python
    }

    /// Open a block after `head`, which has no brace.
    fn open(&mut self, head: &str) {
        let end = if self.is_python() { ":" } else { " {" };
        self.line(&format!("{head}{end}"));
        self.depth += 1;
    }

    fn close(&mut self) {
        self.depth -= 1;
        if !self.is_python() {
            self.line("}");
        }
    }

    /// Return the head of an `if` or `while` block with a condition.
    fn headed(&self, word: &str, condition: &str) -> String {
        match self.language() {
            Language::Python | Language::Rust => format!("{word} {condition}"),
            _ => format!("{word} ({condition})"),
        }
    }

    fn begin(&mut self, names: &[&str]) {
        let (name, lost) = (self.writer.own, self.lost);
        let list = |of: &dyn Fn(&str) -> String| {
            names.iter().map(|name| of(name)).collect::<Vec<_>>().join(", ")
        };
        let head = match self.language() {
            Language::Cpp => {
                let (kind, of) =
                    (if lost { "bool" } else { "long long" }, list(&|n| format!("long long {n}")));
                format!("{kind} {name}({of})")
            }
            Language::Java => {
                let (kind, of) =
                    (if lost { "boolean" } else { "long" }, list(&|n| format!("long {n}")));
                format!("static {kind} {name}({of})")
            }
            Language::Rust => {
                let of = list(&|n| format!("{n}: i64"));
                format!("fn {name}({of}) -> {}", if lost { "bool" } else { "i64" })
            }
            Language::Python => format!("def {name}({})", list(&|n| n.to_string())),
            Language::Javascript => format!("function {name}({})", list(&|n| n.to_string())),
        };
        self.open(&head);
        if self.language() == Language::Javascript {
            for name in names {
                self.line(&format!("{name} = BigInt({name});"));
            }
        }
    }

    /// Write a statement with its terminator.
    fn statement(&mut self, text: &str) {
        let end = if self.is_python() { "" } else { ";" };
        self.line(&format!("{text}{end}"));
    }

    /// Declare a variable with an initial value.
    fn set(&mut self, name: &str, value: &str) {
        let text = match self.language() {
            Language::Python => format!("{name} = {value}"),
            Language::Rust => format!("let mut {name}: {} = {value}", self.writer.whole()),
            Language::Javascript => format!("let {name} = {value}"),
            _ => format!("{} {name} = {value}", self.writer.whole()),
        };
        self.statement(&text);
    }

    fn give(&mut self, value: &str) {
        let text = match self.language() {
            Language::Javascript if !self.lost => format!("return Number({value})"),
            _ => format!("return {value}"),
        };
        self.statement(&text);
    }

    fn give_if(&mut self, condition: &str, value: &str) {
        let head = self.headed("if", condition);
        self.open(&head);
        self.give(value);
        self.close();
    }

    /// Return the comparison `left sign right` of two names or numbers, by a method call where numbers are objects.
    fn compared(&self, left: &str, sign: &str, right: &str) -> String {
        match self.language() {
            Language::Java if self.writer.wide => format!("{left}.compareTo({right}) {sign} 0"),
            Language::Javascript if sign == "==" => format!("{left} === {right}"),
            _ => format!("{left} {sign} {right}"),
        }
    }

    fn conditions(&mut self, names: &[&str], each: &[Expr]) {
        self.begin(names);
        // Use wide numbers if a condition has squares, which may exceed 64 bits.
        self.writer.wide = each.iter().any(squares);
        if self.writer.wide
            && matches!(self.language(), Language::Cpp | Language::Java | Language::Rust)
        {
            for (i, name) in names.iter().enumerate() {
                let whole = self.writer.whole();
                let (of, value) = match self.language() {
                    Language::Cpp => (WIDE[i], format!("{whole} {} = {name}", WIDE[i])),
                    Language::Java => {
                        (WIDE[i], format!("{whole} {} = BigInteger.valueOf({name})", WIDE[i]))
                    }
                    _ => (WIDE[i], format!("let {}: {whole} = {name}.into()", WIDE[i])),
                };
                self.statement(&value);
                self.writer.names[i] = of;
            }
        }
        let any = each.iter().cloned().reduce(|a, b| Expr::Or(Box::new((a, b))));
        let any = any.map_or_else(|| "false".to_string(), |any| self.writer.condition(&any));
        self.give(&any);
        self.close();
    }

    fn equations(&mut self, names: &[&str], equations: &[Equation]) {
        let tail = |equation: &Equation| {
            let (_, _, value) = equation.in_heap();
            matches!(&value, Expr::Call(Function::Own, list) if !list.iter().any(divides))
        };
        let looping = equations.iter().any(tail);
        self.begin_looping(names, looping);
        let mut closed = false;
        for (i, equation) in equations.iter().enumerate() {
            let (left, when, value) = equation.in_heap();
            let last = i + 1 == equations.len() && when.is_empty() && covers(equations);
            let conditions: Vec<Expr> =
                if last { Vec::new() } else { left.into_iter().chain(when).collect() };
            let condition = self.writer.all(&conditions);
            let bare = conditions.is_empty();
            if !bare {
                let head = self.headed("if", &condition);
                self.open(&head);
            }
            match &value {
                Expr::Call(Function::Own, list) if looping => {
                    let next = self.writer.list(list);
                    self.statement(&format!("{} = {next}", names[0]));
                    self.statement("continue");
                }
                value => {
                    let value = match value {
                        condition @ (Expr::Compare(..)
                        | Expr::Not(_)
                        | Expr::And(_)
                        | Expr::Or(_))
                            if self.lost =>
                        {
                            self.writer.condition(condition)
                        }
                        number => self.writer.number(number),
                    };
                    self.give(&value);
                }
            }
            if bare {
                closed = true;
                break;
            }
            self.close();
        }
        if !closed {
            // Return −1 for a heap that the formula does not cover.
            let none = self.writer.literal(1);
            self.give(&format!("-{none}"));
        }
        if looping {
            self.close();
        }
        self.close();
    }

    fn begin_looping(&mut self, names: &[&str], looping: bool) {
        self.begin(names);
        if !looping {
            return;
        }
        if self.language() == Language::Rust {
            self.line(&format!("let mut {0} = {0};", names[0]));
        }
        let head = match self.language() {
            Language::Python => "while True",
            Language::Rust => "loop",
            _ => "for (;;)",
        };
        self.open(head);
    }

    fn period(&mut self, preperiod: u64, saltus: u64, values: &[u64]) {
        let count = values.len() as u64;
        let length = count - preperiod;
        let listed: Vec<String> = values.iter().map(|value| self.writer.literal(*value)).collect();
        let listed = listed.join(", ");
        self.begin(&["n"]);
        match self.language() {
            Language::Cpp => {
                self.statement(&format!("static const long long values[] = {{{listed}}}"))
            }
            Language::Java => self.statement(&format!("long[] values = {{{listed}}}")),
            Language::Rust => {
                self.statement(&format!("let values: [i64; {count}] = [{listed}]"));
            }
            Language::Python => self.statement(&format!("values = [{listed}]")),
            Language::Javascript => self.statement(&format!("const values = [{listed}]")),
        }
        let quotient = if self.is_python() { "//" } else { "/" };
        let item = |index: &str| match self.language() {
            Language::Java => format!("values[(int) ({index})]"),
            Language::Rust => format!("values[({index}) as usize]"),
            _ => format!("values[{index}]"),
        };
        let [all, by, more] = [count, length, saltus].map(|n| self.writer.literal(n));
        if preperiod > 0 {
            let (small, value) = (format!("n < {all}"), item("n"));
            let one = self.writer.literal(1);
            self.give_if(&small, &value);
            self.set("past", &format!("(n - {all}) {quotient} {by} + {one}"));
        } else {
            self.set("past", &format!("n {quotient} {by}"));
        }
        let item = match self.language() {
            Language::Java => format!("values[(int) (n - past * {by})]"),
            Language::Rust => format!("values[(n - past * {by}) as usize]"),
            _ => format!("values[n - past * {by}]"),
        };
        let growth = if saltus > 0 { format!(" + past * {more}") } else { String::new() };
        self.give(&format!("{item}{growth}"));
        self.close();
        if self.language() == Language::Rust {
            self.out = self.out.replace("let mut past", "let past");
        }
    }

    /// Write a search for n among the values of a nondecreasing expression: if the first value that is at least n
    /// differs from n, no value is n.
    fn among(&mut self, expr: &Expr) {
        let language = self.language();
        self.writer.wide = true;
        let whole = self.writer.whole();
        self.writer.names = vec!["k"];
        let term = self.writer.number(expr);
        let head = match language {
            Language::Rust => format!("fn term(k: {whole}) -> {whole}"),
            Language::Python => "def term(k)".to_string(),
            Language::Javascript => "function term(k)".to_string(),
            Language::Java => format!("static {whole} term({whole} k)"),
            Language::Cpp => format!("{whole} term({whole} k)"),
        };
        self.open(&head);
        let end = if self.is_python() { "" } else { ";" };
        self.line(&format!("return {term}{end}"));
        self.close();
        self.out.push('\n');
        self.begin(&["n"]);
        let [zero, one, two] = [0, 1, 2].map(|n| self.writer.literal(n));
        let wanted = match language {
            Language::Java => "BigInteger.valueOf(n)",
            Language::Rust => "n as i128",
            Language::Cpp => "(__int128) n",
            _ => "n",
        };
        self.set("wanted", wanted);
        self.set("low", &zero);
        self.set("high", &one);
        let big = language == Language::Java;
        let of = |a: &str, name: &str, sign: &str, b: &str| {
            if big { format!("{a}.{name}({b})") } else { format!("{a} {sign} {b}") }
        };
        let head = self.headed("while", &self.compared("term(high)", "<", "wanted"));
        self.open(&head);
        self.statement(&format!("high = {}", of("high", "multiply", "*", &two)));
        self.close();
        let head = self.headed("while", &self.compared("low", "<", "high"));
        self.open(&head);
        let sum = of("low", "add", "+", "high");
        let sum = if big { sum } else { format!("({sum})") };
        let half = if self.is_python() { "//" } else { "/" };
        self.set("middle", &of(&sum, "divide", half, &two));
        let head = self.headed("if", &self.compared("term(middle)", "<", "wanted"));
        self.open(&head);
        self.statement(&format!("low = {}", of("middle", "add", "+", &one)));
        self.close();
        self.open("else");
        self.statement("high = middle");
        self.close();
        self.close();
        self.give(&self.compared("term(low)", "==", "wanted"));
        self.close();
        if language == Language::Rust {
            self.out = self.out.replace("let mut wanted", "let wanted");
            self.out = self.out.replace("let mut middle", "let middle");
        }
    }

    fn chain(&mut self, starts: &[u64], next: &Expr) {
        let mut names = Vec::new();
        next.slots(&mut |slot| names.push(slot));
        let before = names.contains(&1);
        self.begin(&["n"]);
        let count = if before { 2 } else { 1 };
        let (first, last) = starts.split_at(starts.len().saturating_sub(count));
        for start in first {
            let start = self.writer.literal(*start);
            let (small, equal) = (format!("n <= {start}"), self.compared("n", "==", &start));
            self.give_if(&small, &equal);
        }
        let last: Vec<String> = last.iter().map(|start| self.writer.literal(*start)).collect();
        if let (true, [y, _]) = (before, &last[..]) {
            let (small, equal) = (format!("n <= {y}"), self.compared("n", "==", y));
            self.give_if(&small, &equal);
            self.set("y", y);
        }
        let zero = self.writer.literal(0);
        self.set("z", last.last().unwrap_or(&zero));
        let head = self.headed("while", "z < n");
        self.open(&head);
        self.writer.names = vec!["z", "y"];
        let next = self.writer.number(next);
        if before {
            self.set("next", &next);
            self.statement("y = z");
            self.statement("z = next");
        } else {
            self.statement(&format!("z = {next}"));
        }
        self.close();
        self.give(&self.compared("z", "==", "n"));
        self.close();
        if self.language() == Language::Rust {
            self.out = self.out.replace("let mut next", "let next");
        }
    }
}

/// The names of the variables that have a wide integer type.
const WIDE: [&str; 2] = ["a", "b"];

/// Return whether an expression multiplies two non-constant expressions.
fn squares(expr: &Expr) -> bool {
    let constant = |expr: &Expr| matches!(expr, Expr::Number(_));
    let here = match expr {
        Expr::Arithmetic(Operator::Multiply, sides) => !constant(&sides.0) && !constant(&sides.1),
        Expr::Arithmetic(Operator::Power, sides) => !constant(&sides.0),
        _ => false,
    };
    here || expr.inner().into_iter().any(squares)
}

/// Return whether an expression contains a division or logarithm, so that a recursion by it is shallow.
fn divides(expr: &Expr) -> bool {
    let here =
        matches!(expr, Expr::Arithmetic(Operator::Divide, _) | Expr::Call(Function::Log2, _));
    here || expr.inner().into_iter().any(divides)
}

/// Return whether every heap has an equation: the last equation is for all heaps, or each residue class has an
/// equation.
fn covers(equations: &[Equation]) -> bool {
    let Some(last) = equations.last() else { return false };
    match last.left {
        Left::Any => last.when.is_empty(),
        Left::Number(_) => false,
        Left::Class { base, .. } => (0..base).all(|rest| {
            let same = |each: &&Equation| each.left == Left::Class { base, rest };
            equations.iter().filter(same).any(|each| each.when.is_empty())
        }),
    }
}

/// Return whether each recursive call of a formula divides the heap or is a tail call, so that the program runs fast.
pub(crate) fn is_plain(form: &Form) -> bool {
    let Shape::Equations(equations) = &form.shape else { return true };
    equations.iter().all(|equation| {
        let (_, _, value) = equation.in_heap();
        matches!(&value, Expr::Call(Function::Own, _)) || !has_own(&value) || divides(&value)
    })
}
