//! Conversion of traditional to simplified Chinese characters.

/// Traditional characters that occur in texts about games, each followed by the simplified character.
const TRADITIONAL: &str = "個个環环圖图輪轮動动點点開开頭头過过這这種种無无銀银階阶遊游戲戏誰谁贏赢輸输勝胜數数減减對对邊边圍围樹树則则與与從从堆堆進进後后\
    兩两幾几顆颗撿捡錢钱幣币棧栈員员問问題题給给們们來来時时間间將将變变將将壓压擺摆牌牌會会歐欧幾几選选擇择佈布條条塊块餘余倍倍質质約约組组長长陣阵線线節节鄰邻\
    單单雙双還还沒没應应該该為为處处隨随總总結结終终狀状態态剩剩穩稳須须當当每每隻只枚枚張张紙纸盤盘黃黄綠绿紅红藍蓝斷断齡龄擊击齊齐實实級级層层樓楼傳传統统請请說说論论證证據据類类極极樣样滿满離离遠远聯联處处馬马騎骑車车衛卫園园圓圆廣广東东\
    剛刚纔才並并決决減减標标記记錄录達达歸归運运邏逻輯辑續续獲获夠够嗎吗稱称術术線线訓训練练驗验計计設设許许話话該该讀读讓让試试詞词\
    確确編编碼码網网號号圈圈麼么個个裡里裏里後后於于衝冲萬万億亿歲岁師师學学習习壘垒拋抛擲掷揀拣剝剥剷铲鏟铲鋪铺鉤钩鏈链銅铜銷销關关閉闭";

/// The most bytes of a text that is converted.
const LONGEST: usize = 8000;

/// Replace traditional Chinese characters by simplified characters. The length of the text does not change.
pub(super) fn simplified(text: &str) -> String {
    if text.is_ascii() || text.len() > LONGEST {
        return text.to_string();
    }
    let mut pairs: Vec<(char, char)> = Vec::new();
    let mut signs = TRADITIONAL.chars().filter(|c| !c.is_whitespace());
    while let (Some(from), Some(to)) = (signs.next(), signs.next()) {
        pairs.push((from, to));
    }
    let simple = |c: char| pairs.iter().find(|(from, _)| *from == c).map_or(c, |(_, to)| *to);
    text.chars().map(simple).collect()
}
