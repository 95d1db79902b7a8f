//! The words of sentences about games, in English and Chinese, grouped by meaning.
//!
//! A word that is not listed is not understood. A form that ends with `*` also matches with an s at its end; a blank in
//! a form matches one or more blanks or hyphens in the text.

/// Declare the meanings without forms, and the meanings with their forms, which `|` separates.
macro_rules! meanings {
    (
        $($(#[doc = $about:literal])* $other:ident,)+;
        $($(#[doc = $doc:literal])* $word:ident => $forms:literal,)+
    ) => {
        /// The meaning of a word or sign.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Word {
            $($(#[doc = $about])* $other,)+
            $($(#[doc = $doc])* $word,)+
        }

        /// The forms of each meaning. `|` separates forms.
        pub(super) const WORDS: &[(Word, &str)] = &[$((Word::$word, $forms)),+];
    };
}

meanings! {
    /// A number, in digits or in words.
    Number,
    /// A number that no heap can have: with a sign, a fraction, or too large.
    BadNumber,
    /// The name of a game; the token's value is the index on the list of names.
    Name,
    /// The OEIS number of a sequence that is the values of a game.
    Sequence,
    /// The name of a game that Mexplorer does not have; the token's value is the index on the list of such games.
    Absent,
    ;
    /// An unknown word or sign.
    // Phrases that count as not understood although they contain known words: about one of the players, about the last
    // stone, and questions for a value, such as "Grundy value".
    Unknown =>
        "player one|player two|player 1|player 2|只剩1个|只剩一个|只剩1颗|只剩一颗|只剩1枚|只剩一枚|剩下1个|剩下一个|剩1个|剩一个|grundy value of|grundy values of|grundy number of|grundy numbers of|grundy function of|grundy value|\
         grundy number|grundy function|nim value|nim values|nim value of|nim values of|nimber of|sg value of|sg value|sg values|\
         sg值|sg 值|sg函数|sg 函数|sg函数值",
    /// A word without meaning for the rule: an article, an auxiliary verb, a polite phrase.
    Filler =>
        "every single one|every single time|里的一个数|中的一个数|里的某个数|a|an|single|into|'s|the|of|is|are|be|has|have|you|they|we|i|it|may|can|could|must|should|\
         will|to be|allowed to|\
         is allowed to|are allowed to|allowed|let us|let's play|play|playing|i want to play|want to play|please|\
         classic|classical|standard|ordinary|game of|\
         the game of|game|games|with me|exactly|either|only|up|away|out|size|sizes|initially|moves are|\
         consists of|consist of|consisting of|的|了|地|请|你|可以|可|能够|能|只能|只可|只许|只可以|必须|必须是|必须为|要|需|\
         恰好|恰|允许|规则|规则是|规则为|游戏|一局|玩|我想玩|来一局|出|掉|为|是|所|则|数目|给你|给定|桌上|桌子上|台上|\
         其中|从中|里面|现|现在|开始时|初始|经典|经典的|普通|普通的|最初|里的|中的|算|判|就|那么|问题|but|但|但是|on the table|of them|from them|ones|these|some|which|which are|that|choose|chooses|choosing|select|selects|off|选择|挑选|\
         those|on the steps|on the stairs|until nobody can move|until no one can move|\
         until no move is left|until nothing is left|until all are gone|after that|afterwards|thereafter|in the box|\
         where|such that|其中|in a box|to begin with|to start with|at the start|at the beginning|只有|两种|三种|四种|五种|取球游戏|拿球游戏|取火柴游戏|取硬币游戏|取棋子游戏|拿石子游戏|捡石子游戏|取糖游戏|in the bag|in a bag|\
         当前|目前|剩余|当前的|剩余的|都|之后|随后|其后|桌面上|地上|盒子里|盒里|袋子里|袋里|箱子里|各级|台阶上|各级台阶上|每级台阶上|先手必胜吗|先手必胜么|先手能赢吗|先手会赢吗|谁必胜|谁会赢|谁能赢|问先手必胜还是必败|问先手必胜还是后手必胜|问先手是否必胜|问先手是否有必胜策略|先手必胜还是必败|\
         先手必胜还是后手必胜|先手是否必胜|先手是否有必胜策略|问谁必胜|问谁会赢|问谁能赢|问谁有必胜策略|直到取完|直到不能取|直到不能再取为止|直到取完为止|直到不能取为止|玩游戏|做游戏|玩一个游戏|\
         玩取石子游戏",
    /// A word such as "in each turn" or "each player", before the rule of one move.
    Turn =>
        "on your go|on his go|in a turn|in a move|each turn|every turn|per turn|a turn|on each turn|in each turn|at each turn|on every turn|in one turn|\
         in turn|\
         in turns|each time|every time|at a time|at one time|at once|each move|every move|per move|a move|\
         on each move|\
         in each move|in one move|on a move|at every move|each step|per step|on his turn|on her turn|on their turn|\
         on your turn|on his or her turn|on a turn|each player|every player|a player|the player*|player*|two players|\
         both players|alternately|alternate|alternating|take turns|takes turns|taking turns|in one go|\
         每次|每人|每人每次|每一次|每回合|每步|每一步|每轮|一轮|每手|一次|一步|一回合|轮流|两人|2人|2 人|2 players|二人|两个人|两人轮流|双方|甲乙|\
         甲乙两人|甲乙二人|甲,乙|甲,乙两人|甲,乙二人|两名玩家|两个玩家|两位玩家|玩家|每个玩家|每个人|每位玩家|轮到的人|\
         依次|交替|两方|二人轮流|两个人轮流|alice and bob|bob and alice|two friends|two people|two children|two kids|two persons|\
         小明和小红|小红和小明|小明和小刚|小明与小红|小明和小华|\
         小华和小明|张三和李四|甲和乙|甲与乙|两个小朋友|两个朋友|两名选手|两位选手|兄弟两人|两人轮番|轮番",
    /// A word for an amount: "a number of", 个数.
    Amount =>
        "number*|amount*|how many|的个数|的数|一个数|个数|数量|颗数|数|多少|枚数|根数|堆的大小",
    /// A word such as 石子数 for the number of stones in a heap or a move.
    Stones =>
        "球数|棋子数|火柴数|硬币数|糖果数|火柴数量|硬币数量|球的个数|石子数|石子个数|石子的个数|石子的数目|石子数目|石子数量|石子的数量|石子颗数",
    /// A negation of the following words.
    Not => "not|never|cannot|can't|don't|no|不|不能|不可|不可以|不许|不得|不准|没有|没|不要|禁止",
    /// A word such as "except" before amounts that may not be taken.
    Except =>
        "except|except for|excepting|excluding|but not|other than|apart from|but never|除|除了|除去|除掉|但不包括|不包括|不含|但不能是|\
         但不能为",
    /// A word such as 以外 after amounts that may not be taken.
    Outside => "以外|之外|外|除外|excepted|excluded",
    Comma => ",|;",
    /// A slash, which separates the numbers of a list, as in 1/3/5, or divides.
    Slash => "/",
    Stop => ".|!|。|！|?|？|．",
    Colon => ":",
    Equals => "=|equals",
    Open => "{|[",
    Close => "}|]",
    OpenRound => "(",
    CloseRound => ")",
    /// A word or sign between the ends of a range.
    To => "to|through|thru|-|~|..|到|至",
    /// Dots for the omitted numbers of a list.
    Dots => "...|…|……|,...|,…|, ...|and so on|等等|…,|...,",
    Between => "between|在",
    And => "and|&|和|与|及|以及|跟|同",
    Or => "or|or else|也可以|也可|也能|还可以|还能|还可|或|或者|还是|,或|,或者|,or|, or|或是",
    From => "from|out of|从|由",
    With => "with|using|starting with|beginning with|starting from|starting at",
    In => "in|on|from it|中|里|内|上|之中|之内|当中",
    Take =>
        "take|takes|taking|taken|remove|removes|removing|removed|subtract|subtracts|subtracting|subtracted|pick up|\
         picks up|pick|picks|picking|eat|eats|grab|grabs|knock down|knocks down|knock over|取|取走|取出|取掉|取下|拿|拿走|\
         拿取|拿掉|拿去|拿出|移走|移去|移除|减|减去|减掉|吃|吃掉|抓|抓取|抓走|拾|拾取|去掉|击倒|打倒|取去|allows|permits|抽|抽走|捡|捡走|捡起|捡掉|挑|挑走|搬|拾走|摸|拈走|夺走|抱走|叼走|带走|抽取|抽出|摸走|搬走|丢掉|扔掉|划掉|擦掉|拔掉|\
         draws|drawing|discard|discards|throw away|throws away|cross out|crosses out|pull|pulls|collect|collects|pluck|plucks|steal|steals|lift|lifts|draw|collects|clear|clears|snatch|snatches|scoop|scoops|scoop up|carry off|carries off|carry away|withdraw|withdraws|claim|claims|removal|grabbing|picking up|scooping|snatching|pocket|pockets|delete|deletes|get rid of|gets rid of|sweep|sweeps",
    /// A word for adding or saying numbers in a race.
    Count =>
        "each says|each adds|each counts|每次数|每人数|每次报|每人报|add|adds|adding|say|says|saying|count|counts|counting|name|names|by|by adding|step|steps|in steps of|\
         steps of|报|报出|加|加上|数出|喊|步长|说",
    /// A word for counting down in a race.
    Down =>
        "count down|counts down|counting down|countdown|count downwards|倒数|倒着数|往下数|倒计",
    Start =>
        "start at|starts at|start from|starts from|start with|starts with|begin at|begin with|beginning at|数字从|开始",
    Reach =>
        "reach|reaches|reach exactly|reaching|get to|gets to|arrives at|hits|hit|up to reach|报到|加到|减到|先到|数到|到达|达到|\
         先报到|先加到|先减到|先数到|抢到|说到",
    First => "first|first to|is first to|the first to|先|最先|首先|率先|第一个",
    Most =>
        "max removal|maximum removal|max take|maximum take|max per turn|maximum per turn|limit|limit of|a limit of|limited to|上限|上限为|上限是|不能取超过|不能拿超过|不可取超过|不许取超过|不得取超过|取数不超过|但不超过|但不能超过|但不得超过|但最多|but not more than|but no more than|but never more than|but at most|at most|up to|no more than|not more than|max|maximum|a maximum of|at the most|maximally|not exceeding|\
         at maximum|not over|最多|至多|不超过|不得超过|不能超过|不多于|不大于|最多可以|最多可|至多可以|至多可|最多能|至多能|nobody may take more than|\
         no one may take more than|no player may take more than|may not take more than|never take more than|never takes more than|do not take more than|don't take more than|must not take more than|\
         cannot take more than|can't take more than|<=|=<|never more than|不得多于|不能多于|不可超过|不许超过|不准超过|最多只能|至多只能|最多只可|≤",
    Least =>
        "at least|no fewer than|no less than|not less than|not fewer than|a minimum of|minimum|min|至少|最少|不少于|不小于|\
         不低于|最少要|至少要|最少取|≥",
    /// A word such as 以内 after the bound of an amount.
    Within => "以内|之内|以下|within",
    /// The words "or fewer" after the bound of an amount.
    OrFewer => "or fewer|or less|at most",
    Below => "<|below|less than|fewer than|under|smaller than|小于|少于|不到|不满",
    Above => "more than|greater than|多于|大于|超过|不止",
    /// A word after a fraction that says how it is rounded.
    RoundUp =>
        "rounded up|rounding up|round up|(rounded up)|(rounding up)|(round up)|向上取整|上取整|(向上取整)|(上取整)",
    RoundDown =>
        "rounded down|rounding down|round down|(rounded down)|(rounding down)|(round down)|向下取整|下取整|\
         (向下取整)|(下取整)",
    /// A word by which the objects lie in a circle.
    Circle =>
        "circle|in a circle|from a circle|on a circle|around a circle|arranged in a circle|环|环上|环形|圆环|圆圈|\
         围成一圈|围成圈|围成一个圈|排成一圈|摆成一圈|排成环形|摆成环形|圈上",
    Unit =>
        "stone*|coin*|match|matches|matchstick*|counter*|pebble*|bean*|token*|stick*|piece*|object*|chip*|bead*|\
         marble*|item*|candy|candies|sweets|toothpick*|nut*|ball*|apple*|颗|个|枚|根|块|粒|只|支|石子|石头|石块|小石子|火柴|\
         火柴棒|火柴棍|火柴杆|硬币|棋子|小球|豆子|糖|糖果|筹码|物品|珠子|小棒|木棒|牙签|颗石子|个石子|button*|grape*|egg*|cookie*|card*|pencil*|peanut*|dot*|block*|cherry|cherries|berry|berries|walnut*|gold coin*|\
         鸡蛋|葡萄|饼干|卡片|卡牌|铅笔|粉笔|积木|樱桃|核桃|桃子|圆片|小石头|小木棍|巧克力|张|片|button*|shell*|seed*|球|扣子|纽扣|豆|苹果|橘子|花生|贝壳|钱币|弹珠|玻璃球|\
         flag*|acorn*|straw*|disc*|disk*|tile*|rock*|penny|pennies|petal*|orange*|olive*|jelly bean*|brick*|grain*|paper clip*|旗子|面旗|面旗子|旗|花瓣|橙子|扑克牌|牌|草莓|朵|松果|瓜子|螺丝|钻石|宝石|吸管|筷子|蜡烛|徽章|贴纸|橡皮|弹子|玻璃珠|鹅卵石|花生米|枣|栗子|红豆|黄豆|绿豆|棒棒糖|回形针|小旗|木块|砖块|砖头|金币|铜钱|小棍|竹签|gem*|crystal*|acorn*|gumdrop*|lentil*|raisin*|almond*|screw*|crayon*",
    Pin => "pin*|bottle*|skittle*|瓶|瓶子|木瓶|bowling pin*|保龄球瓶",
    Heap =>
        "heap|pile|row|stack|mound|group|cup|box|bowl|basket|bunch|plate|jar|bag|tray|bucket|堆|排|行|摞|叠|筐|碗|盘|盘子|篮子|袋",
    Heaps =>
        "heaps|piles|rows|stacks|mounds|groups|cups|boxes|bowls|baskets|bunches|plates|jars|bags|trays|buckets",
    /// Words for any one heap, which have no effect in a rule about amounts.
    OneHeap =>
        "a single box|one box|any box|one of the boxes|any one of the piles|any one of the heaps|any one of the stacks|one of the stacks|one stack|any stack|one bowl|any of the stacks|\
         任意一摞|其中一摞|一摞|某一摞|any pile|any heap|any row|one pile of your choice|one heap of your choice|one of the rows|any one heap|any of the heaps|any of the piles|a single heap of stones|any one pile|任意一堆|任选一堆|任一堆|某堆|某一堆|\
         其中一堆|其中任意一堆|同一堆|任取一堆|选一堆|选择一堆|\
         一个堆|每次选一堆|one of the heaps|one of the piles|one of them|the same heap|the same pile|a single one",
    /// The words "there are" before a size.
    There =>
        "a total of|总共|一共|共计|总计|there are|there is|there's|there were|given|有|共有|一共有|总共有|现有|共|桌上有|放着|放有|摆着|摆有|剩|还剩|剩下",
    /// A word such as 分别 before the sizes of heaps.
    Sizes =>
        "各堆石子数分别为|各堆石子数分别是|各堆石子数为|各堆分别有|各堆分别为|各堆分别是|每堆分别有|每堆分别为|每堆分别是|每堆石子数分别为|每堆石子数分别是|各堆石子分别为|of sizes|of size|sizes|with sizes|having|contain|containing|contains|holding|分别|分别有|分别为|分别是|各有|\
         依次为|依次是|依次有|个数为|个数是|个数分别为|个数分别是|数量为|数量是|数量分别为|数量分别是|石子数为|石子数是|\
         石子数分别为|石子数分别是|大小为|大小分别为|石子总数|石子总数为|总数为|总数是|石子数有|石子个数为|石子个数是|石子个数分别为|石子数目为|石子数量为|各有石子|分别有石子|分别装有|分别放有|大小是|\
         大小依次为|石子数依次为|规模为|规模分别为",
    Each => "each|apiece|各|各自",
    EachHeap =>
        "每堆|每一堆|每堆有|每堆各有|各堆|每排|每行|each heap has|each pile has|each heap with|each with|each of",
    /// Words for the left or the first heap.
    Left =>
        "first heap|first pile|left heap|left pile|left one|左边一堆|左边那堆|左堆|左边的堆|左侧一堆|左面一堆|第一堆",
    Right =>
        "second heap|second pile|right heap|right pile|right one|second one|右边一堆|右边那堆|\
         右堆|右边的堆|右侧一堆|右面一堆|第二堆",
    /// The word "left" without a heap: a heap after a word such as "from", or a player.
    LeftSide => "left|left hand|左边",
    RightSide => "right|right hand|右边|second",
    LetterN => "n",
    LetterM => "m|k",
    /// Another letter, for an amount.
    LetterK => "p|d|q",
    Set =>
        "set|每次能拿的数量|能拿的数量|能取的数量|可以拿的数量|可以取的数量|可拿的数量|可取的数量|能拿的个数|能拿的数目|legal amount*|legal number*|legal take*|\
         legal removal*|allowed removal*|allowed take*|allowed number*|permitted number*|removals allowed|takes allowed|amounts allowed|allowed are|subtraction set|the set|move*|allowed move*|amounts|s|集合|取数集合|取石子集合|可取数|可取的数|可取的个数集合|可取的个数|允许取的个数|\
         允许取的数|减数集合|集合中|允许取的数目|允许的数目|可取的数目|可取数目|可取的个数|可以取的个数|可以取的数目|可以取的数|能取的个数|能取的数目|允许的取法|可取的石子数|可以取的石子数|允许取的石子数|\
         每次可取的个数|每次可取的石子数|取法|permitted move*|possible move*|legal move*|allowed amount*|permitted amount*|\
         possible amount*",
    /// A word such as 在集合中, by which amounts are elements of a set given elsewhere.
    OfSet =>
        "in the set|from the set|in s|from s|of the set|必须在集合中|在集合中|属于集合|必须属于集合|属于该集合|属于 s|属于s|必须属于 s",
    Misere =>
        "misere|misere play|misere version|misere rules|misere form|under misere play|in misere play|\
         with misere play|\
         under misere rules|anti|反常|反常规则|反常的|反常玩法|反|只剩1个给对方就赢|只剩一个给对方就赢|只剩1个给对方的赢|\
         只剩一个给对方的赢|把最后一个留给对方就赢|把最后一个留给对手就赢|把最后一个留给对方|\
         leave the last one to the opponent|leave the last one for the opponent|leave your opponent the last one|\
         leave the opponent the last one|make the opponent take the last one|force the opponent to take the last one",
    Normal =>
        "normal play|under normal play|normal rules|in normal play|normal version|正常规则|正常玩法|正规玩法",
    Who =>
        "who|whoever|anyone who|the player that|the one that|the person that|the team that|the team who|the side that|the kid who|the pupil who|the student who|的同学|的学生|的孩子|的小朋友|的那个人|的那位|的那方|的那一方|的选手|的队|的队伍|那个人|the player who|player who|the player to|the one who|the one to|the person who|any player who|谁|\
         者|的人|人|的一方|一方|的玩家|方",
    Last =>
        "last|the very last|final|最后|最后一|最后的|取完|取光|拿完|拿光|最后取完|最后拿完|先取完|取到最后|拿到最后|取走最后|拿走最后|last player able to move|\
         last one able to move|last player to move|last to move|last person able to move|取到最后|取得最后",
    Stuck =>
        "cannot move|can't go|cannot go on|cannot play|can't play|动不了|拿不了|没法拿|没得取|取不了|没得拿|无法拿|不能拿者|不能拿的人|不能再拿|不能再取|不能减者|不能减的人|不能再减|不能操作|can't move|can not move|unable to move|cannot go|has no move|has no move left|has no moves|\
         不能走|无法走|走不了|无法移动|不能移动|不能操作|无法操作|无法取|没法取|没法再取|没法再拿|无子可取|没子可取|没有子可取|没子可拿|没有子可拿|没有石子可取|没石子可取|没有石子可拿|没石子可拿|没有可取的石子|没石子取|没有石子取|无石子可拿|没东西可取|没有东西可取|没东西可拿|没有东西可拿|不能取者|不能再取者|不能取的人|不能再取的人|无法取者|无法再取者|不能取石子者|不能走者|不能分者|\
         不能再分者|不能分的人|无法分者|不能操作者|无法操作者|不能移动者|无法移动者|无石子可取|cannot take|can't take|cannot split|can't split|\
         no legal move|has no legal move|is unable to move|cannot make a move|can't make a move",
    Wins => "win|wins|winner|is the winner|胜|赢|获胜|胜利|为胜|取胜|得胜|胜出",
    Loses => "lose|loses|loser|is the loser|输|负|败|输掉|落败|为负|为输|失败|算输",
    Nim =>
        "nim|xor of|the xor of|xor sum of|the xor sum of|bitwise xor of|nim sum of|the nim sum of|尼姆|nim game|the nim game|尼姆博弈|尼姆游戏|取石子游戏|石子游戏|拈游戏|拈|捻|捻游戏|nim 游戏|nim 博弈|nim游戏|nim博弈",
    Subtraction =>
        "subtraction game|subtraction games|减法游戏|减法博弈|集合nim|集合 nim|集合nim游戏|集合 nim 游戏|集合-nim游戏|subtraction|\
         subtract game",
    Bash => "bash|bash game|bachet|bachet's game|bachet game|bounded nim|巴什|巴什博弈|巴什游戏",
    Race =>
        "race|race to|the race to|count to|counting to|抢|抢数|抢数游戏|报数|报数游戏|轮流报数|count up to|count from 1 to|counts from 1 to|counting from 1 to|count from 0 to|count up from 1 to",
    Any =>
        "any|any number|any positive number|any number of|any amount|any amount of|any positive number of|\
         arbitrarily many|\
         as many as you like|as many as they like|任意|任意多|任意个|任意颗|任意数量|任意多个|任意多颗|任意多的|若干|若干个|若干颗|\
         任意正整数个|任意数目|任取|任意枚|任意根|至少一个任意多|任意个数|one or more|one or several|at least one and any number|\
         any positive integer|any positive amount|as many as you wish|as many as they wish|as many as you want|\
         as many as they want|as many as you please|随意|一个或多个|一颗或多颗|一枚或多枚|一根或多根|一个或几个|一个或若干个|任意多根|任意多枚|任意几个|\
         任意几颗|随便多少|不限数量|任意块|任意粒",
    All =>
        "all|everything|the whole heap|the whole pile|all of them|all of it|the entire heap|全部|所有|一整堆|整堆|全部石子|所有石子|\
         全部取走",
    Half =>
        "half|one half|a half|half of it|一半|半数|1/2|n/2|n / 2|n//2|floor(n/2)|floor( n/2 )|floor( n/2)|floor(n / 2)|(n)/(2)|( n )/( 2 )|\
         floor((n)/(2))|floor( (n)/(2) )|floor( (n)/(2))|⌊n/2⌋|[n/2]|⌊ n/2 ⌋|half the heap|half the pile|half the stones|half the remaining|\
         half of the remaining|当前堆的一半|该堆的一半|这堆的一半|那堆的一半|所在堆的一半|本堆的一半|堆的一半|石子的一半|half of what is left|half of what remains|half of what's left|一半的石子|剩余的一半|剩下的一半|石子数的一半|总数的一半|当前的一半|当前石子数的一半|\
         剩余石子数的一半|剩余石子的一半",
    Third =>
        "third|one third|a third|三分之一|n/3|n / 3|n//3|floor(n/3)|floor( n/3 )|(n)/(3)|floor( (n)/(3) )|⌊n/3⌋|1/3",
    Quarter =>
        "quarter|a quarter|one quarter|a fourth|one fourth|四分之一|n/4|floor(n/4)|floor( n/4 )|(n)/(4)|⌊n/4⌋|1/4",
    Halve => "halve|halves|halving|halve it|减半|折半|砍半",
    Odd => "odd|奇数|单数",
    Even => "even|偶数|双数",
    Power =>
        "^k|^n|^i|^m|^x|^j|power*|power* of|的幂|的幂次|的次幂|次幂|的若干次方|的若干次幂|的方幂|幂|的整数次幂|的非负整数次幂|的次方|的几次方|的n次方|的k次方|的k次幂|的n次幂",
    Square => "square*|perfect square*|square number*|平方数|完全平方数|完全平方",
    Cube => "cube*|perfect cube*|cubic number*|立方数|完全立方数",
    Prime => "prime*|prime number*|质数|素数",
    Proper => "proper|真",
    Divisor => "divisor*|factor*|约数|因数|因子",
    Coprime =>
        "gcd(k,n)=1|gcd(n,k)=1|gcd(k, n) = 1|gcd(n, k) = 1|gcd(k,n) = 1|gcd(n,k) = 1|gcd(k, n)=1|gcd(n, k)=1|coprime|coprime to|relatively prime|relatively prime to|prime to|coprime with|互质|互素",
    Fibonacci => "fibonacci number*|fibonacci|斐波那契数|斐波那契数列|斐波那契数列中的数",
    Multiple => "multiple*|multiple* of|的倍数|倍数|的整数倍",
    Twice => "twice|double|两倍|二倍|2倍|2 倍|two times",
    Times => "times|倍",
    Previous =>
        "what the opponent took|what the opponent just took|what your opponent took|what your opponent just took|\
         what was just taken|what was taken|what the other player took|what the other player just took|\
         the previous move|\
         the last move|the number just taken|the previous amount|as many as the opponent took|\
         as many as your opponent just took|\
         as many as were just taken|as much as the opponent took|as many as the opponent just took|\
         as many as the opponent|\
         the number the opponent took|the number of stones the opponent took|对方刚取的|对方所取的|对方刚才取的|对方上次取的|对方上一次取的|对手刚取的|\
         对手刚才取的|对手上次取的|对手上一次取的|对手所取的|上一次的|上次的|上一次所取的|上次所取的|上次取的|上一次取的|上一步的|上一步取的|\
         前一人的|前一人取的|前一个人的|前一个人取的|对方取的|对手取的|对方刚取走的|对手刚取走的|对方刚才所取的|对手所取石子数的|对方所取石子数的",
    /// A phrase by which a move may not take all that is there.
    NotAll =>
        "不能取光|不能取完|不能全取|不能全部取走|不能一次取完|不能一次取光|不可取光|不可取完|but not all|but not all of them|\
         but not everything|but not the whole heap|but not the whole pile|never all of them",
    NotAllFirst =>
        "第一次不能取完|首次不能取完|第一次不能全部取完|第一次不能全取|第一次不能取光|第一步不能取完|先手第一次不能取完|\
         先手不能一次取完|the first move may not take everything|the first move may not take all|not all on the first move|\
         first move not the whole heap",
    Split =>
        "split|splits|splitting|split it|divide|divides|divide it|break|breaks|break it|分成|拆成|分为|拆分成|拆分为|分|把一堆分成|\
         把一堆石子分成|把一堆拆成|把一堆石子拆成|将一堆分成|将一堆石子分成|把某堆分成|把它分成|拆为|把这堆分成|将其分成|将它分成",
    Equal =>
        "equal|equally large|of the same size|of equal size|相等的|大小相等的|大小相同的|个数相等的|一样大的|个数相同的",
    Unequal =>
        "unequal|different|different sized|of different size*|of unequal size*|that differ|distinct|that are not the same size|\
         not the same size|of not the same size|that are not equal|not of the same size|that are of different size*|\
         数量不同|数量不同的|个数不同|个数不同的|颗数不同|颗数不同的|数目不同|数目不同的|大小不同|数量不等的|\
         数量不相等的|个数不相等的|\
         不等的|不相等的|大小不等的|大小不同的|大小不相等的|个数不等的|不一样大的|不同大小的|数目不等的|两个不等的",
    /// The word 不同的, which may concern sizes or anything else.
    Different => "不同|不同的",
    Nonempty => "non empty|nonempty|非空|非空的",
    Smaller => "smaller|更小的|较小的",
    WithEmpty => "possibly empty|perhaps empty|可以为空的|可为空的|可以为 0 的",
    Replace => "replace|replaces|replacing|换成|替换成|替换为|把一堆换成|把某堆换成",
    Merge =>
        "merge|merges|merging|merge two|merge any two|combine|combine two|join two|合并|合并两堆|合并任意两堆|把两堆合并|将两堆合并|合并其中两堆",
    Adjacent => "adjacent|neighbouring|neighboring|consecutive|相邻|相邻的|邻近的|连续的",
    Same =>
        "same|the same|the same number|the same number of|an equal number|equally|equally many|同样多|同样多的|相同|同样|一样多|\
         相同数量|相同数量的|相同个数|相同个数的|相同颗数|相同的颗数|相同的个数|相同的数量",
    Both => "both|both of them|同时",
    Largest => "largest|biggest|最大的|最大|最多的|石子最多的",
    Ends =>
        "ends|end|either end|an end|both ends|one of the ends|one end|the two ends|two ends|either of the two ends|\
         两端|两端的|一端|任一端|任意一端|两头|最左或最右|最左边或最右边|leftmost or rightmost pile|leftmost or the rightmost pile|\
         leftmost pile or the rightmost pile|left or right end pile|first or last pile|first or the last pile|\
         leftmost pile or rightmost pile|leftmost or rightmost heap|leftmost or the rightmost heap|\
         leftmost heap or the rightmost heap|left or right end heap|first or last heap|first or the last heap|\
         leftmost heap or rightmost heap|leftmost or rightmost end|leftmost or the rightmost end|\
         leftmost end or the rightmost end|left or right end|left or the right end|first or the last end|\
         leftmost end or rightmost end|最左端或最右端|最左侧或最右侧|最左边或者最右边|最左或者最右|左右两端|左端或右端|左右两头|第一堆或最后一堆|最左堆或最右堆|最左一堆或最右一堆|\
         最左边的一堆或最右边的一堆|最左或最右的一堆|最左或最右一堆|最左边或最右边一堆|最左边或最右边的一堆|首尾两堆|两端的一堆|两端一堆|两端的堆",
    Move => "move|moves|移|移动|挪|搬|把|将",
    StepDown =>
        "one step down|down one step|to the step below|to the next step|to the next lower step|\
         to the next lower stair|\
         to the stair below|down a step|到下一级|到下一级台阶|到下一阶|到下面一级|到低一级|到下级台阶|移到下一级|移到下一级台阶|移动到下一级|移动到下一级台阶|\
         下移一级|from one step to the step below|从一级台阶到下一级",
    Queen => "queen|皇后",
    Rook => "rook|车",
    King => "king|国王",
    Knight => "knight|马|骑士|马步",
    Bishop => "bishop|象|主教",
    Corner =>
        "to a corner|to the corner|towards the corner|toward the corner|to the lower left|\
         towards the lower left corner|\
         to the lower left corner|走到角上|走到左下角|到左下角|走向左下角|到角落|走到角落",
    Inclusion =>
        "inclusion exclusion|inclusion exclusion principle|inclusion and exclusion|principle of inclusion exclusion|\
         principle of inclusion and exclusion|the principle of inclusion exclusion|union of multiples|\
         union of the multiples of|容斥|容斥原理|容斥定理|集合的容斥",
    Divisible =>
        "divisible by|are divisible by|is divisible by|that are divisible by|divided by|能被|可被|可以被|被|整除|能整除|\
         整除的|divisors|除数",
    AtLeastOne =>
        "at least one of|any of|one of|至少一个|至少能被|之一|中的一个|中的任意一个|中任何一个|中的任何一个|中至少一个|中至少一个的|至少一个数|中任意一个|中的至少一个|其中至少一个|中至少一个数",
    Whole =>
        "integers|integer|positive integers|positive|natural|natural numbers|正整数|整数|自然数|求|有多少|有多少个|有几个|几个|count the|\
         find|x|质数有|多少个|之间|count numbers|count the numbers|how many numbers|how many integers|多少",
    Venn => "venn|venn diagram|韦恩图|文氏图",
}
