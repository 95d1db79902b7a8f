mod breaking;
mod errors;
mod forms;
mod misere;
mod printing;
mod proofs;
mod values;
pub(crate) mod walking;
