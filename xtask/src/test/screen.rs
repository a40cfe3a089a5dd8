//! Shows the output of simultaneous steps one after the other.
//!
//! The output of one step is shown as it comes, that of the other completely at its end, so that a
//! failure is seen at once.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::step::Result;

/// A step whose output has not been shown to the end.
struct Shown {
    name: String,
    log: File,
    /// Read, but not a complete line.
    rest: Vec<u8>,
}

/// The terminal, and the logs that are shown there.
pub struct Screen<W> {
    out: W,
    folder: PathBuf,
    /// The first is shown as its output comes.
    running: Vec<Shown>,
    /// Set if another step was shown since the last output of the first.
    interrupted: bool,
}

impl<W: Write> Screen<W> {
    /// Creates the folder of the logs.
    pub fn new(out: W, folder: &Path) -> Result<Self> {
        std::fs::create_dir_all(folder).map_err(|error| format!("{folder:?}: {error}"))?;
        Ok(Screen { out, folder: folder.to_owned(), running: Vec::new(), interrupted: false })
    }

    /// Opens a log for a step to write.
    pub fn begin(&mut self, name: &str) -> Result<File> {
        let path = self.folder.join(name.replace([' ', ','], "-")).with_extension("log");
        let failed = |error| format!("{}: {error}", path.display());
        let written = File::create(&path).map_err(failed)?;
        let log = File::open(&path).map_err(failed)?;
        self.running.push(Shown { name: name.to_owned(), log, rest: Vec::new() });
        if self.running.len() == 1 {
            self.title(0, "");
        }
        Ok(written)
    }

    /// Shows the new output of the first step.
    pub fn follow(&mut self) {
        let Some(Shown { log, rest, .. }) = self.running.first_mut() else { return };
        // On an error, tries again the next time.
        let _ = log.read_to_end(rest);
        let Some(end) = rest.iter().rposition(|byte| *byte == b'\n') else { return };
        let lines: Vec<u8> = rest.drain(..=end).collect();
        if self.interrupted {
            self.title(0, ", goes on");
        }
        self.print(&lines);
    }

    /// Shows the whole output of a finished step, and a last line.
    pub fn end(&mut self, name: &str, last: &str) {
        let Some(index) = self.running.iter().position(|shown| shown.name == name) else { return };
        if index > 0 {
            self.title(index, "");
        } else if self.interrupted {
            self.title(0, ", goes on");
        }
        let mut shown = self.running.remove(index);
        let _ = shown.log.read_to_end(&mut shown.rest);
        shown.rest.extend(format!("-- {name}: {last}\n").bytes());
        self.print(&shown.rest);
        if index == 0 && !self.running.is_empty() {
            self.title(0, "");
        }
        self.interrupted = index > 0;
    }

    fn title(&mut self, index: usize, more: &str) {
        self.interrupted = false;
        let title = format!("\n== {}{more}\n", self.running[index].name);
        self.print(title.as_bytes());
    }

    /// Errors are ignored: without a terminal there is no place to report them.
    fn print(&mut self, text: &[u8]) {
        let _ = self.out.write_all(text);
        let _ = self.out.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_of_two_steps_stays_apart() {
        let folder = std::env::temp_dir().join(format!("xtask-screen-{}", std::process::id()));
        let mut screen = Screen::new(Vec::new(), &folder).expect("a folder can be made");
        let mut first = screen.begin("one").expect("a file can be made");
        let mut second = screen.begin("two").expect("a file can be made");
        write!(first, "a\nb").expect("it is written");
        writeln!(second, "c").expect("it is written");
        screen.follow();
        screen.end("two", "passed");
        screen.follow();
        let mut third = screen.begin("three").expect("a file can be made");
        writeln!(third, "d").expect("it is written");
        writeln!(first, "e").expect("it is written");
        screen.follow();
        screen.end("one", "failed");
        screen.follow();
        screen.end("three", "passed");
        std::fs::remove_dir_all(&folder).expect("it is there");
        let shown = "\n== one\na\n\n== two\nc\n-- two: passed\n\n== one, goes on\nbe\n\
            -- one: failed\n\n== three\nd\n-- three: passed\n";
        assert_eq!(String::from_utf8(screen.out).expect("all is text"), shown);
    }
}
