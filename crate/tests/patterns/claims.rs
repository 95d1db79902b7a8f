//! Judge claims of readers and of textbooks.

use mexplorer::{Budget, Conjecture, ErrorCode, Game, conjecture};

fn judge(game: &str, claim: &str) -> Conjecture {
    let game = Game::parse(game).unwrap();
    let judged = conjecture(&game, claim, 2000, &mut Budget::default());
    judged.unwrap_or_else(|error| panic!("{game}: {claim}: {error}"))
}

/// False claims from public texts, each with the first position at which it is wrong.
#[test]
fn public_claims_are_refuted() {
    for (game, claim, position) in [
        ("octal 0.07", "period 12 from 4", "16"),
        // The period of a subtraction set need not be twice its largest amount.
        ("subtract 1 3 4", "period 8", "8"),
        ("subtract 2 5 7", "period 14", "15"),
        ("kayles", "lost (n, n+1, 1)", "1 2 1"),
        // A lost position need not be the end of play, and a position without heaps is lost.
        ("subtract 1 3 4", "lost if n == 0", "2"),
        ("kayles", "lost if n > 0", "0"),
    ] {
        let judged = judge(game, claim);
        let fails = judged.fails.unwrap_or_else(|| panic!("{game}: {claim}"));
        assert_eq!(fails.position, position, "{game}: {claim}");
        assert!(!judged.holds && !judged.proven && judged.failures > 0);
        assert_ne!(fails.says, fails.truth);
    }
}

#[test]
fn true_claims_hold_and_are_proven_where_they_can_be() {
    for (game, claim, proven) in [
        ("nim", "lost (2*n, 2*n+1, 1)", false),
        ("octal 0.07", "period 34 from 53", true),
        ("octal 0.07", "period 68 from 60", true),
        ("subtract 1..3", "g(n) = n % 4", true),
        ("subtract 1..3", "n % 4", true),
        ("subtract 1..3", "lost if n % 4 == 0", true),
        ("subtract 1..3", "必败 if n % 4 = 0", true),
        ("subtract 1..3", "g(n) = (n + 8) % 4", true),
        ("subtract 1..3", "g(n) = n - n/4*4", false),
        ("lasker", "period 4 from 1 plus 4", true),
        ("n -> n-k for k in 1..n/2", "g(2*m) = m | g(2*m+1) = g(m)", true),
        ("n -> n-k for k in 1..n/2", "g(2k) = k | g(2k+1) = g(k)", true),
        ("n -> n-k for k in 1..n/2", "lost if n == 2^k - 1", false),
        ("n -> n-k for k in 1..n/2", "lost 0 then 2*z+1", false),
        ("n -> n-d for d in 1..n-1 if n % d == 0", "g(n) = v(n, 2)", true),
        ("fibonacci", "lost 0, 1, 2, 3 then y + z", false),
        ("grundy", "period 3 from 5000", false),
    ] {
        let judged = judge(game, claim);
        let silent = claim.starts_with("period 3 from");
        assert_eq!(judged.holds, !silent, "{game}: {claim}: {judged:?}");
        assert_eq!(judged.proven, proven, "{game}: {claim}");
        assert_eq!(judged.fails, None, "{game}: {claim}");
    }
}

/// A claim with finitely many exceptions is judged with their number and the heap from which on the claim holds.
#[test]
fn almost_true_claims_are_told_from_where_on() {
    let judged = judge("kayles", "period 12");
    assert_eq!((judged.holds, judged.holds_from), (false, Some(83)));
    let judged = judge("subtract 1..3", "g(n) = n % 4 if n > 9 | 7");
    assert_eq!((judged.failures, judged.holds_from), (10, Some(10)));
    let fails = judged.fails.unwrap();
    assert_eq!((fails.position.as_str(), fails.says, fails.truth), ("0", 7, 0));
    let judged = judge("subtract 1 3 4", "g(n) = n % 7");
    let fails = judged.fails.unwrap();
    assert_eq!((fails.position.as_str(), fails.says, fails.truth), ("2", 2, 0));
    assert_eq!(fails.options.len(), 1);
    assert_eq!((fails.options[0].to.as_str(), fails.options[0].value), ("1", 1));
    // A form about odd heaps makes no statement about even heaps.
    let judged = judge("divisors", "g(2*m+1) = 0");
    assert_eq!((judged.holds, judged.silent), (true, 1001));
}

