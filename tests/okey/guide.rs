//! The explanation of the rules: every example is true, every number is the engine's, and every
//! setting is explained.

#[path = "../shared/guide.rs"]
mod laws;

use istaka::contest::{ContestKind, Fixture, Format, Scored, Until, ring_prizes};
use istaka::okey::{Figure, FigureClaim, Options, Paragraph, Preset, Rules, Section, Setting};
use istaka::{Dealing, Dice, Example, Named, Source, Tile, Wall, explain};
use laws::all_rules;

/// The explanation of rules, paragraph by paragraph.
fn said(rules: &str) -> Vec<Paragraph> {
    explain(&rules.parse().expect("rules"))
}

fn number(rules: &str, id: &str, name: &str) -> u16 {
    let text = said(rules);
    let paragraph = text.iter().find(|paragraph| paragraph.id == id);
    let paragraph = paragraph.unwrap_or_else(|| panic!("{rules}: nothing says {id}"));
    let number = paragraph.numbers.iter().find(|number| number.0 == name);
    number.unwrap_or_else(|| panic!("{rules}: no {name} in {id}")).1
}

#[test]
fn a_wrong_example_is_found() {
    let rules = Rules::turkish();
    let finish = |by_okey, by_pairs| FigureClaim::Finish { by_okey, by_pairs };
    let hand = "R1 R2 R3 R4 | Y5 Y6 Y7 | R9 Y9 K9 | K10 K11 K12 K13";
    let cases = [
        (None, "", None, FigureClaim::Tiles),
        (Some("B6"), "B8 B8", None, FigureClaim::Okey),
        (Some("B6"), "B7", None, FigureClaim::Twin),
        (None, "R13 R1 R2", None, FigureClaim::Run),
        (None, "R5 R6 R7 | R5 R6", None, FigureClaim::Run),
        (None, "R4 R4 Y4", None, FigureClaim::Group),
        (Some("B6"), "R7 F", None, FigureClaim::Pair),
        (None, "R1 R2 R3", None, FigureClaim::NoMeld),
        (None, "R1 R1", None, FigureClaim::NoPair),
        (None, "R1 R2 R3", None, FigureClaim::Complete),
        (Some("B6"), hand, Some("F"), finish(true, false)),
        (Some("B6"), hand, Some("B7"), finish(false, false)),
        (Some("B6"), hand, Some("B7"), finish(true, true)),
        (Some("B6"), hand, None, finish(false, false)),
        (Some("B6"), hand, Some("K2"), FigureClaim::OneColor),
        (None, "R5", None, FigureClaim::Doubles),
        // An example with a wild tile must show the indicator.
        (None, "R4 Y2 R6", None, FigureClaim::Run),
    ];
    for (indicator, tiles, last, shows) in cases {
        let figure = Figure { indicator, tiles, last, shows };
        assert!(!figure.holds(&rules), "{figure:?}");
    }
}

