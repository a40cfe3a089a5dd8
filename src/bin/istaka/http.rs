//! Requests of browsers on this machine. A connection has one request: browsers open many, and need
//! not read the answer of one before that of another.

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Number of connections at a time, without those that wait for a program.
const MOST: usize = 64;

/// The longest head of a request and the longest body, in bytes.
const LONGEST_HEAD: u64 = 1 << 16;
const LONGEST_BODY: u64 = 1 << 20;

/// The time for a request to come, and for its answer to be taken.
const PATIENCE: Duration = Duration::from_secs(20);

pub const BAD: &str = "400 Bad Request";
pub const FORBIDDEN: &str = "403 Forbidden";
pub const MISSING: &str = "404 Not Found";
const LATE: Refusal = ("408 Request Timeout", "no whole request has come");
const NO_REQUEST: Refusal = (BAD, "this is no request");
const LONG_HEAD: Refusal = ("431 Request Header Fields Too Large", "the head is too long");
const LONG_BODY: Refusal = ("413 Content Too Large", "the body is too long");

pub const TEXT: &str = "text/plain; charset=utf-8";

/// A status and the reason in words.
type Refusal = (&'static str, &'static str);

/// The open connections, the oldest first.
#[derive(Default)]
pub struct Lines {
    open: Mutex<VecDeque<Arc<Connection>>>,
    closed: Condvar,
}

struct Connection {
    stream: TcpStream,
    /// Set once its request has come.
    heard: AtomicBool,
}

impl Connection {
    /// Ends it early. While the request is read, the answer can still be written.
    fn end(&self) {
        let heard = self.heard.load(Ordering::Relaxed);
        // Fails only if the other side has already closed it.
        let _ = self.stream.shutdown(if heard { Shutdown::Both } else { Shutdown::Read });
    }
}

impl Lines {
    fn open(&self) -> MutexGuard<'_, VecDeque<Arc<Connection>>> {
        self.open.lock().expect("no thread fails while it holds this")
    }

    /// Takes a connection in. If there are too many, the oldest ends, one without a request first.
    pub fn admit(self: &Arc<Lines>, stream: TcpStream) -> Line {
        let mut open = self.open();
        while open.len() >= MOST {
            let idle = open.iter().position(|other| !other.heard.load(Ordering::Relaxed));
            open[idle.unwrap_or(0)].end();
            open = self.closed.wait(open).expect("no thread fails while it holds this");
        }
        let connection = Arc::new(Connection { stream, heard: AtomicBool::new(false) });
        open.push_back(Arc::clone(&connection));
        Line { connection, lines: Arc::clone(self) }
    }
}

/// A connection, which ends when this is dropped.
pub struct Line {
    connection: Arc<Connection>,
    lines: Arc<Lines>,
}

impl Line {
    /// Counts it no more among those that may be ended: it waits for a program.
    pub fn keep(&self) {
        self.lines.open().retain(|other| !Arc::ptr_eq(other, &self.connection));
        self.lines.closed.notify_all();
    }

    /// Reads what is still sent: closed before, the connection would lose the answer.
    fn drain(&self) {
        // Both fail only if the other side has already closed it.
        let _ = self.connection.stream.shutdown(Shutdown::Write);
        let _ = io::copy(&mut self.stream().take(LONGEST_BODY), &mut io::sink());
    }

    fn stream(&self) -> Timed<'_> {
        Timed { stream: &self.connection.stream, end: Instant::now() + PATIENCE }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.keep();
    }
}

/// A connection up to a moment.
struct Timed<'a> {
    stream: &'a TcpStream,
    end: Instant,
}

impl Timed<'_> {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for Timed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.left()?)?;
        self.stream.read(buffer)
    }
}

impl Write for Timed<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.left()?)?;
        self.stream.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A request of a browser, and the line to it.
