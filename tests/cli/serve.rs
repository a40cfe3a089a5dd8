//! `istaka play --serve`: a browser asks programs what they do.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use istaka::{Actor, AnyRules, Bot, Game, Level, Match, Offered, Seat, with_rules};
use serde::Serialize;
use serde_json::{Value, json};

use crate::play::{client, log};

/// A server of a folder with one page, and its address.
struct Served {
    child: Child,
    host: String,
    token: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// The folder of a page for the test of this name.
fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("site-{name}"))
}

/// Makes the folder anew, with a page in it.
fn site(name: &str) -> PathBuf {
    let folder = folder(name);
    // An earlier run may have left one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("assets")).unwrap();
    let page = r#"<meta http-equiv="Content-Security-Policy" content="default-src 'self'">"#;
    fs::write(folder.join("index.html"), page).unwrap();
    fs::write(folder.join("assets/worker-1.js"), "play()").unwrap();
    folder
}

impl Served {
    fn start(name: &str, command: &str, more: &[&str]) -> Served {
        Served::started(Command::new(env!("CARGO_BIN_EXE_istaka")), name, command, more)
    }

    fn started(mut play: Command, name: &str, command: &str, more: &[&str]) -> Served {
        let folder = site(name);
        play.args(["play", "--serve", "--client", command, "--site"]).arg(folder).args(more);
        let mut child = play.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").expect(&line);
        let (host, token) = address.split_once("/?program=").expect(&line);
        Served { child, host: host.to_owned(), token: token.to_owned() }
    }

    /// Sends a request as it is; returns the status, the header and the body of the answer.
    fn send(&self, first: &str, fields: &[(&str, &str)], body: &str) -> (u16, String, String) {
        let mut line = TcpStream::connect(&self.host).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let fields: String =
            fields.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let rest = format!("Content-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len());
        write!(line, "{first} HTTP/1.1\r\n{fields}{rest}").unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").expect(&answer);
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.expect(head), head.to_owned(), body.to_owned())
    }

    fn get(&self, path: &str) -> (u16, String, String) {
        self.send(&format!("GET {path}"), &[("Host", &self.host)], "")
    }

    /// Asks as the page does.
    fn ask(&self, seat: &str, question: &Value) -> (u16, Value) {
        let origin = format!("http://{}", self.host);
        let fields = [("Host", self.host.as_str()), ("Origin", &origin)];
        let first = format!("POST /program/{}{seat}", self.token);
        let (status, _, body) = self.send(&first, &fields, &question.to_string());
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }
}

/// The question of the page for what a seat sees.
fn question<G: Game<View: Serialize>>(game: &Match<G>, seat: Seat) -> Value {
    let mut view = json!(game.view(seat).unwrap());
    // The page shows more than the engine's view.
    view["deficiency"] = json!(3);
    json!({ "match": game.seed().to_string(), "round": game.rounds().len(), "view": view })
}

/// Plays rounds, a bot in the place of the person, and tells the programs the ends.
fn play<G: Offered<View: Serialize>>(served: &Served, rules: G, rounds: usize) -> Match<G> {
    let mut game = Match::new(rules, 5);
    let mut person = G::Player::new(&rules, Level::Easy.into(), 0);
    for _ in 0..rounds {
        game.deal().unwrap();
        while let Some(seat) = game.turn() {
            if seat == Seat::ALL[0] {
                let view = game.view(seat).unwrap();
                game.play(seat, person.decide(&view, &mut || false)).unwrap();
            } else {
                let (status, answer) = served.ask(&format!("/{seat}"), &question(&game, seat));
                assert_eq!(status, 200, "{answer}");
                let action: &str = answer["action"].as_str().expect("an action");
                game.play(seat, action.parse().expect(action)).unwrap();
            }
        }
        for seat in rules.seats().iter().filter(|&seat| seat != Seat::ALL[0]) {
            // The page may say it twice.
            for _ in 0..2 {
                let heard = served.ask(&format!("/{seat}"), &question(&game, seat));
                assert_eq!(heard, (200, json!({ "heard": true })));
            }
        }
    }
    game
}

