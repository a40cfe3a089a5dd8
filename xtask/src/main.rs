//! `cargo xtask …`: all commands of this project, the same for developers and CI.

mod api;
mod bench;
mod browser;
mod count;
mod icons;
mod lighthouse;
mod node;
mod page;
mod package;
mod records;
mod report;
mod step;
mod strength;
mod test;
mod tidy;
mod wasm;

use std::path::Path;
use std::process::ExitCode;

use step::Result;
use test::Extent;

const USAGE: &str = "\
Usage: cargo xtask <command>

  play    build everything that is missing or stale, serve it and open a browser
  test [--all]
          check formats, lints, engine, page, transfer budget, browser, in ten minutes; with --all
          everything: also speed, Lighthouse, pictures, slow lines, other deals, long samples
  build   build dist/, which any static host can serve, under a subpath too
  dev     serve the page while it is being edited; a saved Rust file rebuilds the engine
  wasm    build only the engine, into www/pkg/; with names (istaka, figures)
          only these of its modules
  api     list what the crate offers in docs/api.txt
  package build the npm package, into target/npm/
  records write the starting positions of browser tests that are missing, in tests/records/
  tidy    check the order of modules and the habits of the source files
  count   print the lines of code by folder, and comments that are not in plain style
  lighthouse
          build the page and have Lighthouse judge it as a phone sees it
  bench   time the hand solver natively and in wasm, next to its naive twin
  bench bots
          time rounds and decisions of the bots, natively and in wasm
  bench table
          time best plays of table rummy, natively and in wasm
  bench okey101
          time the solver of 101 Okey, natively and in wasm
  strength [TABLE]… [--deals N] [--seed S] [--jobs J]
          let the bots play at length and write the tables in docs/strength.md: levels, styles,
          greedy, shape, expert, rummi80, rummi106, rummi80-shape, okey101, okey101-shape,
          contests, jobs; without a name all of them
  icons   draw the icons in www/public/ again from their SVG";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match enter_root().and_then(|()| run(&words)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("\n{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Changes to the project's root, which all paths are relative to. Asks cargo for it at run time,
/// because the folder may have been moved since compilation.
fn enter_root() -> Result {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").ok_or("Run it as `cargo xtask`.")?;
    let root = Path::new(&xtask).parent().ok_or("xtask/ lies in no folder.")?;
    std::env::set_current_dir(root)
        .map_err(|error| format!("{} cannot be entered: {error}", root.display()))
}

/// Runs a command. Returns `false` if a test failed and has reported it.
fn run(words: &[String]) -> Result<bool> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["play"] => page::play(),
        ["test"] => return test::test(Extent::Usual),
        ["test", "--all"] => return test::test(Extent::All),
        ["build"] => page::build(),
        ["dev"] => page::dev(),
        ["wasm"] => wasm::build(),
        ["wasm", ref modules @ ..] => wasm::build_only(modules),
        ["api"] => api::write(),
        ["package"] => package::package(),
        ["records"] => records::write(),
        ["tidy"] => tidy::tidy(),
        ["count"] => count::count(),
        ["lighthouse"] => lighthouse::judge(),
        ["bench"] => bench::bench(),
        ["bench", "bots"] => bench::bots(),
        ["bench", "table"] => bench::table(),
        ["bench", "okey101"] => bench::okey101(),
        ["strength", ref words @ ..] => strength::strength(words),
        ["icons"] => icons::draw(),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => Err(format!("There is no command `{}`.\n\n{USAGE}", words.join(" "))),
    };
    done.map(|()| true)
}
