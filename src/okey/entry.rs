//! A round of Okey at a real table, as text (`docs/notation.md`).

use std::fmt;

use super::round::Round;
use super::rules::{Counting, FalseJokerTurned, Manner, Options, Rules, Turned};
use super::score::{Entry, Finished};
use crate::entry::{Entered, EntryChecks, EntryFault, EntryFields, EntryForm, Misentry, given};
use crate::game::Standing;
use crate::seat::{Seat, Seats};
use crate::tile::Color;

/// The words that say how a player finished.
const HOW: [&str; 3] = ["okey", "pairs", "one-colour"];

/// The letters of an indicator, those of the notation.
const TURNED: [(Turned, &str); 5] = [
    (Turned::Color(Color::Red), "R"),
    (Turned::Color(Color::Yellow), "Y"),
    (Turned::Color(Color::Blue), "B"),
    (Turned::Color(Color::Black), "K"),
    (Turned::FalseJoker, "F"),
];

/// The entry as `finish 2 okey; twin 0`, or `void`.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.finish {
            Some(Finished { seat, manner: Manner { by_okey, by_pairs }, one_color }) => {
                write!(f, "finish {seat}")?;
                let said = HOW.into_iter().zip([by_okey, by_pairs, one_color]);
                said.filter(|(_, said)| *said).try_for_each(|(word, _)| write!(f, " {word}"))?;
            }
            None => f.write_str("void")?,
        }
        if let Some(turned) = self.indicator {
            let letter = TURNED.iter().find(|(other, _)| *other == turned);
            write!(f, "; indicator {}", letter.map_or("F", |(_, letter)| *letter))?;
        }
        if let Some(seat) = self.twin {
            write!(f, "; twin {seat}")?;
        }
        if self.misdeclared != [0; 4] {
            f.write_str("; misdeclared")?;
        }
        let times = |seat: Seat| (0..self.misdeclared[seat.index()]).map(move |_| seat);
        Seat::ALL.into_iter().flat_map(times).try_for_each(|seat| write!(f, " {seat}"))
    }
}

impl Options {
    /// Returns `true` if a finish of this kind is counted.
    fn has(&self, how: &str) -> bool {
        match how {
            "pairs" => self.seven_pairs,
            "one-colour" => self.one_color,
            _ => true,
        }
    }

    /// Returns `true` if this indicator is written down.
    fn turns(&self, turned: Turned) -> bool {
        let redrawn = self.false_joker == FalseJokerTurned::Redraw;
        self.color_double && !(redrawn && turned == Turned::FalseJoker)
    }
}

impl Entered for Rules {
    type Entry = Entry;

    fn entry(round: &Round) -> Option<Entry> {
        round.outcome().map(|_| Entry::of(round))
    }

    fn read_entry(text: &str) -> Result<Entry, Vec<EntryFault>> {
        let mut fields = EntryFields::of(text);
        let finish = fields.finish(HOW).map(|(seat, [by_okey, by_pairs, one_color])| Finished {
            seat,
            manner: Manner { by_okey, by_pairs },
            one_color,
        });
        fields.ends(finish.is_some(), &["void"]);
        let letter = fields.one("indicator");
        let indicator = letter
            .as_ref()
            .and_then(|letter| TURNED.iter().find(|(_, other)| other.eq_ignore_ascii_case(letter)));
        if let (Some(letter), None) = (&letter, indicator) {
            fields.bad("indicator", letter);
        }
        let indicator = indicator.map(|(turned, _)| *turned);
        let twin = fields.seat("twin");
        let mut misdeclared = [0; 4];
        for seat in fields.seats("misdeclared") {
            misdeclared[seat.index()] += 1;
        }
        fields.done(Entry { finish, indicator, twin, misdeclared })
    }

    fn entry_faults(entry: &Entry, standing: &Standing<Rules>) -> Vec<EntryFault> {
        let rules = &standing.rules;
        let mut checks = EntryChecks::of(standing.seats);
        if let Some(Finished { seat, manner, one_color }) = entry.finish {
            checks.playing("finish", [seat]);
            for (how, said) in HOW.into_iter().zip([manner.by_okey, manner.by_pairs, one_color]) {
                checks.deny_word(said && !rules.has(how), Misentry::NotByRules, ("finish", how));
            }
        }
        match entry.indicator {
            Some(_) if !rules.color_double => {
                checks.deny(true, Misentry::NotByRules, "indicator");
            }
            Some(_) if entry.finish.is_none() => {
                checks.deny(true, Misentry::NotCounted, "indicator");
            }
            Some(turned) => {
                checks.deny_word(!rules.turns(turned), Misentry::NotByRules, ("indicator", "F"));
            }
            None => {
                let needed = rules.color_double && entry.finish.is_some();
                checks.deny(needed, Misentry::MissingField, "indicator");
            }
        }
        if let Some(seat) = entry.twin {
            checks.playing("twin", [seat]);
            checks.deny(rules.twin_points == 0, Misentry::NotByRules, "twin");
            let last = rules.counting == Counting::Own
                && standing.seats.contains(seat)
                && !standing.twin_showers().contains(seat);
            checks.deny_at(last, Misentry::LastPoints, "twin", seat);
        }
        checks.playing("misdeclared", given(&entry.misdeclared, |times| *times > 0));
        let strict = rules.strict_declare || entry.misdeclared == [0; 4];
        checks.deny(!strict, Misentry::NotByRules, "misdeclared");
        checks.faults
    }

    fn entry_points(&self, entry: &Entry, seats: Seats) -> [i32; 4] {
        entry.scores(self, seats).map(|score| score.total().into())
    }

    fn entry_decides(entry: &Entry) -> bool {
        entry.finish.is_some()
    }

    fn entry_form(&self) -> EntryForm {
        let indicator = TURNED.into_iter().filter(|(turned, _)| self.turns(*turned));
        EntryForm {
            ends: vec!["void"],
            how: HOW.into_iter().filter(|&how| self.has(how)).collect(),
            indicator: indicator.map(|(_, letter)| letter).collect(),
            seat: Vec::from_iter((self.twin_points > 0).then_some("twin")),
            seats: Vec::from_iter(self.strict_declare.then_some("misdeclared")),
            ..EntryForm::default()
        }
    }

    fn side_of(&self, seat: Seat) -> Seats {
        self.side(seat)
    }

    fn shown_points(&self, points: i32) -> i32 {
        self.shown(points)
    }
}
