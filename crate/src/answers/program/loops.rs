//! Translation of the options of a rule to the loops of a program.

use super::language::{Language, variable};
use crate::answers::pattern::code::{Signs, Writer};
use crate::answers::pattern::form::compare;
use crate::heaps::rule::linear::LinearForm;
use crate::heaps::rule::nest::{Nest, written};
use crate::heaps::rule::tree::{Compare, Expr, Operator};

/// The code of a heap or piece that an option leaves, and of the number of copies if the rule gives one.
pub(super) type Part = (String, Option<String>);

/// A function that writes the statement for an option, executed in the innermost loop.
pub(super) type Leaf<'l> = dyn Fn(&[Part]) -> String + 'l;

impl Signs for Nest {
    fn is_natural(&self, expr: &Expr) -> bool {
        self.is_never_negative(expr)
    }

    fn is_positive(&self, expr: &Expr) -> bool {
        self.is_divisor(expr)
    }
}

/// Writer of the loops over the options of one alternative.
pub(super) struct Loops<'n, 'l> {
    pub(super) writer: Writer<'n>,
    nest: &'n Nest,
    leaf: &'l Leaf<'l>,
    pub(super) out: String,
    depth: usize,
}

impl<'n, 'l> Loops<'n, 'l> {
    /// Create the writer of an alternative whose slots have these names.
    pub(super) fn new(
        language: Language,
        nest: &'n Nest,
        names: &'n [String],
        leaf: &'l Leaf<'l>,
    ) -> Self {
        let names = names.iter().map(String::as_str).collect();
        let mut writer = Writer::new(language, names);
        writer.signs = Some(nest);
        Loops { writer, nest, leaf, out: String::new(), depth: language.indent() }
    }

    /// Write the alternative: its text as a comment, the conditions on the position, and the loops.
    pub(super) fn write(&mut self) {
        let nest = self.nest;
        let language = self.language();
        self.line(&format!("{} {}", language.comment(), nest.text));
        let guards = self.writer.all(&nest.guards);
        let guarded = !guards.is_empty();
        if guarded {
            self.open(&language.when(&guards));
        }
        self.level(0);
        if guarded {
            self.close();
        }
    }

    fn language(&self) -> Language {
        self.writer.language
    }

    fn line(&mut self, text: &str) {
        self.out.push_str(&" ".repeat(self.depth));
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn open(&mut self, head: &str) {
        self.line(head);
        self.depth += 4;
    }

    fn close(&mut self) {
        self.depth -= 4;
        if self.language().has_braces() {
            self.line("}");
        }
    }

    fn leave(&mut self, word: &str, condition: &str) {
        let language = self.language();
        self.open(&language.when(condition));
        self.line(&format!("{word}{}", language.stop()));
        self.close();
    }

    fn level(&mut self, i: usize) {
        let nest = self.nest;
        let Some(each) = nest.loops.get(i) else { return self.option() };
        let language = self.language();
        let name = variable(&nest.names[nest.numbers + i]);
        let lo = self.writer.number(&each.lo);
        let hi = self.end(&each.lo, &each.hi);
        let beyond = self.beyond(&each.hi);
        self.open(&language.for_each(&name, &lo, &hi, &beyond));
        let mut tried = Vec::new();
        for (filter, ends) in &each.filters {
            if *ends && tried.is_empty() {
                let opposite = self.writer.condition(&negated(filter));
                self.leave("break", &opposite);
            } else {
                tried.push(filter.clone());
            }
        }
        let tried = self.writer.all(&tried);
        if !tried.is_empty() {
            self.open(&language.when(&tried));
        }
        self.level(i + 1);
        if !tried.is_empty() {
            self.close();
        }
        self.close();
    }

    /// Return the upper end of a loop that starts at `lo`. If `lo` is at least 1, a negative quotient may be rounded up
    /// or down, since the loop is empty either way.
    fn end(&mut self, lo: &Expr, hi: &Expr) -> String {
        match hi {
            Expr::Arithmetic(Operator::Divide, sides)
                if self.nest.is_divisor(lo) && self.nest.is_divisor(&sides.1) =>
            {
                self.writer.rounded(&sides.0, &sides.1)
            }
            hi => self.writer.number(hi),
        }
    }

    /// Return the number after a loop's upper end, which only Python needs.
    fn beyond(&mut self, hi: &Expr) -> String {
        if self.language() != Language::Python {
            return String::new();
        }
        let form = LinearForm::of(hi).and_then(|form| form.plus(&LinearForm::constant(1), 1));
        match form {
            Some(form) => self.writer.number(&written(&form)),
            None => format!("{} + 1", self.writer.term(hi)),
        }
    }

    /// Write the statement for the option, with conditions that skip an option with a negative part.
    fn option(&mut self) {
        let nest = self.nest;
        let zero = || Expr::Number(0);
        let mut conditions = Vec::new();
        for (i, part) in nest.parts.iter().enumerate() {
            let count = nest.copies.get(i).and_then(Option::as_ref);
            if let Some(count) = count
                && !nest.is_never_negative(count)
            {
                conditions.push(compare(count.clone(), Compare::AtLeast, zero()));
            }
            if nest.is_never_negative(part) {
                continue;
            }
            let falls = nest.falling.get(i) == Some(&true) && !nest.loops.is_empty();
            match count {
                None if falls && conditions.is_empty() => {
                    let below = compare(part.clone(), Compare::Below, zero());
                    let below = self.writer.condition(&below);
                    self.leave("break", &below);
                }
                None => conditions.push(compare(part.clone(), Compare::AtLeast, zero())),
                Some(count) => {
                    let none = compare(count.clone(), Compare::Equal, zero());
                    let some = compare(part.clone(), Compare::AtLeast, zero());
                    conditions.push(Expr::Or(Box::new((none, some))));
                }
            }
        }
        let conditions = self.writer.all(&conditions);
        if !conditions.is_empty() {
            let head = self.language().when(&conditions);
            self.open(&head);
        }
        let mut parts = Vec::with_capacity(nest.parts.len());
        for (i, part) in nest.parts.iter().enumerate() {
            let count = nest.copies.get(i).and_then(Option::as_ref);
            let count = count.map(|count| self.writer.factor(count));
            parts.push((self.writer.number(part), count));
        }
        let statement = (self.leaf)(&parts);
        for line in statement.lines() {
            self.line(line);
        }
        if !conditions.is_empty() {
            self.close();
        }
    }
}

/// Return the negation of a condition.
fn negated(condition: &Expr) -> Expr {
    match condition {
        Expr::Compare(first, rest) if rest.len() == 1 => {
            let opposites = rest.iter().map(|(sign, right)| (sign.opposite(), right.clone()));
            Expr::Compare(first.clone(), opposites.collect())
        }
        condition => Expr::Not(Box::new(condition.clone())),
    }
}
