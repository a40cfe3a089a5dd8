//! Programs at the table of `istaka play`, good ones and bad ones. The programs are in Python.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::sample::sample;
use istaka::okey::{Event, Player, Rules, View};
use istaka::{Bot, Level, Match, Seat, Seats};
use serde_json::{Value, json};

/// Longer than any test here may take: reaching it means a hang.
const PATIENCE: Duration = Duration::from_secs(60);

/// The Python that runs the clients.
fn python() -> &'static str {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    assert!(
        found.is_ok_and(|status| status.success()),
        "these tests let programs in Python play: install python3, its standard library suffices"
    );
    "python3"
}

/// The example client, as a command.
pub fn example() -> String {
    format!("{} '{}/tests/client.py'", python(), env!("CARGO_MANIFEST_DIR"))
}

/// A client that runs these lines of Python: `say` says a message, `do` an action, `greet` answers
/// the greeting, and `hear` hears a message.
pub fn client(lines: &str) -> String {
    let start = "import json, os, sys, time\n\
        def say(**message): print(json.dumps(message), flush=True)\n\
        def do(action): say(action=action)\n\
        def hear(): return json.loads(sys.stdin.readline())\n\
        def greet(name='test'): hear(); say(protocol='istaka-play', version=2, name=name)\n\
        print('pid', os.getpid(), file=sys.stderr, flush=True)\n";
    assert!(!lines.contains('"'), "a double quote ends the command");
    format!("{} -c \"{start}{lines}\"", python())
}

pub struct Ran {
    pub status: ExitStatus,
    out: String,
    err: String,
}

impl Ran {
    /// The report of `--json`, from either output.
    pub fn report(&self) -> Value {
        let mut lines = self.out.lines().chain(self.err.lines());
        let report = lines.find(|line| line.starts_with("{\"rules\":"));
        serde_json::from_str(report.expect("a report")).expect("JSON")
    }
}

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_istaka"));
    command.arg("play").args(arguments);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    pipes.spawn().unwrap()
}

fn read_all(mut from: impl Read + Send + 'static) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut text = String::new();
        from.read_to_string(&mut text).unwrap();
        text
    })
}

/// Waits for the end, up to a limit.
fn finish(mut child: Child) -> Ran {
    let out = read_all(child.stdout.take().unwrap());
    let err = read_all(child.stderr.take().unwrap());
    let begin = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if begin.elapsed() > PATIENCE {
            child.kill().unwrap();
            panic!("istaka play does not come to an end");
        }
        thread::sleep(Duration::from_millis(2));
    };
    Ran { status, out: out.join().unwrap(), err: err.join().unwrap() }
}

/// The greeting of a client, and its actions.
fn lines(name: &str, actions: &[&str]) -> String {
    let greeting = json!({ "protocol": "istaka-play", "version": 2, "name": name });
    let actions = actions.iter().map(|action| json!({ "action": action }));
    [greeting].into_iter().chain(actions).map(|line| format!("{line}\n")).collect()
}

/// The messages of a type in the output of a client.
fn told<'a>(out: &'a str, of: &str) -> Vec<&'a str> {
    let start = format!(r#"{{"type":"{of}""#);
    out.lines().filter(|line| line.starts_with(&start)).collect()
}

/// Plays with this text as the client on standard input.
pub fn play_with(input: &str, arguments: &[&str]) -> Ran {
    let mut child = start(arguments);
    let mut line = child.stdin.take().unwrap();
    // A client that has lost its seat need not read to the end.
    let _ = line.write_all(input.as_bytes());
    drop(line);
    finish(child)
}

pub fn play(arguments: &[&str]) -> Ran {
    finish(start(arguments))
}

/// The path of a test's own log file.
pub fn log(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}.log"))
}

#[test]
fn the_example_client_plays_100_rounds_without_an_illegal_action() {
    let ran = play(&["--client", &example(), "--json"]);
    let report = ran.report();
    let seat = &report["seats"][0];
    assert_eq!((&report["rounds"], &seat["errors"]), (&Value::from(100), &Value::from(0)));
    assert_eq!((&seat["who"], &seat["lost"]), (&Value::from("neighbours"), &Value::Null), "{seat}");
    assert_eq!(ran.err, "");
    // It plays sensibly: a player as good as the others would win 25.
    assert!(seat["won"].as_u64().unwrap() >= 12, "{seat}");
}

