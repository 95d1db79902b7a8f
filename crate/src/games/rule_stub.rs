//! Stands in for the rule language until it is there.
#![allow(missing_docs)]
use std::ops::ControlFlow;

use crate::budget::Budget;
use crate::codes::Breaks;
use crate::error::{Code, Error, Result};
use crate::period::{Period, Proof};

#[derive(Clone, Debug)]
pub struct Rule;

impl Rule {
    pub fn parse(_: &str) -> Result<Rule> {
        Err(Error::new(Code::UnknownGame, "typed rules are not there yet"))
    }
    pub fn breaks(&self) -> Option<Breaks> {
        None
    }
    pub fn is_single(&self) -> bool {
        true
    }
    pub fn options(
        &self,
        _: u64,
        _: &mut Budget<'_>,
        _: &mut dyn FnMut(&[u64]) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>> {
        Ok(ControlFlow::Continue(()))
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Ok(())
    }
}

#[derive(Clone, Debug)]
pub struct RuleTable;

impl RuleTable {
    pub fn new(_: Rule) -> Self {
        RuleTable
    }
    pub fn extend(&mut self, _: u64, _: bool, _: &mut Budget<'_>) -> Result<()> {
        Ok(())
    }
    pub fn extend_misere(&mut self, _: u64, _: &mut Budget<'_>) -> Result<()> {
        Ok(())
    }
    pub fn value(&self, _: u64) -> Option<u64> {
        None
    }
    pub fn fickle(&self, _: u64) -> Option<bool> {
        None
    }
    pub fn period(&self) -> Option<Period> {
        None
    }
    pub fn proof(&self) -> Option<Proof> {
        None
    }
}
