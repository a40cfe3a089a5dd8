//! A round of 101 Okey at a real table, as text (`docs/notation.md`).

use std::fmt;

use super::action::Way;
use super::penalty::{Penalty, Reason};
use super::round::Round;
use super::rules::{
    AllPairs, Feed, FromHand, HAND, IndicatorPair, Options, Playable, Rules, TakeBack,
};
use super::score::{Ended, Entry, Left};
use crate::entry::{Entered, EntryChecks, EntryFault, EntryFields, EntryForm, Misentry, given};
use crate::game::Standing;
use crate::named::Named;
use crate::seat::{Seat, Seats};
use crate::tile::Number;

/// The words that say how a player finished.
const HOW: [&str; 2] = ["okey", "hand"];

/// The number of wild tiles in the game.
const OKEYS: u16 = 2;

/// The number of tiles in the game that count the same, apart from wild ones.
const ALIKE: usize = 8;

/// The entry as `finish 2 okey; opened 2 series; opened 0 pairs; hand 0 34 1; penalty 1 okey`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ended {
            Some(Ended::Won { seat, by_okey, from_hand }) => {
                write!(f, "finish {seat}")?;
                let said = HOW.into_iter().zip([by_okey, from_hand]);
                said.filter(|(_, said)| *said).try_for_each(|(word, _)| write!(f, " {word}"))?;
            }
            Some(Ended::Exhausted) => f.write_str("exhausted")?,
            Some(Ended::Void) | None => f.write_str("void")?,
        }
        if self.announced != [false; 4] {
            f.write_str("; announced")?;
        }
        given(&self.announced, |yes| *yes).try_for_each(|seat| write!(f, " {seat}"))?;
        for seat in Seat::ALL {
            if let Some(way) = self.opened[seat.index()] {
                write!(f, "; opened {seat} {}", way.name())?;
            }
        }
        for seat in Seat::ALL {
            match self.hands[seat.index()] {
                Some(Left { sum, okeys: 0 }) => write!(f, "; hand {seat} {sum}")?,
                Some(Left { sum, okeys }) => write!(f, "; hand {seat} {sum} {okeys}")?,
                None => {}
            }
        }
        for Penalty { seat, reason, points, .. } in &self.penalties {
            write!(f, "; penalty {seat} {}", reason.name())?;
            if *points != reason.points() {
                write!(f, " {points}")?;
            }
        }
        Ok(())
    }
}

/// Reads the tiles that are left: their sum, and the number of okeys if there are any.
fn left(text: &str) -> Option<Left> {
    let (sum, okeys) = text.split_once(' ').unwrap_or((text, "0"));
    Some(Left { sum: sum.parse().ok()?, okeys: okeys.parse().ok()? })
}

/// Reads reason and points of a penalty.
fn penalty(seat: Seat, text: &str) -> Option<Penalty> {
    let (name, points) = text.split_once(' ').unwrap_or((text, ""));
    let reason = Reason::ALL.into_iter().find(|reason| reason.name().eq_ignore_ascii_case(name))?;
    let points = if points.is_empty() { reason.points() } else { points.parse().ok()? };
    Some(Penalty { seat, reason, points, tile: None })
}

impl Entered for Rules {
    type Entry = Entry;

    fn entry(round: &Round) -> Option<Entry> {
        round.outcome().map(|_| Entry::of(round))
    }

    fn read_entry(text: &str) -> Result<Entry, Vec<EntryFault>> {
        let mut fields = EntryFields::of(text);
        let finish = fields.finish(HOW);
        let other = fields.ends(finish.is_some(), &["exhausted", "void"]);
        let ended = match (finish, other) {
            (Some((seat, [by_okey, from_hand])), _) => Ended::Won { seat, by_okey, from_hand },
            (None, Some("exhausted")) => Ended::Exhausted,
            (None, _) => Ended::Void,
        };
        let mut announced = [false; 4];
        for seat in fields.seats("announced") {
            announced[seat.index()] = true;
        }
        let opened = fields.each("opened", Way::named);
        let hands = fields.each("hand", left);
        let mut penalties = Vec::new();
        for (seat, text) in fields.by_seat("penalty") {
            match penalty(seat, &text) {
                Some(penalty) => penalties.push(penalty),
                None => {
                    let fault = EntryFault::at(Misentry::BadValue, "penalty", seat).about(&text);
                    fields.fault(fault);
                }
            }
        }
        fields.done(Entry { ended: Some(ended), announced, opened, hands, penalties })
    }