#[test]
fn a_person_in_a_browser_plays_every_game_against_a_program() {
    let file = log("served");
    let bot = format!("{} bot easy", env!("CARGO_BIN_EXE_istaka"));
    let served = Served::start("games", &bot, &["--log", file.to_str().unwrap()]);
    assert_eq!(served.ask("", &json!({})), (200, json!({ "names": ["easy", "easy 2", "easy 3"] })));
    for text in ["turkish", "rummi80", "yuzbir"] {
        let rules: AnyRules = text.parse().unwrap();
        let points = with_rules!(rules, rules => {
            let game = play(&served, rules, 2);
            json!(game.points())
        });
        let told = fs::read_to_string(&file).unwrap();
        let lines = told.lines().filter_map(|line| line.strip_prefix("1 < "));
        let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
        let of = |kind: &str| lines.iter().filter(|line| line["type"] == kind).collect::<Vec<_>>();
        let [results, rounds, tables] = ["result", "round", "table"].map(of);
        assert_eq!(results.last().unwrap()["points"], points, "{text}");
        let sum = |seat: usize| -> i64 {
            let last = &results[results.len() - 2..];
            last.iter().map(|result| result["scores"][seat].as_i64().unwrap()).sum()
        };
        assert_eq!(json!([0, 1, 2, 3].map(sum)), points, "{text}");
        assert_eq!(rounds.len(), results.len(), "{text}");
        assert_eq!(rounds.last().unwrap()["okey"].is_null(), text == "rummi80");
        assert!(tables.last().unwrap()["rules"].as_str().unwrap().starts_with(text));
        assert!(of("error").is_empty() && of("lost").is_empty(), "{text}");
        let view = of("view").last().unwrap()["view"].clone();
        assert_eq!((&view["deficiency"], &view["seat"]), (&Value::Null, &json!(1)), "{text}");
    }
}

#[test]
fn a_match_of_the_same_deals_begins_without_points() {
    let file = log("served-again");
    let bot = format!("{} bot easy", env!("CARGO_BIN_EXE_istaka"));
    let served = Served::start("again", &bot, &["--log", file.to_str().unwrap()]);
    for _ in 0..2 {
        let points = play(&served, istaka::okey::Rules::turkish(), 2).points();
        assert_ne!(points, [0; 4]);
    }
    let told = fs::read_to_string(&file).unwrap();
    let lines = told.lines().filter_map(|line| line.strip_prefix("1 < "));
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    let first = lines.filter(|line| line["type"] == "round" && line["number"] == 1);
    let points: Vec<Value> = first.map(|line| line["points"].clone()).collect();
    assert_eq!(points, [json!([0, 0, 0, 0]), json!([0, 0, 0, 0])]);
}

#[test]
fn only_a_program_that_is_to_move_is_waited_for() {
    let file = log("served-thinking");
    let more = ["--seconds", "86400", "--log", file.to_str().unwrap()];
    // The programs at the right and on the left never answer a view.
    let lines = "greet()\n\
        for line in sys.stdin:\n \
         told = json.loads(line)\n \
         if told['type'] == 'table' and told['seat'] != 2: sys.stdin.read()\n \
         if told['type'] == 'view': do('discard ' + told['view']['hand'][0])";
    let served = Served::start("thinking", &client(lines), &more);
    let mut game = Match::new(istaka::okey::Rules::turkish(), 5);
    game.deal().unwrap();
    let Served { host, token, .. } = &served;
    let body = question(&game, Seat::ALL[1]).to_string();
    let fields = format!("Host: {host}\r\nOrigin: http://{host}\r\nContent-Length: {}", body.len());
    let first = format!("POST /program/{token}/1 HTTP/1.1\r\n{fields}\r\n\r\n{body}");
    let asked = || {
        let mut line = TcpStream::connect(host).unwrap();
        write!(line, "{first}").unwrap();
        line
    };
    let thinking = asked();
    while !fs::read_to_string(&file).unwrap().contains(r#"{"type":"view""#) {
        thread::sleep(Duration::from_millis(10));
    }
    // The page is loaded again, and again.
    let waiting: Vec<TcpStream> = (0..3).map(|_| asked()).collect();
    assert_eq!(served.get("/").0, 200);
    assert_eq!(served.ask("", &json!({})).1["names"], json!(["test", "test 2", "test 3"]));
    assert_eq!(served.ask("/1", &json!("nothing")).0, 400);
    assert!(served.ask("/2", &question(&game, Seat::ALL[2])).1["action"].is_string());
    let stranger = [("Host", host.as_str()), ("Origin", "http://example.com")];
    assert_eq!(served.send(&format!("POST /program/{token}"), &stranger, "{}").0, 403);
    drop((thinking, waiting));
}