/// The heading in the source that supports a paragraph. Look it up when adding a tag. Pagat's page
/// has few headings; its topics stand for them.
const TOLD: &[(&str, Source, &str)] = &[
    ("brief-melds", Source::S1, "Satz; Sequenz"),
    ("brief-melds", Source::S2, "Ziel"),
    ("brief-melds", Source::Pag, "sets and runs"),
    ("brief-melds-pairs", Source::S2, "Ziel: 7 Paare"),
    ("brief-melds-pairs", Source::Pag, "sets and runs: seven pairs"),
    ("brief-turn", Source::S1, "Spielverlauf"),
    ("brief-turn", Source::S2, "Spielablauf"),
    ("brief-turn", Source::Pag, "play"),
    ("brief-okey", Source::S1, "Zusätzliche Joker"),
    ("brief-okey", Source::S2, "Echte Joker und falsche Joker"),
    ("brief-okey", Source::Pag, "joker"),
    ("brief-okey-wild", Source::S1, "Zusätzliche Joker: Sonderfall"),
    ("brief-finish", Source::S1, "Spielende"),
    ("brief-finish", Source::S2, "Spielende"),
    ("brief-finish", Source::Pag, "end of play"),
    ("brief-win", Source::S1, "Spielende"),
    ("brief-loss", Source::S2, "Abrechnung und Wertung"),
    ("brief-loss", Source::Pag, "scoring"),
    ("brief-rounds-wins", Source::S1, "Ziel des Spieles"),
    ("brief-rounds-penalties", Source::S2, "Wertung: Ringspiele"),
    ("brief-survivor-exceed", Source::S2, "Abrechnung und Wertung"),
    ("brief-two-exceed", Source::S2, "Abrechnung und Wertung"),
    ("brief-survivor-reach", Source::Pag, "scoring"),
    ("brief-two-reach", Source::Pag, "scoring"),
    ("aim-wins", Source::S1, "Ziel des Spieles"),
    ("aim-penalties", Source::S2, "Ziel; Abrechnung und Wertung"),
    ("aim-penalties", Source::Pag, "object; scoring"),
    ("set", Source::S1, "Spielmaterial"),
    ("set", Source::S2, "Spielsteine"),
    ("set", Source::Pag, "tiles"),
    ("cards", Source::S2, "Okey - Türkisches Rommé: mit Spielkarten"),
    ("okey", Source::S1, "Zusätzliche Joker"),
    ("okey", Source::S2, "Echte Joker und falsche Joker"),
    ("okey", Source::Pag, "joker"),
    ("wild", Source::S1, "Joker"),
    ("wild", Source::S2, "Echte Joker und falsche Joker"),
    ("wild", Source::Pag, "joker"),
    ("false-joker-placeholder", Source::S1, "Platzhalter"),
    ("false-joker", Source::S2, "Echte Joker und falsche Joker"),
    ("false-joker", Source::Pag, "joker"),
    ("turned-redraw", Source::Pag, "deal: the second throw is repeated"),
    ("turned-wild", Source::S1, "Zusätzliche Joker: Sonderfall"),
    ("run", Source::S1, "Sequenz"),
    ("run", Source::S2, "Ziel: Sequenzen"),
    ("run", Source::Pag, "sets and runs"),
    ("high-one", Source::S1, "Sequenz: Besonderheit"),
    ("high-one", Source::S2, "Spielsteine; Ziel: um die Ecke"),
    ("high-one", Source::Pag, "sets and runs"),
    ("group", Source::S1, "Satz"),
    ("group", Source::S2, "Ziel: Sätze"),
    ("group", Source::Pag, "sets and runs"),
    ("complete", Source::S1, "Spielende"),
    ("complete", Source::S2, "Ziel"),
    ("complete", Source::Pag, "sets and runs"),
    ("pairs", Source::S2, "Ziel: 7 Paare"),
    ("pairs", Source::Pag, "sets and runs: seven pairs"),
    ("no-pairs", Source::S1, "Spielende: Sätze und Sequenzen only"),
    ("clockwise", Source::S1, "Spielvorbereitung"),
    ("anticlockwise", Source::S2, "Verteilung der Spielsteine"),
    ("anticlockwise", Source::Pag, "players"),
    ("starter-die", Source::S1, "Spielvorbereitung"),
    ("starter-dealer", Source::S2, "Verteilung der Spielsteine"),
    ("starter-dealer", Source::Pag, "deal"),
    ("quick", Source::S2, "Verteilung der Spielsteine"),
    ("stacks", Source::S2, "Verteilung der Spielsteine: Fünfer-Stapel; Spielablauf"),
    ("racks", Source::S1, "Spielverlauf"),
    ("racks", Source::S2, "Verteilung der Spielsteine"),
    ("ring-top", Source::S1, "Spielvorbereitung; Zusätzliche Joker"),
    ("ring-bottom", Source::Pag, "deal"),
    ("ring-hands", Source::Pag, "deal"),
    ("ring-rest-four", Source::Pag, "deal"),
    ("ring-rest", Source::Pag, "deal"),
    ("ring-rest-two", Source::Pag, "deal"),
    ("ring-stock", Source::Pag, "deal"),
    ("first", Source::S1, "Spielverlauf; Spielende"),
    ("turn", Source::S2, "Spielablauf"),
    ("inspect-none", Source::S2, "Spielablauf"),
    ("inspect-own-left", Source::Pag, "play"),
    ("inspect-both", Source::Pag, "play"),
    ("twin", Source::S2, "Abrechnung und Wertung"),
    ("twin", Source::Pag, "scoring: the face-up tile"),
    ("twin-points", Source::S2, "Abrechnung und Wertung"),
    ("twin-points", Source::Pag, "scoring: the face-up tile"),
    ("finish", Source::S1, "Spielende"),
    ("finish", Source::S2, "Spielende"),
    ("finish", Source::Pag, "end of play"),
    ("empty", Source::S2, "Abrechnung und Wertung"),
    ("wins", Source::S1, "Spielende"),
    ("loss", Source::S2, "Abrechnung und Wertung"),
    ("loss", Source::Pag, "scoring"),
    ("by-okey", Source::S2, "Abrechnung und Wertung"),
    ("by-okey", Source::Pag, "scoring"),
    ("by-pairs", Source::S2, "Abrechnung und Wertung"),
    ("by-pairs", Source::Pag, "scoring"),
    ("both-multiply", Source::S2, "Abrechnung und Wertung"),
    ("exceed", Source::S2, "Abrechnung und Wertung"),
    ("reach", Source::Pag, "scoring"),
    ("survivor", Source::S2, "Abrechnung und Wertung"),
    ("survivor-two", Source::S2, "Abrechnung und Wertung"),
    ("top-two", Source::S2, "Abrechnung und Wertung"),
    ("top-two", Source::Pag, "scoring"),
    ("stakes", Source::S2, "Abrechnung und Wertung"),
    ("rounds-wins", Source::S1, "Spielende"),
    ("rounds-penalties", Source::S2, "Wertung: Ringspiele"),
    ("rounds-agreed", Source::S1, "Ziel des Spieles"),
    ("chips-pay", Source::S2, "Wertung: Ringspiele: Einsatz und Rake"),
    ("chips-ring", Source::S2, "Wertung: Ringspiele"),
    ("chips-ring-wins", Source::S2, "Wertung: Ringspiele: 1, 2 oder 3 Runden"),
    ("chips-share-two", Source::S2, "Wertung: Ringspiele: mindestens 75 %"),
    ("chips-share-three", Source::S2, "Wertung: Ringspiele: mindestens 75 %"),
    ("chips-share-three-wins", Source::S2, "Wertung: Ringspiele: mindestens 75 %"),
    ("chips-share-four", Source::S2, "Wertung: Ringspiele: mindestens 75 %"),
    ("chips-share-four-wins", Source::S2, "Wertung: Ringspiele: mindestens 75 %"),
    ("chips-sitngo", Source::S2, "Wertung: Sit'n'Go's"),
    ("chips-places-two", Source::S2, "Wertung: Sit'n'Go's: mindestens 75 %"),
    ("chips-places-three", Source::S2, "Wertung: Sit'n'Go's: mindestens 75 %"),
    ("chips-places-four", Source::S2, "Wertung: Sit'n'Go's: mindestens 75 %"),
    ("chips-tournament", Source::S2, "Wertung: Multitable Okey Turniere"),
    ("chips-tournament-wins", Source::S2, "Wertung: Multitable Okey Turniere"),
    ("chips-tournament-down", Source::S2, "Wertung: Multitable Okey Turniere"),
    ("chips-formats", Source::S2, "Wertung: Turnierformate"),
];

