//! Small parsers that several grammars use.

use winnow::Parser;
use winnow::error::EmptyError;
use winnow::token::take_while;

/// Parse any number of blanks and line breaks, including none.
pub(super) fn blanks<'s>(input: &mut &'s str) -> Result<&'s str, EmptyError> {
    take_while(0.., char::is_whitespace).parse_next(input)
}

/// Parse one or more digits.
pub(super) fn digits<'s>(input: &mut &'s str) -> Result<&'s str, EmptyError> {
    take_while(1.., |c: char| c.is_ascii_digit()).parse_next(input)
}
