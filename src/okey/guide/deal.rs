//! The order of play, the starter, and the deal (RULES section 4).

use super::section::Text;
use crate::guide::Source::{Der, Own, Pag, S1, S2};
use crate::okey::rules::{Rules, Setting, Starter};
use crate::seat::Direction;
use crate::wall::Dealing;

/// Tiles in a stack of the stock.
const STACK: u16 = 5;

/// The throw of the die in the example.
const DIE: u16 = 5;

/// Writes the section.
pub fn deal(text: &mut Text<'_>) {
    let rules = text.rules;
    match rules.direction {
        _ if rules.players == 2 => text.say("by-turns", "4", &[Own], &[]),
        Direction::Clockwise => text.say("clockwise", "4", &[S1], &[Setting::Direction]),
        Direction::Anticlockwise => {
            text.say("anticlockwise", "4", &[S2, Pag], &[Setting::Direction])
        }
    };
    match rules.starter {
        Starter::HighestDie => text.say("starter-die", "4", &[S1, Own], &[Setting::Starter]),
        Starter::AfterDealer => text.say("starter-dealer", "4", &[S2, Pag], &[Setting::Starter]),
        Starter::Dealer => text.say("starter-dealer-begins", "6", &[Own], &[Setting::Starter]),
        Starter::Winner => text.say("starter-winner", "6", &[Own], &[Setting::Starter]),
    };
    let settings = &[Setting::Dealing];
    let dealt = rules.deal_plan().dealt(rules.players.into());
    // The indicator is not in the stock.
    let stock = (Rules::PACK.size() - dealt - 1) as u16;
    match rules.dealing {
        Dealing::Quick => {
            text.say("quick", "4", &[S2, Der], settings).number("stock", stock);
            text.say("stacks", "4", &[S2, Der], settings)
                .number("stacks", stock / STACK)
                .number("last", stock % STACK);
            racks(text);
            return;
        }
        Dealing::RingFromTop => text.say("ring-top", "4", &[S1, Own], settings),
        Dealing::RingFromBottom => text.say("ring-bottom", "4", &[Pag], settings),
    };
    text.say("ring-hands", "4", &[Pag], settings)
        .number("die", DIE)
        .number("first", DIE + 1)
        .number("second", DIE + 1 + rules.players)
        .number("third", DIE + 1 + 2 * rules.players);
    let rest = match rules.players {
        2 => "ring-rest-two",
        3 => "ring-rest",
        _ => "ring-rest-four",
    };
    text.say(rest, "4", &[Pag], settings);
    text.say("ring-stock", "4", &[Pag, Der], settings).number("stock", stock);
    racks(text);
}

/// Says that no other player sees a player's tiles.
fn racks(text: &mut Text<'_>) {
    text.say("racks", "5", &[S1, S2], &[]);
}
