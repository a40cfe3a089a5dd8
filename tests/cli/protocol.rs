//! `docs/bot-protocol.md`: its sessions happen as they are shown, and it explains every message,
//! field and code, together with `docs/protocol.d.ts`.

use crate::play::{client, example, log, play, play_with};
use istaka::okey::Refusal;
use istaka::{Coded, ParseError, okey101, rummi};
use serde_json::Value;

const PROTOCOL: &str = include_str!("../../docs/bot-protocol.md");

/// The types of views, events, outcomes and refusals, as the engine has them.
const TYPES: &str = include_str!("../../docs/protocol.d.ts");

#[test]
fn the_sessions_in_the_documentation_are_what_happens() {
    let blocks = PROTOCOL.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut sessions = 0;
    for mut lines in blocks.map(str::lines) {
        let Some(command) = lines.next().and_then(|line| line.strip_prefix("$ istaka play "))
        else {
            continue;
        };
        sessions += 1;
        let expected: Vec<&str> = lines.collect();
        // Only the rules are quoted.
        let parts = command.split('"').enumerate();
        let mut arguments: Vec<&str> = parts
            .flat_map(|(at, part)| if at == 1 { vec![part] } else { part.split(' ').collect() })
            .filter(|word| !word.is_empty())
            .collect();
        let path = log(&format!("session-{sessions}"));
        arguments.extend(["--log", path.to_str().unwrap()]);
        let said: Vec<&str> = expected.iter().filter_map(|line| line.strip_prefix("> ")).collect();
        assert!(play_with(&(said.join("\n") + "\n"), &arguments).status.success());
        let log = std::fs::read_to_string(path).unwrap();
        let happened = log.lines().map(|line| line.strip_prefix("0 ").unwrap());
        let happened: Vec<&str> = happened.collect();
        assert!(happened == expected, "the documentation should show:\n{}", happened.join("\n"));
    }
    assert_eq!(sessions, 2);
}

#[test]
fn the_documentation_explains_every_code() {
    // The codes of lost seats are no part of the library: `=> "timeOut",`.
    let arms = include_str!("../../src/bin/istaka/client.rs").split("=> \"").skip(1);
    let losses = arms.filter_map(|rest| Some(rest.split_once("\",")?.0));
    let losses: Vec<&str> = losses.filter(|code| code.chars().all(char::is_alphanumeric)).collect();
    assert_eq!(losses.len(), 7, "{losses:?}");
    let lines = ["badJson", "badMessage", "cannotWait"];
    let games = [Refusal::CODES, rummi::Refusal::CODES, okey101::Refusal::CODES].concat();
    let codes = [&games, ParseError::CODES, &losses, &lines];
    for code in codes.concat() {
        let typed = TYPES.contains(&format!("| \"{code}\""));
        assert!(typed || PROTOCOL.contains(&format!("`{code}`")), "{code} is not explained");
    }
}

#[test]
fn the_documentation_explains_every_message_and_field() {
    // The example player of Okey, and one that lays nothing and lets its time run out.
    let idler = client(
        "greet('idler')
for told in map(json.loads, sys.stdin):
    if told['type'] == 'view':
        opened = any(player['opened'] for player in told['view']['players'])
        do('timeout' if opened else 'draw' if told['view']['legal']['draw'] else 'pass')",
    );
    let drawer = client(
        "greet('drawer')
for told in map(json.loads, sys.stdin):
    if told['type'] == 'view':
        view = told['view']
        do('draw' if view['legal']['draw'] else 'discard ' + view['hand'][0])",
    );
    let clients = [
        ("turkish", example()),
        ("rummi80-site players=3", idler),
        ("yuzbir_hizli open-points=51", drawer),
    ];
    for (rules, client) in clients {
        explains_all(rules, &client);
    }
}

/// Checks that the documentation explains every message that this client gets in a match.
fn explains_all(rules: &str, client: &str) {
    let path = log(rules.split(' ').next().expect("a preset"));
    let file = path.to_str().unwrap();
    let ran = play(&["--client", client, "--matches", "1", "--rules", rules, "--log", file]);
    assert!(ran.status.success());
    let log = std::fs::read_to_string(path).unwrap();
    let mut names: Vec<String> = Vec::new();
    for line in log.lines().filter_map(|line| line.strip_prefix("0 < ")) {
        let message: Value = serde_json::from_str(line).expect("JSON");
        names.push(message["type"].as_str().expect("a type").to_owned());
        names_in(&message, &mut names);
    }
    names.sort();
    names.dedup();
    assert!(names.len() > 30, "{names:?}");
    for name in names {
        let typed = [format!(" {name}: "), format!("\"{name}\"")];
        let typed = typed.iter().any(|text| TYPES.contains(text));
        assert!(typed || PROTOCOL.contains(&format!("`{name}`")), "{name} is not explained");
    }
}

/// Gathers the names of all fields, and of events and outcomes.
fn names_in(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| names_in(item, names)),
        Value::Object(fields) => {
            names.extend(fields.keys().cloned());
            names.extend(value["kind"].as_str().map(str::to_owned));
            fields.values().for_each(|field| names_in(field, names));
        }
        _ => {}
    }
}

#[test]
fn the_example_client_plays_20_rounds_of_the_other_games() {
    for rules in ["rummi80", "rummi106", "yuzbir"] {
        let file = log(rules);
        let words = ["--rules", rules, "--rounds", "20", "--bots", "easy", "--json"];
        let logged = ["--client", &example(), "--log", file.to_str().unwrap()];
        let ran = play(&[&words[..], &logged].concat());
        let report = ran.report();
        let seat = &report["seats"][0];
        assert_eq!((&report["rounds"], &seat["errors"]), (&Value::from(20), &Value::from(0)));
        assert_eq!(seat["lost"], Value::Null, "{rules}");
        // It does not merely draw.
        let log = std::fs::read_to_string(&file).unwrap();
        let all = ["open", "lay", "add"].map(|verb| format!(r#"0 > {{"action": "{verb} "#));
        let lays = log.lines().filter(|line| all.iter().any(|start| line.starts_with(start)));
        assert!(lays.count() >= 5, "{rules}");
    }
}
