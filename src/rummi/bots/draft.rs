//! A new table under construction, and the rest of the rack.

use super::sight::Sight;
use crate::laying::{Aim, LayingRules, TableSolver, worth};
use crate::meld::Meld;
use crate::rummi::view::View;
use crate::tile::{Kind, Tile, Which};

/// A table under construction; every series of it is valid.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The series, including those of the old table, changed or not.
    pub table: Vec<Vec<Tile>>,
    /// The rest of the rack.
    pub rack: Vec<Tile>,
}

impl Draft {
    /// Returns the draft of a player with this sight who overlooks some series and tiles of the
    /// rack; `None` if the player sees nothing to lay. A player who sees the whole table overlooks
    /// nothing.
    pub fn seen(
        view: &View,
        sight: Sight,
        aim: Aim,
        solver: &mut TableSolver,
        mut overlooks: impl FnMut() -> bool,
    ) -> Option<Draft> {
        if sight == Sight::Table {
            return Draft::best(view, aim, solver);
        }
        let mut draft = Draft { table: view.table.clone(), rack: view.hand.clone() };
        draft.lay_own(view, aim, solver, &mut overlooks)?;
        let own = draft.clone();
        draft.add_tiles(&view.rules.laying(), &mut overlooks);
        if sight >= Sight::OneSeries {
            draft.change_series(aim, solver);
        }
        // A joker of the opening may have moved to a place where it counts too little, or one of
        // the table to an illegal place.
        if view.proposal().judge(&draft.table).is_err() {
            draft = own;
        }
        (draft.rack.len() < view.hand.len()).then_some(draft)
    }

    /// The best play.
    fn best(view: &View, aim: Aim, solver: &mut TableSolver) -> Option<Draft> {
        let play = view.best_play(solver, aim)?;
        let rack = view.hand.iter().copied().filter(|tile| !play.laid.contains(tile)).collect();
        Some(Draft { table: play.table, rack })
    }

    /// Lays complete series of the rack; `None` if those that are seen do not suffice to open
    /// (RULES 7.3).
    fn lay_own(
        &mut self,
        view: &View,
        aim: Aim,
        solver: &mut TableSolver,
        overlooks: &mut impl FnMut() -> bool,
    ) -> Option<()> {
        let own = match view.has_opened() {
            true => solver.best_play(&[], &self.rack, aim).map(|play| play.table),
            false => solver.most_opening(&self.rack).map(|opening| opening.series),
        };
        let seen = own.unwrap_or_default().into_iter().filter(|_| !overlooks());
        let seen: Vec<Vec<Tile>> = seen.collect();
        let rules = view.rules.laying();
        if !view.has_opened() && worth(&seen, &view.hand, &rules) < rules.opening {
            return None;
        }
        self.rack.retain(|tile| !seen.iter().flatten().any(|laid| laid == tile));
        self.table.extend(seen);
        Some(())
    }

    /// Adds tiles to unchanged series, one by one, while any of them fits.
    fn add_tiles(&mut self, rules: &LayingRules, overlooks: &mut impl FnMut() -> bool) {
        let mut noticed = self.rack.clone();
        noticed.retain(|_| !overlooks());
        while let Some((tile, place, meld)) = self.addition(&noticed, rules) {
            self.table[place] = meld.tiles;
            self.rack.retain(|&other| other != tile);
            noticed.retain(|&other| other != tile);
        }
    }

    /// Returns a tile that fits a series, the index of the series, and the longer series.
    fn addition(&self, noticed: &[Tile], rules: &LayingRules) -> Option<(Tile, usize, Meld)> {
        let fits = |tile: Tile| {
            let longer = |series: &Vec<Tile>| rules.read(&[series.as_slice(), &[tile]].concat());
            let mut places = self.table.iter().enumerate();
            places.find_map(|(place, series)| Some((tile, place, longer(series)?)))
        };
        noticed.iter().copied().find_map(fits)
    }

    /// Replaces one series of the table after the other by series with the best tiles of the rack,
    /// while one takes any.
    fn change_series(&mut self, aim: Aim, solver: &mut TableSolver) {
        let mut place = 0;
        while place < self.table.len() {
            let series = &self.table[place..=place];
            let Some(play) = solver.best_play(series, &self.rack, aim) else {
                place += 1;
                continue;
            };
            self.rack.retain(|tile| !play.laid.contains(tile));
            self.table.splice(place..=place, play.table);
            place = 0;
        }
    }

    /// Takes tiles back one by one if their series can spare them and others then find fewer places
    /// for their tiles. Jokers are not worth that risk.
    pub fn hold_back(&mut self, view: &View) {
        let unseen = view.unseen();
        while let Some(draft) = self.with_one_held_back(view, &unseen) {
            *self = draft;
        }
    }

    /// Returns the draft with one more tile held back, the one without which others find the fewest
    /// places; `None` if these are no fewer than now.
    fn with_one_held_back(&self, view: &View, unseen: &[u8; Kind::COUNT]) -> Option<Draft> {
        let rules = view.rules.laying();
        let now = self.places_for(unseen, &rules);
        let without = |&tile: &Tile| {
            let mut draft = self.clone();
            let series = draft.table.iter_mut().find(|series| series.contains(&tile))?;
            series.retain(|&other| other != tile);
            rules.read(series)?;
            draft.rack.push(tile);
            view.proposal().judge(&draft.table).ok()?;
            Some((draft.places_for(unseen, &rules), draft))
        };
        let laid = view.hand.iter().filter(|tile| !self.rack.contains(tile));
        let held = laid.filter(|tile| tile.kind() != Kind::Joker).filter_map(without);
        let (left, draft) = held.min_by_key(|&(left, _)| left)?;
        (left < now).then_some(draft)
    }

    /// Number of unseen tiles that can be added to an unchanged series.
    fn places_for(&self, unseen: &[u8; Kind::COUNT], rules: &LayingRules) -> usize {
        let fits = |kind: &Kind| {
            let tile = Tile::new(*kind, Which::First);
            let longer = |series: &Vec<Tile>| [series.as_slice(), &[tile]].concat();
            let mut series = self.table.iter().map(longer);
            series.any(|tiles| rules.read(&tiles).is_some())
        };
        let faces = rules.pack.kinds().filter(|&kind| kind != Kind::Joker).filter(fits);
        faces.map(|kind| usize::from(unseen[kind.index()])).sum()
    }
}
