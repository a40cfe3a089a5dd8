//! Builds the page into `dist/`, serves it for playing, and serves it for editing.

use std::process::Command;

use crate::node::{self, VITE, tool};
use crate::step::{Result, heading, run};
use crate::wasm;

/// Builds `dist/` from nothing but rustup's Rust and Node.
pub fn build() -> Result {
    prepare()?;
    bundle()
}

/// Builds, serves and shows the game until the person stops it.
pub fn play() -> Result {
    build()?;
    heading("Play at the address below; Ctrl+C ends it");
    let mut server = vite(&["preview", "--host", "localhost"]);
    if has_display() {
        server.arg("--open");
    }
    run(&mut server)
}

/// Serves the sources; vite.config.ts calls `cargo xtask wasm` when a Rust file changes.
pub fn dev() -> Result {
    prepare()?;
    heading("Edit and watch at the address below; Ctrl+C ends it");
    run(&mut vite(&["--host", "localhost"]))
}

/// Does only the last part of [`build`]: needs `www/pkg/` and the npm packages.
pub fn bundle() -> Result {
    heading("Build the page into dist");
    run(&mut vite(&["build"]))
}

/// Prepares Vite; silences a warning for each import of its configuration, which is bundled.
fn vite(arguments: &[&str]) -> Command {
    let mut command = tool(VITE, arguments);
    command.env("VITE_CONFIG_NATIVE_IGNORE_WARNING", "true");
    command
}

/// Checks Node first, so that a missing one is reported before the compiler runs for a minute.
fn prepare() -> Result {
    node::ensure()?;
    wasm::build()
}

fn has_display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let desktop =
        cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY");
    desktop && !set("CI") && !set("SSH_CONNECTION")
}
