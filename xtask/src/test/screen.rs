//! The output of steps that run at the same time, one after the other.
//!
//! Of one step the output is shown as it comes. That of the other is shown when it ends, whole,
//! and so a failure is seen at once.

use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::step::Result;

/// A step whose output has not been shown to the end.
struct Shown {
    name: String,
    log: File,
    /// Read, but no whole line.
    rest: Vec<u8>,
}

/// The terminal, and the logs that go to it.
pub struct Screen<W> {
    out: W,
    folder: PathBuf,
    /// The first is shown as its output comes.
    running: Vec<Shown>,
}

impl<W: Write> Screen<W> {
    /// Logs lie in a folder, which is made.
    pub fn new(out: W, folder: &Path) -> Result<Self> {
        std::fs::create_dir_all(folder).map_err(|error| format!("{folder:?}: {error}"))?;
        Ok(Screen { out, folder: folder.to_owned(), running: Vec::new() })
    }

    /// Opens the log of a step that begins, for the step to write.
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

    /// Shows what the first step has written since.
    pub fn follow(&mut self) {
        if let Some(Shown { log, rest, .. }) = self.running.first_mut() {
            // What cannot be read now is read the next time.
            let _ = log.read_to_end(rest);
            let lines = rest.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            self.print(|shown| shown.rest.drain(..lines).collect());
        }
    }

    /// Shows all of a step that has ended, and a last line.
    pub fn end(&mut self, name: &str, last: &str) {
        let Some(index) = self.running.iter().position(|shown| shown.name == name) else { return };
        if index > 0 {
            self.title(index, "");
        }
        let mut shown = self.running.remove(index);
        let _ = shown.log.read_to_end(&mut shown.rest);
        // Without a terminal there is nobody to show it to.
        let _ = self.out.write_all(&shown.rest);
        let _ = writeln!(self.out, "-- {name}: {last}");
        if !self.running.is_empty() {
            self.title(0, if index > 0 { ", goes on" } else { "" });
        }
        let _ = self.out.flush();
    }

    fn title(&mut self, index: usize, more: &str) {
        let _ = writeln!(self.out, "\n== {}{more}", self.running[index].name);
    }

    fn print(&mut self, part: impl FnOnce(&mut Shown) -> Vec<u8>) {
        let part = part(&mut self.running[0]);
        let _ = self.out.write_all(&part);
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
