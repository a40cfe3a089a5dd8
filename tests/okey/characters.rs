//! Characters: each plays at its level, and shows its style.

use crate::common;
use crate::sample::sample;
use istaka::okey::{Action, Event, Outcome, Player, Round, Rules, View};
use istaka::{Actor, Bot, Character, Seat, Seats, Style, Wall};

/// The behaviour of players at opposite seats in many rounds against two others.
#[derive(Debug, Default)]
struct Habits {
    /// Tiles thrown, and the number that the next player took.
    thrown: f64,
    fed: f64,
    /// Turns in which a tile was taken.
    taken: f64,
    /// Rounds won, and the number won by seven pairs.
    won: f64,
    pairs: f64,
}

impl Habits {
    /// Measures a character at seats 0 and 2 of `deals` rounds, with `other` at the seats between.
    fn of(character: &str, other: &str, deals: u64) -> Habits {
        let rules = Rules::turkish();
        let player = |name: &str| {
            let character: Character = name.parse().expect("a character");
            Player::new(&rules, character, 0)
        };
        let mut bots = [player(character), player(other)];
        let mut habits = Habits::default();
        for seed in 0..deals {
            let wall = Wall::shuffled(rules.deal_plan(), seed, 1, 4);
            let starter = Seat::ALL[seed as usize % 4];
            let mut round = Round::new(rules, Seats::ALL, starter, &wall);
            while let Some(seat) = round.turn() {
                let view = View::alone(&round, seat);
                let action = bots[seat.index() % 2].decide(&view, &mut || false);
                round.play(seat, action).expect("bots keep the rules");
            }
            habits.add(&round);
        }
        habits
    }

    fn add(&mut self, round: &Round) {
        let ours = |seat: Seat| seat.index().is_multiple_of(2);
        for event in round.history() {
            match *event {
                Event::Discarded { seat, .. } if ours(seat) => self.thrown += 1.0,
                Event::Took { seat, .. } if ours(seat) => self.taken += 1.0,
                Event::Took { .. } => self.fed += 1.0,
                _ => {}
            }
        }
        if let Some(Outcome::Won(finish)) = round.outcome()
            && ours(finish.seat)
        {
            self.won += 1.0;
            self.pairs += f64::from(u8::from(finish.by_pairs));
        }
    }
}

/// The habits of a style over three levels, each against plain players of the same level.
fn habits(style: &str) -> Habits {
    let mut all = Habits::default();
    for level in ["easy", "medium", "hard"] {
        let habits = Habits::of(&format!("{level}:{style}"), level, sample(120, 400));
        all.thrown += habits.thrown;
        all.fed += habits.fed;
        all.taken += habits.taken;
        all.won += habits.won;
        all.pairs += habits.pairs;
    }
    all
}

#[test]
fn every_style_shows() {
    let [plain, careful, quick, pairs] = ["plain", "careful", "quick", "pairs"].map(habits);
    let fed = |habits: &Habits| habits.fed / habits.thrown;
    let taken = |habits: &Habits| habits.taken / habits.thrown;
    let by_pairs = |habits: &Habits| habits.pairs / habits.won;
    println!("plain {plain:?}\ncareful {careful:?}\nquick {quick:?}\npairs {pairs:?}");
    assert!(fed(&careful) < 0.96 * fed(&plain), "the careful one feeds the next player less");
    assert!(taken(&careful) < 0.85 * taken(&plain), "and takes less");
    assert!(taken(&quick) > 1.15 * taken(&plain), "the quick one takes more");
    let more = sample(2.0, 5.0);
    assert!(by_pairs(&pairs) > more * by_pairs(&plain), "the collector of pairs wins by them");
}

#[test]
fn a_character_is_read_from_its_level_its_style_or_its_name() {
    for text in ["beginner", "expert", "easy:careful", "hard:pairs"] {
        assert_eq!(text.parse::<Character>().expect(text).to_string(), text);
    }
    for (character, name) in Character::NAMED {
        assert_eq!(name.parse(), Ok(character));
        assert_eq!(character.to_string().parse(), Ok(character));
    }
    for style in Style::ALL {
        let played = Character::NAMED.iter().any(|(character, _)| character.style() == style);
        assert!(played, "a character is {style:?}");
    }
    for text in ["", "Hard", "hard:", "hard:greedy", "expert:careful", ":quick", "hard:quick:quick"]
    {
        let error = text.parse::<Character>().expect_err(text).to_string();
        assert!(error.contains("medium:careful"), "{error}");
    }
}

#[test]
fn close_choices_take_longer_than_clear_ones() {
    let rules = Rules::turkish();
    let mean = |name: &str| {
        let character: Character = name.parse().expect("a character");
        let mut bot = Player::new(&rules, character, 7);
        let mut pauses = Vec::new();
        for seed in 0..sample(12, 40) {
            let wall = Wall::shuffled(rules.deal_plan(), seed, 1, 4);
            let mut round = Round::new(rules, Seats::ALL, Seat::ALL[0], &wall);
            while let Some(seat) = round.turn() {
                let view = View::alone(&round, seat);
                let pause = bot.ponders(&view);
                assert_eq!(pause, bot.ponders(&view), "the same situation, the same pause");
                pauses.push(pause);
                round.play(seat, bot.decide(&view, &mut || false)).expect("bots keep the rules");
            }
        }
        assert!(pauses.iter().all(|pause| (30..=250).contains(pause)));
        let different: std::collections::BTreeSet<u32> = pauses.iter().copied().collect();
        assert!(different.len() > 20, "a person is no clock");
        pauses.iter().sum::<u32>() / pauses.len() as u32
    };
    let [plain, quick, careful] = ["hard", "hard:quick", "hard:careful"].map(mean);
    println!("mean pauses in percent: plain {plain}, quick {quick}, careful {careful}");
    assert!((80..=120).contains(&plain), "{plain}");
    assert!(quick < plain * 3 / 4 && careful > plain, "{quick}, {plain}, {careful}");
}

#[test]
fn an_expert_counts_on_seven_pairs_only_where_they_are_near() {
    let thrown = |hand: &str, level: &str| {
        let round = common::round(&[hand, "", "", ""], "K13", "");
        let character: Character = level.parse().expect("a character");
        let mut bot = Player::new(&Rules::turkish(), character, 0);
        let Action::Discard(tile) = bot.decide(&View::alone(&round, Seat::ALL[0]), &mut || false)
        else {
            panic!("a discard")
        };
        hand.split(' ').filter(|other| *other == tile.kind().to_string()).count()
    };
    // Four pairs, and runs lack little more: the tile goes that is alone among the others.
    let far = "R4 R4 R5 R6 Y8 Y8 Y9 B2 B2 K11 K11 K12 R12 Y10 B3";
    assert_eq!((thrown(far, "hard"), thrown(far, "expert")), (1, 2));
    // Five and six pairs, and runs lack nine.
    for near in [
        "R4 R4 Y8 Y8 B2 B2 K11 K11 R9 R9 B12 K3 B7 Y1 R13",
        "R4 R4 Y8 Y8 B2 B2 K11 K11 R9 R9 B12 B12 B7 Y1 R11",
    ] {
        assert_eq!((thrown(near, "hard"), thrown(near, "expert")), (1, 1));
    }
}
