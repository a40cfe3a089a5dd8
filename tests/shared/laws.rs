//! The laws of every game, checked on the way through a match and at a table.

use std::fmt::Debug;

use istaka::{
    Bots, Coded, Game, Host, HostError, Match, MatchError, Seat, Supply, Tile, Undo, Wall,
    read_record, write_record,
};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

/// The part of a game that its laws need to know.
pub trait Lawful: Game<View: Debug + PartialEq> {
    /// The hands, the piles and the stock.
    fn supply(round: &Self::Round) -> &Supply;

    /// All other tiles: an indicator, the table.
    fn others(_round: &Self::Round) -> Vec<Tile> {
        Vec::new()
    }

    /// Returns `true` if all players have seen a tile that is in a hand.
    fn is_open(_round: &Self::Round, _tile: Tile) -> bool {
        false
    }

    /// Actions to try, legal or not.
    fn attempts(round: &Self::Round) -> Vec<Self::Action>;

    /// Returns a test of what `seat` may do now, by another reckoning than [`Game::check`].
    fn allowed(round: &Self::Round, seat: Seat) -> impl Fn(&Self::Action) -> bool;

    /// Returns `true` if an action may be undone freely right after it.
    fn is_free(action: &Self::Action) -> bool;

    /// Returns `true` if the action of this event was accepted and broke a rule, which costs.
    fn fails(_event: &Self::Event) -> bool {
        false
    }

    /// The solvers that offers and hints need.
    type Adviser;

    /// Creates the solvers for these rules.
    fn adviser(&self) -> Self::Adviser;

    /// All that a view, an offer or a hint tells the player at `seat` about what is possible.
    fn claims(
        adviser: &mut Self::Adviser,
        game: &Match<Self>,
        seat: Seat,
    ) -> Vec<Claim<Self::Action>>;
}

/// A statement that these actions are possible one after the other, or that they are not.
#[derive(Debug)]
pub struct Claim<A> {
    /// The field that says it.
    pub field: &'static str,
    pub possible: bool,
    pub actions: Vec<A>,
}

impl<A> Claim<A> {
    pub fn new(field: &'static str, possible: bool, actions: impl Into<Vec<A>>) -> Claim<A> {
        Claim { field, possible, actions: actions.into() }
    }
}

/// Chooses an action of the player to move.
pub type Choose<'a, G> = dyn FnMut(&Match<G>, Seat, &mut ChaCha8Rng) -> <G as Game>::Action + 'a;

/// Checks a position, dealt or reached by an action.
pub type Each<'a, G> = dyn FnMut(&Match<G>, Option<(Seat, &<G as Game>::Action)>) + 'a;

/// Plays at most this number of rounds of a match. The expensive laws are checked in one of
/// `rarely` positions and at the end of the stock, the others in each.
pub fn hold<G: Lawful>(
    rules: G,
    seed: u64,
    (rounds, rarely): (usize, u32),
    choose: &mut Choose<G>,
    each: &mut Each<G>,
) -> Match<G> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let (mut game, mut adviser) = (Match::new(rules, seed), rules.adviser());
    while !game.is_over() && game.rounds().len() < rounds {
        game.deal().expect("a deal");
        each(&game, None);
        while let Some(turn) = game.turn() {
            let last = game.round().is_some_and(|round| G::supply(round).stock().len() < 2);
            if last || random.random_ratio(1, rarely) {
                exactly_what_is_allowed_is_accepted(&game);
                hidden_tiles_change_no_view(&game, &mut random);
                what_is_said_to_be_possible_is(&game, &mut adviser);
            }
            let before = (last || random.random_ratio(1, rarely)).then(|| game.clone());
            let action = choose(&game, turn, &mut random);
            assert_eq!(action.to_string().parse().as_ref(), Ok(&action));
            game.play(turn, action.clone()).expect("a legal action");
            if let Some(before) = before {
                undo_leads_back(&before, &game, turn, &action);
            }
            every_tile_is_somewhere_once(&game);
            each(&game, Some((turn, &action)));
        }
        points_add_up(&game);
    }
    a_record_replays_the_same(&game);
    a_damaged_record_is_refused_or_another_match(&game, &mut random);
    game
}

