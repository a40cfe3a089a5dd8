//! The declaration of a game's options: one table from which everything else follows.
//!
//! ```text
//! pub struct Options {
//!     /// The last moment for showing the twin (RULES 5.5).
//!     twin_until: TwinUntil = TwinUntil::FirstDraw => TwinUntil "twin-until" in Play,
//!     ──────────  ─────────   ────────────────────    ─────────  ────────────   ────
//!     field       type        usual value             setting    name in text   group
//!         if |options| options.twin_points > 0;
//! }
//! ```
//!
//! After `from` follow the bounds of a number, after `or` one number beyond them; after `if` the
//! condition under which the setting has an effect; after `worded` the choice of a sentence that
//! explains it. A number out of its bounds is a conflict with the name of its setting.

use crate::named::named;

named! {
    /// A group of settings in the rules editor.
    pub enum Group {
        /// The players and the deal.
        Table = "table",
        /// Tiles and melds.
        Melds = "melds",
        /// The actions of a turn.
        Play = "play",
        /// The score of a round.
        Points = "points",
        /// The end of a match.
        Match = "match",
        /// All else.
        Extras = "extras",
    }
}

/// Declares the options of a game: the types `Options`, `Setting` and `Conflict`, and the traits
/// for reading, writing and editing them. The last block is for what no table can say: the order
/// of play, and values that depend on others.
macro_rules! declare_options {
    (
        $(#[$about:meta])*
        pub struct Options {$(
            $(#[$doc:meta])*
            $field:ident: $Type:ty = $usual:expr => $Setting:ident $name:literal in $Group:ident
                $(, from $range:expr $(, or $beyond:literal)?)?
                $(, if $matters:expr)?
                $(, worded $wording:expr)?;
        )+}

        $(#[$of_conflicts:meta])*
        pub enum Conflict {$(
            $(#[$why:meta])*
            $Conflict:ident $code:literal [$One:ident, $Other:ident] = $reason:literal, $is_in:expr;
        )*}

        impl RuleOptions { $($other:tt)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            /// The preset that these options are based on.
            pub preset: Preset,
            $($(#[$doc])* pub $field: $Type,)+
        }

        $crate::named::named! {
            /// One field of [`Options`].
            pub enum Setting {$(
                #[doc = concat!("[`Options::", stringify!($field), "`].")]
                $Setting = $name,
            )+}
        }

        $(#[$of_conflicts])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Conflict {
            $($(
                #[doc = concat!(
                    "`", stringify!($field), "` is not ", stringify!($range)
                    $(, " or ", $beyond)?, "."
                )]
                $Setting,
            )?)+
            $($(#[$why])* $Conflict,)*
        }

        impl $crate::named::Named for Conflict {
            const NAMES: &'static [(Self, &'static str)] = &[
                $($((Conflict::$Setting, $crate::options::first!($name $range)),)?)+
                $((Conflict::$Conflict, $code),)*
            ];
        }

        impl Conflict {
            /// The two settings, or one setting twice.
            pub const fn settings(self) -> [Setting; 2] {
                match self {
                    $($(
                        Conflict::$Setting =>
                            [$crate::options::first!((Setting::$Setting) $range); 2],
                    )?)+
                    $(Conflict::$Conflict => [Setting::$One, Setting::$Other],)*
                }
            }
        }

        $crate::coded::error!(Conflict);

        impl std::fmt::Display for Conflict {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($(Conflict::$Setting => {
                        write!(
                            f,
                            concat!("{} is {} to {}" $(, " or ", $beyond)?),
                            $name,
                            $range.start(),
                            $range.end(),
                        )
                    })?)+
                    $(Conflict::$Conflict => f.write_str($reason),)*
                }
            }
        }

        impl Options {
            /// The usual values, from which presets differ.
            pub(super) const fn usual_of(preset: Preset) -> Options {
                Options { preset, $($field: $usual,)+ }
            }
        }

        impl $crate::options::RuleOptions for Options {
            type Preset = Preset;
            type Setting = Setting;
            type Wording = Wording;
            type Conflict = Conflict;

            const PLAYERS: Setting = Setting::Players;

            fn of(preset: Preset, players: u16) -> Options {
                Options::preset(preset, players)
            }

            fn preset(&self) -> Preset {
                self.preset
            }

            fn players(&self) -> u16 {
                self.players
            }

            fn field(&mut self, setting: Setting) -> $crate::options::Field<'_> {
                match setting {$(
                    Setting::$Setting =>
                        $crate::options::field_of!(&mut self.$field $(, $range $(, $beyond)?)?),
                )+}
            }

            fn group(setting: Setting) -> $crate::options::Group {
                match setting {
                    $(Setting::$Setting => $crate::options::Group::$Group,)+
                }
            }

            fn has(&self, conflict: Conflict) -> bool {
                match conflict {
                    $($(Conflict::$Setting => {
                        !$range.contains(&self.$field) $(&& self.$field != $beyond)?
                    })?)+
                    $(Conflict::$Conflict => {
                        let is_in: fn(&Options) -> bool = $is_in;
                        is_in(self)
                    })*
                }
            }

            fn settings(conflict: Conflict) -> [Setting; 2] {
                conflict.settings()
            }

            fn matters(&self, setting: Setting) -> bool {
                match setting {
                    $($(Setting::$Setting => {
                        let matters: fn(&Options) -> bool = $matters;
                        matters(self)
                    })?)+
                    _ => true,
                }
            }

            fn wording(&self, setting: Setting) -> Option<Wording> {
                match setting {
                    $($(Setting::$Setting => {
                        let wording: fn(&Options) -> Option<Wording> = $wording;
                        wording(self)
                    })?)+
                    _ => None,
                }
            }

            $($other)*
        }

        impl std::fmt::Display for Options {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::options::write_options(self, f)
            }
        }

        impl std::str::FromStr for Options {
            type Err = $crate::options::RulesError<Options>;

            fn from_str(text: &str) -> Result<Options, Self::Err> {
                $crate::options::read_options(text)
            }
        }
    };
}

/// A number with bounds, or a choice.
macro_rules! field_of {
    ($field:expr, $range:expr) => {
        $crate::options::Field::Count($field, $range, None)
    };
    ($field:expr, $range:expr, $beyond:literal) => {
        $crate::options::Field::Count($field, $range, Some($beyond))
    };
    ($field:expr) => {
        $crate::options::Field::Choice($field)
    };
}

/// The first of two.
macro_rules! first {
    ($first:tt $other:expr) => {
        $first
    };
}

pub(crate) use {declare_options, field_of, first};
