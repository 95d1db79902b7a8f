use crate::heaps::certified::CertifiedRules;

/// Games whose rules of single heaps a certificate can name.
pub trait Certified {
    /// The rules as a certificate names them; `None` where it cannot.
    fn certified(&self) -> Option<CertifiedRules>;
}
