//! Sequences of the On-Line Encyclopedia of Integer Sequences (OEIS) that are the values of games.

/// The ids of OEIS sequences, ascending, each with a game. The values of the game's heaps, from one of the first heaps
/// on, are the terms of the sequence.
///
/// Ids and terms were looked up in the OEIS, whose texts are under CC BY-SA 4.0; no text is copied here. The terms are
/// stored with the tests, which compare all 43 to 132 terms of an entry. The factorials of A014587 go up to the largest
/// heap, 2^53 - 1.
const ROWS: &str = "\
A000035 subtract 1
A000069 split
A001221 n -> d for d in 1..n-1 if n % d == 0, gcd(d, n/d) == 1
A001222 n -> d for d in 1..n-1 if n % d == 0
A001477 nim
A001511 n -> n - d for d in 1..n if n % d == 0
A002186 0.77
A002187 0.137
A002188 grundy
A002264 n -> i for i in 0..n-3
A002265 n -> i for i in 0..n-4
A002266 n -> i for i in 0..n-5
A003602 n -> n - k for k in 1..(n-1)/2 | 0 if n > 0
A004526 n -> i for i in 0..n-2
A006519 ruler
A007814 divisors
A010060 n -> n - 2^k for k in 0..log2(n) if n/2^k % 2 == 1
A010872 subtract 1 2
A010873 subtract 1..3
A010874 subtract 1..4
A010875 subtract 1..5
A010876 subtract 1..6
A010877 subtract 1..7
A010878 subtract 1..8
A010879 subtract 1..9
A014586 n -> n - k*k for k in 1..n
A014587 subtract 1 2 6 24 120 720 5040 40320 362880 3628800 39916800 479001600 6227020800 87178291200 1307674368000 20922789888000 355687428096000 6402373705728000
A014588 n -> n - k for k in 1..n if (sqrt(5*k*k+4)^2 - 5*k*k)^2 == 16
A014589 primes
A019509 n -> n - k*(k+1)/2 for k in 1..n
A025480 n -> n - k for k in 1..n/2
A033623 n -> (i, j, k) for i in 0..n-1, j in 0..i, k in 0..j
A046695 0.6
A054016 n -> (i, j, k, l) for i in 0..n-1, j in 0..i, k in 0..j, l in 0..k
A055396 n -> n - k for k in 1..n-1 if gcd(k, n) == 1
A066829 n -> n/p for p in 2..n if prime(p), n % p == 0
A071074 0.7777
A071426 0.007
A071427 0.06
A071429 0.14
A071430 0.16
A071431 0.17
A071432 0.36
A071433 0.37
A071434 0.1377
A071435 0.177
A071436 0.56
A071437 0.377
A071438 0.74
A071439 0.76
A071441 0.00137
A071442 0.005
A071443 0.0037
A071444 0.014
A071445 0.015
A071446 0.016
A071447 0.017
A071448 0.024
A071449 0.026
A071450 0.034
A071451 0.0077
A071452 0.11377
A071453 0.117
A071454 0.054
A071455 0.055
A071456 0.064
A071457 0.104
A071458 0.106
A071459 0.114
A071460 0.116
A071461 0.124
A071462 0.125
A071463 0.126
A071464 0.127
A071465 0.134
A071466 0.135
A071467 0.136
A071468 0.142
A071469 0.143
A071470 0.146
A071471 0.152
A071472 0.156
A071473 0.162
A071474 0.163
A071475 0.164
A071476 0.165
A071477 0.166
A071478 0.167
A071479 0.172
A071480 0.173
A071481 0.174
A071482 0.204
A071483 0.205
A071484 0.206
A071485 0.207
A071486 0.224
A071487 0.244
A071488 0.245
A071489 0.264
A071490 0.324
A071491 0.334
A071492 0.336
A071493 0.342
A071494 0.344
A071495 0.346
A071496 0.354
A071497 0.356
A071498 0.362
A071499 0.364
A071500 0.366
A071501 0.371
A071502 0.374
A071503 0.375
A071504 0.376
A071505 0.404
A071506 0.414
A071507 0.416
A071508 0.444
A071509 0.1777
A071510 0.524
A071511 0.564
A071512 0.604
A071513 0.606
A071514 0.644
A071515 0.744
A071516 0.764
A071517 0.774
A071518 0.776
A092248 n -> n/p^v(n, p) for p in 2..n if prime(p), n % p == 0
A096268 n -> n/2 if n > 0, n % 2 == 0
A125829 0.115
A125912 0.141
A125913 0.144
A125914 0.145
A125915 0.147
A125916 0.15
A125917 0.153
A125918 0.154
A125919 0.171
A125920 0.176
A125921 0.314
A125922 0.316
A125923 0.226
A125924 0.34
A125925 0.351
A125926 0.373
A125927 0.53
A125928 4.004
A125929 4.044
A125930 4.005
A125931 4.007
A125932 4.045
A125933 4.024
A125934 4.026
A125935 4.064
A125936 4.404
A125937 4.406
A125938 4.102
A125939 4.304
A125940 4.324
A125941 4.327
A125942 4.344
A125943 4.364
A125944 4.726
A132270 n -> i for i in 0..n-7
A152467 n -> i for i in 0..n-6
A263390 n -> n - k for k in 1..n/3
A268387 n -> n/p^k for p in 2..n, k in 1..v(n, p) if prime(p)
";

/// Return the rows: the id of a sequence, and its game.
pub(super) fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROWS.lines().filter_map(|row| row.split_once(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Check that every row has at least 40 terms, and that no row occurs twice.
    #[test]
    fn rows_are_those_with_terms() {
        let terms = include_str!("../../../tests/patterns/oeis-terms.tsv");
        let terms = terms.lines().filter_map(|line| line.split_once('\t'));
        let ids = terms.map(|(id, terms)| {
            assert!(terms.split(',').count() >= 40, "{id}");
            id
        });
        assert!(ids.eq(rows().map(|(id, _)| id)));
        assert!(rows().is_sorted_by(|a, b| a.0 < b.0));
    }
}
