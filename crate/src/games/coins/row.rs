//! A row of coins as text.

/// A row of coins as text: `H` for a head, `T` for a tail.
pub fn row_text(faces: &[bool]) -> String {
    faces.iter().map(|head| if *head { 'H' } else { 'T' }).collect()
}
