//! A round of table rummy at a real table, as text (`docs/notation.md`).

use std::fmt;

use super::round::Round;
use super::rules::{Counting, Rules};
use super::score::{Entry, Outcome};
use crate::entry::{Entered, EntryChecks, EntryFault, EntryFields, EntryForm, Misentry, given};
use crate::game::Standing;
use crate::seat::{Seat, Seats};
use crate::tile::Tile;

/// The word that says that a player laid the whole rack at once.
const HOW: [&str; 1] = ["at-once"];

/// The entry as `finish 2; hand 0 34; hand 1 12`, or `blocked; hand 0 5; hand 2 20`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outcome {
            Some(Outcome::Won { seat, at_once }) => {
                write!(f, "finish {seat}")?;
                if at_once {
                    write!(f, " {}", HOW[0])?;
                }
            }
            Some(Outcome::Blocked) | None => f.write_str("blocked")?,
        }
        if self.opened != [false; 4] {
            f.write_str("; opened")?;
        }
        given(&self.opened, |yes| *yes).try_for_each(|seat| write!(f, " {seat}"))?;
        for seat in Seat::ALL {
            if let Some(sum) = self.hands[seat.index()] {
                write!(f, "; hand {seat} {sum}")?;
            }
        }
        Ok(())
    }
}

impl Entered for Rules {
    type Entry = Entry;

    fn entry(round: &Round) -> Option<Entry> {
        round.outcome().map(|_| round.entry())
    }

    fn read_entry(text: &str) -> Result<Entry, Vec<EntryFault>> {
        let mut fields = EntryFields::of(text);
        let finish = fields.finish(HOW);
        fields.ends(finish.is_some(), &["blocked"]);
        let won = finish.map(|(seat, [at_once])| Outcome::Won { seat, at_once });
        let mut opened = [false; 4];
        for seat in fields.seats("opened") {
            opened[seat.index()] = true;
        }
        let hands = fields.each("hand", |text| text.parse().ok());
        fields.done(Entry { outcome: won.or(Some(Outcome::Blocked)), opened, hands })
    }

    fn entry_faults(entry: &Entry, standing: &Standing<Rules>) -> Vec<EntryFault> {
        let (rules, seats) = (&standing.rules, standing.seats);
        let mut checks = EntryChecks::of(seats);
        checks.playing("opened", given(&entry.opened, |yes| *yes));
        checks.playing("hand", given(&entry.hands, Option::is_some));
        let mut finisher = None;
        if let Some(Outcome::Won { seat, at_once }) = entry.outcome {
            finisher = Some(seat);
            checks.playing("finish", [seat]);
            let tiles = entry.hands[seat.index()].is_some();
            checks.deny_at(tiles, Misentry::TilesLeft, "hand", seat);
            let before = at_once && entry.opened[seat.index()];
            checks.deny_at(before, Misentry::HasOpened, "opened", seat);
        }
        let pack: Vec<Tile> = rules.pack().tiles().collect();
        let most = rules.rack_sum(&pack);
        let surprised = entry.outcome.is_some_and(|outcome| outcome.surprises(rules));
        for seat in seats.iter().filter(|&seat| finisher != Some(seat)) {
            match entry.hands[seat.index()] {
                None => checks.deny_at(!surprised, Misentry::MissingField, "hand", seat),
                Some(sum) => {
                    checks.deny_at(sum == 0, Misentry::NoTiles, "hand", seat);
                    checks.deny_at(sum > most, Misentry::TooMuch, "hand", seat);
                }
            }
        }
        let all: u32 = entry.hands.iter().flatten().map(|&sum| u32::from(sum)).sum();
        let each = entry.hands.iter().flatten().all(|sum| *sum <= most);
        checks.deny(each && all > most.into(), Misentry::TooMuch, "hand");
        checks.faults
    }

    fn entry_points(&self, entry: &Entry, seats: Seats) -> [i32; 4] {
        entry.written(self, seats)
    }

    fn entry_decides(entry: &Entry) -> bool {
        entry.outcome.is_some()
    }

    fn entry_form(&self) -> EntryForm {
        let surprises = self.count == Counting::Minus;
        EntryForm {
            ends: vec!["blocked"],
            how: HOW.to_vec(),
            seats: Vec::from_iter(surprises.then_some("opened")),
            hand: 1,
            ..EntryForm::default()
        }
    }

    fn shown_points(&self, points: i32) -> i32 {
        self.shown(points)
    }
}
