//! Rounds between four bots of one level, as `istaka simulate` plays them.

use std::cell::RefCell;

use istaka::okey::{Player, Round, Rules, View};
use istaka::{Bot, Level, Seat, Seats, Standing, Wall};

thread_local! {
    static BOT: RefCell<Option<Player>> = const { RefCell::new(None) };
}

/// Creates the bot that plays at all seats, 0 for the weakest level.
#[unsafe(no_mangle)]
pub extern "C" fn seat(level: usize) {
    let level = Level::ALL[level];
    BOT.replace(Some(Player::new(&Rules::turkish(), level, 0)));
}

/// Plays the rounds of `count` seeds from `first` on, and returns the number of discards.
#[unsafe(no_mangle)]
pub extern "C" fn rounds(first: u32, count: u32) -> u32 {
    BOT.with_borrow_mut(|bot| {
        let bot = bot.as_mut().expect("seat came first");
        (first..first + count).map(|seed| round(bot, seed.into())).sum()
    })
}

fn round(bot: &mut Player, seed: u64) -> u32 {
    let rules = Rules::turkish();
    let wall = Wall::shuffled(rules.deal_plan(), seed, 1, 4);
    let mut round = Round::new(rules, Seats::ALL, Seat::ALL[seed as usize % 4], &wall);
    let standing = Standing::first(rules);
    let mut view = View::of(&round, Seat::ALL[0], &standing);
    while let Some(turn) = round.turn() {
        view = view.renewed(&round, turn, &standing);
        let action = bot.decide(&view, &mut || false);
        round.play(turn, action).expect("bots keep the rules");
    }
    Seat::ALL.iter().map(|&seat| round.pile(seat).len() as u32).sum()
}