#[test]
fn a_source_is_named_only_where_it_says_so() {
    let mut unused: Vec<_> = TOLD.iter().map(|&(id, source, _)| (id, source)).collect();
    for rules in all_rules() {
        for Paragraph { id, sources, .. } in explain(&rules) {
            for source in sources {
                if matches!(source, Source::Der | Source::Own) {
                    continue;
                }
                let told = TOLD.iter().any(|&(of, by, _)| (of, by) == (id, source));
                assert!(told, "{rules}: where does {} say {id}?", source.name());
                unused.retain(|&entry| entry != (id, source));
            }
        }
    }
    assert_eq!(unused, [], "no paragraph names them");
}

#[test]
fn the_source_of_the_rules_that_are_played_comes_first() {
    for (rules, first) in [("board", Source::S1), ("turkish", Source::S2), ("pagat", Source::Pag)] {
        for id in ["set", "run", "group", "finish"] {
            let text = said(rules);
            let paragraph = text.iter().find(|paragraph| paragraph.id == id).expect("it is said");
            assert_eq!(paragraph.sources[0], first, "{rules}: {id}");
        }
    }
    for (rules, source) in [("pagat", Source::Pag), ("turkish", Source::Own)] {
        let text = said(rules);
        let turned = text.iter().find(|paragraph| paragraph.id == "turned-redraw");
        assert_eq!(turned.expect("it is said").sources, [source], "{rules}");
    }
}

