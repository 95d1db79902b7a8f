//! Practice problems named by their addresses on the websites of online judges.

use super::super::reading::{Found, Reading, outside};
use crate::answers::readings::catalogue::problem_ids;
use crate::base::text::Offsets;

/// The hosts of the judges' addresses.
const HOSTS: &[&str] = &[
    "acwing.com",
    "luogu.com.cn",
    "luogu.com",
    "luogu.org",
    "acm.hdu.edu.cn",
    "poj.org",
    "cses.fi",
    "atcoder.jp",
    "codeforces.com",
    "spoj.com",
    "vjudge.net",
];

/// Add the problem with the given address, with or without `https://`, as a possible meaning. Words around the address
/// are marked as not understood.
pub(in crate::answers::readings) fn by_address(
    plain: &str,
    start: usize,
    offsets: &Offsets,
    found: &mut Found,
) {
    let spots = HOSTS.iter().filter_map(|host| Some((plain.find(&format!("{host}/"))?, host)));
    let Some((at, host)) = spots.min_by_key(|(at, host)| (*at, usize::MAX - host.len())) else {
        return;
    };
    let is_end = |c: char| c.is_whitespace() || !c.is_ascii() || ")>]\"'".contains(c);
    let end = plain[at..].find(is_end).map_or(plain.len(), |end| at + end);
    let is_scheme = |c: char| c.is_ascii_alphanumeric() || ":/.".contains(c);
    let from = plain[..at].trim_end_matches(is_scheme).len();
    let address = plain[at + host.len()..end].trim_end_matches('/');
    let Some(id) = address_id(host, address) else { return };
    let Some(id) = problem_ids().iter().find(|known| known.eq_ignore_ascii_case(&id)) else {
        return;
    };
    let has_words = |text: &str| text.contains(char::is_alphanumeric);
    let rest = outside(plain, (from, end), (start, offsets), has_words);
    found.push(Reading { certain: rest.is_empty(), rest, ..Reading::problem(id, true) });
}

/// Return the id of a problem from the part of an address after the host.
fn address_id(host: &str, address: &str) -> Option<String> {
    let after = |sign: &str| address.split_once(sign).map(|(_, rest)| rest);
    let number =
        |text: &str| text.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
    let contest = |text: &str| {
        let (contest, task) = text.split_once("/problem/").or(text.split_once('/'))?;
        Some(format!("{}{}", number(contest), number(task)))
    };
    match host {
        "acwing.com" => {
            let rest = after("/problem/content/description/").or(after("/problem/content/"))?;
            let shown: u32 = number(rest).parse().ok()?;
            Some(shown.checked_sub(2)?.to_string())
        }
        "luogu.com.cn" | "luogu.com" | "luogu.org" => {
            after("/problem/").or(after("pid=")).map(number)
        }
        "acm.hdu.edu.cn" => after("pid=").map(|rest| format!("HDU{}", number(rest))),
        "poj.org" => after("id=").map(|rest| format!("POJ{}", number(rest))),
        "cses.fi" => after("/task/").map(|rest| format!("CSES{}", number(rest))),
        "atcoder.jp" => after("/tasks/").map(|rest| number(&rest.replace('_', ""))),
        "codeforces.com" => match after("/gym/") {
            Some(rest) => contest(rest),
            None => after("/problemset/problem/")
                .or(after("/contest/"))
                .and_then(contest)
                .map(|task| format!("CF{task}")),
        },
        "spoj.com" => after("/problems/").map(number),
        // Addresses of vjudge end with the judge and the number: `HDU-1848`, `CodeForces-494E`, 洛谷-P2197.
        "vjudge.net" => {
            let (judge, task) = after("/problem/")?.split_once('-')?;
            match judge.to_ascii_lowercase().as_str() {
                "codeforces" => Some(format!("CF{}", number(task))),
                "atcoder" => Some(number(&task.replace('_', ""))),
                "hdu" | "poj" => Some(format!("{judge}{}", number(task))),
                _ => Some(number(task)),
            }
        }
        _ => None,
    }
}