/// Conditions in words say of each heap what the arithmetic says: the judged failures are those of plain play.
#[test]
fn conditions_in_words_are_judged_by_plain_play() {
    type Says = fn(u64) -> bool;
    let two: Says = |n| n % 2 == 0;
    let three: Says = |n| n % 3 == 0;
    let phrases: [(&str, Says); 27] = [
        ("lost if n is even", two),
        ("lost if n even", two),
        ("lost when n is even", two),
        ("lost if n is odd", |n| n % 2 == 1),
        ("lost if n is not odd", two),
        ("lost if n is a multiple of 3", three),
        ("lost if n is divisible by 3", three),
        ("lost iff n + 1 is not divisible by 3", |n| (n + 1) % 3 != 0),
        ("lost if n is a multiple of 3 and n is odd", |n| n % 3 == 0 && n % 2 == 1),
        ("lost if n is even | n is a multiple of 5", |n| n % 2 == 0 || n % 5 == 0),
        ("lost if n is prime", |n| n > 1 && (2..n).all(|d| n % d != 0)),
        ("lost if n is a square", |n| (0..=n).any(|root| root * root == n)),
        ("必败 if n 是偶数", two),
        ("必败 当 n 是奇数", |n| n % 2 == 1),
        ("必败当且仅当n不是奇数", two),
        ("必败 如果 n 是3的倍数", three),
        ("必败 当 n 是 3 的倍数", three),
        ("必败 当 n 能被3整除", three),
        ("必败 当 n 不能被 3 整除", |n| n % 3 != 0),
        ("必败 当 n 是偶数或n能被5整除", |n| n % 2 == 0 || n % 5 == 0),
        ("先手必败 if n 是偶数", two),
        ("后手必胜 当 n 是偶数", two),
        ("P if n is even", two),
        // The positions that are not said to be won are lost.
        ("N if n % 2 == 1", two),
        ("必胜 当 n 是奇数", two),
        ("winning if n is odd", two),
        ("winning if n is odd | n is a multiple of 3", |n| n % 2 == 0 && n % 3 != 0),
    ];
    for (text, steps) in
        [("subtract 1", &[1][..]), ("subtract 1 2", &[1, 2]), ("subtract 1 3 4", &[1, 3, 4])]
    {
        let mut lost: Vec<bool> = Vec::new();
        for n in 0..=2000_usize {
            lost.push(!steps.iter().any(|step| *step <= n && lost[n - step]));
        }
        for (claim, says) in phrases {
            let judged = judge(text, claim);
            let wrong = |n: &u64| says(*n) != lost[*n as usize];
            let failures = (0..=2000).filter(wrong).count() as u64;
            assert_eq!(judged.failures, failures, "{text}: {claim}: {}", judged.claim);
            let first = judged.fails.map(|fails| fails.position);
            assert_eq!(first, (0..=2000).find(wrong).map(|n| n.to_string()), "{text}: {claim}");
        }
        let values = judge(text, "g(n) = 1 if n is odd | 0 if n 是偶数");
        assert_eq!((values.failures == 0, values.silent), (text == "subtract 1", 0), "{text}");
    }
}

/// A period in words, in both languages, is the period in the notation.
#[test]
fn periods_in_words_are_judged() {
    for (claim, notation) in [
        ("周期为7", "period 7"),
        ("周期7 从0", "period 7"),
        ("周期 7 从 2", "period 7 from 2"),
        ("周期是 7，从 2 起", "period 7 from 2"),
        ("period is 7 from 2 on", "period 7 from 2"),
        ("周期 7 从 2 加 1", "period 7 from 2 plus 1"),
    ] {
        let [said, meant] = [claim, notation].map(|text| judge("subtract 1 3 4", text));
        assert_eq!((said.claim, said.holds), (meant.claim, meant.holds), "{claim}");
    }
}

#[test]
fn mistakes_are_told_at_their_spots() {
    let game = Game::parse("nim").unwrap();
    for (claim, code, span) in [
        ("", ErrorCode::ExpectedSyntax, (0, 0)),
        ("g(n) = ", ErrorCode::ExpectedSyntax, (6, 7)),
        ("g(n) = x", ErrorCode::UnknownName, (7, 8)),
        ("lost if n", ErrorCode::ExpectedSyntax, (8, 9)),
        ("period", ErrorCode::ExpectedSyntax, (6, 6)),
        ("period x", ErrorCode::ExpectedSyntax, (7, 8)),
        ("period 0", ErrorCode::ExpectedSyntax, (6, 8)),
        ("period 3 from", ErrorCode::ExpectedSyntax, (13, 13)),
        ("g(n) = 9007199254740992", ErrorCode::NumberTooLarge, (7, 23)),
        ("g(2*m+3) = m", ErrorCode::ExpectedSyntax, (0, 12)),
        ("周期 x", ErrorCode::ExpectedSyntax, (3, 4)),
    ] {
        let error = conjecture(&game, claim, 10, &mut Budget::default()).unwrap_err();
        assert_eq!(error.code, code, "{claim}: {error}");
        assert_eq!(error.span.map(|span| (span.start, span.end)), Some(span), "{claim}: {error}");
        assert!(error.details.iter().any(|(name, _)| *name == "field"), "{claim}");
    }
    for text in ["moore 2 misere", "graph a>b", "wythoff"] {
        let game = Game::parse(text).unwrap();
        let error = conjecture(&game, "g(n) = n", 10, &mut Budget::default());
        if text != "wythoff" {
            assert_eq!(error.unwrap_err().code, ErrorCode::NoTable, "{text}");
        }
    }
}
