//! Classes of words with the same meaning in English and Chinese, which several story patterns use. A pattern refers to
//! a class by `<` and its name; `?` in a word stands for any single character.

/// The name and the words of each class. `|` separates words.
const CLASSES: &[(&str, &str)] = &[
    (
        "take",
        "take|taking|took|remove|removing|pick|eat|discard|withdraw|取|拿|去掉|减|捡|抓|移走|吃",
    ),
    ("heap", "pile|heap|stack|row of stones|堆|摞|排"),
    (
        "two-heaps",
        "two piles|two heaps|two stacks|2 piles|2 heaps|pair of piles|pair of heaps|both piles|both heaps|two rows|两堆|2堆|2 堆|二堆|两排",
    ),
    (
        "any",
        "any|as many|as much|arbitrar|however many|one or more|at least one|at least 1|positive number|任意|若干|随意|随便|不限|任取|多少|至少一|至少1|至少取一|一个或多个|都可以|都行",
    ),
    ("same", "same|equal|identical|同样|相同|一样|相等|等量|同数"),
    ("both", "both|from each|each of the two|two at once|simultaneous|at the same time|两堆|同时"),
    ("split", "split|divide|break|separate|cut into|分成|拆|分为|分开|掰|劈"),
    ("two", "two|2|pair|两|二|俩"),
    (
        "unequal",
        "unequal|different|not equal|not the same|not be equal|not of the same|distinct|uneven|不等|不同|不相等|不一样|不能相等|不能一样|不能相同",
    ),
    (
        "merge",
        "combine|merge|join|unite|fuse|push two|put two|together into one|into a single|合二为一|合并|合成|并成|并为|并到|合为|合在",
    ),
    (
        "adjacent",
        "adjacent|next to|neighbo|side by side|touch|consecutive|beside|contiguous|相邻|挨|并排|连着|邻|紧靠|相连|连续",
    ),
    (
        "one-or",
        "one or|one, or|or two|or one|1 or|or 2|or a|one pin|single|one bottle|one coin|either one|一?或|1?或|1 ?或|一?，或|一?,或|一?、或|或两|或相邻|或者|或 2|或2|或一|或1|要么",
    ),
    (
        "not-adjacent",
        "no two|not adjacent|not be adjacent|never adjacent|non-adjacent|nonadjacent|next to another|next to each other|不相邻|不能相邻|不得相邻|不许相邻|不可相邻|不准相邻|不能挨|不许挨|不得挨|不许有两个|不能有两个|不得有两个|不允许有两个|不能紧挨|不能并排",
    ),
    ("circle", "circle|ring|circular|圈|环|圆桌|圆形"),
    (
        "board",
        "board|tray|grid|rectangle|rectangular|checkered|table|sheet|棋盘|方格|格子|盘|网格|矩形|长方形|格纸",
    ),
    (
        "strip",
        "strip|tape|row of|line of|in a line|squares|cells|1 x|1x|1×|1 ×|1 by|格|一行|一排|纸带|纸条|一维|长条|带子|带",
    ),
    (
        "coin",
        "coin|penny|pennies|token|counter|piece|marker|disc|disk|chip|checker|quarter|硬币|棋子|银币|银元|铜板|铜钱|筹码|圆片|金币",
    ),
    ("left", "left|左|toward the start|towards the start|toward 0|towards 0|backward"),
    ("flip", "flip|turn|revers|toggl|翻"),
    ("faces", "head|tail|正|反|h t|t h|ht|th|hh|tt"),
    (
        "before",
        "previous|last|just|opponent|before|other player|other took|上次|上一|上回|上轮|对方|对手|前一|刚|前者",
    ),
    ("twice", "twice|double|two times|2 times|2x what|两倍|二倍|2倍|2 倍|双倍"),
    ("thrice", "three times|3 times|thrice|triple|treble|三倍|3倍|3 倍"),
    (
        "largest",
        "largest|biggest|tallest|highest|fullest|most stones|最大的|最大|最多的|最多堆|最高的|最高",
    ),
    (
        "ends",
        "first or last|first or the last|最左边或|第一堆或|leftmost or rightmost|leftmost or the rightmost|end pile|end heap|end stack|two ends|either end|one end|outer|leftmost|最左|两端|两头|首尾|头尾|左端|右端|两边",
    ),
    ("step", "staircase|stair|steps|a step|the step|each step|台阶|楼梯|阶梯|梯级"),
    (
        "down",
        "below|down|lower|next|ground|floor|bottom|underneath|下一|地面|地上|移|推|挪|从低到高|从下到上|从下往上|自下而上|往下|向下",
    ),
    ("pin", "pin|瓶|skittle|bowl|保龄|bottle"),
    (
        "at-most",
        "at most|up to|no more than|not more than|or fewer|maximum of|最多|至多|不超过|不多于|1到|1 到|1 至|1至|1-|1~|一到|1 to|one to|one or two",
    ),
    ("larger", "larger|bigger|greater|large|大"),
    ("smaller", "smaller|lesser|small|小"),
    (
        "three-in-a-row",
        "in a row|consecutive|adjacent|three together|three side by side|连成|三连|连续三|连着三|连续的三|三个连|三个叉|3 个连|三个 x|三个x|连续3|3连|相连",
    ),
    ("cross", "cross|x|×|叉|mark"),
    ("divisor", "divisor|factor|divides|divide|divid|整除|约数|因数|因子|除数"),
    (
        "put-back",
        "put stones back|put back|also put|add back|return stones|return|add|放回|加回|加进|添",
    ),
    ("replace", "replace|放入|换成|变成|put|exchange|swap|放回|放进|再放|替换|代替"),
    (
        "both-smaller",
        "two smaller|两堆规模更小|两个更小|规模更小|两堆更小|both smaller|smaller heaps|smaller piles|smaller than|两堆都更小|each smaller|更小的",
    ),
    ("carry", "move|carry|carries|bring|shift|push|移|挪|搬|推"),
    ("domino", "domino|骨牌|多米诺|1x2|1×2|2x1|2×1|1 x 2|1 by 2"),
];

/// Return the words of the class if `word` is a reference to a class, and otherwise the word itself.
pub(super) fn spread(word: &str) -> impl Iterator<Item = &str> {
    let class = word.strip_prefix('<');
    let words = class.and_then(|name| CLASSES.iter().find(|(known, _)| *known == name));
    words.map_or(word, |(_, words)| *words).split('|')
}

#[cfg(test)]
mod tests {
    use super::super::{boards, heaps};
    use super::*;

    #[test]
    fn each_class_is_named_and_each_name_is_a_class() {
        let stories = boards::BOARDS.iter().chain(heaps::HEAPS);
        let words = stories.flat_map(|(_, groups, ..)| groups.split([';', '|']));
        // A `<` without a name is an ordinary word.
        let named = words.filter_map(|word| word.strip_prefix('<').filter(|name| !name.is_empty()));
        let named: Vec<&str> = named.collect();
        for (class, _) in CLASSES {
            assert!(named.contains(class), "{class}");
        }
        for name in named {
            assert!(CLASSES.iter().any(|(class, _)| *class == name), "{name}");
        }
    }
}
