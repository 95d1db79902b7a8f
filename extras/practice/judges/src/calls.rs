//! The table of the calls of the practice problems, in the form of the core's own table of calls.

use mexplorer::calls;
use mexplorer::calls::arguments::Whole;

use crate::options::{Id, JudgeOptions, TestOptions, TestSize, TestsOptions};
use crate::{JudgeLimits as Limits, Shown};
use mexplorer::options::NoOptions;

calls! {
    #[cfg(all())]
    whole {
        /// The expected output for an input of a practice problem; of several that the judge accepts, one.
        ///
        /// # Errors
        /// `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that cannot be read, with
        /// `details.field` `input`; `budget`.
        long Judge "judge" (
            /// such as `891` or `HDU1847`, or the line of a game of heaps, in the format of its programs
            id: Id,
            input: String;
            options: JudgeOptions, watch
        ) -> String {
            let output = options.output.as_deref();
            crate::judge_beside(&id.0, &input, output, &mut options.budget.within(watch))
        }

        /// The position that an input of a practice problem describes, for the board.
        ///
        /// # Errors
        /// `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that cannot be read, with
        /// `details.field` `input`.
        long JudgePosition "judgePosition" (id: Id, input: String; _options: NoOptions, _watch) -> Shown {
            crate::judge_position(&id.0, &input)
        }

        /// A valid input of a practice problem: a small one, or one as large as the judge allows.
        ///
        /// # Errors
        /// `unknown-problem`.
        quick RandomTest "randomTest" (
            id: Id,
            /// the same seed gives the same input; default 0
            seed: Option<Whole>;
            options: TestOptions, _watch
        ) -> String {
            let seed = seed.unwrap_or_default().get();
            match options.size {
                TestSize::Small => crate::random_test(&id.0, seed),
                TestSize::Large => crate::large_test(&id.0, seed, options.most.get()),
            }
        }

        /// All the smallest inputs of a practice problem, of one case each, the smallest first.
        ///
        /// # Errors
        /// `unknown-problem`.
        quick SmallTests "smallTests" (id: Id; options: TestsOptions, _watch) -> Vec<String> {
            crate::small_tests(&id.0, options.limit.get() as usize)
        }

        /// Inputs of a practice problem that are smaller than a given one: without a case, a heap or a node, or with
        /// lower numbers; the largest steps first.
        ///
        /// # Errors
        /// `unknown-problem`; `missing-input`, `trailing-input` and the codes of a text that cannot be read, with
        /// `details.field` `input`.
        quick SmallerTests "smallerTests" (id: Id, input: String; options: TestsOptions, _watch) -> Vec<String> {
            crate::smaller_tests(&id.0, &input, options.limit.get() as usize)
        }

        /// The limits of a practice problem at its judge: seconds, cases, heaps and numbers.
        ///
        /// # Errors
        /// `unknown-problem`.
        quick JudgeLimits "judgeLimits" (id: Id; _options: NoOptions, _watch) -> Limits {
            crate::limits(&id.0)
        }
    }
}
