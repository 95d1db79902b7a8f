//! Tables of number-theoretic functions, computed with a sieve of least prime factors.

use crate::heaps::rule::tree::Function;

/// Return for each function the list of its values at 0, 1, 2 … below `length`.
pub(super) fn tables(functions: &[Function], length: usize) -> Vec<Vec<u32>> {
    if functions.is_empty() {
        return Vec::new();
    }
    let least = least_factors(length);
    functions.iter().map(|function| table(*function, &least)).collect()
}

/// Return the least prime factor of each number below `length`; 0 and 1 map to themselves.
fn least_factors(length: usize) -> Vec<u32> {
    let mut least: Vec<u32> = (0..length as u32).collect();
    for prime in (2..length).take_while(|prime| prime * prime < length) {
        if least[prime] == prime as u32 {
            for multiple in (prime * prime..length).step_by(prime) {
                if least[multiple] == multiple as u32 {
                    least[multiple] = prime as u32;
                }
            }
        }
    }
    least
}

fn table(function: Function, least: &[u32]) -> Vec<u32> {
    let is_prime = |n: usize| n > 1 && least[n] == n as u32;
    let mut values = vec![0; least.len()];
    let mut primes = 0;
    for n in 1..least.len() {
        let prime = least[n];
        // The quotient of n by its least prime, and whether the prime divides the quotient.
        let rest = n / prime as usize;
        let again = rest.is_multiple_of(prime as usize);
        primes += u32::from(is_prime(n));
        values[n] = match function {
            Function::Prime => is_prime(n).into(),
            Function::PrimeCount => primes,
            Function::Lpf => prime,
            _ if n == 1 => u32::from(function == Function::Phi),
            Function::Phi => values[rest] * if again { prime } else { prime - 1 },
            Function::Omega => values[rest] + u32::from(!again),
            _ => values[rest] + 1,
        };
    }
    values
}