#[test]
fn a_page_that_is_loaded_again_gets_the_answer_to_the_same_view() {
    let lines = "greet()\n\
        views = 0\n\
        for line in sys.stdin:\n \
         if json.loads(line)['type'] == 'view': views += 1; do('discard R%d' % views)";
    let served = Served::start("reload", &client(lines), &[]);
    let mut game = Match::new(istaka::okey::Rules::turkish(), 5);
    game.deal().unwrap();
    let mut question = question(&game, Seat::ALL[1]);
    for _ in 0..2 {
        assert_eq!(served.ask("/1", &question), (200, json!({ "action": "discard R1" })));
    }
    question["match"] = json!("another");
    assert_eq!(served.ask("/1", &question), (200, json!({ "action": "discard R2" })));
}

#[test]
fn idle_connections_take_nothing_from_the_page() {
    // A shell that sets no limit has none to set.
    let mut play = Command::new("sh");
    play.args(["-c", "ulimit -n 96; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_istaka")]);
    let served = Served::started(play, "idle", &client("greet()\nhear()"), &[]);
    let idle: Vec<TcpStream> =
        (0..300).map(|_| TcpStream::connect(&served.host).unwrap()).collect();
    for (number, mut line) in idle.iter().enumerate().skip(200) {
        // Some have begun to say something.
        if number % 2 == 0 {
            write!(line, "GET / HTTP/1.1\r\nHost: ").unwrap();
        }
    }
    assert_eq!(served.get("/").0, 200);
    assert_eq!(served.ask("", &json!({})).0, 200);
    let mut told = String::new();
    let mut first = &idle[0];
    first.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    first.read_to_string(&mut told).unwrap();
    assert!(told.starts_with("HTTP/1.1 408 Request Timeout\r\n"), "{told}");
}

