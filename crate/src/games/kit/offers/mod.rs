//! Optional properties of games, one trait for each: heap rules for a quotient, independent pieces, a grid of values,
//! an equivalent rule that a user can write, and more. A game lists the traits that it implements in its
//! [`Playable`](super::playable::Playable) by `offers!`.

#[cfg(feature = "lab")]
mod certified;
#[cfg(feature = "lab")]
mod composite;
mod heap_rules;
mod in_pieces;
mod on_grid;
mod shorthand;
#[cfg(feature = "lab")]
mod typed_rule;

#[cfg(feature = "lab")]
pub use certified::Certified;
#[cfg(feature = "lab")]
pub use composite::Composite;
pub use heap_rules::HeapRules;
pub use in_pieces::InPieces;
pub use on_grid::{Frame, OnGrid};
pub use shorthand::Shorthand;
#[cfg(feature = "lab")]
pub use typed_rule::TypedRule;

/// Write the methods of a [`Playable`](super::playable::Playable) that return the given traits. A game that has a
/// property only under a condition writes the method itself.
macro_rules! offers {
    (@ OnGrid) => { offers!(@ [] as_grid OnGrid); };
    (@ Shorthand) => { offers!(@ [] as_shorthand Shorthand); };
    (@ HeapRules) => { offers!(@ [#[cfg(feature = "lab")]] as_heap_rules HeapRules); };
    (@ InPieces) => { offers!(@ [#[cfg(feature = "lab")]] as_pieces InPieces); };
    (@ Certified) => { offers!(@ [#[cfg(feature = "lab")]] as_certified Certified); };
    (@ TypedRule) => { offers!(@ [#[cfg(feature = "lab")]] as_typed_rule TypedRule); };
    (@ Composite) => { offers!(@ [#[cfg(feature = "lab")]] as_composite Composite); };
    (@ [$($when:tt)*] $method:ident $offered:ident) => {
        $($when)*
        fn $method(&self) -> Option<&dyn $crate::games::kit::offers::$offered> {
            Some(self)
        }
    };
    ($($offered:ident),+) => {
        $(offers!(@ $offered);)+
    };
}
pub(crate) use offers;
