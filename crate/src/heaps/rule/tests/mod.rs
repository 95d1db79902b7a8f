mod breaking;
mod errors;
mod misere;
mod printing;
mod proofs;
mod values;
mod walking;