/// S2 has a limit of 20, and so has PAG.
#[test]
fn a_number_that_no_source_knows_is_our_own() {
    for (rules, id, own) in [
        ("turkish", "exceed", false),
        ("turkish limit=15", "exceed", true),
        ("pagat", "reach", false),
        ("pagat limit=30", "reach", true),
    ] {
        let text = said(rules);
        let paragraph = text.iter().find(|paragraph| paragraph.id == id).expect("it is said");
        assert_eq!(paragraph.sources.contains(&Source::Own), own, "{rules}: {id}");
    }
}

#[test]
fn the_stock_is_as_large_as_the_wall_leaves_it() {
    for rules in all_rules() {
        let id = if rules.dealing == Dealing::Quick { "quick" } else { "ring-stock" };
        let wall = Wall::shuffled(rules.deal_plan(), 1, 1, rules.players.into());
        let stock = number(&rules.to_string(), id, "stock");
        assert_eq!(wall.deal().stock.len(), usize::from(stock), "{rules}");
    }
}

#[test]
fn the_starter_gets_the_stacks_of_the_example() {
    for rules in all_rules() {
        if rules.dealing == Dealing::Quick {
            continue;
        }
        let text = rules.to_string();
        let stacks = ["first", "second", "third"].map(|name| number(&text, "ring-hands", name));
        // False jokers first, so that none lies at the position of the die.
        let mut tiles: Vec<Tile> = Rules::PACK.tiles().collect();
        tiles.reverse();
        let die = number(&text, "ring-hands", "die");
        let dice = Dice { stack: u8::try_from(die).expect("pips"), tiles: vec![1] };
        let players = rules.players.into();
        let wall =
            Wall::new(rules.deal_plan(), players, tiles.clone(), Some(dice)).expect("a wall");
        let expected: Vec<Tile> = stacks
            .iter()
            .flat_map(|&stack| tiles[usize::from(stack - 1) * 5..][..5].to_vec())
            .collect();
        assert_eq!(wall.deal().hands[0], expected, "{rules}");
    }
}

#[test]
fn the_points_are_those_of_section_6() {
    for (rules, id, points) in [
        ("turkish", "loss", 2),
        ("turkish", "by-okey", 4),
        ("turkish", "by-pairs", 4),
        ("turkish", "both-multiply", 8),
        ("turkish stacking=max", "both-max", 4),
        ("turkish", "twin-points", 1),
        ("turkish twin=3", "twin-points", 3),
        ("kahvehane", "twin-down", 1),
        ("sayili twin=2", "twin-own", 2),
        ("kahvehane", "loss-down", 2),
        ("kahvehane", "by-okey-down", 4),
        ("kahvehane", "by-pairs-down", 4),
        ("kahvehane", "both-down", 8),
        ("sayili", "win-own", 2),
        ("sayili", "by-okey-own", 4),
        ("sayili", "by-pairs-own", 4),
        ("sayili stacking=max", "both-max-down", 4),
        ("turkish strict-declare=yes", "strict", 2),
        ("turkish one-colour=yes", "one-colour", 4),
    ] {
        assert_eq!(number(rules, id, "points"), points, "{rules}");
    }
    for (rules, id, points) in [
        ("turkish", "loss", 2),
        ("turkish", "by-okey", 4),
        ("turkish", "by-pairs", 4),
        ("turkish", "both-multiply", 8),
    ] {
        let value: Rules = rules.parse().expect("rules");
        let text = explain(&value);
        let paragraph = text.iter().find(|paragraph| paragraph.id == id).expect("it is said");
        assert_eq!(paragraph.figures[0].points(&value), Some(points), "{id}");
    }
}

