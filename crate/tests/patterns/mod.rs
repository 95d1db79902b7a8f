//! Tests of forms that are found, forms that must not be found, claims, and rules for given values.

mod automatic;
mod claims;
mod classical;
mod fuzz;
mod planes;
mod rules;
