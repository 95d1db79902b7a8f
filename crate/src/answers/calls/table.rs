//! The table of calls, with a row for each call. The boundaries, the TypeScript declarations and the tables of
//! `docs/api.md` are derived from the rows. `CONTRIBUTING.md` shows how to add a call.
//!
//! A row has the doc comment, the queue in the page, the struct, the name in JavaScript, the arguments, the options,
//! the answer, and the expression that computes the answer. The first paragraph of the doc comment is the call's row in
//! `docs/api.md`; `# Errors` names the codes other than `bad-option` and the codes of unreadable texts. A field marked
//! `apart` crosses a boundary as a typed array.

// Without the feature `lab` many rows are missing, and the imports of these rows are unused.
#![cfg_attr(not(feature = "lab"), allow(unused_imports))]

use super::arguments::{Digits, Sizes, Whole};
#[cfg(feature = "lab")]
use super::arguments::{Edges, Nodes, Values};
use crate::answers::analysis::{Analysis, analyze_within};
use crate::answers::describe::{Described, Transition, describe};
#[cfg(feature = "lab")]
use crate::answers::edges::{EdgeGraph, graph_from_edges};
use crate::answers::explore::{self, GameGraph};
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
use crate::base::error::{Detail, Error, ErrorCode, Span};
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

/// Parse the text of a game. The error `unknown-game` suggests names of games that resemble a word of the text. If
/// there are none, or if the whole text certainly means some game, it suggests games that the whole text may mean.
fn parsed(line: &str) -> Result<Game> {
    let found = Game::parse(line);
    #[cfg(feature = "lab")]
    let found = found.map_err(|error| meant(error, line));
    found
}

/// The most games that an error suggests.
#[cfg(feature = "lab")]
const NEAREST: usize = 3;

#[cfg(feature = "lab")]
fn meant(error: Error, line: &str) -> Error {
    let has_names = |(name, value): &(&str, Detail)| {
        *name == "nearest" && matches!(value, Detail::List(names) if !names.is_empty())
    };
    if error.code != ErrorCode::UnknownGame {
        return error;
    }
    let all = readings(line);
    let is_certain = all.first().is_some_and(|one| one.certain);
    if error.details.iter().any(has_names) && !is_certain {
        return error;
    }
    let names = all.into_iter().filter(|one| one.position.is_none());
    let names: Vec<String> = names.filter_map(|one| one.game).take(NEAREST).collect();
    let Some(first) = names.first() else { return error };
    let message = format!("expected a game such as {first}, found {line:?}");
    let mut error = Error { message, ..error };
    error.details.retain(|(name, _)| !["nearest", "found"].contains(name));
    // The games are meanings of the whole text.
    error.at(Span::new(0, line.encode_utf16().count())).with("found", line).with("nearest", names)
}

