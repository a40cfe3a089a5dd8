//! The engine as browser modules, one with all games and contests and three smaller ones, for
//! figures, for rules, and for positions and reviews: cargo's wasm file, bound to JavaScript in
//! `www/pkg/`.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use wasm_bindgen_cli_support::Bindgen;

use crate::step::{Result, answer, heading, run};

/// The only target besides the host.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// A module: its name, its feature of the engine, and its profile.
pub type Module = (&'static str, &'static str, &'static str);

pub const MODULES: [Module; 4] = [
    ("istaka", "js", FAST),
    ("figures", "figures", SMALL),
    ("rules", "rules", SMALL),
    ("judge", "judge", FAST),
];

/// The class of errors, in JavaScript.
const ERRORS: &str = "src/wasm/error.js";

/// The profile of the games, whose solvers need speed.
pub const FAST: &str = "release";

/// The profile of figures and rules, whose time is not noticeable.
const SMALL: &str = "small";

/// Compiles the engine and writes it to `www/pkg/`, a folder for each module.
pub fn build() -> Result {
    ensure_target()?;
    let [games, small @ ..] = MODULES.map(|(name, ..)| name);
    // The linker works on one thread, so the small modules are built beside the games.
    thread::scope(|scope| {
        let small = scope.spawn(|| build_only(&small));
        build_only(&[games]).and(small.join().expect("nothing panics"))
    })
}

/// Builds only the modules with these names, one after the other.
pub fn build_only(names: &[&str]) -> Result {
    ensure_target()?;
    let flags = renamed_folders()?;
    for wanted in names {
        let module = MODULES.iter().find(|(name, ..)| name == wanted).ok_or_else(|| {
            let all = MODULES.map(|(name, ..)| name).join(", ");
            format!("There is no module `{wanted}`, but {all}.")
        })?;
        build_one(module, &flags)?;
    }
    Ok(())
}

/// Compiles a module and binds it to JavaScript.
fn build_one((module, feature, profile): &Module, flags: &str) -> Result {
    heading(&format!("Compile the engine as www/pkg/{module}"));
    let folder = artifacts()?.join("browser").join(profile);
    let mut cargo = Command::new("cargo");
    // Only as a cdylib: together with a Rust library, cargo would leave out the optimisation over
    // all crates.
    cargo.args(["rustc", "--package", "istaka", "--lib", "--crate-type", "cdylib"]);
    cargo.args(["--features", feature, "--profile", profile, "--target", TARGET]);
    run(cargo.args(["--config", flags]).arg("--target-dir").arg(&folder))?;
    let wasm = folder.join(TARGET).join(profile).join("istaka.wasm");
    let out = Path::new("www/pkg").join(module);
    bind(&wasm, &out)?;
    add_errors(&out.join("istaka.js"))
}

/// Returns a line of configuration, which cargo adds to .cargo/config.toml: renames the folders of
/// this machine, which panic messages would otherwise reveal.
fn renamed_folders() -> Result<String> {
    let rename = |(folder, name): &(PathBuf, &str)| {
        format!("--remap-path-prefix={}={name}", folder.display())
    };
    let flags: Vec<String> = folders()?.iter().map(rename).collect();
    Ok(format!("target.{TARGET}.rustflags={flags:?}"))
}

/// The folders of the sources and their names in the engine. Of nested folders the inner one comes
/// last: the compiler uses the last match.
fn folders() -> Result<Vec<(PathBuf, &'static str)>> {
    let home = std::env::home_dir().ok_or("There is no home folder.")?;
    let cargo = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let rust = answer("rustc", &["--print", "sysroot"]).ok_or("`rustc` does not answer.")?;
    let here = std::env::current_dir().map_err(|error| format!("No own folder: {error}"))?;
    let crates = cargo.join("registry").join("src");
    Ok(vec![
        (home, "home"),
        (here, "."),
        (rust.into(), "rust"),
        (cargo, "cargo"),
        (crates, "crates"),
    ])
}

/// Adds the target if the toolchain lacks it. rust-toolchain.toml names it too, but rustup ignores
/// that silently if it may not install by itself.
pub fn ensure_target() -> Result {
    let library = answer("rustc", &["--print", "target-libdir", "--target", TARGET]);
    if library.is_some_and(|path| Path::new(&path).is_dir()) {
        return Ok(());
    }
    heading("Add the Rust target for browsers");
    run(Command::new("rustup").args(["target", "add", TARGET])).map_err(|problem| {
        format!(
            "Rust's standard library for {TARGET} is missing and could not be added ({problem}). \
             Install Rust through https://rustup.rs and run `rustup target add {TARGET}`."
        )
    })
}

fn bind(wasm: &Path, out: &Path) -> Result {
    Bindgen::new()
        .input_path(wasm)
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .typescript(true)
                .remove_name_section(true)
                .remove_producers_section(true)
                .generate(out)
        })
        .map_err(|error| format!("wasm-bindgen refuses {}: {error:#}", wasm.display()))
}

/// Replacements in a module that throw coded errors: for an engine before it is loaded, for objects
/// that were freed, which is done once, and for arguments of another class.
const CODED: [(&str, &str); 6] = [
    ("wasmInstance, wasm;", "wasmInstance, wasm = asleep();"),
    ("wasm !== undefined", "wasm !== asleep()"),
    (
        "const ptr = this.__destroy_into_raw();",
        "const ptr = this.__destroy_into_raw(); if (!ptr) return;",
    ),
    ("(this.__wbg_ptr", "(held(this)"),
    (", game.__wbg_ptr", ", held(game)"),
    (
        "throw new Error(`expected instance of ${klass.name}`)",
        "throw new IstakaError(`expected a ${klass.name}`, { code: \"badOption\" })",
    ),
];

/// Adds the class of errors to the module, and throws it where the module has other errors or none.
fn add_errors(module: &Path) -> Result {
    let problem = |error: &dyn Display| format!("{}: {error}", module.display());
    let text = fs::read_to_string(module).map_err(|error| problem(&error))?;
    let errors = fs::read_to_string(ERRORS).map_err(|error| format!("{ERRORS}: {error}"))?;
    let waking = [("wasmInstance, wasm;", 1), ("wasm !== undefined", 2)];
    if waking.iter().any(|&(line, times)| text.matches(line).count() != times) {
        return Err(problem(&"wasm-bindgen has another way to load the engine now"));
    }
    let text = CODED.iter().fold(text, |text, (raw, coded)| text.replace(raw, coded));
    fs::write(module, text + &errors).map_err(|error| problem(&error))
}

/// Returns cargo's target folder, from the path of this program: `<target>/debug/xtask`.
pub fn artifacts() -> Result<PathBuf> {
    let program = std::env::current_exe().map_err(|error| format!("No own path: {error}"))?;
    let folder = program.ancestors().nth(2).ok_or("xtask was not started by cargo")?;
    Ok(folder.to_owned())
}
