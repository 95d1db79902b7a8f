//! The calls of this build: the call table of the kernel, followed by the call tables of the extras.

use mexplorer::calls::Boundary;

/// Chain the call tables of several crates, each under the build condition that includes the crate.
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

        /// Return the names of all calls of this build: the kernel's first, then the extras'.
        pub fn names() -> Vec<&'static str> {
            let all: &[&[&str]] = &[$kernel::calls::NAMES, $($(#[$when])? $extra::calls::NAMES),*];
            all.concat()
        }

        /// Let each extra register with the kernel its additions to calls of the kernel, such as problems for
        /// `readings`. A boundary calls this function once, before the first call.
        pub fn begin() {
            $($(#[$when])? $extra::begin();)*
        }

        /// Return the rows of all call tables.
        #[cfg(test)]
        pub(crate) fn rows(config: &ts_rs::Config) -> Vec<mexplorer::calls::Row> {
            let all = [$kernel::calls::rows(config), $($extra::calls::rows(config)),*];
            all.into_iter().flatten().collect()
        }

        /// Visit the types of the options and answers of all calls.
        #[cfg(test)]
        pub(crate) fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
            $kernel::calls::visit_types(visitor);
            $($extra::calls::visit_types(visitor);)*
        }
    };
}

// The kernel first, then one line for each extra with calls.
chain! {
    mexplorer;
    #[cfg(feature = "lab")] mexplorer_judges
    #[cfg(feature = "lab")] mexplorer_prover
}
