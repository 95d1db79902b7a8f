//! The calls of this build: the tables of the kernel and of the extras, one after the other.

use mexplorer::calls::Boundary;

/// Chain the tables of calls of several crates, each under the condition on which a core has it.
macro_rules! chain {
    ($kernel:ident; $($(#[$when:meta])? $extra:ident)*) => {
        /// Find the function that runs the call of this name on a boundary; `None` if this build
        /// has no such call.
        ///
        /// ```
        /// use mexplorer::calls::{Boundary, Call};
        /// struct Name;
        /// impl Boundary for Name {
        ///     type Output = &'static str;
        ///     fn run<C: Call>(self) -> &'static str {
        ///         C::NAME
        ///     }
        /// }
        /// let name = |name| mexplorer_shell::calls::find(name).map(|run| run(Name));
        /// assert_eq!((name("analyze"), name("castle")), (Some("analyze"), None));
        /// ```
        pub fn find<B: Boundary>(name: &str) -> Option<fn(B) -> B::Output> {
            let found = $kernel::calls::find(name);
            $($(#[$when])? let found = found.or_else(|| $extra::calls::find(name));)*
            found
        }

        /// The names of the calls of this build.
        pub fn names() -> Vec<&'static str> {
            let all: &[&[&str]] = &[$kernel::calls::NAMES, $($(#[$when])? $extra::calls::NAMES),*];
            all.concat()
        }

        /// Let each extra register with the kernel its additions to calls of the kernel, such as problems for
        /// `readings`. A boundary calls this once, before the first call.
        pub fn begin() {
            $($(#[$when])? $extra::begin();)*
        }

        /// The rows of all tables.
        #[cfg(test)]
        pub(crate) fn rows(config: &ts_rs::Config) -> Vec<mexplorer::calls::Row> {
            let all = [$kernel::calls::rows(config), $($extra::calls::rows(config)),*];
            all.into_iter().flatten().collect()
        }

        /// Visit the types of all options and answers.
        #[cfg(test)]
        pub(crate) fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
            $kernel::calls::visit_types(visitor);
            $($extra::calls::visit_types(visitor);)*
        }
    };
}

// The kernel, and a line for each extra that answers calls.
chain! {
    mexplorer;
    #[cfg(feature = "lab")] mexplorer_judges
    #[cfg(feature = "lab")] mexplorer_prover
}