/// Return the move of an opponent with the strength, seed, claim and style that the options give.
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
        /// Analyse a position: who wins, by which moves, and why.
        ///
        /// # Errors
        /// `budget` if no theorem gives the outcome and the steps run out during the search.
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

        /// Describe a position for a board: the position as data, and the moves that can be made on the board.
        quick Describe "describe" (game: String, position: String; _options: NoOptions, _watch) -> Described {
            let (game, position) = read(&game, &position)?;
            Ok(describe(&game, &position))
        }

        /// Return the facts about a game without a position: its entry on the list of games, and its canonical form.
        quick ReadGame "readGame" (game: String; _options: NoOptions, _watch) -> GameLine {
            Ok(game_line(&parsed(&game)?))
        }

        /// Make a move. Return the position after the move, and the description of that position.
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

        /// Return the move of an opponent of the given strength.
        ///
        /// # Errors
        /// `game-over` in a position without a move; `budget` if only a search gives the move and the steps run out.
        quick Respond "respond" (game: String, position: String; options: RespondOptions, watch) -> Reply {
            let (game, position) = read(&game, &position)?;
            let reply = reply(&game, &position, &options, &mut options.budget.within(watch))?;
            if options.describe { reply.describe(&game, &position) } else { Ok(reply) }
        }

        /// Return a random position to play. In most of the positions the player to move can win.
        quick Random "random" (game: String; options: RandomOptions, _watch) -> Place {
            let game = parsed(&game)?;
            let position = random_position(&game, options.seed.get(), options.level.get());
            Ok(Place { game: game.to_string(), position: game.text(&position) })
        }

        /// Return the version of the core.
        quick Version "version" (; _options: NoOptions, _watch) -> String {
            Ok(env!("CARGO_PKG_VERSION").to_string())
        }
    }

    #[cfg(feature = "lab")]
    lab {
        /// Compute the nimbers of the heaps 0 to `upto`, and their period.
        ///
        /// # Errors
        /// `no-table` if a heap of the game has no value of its own; `too-many` heaps; `budget`; of a user-written rule
        /// `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
        tables Table "table" (
            game: String,
            /// the largest heap, 0 or more
            upto: Whole;
            options: TableOptions, watch
        ) -> table::Table, nimbers apart {
            table::table(&parsed(&game)?, upto.get(), &mut options.budget.within(watch))
        }

        /// Compute the misère quotient of a game whose moves replace one heap by smaller heaps.
        ///
        /// If the period of the quotient is proven, the quotient holds for all heaps, and otherwise for the heaps up to
        /// `reached`.
        ///
        /// # Errors
        /// `no-table` for other kinds of games; of a user-written rule `not-smaller`, `division-by-zero` or
        /// `number-too-large` at some heap. The end of the budget is not an error.
        long Quotient "quotient" (game: String; options: QuotientOptions, watch) -> QuotientAnswer {
            quotient(&parsed(&game)?, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Find formulas for the values of heaps and for the lost heaps of a game, with programs.
        ///
        /// Each formula holds for all heaps up to its `checked`, and for all heaps of the game if it is `proven`.
        ///
        /// # Errors
        /// `no-table` if a heap of the game has no value of its own; `budget` if the first heaps take too many steps;
        /// of a user-written rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
        long FindPatterns "patterns" (
            /// such as `n -> n-k for k in 1..n/2`
            game: String;
            options: PatternsOptions, watch
        ) -> Patterns {
            patterns(&parsed(&game)?, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Test a claim about the values of a game, and find the first position on which the claim fails.
        ///
        /// # Errors
        /// The codes of a claim that cannot be read, with `details.field` `claim`; `no-table`; `budget`; of a
        /// user-written rule `not-smaller`, `division-by-zero` or `number-too-large` at some heap.
        long TestConjecture "conjecture" (
            game: String,
            /// such as `g(n) = n % 4`, `lost if n % 3 == 0` or `period 12 from 71`
            claim: String;
            options: ConjectureOptions, watch
        ) -> Conjecture {
            let game = parsed(&game)?;
            conjecture(&game, &claim, options.upto.get(), &mut options.budget.within(watch))
        }

        /// Find games whose consecutive heaps have the given values: by name, by octal code, by a set of amounts.
        long RulesOf "rulesOf" (
            /// at least 12 whole numbers
            values: Values;
            _options: NoOptions, _watch
        ) -> Vec<RuleOf> {
            Ok(rules_of(&values.0))
        }

        /// Compute the nimbers of all pairs of two heaps, row by row. For Chomp, the nimbers are of three rows, the
        /// third of a fixed length.
        ///
        /// # Errors
        /// `no-table` for a game that is not of two heaps; `too-many` rows or columns; `budget`.
        long Grid "grid" (
            game: String,
            /// the number of values in a row
            width: Whole,
            /// the number of rows
            height: Whole;
            options: GridOptions, watch
        ) -> grid::Grid, nimbers apart {
            let game = parsed(&game)?;
            let (width, height) = (width.get() as usize, height.get() as usize);
            let third = options.third.get() as usize;
            grid::grid(&game, width, height, third, &mut options.budget.within(watch))
        }

        /// Count the moves that are left if the winner hurries and the loser delays. The moves of both players count.
        ///
        /// `remoteness` is null, with a `reason`, for a draw and if the budget ends before the number is certain.
        long Remoteness "remoteness" (
            game: String,
            position: String;
            options: RemotenessOptions, watch
        ) -> remoteness::Remoteness {
            let (game, position) = read(&game, &position)?;
            let moves = options.moves.get() as usize;
            remoteness::remoteness(&game, &position, moves, &mut options.budget.within(watch))
        }

        /// Find the moves of a played game that gave a win or a draw away, and the moves that would have kept it.
        ///
        /// # Errors
        /// `illegal-move` if a position does not follow from the previous position; `budget` if only a search gives an
        /// outcome and the steps run out.
        long Report "report" (
            game: String,
            /// all positions of the game, from the start to the end
            positions: Vec<String>;
            options: ReportOptions, watch
        ) -> explore::Report {
            let game = parsed(&game)?;
            let positions = positions.iter().map(|text| game.position(text));
            let positions = positions.collect::<Result<Vec<_>>>()?;
            explore::report(&game, &positions, &mut options.budget.within(watch))
        }

        /// Return the graph of the positions that can follow a position.
        ///
        /// # Errors
        /// `budget` if only a search gives an outcome and the steps run out.
        long Explore "explore" (game: String, position: String; options: ExploreOptions, watch) -> GameGraph {
            let (game, position) = read(&game, &position)?;
            let limit = options.limit.get() as usize;
            explore::explore(&game, &position, limit, &mut options.budget.within(watch))
        }

        /// Write a program that decides who wins, in C++17, Python, Java, Rust or JavaScript.
        ///
        /// # Errors
        /// `no-program` with `details.reason`: `kind`, `misere`, `unproven`, `long` or `pattern`; `budget`.
        long Program "program" (
            /// a game of heaps or of a few numbers, such as `n -> n-k for k in 1..n/2`
            game: String;
            options: ProgramOptions, watch
        ) -> Written {
            let game = parsed(&game)?;
            let (language, form, moves) = (options.language, options.form, options.moves);
            program(&game, language, form, moves, &mut options.budget.within(watch))
        }

        /// Return the tokens of a user-written rule, for coloring it, or the tokens of all user-written rules in a sum.
        /// The list is empty if the game has no user-written rule.
        quick Highlight "highlight" (game: String; _options: NoOptions, _watch) -> Vec<Piece> {
            let source = Source::new(&game);
            let rules = typed_rules(source.plain());
            Ok(rules.into_iter().flat_map(|rule| tokens_in(&source, rule)).collect())
        }

        /// Return the list of games, each with the properties that a page needs.
        quick Games "games" (; _options: NoOptions, _watch) -> &'static [&'static Entry] {
            Ok(GAMES)
        }

        /// Return one example position for each of the games.
        quick Suggest "suggest" (; _options: NoOptions, _watch) -> Vec<Place> {
            let place = |entry: &&Entry| Place {
                game: entry.game.into(),
                position: entry.position.into(),
            };
            Ok(GAMES.iter().map(place).collect())
        }

        /// Return wrong claims that many people believe. `refute` refutes each of them.
        quick Claims "claims" (; _options: NoOptions, _watch) -> &'static [WrongClaim] {
            Ok(refuted::CLAIMS)
        }

        /// Find the smallest position on which a wrong claim fails. Return what the claim states about the position,
        /// and what is true.
        ///
        /// # Errors
        /// `bad-option` for an unknown name of a claim, with at most three similar names in `details.nearest`.
        long Refute "refute" (
            /// such as `xor-sizes`
            claim: String;
            _options: NoOptions, _watch
        ) -> Counterexample {
            refuted::refute(&claim)
        }

        /// Return the possible meanings of a text: games, positions and problems, the best first.
        ///
        /// At most five meanings are returned; the first is `certain` if the text can have no other meaning.
        quick Readings "readings" (
            /// such as `取1,3,4`, `take 2 or 5`, `n-1 | n/2` or `hdu 1847`
            text: String;
            _options: NoOptions, _watch
        ) -> Vec<Reading> {
            Ok(readings(&text))
        }

        /// Read a graph from a pasted text. Return the graph and the games that can be played on it.
        ///
        /// The text may have edges with signs, `a>b b>c`, `a -> b, b -> c` or `a-b-c`; pairs on lines, between commas,
        /// in brackets or as CSV; adjacency lists, `1: 2 3` or `{1: [2, 3]}`; matrices; the inputs of online judges;
        /// DOT; and names of graphs, `P5 + C6`. `docs/games.md` lists the formats.
        ///
        /// # Errors
        /// `expected-edge` if the text has nodes alone, with the ways to write edges in `details.ways`; `two-readings`;
        /// `empty-name`, `stray-character`, `unknown-node`, `missing-input`, `trailing-input`, `expected-syntax`,
        /// `too-deep`, `too-many`; `duplicate-edge`, `self-edge`, `unrooted` and `cycle` if the game forbids the graph.
        quick ReadGraph "readGraph" (
            /// such as `1 2\n2 3`, `{1: [2, 3]}` or `digraph { a -> b }`
            text: String;
            options: ReadGraphOptions, _watch
        ) -> Pasted {
            read_graph(&text, options.game)
        }

        /// Compute the values of the nodes of a directed graph, and the outcome of the position with the given tokens.
        ///
        /// Arguments and values are typed arrays, for graphs of millions of edges: nodes have numbers instead of names.
        ///
        /// # Errors
        /// `too-many` nodes.
        long GraphFromEdges "graphFromEdges" (
            /// for each edge the node where the edge starts and the node where the edge ends: `[0, 1, 0, 2]` has two
            /// edges
            edges: Edges,
            /// the nodes of the tokens; without tokens the position is lost
            tokens: Option<Nodes>;
            options: GraphFromEdgesOptions, _watch
        ) -> EdgeGraph, nimbers apart {
            let tokens = tokens.unwrap_or_default().0;
            graph_from_edges(edges.0, &tokens, options.nodes.get() as u32, options.limit.get() as usize)
        }

        /// Count the numbers of 1..n that are divisible by at least one of the divisors, by inclusion–exclusion.
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

        /// Compute the sizes of the Venn regions and of the union, from the sizes of intersections and unions.
        ///
        /// # Errors
        /// `missing-argument` without a set; `empty-name`, `unexpected-argument`, `unknown-set`; `missing-size` if an
        /// unknown size does not follow from the given sizes; `too-many` sets; `contradictory-sizes` if a region would
        /// have less than 0 elements, or a union would differ from the given size; the codes of a number that cannot be
        /// read.
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
