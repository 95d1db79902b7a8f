//! Forms that are found, forms that may not be, claims, and rules of given values.

mod automatic;
mod claims;
mod classical;
mod fuzz;
mod planes;
mod rules;
