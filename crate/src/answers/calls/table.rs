//! The table of calls, with a row for each call: the boundaries, the declarations of TypeScript and the tables of
//! `docs/api.md` are derived from it. `CONTRIBUTING.md` shows how to add a call.
//!
//! A row has the doc comment (its first paragraph is the row of `docs/api.md`, `# Errors` names the codes beyond
//! `bad-option` and those of a text that cannot be read), the queue in the page, the struct, the name in
//! JavaScript, the arguments, the options, the answer, and the expression that computes it. A field that is
//! `apart` crosses a boundary as a typed array.

// The rows that the small core lacks need most of these.
#![cfg_attr(not(feature = "lab"), allow(unused_imports))]

use super::arguments::{Digits, Sizes, Whole};
#[cfg(feature = "lab")]
use super::arguments::{Edges, Nodes, Values};
use crate::answers::analysis::{Analysis, analyze_within};
use crate::answers::describe::{Described, describe};
#[cfg(feature = "lab")]
use crate::answers::edges::{EdgeGraph, graph_from_edges};
use crate::answers::explore::{self, GameGraph, Transition};
use crate::answers::grid;
use crate::answers::line::{GameLine, game_line};
use crate::answers::opponent::{self, Opponent, Reply};
#[cfg(feature = "lab")]
use crate::answers::options::Style;
use crate::answers::options::{
    AnalyzeOptions, ConjectureOptions, ExploreOptions, GraphFromEdgesOptions, GridOptions,
    NoOptions, PatternsOptions, ProgramOptions, QuotientOptions, RandomOptions, ReadGraphOptions,
    RemotenessOptions, ReportOptions, RespondOptions, TableOptions, UnionOptions,
};
use crate::answers::pasted::{Pasted, read_graph};
#[cfg(feature = "lab")]
use crate::answers::pattern::{Conjecture, Patterns, RuleOf, conjecture, patterns, rules_of};
use crate::answers::place::Place;
#[cfg(feature = "lab")]
use crate::answers::program::{Program as Written, program};
#[cfg(feature = "lab")]
use crate::answers::quotient::{QuotientAnswer, quotient};
use crate::answers::random::random_position;
#[cfg(feature = "lab")]
use crate::answers::readings::{Reading, readings};
#[cfg(feature = "lab")]
use crate::answers::refuted::{self, Counterexample, WrongClaim};
#[cfg(feature = "lab")]
use crate::answers::remoteness;
use crate::answers::table;
use crate::answers::union::{self, SetCount, UnionCount};
use crate::base::budget::Budget;
use crate::base::error::Result;
#[cfg(feature = "lab")]
use crate::base::error::{Detail, Error, ErrorCode};
use crate::base::text::Source;
use crate::games::GAMES;
use crate::games::kit::playable::Entry;
#[cfg(feature = "lab")]
use crate::games::kit::terms::typed_rules;
use crate::heaps::rule::{Piece, tokens_in};
use crate::notation::Game;
use crate::notation::moves::find_move;
use crate::ruleset::position::Position;

fn read(game: &str, position: &str) -> Result<(Game, Position)> {
    let game = parsed(game)?;
    let position = game.position(position)?;
    Ok((game, position))
}

/// The game of a line. If the line is no game, the error suggests the games that the text may mean, as
/// pages read it.
fn parsed(line: &str) -> Result<Game> {
    let found = Game::parse(line);
    #[cfg(feature = "lab")]
    let found = found.map_err(|error| meant(error, line));
    found
}

/// Games that an error names at most.
#[cfg(feature = "lab")]
const NEAREST: usize = 3;

#[cfg(feature = "lab")]
fn meant(error: Error, line: &str) -> Error {
    let has_names = |(name, value): &(&str, Detail)| {
        *name == "nearest" && matches!(value, Detail::List(names) if !names.is_empty())
    };
    if error.code != ErrorCode::UnknownGame || error.details.iter().any(has_names) {
        return error;
    }
    let names = readings(line).into_iter().filter(|one| one.position.is_none());
    let names: Vec<String> = names.filter_map(|one| one.game).take(NEAREST).collect();
    let Some(first) = names.first() else { return error };
    let mut error = error;
    error.message = format!("expected a game such as {first}, found {line:?}");
    error.details.retain(|(name, _)| *name != "nearest");
    error.with("nearest", names)
}