#[test]
fn the_example_client_plays_by_all_rules_and_with_two_three_and_four() {
    for preset in ["turkish", "board", "pagat"] {
        for players in 2..=4 {
            let rules = format!("{preset} players={players}");
            // A match ends with the first two only for three players or more.
            let rules = if rules == "pagat players=2" { rules + " end=survivor" } else { rules };
            let arguments = ["--client", &example(), "--matches", "1", "--json", "--rules", &rules];
            let ran = play(&arguments);
            assert!(ran.status.success(), "{rules}: {}", ran.err);
            let report = ran.report();
            let seats = report["seats"].as_array().unwrap();
            assert_eq!(seats.len(), players, "{rules}");
            assert_eq!(seats[0]["errors"], 0, "{rules}: {}", ran.err);
            assert_eq!(seats[0]["lost"], Value::Null, "{rules}: {}", ran.err);
        }
    }
}

#[test]
fn two_clients_play_and_one_that_fails_does_not_disturb_the_other() {
    let dies = client("greet('mayfly'); hear(); hear(); sys.exit(3)");
    let bots = "client,easy,client,easy";
    let ran = play(&[
        "--client",
        &dies,
        "--client",
        &example(),
        "--bots",
        bots,
        "--rounds",
        "20",
        "--json",
        "--stand-in",
        "medium",
    ]);
    let report = ran.report();
    assert_eq!((&report["rounds"], &report["seats"][0]["who"]), (&20.into(), &"medium".into()));
    assert_eq!(report["seats"][0]["lost"]["name"], "mayfly");
    assert_eq!(report["seats"][2]["who"], "neighbours");
    assert_eq!(
        (&report["seats"][2]["lost"], &report["seats"][2]["errors"]),
        (&Value::Null, &0.into())
    );
}

#[test]
fn an_endless_match_is_given_up() {
    let idler = client(
        "greet('idler')
for told in map(json.loads, sys.stdin):
    if told['type'] == 'view':
        legal = told['view']['legal']
        dull = [move for move in ('draw', 'pass') if legal[move]]
        dull += ['discard ' + tile for tile in legal['discard']]
        do(dull[0] if dull else 'wait')",
    );
    let matches = sample(1, 2);
    let (rules, path) = ("board players=2", log("given-up"));
    let file = path.to_str().unwrap();
    let clients = ["--client", &idler, "--client", &idler, "--rules", rules];
    let ran = play(
        &[&clients[..], &["--matches", &matches.to_string(), "--json", "--log", file]].concat(),
    );
    let report = ran.report();
    for (what, number) in
        [("rounds", 100 * matches), ("void", 100 * matches), ("given_up", matches)]
    {
        assert_eq!(report[what], number, "{report}");
    }
    for seat in report["seats"].as_array().unwrap() {
        assert_eq!((&seat["matches"], &seat["lost"]), (&0.into(), &Value::Null), "{seat}");
    }
    let told = std::fs::read_to_string(path).unwrap();
    let given_up = r#"2 < {"type":"standing","ranks":[null,null,null,null],"points":[0,0,0,0]}"#;
    assert_eq!(told.lines().filter(|&line| line == given_up).count(), matches);
}

#[test]
fn a_closed_reader_of_the_report_is_no_error() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_istaka"));
    let words = ["play", "--client", &example(), "--rounds", "1"];
    let output = command.args(words).stdout(writer).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[cfg(unix)]
#[test]
fn a_client_loses_its_seat_also_where_nobody_hears_of_it() {
    let mut child = start(&["--client", &client("sys.exit(1)"), "--rounds", "3", "--json"]);
    drop(child.stderr.take());
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    assert!(!child.wait().unwrap().success());
    let report: Value = serde_json::from_str(out.trim()).expect("a report");
    assert_eq!(
        (&report["rounds"], &report["seats"][0]["lost"]["code"]),
        (&3.into(), &"closed".into())
    );
}

