//! The places of a table turn: ends of runs, open groups and wild tiles that can be exchanged.

use super::position::Position;
use crate::meld::MeldKind;
use crate::okey101::action::Way;
use crate::okey101::rules::AddCap;
use crate::sort::sort_short;
use crate::tile::{Face, Reading};

/// A place on the table, or a pair of the hand.
#[derive(Clone, Copy)]
pub enum Slot {
    /// A wild tile that stands for a face.
    Swap { meld: usize, face: Face },
    /// A group of three: the number, and the missing colours as a set.
    Group { meld: usize, number: u32, missing: u8 },
    /// The end of a run: the number that fits next, and the number of further tiles.
    End { meld: usize, color: usize, next: u32, low: bool, room: usize },
    /// A pair with a tile of this reading, by a player of series; `any` if it is the twin of the
    /// indicator, which pairs with any tile.
    Pair { own: Reading, any: bool },
}

impl Position<'_> {
    /// The slots of the table, and the number of additions that they have room for.
    pub fn slots(&self) -> (Vec<Slot>, usize) {
        let (mut swaps, mut groups, mut ends) = (Vec::new(), Vec::new(), Vec::new());
        let mut room = 0;
        for (meld, lying) in self.table.iter().enumerate() {
            let open_group = lying.kind == MeldKind::Group && lying.tiles.len() == 3;
            if open_group {
                let missing = lying.missing(self.okey);
                let missing = missing.iter().fold(0, |set, face| set | 1 << face.color as u8);
                groups.push(Slot::Group { meld, number: lying.number.into(), missing });
                room += 1;
            } else {
                let mut faces: Vec<Face> = (0..lying.tiles.len())
                    .flat_map(|at| lying.stands_for(at, self.okey, self.rules))
                    .collect();
                sort_short(&mut faces, |&face| face);
                faces.dedup();
                swaps.extend(faces.into_iter().map(|face| Slot::Swap { meld, face }));
            }
            if lying.kind == MeldKind::Run {
                let (first, color) = (u32::from(lying.number), lying.color(self.okey) as usize);
                let last = first + lying.tiles.len() as u32 - 1;
                for (low, next, free) in
                    [(true, first - 1, first - 1), (false, last + 1, 13 - last)]
                {
                    let added = self.added.iter().filter(|end| **end == (meld, low)).count();
                    let cap = match self.rules.add_cap {
                        AddCap::EndTwo => 2_usize.saturating_sub(added),
                        AddCap::None | AddCap::PairsTwo => usize::MAX,
                    };
                    let free = cap.min(free as usize);
                    ends.push(Slot::End { meld, color, next, low, room: free });
                    room += free;
                }
            }
        }
        if self.rules.add_cap == AddCap::PairsTwo && self.way == Way::Pairs {
            room = room.min(2_usize.saturating_sub(self.added.len()));
        }
        swaps.extend(groups);
        swaps.extend(ends);
        (swaps, room)
    }
}
