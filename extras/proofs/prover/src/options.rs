//! The options of the calls.

use mexplorer::options::{Steps, Uint};
use mexplorer::{MAX_HEAP, MAX_TABLE, options};

options! {
    /// The options of `certificate`.
    CertificateOptions {
        /// The heap at which the search for a proof ends, from 0 to 2^53 − 1; default 50,000,000. It ends before
        /// once a period is proven, or where the budget ends. A repetition seen by then is followed as far as
        /// its proof needs.
        pub upto: Uint<MAX_TABLE, MAX_HEAP>,
        /// Steps that the search may take, from 0 to 2^53 − 1; default 1,000,000,000.
        pub budget: Steps<1_000_000_000>,
    }

    /// The options of `prove`.
    ProveOptions {
        /// The heap at which the search ends, from 0 to 2^53 − 1; default 2^53 − 1.
        pub upto: Uint<MAX_HEAP, MAX_HEAP>,
        /// Steps that the search may take, from 0 to 2^53 − 1; default 1,000,000,000. The engine of the window
        /// values 1,024 heaps in a step.
        pub budget: Steps<1_000_000_000>,
        /// The `state` of an earlier search for the same game, which goes on; default none.
        pub state: Option<String>,
    }
}