#[test]
fn a_bot_at_the_end_of_a_line_plays_as_at_the_table() {
    for rules in ["turkish", "rummi80", "yuzbir"] {
        let bot = format!("'{}' bot medium:careful", env!("CARGO_BIN_EXE_istaka"));
        let all = ["--client", &bot].repeat(4);
        let rest = ["--rounds", "5", "--seed", "9", "--rules", rules, "--json"];
        let one = [&all[..2], &["--bots", "medium:careful"], &rest].concat();
        let (all, one) = (play(&[&all[..], &rest].concat()), play(&one));
        assert!(all.status.success() && one.status.success(), "{} {}", all.err, one.err);
        let seats = |ran: &Ran| {
            let seats = ran.report()["seats"].as_array().expect("seats").clone();
            let of =
                |seat: Value| [&seat["won"], &seat["points"], &seat["errors"]].map(Clone::clone);
            seats.into_iter().map(of).collect::<Vec<_>>()
        };
        assert_eq!(seats(&all), seats(&one), "{rules}");
    }
}

#[test]
fn info_goes_into_the_log_and_is_no_answer() {
    let path = log("info");
    let file = path.to_str().unwrap();
    let chatty = client(
        "greet()\nsay(info='early')\nwhile hear()['type'] != 'view': pass\n\
        [say(info=n) for n in range(200)]\ndo('quit')",
    );
    let ran = play(&["--client", &chatty, "--rounds", "1", "--log", file, "--json"]);
    let seat = &ran.report()["seats"][0];
    assert_eq!((&seat["errors"], &seat["lost"]["code"]), (&0.into(), &"left".into()));
    assert!(ran.status.success(), "a client may leave");
    let log = std::fs::read_to_string(path).unwrap();
    let said: Vec<&str> = log.lines().filter(|line| line.contains(" > ")).collect();
    assert_eq!(said.iter().filter(|line| line.contains("{\"info\":")).count(), 100);
    assert!(said.last().unwrap().contains("quit"), "an answer is kept after any number of remarks");
}

#[test]
fn the_same_seed_and_client_give_the_same_lines() {
    let run = |name: &str, seed: &str| {
        let path = log(name);
        let file = path.to_str().unwrap();
        let arguments = ["--client", &example(), "--rounds", "10", "--seed", seed, "--log", file];
        assert!(play(&arguments).status.success());
        std::fs::read_to_string(path).unwrap()
    };
    let first = run("first", "5");
    assert!(first.contains("\n0 < {\"type\":\"result\","));
    assert_eq!(first, run("second", "5"));
    assert_ne!(first, run("third", "6"));
}

/// Plays a round natively and returns every event.
fn native_events(rules: Rules, seed: u64) -> Vec<Event> {
    let seats = Seats::of(rules.players);
    let starter = seats.iter().nth(seed as usize % seats.count()).unwrap();
    let mut game = Match::with_dealer(rules, seed, seats.before(starter));
    game.deal().unwrap();
    let mut bot = Player::new(&rules, Level::Hard, 0);
    let shows = |game: &Match<Rules>| {
        let view = |&seat: &Seat| View::alone(game.round().unwrap(), seat).legal.show_twin;
        seats.iter().find(view)
    };
    let mut events = Vec::new();
    while let Some(turn) = game.turn() {
        let seat = if events.is_empty() { shows(&game).unwrap_or(turn) } else { turn };
        let action = bot.decide(&View::alone(game.round().unwrap(), seat), &mut || false);
        events.push(game.play(seat, action).unwrap());
    }
    events
}

/// Plays at standard input and output, answers views by `answer`, and returns all other messages.
fn converse(arguments: &[&str], mut answer: impl FnMut(View) -> String) -> Vec<Value> {
    let mut child = start(arguments);
    let mut line = child.stdin.take().unwrap();
    let told = BufReader::new(child.stdout.take().unwrap());
    let mut others = Vec::new();
    for told in told.lines().map(Result::unwrap) {
        let mut told: Value = serde_json::from_str(&told).unwrap();
        match told["type"].as_str().unwrap() {
            "hello" => write!(line, "{}", lines("test", &[])).unwrap(),
            "view" => {
                let view = serde_json::from_value(told["view"].take()).unwrap();
                writeln!(line, "{}", json!({ "action": answer(view) })).unwrap();
            }
            "error" | "lost" => panic!("{arguments:?}: {told}"),
            _ => others.push(told),
        }
    }
    assert!(child.wait().unwrap().success());
    others
}

