//! Tables with a bot at every seat, with several people, and with empty seats.

use crate::common;
use istaka::okey::{Action, Phase, Player, Refusal, Rules, Solver, View};
use istaka::rummi;
use istaka::{Character, Coded, Host, HostError, Level, Match, Roster, Seat};

type Table = Host<Rules, Roster<Player>>;

/// A table that has been dealt, with people at these seats.
fn table(rules: &str, people: &[usize]) -> Table {
    let rules = common::rules(rules);
    let mut game = Match::new(rules, 5);
    game.deal().expect("a deal");
    let roster = Roster::new(&rules, [Character::from(Level::Medium); 4], 5);
    Host::new(game, roster, Seat::ALL.map(|seat| !people.contains(&seat.index())))
}

fn turn(table: &Table) -> Option<Seat> {
    table.game.turn()
}

fn code<T>(result: Result<T, HostError<Refusal>>) -> &'static str {
    result.map_or_else(|error| error.code(), |_| "ok")
}

/// Moves for the person at this seat: draws, and throws the drawn tile.
fn move_person(table: &mut Table, seat: Seat) {
    let View { phase, drawn, legal, .. } = table.view(seat).expect("dealt");
    let action = match phase {
        Phase::Draw => Action::Draw,
        Phase::LastChance => Action::Pass,
        _ => Action::Discard(drawn.unwrap_or_else(|| legal.discard[0])),
    };
    table.act(seat, action).expect("it is the turn of this seat");
}

#[test]
fn with_bots_only_the_first_seat_is_shown_and_cannot_act() {
    for rules in ["turkish", "board players=3", "pagat players=2"] {
        let mut table = table(rules, &[]);
        let mut solver = Solver::new(table.game.rules().hands());
        let first = Seat::ALL[0];
        let mut moves = 0;
        while let Some(seat) = turn(&table) {
            assert_eq!((table.first_person(), table.actor()), (first, first));
            assert_eq!(table.view(first).expect("dealt").seat, first);
            assert_eq!(table.check(first, &Action::Draw), Err(HostError::IsBot(first)));
            assert_eq!(table.act(first, Action::Draw), Err(HostError::IsBot(first)));
            assert_eq!(table.undo(first), Err(HostError::IsBot(first)));
            assert_eq!(code(table.time_out(&mut solver)), "notYourTurn");
            let next = table.next_bot().expect("a bot is to move");
            assert!(next == seat || table.view(next).expect("dealt").legal.show_twin);
            assert!(table.ponders().is_ok());
            table.bot_move(&mut || false).expect("bots keep the rules");
            moves += 1;
        }
        assert!(moves > 10, "{rules}");
        assert_eq!(table.next_bot(), Err(HostError::NotBotTurn), "the round is over");
        assert_eq!(code(table.time_out(&mut solver)), "roundOver");
        table.play_out().expect("only bots play");
        assert!(table.game.is_over(), "{rules}");
        assert_eq!(code(table.bot_move(&mut || false)), "notBotTurn");
    }
}

#[test]
fn each_of_several_people_acts_in_turn_and_sees_only_one_hand() {
    let mut table = table("turkish", &[1, 2]);
    let [_, one, two, bot] = Seat::ALL;
    let mut moved = [0; 4];
    while let Some(seat) = turn(&table) {
        assert_eq!(table.first_person(), one);
        moved[seat.index()] += 1;
        if table.is_bot(seat) {
            assert_eq!(table.actor(), one, "a bot is to move");
            assert_eq!(code(table.act(two, Action::Draw)), "notYourTurn");
            table.bot_move(&mut || false).expect("bots keep the rules");
        } else {
            assert_eq!(table.actor(), seat);
            // A bot may have only the indicator's twin to show.
            while table.next_bot().is_ok() {
                table.bot_move(&mut || false).expect("bots keep the rules");
            }
            let other = if seat == one { two } else { one };
            let held = table.view(other).expect("dealt").hand[0];
            assert_eq!(code(table.act(other, Action::Discard(held))), "notYourTurn");
            assert_eq!(table.act(bot, Action::Draw), Err(HostError::IsBot(bot)));
            assert_eq!(table.bot_move(&mut || false), Err(HostError::NotBotTurn));
            move_person(&mut table, seat);
        }
        assert_eq!(table.play_out(), Err(HostError::NotBotTurn), "people are still in");
    }
    assert!(moved.iter().all(|&moves| moves > 10), "{moved:?}");
}