    fn entry_faults(entry: &Entry, standing: &Standing<Rules>) -> Vec<EntryFault> {
        let (rules, seats) = (&standing.rules, standing.seats);
        let mut checks = EntryChecks::of(seats);
        checks.playing("announced", given(&entry.announced, |yes| *yes));
        checks.playing("opened", given(&entry.opened, Option::is_some));
        checks.playing("hand", given(&entry.hands, Option::is_some));
        checks.playing("penalty", entry.penalties.iter().map(|penalty| penalty.seat));
        match entry.ended {
            Some(Ended::Void) | None => {
                void(entry, rules, &mut checks);
                return checks.faults;
            }
            Some(Ended::Won { seat, from_hand, .. }) => {
                checks.playing("finish", [seat]);
                finish(entry, rules, (seat, from_hand), &mut checks);
            }
            Some(Ended::Exhausted) => {}
        }
        openings(entry, rules, seats, &mut checks);
        hands(entry, rules, seats, &mut checks);
        for penalty in &entry.penalties {
            penalties(entry, rules, (seats, penalty), &mut checks);
        }
        checks.faults
    }

    fn entry_points(&self, entry: &Entry, seats: Seats) -> [i32; 4] {
        entry.scores(self, seats).map(|score| score.total())
    }

    fn entry_decides(entry: &Entry) -> bool {
        matches!(entry.ended, Some(Ended::Won { .. } | Ended::Exhausted))
    }

    fn entry_form(&self) -> EntryForm {
        let void = (self.all_pairs == AllPairs::Void).then_some("void");
        let charged = Reason::ALL.into_iter().filter(|&reason| charges(self, reason));
        EntryForm {
            ends: ["exhausted"].into_iter().chain(void).collect(),
            how: HOW.to_vec(),
            seats: Vec::from_iter(self.declare_pairs.then_some("announced")),
            opened: Way::ALL.into_iter().map(Way::name).collect(),
            hand: 2,
            penalties: charged.map(Reason::name).collect(),
            priced: Vec::from_iter((self.feed == Feed::Times).then_some(Reason::Feed.name())),
            ..EntryForm::default()
        }
    }

    fn side_of(&self, seat: Seat) -> Seats {
        self.side(seat)
    }
}

/// Checks a void round: nothing is counted in it, its penalties lapse (OKEY101 9.3).
fn void(entry: &Entry, rules: &Options, checks: &mut EntryChecks) {
    checks.deny(rules.all_pairs != AllPairs::Void, Misentry::NotByRules, "void");
    checks.deny(entry.announced != [false; 4], Misentry::NotCounted, "announced");
    checks.deny(entry.opened != [None; 4], Misentry::NotCounted, "opened");
    checks.deny(entry.hands != [None; 4], Misentry::NotCounted, "hand");
    checks.deny(!entry.penalties.is_empty(), Misentry::NotCounted, "penalty");
}

/// Checks a finish (OKEY101 9.4, 10.2).
fn finish(
    entry: &Entry,
    rules: &Options,
    (seat, from_hand): (Seat, bool),
    checks: &mut EntryChecks,
) {
    let way = entry.opened[seat.index()];
    checks.deny_at(way.is_none(), Misentry::NotOpened, "finish", seat);
    let tiles = entry.hands[seat.index()].is_some();
    checks.deny_at(tiles, Misentry::TilesLeft, "hand", seat);
    if from_hand && rules.from_hand != FromHand::AnyTurn {
        let others = given(&entry.opened, Option::is_some).filter(|&other| other != seat);
        for other in others {
            checks.deny_at(true, Misentry::OthersOpened, "opened", other);
        }
    }
    let no_series = way == Some(Way::Pairs)
        && !entry.opened.contains(&Some(Way::Series))
        && rules.indicator_pair != IndicatorPair::Single;
    checks.deny_at(no_series, Misentry::NoSeries, "finish", seat);
}

/// Checks announcements and openings (OKEY101 4.4, 9.3).
fn openings(entry: &Entry, rules: &Options, seats: Seats, checks: &mut EntryChecks) {
    let announced = entry.announced != [false; 4];
    checks.deny(announced && !rules.declare_pairs, Misentry::NotByRules, "announced");
    for seat in given(&entry.announced, |yes| *yes) {
        let series = entry.opened[seat.index()] == Some(Way::Series);
        checks.deny_at(series, Misentry::NotByRules, "opened", seat);
    }
    let pairs = seats.iter().all(|seat| entry.opened[seat.index()] == Some(Way::Pairs));
    checks.deny(pairs && rules.all_pairs == AllPairs::Void, Misentry::AllByPairs, "opened");
}

