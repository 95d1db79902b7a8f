mod breaking;
mod errors;
mod known;
mod printing;
mod proofs;
mod walking;
