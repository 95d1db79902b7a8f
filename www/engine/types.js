/**
 * The shapes that calls return. Numbers that may pass 2^53 − 1 are numbers while they are
 * safe and decimal strings beyond.
 *
 * @typedef {'N' | 'P'} Outcome N: the next player wins; P: the previous one
 * @typedef {number | string} Big
 *
 * @typedef {object} Control
 * @property {AbortSignal} [signal] cancels the call, which then rejects with an AbortError
 * @property {(progress: any) => void} [onProgress]
 *
 * @typedef {object} Place
 * @property {string} game
 * @property {string} position
 *
 * @typedef {object} GameEntry what is known of a game before any position is
 * @property {string} name the first word of its text
 * @property {string} game a game to begin with
 * @property {string} position a position of it that the next player wins
 * @property {string} group which games it stands with
 * @property {string} board the board that draws it
 * @property {string} part what one of its parts is called
 * @property {boolean} addsUp whether a position is worth the nim-sum of its heaps
 * @property {boolean} stones whether who takes the last stone has made the last move
 * @property {'name' | 'rule' | 'octal-code' | 'hex-code'} form how its text is told from that of others
 * @property {{ fill: string, last: string }} oneHeap heap n of its table as a position: `last` after
 *   n − 1 times `fill`, or its number where `last` is empty
 *
 * @typedef {object} AnalysisMove
 * @property {string} to
 * @property {string} text
 * @property {Big | null} nimber
 * @property {boolean} wins
 * @property {Move} move
 *
 * @typedef {object} Analysis
 * @property {string} game
 * @property {string} position
 * @property {Outcome} outcome
 * @property {Big | null} nimber null under misère play, or where the budget ends before it
 * @property {{ text: string, nimber: Big | null }[]} parts
 * @property {AnalysisMove[]} moves winning ones first, at most `limit`
 * @property {Big} moveCount all of them
 * @property {WhyStep[]} why
 * @property {number} steps
 *
 * @typedef {{ kind: string } & Record<string, any>} WhyStep one step of an explanation, as data
 *
 * @typedef {object} Description
 * @property {string} game
 * @property {string} position
 * @property {string} name the game's first word
 * @property {boolean} misere
 * @property {string} draw the board that draws it
 * @property {Board} board the position as drawn
 * @property {Legal} legal
 * @property {boolean} over
 *
 * @typedef {object} HeapsBoard
 * @property {'heaps'} kind
 * @property {Big[]} heaps
 * @property {Big} [cap] the most that may be taken now, where the position says so
 * @property {boolean} [capped] whether what may be taken changes from move to move
 * @typedef {{ kind: 'stairs', heaps: Big[] }} StairsBoard index 0 is step 1
 * @typedef {{ kind: 'letters', word: string, letters: { letter: string, count: number }[] }} LettersBoard
 * @typedef {object} GraphBoard
 * @property {'graph'} kind
 * @property {string[] | null} nodes null where there are too many to draw
 * @property {[number, number][]} [edges]
 * @property {{ nodes: number, edges: number }} [size]
 * @property {(number | string)[]} tokens node indexes, or the first names where `nodes` is null
 * @typedef {{ kind: 'strip', coins: Big[], sharing: boolean }} StripBoard squares of the coins, from
 *   0; whether several may lie on one
 * @typedef {{ kind: 'coins', faces: string }} CoinsBoard H for a head, T for a tail
 * @typedef {{ kind: 'rows', rows: Big[] }} RowsBoard
 * @typedef {{ kind: 'plant', nodes: string[], edges: [number, number][], ground: number }} PlantBoard
 * @typedef {HeapsBoard | StairsBoard | LettersBoard | GraphBoard | StripBoard | CoinsBoard
 *   | RowsBoard | PlantBoard} Board
 *
 * @typedef {[Big, Big][]} Ranges inclusive
 * @typedef {{ kind: 'take', takes: Ranges[], heapsPerMove: number, equal: boolean, unit?: Big }} TakeLegal
 *   amounts go in steps of `unit` (1 where it is absent)
 * @typedef {{ kind: 'step', takes: Ranges[] }} StepLegal
 * @typedef {{ kind: 'split', heaps: Big[] }} SplitLegal
 * @typedef {{ kind: 'merge', takes: Ranges[] }} MergeLegal
 * @typedef {{ kind: 'letters', takes: Ranges[] }} LettersLegal
 * @typedef {{ kind: 'graph', targets: number[][] }} GraphLegal
 * @typedef {{ kind: 'options', heaps: { options: Big[][], more: boolean }[] }} OptionsLegal what each
 *   heap may become: resulting heaps in descending order, a lone 0 for nothing; `more` than listed
 * @typedef {{ kind: 'turn', most: number | null, run: boolean }} TurnLegal
 * @typedef {{ kind: 'bite', rows: Big[] }} BiteLegal
 * @typedef {{ kind: 'cut' }} CutLegal
 * @typedef {TakeLegal | StepLegal | SplitLegal | MergeLegal | LettersLegal | GraphLegal | OptionsLegal
 *   | TurnLegal | BiteLegal | CutLegal} Legal
 *
 * @typedef {{ kind: 'take', heap: number, take: Big, left: Big }} TakeMove
 * @typedef {{ kind: 'takes', takes: { heap: number, take: Big, left: Big }[] }} TakesMove
 * @typedef {{ kind: 'step', heap: number, take: Big }} StepMove
 * @typedef {{ kind: 'split', heap: number, into: [Big, Big] }} SplitMove
 * @typedef {{ kind: 'merge', heaps: [number, number] }} MergeMove
 * @typedef {{ kind: 'letters', letter: string, take: number }} LettersMove
 * @typedef {{ kind: 'edge', token: number, from: string, to: string }} EdgeMove
 * @typedef {{ kind: 'replace', heap: number, into: Big[] }} ReplaceMove
 * @typedef {{ kind: 'back', heap: number, put: Big }} BackMove
 * @typedef {{ kind: 'divide', heap: number, into: [Big, Big] }} DivideMove
 * @typedef {{ kind: 'bite', row: number, column: Big }} BiteMove
 * @typedef {{ kind: 'turn', coins: number[] }} TurnMove in descending order
 * @typedef {{ kind: 'cut', edge: number, from: string, to: string }} CutMove
 * @typedef {TakeMove | TakesMove | StepMove | SplitMove | MergeMove | LettersMove | EdgeMove
 *   | ReplaceMove | DivideMove | BackMove | BiteMove | TurnMove | CutMove} Move
 *
 * @typedef {object} Period from heap `preperiod` on, values come again `length` later, larger by `saltus`
 * @property {number} preperiod
 * @property {number} length
 * @property {number} saltus
 * @property {boolean} proven or only seen so far
 *
 * @typedef {{ kind: 'window', window: number, modulus: number, first: number, again: number }
 *   | { kind: 'guy-smith', taken: number, parts: number, upto: number }
 *   | { kind: 'saltus', taken: number, upto: number }
 *   | { kind: 'theorem', id: string, author: string, year: number }} Proof
 *
 * @typedef {object} Table
 * @property {string} game
 * @property {Uint16Array | Uint32Array} nimbers index 0..upto
 * @property {Period | null} period
 * @property {Proof | null} proof what proves the period, or the closed form of the values
 * @property {number} reached
 *
 * @typedef {object} TablePart a table that is still growing
 * @property {string} game
 * @property {number} from the heap of the part's first value
 * @property {Uint16Array | Uint32Array} nimbers the values of this part
 * @property {Uint16Array | Uint32Array} soFar all values up to now
 * @property {number} reached the largest heap up to now
 * @property {number} total the largest heap that is wanted
 * @property {boolean} done
 * @property {Period | null} period
 * @property {Proof | null} proof
 *
 * @typedef {object} Grid
 * @property {string} game
 * @property {number} width
 * @property {number} height
 * @property {Uint16Array} nimbers row by row: `[y * width + x]`; 65,535 where there is no position
 * @property {number | null} third the third row of each bar, in Chomp
 * @property {[number, number][]} rays the directions in which a cell's options lie, as steps of x and
 *   y, where they are worth drawing
 *
 * @typedef {{ to: string, text: string, move: Move }} Played
 * @typedef {{ to: string, text: string, wins: boolean, move: Move }} Reply
 *
 * @typedef {object} ReportStep
 * @property {string} from
 * @property {string} to
 * @property {string} text
 * @property {Move} move
 * @property {Outcome} before
 * @property {boolean} lost the move threw a won position away
 * @property {Played | null} better what would have won
 * @typedef {{ steps: ReportStep[] }} Report
 *
 * @typedef {object} Exploration
 * @property {string} game
 * @property {{ text: string, nimber: Big | null, outcome: Outcome, depth: number }[]} nodes the start is first
 * @property {[number, number][]} edges
 * @property {boolean} truncated
 *
 * @typedef {object} UnionTerm
 * @property {string[]} divisors
 * @property {string} product
 * @property {string} count
 * @property {1 | -1} sign
 *
 * @typedef {object} Union
 * @property {string} n
 * @property {string[]} divisors
 * @property {string} union
 * @property {UnionTerm[]} terms
 * @property {string} omitted how many terms more there are
 *
 * @typedef {object} SetCount
 * @property {number} union
 * @property {Record<string, number>} regions `A` means in A only
 * @property {string[]} names
 *
 * @typedef {object} Piece a piece of a typed rule, in UTF-16 units of its text
 * @property {'name' | 'number' | 'keyword' | 'function' | 'operator' | 'arrow' | 'punctuation' | 'error'} kind
 * @property {number} start
 * @property {number} end
 *
 * @typedef {Place | { n: string, divisors: string[] } | { cases: Place[] }} JudgePosition
 */
export {};
