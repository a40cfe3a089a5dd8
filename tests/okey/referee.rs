//! A second, naive implementation of RULES section 6: points, places and units from public events.

use istaka::okey::{Counting, End, Event, Rules, Ties};
use istaka::okey::{LimitRule, Round, Stacking};
use istaka::{Kind, Match, Number, Seat, Seats};

/// The results of the rounds of a match.
pub struct Sheet {
    rules: Rules,
    /// By seat.
    pub points: [u16; 4],
    /// The players still in.
    pub playing: Vec<usize>,
    /// The round that each seat played last, from 1.
    last: [usize; 4],
    rounds: usize,
    decided: u16,
    pot: i32,
    units: [i32; 4],
}

/// Returns `true` if two players are the same or partners.
fn together(rules: &Rules, one: usize, other: usize) -> bool {
    one == other || rules.partners && one % 2 == other % 2
}

/// Returns `true` if a discard is an okey: the next number of the indicator's colour, or the false
/// joker.
fn is_okey(indicator: Kind, tile: Kind) -> bool {
    match (indicator, tile) {
        (Kind::Face(open), Kind::Face(face)) => {
            let next = if open.number.get() == 13 { 1 } else { open.number.get() + 1 };
            face.color == open.color && Some(face.number) == Number::new(next)
        }
        (Kind::FalseJoker, Kind::FalseJoker) => true,
        _ => false,
    }
}

/// Returns `true` if fourteen tiles are seven pairs: wild tiles complete single ones.
fn are_pairs(indicator: Kind, hand: &[istaka::Tile]) -> bool {
    let count = |kind: Kind| hand.iter().filter(|tile| tile.kind() == kind).count();
    let (wild, other): (Vec<Kind>, Vec<Kind>) =
        Rules::PACK.kinds().partition(|&k| is_okey(indicator, k));
    let wilds: usize = wild.into_iter().map(count).sum();
    let alone = other.into_iter().filter(|&kind| count(kind) == 1).count();
    alone <= wilds
}

/// Returns `true` if fourteen complete tiles are of one colour, apart from wild ones. A false joker
/// that is not wild has the okey's colour.
fn is_one_color(indicator: Kind, hand: &[istaka::Tile]) -> bool {
    let color = |kind: Kind| kind.to_string().chars().next();
    let natural = hand.iter().map(|tile| tile.kind()).filter(|&kind| !is_okey(indicator, kind));
    let colors = natural.map(|kind| color(if kind == Kind::FalseJoker { indicator } else { kind }));
    let mut colors: Vec<_> = colors.collect();
    colors.dedup();
    colors.len() <= 1
}

/// The points of each seat for a round, from its history.
pub fn points(round: &Round) -> [u16; 4] {
    let rules = round.rules();
    let indicator = round.indicator().kind();
    let own = rules.counting == Counting::Own;
    let mut points = [0; 4];
    let opponents = |seat: Seat| -> Vec<usize> {
        let all = round.seats().iter().map(Seat::index);
        all.filter(|&other| !together(rules, seat.index(), other)).collect()
    };
    for event in round.history() {
        match *event {
            Event::ShowedTwin { seat: by, tile } => {
                assert_eq!(tile.kind(), indicator);
                let whose = if own { vec![by.index()] } else { opponents(by) };
                whose.into_iter().for_each(|seat| points[seat] += rules.twin_points);
            }
            Event::Misdeclared { seat: by, .. } => points[by.index()] += 2,
            Event::Declared { seat: by, .. } if rules.counting == Counting::Wins => {
                points[by.index()] += 1
            }
            Event::Declared { seat: by, tile } => {
                let okey = is_okey(indicator, tile.kind());
                let pairs = rules.seven_pairs && are_pairs(indicator, round.hand(by));
                let mut value = match (okey, pairs, rules.stacking) {
                    (true, true, Stacking::Multiply) => 8,
                    (false, false, _) => 2,
                    _ => 4,
                };
                let deep = indicator.to_string().starts_with(['R', 'K']);
                value *= if rules.color_double && deep { 2 } else { 1 };
                let color = rules.one_color && is_one_color(indicator, round.hand(by));
                value *= if color { 2 } else { 1 };
                let whose = if own { vec![by.index()] } else { opponents(by) };
                whose.into_iter().for_each(|seat| points[seat] += value);
            }
            Event::Drew { .. }
            | Event::Took { .. }
            | Event::Discarded { .. }
            | Event::Passed { .. } => {}
        }
    }
    points
}