#[test]
fn with_people_only_no_bot_moves_and_the_clock_ends_turns() {
    let mut table = table("turkish", &[0, 1, 2, 3]);
    let mut solver = Solver::new(table.game.rules().hands());
    for moves in 0..40 {
        let Some(seat) = turn(&table) else { break };
        assert_eq!((table.actor(), table.next_bot()), (seat, Err(HostError::NotBotTurn)));
        if moves % 3 == 0 {
            table.time_out(&mut solver).expect("a person is to move");
            assert_ne!(turn(&table), Some(seat));
        } else {
            move_person(&mut table, seat);
        }
    }
    assert_eq!(table.play_out(), Err(HostError::NotBotTurn));
}

#[test]
fn once_every_person_is_out_the_bots_play_the_match_to_its_end() {
    let mut table = table("turkish limit=5", &[0]);
    while table.game.seats().contains(Seat::ALL[0]) {
        match turn(&table) {
            None => table.game.deal().expect("the player is still in the match"),
            Some(seat) if table.is_bot(seat) => {
                table.bot_move(&mut || false).map(drop).expect("bots keep the rules");
            }
            Some(seat) => move_person(&mut table, seat),
        }
    }
    assert!(!table.game.is_over(), "the others go on");
    table.play_out().expect("only bots are left");
    assert!(table.game.is_over());
}

#[test]
fn nobody_is_taken_for_a_person_at_a_seat_where_nobody_plays() {
    // Two sit at seats 0 and 2; three leave seat 2 free.
    for (rules, people, first) in
        [("turkish players=2", [1, 2], 2), ("turkish players=3", [2, 3], 3), ("board", [2, 3], 2)]
    {
        let table = table(rules, &people);
        assert_eq!(table.first_person(), Seat::ALL[first], "{rules}");
    }
}

#[test]
fn rule_7_6_a_bot_replaces_an_absent_player_until_the_deal() {
    let rules: rummi::Rules = "rummi80-site players=3".parse().expect("rules");
    let mut game = Match::new(rules, 5);
    game.deal().expect("a deal");
    let roster = Roster::<rummi::Player>::new(&rules, [Character::from(Level::Beginner); 4], 5);
    let [person, other, ..] = Seat::ALL;
    let mut table = Host::new(game, roster, Seat::ALL.map(|seat| seat != person));
    let (mut time_outs, mut since) = (0, 0);
    while let Some(seat) = table.game.turn() {
        assert_eq!(
            table.is_bot(person),
            time_outs == 2,
            "a player has left after two time-outs in a row"
        );
        assert!(table.is_bot(other));
        assert_eq!(
            table.first_person(),
            person,
            "a player who has left watches from the same seat"
        );
        if !table.is_bot(seat) {
            assert_eq!(table.next_bot(), Err(HostError::NotBotTurn));
            table.act(seat, rummi::Action::TimeOut).expect("there is a clock");
            time_outs += 1;
            continue;
        }
        if time_outs == 2 {
            let refused = Err(HostError::IsBot(person));
            assert_eq!(table.check(person, &rummi::Action::Draw), refused);
            assert_eq!(table.act(person, rummi::Action::Draw).map(drop), refused);
            assert_eq!(table.undo(person).map(drop), refused);
            assert_eq!(table.undoable(person), None);
            since += usize::from(seat == person);
        }
        assert_eq!(table.next_bot(), Ok(seat));
        table.bot_move(&mut || false).expect("bots keep the rules");
    }
    assert!(time_outs == 2 && since > 5, "{since} turns of the bot instead");
    assert_eq!(table.play_out(), Err(HostError::NotBotTurn), "the player is still in the match");
    table.game.deal().expect("three rounds are played");
    assert!(!table.is_bot(person), "the next deal brings the player back");
    assert_eq!(table.actor(), person);
}
