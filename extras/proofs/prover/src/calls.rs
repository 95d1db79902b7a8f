//! The table of the calls `certificate` and `prove`, in the same form as the table of the calls of the core.

use mexplorer::{Budget, Game, calls};

use crate::certificate::{Certificate as Proven, certificate};
use crate::options::{CertificateOptions, ProveOptions};
use crate::prove::{ProofRun, prove};

calls! {
    #[cfg(all())]
    whole {
        /// A certificate of the period of a game, or of its misère quotient if the game ends in `misere`. Other
        /// programs can check the certificate.
        ///
        /// A certificate is plain JSON in the format of `docs/certificates.md`. The search ends when a period is
        /// proven, at the heap `upto` (50,000,000 by default), or when the budget is spent.
        ///
        /// # Errors
        /// `budget` if the budget ends before a proof: set a larger `budget`; `no-certificate` if no period is proven
        /// up to `upto`: set a larger `upto`; or if the game is of another kind; `too-many` values or heaps; `memory`
        /// if the values take more than 1 GB; of a user-written rule `not-smaller`, `division-by-zero` or
        /// `number-too-large`.
        long Certificate "certificate" (game: String; options: CertificateOptions, watch) -> Proven {
            certificate(&Game::parse(&game)?, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Search for the period of a game and for its proof. A long search can be divided into several calls.
        ///
        /// The search ends when the period is proven, at the heap `upto`, or when the budget is spent, which is no
        /// error. The result's `state` is a text: pass it to a later call, also in another program, to continue the
        /// search. `onProgress` receives the largest heap whose value was computed, and `upto`.
        ///
        /// # Errors
        /// `no-table` where a heap of the game has no value of its own; `bad-option` for a `state` of another game;
        /// `too-many` where values grow too large; `memory`, with the largest heap, where the search needs the table of
        /// all values and the table takes more than 1 GB; of a user-written rule `not-smaller`, `division-by-zero` or
        /// `number-too-large`.
        long Prove "prove" (game: String; options: ProveOptions, watch) -> ProofRun {
            let budget = &mut Budget::steps(options.budget.get());
            let (upto, state) = (options.upto.get(), options.state.as_deref());
            prove(&Game::parse(&game)?, upto, state, budget, watch)
        }
    }
}