impl Sheet {
    pub fn new(rules: Rules) -> Sheet {
        Sheet {
            rules,
            points: [0; 4],
            playing: Seats::of(rules.players).iter().map(Seat::index).collect(),
            last: [0; 4],
            rounds: 0,
            decided: 0,
            pot: 0,
            units: [0; 4],
        }
    }

    /// Adds a finished round.
    pub fn write(&mut self, round: &Round, dealer: Seat) {
        let playing: Vec<usize> = round.seats().iter().map(Seat::index).collect();
        assert_eq!(playing, self.playing, "who is in plays");
        self.rounds += 1;
        let written = points(round);
        for &seat in &playing {
            self.points[seat] += written[seat];
            self.last[seat] = self.rounds;
        }
        self.units[dealer.index()] -= 1;
        self.pot += 1;
        if let Some(Event::Declared { seat: by, tile }) = round.history().last().copied() {
            self.decided += 1;
            let indicator = round.indicator().kind();
            let pairs = self.rules.seven_pairs && are_pairs(indicator, round.hand(by));
            if pairs || is_okey(indicator, tile.kind()) {
                self.units[by.index()] += self.pot;
                self.pot = 0;
            }
        }
        let down = self.counts_down();
        let stays = |&seat: &usize| match (self.rules.end, self.rules.limit_rule) {
            _ if down => true,
            (End::Rounds, _) => !self.is_played_off() || self.leads(seat),
            (_, LimitRule::Exceed) => self.side(seat) <= self.rules.limit,
            (_, LimitRule::Reach) => self.side(seat) < self.rules.limit,
        };
        self.playing = playing.into_iter().filter(stays).collect();
    }

    /// Returns `true` if only players tied for the first place play on.
    fn is_played_off(&self) -> bool {
        self.rules.ties == Ties::ExtraRounds && self.decided >= self.rules.rounds
    }

    fn side(&self, seat: usize) -> u16 {
        let partner = if self.rules.partners { self.points[(seat + 2) % 4] } else { 0 };
        self.points[seat] + partner
    }

    /// Sort key of the ranking, ascending.
    fn worth(&self, seat: usize) -> i32 {
        let side = i32::from(self.side(seat));
        let gains = matches!(self.rules.counting, Counting::Wins | Counting::Own);
        if gains { -side } else { side }
    }

    fn counts_down(&self) -> bool {
        matches!(self.rules.counting, Counting::Down | Counting::Own)
    }

    /// The displayed number of a side: its points, or the rest of the limit.
    fn shown(&self, seat: usize) -> i32 {
        let left = i32::from(self.rules.limit) - i32::from(self.side(seat));
        if self.counts_down() { left } else { self.points[seat].into() }
    }

    fn leads(&self, seat: usize) -> bool {
        self.playing.iter().all(|&other| self.worth(other) >= self.worth(seat))
    }

    /// Returns `true` if the match is over, provided that no round runs.
    pub fn is_over(&self) -> bool {
        let teams = if self.rules.partners { 2 } else { 1 };
        match self.rules.end {
            _ if self.counts_down() => self.playing.iter().any(|&seat| self.shown(seat) <= 0),
            End::LastSurvivor => self.playing.len() <= teams,
            End::TopTwo | End::Best => self.playing.len() < self.rules.players.into(),
            End::Rounds if self.decided < self.rules.rounds => false,
            End::Rounds if self.rules.ties == Ties::Share => true,
            End::Rounds => self.playing.iter().filter(|&&seat| self.leads(seat)).count() == teams,
        }
    }

