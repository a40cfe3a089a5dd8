//! A program at the table: it is told lines and asked for lines, and it may be slow, wrong or dead.
//!
//! One thread reads what it says and one writes what it is told, so that nothing it does or leaves
//! undone can hold the table up for longer than it may take. Both work through queues of a fixed
//! length: who floods the one or does not empty the other waits himself.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use istaka::Seat;

use crate::input::unmarked;
use crate::output::remark;

/// The protocol and its version, with which both sides begin.
const GREETING: &str = "istaka-play";
const VERSION: &str = "1";

/// The longest line that is read, in bytes.
pub const LONGEST: usize = 1024;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// How many times as long as for a decision a client has to start.
const START: u32 = 10;

/// Lines that wait for a client, and answers that wait for a question.
const TOLD: usize = 1024;
const HEARD: usize = 16;

/// How long a program that has lost its seat has to read why, also on a machine that is busy.
const FAREWELL: Duration = Duration::from_secs(1);

/// Why a client loses its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Its end of the line is closed: it has ended or broken down.
    Closed,
    /// It has said that it leaves.
    Left,
    /// It has not answered, or not read what it was told, in time.
    TimeOut(Duration),
    /// It has said more in one line than is read.
    TooLong,
    /// None of so many answers to one view could be played.
    TooManyErrors(u32),
    /// It has begun with something else than the greeting.
    NoGreeting,
    /// It speaks another version of the protocol.
    OtherVersion,
}

impl Loss {
    /// A stable name for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Loss::Closed => "closed",
            Loss::Left => "left",
            Loss::TimeOut(_) => "timeOut",
            Loss::TooLong => "tooLong",
            Loss::TooManyErrors(_) => "tooManyErrors",
            Loss::NoGreeting => "noGreeting",
            Loss::OtherVersion => "otherVersion",
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Closed => f.write_str("its line is closed"),
            Loss::Left => f.write_str("it has left"),
            Loss::TimeOut(limit) => write!(f, "no answer within {} s", limit.as_secs_f64()),
            Loss::TooLong => write!(f, "a line of more than {LONGEST} bytes"),
            Loss::TooManyErrors(chances) => write!(f, "{chances} answers that cannot be played"),
            Loss::NoGreeting => write!(f, "it did not begin with “{GREETING} {VERSION}”"),
            Loss::OtherVersion => write!(f, "it speaks another version than {VERSION}"),
        }
    }
}

/// A client and the line to it.
pub struct Client {
    /// What it calls itself.
    pub name: String,
    seat: Seat,
    limit: Duration,
    heard: Receiver<Result<String, Loss>>,
    told: Option<SyncSender<String>>,
    written: Receiver<()>,
    child: Option<Child>,
    log: Option<Rc<File>>,
}

impl Client {
    /// Starts a program, or without a command takes what stands at standard input and output.
    ///
    /// # Errors
    /// What keeps the program from starting.
    pub fn start(
        command: Option<&str>,
        seat: Seat,
        limit: Duration,
        log: Option<Rc<File>>,
    ) -> Result<Client, String> {
        let (heard_from, heard) = sync_channel(HEARD);
        let (told, to_tell) = sync_channel(TOLD);
        let (done, written) = sync_channel(1);
        let child = match command {
            None => {
                thread::spawn(move || read_lines(io::stdin(), &heard_from));
                thread::spawn(move || write_lines(io::stdout(), &to_tell, done));
                None
            }
            Some(command) => {
                let mut child = launch(command)?;
                let output = child.stdout.take().expect("its output is a pipe");
                let input = child.stdin.take().expect("its input is a pipe");
                thread::spawn(move || read_lines(output, &heard_from));
                thread::spawn(move || write_lines(input, &to_tell, done));
                Some(child)
            }
        };
        let name = "client".to_owned();
        Ok(Client { name, seat, limit, heard, told: Some(told), written, child, log })
    }

    /// Exchanges greetings.
    ///
    /// # Errors
    /// Why it cannot have its seat.
    pub fn greet(&mut self) -> Result<(), Loss> {
        self.tell(&format!("{GREETING} {VERSION}"))?;
        let limit = self.limit * START;
        let answer = self.hear(Instant::now() + limit, limit)?;
        let mut words = answer.split_whitespace();
        if words.next() != Some(GREETING) {
            return Err(Loss::NoGreeting);
        }
        if words.next() != Some(VERSION) {
            return Err(Loss::OtherVersion);
        }
        // It is written among other things in lists and fields.
        let name = words.collect::<Vec<_>>().join(" ").replace([',', ';', '|'], "");
        let name: String = name.chars().take(LONGEST_NAME).collect();
        if !name.trim().is_empty() {
            self.name = name.trim().to_owned();
        }
        Ok(())
    }

