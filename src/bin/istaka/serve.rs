//! `istaka play --serve`: the page on this machine, with programs at its table.
//!
//! The page holds the match and sends a program what its seat sees. Only this machine can connect.
//! Questions must come from the page itself: the address holds a token, and the browser tells the
//! origin and the host, so that no other page can ask, not even under a name of its own that leads
//! here.

use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::guest::{Guest, Question};
use crate::output::{self, Failure, remark};

/// The beginning of the path of a question.
const PROGRAM: &str = "/program/";

/// The longest request, in bytes. Views have some thousand.
const LONGEST: u64 = 1 << 18;

/// The time for a request to come, and for its answer to be taken.
const PATIENCE: Duration = Duration::from_secs(60);

/// A request of a browser, and the line to it. A line has one request: browsers open many, and
/// need not read the answer of one before that of another.
struct Request {
    line: TcpStream,
    method: String,
    path: String,
    /// The fields of the head, by their names in lower case.
    fields: HashMap<String, String>,
    body: String,
}

impl Request {
    fn read(line: TcpStream) -> io::Result<Request> {
        line.set_read_timeout(Some(PATIENCE))?;
        line.set_write_timeout(Some(PATIENCE))?;
        let mut input = BufReader::new(line.try_clone()?.take(LONGEST));
        let mut first = String::new();
        input.read_line(&mut first)?;
        let mut words = first.split(' ').map(str::to_owned);
        let [method, path] = [words.next(), words.next()].map(Option::unwrap_or_default);
        let mut fields = HashMap::new();
        loop {
            let mut field = String::new();
            input.read_line(&mut field)?;
            let Some((name, value)) = field.split_once(':') else { break };
            fields.insert(name.to_ascii_lowercase(), value.trim().to_owned());
        }
        let length = fields.get("content-length").and_then(|length| length.parse().ok());
        let mut body = String::new();
        input.take(length.unwrap_or(0)).read_to_string(&mut body)?;
        Ok(Request { line, method, path, fields, body })
    }

    fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// The seat in a question of this server's own page, whose path is the secret, and with a seat
    /// `SECRET/SEAT`; empty without one. `None` if anybody else asks.
    fn seat_asked(&self, secret: &str) -> Option<&str> {
        let path = self.path.strip_prefix(PROGRAM)?;
        let (token, seat) = path.split_once('/').unwrap_or((path, ""));
        let own = self.field("origin") == format!("http://{}", self.field("host"));
        (self.method == "POST" && own && token == secret).then_some(seat)
    }

    /// Answers; a browser that has left needs no answer.
    fn answer(mut self, Answer { status, kind, policy, body }: Answer<'_>) {
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
        let _ = self.line.write_all(head.as_bytes()).and_then(|()| self.line.write_all(&body));
    }

    fn refuse(self, status: &str, words: &str) {
        self.answer(Answer { status, kind: TEXT, policy: "", body: words.into() });
    }

    fn say(self, answer: &serde_json::Value) {
        let body = answer.to_string().into_bytes();
        self.answer(Answer { status: "200 OK", kind: "application/json", policy: "", body });
    }
}

struct Answer<'a> {
    status: &'a str,
    kind: &'static str,
    /// The content security policy, if there is one.
    policy: &'a str,
    body: Vec<u8>,
}

const TEXT: &str = "text/plain; charset=utf-8";
const FORBIDDEN: &str = "403 Forbidden";
const MISSING: &str = "404 Not Found";

/// The files of the page, by their path in the address.
pub struct Site {
    files: HashMap<String, PathBuf>,
    /// The content security policy of the page, for its worker, which does not inherit it.
    policy: String,
}

impl Site {
    /// Lists the files of a folder. Nothing else is ever read.
    ///
    /// # Errors
    /// The folder has no page.
    pub fn in_folder(folder: &Path) -> Result<Site, Failure> {
        let index = folder.join("index.html");
        let page = fs::read_to_string(&index).map_err(|error| {
            format!("{}: {error}; `cargo xtask build` makes the page", index.display())
        })?;
        let policy = page.split_once("Policy\" content=\"");
        let policy = policy.and_then(|(_, rest)| rest.split_once('"'));
        let policy = policy.map_or(String::new(), |(policy, _)| policy.to_owned());
        let mut files = HashMap::from([("/".to_owned(), index)]);
        list(folder, "/", &mut files)?;
        Ok(Site { files, policy })
    }

