//! Proofs of periods and of misère quotients: certificates that other programs can check, and searches that can be
//! interrupted.

pub mod calls;
mod certificate;
pub mod options;
mod prove;
mod slices;

pub use certificate::{Certificate, Run, certificate};
pub use prove::{ProofRun, prove};

/// Does nothing. Every crate that adds calls has this function, but this crate changes no call of the core.
pub fn begin() {}
