use crate::heaps::certified::CertifiedRules;

/// Games with rules of single heaps that a certificate of a period can state.
pub trait Certified {
    /// Return the rules in the form of a certificate; `None` if a certificate cannot state the rules.
    fn certified(&self) -> Option<CertifiedRules>;
}
