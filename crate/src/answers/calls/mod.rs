//! The calls of the API, one table for all languages. `table` has a row for each call of the kernel. An extra may have
//! a table of its own ([`calls!`](crate::calls!)), which the shell searches after the kernel's table. A boundary to
//! another language is generic over [`Call`], and the TypeScript declarations and the tables of `docs/api.md` are
//! derived from the rows.

use serde::Serialize;

pub use crate::answers::options::Options;
use crate::base::error::Result;
use crate::period::values::GrundyValues;

pub mod arguments;
pub mod given;

pub use crate::base::budget::Watch;
pub use given::{Argument, Arguments, Given};

/// A call of the API: its name, its arguments, and its answer.
pub trait Call {
    /// The name of the call in JavaScript.
    const NAME: &'static str;
    /// The names of the arguments, in order.
    const ARGUMENTS: &'static [&'static str];
    /// The types of the arguments, as a tuple.
    type Arguments: Send;
    /// The options of the call: numbers and choices with defaults.
    type Options: Options;
    /// The type of the answer.
    type Answer: Serialize + Send;

    /// Read the arguments from a list.
    ///
    /// # Errors
    /// `bad-option`, with the argument's name.
    fn read(arguments: &impl Given) -> Result<Self::Arguments>;

    /// Compute the answer of the call.
    ///
    /// # Errors
    /// The errors that the doc comment of the call's row names.
    fn answer(
        arguments: Self::Arguments,
        options: Self::Options,
        watch: Watch<'_>,
    ) -> Result<Self::Answer>;

    /// Take the values out of an answer, for a boundary that passes them as a typed array beside the serialized answer.
    /// Return `None` if the answers of the call have no such values.
    fn nimbers(_: &mut Self::Answer) -> Option<GrundyValues> {
        None
    }
}

/// A boundary to another language, generic over the calls. [`find`] finds a call by its name.
pub trait Boundary {
    /// The type that the boundary returns to the other language.
    type Output;

    /// Run the call `C` and return its answer to the other language.
    fn run<C: Call>(self) -> Self::Output;
}

/// Declare a table of calls: a struct for each row with an implementation of [`Call`], the constant `NAMES`, and the
/// function `find`. Each group of rows has a `cfg` condition for the builds that include its calls. A crate whose table
/// is declared in TypeScript has a feature `typescript`.
#[macro_export]
macro_rules! calls {
    ($(#[$when:meta] $core:ident {$(
        $(#[doc = $doc:literal])+
        $queue:ident $Call:ident $name:literal (
            $($(#[doc = $about:literal])* $argument:ident: $Argument:ty),*;
            $options:ident: $Options:ty, $watch:ident
        ) -> $Answer:ty $(, $nimbers:ident apart)? $body:block
    )+})+) => {
        $($(
            $(#[doc = $doc])+
            #[$when]
            pub struct $Call;

            #[$when]
            impl $crate::calls::Call for $Call {
                const NAME: &'static str = $name;
                const ARGUMENTS: &'static [&'static str] =
                    &[$($crate::calls::bare(stringify!($argument))),*];
                type Arguments = ($($Argument,)*);
                type Options = $Options;
                type Answer = $Answer;

                fn read(arguments: &impl $crate::calls::Given) -> $crate::Result<Self::Arguments> {
                    #[allow(unused)] // for calls without arguments
                    let mut arguments = $crate::calls::Arguments::new(arguments, Self::ARGUMENTS);
                    Ok(($(arguments.read_next::<$Argument>()?,)*))
                }

                fn answer(
                    ($($argument,)*): Self::Arguments,
                    $options: $Options,
                    $watch: $crate::calls::Watch<'_>,
                ) -> $crate::Result<$Answer> $body

                $(fn nimbers(answer: &mut $Answer) -> Option<$crate::GrundyValues> {
                    Some(std::mem::take(&mut answer.$nimbers).into())
                })?
            }
        )+)+

        /// The names of the calls in this build.
        pub const NAMES: &[&str] = &[$($(#[$when] $name),+),+];

        /// Find the function that runs the call of this name on a boundary; `None` if this build
        /// has no such call.
        pub fn find<B: $crate::calls::Boundary>(name: &str) -> Option<fn(B) -> B::Output> {
            // Return function pointers: `wasm-opt` would otherwise inline all calls into one larger function.
            match name {
                $($(#[$when] $name => Some(B::run::<$Call>),)+)+
                _ => None,
            }
        }

        /// Return the rows of the table with the data for the TypeScript declarations and the documentation.
        #[cfg(feature = "typescript")]
        pub fn rows(config: &ts_rs::Config) -> Vec<$crate::calls::Row> {
            use ts_rs::TS;
            vec![$($($crate::calls::Row {
                name: $name,
                queue: stringify!($queue),
                docs: &[$($doc),+],
                arguments: vec![$($crate::calls::RowArgument {
                    name: $crate::calls::bare(stringify!($argument)),
                    kind: stringify!($Argument),
                    typescript: <$Argument>::name(config),
                    docs: &[$($about),*],
                }),*],
                options: <$Options>::name(config),
                option_names: <$Options as $crate::calls::Options>::NAMES,
                answer: <$Answer>::name(config),
            },)+)+]
        }

        /// Visit the types of all options and answers.
        #[cfg(feature = "typescript")]
        pub fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
            use ts_rs::TS;
            $($(
                if !<$Options as $crate::calls::Options>::NAMES.is_empty() {
                    visitor.visit::<$Options>();
                }
                visitor.visit::<$Answer>();
                <$Answer>::visit_generics(visitor);
            )+)+
        }
    };
}

mod table;

pub use table::*;

/// Return a name without the prefix of a raw Rust identifier: `move` for `r#move`.
pub const fn bare(name: &'static str) -> &'static str {
    if let [b'r', b'#', rest @ ..] = name.as_bytes()
        && let Ok(rest) = std::str::from_utf8(rest)
    {
        return rest;
    }
    name
}

/// A row of a table of calls, as data for generators.
#[cfg(feature = "typescript")]
pub struct Row {
    /// The name of the call in JavaScript.
    pub name: &'static str,
    /// The name of the queue in which the page places the call.
    pub queue: &'static str,
    /// The lines of the call's doc comment.
    pub docs: &'static [&'static str],
    /// The arguments, in order.
    pub arguments: Vec<RowArgument>,
    /// The type of the options in TypeScript.
    pub options: String,
    /// The names of the options.
    pub option_names: &'static [&'static str],
    /// The type of the answer in TypeScript.
    pub answer: String,
}

/// An argument of a call, as data for generators.
#[cfg(feature = "typescript")]
pub struct RowArgument {
    /// The name of the argument in JavaScript.
    pub name: &'static str,
    /// The Rust type as the row writes it.
    pub kind: &'static str,
    /// The type in TypeScript.
    pub typescript: String,
    /// The lines of the argument's doc comment.
    pub docs: &'static [&'static str],
}

#[cfg(test)]
impl Given for serde_json::Value {
    fn number(&self) -> Option<f64> {
        self.as_f64()
    }

    fn text(&self) -> Option<String> {
        self.as_str().map(String::from)
    }

    fn flag(&self) -> Option<bool> {
        self.as_bool()
    }

    fn property(&self, name: &'static str) -> Option<Self> {
        self.get(name).cloned()
    }

    fn item(&self, index: usize) -> Option<Self> {
        self.get(index).cloned()
    }

    #[cfg(feature = "lab")]
    fn keys(&self) -> Vec<String> {
        self.as_object().into_iter().flat_map(|object| object.keys().cloned()).collect()
    }

    fn written(&self) -> String {
        self.to_string()
    }
}
