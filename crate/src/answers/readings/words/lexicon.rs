//! What the words of sentences about games say; `forms` has the words.

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A number, in digits or in words.
    Number,
    /// A number that no heap has: with a sign, a fraction, too large.
    BadNumber,
    /// A word or sign that is not known.
    Unknown,
    /// What follows does not hold.
    Not,
    /// What follows is left out of what may be taken.
    Except,
    /// 以外, behind what is left out.
    Outside,
    /// It changes nothing: articles, auxiliary verbs, politeness.
    Filler,
    /// In each turn, each player: what follows is about one move.
    Turn,
    /// How many: "a number of", 个数.
    Amount,
    Comma,
    Stop,
    Colon,
    Equals,
    Open,
    Close,
    OpenRound,
    CloseRound,
    /// Between the ends of a range.
    To,
    /// A sign for what is left out of a list.
    Dots,
    Between,
    And,
    Or,
    From,
    With,
    In,
    Take,
    /// Adding or saying numbers, in a race.
    Count,
    /// Counting down, in a race.
    Down,
    Start,
    Reach,
    First,
    Most,
    Least,
    /// 以内, behind its number.
    Within,
    /// "or fewer".
    OrFewer,
    Below,
    Unit,
    Pin,
    Heap,
    Heaps,
    /// 石子数: how many stones a heap has, or a move takes.
    Stones,
    /// Any one heap: it changes nothing where amounts are taken.
    OneHeap,
    /// There are: what follows is a size.
    There,
    /// 分别: the sizes of the heaps follow.
    Sizes,
    Each,
    EachHeap,
    /// The left heap, or the first one.
    Left,
    Right,
    /// A side alone: a heap behind a word such as "from", or one of the players.
    LeftSide,
    RightSide,
    LetterN,
    LetterM,
    /// Another letter, of an amount.
    LetterK,
    Set,
    /// 在集合中: what is taken is of the set that was said.
    OfSet,
    Misere,
    Normal,
    Who,
    Last,
    Stuck,
    Wins,
    Loses,
    Nim,
    Subtraction,
    Bash,
    Race,
    Any,
    All,
    Half,
    Third,
    Quarter,
    Halve,
    Odd,
    Even,
    Power,
    Square,
    Cube,
    Prime,
    Proper,
    Divisor,
    Coprime,
    Fibonacci,
    Multiple,
    Twice,
    Times,
    Previous,
    NotAllFirst,
    Split,
    Equal,
    Unequal,
    /// 不同的, which may be of sizes or of anything else.
    Different,
    Nonempty,
    Smaller,
    WithEmpty,
    Replace,
    Merge,
    Adjacent,
    Same,
    Both,
    Largest,
    Ends,
    Move,
    StepDown,
    Queen,
    Rook,
    King,
    Knight,
    Bishop,
    Corner,
    Inclusion,
    Divisible,
    AtLeastOne,
    Whole,
    Venn,
    /// A game by its name; the value is its place on the list of names.
    Name,
    /// The number of a sequence, of values of a game.
    Sequence,
    /// A game that is not here; the value is its place on their list.
    Absent,
}