#[test]
fn the_text_follows_the_rules() {
    for (rules, there, absent) in [
        ("board", "wins", "loss"),
        ("board", "turned-wild", "turned-redraw"),
        ("board", "no-pairs", "pairs"),
        ("board", "ring-top", "quick"),
        ("turkish", "quick", "ring-hands"),
        ("turkish", "survivor", "top-two"),
        ("pagat", "top-two", "survivor"),
        ("pagat", "reach", "exceed"),
        ("pagat players=3", "ring-rest", "ring-rest-four"),
        ("pagat players=2", "ring-rest-two", "ring-rest"),
        ("pagat players=2", "inspect-both", "inspect-own-left"),
        ("pagat players=3", "inspect-own-left", "inspect-both"),
        ("turkish players=2", "survivor-two", "survivor"),
        ("turkish players=3", "survivor", "survivor-two"),
        ("turkish players=3", "anticlockwise", "by-turns"),
        ("board players=3", "clockwise", "by-turns"),
        ("board players=2", "by-turns", "clockwise"),
        ("turkish twin=0", "no-twin", "twin"),
        ("kahvehane", "count-down", "exceed"),
        ("kahvehane", "twin-discard", "twin"),
        ("sayili", "count-own", "best"),
        ("sayili partners=yes", "count-own-partners", "partners-out"),
        ("turkish players=2", "by-turns", "anticlockwise"),
        ("turkish wild-discard=finish strict-declare=yes", "wild-finish-strict", "wild-finish"),
        ("turkish twin-until=discard", "twin-discard", "twin"),
        ("turkish starter=dealer", "starter-dealer-begins", "starter-dealer"),
        ("turkish starter=winner", "starter-winner", "starter-dealer"),
        ("board starter=after-dealer", "starter-dealer", "starter-die"),
        ("turkish high-one=no", "low-one", "high-one"),
        ("turkish seven-pairs=no pot=yes", "pot-okey", "pot"),
        ("turkish partners=yes", "partners-out", "survivor"),
        ("turkish partners=yes", "partners", "partners-wins"),
        ("board partners=yes", "partners-wins", "partners"),
        ("turkish end=rounds ties=extra", "ties-extra", "ties-share"),
        ("board", "rounds-agreed", "stacks"),
        ("turkish", "stacks", "rounds-agreed"),
        ("turkish", "racks", "ring-stock"),
        ("pagat", "racks", "stacks"),
        ("turkish", "chips-ring", "chips-ring-wins"),
        ("board", "chips-ring-wins", "chips-places-four"),
        ("board", "chips-no-sitngo", "chips-twin"),
        ("turkish", "chips-twin", "chips-none"),
        ("turkish pot=yes", "chips-none", "chips-pay"),
        ("turkish stakes=yes", "chips-none", "chips-tournament"),
        ("turkish partners=yes", "chips-sitngo-partners", "chips-tournament"),
        ("board partners=yes", "chips-share-partners", "chips-tournament-wins"),
        ("kahvehane", "chips-down", "chips-ring"),
        ("kahvehane", "chips-tournament-down", "chips-places-four"),
        ("kahvehane partners=yes", "chips-none-down", "chips-pay"),
    ] {
        let ids: Vec<&str> = said(rules).iter().map(|paragraph| paragraph.id).collect();
        assert!(ids.contains(&there), "{rules}: no {there}");
        assert!(!ids.contains(&absent), "{rules}: {absent}");
    }
}

#[test]
fn the_stock_lies_in_stacks_of_five() {
    for (players, stacks, last) in [(4, 9, 3), (3, 12, 2), (2, 15, 1)] {
        let rules = format!("turkish players={players}");
        assert_eq!(number(&rules, "stacks", "stacks"), stacks, "{players}");
        assert_eq!(number(&rules, "stacks", "last"), last, "{players}");
        assert_eq!(stacks * 5 + last, number(&rules, "quick", "stock"), "{players}");
    }
}

#[test]
fn as_many_rounds_are_agreed_as_can_be_set() {
    let (least, most) =
        (number("board", "rounds-agreed", "least"), number("board", "rounds-agreed", "most"));
    let fits = |rounds: u16| format!("board rounds={rounds}").parse::<Rules>().is_ok();
    assert!(fits(least) && fits(most) && !fits(least - 1) && !fits(most + 1));
}

#[test]
fn the_prizes_of_the_examples_are_those_of_the_key() {
    let cases: [(&str, &str, &[u16], &[u16]); 4] = [
        ("turkish", "chips-share-four", &[2, 4, 8, 10], &[326, 56, 18, 0]),
        ("pagat players=3", "chips-share-three", &[0, 2, 4], &[350, 50, 0]),
        ("board", "chips-share-four-wins", &[2, 1, 0, 0], &[350, 50, 0, 0]),
        ("board players=3", "chips-share-three-wins", &[2, 1, 0], &[350, 50, 0]),
    ];
    for (rules, id, points, chips) in cases {
        assert_eq!(number(rules, id, "pool"), 400, "{rules}");
        for (place, (&points, &chips)) in (1..).zip(points.iter().zip(chips)) {
            assert_eq!(number(rules, id, &format!("p{place}")), points, "{rules}");
            assert_eq!(number(rules, id, &format!("c{place}")), chips, "{rules}");
        }
    }
    // Two players have no others to share with, and of partners two are ahead.
    assert_eq!(ring_prizes(400, &[2, 6]), Ok(vec![400, 0]));
    assert_eq!(ring_prizes(400, &[4, 4]), Ok(vec![200, 200]));
    assert_eq!(ring_prizes(400, &[6, 2, 6, 2]), Ok(vec![0, 200, 0, 200]));
}