    /// Tells it a line.
    ///
    /// # Errors
    /// Why it loses its seat.
    pub fn tell(&mut self, line: &str) -> Result<(), Loss> {
        self.note('<', line);
        let deadline = Instant::now() + self.limit;
        let told = self.told.as_ref().ok_or(Loss::Closed)?;
        let mut line = line.to_owned();
        loop {
            line = match told.try_send(line) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Disconnected(_)) => return Err(Loss::Closed),
                Err(TrySendError::Full(_)) if Instant::now() >= deadline => {
                    return Err(Loss::TimeOut(self.limit));
                }
                Err(TrySendError::Full(line)) => line,
            };
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// When an answer to what is asked now comes too late.
    pub fn deadline(&self) -> Instant {
        Instant::now() + self.limit
    }

    /// The next line that it says.
    ///
    /// # Errors
    /// Why it loses its seat.
    pub fn answer(&mut self, deadline: Instant) -> Result<String, Loss> {
        self.hear(deadline, self.limit)
    }

    fn hear(&mut self, deadline: Instant, limit: Duration) -> Result<String, Loss> {
        let left = deadline.saturating_duration_since(Instant::now());
        let line = self.heard.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Loss::TimeOut(limit),
            RecvTimeoutError::Disconnected => Loss::Closed,
        })??;
        self.note('>', &line);
        Ok(line)
    }

    fn note(&mut self, direction: char, line: &str) {
        let Some(mut log) = self.log.as_deref() else { return };
        if let Err(error) = writeln!(log, "{} {direction} {line}", self.seat) {
            // That is no reason to end the game.
            remark(format_args!("the log ends here: {error}"));
            self.log = None;
        }
    }

    /// Tells it that it has lost its seat, which is the last that it hears.
    pub fn dismiss(mut self, loss: Loss) {
        let line = format!("lost {} {loss}", loss.code());
        self.note('<', &line);
        // A client that does not read is not waited for.
        let _ = self.told.as_ref().map(|told| told.try_send(line));
        self.end(FAREWELL);
    }

    /// Tells it that all is over, and leaves it as long to end as for a decision.
    pub fn quit(mut self) {
        let limit = self.limit;
        if self.tell("quit").is_ok() {
            self.end(limit);
        }
    }

    /// Closes the line and waits until a program has ended, but not longer than this.
    fn end(&mut self, grace: Duration) {
        let deadline = Instant::now() + grace;
        self.told = None;
        // Nothing is ever sent here: this ends when the thread that writes has ended.
        let _ = self.written.recv_timeout(grace);
        let Some(child) = &mut self.child else { return };
        while Instant::now() < deadline && matches!(child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Client {
    /// Leaves no client behind. What that has started itself goes on, if it does not end with its
    /// input: the standard library ends single processes only.
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // Both fail only where it has ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn launch(command: &str) -> Result<Child, String> {
    let words = words(command);
    let (program, arguments) = words.split_first().ok_or("a client's command is empty")?;
    let child =
        Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    child.map_err(|error| format!("cannot start “{program}”: {error}"))
}

/// The words of a command; quotes of either kind keep together what stands between them. No shell
/// stands between, so a client that loses its seat can be ended.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match (letter, quote) {
            (_, Some(mark)) if letter == mark => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (_, None) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// Reads lines until there are no more, one is too long, or nobody listens.
fn read_lines(input: impl Read, heard: &SyncSender<Result<String, Loss>>) {
    let mut input = BufReader::new(input);
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line);
        let said = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST => Err(Loss::TooLong),
            Ok(_) => Ok(plain(&line)),
        };
        let last = said.is_err();
        if heard.send(said).is_err() || last {
            return;
        }
    }
}

/// The words of a line with one space between them, and without a byte order mark or what a
/// terminal would obey.
fn plain(line: &[u8]) -> String {
    let text =
        String::from_utf8_lossy(unmarked(line).unwrap_or(line)).replace(char::is_control, " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Writes lines until there are no more or nobody reads. That it has ended is seen by `done`.
fn write_lines(mut output: impl Write, told: &Receiver<String>, done: SyncSender<()>) {
    while let Ok(line) = told.recv() {
        if writeln!(output, "{line}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    drop(done);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_the_words_of_a_command_together() {
        assert_eq!(words("python3 my_bot.py  --deep"), ["python3", "my_bot.py", "--deep"]);
        assert_eq!(words("'my bot' \"it's\" ''"), ["my bot", "it's", ""]);
        assert_eq!(words("  "), [""; 0]);
    }

    #[test]
    fn a_line_is_read_without_what_a_terminal_would_obey() {
        assert_eq!(plain(b" discard\t R5'\x1b[2J\r\n"), "discard R5' [2J");
        assert_eq!(plain(b"\xff\n"), "\u{fffd}");
        assert_eq!(plain("\u{feff}istaka-play 1\r\n".as_bytes()), "istaka-play 1");
    }

    #[test]
    fn a_line_that_is_too_long_is_not_kept() {
        let (told, heard) = sync_channel(4);
        let text = format!("draw\r\n{}", "x".repeat(LONGEST + 1));
        read_lines(text.as_bytes(), &told);
        assert_eq!(heard.recv(), Ok(Ok("draw".to_owned())));
        assert_eq!(heard.recv(), Ok(Err(Loss::TooLong)));
    }
}
