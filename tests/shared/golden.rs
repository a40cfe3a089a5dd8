//! Golden games: short matches named by their topic, in a folder of `tests/data/`.
//!
//! ```text
//! name.game     the play, written by hand
//! name.record   the match as saved; a later version must still read it
//! name.txt      the views and the score
//! ```
//!
//! `ISTAKA_GOLDEN=write cargo test golden::` writes the last two anew. Check every change by hand:
//! the files are right because they were compared with the rules.

use std::fmt::Debug;
use std::path::PathBuf;
use std::{env, fs};

use istaka::{Game, Match, read_record, write_record};

/// Plays all `count` games of a folder, and compares them with the files.
pub fn check<G>(folder: &str, count: usize, play: impl Fn(&str) -> (Match<G>, String))
where
    G: Game<Refusal: PartialEq>,
    Match<G>: PartialEq + Debug,
{
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", folder].iter().collect();
    let write = env::var("ISTAKA_GOLDEN").is_ok_and(|value| value == "write");
    let files = fs::read_dir(&folder).expect("the folder of the golden games");
    let files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    let games = files.iter().filter(|path| path.extension().is_some_and(|kind| kind == "game"));
    let names: Vec<_> = games.filter_map(|path| path.file_stem()?.to_str()).collect();
    assert_eq!((names.len(), files.len()), (count, 3 * count), "{files:?}");
    for name in names {
        let path = |kind: &str| folder.join(format!("{name}.{kind}"));
        let read = |kind: &str| {
            let text = fs::read_to_string(path(kind));
            text.unwrap_or_else(|error| panic!("{}: {error}", path(kind).display()))
        };
        let (game, seen) = play(&read("game"));
        let record = write_record(&game);
        if write {
            fs::write(path("record"), &record).expect("written");
            fs::write(path("txt"), &seen).expect("written");
        }
        assert_eq!(seen, read("txt"), "{name}");
        assert_eq!(record, read("record"), "{name}");
        assert_eq!(read_record::<G>(&record), Ok(game), "{name}");
    }
}