    /// The number of players ahead of each: those who played longer, and those who went out in the
    /// same round with fewer points.
    fn ahead(&self) -> Vec<(usize, usize)> {
        let players: Vec<usize> = Seats::of(self.rules.players).iter().map(Seat::index).collect();
        let better = |one: usize, other: usize| {
            let still = |seat: usize| u8::from(self.playing.contains(&seat));
            match (self.last[one].cmp(&self.last[other]), still(one).cmp(&still(other))) {
                (std::cmp::Ordering::Equal, std::cmp::Ordering::Equal) => {
                    self.worth(one) < self.worth(other)
                }
                (std::cmp::Ordering::Equal, still) => still.is_gt(),
                (longer, _) => longer.is_gt(),
            }
        };
        let count = |seat: usize| players.iter().filter(|&&other| better(other, seat)).count();
        players.iter().map(|&seat| (seat, count(seat))).collect()
    }

    /// The rank of each player, by seat.
    pub fn ranks(&self) -> Vec<(usize, usize)> {
        let rank = |ahead: usize| match self.rules.end {
            End::TopTwo if ahead < 2 => 1,
            _ => ahead + 1,
        };
        self.ahead().into_iter().map(|(seat, ahead)| (seat, rank(ahead))).collect()
    }

    /// The units won or lost by each seat, and the pot.
    pub fn units(&self) -> ([i32; 4], i32) {
        let (mut units, mut pot) =
            if self.rules.pot { (self.units, self.pot) } else { ([0; 4], 0) };
        let mut one_by_one = |amount: i32, seats: &[usize]| {
            // A debt is divided likewise: all pay the largest share, and get units back.
            let each = amount.div_euclid(seats.len() as i32);
            seats.iter().for_each(|&seat| units[seat] += each);
            let rest = amount - each * seats.len() as i32;
            seats.iter().take(rest as usize).for_each(|&seat| units[seat] += 1);
        };
        if self.is_over() {
            let first = |&(seat, rank): &(usize, usize)| (rank == 1).then_some(seat);
            let winners: Vec<usize> = self.ranks().iter().filter_map(first).collect();
            one_by_one(std::mem::take(&mut pot), &winners);
            for place in (0..4).filter(|_| self.rules.stakes) {
                let tied: Vec<usize> =
                    self.ahead().iter().filter(|(_, n)| *n == place).map(|&(s, _)| s).collect();
                let sum = [2, 1, -1, -2].iter().skip(place).take(tied.len()).sum();
                if !tied.is_empty() {
                    one_by_one(sum, &tied);
                }
            }
        }
        (units, pot)
    }

    /// Compares the sheet with the match.
    pub fn check(&self, game: &Match<Rules>) {
        let rules = game.rules();
        assert_eq!(game.points(), self.points.map(i32::from), "{rules}");
        for seat in Seats::of(rules.players).iter() {
            assert_eq!(game.shown(seat), self.shown(seat.index()), "{rules}");
        }
        assert_eq!(game.is_over(), self.is_over(), "{rules}");
        let in_play: Vec<usize> = game.seats().iter().map(Seat::index).collect();
        assert_eq!(in_play, self.playing, "{rules}");
        let places = game.places();
        assert_eq!(places.is_some(), self.is_over(), "{rules}");
        if let Some(places) = places {
            assert!(places.is_sorted_by_key(|place| place.rank), "{rules}: {places:?}");
            let mut ranks: Vec<_> = places.iter().map(|p| (p.seat.index(), p.rank)).collect();
            ranks.sort_unstable();
            assert_eq!(ranks, self.ranks(), "{rules}: {:?}", self.points);
        }
        let units = game.units();
        assert_eq!(units.is_some(), rules.pot || rules.stakes, "{rules}");
        if let Some(units) = units {
            assert_eq!((units.seats, units.pot), self.units(), "{rules}");
            assert_eq!(units.seats.iter().sum::<i32>() + units.pot, 0, "{rules}");
        }
    }
}
