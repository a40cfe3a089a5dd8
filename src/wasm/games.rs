//! The games in JavaScript: the class `Game` is a match of any game, the class `Contests` the
//! contests of one player. Some seats of a `Game` are played by people, the others by bots.

mod clock;
mod input;
mod views;
mod table;
mod okey;
mod okey101;
mod rummi;
mod game;
mod contest;
mod names;
mod bots;
mod deals;
mod links;
