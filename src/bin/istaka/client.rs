//! A program at the table. It is told lines and asked for lines, and may be slow, wrong or dead.
//!
//! One thread reads its output and one writes its input, so that it can delay the table only up to
//! its time limit. Both use bounded queues: a client that floods one, or does not read the other,
//! blocks itself.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use istaka::Seat;

use crate::input::unmarked;
use crate::messages::{Message, PROTOCOL, Reply, VERSION, plain};
use crate::output::remark;

/// The longest line accepted, in bytes.
pub const LONGEST: usize = 1024;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// The time limit for starting, as a multiple of that for a decision.
const START: u32 = 10;

/// Sizes of the queues of lines to a client, and of its answers.
const TOLD: usize = 1024;
const HEARD: usize = 16;

/// The number of remarks before an answer that go into the log; further ones are dropped.
const REMARKS: usize = 100;

/// Time for a dismissed program to read the reason, even on a busy machine.
const FAREWELL: Duration = Duration::from_secs(1);

/// The reason for which a client loses its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Its output is closed: it has exited or crashed.
    Closed,
    /// It has said that it leaves.
    Left,
    /// It has not answered, or not read its input, in time.
    TimeOut(Duration),
    /// It has sent a line that is too long.
    TooLong,
    /// This number of answers to one view could not be played.
    TooManyErrors(u32),
    /// It has not begun with the greeting.
    NoGreeting,
    /// It uses another version of the protocol.
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
            Loss::NoGreeting => write!(f, "it did not begin with a greeting of {PROTOCOL}"),
            Loss::OtherVersion => write!(f, "it speaks another version than {VERSION}"),
        }
    }
}

/// A client and its connection.
pub struct Client {
    /// The name it gives itself.
    pub name: String,
    seat: Seat,
    limit: Duration,
    heard: Receiver<Result<String, Loss>>,
    told: Option<SyncSender<String>>,
    written: Receiver<()>,
    child: Option<Child>,
    log: Option<Arc<File>>,
}

impl Client {
    /// Starts a program, or without a command uses standard input and output.
    ///
    /// # Errors
    /// The reason for which the program did not start.
    pub fn start(
        command: Option<&str>,
        seat: Seat,
        limit: Duration,
        log: Option<Arc<File>>,
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
    /// The reason for which it cannot have its seat.
    pub fn greet(&mut self) -> Result<(), Loss> {
        self.tell(&Message::Hello { protocol: PROTOCOL, version: VERSION })?;
        let limit = self.limit * START;
        let answer = self.hear(Instant::now() + limit, limit)?;
        let Ok(Reply::Greeting { protocol, version, name }) = Reply::read(&answer) else {
            return Err(Loss::NoGreeting);
        };
        if protocol != PROTOCOL {
            return Err(Loss::NoGreeting);
        }
        if version != VERSION {
            return Err(Loss::OtherVersion);
        }
        let name: String = plain(&name.unwrap_or_default()).chars().take(LONGEST_NAME).collect();
        if !name.is_empty() {
            self.name = name.trim_end().to_owned();
        }
        Ok(())
    }

    /// Sends it a message.
    ///
    /// # Errors
    /// The reason for which it loses its seat.
    pub fn tell(&mut self, message: &Message<'_>) -> Result<(), Loss> {
        let mut line = message.line();
        self.note('<', &line);
        let deadline = Instant::now() + self.limit;
        let told = self.told.as_ref().ok_or(Loss::Closed)?;
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

    /// The time limit for an answer to a question asked now.
    pub fn deadline(&self) -> Instant {
        Instant::now() + self.limit
    }

    /// Waits for its next line that is no info; those go into the log.
    ///
    /// # Errors
    /// The reason for which it loses its seat.
    pub fn answer(&mut self, deadline: Instant) -> Result<String, Loss> {
        self.hear(deadline, self.limit)
    }

    fn hear(&mut self, deadline: Instant, limit: Duration) -> Result<String, Loss> {
        let mut remarks = 0;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = self.heard.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => Loss::TimeOut(limit),
                RecvTimeoutError::Disconnected => Loss::Closed,
            })??;
            let is_answer = !Reply::is_info(&line);
            remarks += usize::from(!is_answer);
            if is_answer || remarks <= REMARKS {
                self.note('>', &line);
            }
            if is_answer {
                return Ok(line);
            }
        }
    }

    fn note(&mut self, direction: char, line: &str) {
        let Some(mut log) = self.log.as_deref() else { return };
        if let Err(error) = writeln!(log, "{} {direction} {line}", self.seat) {
            // A full disk does not end the game.
            remark(format_args!("the log ends here: {error}"));
            self.log = None;
        }
    }

    /// Sends the reason for losing its seat, as the last line.
    pub fn dismiss(mut self, loss: Loss) {
        let line = Message::Lost { code: loss.code(), words: loss.to_string() }.line();
        self.note('<', &line);
        // Does not wait for a client that does not read.
        let _ = self.told.as_ref().map(|told| told.try_send(line));
        self.end(FAREWELL);
    }

    /// Tells it that all is over, and gives it the time of a decision to exit.
    pub fn quit(mut self) {
        let limit = self.limit;
        if self.tell(&Message::Quit).is_ok() {
            self.end(limit);
        }
    }

    /// Closes its input and waits for the program to exit, up to `grace`.
    fn end(&mut self, grace: Duration) {
        let deadline = Instant::now() + grace;
        self.told = None;
        // Nothing is ever sent here: the channel closes when the writing thread has ended.
        let _ = self.written.recv_timeout(grace);
        let Some(child) = &mut self.child else { return };
        while Instant::now() < deadline && matches!(child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Client {
    /// Kills the client. Its own child processes go on unless they end with their input: the
    /// standard library ends single processes only.
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // Both fail only if it has already exited.
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

/// Splits a command into words; quotes of either kind keep a word together. There is no shell in
/// between, so that a dismissed client can be killed.
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

/// Reads lines to the end of input, a line that is too long, or the end of the receiver.
fn read_lines(input: impl Read, heard: &SyncSender<Result<String, Loss>>) {
    let mut input = BufReader::new(input);
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line);
        let said = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > LONGEST => Err(Loss::TooLong),
            Ok(_) => Ok(text(&line)),
        };
        let last = said.is_err();
        if heard.send(said).is_err() || last {
            return;
        }
    }
}

/// The text of a line without a byte order mark and what a terminal would obey.
fn text(line: &[u8]) -> String {
    plain(&String::from_utf8_lossy(unmarked(line).unwrap_or(line)))
}

/// Writes lines until the queue or the output is closed. Dropping `done` signals the end.
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
        assert_eq!(text(b" discard\t R5'\x1b[2J\r\n"), "discard R5' [2J");
        assert_eq!(text(b"\xff\n"), "\u{fffd}");
        assert_eq!(text("\u{feff}{\"action\":\"draw\"}\r\n".as_bytes()), "{\"action\":\"draw\"}");
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
