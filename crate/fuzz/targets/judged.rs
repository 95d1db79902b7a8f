//! Judge inputs: tests at random with slips, answered or refused at a spot.

use arbitrary::{Result, Unstructured};
use mexplorer::Budget;
use mexplorer::judge::{PROBLEM_IDS, judge, judge_position, random_test};

use super::texts::{slipped, sound};

/// Answers an input, and shows its position.
pub fn run(data: &[u8]) {
    let _ = answers(&mut Unstructured::new(data));
}

fn answers(u: &mut Unstructured<'_>) -> Result<()> {
    let id = *u.choose(&PROBLEM_IDS)?;
    let Ok(good) = random_test(id, u.arbitrary()?) else { panic!("{id} has no test") };
    let input = slipped(&good, 6, u)?;
    judge(id, &input, &mut Budget::steps(200_000)).map_or_else(|e| sound(&e, &input), drop);
    judge_position(id, &input).map_or_else(|e| sound(&e, &input), drop);
    Ok(())
}
