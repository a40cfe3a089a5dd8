//! Lists the public interface of the crate, `docs/api.txt`, as rustdoc has it: an item, a field, a
//! variant, a method or an `impl` a line. A change of the interface shows up in the list.
//!
//! Auto traits (`Send`, `Sync`) and blanket impls are left out, and the methods of derived traits.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use public_api::Builder;

use crate::step::{Result, heading, run, say};
use crate::wasm;

const LIST: &str = "docs/api.txt";

const TITLE: &str = "What the crate istaka offers; `cargo xtask api` writes this list.\n\n";

/// A marker that every derive of `PartialEq` adds for the compiler.
const MARKER: &str = " core::marker::StructuralPartialEq for ";

/// Writes the list.
pub fn write() -> Result {
    fs::write(LIST, list()?).map_err(|error| format!("{LIST}: {error}"))
}

/// Fails if the documentation has a fault, or the list does not match the interface.
pub fn check() -> Result {
    let (list, kept) = (list()?, fs::read_to_string(LIST).unwrap_or_default());
    let [new, old] = [&list, &kept].map(|list| list.lines().collect::<BTreeSet<_>>());
    new.difference(&old).for_each(|line| say(&format!("+ {line}")));
    old.difference(&new).for_each(|line| say(&format!("- {line}")));
    if list == kept {
        return Ok(());
    }
    Err(format!("{LIST} is not what the crate offers; if that is meant, `cargo xtask api`"))
}

/// Documents the library as JSON, with every feature that is not for browsers, and lists it.
fn list() -> Result<String> {
    heading("Document the library");
    // A folder of its own: the variable has build scripts compiled again.
    let folder = wasm::artifacts()?.join("api");
    let mut cargo = Command::new("cargo");
    // Rustdoc's JSON is unstable, so the stable compiler has to be told to write it.
    cargo.env("RUSTC_BOOTSTRAP", "1");
    cargo.args(["rustdoc", "--lib", "--features", "cli", "--target-dir"]).arg(&folder);
    run(cargo.args([
        "--",
        "--deny",
        "warnings",
        "-Z",
        "unstable-options",
        "--output-format=json",
    ]))?;
    let json = folder.join("doc/istaka.json");
    let (all, written) = (items(&json, true)?, items(&json, false)?);
    Ok(TITLE.to_owned() + &without_derived_methods(&all, &written))
}

/// Reads the items, a line each, with or without derived traits.
fn items(json: &Path, derived: bool) -> Result<Vec<String>> {
    let builder = Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(!derived)
        .include_function_parameter_names(true);
    let interface = builder.build().map_err(|error| {
        format!(
            "{}: {error}. Does `public-api` in xtask/Cargo.toml fit the compiler?",
            json.display()
        )
    })?;
    Ok(interface.items().map(ToString::to_string).collect())
}

/// Joins those of `all` that are also in `written`, in the same order, or head an `impl`.
fn without_derived_methods(all: &[String], written: &[String]) -> String {
    let mut written = written.iter().peekable();
    let kept = all.iter().filter(|item| {
        let by_hand = written.next_if(|next| next == item).is_some();
        by_hand || item.starts_with("impl") && !item.contains(MARKER)
    });
    kept.map(|item| format!("{item}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derived_traits_are_listed_without_methods() {
        let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let all = lines(
            "pub struct a::A\nimpl a::A\npub fn a::A::one(&self)\n\
             impl core::clone::Clone for a::A\npub fn a::A::clone(&self) -> a::A\n\
             impl core::marker::StructuralPartialEq for a::A\npub fn a::two()",
        );
        let written = lines("pub struct a::A\nimpl a::A\npub fn a::A::one(&self)\npub fn a::two()");
        let kept = "pub struct a::A\nimpl a::A\npub fn a::A::one(&self)\n\
             impl core::clone::Clone for a::A\npub fn a::two()\n";
        assert_eq!(without_derived_methods(&all, &written), kept);
    }
}
