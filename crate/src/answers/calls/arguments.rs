//! The types of the arguments of calls. The types of options are in `answers::options`.

use super::given::{Argument, Given};
use crate::answers::options::Uint;
#[cfg(feature = "lab")]
use crate::answers::pattern::FEWEST_VALUES;
use crate::base::nimber::MAX_HEAP;

impl Argument for String {
    fn expected() -> String {
        "a text".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.text()
    }
}

/// A whole number from 0 to 2^53 − 1.
pub type Whole = Uint<0, MAX_HEAP>;

impl<A: Argument> Argument for Option<A> {
    fn expected() -> String {
        A::expected()
    }

    fn read(given: &impl Given) -> Option<Self> {
        A::read(given).map(Some)
    }

    fn absent() -> Option<Self> {
        Some(None)
    }
}

impl<A: Argument> Argument for Vec<A> {
    fn expected() -> String {
        "a list of texts".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        (0..).map_while(|index| given.item(index)).map(|item| A::read(&item)).collect()
    }
}

/// The text of a whole number of any size, not checked yet.
#[derive(Clone, Debug)]
pub struct Digits(pub String);

impl Argument for Digits {
    fn expected() -> String {
        "the digits of a whole number".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.text().map(Digits)
    }
}

/// The sizes of intersections and unions: pairs of a name and the text of a number, or `?` for the size to compute.
#[derive(Clone, Debug)]
pub struct Sizes(pub Vec<(String, String)>);

impl Argument for Sizes {
    fn expected() -> String {
        "pairs of a name and a size".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        let pairs = (0..).map_while(|index| given.item(index));
        let pairs = pairs.map(|pair| Some((pair.item(0)?.text()?, pair.item(1)?.text()?)));
        pairs.collect::<Option<_>>().map(Sizes)
    }
}

/// The values of consecutive heaps, at least 12 of them.
#[cfg(feature = "lab")]
#[derive(Clone, Debug)]
pub struct Values(pub Vec<u64>);

#[cfg(feature = "lab")]
impl Argument for Values {
    fn expected() -> String {
        format!("a list of at least {FEWEST_VALUES} whole numbers")
    }

    fn read(given: &impl Given) -> Option<Self> {
        let items = (0..).map_while(|index| given.item(index));
        let values = items.map(|item| Whole::read(&item).map(Uint::get));
        let values = values.collect::<Option<Vec<u64>>>()?;
        (values.len() >= FEWEST_VALUES).then_some(Values(values))
    }
}

/// The edges of a directed graph as a flat list: for each edge its first node and then its second.
#[cfg(feature = "lab")]
#[derive(Clone, Debug)]
pub struct Edges(pub Vec<(u32, u32)>);

#[cfg(feature = "lab")]
impl Argument for Edges {
    fn expected() -> String {
        "a list of the two nodes of each edge, by their numbers, one after the other".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        let ends = given.words()?;
        let (pairs, []) = ends.as_chunks() else { return None };
        Some(Edges(pairs.iter().map(|[from, to]| (*from, *to)).collect()))
    }
}

/// The numbers of nodes of a graph, counted from 0.
#[cfg(feature = "lab")]
#[derive(Clone, Debug, Default)]
pub struct Nodes(pub Vec<u32>);

#[cfg(feature = "lab")]
impl Argument for Nodes {
    fn expected() -> String {
        "a list of nodes, by their numbers".into()
    }

    fn read(given: &impl Given) -> Option<Self> {
        given.words().map(Nodes)
    }
}

/// Declare the TypeScript type of each argument by hand, since callers may pass other types than Rust receives.
#[cfg(feature = "typescript")]
macro_rules! typescript {
    ($($type:ty => $name:literal),+ $(,)?) => {
        $(impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &ts_rs::Config) -> String {
                $name.into()
            }
            fn inline(config: &ts_rs::Config) -> String {
                Self::name(config)
            }
        })+
    };
}

#[cfg(feature = "typescript")]
typescript! {
    Digits => "string | number | bigint",
    Edges => "number[] | Uint32Array | Int32Array",
    Nodes => "number[] | Uint32Array | Int32Array",
    Values => "number[] | Uint8Array | Uint16Array | Uint32Array",
    Sizes => "Record<string, string | number | bigint | null>",
}