#[test]
fn the_shares_of_the_places_are_those_of_section_8() {
    let shares = |rules: &str, id: &str| {
        ["first", "second", "third"].map(|place| {
            let text = said(rules);
            let told = text.iter().find(|told| told.id == id).expect("it is said");
            told.numbers.iter().find(|number| number.0 == place).map(|number| number.1)
        })
    };
    let none = [None; 3];
    assert_eq!(shares("turkish", "chips-places-four"), [75, 18, 7].map(Some));
    let three = shares("turkish players=3", "chips-places-three");
    assert_eq!(three, [Some(75), Some(25), None]);
    assert_eq!(shares("turkish players=2", "chips-places-two"), none);
    assert_eq!(shares("turkish partners=yes", "chips-sitngo-partners"), none);
    for (rules, id) in [
        ("turkish", "chips-tournament"),
        ("board", "chips-tournament-wins"),
        ("sayili", "chips-tournament-down"),
    ] {
        assert_eq!(shares(rules, id), [50, 30, 20].map(Some), "{rules}");
        assert_eq!(number(rules, id, "entrants"), 16, "{rules}");
        assert_eq!(number(rules, id, "stack"), 1000, "{rules}");
    }
    assert_eq!(number("turkish", "chips-sitngo", "limit"), 20);
}

/// As a fixture of a contest judges it.
#[test]
fn the_guide_lists_the_games_for_chips() {
    for rules in all_rules() {
        let text = explain(&rules);
        let tells = |part: &str| text.iter().any(|told| told.id.starts_with(part));
        let suits = |kind, players: usize| {
            let mut seats = [None; 4];
            (0..players).for_each(|seat| seats[seat] = Some(seat));
            let fixture = Fixture {
                table: 0,
                rules: rules.to_string(),
                kind,
                format: Format::Normal,
                rounds: u16::from(kind == ContestKind::Ring),
                seed: 1,
                dealer: None,
                seats,
                until: Until::MatchOver,
            };
            rules.for_fixture(&fixture).is_ok()
        };
        let own = rules.players.into();
        assert_eq!(tells("chips-ring"), suits(ContestKind::Ring, own), "{rules}");
        assert_eq!(tells("chips-sitngo"), suits(ContestKind::SitAndGo, own), "{rules}");
        assert_eq!(tells("chips-tournament"), suits(ContestKind::Tournament, 4), "{rules}");
    }
}

/// Half a dozen sentences, at the beginning, with any rules.
#[test]
fn the_game_is_told_in_one_minute() {
    for rules in all_rules() {
        let text = explain(&rules);
        let brief = text.iter().filter(|paragraph| paragraph.section == Section::Brief);
        let ids: Vec<&str> = brief.map(|paragraph| paragraph.id).collect();
        assert_eq!(ids.len(), 6, "{rules}: {ids:?}");
        assert!(ids.iter().all(|id| id.starts_with("brief-")), "{rules}: {ids:?}");
        assert_eq!(text[0].section, Section::Brief, "{rules}");
    }
    assert_eq!(number("turkish", "brief-loss", "points"), 2);
    assert_eq!(number("turkish limit=15", "brief-survivor-exceed", "limit"), 15);
    assert_eq!(number("board rounds=7", "brief-rounds-wins", "rounds"), 7);
    for (rules, there) in [
        ("turkish", "brief-melds-pairs"),
        ("turkish seven-pairs=no", "brief-melds"),
        ("turkish", "brief-okey"),
        ("board", "brief-okey-wild"),
        ("board", "brief-win"),
        ("pagat", "brief-two-reach"),
        ("turkish end=top-two", "brief-two-exceed"),
        ("pagat players=3", "brief-fewest-reach"),
        ("turkish end=best", "brief-fewest-exceed"),
        ("turkish partners=yes", "brief-partners-exceed"),
        ("kahvehane", "brief-down"),
        ("kahvehane partners=yes", "brief-down-partners"),
        ("sayili", "brief-own"),
        ("sayili", "brief-win-own"),
        ("turkish end=rounds", "brief-rounds-penalties"),
    ] {
        assert!(said(rules).iter().any(|paragraph| paragraph.id == there), "{rules}: {there}");
    }
}
