mod breaking;
mod errors;
mod known;
mod misere;
mod printing;
mod proofs;
mod walking;
