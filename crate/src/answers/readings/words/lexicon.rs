//! The meanings of words in sentences about games; the words are in `forms`.

/// The meaning of a word or sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// A number, in digits or in words.
    Number,
    /// A number that no heap can have: with a sign, a fraction, or too large.
    BadNumber,
    /// An unknown word or sign.
    Unknown,
    /// A negation of the following words.
    Not,
    /// A word such as "except" before amounts that may not be taken.
    Except,
    /// A word such as 以外 after amounts that may not be taken.
    Outside,
    /// A word without meaning for the rule: an article, an auxiliary verb, a polite phrase.
    Filler,
    /// A word such as "in each turn" or "each player", before the rule of one move.
    Turn,
    /// A word for an amount: "a number of", 个数.
    Amount,
    Comma,
    Stop,
    Colon,
    Equals,
    Open,
    Close,
    OpenRound,
    CloseRound,
    /// A word or sign between the ends of a range.
    To,
    /// Dots for the omitted numbers of a list.
    Dots,
    Between,
    And,
    Or,
    From,
    With,
    In,
    Take,
    /// A word for adding or saying numbers in a race.
    Count,
    /// A word for counting down in a race.
    Down,
    Start,
    Reach,
    First,
    Most,
    Least,
    /// A word such as 以内 after the bound of an amount.
    Within,
    /// The words "or fewer" after the bound of an amount.
    OrFewer,
    Below,
    Unit,
    Pin,
    Heap,
    Heaps,
    /// A word such as 石子数 for the number of stones in a heap or a move.
    Stones,
    /// Words for any one heap, which have no effect in a rule about amounts.
    OneHeap,
    /// The words "there are" before a size.
    There,
    /// A word such as 分别 before the sizes of heaps.
    Sizes,
    Each,
    EachHeap,
    /// Words for the left or the first heap.
    Left,
    Right,
    /// The word "left" without a heap: a heap after a word such as "from", or a player.
    LeftSide,
    RightSide,
    LetterN,
    LetterM,
    /// Another letter, for an amount.
    LetterK,
    Set,
    /// A word such as 在集合中, by which amounts are elements of a set given elsewhere.
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
    /// The word 不同的, which may concern sizes or anything else.
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
    /// The name of a game; the token's value is the index on the list of names.
    Name,
    /// The OEIS number of a sequence that is the values of a game.
    Sequence,
    /// The name of a game that Mexplorer does not have; the token's value is the index on the list of such games.
    Absent,
}