#[test]
fn a_view_as_a_line_says_all_that_a_bot_needs() {
    for text in ["turkish", "board", "pagat players=3", "turkish players=2"] {
        let rules: Rules = text.parse().unwrap();
        let mut bot = Player::new(&rules, Level::Hard, 0);
        let told = converse(&["--rules", text, "--rounds", "8", "--seed", "3"], |view| {
            bot.decide(&view, &mut || false).to_string()
        });
        let event = |mut told: Value| serde_json::from_value(told["event"].take()).unwrap();
        let events = told.into_iter().filter(|told| told["type"] == "event").map(event);
        let events: Vec<Event> = events.collect();
        let native: Vec<Event> = (3..11).flat_map(|seed| native_events(rules, seed)).collect();
        assert_eq!(events, native, "{text}");
    }
}

#[test]
fn whatever_a_view_lists_as_legal_is_accepted() {
    for text in [
        "turkish twin=3",
        "turkish players=3 wild-discard=finish",
        "turkish players=2 wild-discard=dead",
        "turkish strict-declare=yes partners=yes",
        "board false-joker=wild",
        "pagat",
    ] {
        let mut choice = 0;
        let told = converse(&["--rules", text, "--rounds", "30", "--bots", "beginner"], |view| {
            let actions = view.legal.actions();
            choice += 7;
            actions[choice % actions.len()].to_string()
        });
        let results = told.iter().filter(|told| told["type"] == "result");
        assert_eq!(results.count(), 30, "{text}");
    }
}

/// Checks the effects of a failed client: one line reports it, a bot takes the seat, all rounds are
/// played.
fn assert_lost(ran: &Ran, code: &str, name: &str) {
    assert_eq!(ran.status.success(), code == "left", "{name}: {}", ran.err);
    let report = ran.report();
    assert_eq!(report["rounds"], 3, "{name}");
    let seat = &report["seats"][0];
    assert_eq!((&seat["lost"]["code"], &seat["who"]), (&code.into(), &"hard".into()), "{name}");
    let said = ran.err.lines().filter(|line| line.contains("loses seat 0 to hard"));
    assert_eq!(said.count(), 1, "{name}: {}", ran.err);
}

#[test]
fn a_malformed_answer_loses_the_seat_and_the_round_goes_on() {
    let greeting = lines("test", &[]);
    let long = format!("{greeting}{}\n", "x".repeat(100_000));
    let old = greeting.replace(":2}", ":1}");
    assert_ne!(old, greeting);
    for (code, input) in [
        ("closed", String::new()),
        ("closed", greeting.clone()),
        ("closed", lines("test", &["draw"])),
        ("closed", lines("test", &["draw"]) + "{\"action\":\"dr"),
        ("left", lines("test", &["quit"])),
        ("noGreeting", "{\"action\":\"draw\"}\n".repeat(50)),
        ("noGreeting", "istaka-play 1 test\n".to_owned()),
        ("noGreeting", greeting.replace("istaka-play", "chess")),
        ("noGreeting", "\0\u{1b}[2J\n".to_owned()),
        ("otherVersion", old),
        ("tooManyErrors", lines("test", &["sing a song"; 9])),
        ("tooManyErrors", lines("test", &["finish R1 : R1 | R1 |"; 9])),
        ("tooManyErrors", greeting.repeat(9)),
        ("tooManyErrors", format!("{greeting}{}", "draw\n".repeat(9))),
        ("tooManyErrors", format!("{greeting}{}", "{\"action\":5}\n".repeat(9))),
        ("tooManyErrors", format!("{greeting}{}", "\n".repeat(9))),
        ("tooLong", long),
    ] {
        let name = input.chars().take(60).collect::<String>();
        let ran = play_with(&input, &["--rounds", "3", "--json", "--seed", "2"]);
        assert_lost(&ran, code, &name);
        let last: Value = serde_json::from_str(ran.out.lines().last().unwrap()).unwrap();
        assert_eq!((&last["type"], &last["code"]), (&"lost".into(), &code.into()), "{name}");
        assert!(last["words"].as_str().is_some_and(|words| !words.is_empty()), "{name}");
        if code == "tooManyErrors" {
            assert_eq!(told(&ran.out, "error").len(), 3);
        }
    }
}

