//! `istaka play --serve`: the page on this machine, with programs at its table.
//!
//! The page holds the match and sends a program what its seat sees. Only this machine can connect.
//! Questions must come from the page itself: the address holds a token, and the browser tells the
//! origin and the host, so that no other page can ask, not even under a name of its own that leads
//! here.

use std::collections::HashMap;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use istaka::{AnyRules, RuleSet, with_rules};
use serde_json::json;

use crate::guest::{Guest, Question};
use crate::http::{Answer, BAD, FORBIDDEN, Lines, MISSING, Request, TEXT};
use crate::output::{self, Failure, remark};

/// The beginning of the path of a question.
const PROGRAM: &str = "/program/";

/// The seat in a question of this server's own page, whose path is the secret, and with a seat
/// `SECRET/SEAT`; empty without one. `None` if anybody else asks.
fn seat_asked<'a>(request: &'a Request, secret: &str) -> Option<&'a str> {
    let path = request.path.strip_prefix(PROGRAM)?;
    let (token, seat) = path.split_once('/').unwrap_or((path, ""));
    let own = request.field("origin") == format!("http://{}", request.field("host"));
    (request.method == "POST" && own && token == secret).then_some(seat)
}

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
    /// The rules that the page offers; its own if there are none.
    pub rules: Option<AnyRules>,
    /// A part of the address that other pages do not know.
    pub token: String,
}

impl Table {
    /// Serves until the process is ended.
    ///
    /// # Errors
    /// The port is taken.
    pub fn serve(self, port: u16) -> Result<(), Failure> {
        let listener = TcpListener::bind(("127.0.0.1", port))?;
        let port = listener.local_addr()?.port();
        let hosts = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        let shared = |rules| with_rules!(rules, rules => RuleSet::new("", rules).to_string());
        let rules = self.rules.map(shared);
        let rules = rules.map(|rules| format!("&rules={}", rules.replace(' ', "%20")));
        let (host, rules) = (&hosts[0], rules.unwrap_or_default());
        output::print(format_args!("http://{host}/?program={}{rules}", self.token))?;
        let names = names_of(&self.guests);
        let [right, opposite, left] = names.clone();
        let all = ["person".to_owned(), right, opposite, left];
        let seats = self.guests.map(|guest| seat(guest, all.clone()));
        let desk = Arc::new(Desk { site: self.site, hosts, token: self.token, names, seats });
        let lines = Arc::new(Lines::default());
        for stream in listener.incoming() {
            let Ok(stream) = stream else {
                // The system has no more of something, which takes a moment to come free.
                thread::sleep(Duration::from_millis(10));
                continue;
            };
            let (line, desk) = (lines.admit(stream), Arc::clone(&desk));
            thread::spawn(move || {
                if let Some(request) = Request::read(line) {
                    desk.answer(request);
                }
            });
        }
        Ok(())
    }
}

/// Answers requests, and hands questions to the programs.
struct Desk {
    site: Site,
    hosts: [String; 2],
    token: String,
    names: [String; 3],
    /// The programs at the seats 1 to 3.
    seats: [Sender<(Question, Request)>; 3],
}

impl Desk {
    fn answer(&self, request: Request) {
        if !self.hosts.iter().any(|host| host == request.field("host")) {
            return request.refuse(FORBIDDEN, "this server answers to its own name only");
        }
        if request.path.starts_with(PROGRAM) {
            return match seat_asked(&request, &self.token).map(str::to_owned) {
                Some(seat) => self.ask(&seat, request),
                None => request.refuse(FORBIDDEN, "only this server's page may ask"),
            };
        }
        match request.method.as_str() {
            "GET" => self.site.answer(request),
            _ => request.refuse("405 Method Not Allowed", "files are only read"),
        }
    }

    /// Answers a question of the page: without a seat who is here, else the program at that seat.
    /// Only a program that is to move is waited for.
    fn ask(&self, seat: &str, request: Request) {
        if seat.is_empty() {
            return request.say(&json!({ "names": self.names }));
        }
        let seat = seat.parse().ok().filter(|seat| (1..=self.seats.len()).contains(seat));
        let Some(seat) = seat else { return request.refuse(MISSING, "nobody sits there") };
        match Question::read(&request.body) {
            Ok(question) => {
                request.line.keep();
                // The receiver lives as long as the process.
                drop(self.seats[seat - 1].send((question, request)));
            }
            Err(words) => {
                remark(&words);
                request.refuse(BAD, &words);
            }
        }
    }
}

/// Lets a program answer at its seat. Of questions that have come while it thought it decides only
/// the last: the page asks again when it has been loaded again.
fn seat(mut guest: Guest, names: [String; 4]) -> Sender<(Question, Request)> {
    let (asks, asked) = mpsc::channel::<(Question, Request)>();
    thread::spawn(move || {
        while let Ok(first) = asked.recv() {
            let mut waiting: Vec<(Question, Request)> =
                [first].into_iter().chain(asked.try_iter()).collect();
            let last = waiting.pop();
            for (question, request) in waiting {
                match question.is_over() {
                    true => request.say(&json!(guest.answer(question, &names))),
                    false => request.refuse("409 Conflict", "the page has asked again"),
                }
            }
            if let Some((question, request)) = last {
                request.say(&json!(guest.answer(question, &names)));
            }
        }
    });
    asks
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
