//! Small parsers that several grammars share.

use winnow::Parser;
use winnow::error::EmptyError;
use winnow::token::take_while;

/// Blanks and line breaks, perhaps none.
pub(super) fn blanks<'s>(input: &mut &'s str) -> Result<&'s str, EmptyError> {
    take_while(0.., char::is_whitespace).parse_next(input)
}

/// Parse one digit or more.
pub(super) fn digits<'s>(input: &mut &'s str) -> Result<&'s str, EmptyError> {
    take_while(1.., |c: char| c.is_ascii_digit()).parse_next(input)
}