/// The move of an opponent as the options describe it.
fn reply(
    game: &Game,
    position: &Position,
    options: &RespondOptions,
    budget: &mut Budget<'_>,
) -> Result<Reply> {
    let opponent = Opponent { skill: options.skill.get(), seed: options.seed.get() };
    #[cfg(feature = "lab")]
    if let Some(claim) = options.believes.get() {
        return refuted::believing(claim, game, position, opponent, budget);
    }
    #[cfg(feature = "lab")]
    if options.style == Style::Prolong {
        return remoteness::prolong(game, position, opponent, budget);
    }
    opponent::respond(game, position, opponent, budget)
}

calls! {
    #[cfg(all())]
    small {
        /// Who wins, by which moves, and why.
        ///
        /// # Errors
        /// `budget` where no theorem answers and the steps end before the search does.
        long Analyze "analyze" (
            /// such as `subtract 1 3 4`
            game: String,
            /// such as `5 7`
            position: String;
            options: AnalyzeOptions, watch
        ) -> Analysis {
            let (game, position) = read(&game, &position)?;
            let limit = options.limit.get() as usize;
            analyze_within(&game, &position, limit, &mut options.budget.within(watch))
        }

        /// What a board needs: the position as data and the moves that can be made on it.
        quick Describe "describe" (game: String, position: String; _options: NoOptions, _watch) -> Described {
            let (game, position) = read(&game, &position)?;
            Ok(describe(&game, &position))
        }

        /// The facts of a game line, without a position: its game on the list of games, and its canonical form.
        quick ReadGame "readGame" (game: String; _options: NoOptions, _watch) -> GameLine {
            Ok(game_line(&parsed(&game)?))
        }

        /// The position after a move, and its description.
        ///
        /// # Errors
        /// `illegal-move`.
        quick Play "play" (
            game: String,
            position: String,
            /// such as `2-3`, or the resulting position
            r#move: String;
            _options: NoOptions, _watch
        ) -> Transition {
            let (game, position) = read(&game, &position)?;
            let found = find_move(&game, &position, &r#move)?;
            Transition::new(&game, &position, found)
        }

        /// The move of an opponent of the given strength.
        ///
        /// # Errors
        /// `game-over` in a position without a move; `budget` where only search answers.
        quick Respond "respond" (game: String, position: String; options: RespondOptions, watch) -> Reply {
            let (game, position) = read(&game, &position)?;
            let reply = reply(&game, &position, &options, &mut options.budget.within(watch))?;
            if options.describe { reply.describe(&game, &position) } else { Ok(reply) }
        }

        /// A random position to play; in most the player to move can win.
        quick Random "random" (game: String; options: RandomOptions, _watch) -> Place {
            let game = parsed(&game)?;
            let position = random_position(&game, options.seed.get(), options.level.get());
            Ok(Place { game: game.to_string(), position: game.text(&position) })
        }

        /// The core's version.
        quick Version "version" (; _options: NoOptions, _watch) -> String {
            Ok(env!("CARGO_PKG_VERSION").to_string())
        }
    }

    #[cfg(feature = "lab")]
    lab {
        /// The nimbers of the heaps 0 to `upto`, and their period.
        ///
        /// # Errors
        /// `no-table` where a heap of the game has no value of its own; `too-many` heaps; `budget`; of a typed rule
        /// `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
        tables Table "table" (
            game: String,
            /// the largest heap, 0 or more
            upto: Whole;
            options: TableOptions, watch
        ) -> table::Table, nimbers apart {
            table::table(&parsed(&game)?, upto.get(), &mut options.budget.within(watch))
        }

        /// The misère quotient of a game whose moves replace one heap by smaller ones.
        ///
        /// It is proven for all heaps where its period is, and otherwise that of the heaps up to `reached`.
        ///
        /// # Errors
        /// `no-table` for a game of another kind; of a typed rule `not-smaller`, `division-by-zero` or
        /// `number-too-large` at some heap. The end of the budget is no error here.
        long Quotient "quotient" (game: String; options: QuotientOptions, watch) -> QuotientAnswer {
            quotient(&parsed(&game)?, options.upto.get(), &mut options.budget.within(watch))
        }

        /// The rule behind a table: forms of the values of heaps and of the lost heaps, with programs.
        ///
        /// Each form holds for all heaps up to its `checked`, and for all heaps that there are where it is `proven`.
        ///
        /// # Errors
        /// `no-table` where a heap of the game has no value of its own; `budget` where the first heaps take too many
        /// steps; of a typed rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
        long FindPatterns "patterns" (
            /// such as `n -> n-k for k in 1..n/2`
            game: String;
            options: PatternsOptions, watch
        ) -> Patterns {
            patterns(&parsed(&game)?, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Whether a claim about the values of a game holds, and the first position on which it fails.
        ///
        /// # Errors
        /// The codes of a claim that cannot be read, with `details.field` `claim`; `no-table`; `budget`; of a typed rule
        /// `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
        long TestConjecture "conjecture" (
            game: String,
            /// such as `g(n) = n % 4`, `lost if n % 3 == 0` or `period 12 from 71`
            claim: String;
            options: ConjectureOptions, watch
        ) -> Conjecture {
            let game = parsed(&game)?;
            conjecture(&game, &claim, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Games whose heaps have given values, one after the other: by name, by octal code, by a set of amounts.
        long RulesOf "rulesOf" (
            /// at least 12 whole numbers
            values: Values;
            _options: NoOptions, _watch
        ) -> Vec<RuleOf> {
            Ok(rules_of(&values.0))
        }

        /// The nimbers of two heaps, row by row; of Chomp, those of three rows, the third of a fixed length.
        ///
        /// # Errors
        /// `no-table` for a game that is not of two heaps; `too-many` rows or columns; `budget`.
        long Grid "grid" (
            game: String,
            /// how many values a row has
            width: Whole,
            /// how many rows there are
            height: Whole;
            options: GridOptions, watch
        ) -> grid::Grid, nimbers apart {
            let game = parsed(&game)?;
            let (width, height) = (width.get() as usize, height.get() as usize);
            let third = options.third.get() as usize;
            grid::grid(&game, width, height, third, &mut options.budget.within(watch))
        }

        /// How many moves are left if the winner hurries and the loser delays, both players' moves counted.
        ///
        /// `remoteness` is null, with a `reason`, for a draw and where the budget ends before it is certain.
        long Remoteness "remoteness" (
            game: String,
            position: String;
            options: RemotenessOptions, watch
        ) -> remoteness::Remoteness {
            let (game, position) = read(&game, &position)?;
            let moves = options.moves.get() as usize;
            remoteness::remoteness(&game, &position, moves, &mut options.budget.within(watch))
        }

        /// Which moves of a played game threw a win away, and what would have kept it.
        ///
        /// # Errors
        /// `illegal-move` where one position does not follow from the one before it; `budget` where only search
        /// answers.
        long Report "report" (
            game: String,
            /// from the start to the end
            positions: Vec<String>;
            options: ReportOptions, watch
        ) -> explore::Report {
            let game = parsed(&game)?;
            let positions = positions.iter().map(|text| game.position(text));
            let positions = positions.collect::<Result<Vec<_>>>()?;
            explore::report(&game, &positions, &mut options.budget.within(watch))
        }

        /// The graph of all positions that can follow a position.
        ///
        /// # Errors
        /// `budget` where only search answers.
        long Explore "explore" (game: String, position: String; options: ExploreOptions, watch) -> GameGraph {
            let (game, position) = read(&game, &position)?;
            let limit = options.limit.get() as usize;
            explore::explore(&game, &position, limit, &mut options.budget.within(watch))
        }

        /// A program that says who wins, in C++17, Python, Java, Rust or JavaScript: to be read, run and handed in.
        ///
        /// # Errors
        /// `no-program` with `details.reason`: `kind`, `misere`, `unproven`, `long` or `pattern`; `budget`.
        long Program "program" (
            /// of heaps or of a few numbers, such as `n -> n-k for k in 1..n/2`
            game: String;
            options: ProgramOptions, watch
        ) -> Written {
            let game = parsed(&game)?;
            let (language, form, moves) = (options.language, options.form, options.moves);
            program(&game, language, form, moves, &mut options.budget.within(watch))
        }

        /// The tokens of a typed rule, for coloring it, and of the rules in a sum; none where there is no rule.
        quick Highlight "highlight" (game: String; _options: NoOptions, _watch) -> Vec<Piece> {
            let source = Source::new(&game);
            let rules = typed_rules(source.plain());
            Ok(rules.into_iter().flat_map(|rule| tokens_in(&source, rule)).collect())
        }

        /// The list of games, with the properties that a page needs of each.
        quick Games "games" (; _options: NoOptions, _watch) -> &'static [&'static Entry] {
            Ok(GAMES)
        }

        /// One example for each of the games.
        quick Suggest "suggest" (; _options: NoOptions, _watch) -> Vec<Place> {
            let place = |entry: &&Entry| Place {
                game: entry.game.into(),
                position: entry.position.into(),
            };
            Ok(GAMES.iter().map(place).collect())
        }

        /// Claims that many believe and that are wrong, each of which `refute` refutes.
        quick Claims "claims" (; _options: NoOptions, _watch) -> &'static [WrongClaim] {
            Ok(refuted::CLAIMS)
        }

        /// The smallest position on which a wrong claim fails, what the claim says of it, and what is true.
        ///
        /// # Errors
        /// `bad-option` for another name, with at most three that may have been meant in `details.nearest`.
        long Refute "refute" (
            /// such as `xor-sizes`
            claim: String;
            _options: NoOptions, _watch
        ) -> Counterexample {
            refuted::refute(&claim)
        }

        /// What a text may mean: games, positions and problems, the best first.
        ///
        /// At most five; the first is `certain` if the text can mean nothing else.
        quick Readings "readings" (
            /// such as `取1,3,4`, `take 2 or 5`, `n-1 | n/2` or `hdu 1847`
            text: String;
            _options: NoOptions, _watch
        ) -> Vec<Reading> {
            Ok(readings(&text))
        }

        /// A graph out of a pasted text, with the games that can be played on it.
        ///
        /// It reads edges with signs, `a>b b>c`, `a -> b, b -> c` or `a-b-c`; pairs on lines, between commas, in
        /// brackets or as CSV; lists of what each node leads to, `1: 2 3` or `{1: [2, 3]}`; matrices; the inputs of
        /// judges; DOT; and names of graphs, `P5 + C6`. `docs/games.md` lists the formats.
        ///
        /// # Errors
        /// `expected-edge` where words are nodes alone, with the ways to write edges in `details.ways`;
        /// `two-readings`; `empty-name`, `stray-character`, `unknown-node`, `missing-input`, `trailing-input`,
        /// `expected-syntax`, `too-deep`, `too-many`; `duplicate-edge`, `self-edge`, `unrooted` and `cycle` of the
        /// game.
        quick ReadGraph "readGraph" (
            /// such as `1 2\n2 3`, `{1: [2, 3]}` or `digraph { a -> b }`
            text: String;
            options: ReadGraphOptions, _watch
        ) -> Pasted {
            read_graph(&text, options.game)
        }

        /// The values of a directed graph of numbered nodes, and who wins from tokens on them.
        ///
        /// It takes and gives typed arrays, for graphs of millions of edges: no name and no line of text is made.
        ///
        /// # Errors
        /// `too-many` nodes.
        long GraphFromEdges "graphFromEdges" (
            /// for each edge the node that it leaves and the one that it reaches: `[0, 1, 0, 2]` has two edges
            edges: Edges,
            /// the nodes of the tokens; none is a lost game
            tokens: Option<Nodes>;
            options: GraphFromEdgesOptions, _watch
        ) -> EdgeGraph, nimbers apart {
            let tokens = tokens.unwrap_or_default().0;
            graph_from_edges(edges.0, &tokens, options.nodes.get() as u32, options.limit.get() as usize)
        }

        /// How many of 1..n are divisible by at least one of the divisors, by inclusion–exclusion.
        ///
        /// # Errors
        /// `expected-number`, `stray-character`, `negative-number`, `number-too-large`, `zero-divisor` or
        /// `negative-divisor`, with `details.index` of a divisor; `too-many` divisors; `budget`.
        long CountUnion "countUnion" (
            /// from 0 to 10^36
            n: Digits,
            /// at most 64, each from 1 to 10^36
            divisors: Vec<Digits>;
            options: UnionOptions, watch
        ) -> UnionCount {
            let divisors: Vec<String> = divisors.into_iter().map(|Digits(digits)| digits).collect();
            let limit = options.limit.get() as usize;
            union::count_union(&n.0, &divisors, limit, &mut options.budget.within(watch))
        }

        /// Venn regions and the union, from the sizes of intersections and unions.
        ///
        /// # Errors
        /// `missing-argument` without a set; `empty-name`, `unexpected-argument`, `unknown-set`, `missing-size` where
        /// one does not follow from the others, `too-many` sets; `contradictory-sizes` where a region would have less
        /// than 0 elements, or a union another size than the one given; the codes of a number that cannot be read.
        quick CountSets "countSets" (
            /// for example `{ A: 5, B: 4, 'A&B': 2 }`, or `{ union: 7, A: 5, B: null, 'A∩B': 2 }`, where null or `?` asks for
            /// a size; a number may be text such as `1,000` or `10^18`
            sets: Sizes;
            _options: NoOptions, _watch
        ) -> SetCount {
            union::count_sets(&sets.0)
        }
    }
}
