//! The calls of proofs: a row for each, as in the table of the kernel.

use mexplorer::{Budget, Game, calls};

use crate::certificate::{Certificate as Proven, certificate};
use crate::options::{CertificateOptions, ProveOptions};
use crate::prove::{ProofRun, prove};

calls! {
    #[cfg(all())]
    whole {
        /// The proof of a period, or of a misère quotient if the game ends in `misere`, that other programs can check.
        ///
        /// It is plain JSON, and `docs/certificates.md` defines it. The search ends once a period is proven, at the
        /// heap `upto` (50,000,000 by default), or with the budget.
        ///
        /// # Errors
        /// `budget` if the budget ends before a proof: set a larger `budget`; `no-certificate` if no period is proven
        /// up to `upto`: set a larger `upto`; or if the game is of another kind; `too-many` values or heaps; of a
        /// typed rule `not-smaller`, `division-by-zero` or `number-too-large`.
        long Certificate "certificate" (game: String; options: CertificateOptions, watch) -> Proven {
            certificate(&Game::parse(&game)?, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Searches for the period of a game and for its proof, in as many parts as one likes.
        ///
        /// The search ends once the period is proven, at the heap `upto`, or with the budget, which is no error. The
        /// answer's `state` is a text from which it goes on, in a later visit or in another program. `onProgress`
        /// receives the largest heap valued and `upto`.
        ///
        /// # Errors
        /// `no-table` where a heap of the game has no value of its own; `bad-option` for a `state` of another game;
        /// `too-many` where values grow too large; of a typed rule `not-smaller`, `division-by-zero` or
        /// `number-too-large`.
        long Prove "prove" (game: String; options: ProveOptions, watch) -> ProofRun {
            let budget = &mut Budget::steps(options.budget.get());
            let (upto, state) = (options.upto.get(), options.state.as_deref());
            prove(&Game::parse(&game)?, upto, state, budget, watch)
        }
    }
}
