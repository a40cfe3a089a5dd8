//! The command line: questions about hands, programs at the table, and saved matches.
//!
//! ```text
//! $ echo '{"okey":"B7","tiles":"B8 B7 B9"}' | istaka meld
//! {"run":true,"group":false,"pair":false,"stands_for":["B10"]}
//! ```
//!
//! Questions and answers are JSON objects. A bad line is answered by `{"error":…,"code":…}`, and
//! the next one is read.

mod answers;
mod bot;
mod client;
mod contested;
mod daily;
mod dealing;
mod guest;
mod http;
mod input;
mod laying;
mod messages;
mod okey;
mod okey101;
mod opening;
mod output;
mod play;
mod prizes;
mod puzzles;
mod recorded;
mod replay;
mod rummi;
mod score;
mod serve;
mod strength;
mod table;
mod tournament;
mod verify;

use std::process::ExitCode;

use answers::{Analyst, answer_lines, answer_texts, judge, meld};
use bot::Sit;
use clap::{Parser, Subcommand};
use daily::Daily;
use istaka::okey101::Solver;
use laying::Layer;
use output::Failure;
use play::Play;
use prizes::share_out;
use puzzles::Puzzles;
use replay::Replay;
use score::Score;
use strength::Strengths;
use tournament::Tournament;
use verify::Verify;

#[derive(Parser)]
#[command(version, about = "Okey, the Turkish tile rummy: hand solver, bots and table")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Computes how far a hand is from complete, and the tiles that improve it.
    ///
    /// In: {"okey":"R9","hand":"R9 Y12 …"} with 14 or 15 tiles; "rules" is a preset and the
    /// differences from it, such as "turkish seven-pairs=no"; default turkish.
    Analyze,
    /// Tells if tiles are a run, a group or a pair.
    ///
    /// In: {"okey":"B7","tiles":"B8 B7 B9"}, the tiles in any order; "rules" as for analyze, or a
    /// preset of 101 Okey, where "value" is the count of a run or group.
    Meld,
    /// Finds the tiles of a rack that can be laid on a table of series.
    ///
    /// In: {"table":"B7 B8 B9 | …","rack":"B10 Y7 K7"}; with "opened":false it is the first laying;
    /// "aim" is "tiles" or "points"; "rules" as for analyze, default rummi80.
    Table,
    /// Finds the melds of a hand of 101 Okey that are worth most.
    ///
    /// In: {"okey":"B7","hand":"…"}; "need" is the value of an opening, "distance" the number of
    /// tiles that an opening by series lacks; "rules" as for analyze, default yuzbir.
    Open,
    /// Finds the best table turn of a player of 101 Okey who has opened.
    ///
    /// In: {"okey":"B7","hand":"R3 K9","table":"R2 B7 R4 | …","opened":"series"}, or "pairs"; with
    /// "pairs":true another player has opened by pairs; "rules" as for analyze, default yuzbir.
    #[command(name = "okey101-table")]
    Okey101Table,
    /// Ranks what a player can do in a position, the best first.
    ///
    /// In: a position a line, as docs/notation.md says: "indicator Y1; hand R1 R2 …; pile 3 R5".
    /// Out: the actions with their worth and the facts behind it, or all reasons for which there is
    /// no such position.
    Judge {
        /// Looks less far ahead.
        #[arg(long)]
        quick: bool,
    },
    /// Distributes a prize pool.
    ///
    /// In: {"kind":"ring","pool":400,"penalties":[2,4,8,10]}, wins as negative numbers; for a
    /// "sitngo" of 2 to 4 and a "table" tournament of 5 to 64 also "ranks":[1,2,2,4], the place of
    /// each, or "entrants":16, which answers by place.
    Prizes,
    Play(Play),
    Bot(Sit),
    Daily(Daily),
    Replay(Replay),
    Score(Score),
    Verify(Verify),
    Strength(Strengths),
    Tournament(Tournament),
    Puzzles(Puzzles),
}

fn main() -> ExitCode {
    let answered = match Arguments::parse().command {
        Command::Analyze => answer_lines(&mut Analyst::default(), Analyst::answer),
        Command::Meld => answer_lines(&mut (), |(), question| meld(&question)),
        Command::Table => answer_lines(&mut Layer::default(), Layer::answer),
        Command::Open => answer_lines(&mut Solver::new(), opening::open),
        Command::Okey101Table => answer_lines(&mut Solver::new(), opening::turn),
        Command::Judge { quick } => answer_texts(|line| judge(line, quick)),
        Command::Prizes => answer_lines(&mut (), |(), question| share_out(&question)),
        Command::Play(play) => return done(play.run()),
        Command::Bot(bot) => return done(bot.run()),
        Command::Daily(daily) => return done(daily.run()),
        Command::Replay(replay) => return done(replay.run()),
        Command::Score(score) => return done(score.run()),
        Command::Verify(verify) => return done(verify.run()),
        Command::Strength(strengths) => return done(strengths.run()),
        Command::Tournament(tournament) => return done(tournament.run()),
        Command::Puzzles(puzzles) => return done(puzzles.run()),
    };
    match answered.map_err(Failure::from) {
        // The reader of the answers has closed the pipe, as `head` does.
        Err(Failure::Unheard) => ExitCode::SUCCESS,
        answered => done(answered),
    }
}

fn done(result: Result<(), Failure>) -> ExitCode {
    let Err(failure) = result else { return ExitCode::SUCCESS };
    if let Failure::Said(problem) = failure {
        output::remark(problem);
    }
    ExitCode::FAILURE
}