/// Checks the tiles that are left (OKEY101 10.1).
fn hands(entry: &Entry, rules: &Options, seats: Seats, checks: &mut EntryChecks) {
    let finisher = match entry.ended {
        Some(Ended::Won { seat, by_okey, .. }) => Some((seat, by_okey)),
        _ => None,
    };
    for seat in seats.iter() {
        let way = entry.opened[seat.index()];
        let counts = entry.ended.is_some_and(|ended| ended.counts(rules, seat));
        let Some(left) = entry.hands[seat.index()] else {
            checks.deny_at(way.is_some() && counts, Misentry::MissingField, "hand", seat);
            continue;
        };
        let out = finisher.is_some_and(|(winner, _)| winner == seat);
        checks.deny_at(!out && left == Left::default(), Misentry::NoTiles, "hand", seat);
        let most = most(way, left.okeys, rules);
        checks.deny_at(usize::from(left.sum) > most, Misentry::TooMuch, "hand", seat);
    }
    let thrown = u16::from(finisher.is_some_and(|(_, by_okey)| by_okey));
    let held =
        entry.hands.iter().flatten().fold(thrown, |sum, left| sum.saturating_add(left.okeys));
    checks.deny(held > OKEYS, Misentry::TooManyOkeys, "hand");
}

/// The most that the numbers can come to in the hand of a player who has opened this way and holds
/// this number of wild tiles.
fn most(way: Option<Way>, okeys: u16, rules: &Options) -> usize {
    let highest = usize::from(Number::MAX.get());
    let laid = match way {
        None => 0,
        Some(Way::Series) => usize::from(rules.open_points.points()).div_ceil(highest),
        // The twin may be a pair alone.
        Some(Way::Pairs) => (2 * usize::from(rules.open_pairs)).saturating_sub(2),
    };
    let tiles = HAND.saturating_sub(laid).saturating_sub(okeys.into());
    (0..tiles).map(|tile| highest.saturating_sub(tile / ALIKE)).sum()
}

/// Returns `true` if the rules have this penalty.
fn charges(rules: &Options, reason: Reason) -> bool {
    match reason {
        Reason::Okey => rules.okey_discard,
        Reason::Playable => rules.playable != Playable::Off,
        Reason::Return => rules.return_penalty,
        Reason::Misopened => rules.strict_open,
        Reason::TakeBack => rules.take_back == TakeBack::LastOnly,
        Reason::Feed => rules.feed != Feed::Off,
        Reason::OkeyLost => rules.okey_lost && rules.exchange,
        Reason::Record => rules.record_bonus,
    }
}

/// Checks a penalty (OKEY101 section 8).
fn penalties(
    entry: &Entry,
    rules: &Options,
    (seats, penalty): (Seats, &Penalty),
    checks: &mut EntryChecks,
) {
    let &Penalty { seat, reason, points, .. } = penalty;
    let opened = |seat: Seat| entry.opened[seat.index()];
    let played = charges(rules, reason);
    checks.deny_word(!played, Misentry::NotByRules, ("penalty", reason.name()));
    let needs = match reason {
        Reason::Feed => Some(seats.after(seat)),
        Reason::OkeyLost | Reason::Record => Some(seat),
        _ => None,
    };
    let closed = needs.filter(|&seat| played && opened(seat).is_none());
    if let Some(seat) = closed {
        checks.deny_at(true, Misentry::NotOpened, "penalty", seat);
    }
    let again = entry.penalties.iter().filter(|other| *other == penalty).count() > 1;
    checks.deny_at(again && reason == Reason::Record, Misentry::RepeatedField, "penalty", seat);
    let possible = match (reason, opened(seats.after(seat))) {
        (Reason::Feed, Some(way)) => (1..=Number::MAX.get())
            .filter_map(Number::new)
            .any(|number| rules.feed.points(way, number) == Some(points)),
        (Reason::Feed, None) => true,
        _ => points == reason.points(),
    };
    let about = points.to_string();
    checks.deny_word(played && !possible, Misentry::BadValue, ("penalty", &about));
}
