//! Read Python values as arguments and options of calls.

use mexplorer::calls::given::Given;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString, PyTuple};

/// A Python value that is given as an argument or an option.
pub struct Value<'py>(pub Bound<'py, PyAny>);

impl Given for Value<'_> {
    fn number(&self) -> Option<f64> {
        if self.0.is_instance_of::<PyBool>() {
            return None;
        }
        self.0.extract().ok()
    }

    fn text(&self) -> Option<String> {
        self.0.cast::<PyString>().ok()?.extract().ok()
    }

    fn flag(&self) -> Option<bool> {
        self.0.cast::<PyBool>().ok().map(|flag| flag.is_true())
    }

    fn property(&self, name: &'static str) -> Option<Self> {
        let found = self.0.cast::<PyDict>().ok()?.get_item(name).ok()??;
        Some(Value(found))
    }

    fn item(&self, index: usize) -> Option<Self> {
        self.0.get_item(index).ok().map(Value)
    }

    fn keys(&self) -> Vec<String> {
        let options = self.0.cast::<PyDict>().map(|options| options.keys());
        options.ok().and_then(|keys| keys.extract().ok()).unwrap_or_default()
    }

    fn written(&self) -> String {
        self.0.repr().map(|text| text.to_string()).unwrap_or_default()
    }
}

/// Return the arguments that are texts, with their names. The span of an error refers to one of these texts.
pub fn texts(
    names: &[&'static str],
    arguments: &Bound<'_, PyTuple>,
) -> Vec<(&'static str, String)> {
    let named = names.iter().zip(arguments);
    named.filter_map(|(name, value)| Some((*name, Value(value).text()?))).collect()
}