fn every_tile_is_somewhere_once<G: Lawful>(game: &Match<G>) {
    let round = game.round().expect("dealt");
    let supply = G::supply(round);
    let mut tiles = [supply.stock(), &G::others(round)].concat();
    tiles.extend(
        Seat::ALL.iter().flat_map(|&seat| [supply.hand(seat), supply.pile(seat)]).flatten(),
    );
    tiles.sort_unstable();
    assert!(tiles.into_iter().eq(game.rules().deal_plan().pack.tiles()));
}

fn exactly_what_is_allowed_is_accepted<G: Lawful>(game: &Match<G>) {
    let round = game.round().expect("dealt");
    for seat in Seat::ALL {
        let (allowed, mut next) = (G::allowed(round, seat), round.clone());
        for action in G::attempts(round) {
            let checked = G::check(round, seat, &action);
            let played = G::play(&mut next, seat, action.clone()).map(drop);
            assert_eq!(checked, played, "{seat} {action}");
            assert_eq!(played.is_ok(), allowed(&action), "{seat} {action}");
            match played {
                Ok(()) => assert!(G::may_act(round, seat), "{seat} {action}"),
                Err(refusal) => {
                    assert!(G::Refusal::CODES.contains(&refusal.code()), "{}", refusal.code());
                    assert_eq!(next, *round, "{seat} {action} was refused");
                    continue;
                }
            }
            next = round.clone();
        }
    }
}

/// Checks that the engine accepts what views, offers and hints promise, and refuses what they deny.
fn what_is_said_to_be_possible_is<G: Lawful>(game: &Match<G>, adviser: &mut G::Adviser) {
    let round = game.round().expect("dealt");
    for seat in game.rules().seats().iter() {
        for Claim { field, possible, actions } in G::claims(adviser, game, seat) {
            let mut next = round.clone();
            let played: Result<Vec<_>, _> =
                actions.iter().map(|action| G::play(&mut next, seat, action.clone())).collect();
            let fine = played.as_ref().is_ok_and(|events| !events.iter().any(G::fails));
            let rules = game.rules();
            assert_eq!(fine, possible, "{rules}: {field} of seat {seat}: {actions:?}: {played:?}");
        }
    }
}

/// Exchanges hidden tiles in the wall, and replays the round: the view stays the same.
fn hidden_tiles_change_no_view<G: Lawful>(game: &Match<G>, random: &mut ChaCha8Rng) {
    let (index, played) = (game.rounds().len() - 1, game.rounds().last().expect("dealt"));
    let supply = G::supply(&played.round);
    for seat in played.seats.iter() {
        let hands = played.seats.iter().filter(|&other| other != seat);
        let hidden = hands.flat_map(|other| supply.hand(other)).chain(supply.stock()).copied();
        let hidden: Vec<Tile> = hidden.filter(|&tile| !G::is_open(&played.round, tile)).collect();
        let mut new = hidden.clone();
        new.shuffle(random);
        let exchanged = played.wall().expect("a deal").tiles().iter().map(|tile| {
            hidden.iter().position(|other| other == tile).map_or(*tile, |place| new[place])
        });
        let (plan, dice) =
            (game.rules().deal_plan(), played.wall().expect("a deal").dice().cloned());
        // Other tiles may demand other dice, and forbid an action.
        let wall =
            Wall::new(plan, played.wall().expect("a deal").players(), exchanged.collect(), dice)
                .ok();
        let other = wall.and_then(|wall| {
            let mut other = game.dealt_from(index, wall)?;
            for (seat, action) in &played.actions {
                other.play(*seat, action.clone()).ok()?;
            }
            Some(other)
        });
        // A false joker that came elsewhere may have turned another indicator.
        let same = |other: &Match<G>| {
            let others = other.round().map(G::others);
            G::turn(&played.round).is_some() && others == Some(G::others(&played.round))
        };
        if let Some(other) = other.filter(same) {
            assert_eq!(other.view(seat), game.view(seat), "{}", game.rules());
        }
    }
}