pub struct Request {
    pub line: Line,
    pub method: String,
    pub path: String,
    /// The fields of the head, by their names in lower case.
    fields: HashMap<String, String>,
    pub body: String,
}

impl Request {
    /// Reads the request of a connection. One that is none is refused.
    pub fn read(line: Line) -> Option<Request> {
        let mut request = Request {
            line,
            method: String::new(),
            path: String::new(),
            fields: HashMap::new(),
            body: String::new(),
        };
        match request.fill() {
            Ok(()) => {
                request.line.connection.heard.store(true, Ordering::Relaxed);
                Some(request)
            }
            Err((status, words)) => {
                request.write(Answer { status, kind: TEXT, policy: "", body: words.into() });
                request.line.drain();
                None
            }
        }
    }

    fn fill(&mut self) -> Result<(), Refusal> {
        let mut input = BufReader::new(self.line.stream());
        let mut head = input.by_ref().take(LONGEST_HEAD);
        let first = next_line(&mut head)?;
        let mut words = first.split(' ');
        let (Some(method), Some(path), Some(version)) = (words.next(), words.next(), words.next())
        else {
            return Err(NO_REQUEST);
        };
        if !version.starts_with("HTTP/1.") {
            return Err(NO_REQUEST);
        }
        [self.method, self.path] = [method, path].map(str::to_owned);
        loop {
            let field = next_line(&mut head)?;
            if field.is_empty() {
                break;
            }
            let (name, value) = field.split_once(':').ok_or(NO_REQUEST)?;
            self.fields.insert(name.to_ascii_lowercase(), value.trim().to_owned());
        }
        let length: u64 = match self.field("content-length") {
            "" => 0,
            length => length.parse().map_err(|_| NO_REQUEST)?,
        };
        if length > LONGEST_BODY {
            return Err(LONG_BODY);
        }
        let mut body = vec![0; length as usize];
        input.read_exact(&mut body).map_err(|_| LATE)?;
        self.body = String::from_utf8(body).map_err(|_| NO_REQUEST)?;
        Ok(())
    }

    /// A field of the head; empty without it.
    pub fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// Answers; a browser that has left needs no answer.
    pub fn answer(self, answer: Answer<'_>) {
        self.write(answer);
    }

    fn write(&self, Answer { status, kind, policy, body }: Answer<'_>) {
        let policy = match policy {
            "" => String::new(),
            policy => format!("Content-Security-Policy: {policy}\r\n"),
        };
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{policy}\
             Connection: close\r\nCache-Control: no-cache\r\n\
             Cross-Origin-Resource-Policy: same-origin\r\nReferrer-Policy: no-referrer\r\n\
             X-Content-Type-Options: nosniff\r\nX-Frame-Options: SAMEORIGIN\r\n\r\n",
            body.len(),
        );
        let mut to = self.line.stream();
        let _ = to.write_all(head.as_bytes()).and_then(|()| to.write_all(&body));
    }

    pub fn refuse(self, status: &str, words: &str) {
        self.answer(Answer { status, kind: TEXT, policy: "", body: words.into() });
    }

    pub fn say(self, answer: &serde_json::Value) {
        let body = answer.to_string().into_bytes();
        self.answer(Answer { status: "200 OK", kind: "application/json", policy: "", body });
    }
}

/// Reads a line of a head.
fn next_line(head: &mut io::Take<impl BufRead>) -> Result<String, Refusal> {
    let mut line = Vec::new();
    head.read_until(b'\n', &mut line).map_err(|_| LATE)?;
    if !line.ends_with(b"\n") {
        return Err(if head.limit() == 0 { LONG_HEAD } else { LATE });
    }
    Ok(String::from_utf8_lossy(&line).trim_end().to_owned())
}

/// The answer to a request.
pub struct Answer<'a> {
    pub status: &'a str,
    pub kind: &'static str,
    /// The content security policy, if there is one.
    pub policy: &'a str,
    pub body: Vec<u8>,
}
