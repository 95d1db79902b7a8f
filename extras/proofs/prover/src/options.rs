//! The options of the calls `certificate` and `prove`.

use mexplorer::options::{Steps, Uint};
use mexplorer::{MAX_HEAP, MAX_TABLE, options};

options! {
    /// The options of `certificate`.
    CertificateOptions {
        /// The heap at which the search for a proof ends, from 0 to 2^53 − 1; default 50,000,000. The search ends
        /// earlier when a period is proven or the budget is spent. If the values up to this heap repeat, the search
        /// continues as far as the proof of the period needs.
        pub upto: Uint<MAX_TABLE, MAX_HEAP>,
        /// The maximum number of steps of the search, from 0 to 2^53 − 1; default 1,000,000,000.
        pub budget: Steps<1_000_000_000>,
    }

    /// The options of `prove`.
    ProveOptions {
        /// The heap at which the search ends, from 0 to 2^53 − 1; default 2^53 − 1.
        pub upto: Uint<MAX_HEAP, MAX_HEAP>,
        /// The maximum number of steps of the search, from 0 to 2^53 − 1; default 1,000,000,000. The fast method, which
        /// stores only a window of the last values, computes 4,096 heaps in a step.
        pub budget: Steps<1_000_000_000>,
        /// The `state` of an earlier search for the same game, from which the search continues; default none.
        pub state: Option<String>,
    }
}