/// Checks that an action is undone as its game allows, and always for practice.
fn undo_leads_back<G: Lawful>(before: &Match<G>, after: &Match<G>, seat: Seat, action: &G::Action) {
    let runs = after.turn().is_some();
    let free = (runs && G::is_free(action)).then_some(Undo::Free);
    for practice in [false, true] {
        let (mut before, mut back) = (before.clone(), after.clone());
        if practice {
            before.mark_as_practice();
            back.mark_as_practice();
        }
        let expected = free.or(practice.then_some(Undo::Practice));
        assert_eq!(back.undoable(seat), expected, "{action}");
        assert_eq!(back.undo(seat).ok(), expected, "{action}");
        let then = if expected.is_some() { before } else { after.clone() };
        assert_eq!(back, then, "{action}");
    }
}

fn points_add_up<G: Game>(game: &Match<G>) {
    let mut points = [0; 4];
    for played in game.rounds() {
        let written = G::written(&played.round).map(G::total);
        points.iter_mut().zip(written).for_each(|(sum, now)| *sum += now);
    }
    assert_eq!(game.points(), points);
    assert_eq!(game.places().is_some(), game.is_over());
    if let Some(places) = game.places() {
        let players = game.rules().seats();
        assert_eq!((places.len(), places[0].rank), (players.count(), 1));
        assert!(places.is_sorted_by_key(|place| place.rank), "{places:?}");
        assert!(places.iter().all(|place| players.contains(place.seat)), "{places:?}");
    }
}

fn a_record_replays_the_same<G: Game>(game: &Match<G>) {
    let text = write_record(game);
    assert_eq!(read_record::<G>(&text).as_ref(), Ok(game), "{text}");
}

/// Cuts the record between two lines, changes a letter and leaves out a word of the last wall.
fn a_damaged_record_is_refused_or_another_match<G: Game>(game: &Match<G>, random: &mut ChaCha8Rng) {
    let text = write_record(game);
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..random.random_range(4..=lines.len())].join("\n");
    assert!(read_record::<G>(&cut).is_ok(), "{cut}");
    for _ in 0..4 {
        let at = random.random_range(0..text.len());
        let letter = char::from(random.random_range(b' '..=b'~'));
        let mut damaged = text.clone();
        damaged.replace_range(at..=at, letter.encode_utf8(&mut [0]));
        if let Ok(other) = read_record::<G>(&damaged) {
            a_record_replays_the_same(&other);
        }
    }
    let wall = text.rfind("\nround ").expect("a wall") + "\nround ".len();
    let tile = text[wall..].find([' ', '\n']).expect("a tile") + 1;
    let without = [&text[..wall], &text[wall + tile..]].concat();
    assert!(read_record::<G>(&without).is_err(), "{without}");
}

/// Checks who acts at a table of bots, and at one with a person at each seat in turn.
pub fn hold_at_a_table<G: Lawful, B: Bots<G>>(rules: G, seed: u64, bots: impl Fn() -> B) {
    let table = |is_bot: [bool; 4]| {
        let mut host = Host::new(Match::new(rules, seed), bots(), is_bot);
        host.game.deal().expect("a deal");
        host
    };
    let mut host = table([true; 4]);
    host.play_out().expect("bots keep the rules");
    assert!(host.game.is_over());
    assert_eq!(host.game.deal(), Err(MatchError::MatchOver));
    points_add_up(&host.game);
    for person in rules.seats().iter() {
        let mut host = table(Seat::ALL.map(|seat| seat != person));
        while host.game.turn() != Some(person) {
            host.bot_move(&mut || false).expect("bots keep the rules");
        }
        assert_eq!((host.actor(), host.first_person()), (person, person));
        assert!(host.play_out().is_err(), "a person plays");
        let round = host.round().expect("dealt").clone();
        let bot = rules.seats().after(person);
        let allowed = G::allowed(&round, person);
        for action in G::attempts(&round) {
            assert_eq!(host.act(bot, action.clone()).err(), Some(HostError::IsBot(bot)));
            assert_eq!(host.check(person, &action).is_ok(), allowed(&action));
        }
        let legal = G::attempts(&round).into_iter().find(allowed).expect("a legal action");
        host.act(person, legal).expect("it is the person's turn");
    }
}
