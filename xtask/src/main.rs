//! `cargo xtask …`: all commands of this project, the same for developers and CI.

mod again;
mod api;
mod bench;
mod browser;
mod count;
mod files;
mod icons;
mod lighthouse;
mod node;
mod page;
mod package;
mod records;
mod report;
mod spoken;
mod step;
mod strength;
mod test;
mod tidy;
mod wasm;

use std::path::Path;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand, ValueEnum};

use step::Result;
use strength::Request;
use test::Extent;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
/// All commands of this project, the same for developers and CI.
struct Arguments {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Builds what is missing or stale, serves the game and opens a browser.
    Play,
    /// Checks formats, lints, engine, page, transfer budget and browser.
    Test {
        /// Runs everything: also speed, Lighthouse, pictures, slow lines, long samples.
        #[arg(long)]
        all: bool,
    },
    /// Builds dist/, which any static host serves, under a subpath too.
    Build {
        /// Builds it once more in another folder, and compares all files byte by byte.
        #[arg(long)]
        twice: bool,
    },
    /// Serves the page while it is edited; a saved Rust file rebuilds a module of the engine.
    Dev,
    /// Builds only the engine, into www/pkg/.
    Wasm {
        /// The only modules that are built.
        #[arg(value_parser = PossibleValuesParser::new(wasm::MODULES.map(|(name, ..)| name)))]
        modules: Vec<String>,
    },
    /// Lists in docs/api.txt what the crate offers; the tests compare it.
    Api,
    /// Builds the npm package, into target/npm/: engine, elements, types.
    Package,
    /// Writes the starting positions of browser tests that are missing, in tests/records/.
    Records,
    /// Writes what Orca says again, in tests/data/spoken/.
    Spoken {
        /// The beginning of the names of the only transcripts that are written.
        #[arg(default_value = "")]
        name: String,
    },
    /// Checks the order of modules and the habits of the source files.
    Tidy,
    /// Prints the lines of code by folder, and comments that are not in plain style.
    Count,
    /// Builds the page and has Lighthouse, which npx fetches, judge it as a phone sees it.
    Lighthouse,
    /// Times solvers and bots, natively and in WebAssembly.
    Bench {
        #[arg(value_enum, default_value = "solver")]
        timed: Timed,
    },
    Strength(Request),
    /// Draws the icons in www/public/ again from their SVG.
    Icons,
}

#[derive(Clone, Copy, ValueEnum)]
enum Timed {
    /// The hand solver, next to its naive twin.
    Solver,
    /// Rounds between bots and their moves, with the memory that they take.
    Bots,
    /// Best plays of table rummy, next to an integer programme.
    Table,
    /// The solver of 101 Okey.
    Okey101,
}

fn main() -> ExitCode {
    let Arguments { command } = Arguments::parse();
    match enter_root().and_then(|()| run(command)) {
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
fn run(command: Task) -> Result<bool> {
    let done = match command {
        Task::Play => page::play(),
        Task::Test { all: false } => return test::test(Extent::Usual),
        Task::Test { all: true } => return test::test(Extent::All),
        Task::Build { twice: false } => page::build(),
        Task::Build { twice: true } => page::build().and_then(|()| again::compare()),
        Task::Dev => page::dev(),
        Task::Wasm { modules } if modules.is_empty() => wasm::build(),
        Task::Wasm { modules } => {
            wasm::build_only(&modules.iter().map(String::as_str).collect::<Vec<_>>())
        }
        Task::Api => api::write(),
        Task::Package => package::package(),
        Task::Records => records::write(),
        Task::Spoken { name } => spoken::write(&name),
        Task::Tidy => tidy::tidy(),
        Task::Count => count::count(),
        Task::Lighthouse => lighthouse::judge(),
        Task::Bench { timed: Timed::Solver } => bench::bench(),
        Task::Bench { timed: Timed::Bots } => bench::bots(),
        Task::Bench { timed: Timed::Table } => bench::table(),
        Task::Bench { timed: Timed::Okey101 } => bench::okey101(),
        Task::Strength(request) => strength::strength(&request),
        Task::Icons => icons::draw(),
    };
    done.map(|()| true)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use clap::error::ErrorKind;

    use super::*;

    #[test]
    fn every_command_has_help_and_refuses_unknown_options() {
        let commands = Arguments::command();
        commands.clone().debug_assert();
        for name in commands.get_subcommands().map(|command| command.get_name().to_owned()) {
            let asked = |word| {
                let words = ["xtask", &name, word];
                Arguments::try_parse_from(words)
                    .err()
                    .map(|error| (error.kind(), error.exit_code()))
            };
            assert_eq!(asked("--help"), Some((ErrorKind::DisplayHelp, 0)), "{name}");
            assert_eq!(asked("--nonsense"), Some((ErrorKind::UnknownArgument, 2)), "{name}");
        }
        assert!(commands.get_subcommands().all(|command| command.get_about().is_some()));
    }
}
