//! Proofs of periods and of misère quotients, as files that other programs can check, and in pieces.

pub mod calls;
mod certificate;
pub mod options;
mod prove;

pub use certificate::{Certificate, Run, certificate};
pub use prove::{ProofRun, prove};

/// Does nothing: no call of the kernel is added to.
pub fn begin() {}