    fn answer(&self, request: Request) {
        let path = request.path.split(['?', '#']).next().unwrap_or_default();
        let Some(file) = self.files.get(path) else {
            return request.refuse(MISSING, "there is no such file");
        };
        match fs::read(file) {
            Ok(body) => {
                let (status, policy) = ("200 OK", self.policy.as_str());
                request.answer(Answer { status, kind: kind(file), policy, body });
            }
            Err(error) => request.refuse(MISSING, &error.to_string()),
        }
    }
}

fn list(folder: &Path, path: &str, files: &mut HashMap<String, PathBuf>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{path}{}", entry.file_name().to_string_lossy());
        match entry.file_type()? {
            kind if kind.is_dir() => list(&entry.path(), &format!("{name}/"), files)?,
            kind if kind.is_file() => {
                if let Some(folder) = name.strip_suffix("index.html") {
                    files.insert(folder.to_owned(), entry.path());
                }
                files.insert(name, entry.path());
            }
            _ => {}
        }
    }
    Ok(())
}

/// The media type of a file.
fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("woff2") => "font/woff2",
        _ => TEXT,
    }
}

/// A page and the programs at its table.
pub struct Table {
    pub site: Site,
    /// The programs at the seats 1 to 3.
    pub guests: [Guest; 3],
    /// A part of the address that other pages do not know.
    pub token: String,
}

impl Table {
    /// Serves until the process is ended.
    ///
    /// # Errors
    /// The port is taken.
    pub fn serve(mut self, port: u16) -> Result<(), Failure> {
        let listener = TcpListener::bind(("127.0.0.1", port))?;
        let port = listener.local_addr()?.port();
        let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        output::print(format_args!("http://{}/?program={}", hosts[0], self.token))?;
        let (asks, asked) = mpsc::channel();
        let shared = Arc::new((self.site, hosts, self.token));
        thread::spawn(move || {
            for line in listener.incoming().flatten() {
                let (shared, asks) = (Arc::clone(&shared), asks.clone());
                thread::spawn(move || {
                    let (site, hosts, token) = &*shared;
                    let Ok(request) = Request::read(line) else { return };
                    if !hosts.iter().any(|host| host == request.field("host")) {
                        request.refuse(FORBIDDEN, "this server answers to its own name only");
                    } else if request.path.starts_with(PROGRAM) {
                        // A stranger does not wait for a program that thinks.
                        match request.seat_asked(token).map(str::to_owned) {
                            // The receiver lives as long as the process.
                            Some(seat) => drop(asks.send((seat, request))),
                            None => request.refuse(FORBIDDEN, "only this server's page may ask"),
                        }
                    } else if request.method == "GET" {
                        site.answer(request);
                    } else {
                        request.refuse("405 Method Not Allowed", "files are only read");
                    }
                });
            }
        });
        for (seat, request) in asked {
            ask(&mut self.guests, &seat, request);
        }
        Ok(())
    }
}

/// The names of the programs; of several with the same name the second is called “name 2”.
fn names_of(guests: &[Guest; 3]) -> [String; 3] {
    std::array::from_fn(|at| {
        let name = &guests[at].name;
        match guests[..at].iter().filter(|other| other.name == *name).count() {
            0 => name.clone(),
            before => format!("{name} {}", before + 1),
        }
    })
}

/// Answers a question of the page: without a seat who is here, else the program at that seat.
fn ask(guests: &mut [Guest; 3], seat: &str, request: Request) {
    let names = names_of(guests);
    if seat.is_empty() {
        return request.say(&json!({ "names": names }));
    }
    let seat = seat.parse().ok().filter(|seat: &usize| (1..=names.len()).contains(seat));
    let Some(seat) = seat else { return request.refuse(MISSING, "nobody sits there") };
    let [right, opposite, left] = names;
    let names = ["person".to_owned(), right, opposite, left];
    let question: Result<Question, _> = serde_json::from_str(&request.body);
    let answer = question.map_err(|error| error.to_string());
    match answer.and_then(|question| guests[seat - 1].answer(question, &names)) {
        Ok(answer) => request.say(&json!(answer)),
        Err(words) => {
            remark(&words);
            request.refuse("400 Bad Request", &words);
        }
    }
}
