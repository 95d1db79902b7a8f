//! Practice problems recognised by words of their statements, which people paste whole or in part.

use super::reading::{Found, Reading};
use crate::answers::readings::catalogue::problem_ids;

/// The fewest characters of a text that is compared with statements.
const SHORTEST: usize = 24;

/// The most bytes of a text that is compared with statements.
const LONGEST: usize = 8000;

/// Ids of problems with words of their statements. A text, in lower case and without blanks, matches if it contains a
/// word of each group and no word of the last string. `;` separates groups, and `|` separates words.
const STATEMENTS: &[(&str, &str, &str)] = &[
    ("890", "质数|prime;至少一个|atleastone;整除|divisible;m个|mprime|mdistinct|pm", "石子"),
    (
        "893",
        "集合|set;k个不同|由k个|kdifferent|kdistinct|数字集合;n堆|n个堆|nheap|npile|堆石子",
        "",
    ),
    (
        "894",
        "两堆规模更小|规模更小|twosmaller;规模|size|smaller;n堆|取走其中的一堆|npile|nheap",
        "",
    ),
    (
        "892",
        "n级台阶|n阶台阶|nstep|nstair;地面|下一级|ground|below;第i级|ai|a_i|a[i]|若干|each",
        "集合",
    ),
    ("1319", "有向无环图|acyclic;棋子|token|piece|chess;n个|n个节点|nnode|nvert;移动|move", ""),
    (
        "1321",
        "合并任意两堆|合并两堆|mergetwo|mergeany;取走一个|取走一颗|拿走一个|one;n堆|npile|nheap|alice",
        "",
    ),
    ("HDU1847", "2的幂|poweroftwo|powerof2;牌|card;n张|n张牌|四级|kiki|cici|ncard", ""),
    ("HDU1848", "菲波那契|斐波那契|fibonacci;3堆|三堆|threepile|3pile;m,n,p|f个|元素|elements", ""),
    (
        "HDU1846",
        "1…m|1...m|1到m|1~m|1-m|1..m|1∼m|1tom|不超过m|最多m|最多取m|atmostm;石子|stone|物品|牌;n个|n颗|n张|nstone|nobject",
        "堆石子,其中第",
    ),
    ("POJ1704", "georgia|chessmen;bob|grid;left", ""),
    ("POJ2348", "stan;ollie", "multipl|product|乘"),
    ("HDU1536", "arthur;caroll|carol|sister", ""),
    (
        "POJ2484",
        "circle|围成一圈|一圈;ncoin|n枚|n个硬币|n个石子;adjacent|touch|nexttoeach|相邻",
        "",
    ),
    ("POJ2311", "w*h|w×h|whw|wandh|rectangular;cut|剪;1×1|1*1|1x1|singlegrid|singlecell", ""),
    ("CSES1729", "stick|小棒;heap|堆;p1|p_1|allowedmoves|kdistinct|listofallowed", "nheaps"),
    ("CSES1098", "stick|小棒;nheap|n堆;1,2,or3|1,2or3|1、2或3", ""),
    ("CSES1730", "stick|小棒;nheap|n堆;anynumber|nonempty|non-empty|任意", "1,2,or3|1,2or3"),
    ("CSES1099", "staircase|楼梯|台阶;nstair|n级;ball|球", ""),
    (
        "CSES2207",
        "coin|硬币;onlyoneheap|oneheap|ncoins|n个硬币;divide|分成;different|不同|不等",
        "",
    ),
    ("P4279", "小约翰;哥哥|兄弟|brother", ""),
    (
        "P2252",
        "两堆石子|两堆;数量任意|a,b|a和b|初始时|两个非负整数;同时取走|同时从两堆|同样多|相同数量",
        "",
    ),
    ("HDU2516", "n个|n颗|nstone;2倍|两倍|twice;上次|前一次|对手|对方|previous;取完|全部取|all", ""),
    ("P1247", "火柴;k堆|k个整数|n1,n2", ""),
    ("P4018", "roy;october", ""),
    ("P4301", "第一个回合|第一回合;火柴|堆;整堆|若干个整堆", ""),
    ("P2148", "小e;小w", ""),
    ("P3185", "瓶;豆;i<j|i,j,k", ""),
    (
        "AGC017D",
        "tree|树;nvertices|nnodes|n个点|n个顶点|n个节点;vertex1|root|顶点1|1号|根;delete|remove|cut|erase|删",
        "leaf|leaves|叶",
    ),
    ("AGC002E", "cand|糖;npile|n堆;largest|最多|最大;eachpile|每堆", ""),
    (
        "HDU3032",
        "nheap|npile|n堆|nim;split|separate|分成|拆成;two|两;alice|bob",
        "different|不等|规模更小",
    ),
    ("P2197", "甲|alice;乙|bob;n堆|npile|nheap;任意|任取|anynumber|多少", ""),
    (
        "891",
        "n堆|npile|nheap;任意数量|任意多|anynumber|anypositive|若干;失败|输|胜|win|lose",
        "集合|合并|台阶|两堆规模",
    ),
];

/// Add the problem whose statement a text is as an uncertain meaning: first, or last if the text has a list of numbers.
pub(super) fn statements(plain: &str, found: &mut Found) {
    if plain.len() > LONGEST || plain.chars().count() < SHORTEST {
        return;
    }
    let squeezed: String = plain.chars().filter(|c| !c.is_whitespace() && *c != '$').collect();
    let text = squeezed.to_lowercase().replace('，', ",").replace('∼', "~");
    // Return whether the text contains one of the words.
    let has = |words: &str| words.split('|').any(|word| !word.is_empty() && text.contains(word));
    let known = STATEMENTS
        .iter()
        .find(|(_, groups, without)| groups.split(';').all(has) && !without.split('|').any(has));
    let id = known.and_then(|(id, ..)| problem_ids().iter().find(|known| *known == id));
    if let Some(id) = id
        && !found.all.iter().any(|one| one.problem == Some(*id))
    {
        // If the statement has a list of numbers, put the game with these numbers before the problem.
        let at = if has_instance(plain) { found.all.len() } else { 0 };
        found.all.insert(at, Reading::problem(id, false));
    }
}

/// Return whether a text has a list of at least three numbers.
fn has_instance(plain: &str) -> bool {
    const FEWEST: usize = 3;
    let lists = plain.split(|c: char| !c.is_ascii_digit() && !" ,、".contains(c));
    lists
        .into_iter()
        .any(|list| list.split([' ', ',', '、']).filter(|one| !one.is_empty()).count() >= FEWEST)
}