#[test]
fn a_line_that_is_no_answer_is_refused_with_a_code() {
    for (line, code) in [
        ("draw", "badJson"),
        ("{\"action\":\"draw\"", "badJson"),
        ("", "badJson"),
        ("[]", "badMessage"),
        ("{}", "badMessage"),
        ("{\"action\":{\"draw\":true}}", "badMessage"),
        ("{\"action\":null}", "badMessage"),
        ("{\"protocol\":\"istaka-play\",\"version\":2}", "badMessage"),
        ("{\"action\":\"\"}", "badAction"),
        ("{\"action\":\"discard Z1\"}", "badTile"),
    ] {
        let ran = play_with(&(lines("test", &[]) + line + "\n"), &["--rounds", "1"]);
        let errors = told(&ran.out, "error");
        assert_eq!(errors.len(), 1, "{line}: {}", ran.out);
        let error: Value = serde_json::from_str(errors[0]).unwrap();
        assert_eq!(error["code"], code, "{line}: {error}");
    }
    // Unknown fields are passed over, spaces and escapes are as anywhere in JSON.
    let more = r#"  { "mood" : ["fine"], "action" : " discard  B3\u0027\n" }  "#;
    let input = lines("test", &[]) + more + "\n";
    let ran = play_with(&input, &["--rules", "turkish players=3", "--seed", "199"]);
    assert!(told(&ran.out, "error")[0].contains(r#""code":"drawFirst""#), "{}", ran.out);
}

/// The name is printed to a terminal.
#[test]
fn a_name_is_short_and_has_no_control_characters() {
    let name = format!("  a\u{1b}[2J,  b\n{}", "x".repeat(100));
    let ran = play_with(&lines(&name, &["quit"]), &["--rounds", "1", "--json"]);
    let lost = &ran.report()["seats"][0]["lost"];
    assert_eq!(lost["name"], format!("a [2J, b {}", "x".repeat(31)));
}

#[test]
fn a_client_that_stalls_floods_or_dies_loses_the_seat() {
    let greet = "greet()\n";
    let cases = [
        ("timeOut", "0.2", "time.sleep(99)".to_owned()),
        ("timeOut", "0.2", format!("{greet}time.sleep(99)")),
        ("timeOut", "0.2", format!("{greet}while True: hear()")),
        ("closed", "5", format!("{greet}sys.exit(1)")),
        ("closed", "5", format!("{greet}os.close(1)\ntime.sleep(99)")),
        ("closed", "5", format!("{greet}os.abort()")),
        ("tooManyErrors", "5", format!("{greet}while True: do('draw' * 50)")),
        ("tooLong", "5", format!("{greet}while True: sys.stdout.write('x' * 65536)")),
    ];
    let play_case = |(code, seconds, lines): &(&str, &str, String)| {
        let command = client(lines);
        let ran = play(&["--client", &command, "--rounds", "3", "--seconds", seconds, "--json"]);
        assert_lost(&ran, code, lines);
        let pid = ran.err.lines().find_map(|line| line.strip_prefix("pid ")).expect("it started");
        let running = PathBuf::from("/proc").join(pid).exists();
        assert!(!running, "{lines}: process {pid} is left");
    };
    thread::scope(|scope| {
        for case in &cases {
            scope.spawn(move || play_case(case));
        }
    });
}

#[test]
#[cfg(target_os = "linux")]
fn a_log_without_room_is_told_once_and_ends_no_game() {
    let ran = play_with(&lines("test", &[]), &["--rounds", "1", "--log", "/dev/full"]);
    assert!(told(&ran.out, "lost").len() == 1, "{}", ran.out);
    assert_eq!(ran.err.matches("the log ends here").count(), 1, "{}", ran.err);
}

#[test]
fn the_twin_is_offered_before_the_first_turn_and_may_wait() {
    // Seat 0 is dealt the twin, and seat 1 starts.
    let input = lines("test", &["wait", "wait", "twin", "draw"]);
    let ran = play_with(&input, &["--seed", "1", "--rounds", "1"]);
    let view = |line: &str| {
        let mut told: Value = serde_json::from_str(line).unwrap();
        serde_json::from_value(told["view"].take()).unwrap()
    };
    let views: Vec<View> = told(&ran.out, "view").into_iter().map(view).collect();
    let legal: Vec<Vec<String>> = views
        .iter()
        .take(4)
        .map(|view| view.legal.actions().iter().take(3).map(ToString::to_string).collect())
        .collect();
    assert_eq!(legal[0], ["twin"]);
    assert_eq!(views[0].turn, Some(Seat::ALL[1]));
    assert_eq!(legal[1], ["twin", "draw", "take"]);
    assert!(told(&ran.out, "error")[0].contains("\"cannotWait\""), "{}", ran.out);
    assert_eq!(legal[2], ["draw", "take"]);
    assert!(ran.out.contains("{\"kind\":\"showedTwin\",\"seat\":0,"), "{}", ran.out);
}

/// RULES 7.6.
#[test]
fn after_two_time_outs_in_a_row_a_bot_plays_the_round() {
    for rules in ["rummi80-site players=2", "rummi80 clock=30 players=3"] {
        let input = lines("sleeper", &["timeout"; 9]);
        let bots = ["--bots", "beginner", "--rounds", "2", "--json"];
        let ran = play_with(&input, &[&["--rules", rules], &bots[..]].concat());
        let rounds: Vec<&str> = ran.out.split("{\"type\":\"round\",").skip(1).collect();
        assert_eq!(rounds.len(), 2, "{rules}");
        for round in rounds {
            assert_eq!(told(round, "view").len(), 2, "{rules}: {round}");
            let events = told(round, "event");
            let own = |kind: &str| format!("\"event\":{{\"kind\":\"{kind}\",\"seat\":0");
            let timed_out = events.iter().rposition(|line| line.contains(&own("timedOut")));
            let mut after = events[timed_out.unwrap() + 1..].iter();
            let acts = |line: &&str| line.contains(&own("drew")) || line.contains(&own("laid"));
            assert!(after.any(acts), "{rules}: somebody plays there: {round}");
        }
        let report = ran.report();
        let seat = &report["seats"][0];
        assert_eq!((&seat["who"], &seat["lost"]), (&"sleeper".into(), &Value::Null), "{rules}");
        assert_eq!(seat["errors"], 0, "{rules}");
    }
    // Two timeouts with a turn between are not in a row.
    let turns = ["timeout", "draw"].repeat(4);
    let ran = play_with(
        &lines("slow", &turns),
        &["--rules", "rummi80-site players=2", "--rounds", "1", "--json"],
    );
    assert!(told(&ran.out, "view").len() > 4, "{}", ran.out);
}

#[test]
fn a_bad_request_says_what_is_wrong() {
    for (arguments, word) in [
        (&["--client", " "][..], "empty"),
        (&["--client", "no-such-program-anywhere"], "cannot start “no-such-program-anywhere”"),
        (&["--bots", "hard,hard"], "3 players cannot sit at 4 seats"),
        (&["--bots", "client,hard,client,hard"], "1 clients cannot sit at 2 places"),
        (&["--bots", "genius"], "the levels beginner"),
        (&["--seconds", "0"], "number of seconds"),
        (&["--seconds", "NaN"], "number of seconds"),
        (&["--chances", "0"], "1..=100"),
        (&["--rules", "poker"], "preset"),
        (&["--rounds", "1", "--matches", "1"], "cannot be used with"),
    ] {
        let ran = play_with("", arguments);
        assert!(!ran.status.success(), "{arguments:?}");
        assert!(ran.err.contains(word), "{arguments:?}: {}", ran.err);
    }
}
