//! Makes rules of one's own from a preset and from text: `cargo run --example rule_set`.

use std::error::Error;

use istaka::okey::{Options, Preset, Rules};
use istaka::{Match, RuleOptions};

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options { limit: 15, color_double: true, ..Options::preset(Preset::Turkish, 3) };
    let rules = Rules::new(options)?;
    println!("as text: {rules}");
    assert_eq!("turkish players=3 color-double=yes limit=15".parse::<Rules>()?, rules);

    // Rules that contradict themselves cannot be made.
    let alone = Options { partners: true, ..*rules };
    for conflict in alone.conflicts() {
        println!("conflict: {conflict}");
    }
    assert!(Rules::new(alone).is_err());

    let mut game = Match::new(rules, 42);
    game.deal()?;
    println!("{} players", game.seats().count());
    Ok(())
}