#[test]
fn what_is_no_request_is_refused() {
    let served = Served::start("requests", &client("greet()\nhear()"), &[]);
    let host = &served.host;
    let long = format!("GET / HTTP/1.1\r\nHost: {host}\r\nCookie: {}", "x".repeat(1 << 16));
    for (text, status) in [
        (&b"\r\n"[..], 400),
        (b"\0\xff\xfe\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\0 \x01 HTTP\r\n\r\n", 400),
        (b"GET /\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
        (b"POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n\xff\xff", 400),
        (b"POST / HTTP/1.1\r\nContent-Length: 99999999999999999\r\n\r\n", 413),
        (b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nshort", 408),
        (b"GET / HTTP/1.1\r\nHo", 408),
        (long.as_bytes(), 431),
        (b"GET /\xff HTTP/1.1\r\n\r\n", 403),
    ] {
        let mut line = TcpStream::connect(host).unwrap();
        line.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        line.write_all(text).unwrap();
        line.shutdown(Shutdown::Write).unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{status}: {answer}");
    }
    assert_eq!(served.get("/").0, 200);
}

#[test]
fn rules_are_offered_by_the_address() {
    let rules = "yuzbir players=3";
    let served = Served::start("rules", &client("greet()\nhear()"), &["--rules", rules]);
    let shared = "&rules=istaka-rules%201%20yuzbir%20players=3";
    assert!(served.token.ends_with(shared), "{}", served.token);
}

#[test]
fn only_the_page_of_the_server_itself_may_ask() {
    let served = Served::start("origin", &client("greet()\nhear()"), &[]);
    let Served { host, token, .. } = &served;
    let [own, path] = [format!("http://{host}"), format!("POST /program/{token}")];
    let status = |first: &str, fields: &[(&str, &str)]| served.send(first, fields, "{}").0;
    assert_eq!(status(&path, &[("Host", host), ("Origin", &own)]), 200);
    assert_eq!(status(&path, &[("Host", host)]), 403, "without an origin");
    assert_eq!(status(&path, &[("Host", host), ("Origin", "http://example.com")]), 403);
    assert_eq!(status(&path, &[("Host", host), ("Origin", "null")]), 403);
    assert_eq!(status("POST /program/guess", &[("Host", host), ("Origin", &own)]), 403);
    assert_eq!(status(&path.replace("POST", "GET"), &[("Host", host), ("Origin", &own)]), 403);
    // A name of somebody else's that leads to this machine.
    let other = [("Host", "rebound.example"), ("Origin", "http://rebound.example")];
    assert_eq!(status(&path, &other), 403);
    assert_eq!(status("GET /", &other[..1]), 403);
}

#[test]
fn the_page_and_nothing_beside_it_is_served() {
    let served = Served::start("files", &client("greet()\nhear()"), &[]);
    fs::write(folder("files").join("later.txt"), "not listed").unwrap();
    let (status, head, body) = served.get(&format!("/?program={}", served.token));
    assert_eq!(status, 200);
    assert!(head.contains("text/html") && body.contains("Policy"), "{head}");
    let (status, head, body) = served.get("/assets/worker-1.js");
    assert_eq!((status, body.as_str()), (200, "play()"));
    let head = head.to_lowercase();
    assert!(head.contains("content-security-policy: default-src 'self'"), "{head}");
    assert!(head.contains("text/javascript"), "{head}");
    for path in ["/../Cargo.toml", "/assets/../../Cargo.toml", "/%2e%2e/a", "/assets", "/later.txt"]
    {
        assert_eq!(served.get(path).0, 404, "{path}");
    }
    assert_eq!(served.send("PUT /", &[("Host", &served.host)], "").0, 405);
}

#[test]
fn a_file_that_nobody_reads_stops_no_other() {
    let served = Served::start("unread", &client("greet()\nhear()"), &[]);
    fs::write(folder("unread").join("assets/worker-1.js"), vec![0; 1 << 24]).unwrap();
    let lines: Vec<TcpStream> = (0..6)
        .map(|_| {
            let mut line = TcpStream::connect(&served.host).unwrap();
            write!(line, "GET /assets/worker-1.js HTTP/1.1\r\nHost: {}\r\n\r\n", served.host)
                .unwrap();
            line
        })
        .collect();
    assert_eq!(served.get("/").0, 200);
    drop(lines);
}

#[test]
fn a_program_that_fails_or_is_refused_loses_its_seat() {
    let lines = "greet()\n\
        for line in sys.stdin:\n \
         told = json.loads(line)\n \
         if told['type'] in ('view', 'error'): do('discard R99')";
    let served = Served::start("fails", &client(lines), &["--chances", "2"]);
    let mut game = Match::new(istaka::okey::Rules::turkish(), 5);
    game.deal().unwrap();
    let mut question = question(&game, Seat::ALL[1]);
    let say = |question: &Value| served.ask("/1", question);
    assert_eq!(say(&question), (200, json!({ "action": "discard R99" })));
    // The page plays nothing that the engine refuses.
    question["refused"] = json!({ "code": "badAction", "words": "no action" });
    assert_eq!(say(&question), (200, json!({ "action": "discard R99" })));
    assert_eq!(say(&question), (200, json!({ "lost": "tooManyErrors" })));
    question["refused"] = Value::Null;
    assert_eq!(say(&question), (200, json!({ "lost": "tooManyErrors" })));
    assert_eq!(served.ask("/9", &question).0, 404);
    question["view"]["turn"] = json!(77);
    assert_eq!(served.ask("/2", &question).0, 400);
    assert_eq!(served.ask("/2", &json!("nothing")).0, 400);
}
