//! Plays a tournament of eight bots for play chips: `cargo run --example tournament`.

use std::error::Error;

use istaka::contest::{ContestKind, Director, Entrant, Format, Terms};
use istaka::contests::{ContestTable, buys};

fn main() -> Result<(), Box<dyn Error>> {
    let terms = Terms {
        rules: "turkish".into(),
        kind: ContestKind::Tournament,
        format: Format::Speed,
        rounds: 0,
        stake: 100,
        rake_percent: 10,
        prize: 0,
        partners: false,
    };
    let entrant = Entrant { name: String::new(), player: "medium".into(), purse: 110 };
    let mut director = Director::open(terms, vec![entrant; 8], 42)?;
    while !director.is_over() {
        if let Some(&offer) = director.offers().first() {
            director.answer(offer.entrant, buys(&director, offer)?)?;
            continue;
        }
        let fixture = director.fixtures().remove(0);
        let table = fixture.table;
        let mut contest_table = ContestTable::new(fixture, &director, None)?;
        let report = contest_table.play(8)?;
        println!("{report}");
        director.report(table, report, &[])?;
    }
    println!("prizes: {:?}", director.prizes());
    Ok(())
}
