/**
 * The views, events, outcomes and codes of refusals of the protocol (bot-protocol.md), from the
 * types of the engine: `WRITE=1 npx vitest run tests/api/protocol.test.ts` writes them again.
 * RULES are those of rules.md, OKEY101 those of okey101.md.
 */

/** A round seen from one seat. `Match::view` adds the score of the match. */
export interface OkeyView {
    /** The rules of the round. */
    rules: Rules;
    /** The seat of the viewing player. */
    seat: Seat;
    /** The previous player, whose last discard may be taken. */
    previous: Seat;
    /** The seat that began. */
    starter: Seat;
    /** The tile turned face up. */
    indicator: Tile;
    /** The wild tile. */
    okey: Wild;
    /** The player's own tiles in the order of arrival. */
    hand: Tile[];
    /** The tile that the player has drawn or taken in this turn; `null` in other players' turns. */
    drawn: Tile | null;
    /**
     * All tiles that the player has drawn from the stock, in order. Other players' draws are
     * hidden.
     */
    draws: Tile[];
    /** The public part of each seat, by seat number. */
    players: OkeySeatView[];
    /** Number of tiles left to draw. */
    stock: number;
    /** The seat to move; `null` when the round is over. */
    turn: Seat | null;
    /** The kind of action expected of the seat to move. */
    phase: Phase;
    /** The player's legal actions now. */
    legal: OkeyLegal;
    /** All public events, in order. */
    history: OkeyEvent[];
    /**
     * The points of each seat in the match, including those scored immediately in this round:
     * penalty points, or wins where those are counted.
     */
    points: number[];
    /** Number of rounds of the match that were won. */
    decided: number;
    /** The result of the round. All hands are open then. */
    outcome: OkeyOutcome | null;
}

/** Rules as text: a preset and the differences from it. */
export type Rules = string;

/** A seat, 0 to 3 in the order of play. */
export type Seat = number;

/** A tile: colour and number, `F` for a false joker, `J` for a joker, `'` for a further copy. */
export type Tile = string;

/** The wild tile of a round: the text of its first copy. */
export type Wild = string;

/** The public part of a seat. */
export interface OkeySeatView {
    /** True if the seat is in play. */
    playing: boolean;
    /** Number of tiles in the hand. */
    tiles: number;
    /** The discard pile, bottom first. */
    discards: Tile[];
    /** True if the player has shown the indicator's twin. */
    shownTwin: boolean;
    /** The hand, laid open when the round is over; empty before. */
    open: Tile[];
}

/** The kind of action expected of the seat to move. */
export type Phase = "draw" | "discard" | "lastChance" | "finish" | "over";

/** Legal actions. */
export interface OkeyLegal {
    /** Showing the indicator's twin is legal. */
    showTwin: boolean;
    /** Drawing from the stock is legal. */
    draw: boolean;
    /** Taking the previous player's discard is legal. */
    take: boolean;
    /** Leaving the last discard is legal. */
    pass: boolean;
    /** The tiles that may be discarded. */
    discard: Tile[];
    /** The tiles that may be discarded to finish. */
    declare: Tile[];
}

/** The part of an action of the player at `seat` that all players see. */
export type OkeyEvent =
  /** A tile was drawn face down from the stock. */
  | { kind: "drew"; seat: Seat }
  /** The previous player's last discard was taken. */
  | { kind: "took"; seat: Seat; tile: Tile }
  /** A tile was discarded. */
  | { kind: "discarded"; seat: Seat; tile: Tile }
  /** The indicator's twin was shown. */
  | { kind: "showedTwin"; seat: Seat; tile: Tile }
  /** A hand was declared with this finishing discard. */
  | { kind: "declared"; seat: Seat; tile: Tile }
  /**
   * An incomplete hand was declared (RULES 5.6, `strict_declare`): the discard, and the
   * fourteen tiles that were shown.
   */
  | { kind: "misdeclared"; seat: Seat; tile: Tile; shown: TileSet }
  /** The last discard was left. */
  | { kind: "passed"; seat: Seat };

/** A set of tiles. */
export type TileSet = Tile[];

/** The result of a round. */
export type OkeyOutcome = ({ kind: "won" } & Finish) | { kind: "void" };

/** A declared complete hand. */
export interface Finish {
    /** The winner. */
    seat: Seat;
    /** The fifteenth tile. */
    discard: Tile;
    /**
     * The hand as it is shown: as seven pairs if possible, else the player's own arrangement if it
     * is valid, else the solver's.
     */
    melds: Tile[][];
    /** True if the discard was a real okey. */
    byOkey: boolean;
    /** True if the hand is seven pairs. */
    byPairs: boolean;
    /** True if the hand is of one colour and the rules double that. */
    oneColor: boolean;
    /** The indicator of the round. */
    indicator: Kind;
}

/** The print of a tile: the text of its first copy. */
export type Kind = string;

/** The rule that an action would break. */
export type OkeyRefusalCode =
  /** First a tile must be drawn or taken (RULES 5.2). */
  | "drawFirst"
  /** A tile has been drawn; one must be discarded (RULES 5.2). */
  | "alreadyDrawn"
  /** The starter has fifteen tiles and discards one without drawing (RULES 5.1). */
  | "startsByDiscard"
  /** The previous player has no discard to take (RULES 5.2). */
  | "nothingToTake"
  /**
   * With the stock empty a discard may be taken only to finish, and this one does not finish
   * (RULES 5.7).
   */
  | "wouldNotFinish"
  /** A wild tile may be discarded only to finish (RULES 5.3, `OnlyToFinish`). */
  | "wildOnlyToFinish"
  /** A discarded wild tile cannot be taken (RULES 5.3, `Dead`). */
  | "wildIsDead"
  /** The last discard was taken to finish, so the hand must be declared (RULES 5.7). */
  | "mustFinish"
  /** The fourteen tiles are not all in melds, nor seven pairs (RULES 5.6). */
  | "handIncomplete"
  /** These rules do not allow showing the twin (RULES 5.5). */
  | "noTwinRule"
  /** The indicator's twin was not dealt to this player (RULES 5.5). */
  | "twinNotDealt"
  /** The twin has been shown already (RULES 5.5). */
  | "twinAlreadyShown"
  /**
   * The twin may be shown only until the first draw, by the starter until their first discard,
   * or by all players until their first discard (RULES 5.5).
   */
  | "twinTooLate"
  /**
   * Showing the twin would take the player's last points, which only a finish may (RULES
   * section 6, `count=own`).
   */
  | "twinWouldWin"
  /** The round is over. */
  | "roundOver"
  /** Nobody plays at this seat. */
  | "notPlaying"
  /** Another seat is to move. */
  | "notYourTurn"
  /** The stock is empty. */
  | "stockEmpty"
  /** Passing exists only with an empty stock. */
  | "cannotPass"
  /** The player does not hold this tile. */
  | "notInHand";

/** A round seen from one seat. `Match::view` adds the score of the match. */
export interface RummiView {
    /** The rules of the round. */
    rules: Rules;
    /** The seat of the viewing player. */
    seat: Seat;
    /** The seat that began. */
    starter: Seat;
    /** The player's own tiles in the order of arrival. */
    hand: Tile[];
    /** The series on the table. */
    table: Tile[][];
    /** The public part of each seat, by seat number. */
    players: RummiSeatView[];
    /** Number of tiles left to draw. */
    stock: number;
    /** The seat to move; `null` when the round is over. */
    turn: Seat | null;
    /** The player's legal actions now. */
    legal: RummiLegal;
    /** All that everybody could see, in order. */
    history: RummiEvent[];
    /** The points of each seat in the match, including those of this round once it is over. */
    points: number[];
    /** Number of finished rounds of the match. */
    decided: number;
    /** The result of the round. All racks are open then. */
    outcome: RummiOutcome | null;
}

/** The public part of a seat. */
export interface RummiSeatView {
    /** True if the seat is in play. */
    playing: boolean;
    /** Number of tiles on the rack. */
    tiles: number;
    /** True if the player has laid tiles. */
    opened: boolean;
    /** True if the player has left: the time ran out twice in a row. */
    left: boolean;
    /** The rack, laid open when the round is over; empty before. */
    open: Tile[];
}

/** Legal actions. */
export interface RummiLegal {
    /** Proposing a new table is legal. */
    lay: boolean;
    /** Drawing from the stock is legal. */
    draw: boolean;
    /** Doing nothing is legal: the stock is empty. */
    pass: boolean;
}

/** The part of the turn of the player at `seat` that all players see. */
export type RummiEvent =
  /** A tile was drawn from the stock, unseen. */
  | { kind: "drew"; seat: Seat }
  /**
   * Tiles were laid. `laid`: The tiles that came from the rack, in the order of the table.
   * `table`: The whole table afterwards. `opens`: True if the player had laid nothing before.
   * `broken`: Number of series of the old table whose tiles are no longer together.
   */
  | { kind: "laid"; seat: Seat; laid: Tile[]; table: Tile[][]; opens: boolean; broken: number }
  /**
   * The turn ended with a table that is not valid: the table lies as before, and penalty tiles
   * were drawn as far as there were any (RULES 7.5).
   */
  | { kind: "failed"; seat: Seat }
  /** Nothing was done, when the stock was empty. */
  | { kind: "passed"; seat: Seat }
  /** The time ran out, and penalty tiles were drawn as far as there were any (RULES 7.6). */
  | { kind: "timedOut"; seat: Seat };

/** The result of a round. */
export type RummiOutcome =
  | { kind: "won"; seat: Seat; atOnce: boolean }
  | { kind: "blocked" };

/** The rule that an action would break. */
export type RummiRefusalCode =
  /** There is no clock whose time could run out (RULES 7.6). */
  | "noClock"
  /** The round is over. */
  | "roundOver"
  /** Nobody plays at this seat. */
  | "notPlaying"
  /** Another seat is to move. */
  | "notYourTurn"
  /** The stock is empty. */
  | "stockEmpty"
  /** Passing exists only with an empty stock. */
  | "cannotPass"
  /** The player does not hold this tile. */
  | "notInHand"
  /** More series than the tiles of the set can form. */
  | "tooManySeries"
  /** A tile is not of this set. */
  | "notInPlay"
  /** A tile lies in two places. */
  | "tileTwice"
  /** A tile lies neither on the table nor on the player's own rack. */
  | "notHeld"
  /**
   * Tiles that lay on the table are no longer on it (RULES 7.4), or no longer in one series if
   * series must not be taken apart.
   */
  | "tilesMissing"
  /** No tile comes from the rack (RULES 7.2). */
  | "nothingLaid"
  /** These tiles are no series (RULES section 3, 7.9). */
  | "notASeries"
  /**
   * The first tiles laid do not contain enough points in series of the player's own (RULES
   * 7.3).
   */
  | "openingTooLow"
  /**
   * A joker has left its series, and no tile that it stood for has taken its place (RULES 7.4,
   * `joker_lock`).
   */
  | "jokerLocked"
  /** While the table is rebuilt: there is no such place. */
  | "noPlace";

/** A round seen from one seat. `Match::view` adds the points of the match. */
export interface Okey101View {
    /** The rules of the round. */
    rules: Rules;
    /** The seat of the viewing player. */
    seat: Seat;
    /** The seat that got 22 tiles. */
    starter: Seat;
    /** The tile turned face up. */
    indicator: Tile;
    /** The player's own tiles in the order of arrival. */
    hand: Tile[];
    /** The melds on the table, in the order of laying. */
    table: Lying[];
    /** The public part of each seat, by seat number. */
    players: Okey101SeatView[];
    /** The penalties of the round, in order. */
    penalties: Penalty[];
    /** Number of tiles left to draw. */
    stock: number;
    /** The seat to move; `null` when the round is over. */
    turn: Seat | null;
    /** The kind of action expected of the seat to move. */
    phase: Okey101Phase;
    /**
     * The tile that came in this turn, if this player may see it: the one that this player drew,
     * or one that was taken.
     */
    came: Tile | null;
    /** The taken tile, as long as it has not been used in this turn, by either copy. */
    unused: Tile | null;
    /** The value and the number of pairs that this player needs to open. */
    need: Need;
    /** Number of table actions of this turn that can be taken back. */
    toTakeBack: number;
    /** The player's legal actions now. */
    legal: Okey101Legal;
    /** All that everybody could see, in order. */
    history: Okey101Event[];
    /** The points of each seat in the match, including those of this round. */
    points: number[];
    /** The score of each seat for this round so far, line by line. */
    scores: Okey101Score[];
    /** Number of finished rounds of the match. */
    decided: number;
    /** The result of the round. All hands are open then. */
    outcome: Okey101Outcome | null;
}

/** A meld on the table. */
export interface Lying {
    /** The player who laid it. */
    owner: Seat;
    /** Run, group or pair. */
    kind: MeldKind;
    /** The tiles; those of a run in ascending order. */
    tiles: Tile[];
    /**
     * The number of the first tile of a run, of all tiles of a group; in a pair of two wild tiles
     * without meaning.
     */
    number: number;
}

/** The kind of a meld. */
export type MeldKind = "run" | "group" | "pair";

/** The public part of a seat. */
export interface Okey101SeatView {
    /** True if the seat is in play. */
    playing: boolean;
    /** Number of tiles in hand. */
    tiles: number;
    /** The discard pile, bottom first. The rules say how much of it the page shows. */
    pile: Tile[];
    /** The opening. */
    opened: Opened | null;
    /** True if the player goes for pairs. */
    announced: boolean;
    /** The hand, laid open when the round is over; empty before. */
    open: Tile[];
}

/** The opening of a player. */
export interface Opened {
    /** By series or by pairs. */
    way: Okey101Way;
    /** The value of the series, or the number of pairs, laid in the opening. */
    worth: number;
}

/** The way of an opening. */
export type Okey101Way = "series" | "pairs";

/** Points that a player gets at once. */
export interface Penalty {
    /** The player. */
    seat: Seat;
    /** The reason. */
    reason: Okey101PenaltyReason;
    /** The points. */
    points: number;
    /** The tile that it is about, if it is about one. */
    tile: Tile | null;
}

/** The reason of a penalty. */
export type Okey101PenaltyReason = "okey" | "playable" | "return" | "misopened" | "takeBack" | "feed" | "okeyLost" | "record";

/** The kind of action expected of the seat to move. */
export type Okey101Phase = "draw" | "play" | "lastChance" | "over";

/** The least value and number of pairs that open. */
export interface Need {
    /** The value of series. */
    points: number;
    /** The number of pairs. */
    pairs: number;
}

/** Legal actions. Melds and tiles are judged when they are played. */
export interface Okey101Legal {
    /** Drawing from the stock is legal. */
    draw: boolean;
    /** Taking the previous player's last discard is legal. */
    take: boolean;
    /** Giving the taken tile back is legal. */
    giveBack: boolean;
    /** An opening may be tried. */
    open: boolean;
    /** Melds may be laid, tiles added and wild tiles exchanged. */
    work: boolean;
    /** Taking back the last table action is legal. */
    takeBack: boolean;
    /** A discard is legal. */
    discard: boolean;
    /** Announcing pairs is legal. */
    announce: boolean;
    /** Calling a playable discard is legal. */
    call: boolean;
    /** Leaving the last discard is legal. */
    pass: boolean;
}

/** The part of an action of the player at `seat` that all players see. */
export type Okey101Event =
  /** A tile was drawn face down from the stock. */
  | { kind: "drew"; seat: Seat }
  /** The previous player's last discard was taken. */
  | { kind: "took"; seat: Seat; tile: Tile }
  /** The taken tile was given back. */
  | { kind: "returned"; seat: Seat; tile: Tile }
  /** The player opened. `worth` is the value of series, or the number of pairs. */
  | { kind: "opened"; seat: Seat; rows: Row[]; way: Okey101Way; worth: number }
  /** A wrong opening was shown, and costs a penalty (OKEY101 4.7, `strict_open`). */
  | { kind: "misopened"; seat: Seat; rows: Row[] }
  /** A further meld was laid. */
  | { kind: "laid"; seat: Seat; row: Row }
  /** A tile was added to a meld. */
  | { kind: "added"; seat: Seat; tile: Tile; place: Place }
  /** A tile was put in the place of a wild tile, which the player took. */
  | { kind: "exchanged"; seat: Seat; tile: Tile; place: Place; wild: Tile }
  /** The last table action was taken back. */
  | { kind: "tookBack"; seat: Seat }
  /** A tile was discarded. */
  | { kind: "discarded"; seat: Seat; tile: Tile }
  /** The player goes for pairs. */
  | { kind: "wentForPairs"; seat: Seat }
  /** The player called the playable discard of an opponent. */
  | { kind: "called"; seat: Seat; tile: Tile }
  /** The last discard was left. */
  | { kind: "passed"; seat: Seat }
  /**
   * The time ran out: the table actions of the turn were taken back, and this tile was
   * discarded, unless there was nothing to draw.
   */
  | { kind: "timedOut"; seat: Seat; tile: Tile | null };

/** Tiles laid as one meld. */
export interface Row {
    /** The tiles; those of a run in ascending order. */
    tiles: Tile[];
    /** True if they are meant as a group although they could be a run. */
    group: boolean;
}

/**
 * A place in a meld on the table: the number of the meld, and the index of a wild tile or, for an
 * addition, of the tile before which it is put, such as `2.3`.
 */
export type Place = string;

/** The score of a player for a round, line by line: `base × factor + held + penalties`. */
export interface Okey101Score {
    /**
     * -101 for the finisher, the sum of the hand, twice for pairs, or the points of a player who
     * has not opened.
     */
    base: number;
    /** The factor of the finish. */
    factor: number;
    /** The most that both are together, where it is less. */
    cap: number | null;
    /** 101 for each wild tile in the hand of a player who has opened. */
    held: number;
    /** The penalties. */
    penalties: number;
}

/** The result of a round. */
export type Okey101Outcome = ({ kind: "won" } & Okey101Finish) | { kind: "exhausted" } | { kind: "void" };

/** A finished round. */
export interface Okey101Finish {
    /** The player without tiles. */
    seat: Seat;
    /** The last discard. */
    last: Tile;
    /** True if the last discard is a real okey. */
    byOkey: boolean;
    /** True if the player had opened by pairs. */
    byPairs: boolean;
    /** True if the player finished from hand (*elden*). */
    fromHand: boolean;
}

/** The rule that an action would break. */
export type Okey101RefusalCode =
  /** First a tile must be drawn or taken (OKEY101 3.1). */
  | "drawFirst"
  /** A tile has been drawn or taken in this turn (OKEY101 3.1). */
  | "alreadyDrawn"
  /** The starter has 22 tiles and does not draw (OKEY101 section 3). */
  | "startsByDiscard"
  /** The previous player has no discard to take (OKEY101 5.1). */
  | "nothingToTake"
  /** A tile that was given back cannot be taken again in this turn (OKEY101 5.4). */
  | "takenBefore"
  /** No tile has been taken in this turn. */
  | "nothingTaken"
  /** The taken tile cannot be given back while a table action stands (OKEY101 5.4). */
  | "actionStands"
  /** The taken tile must be used in this turn, by either copy (OKEY101 5.2). */
  | "takenUnused"
  /** No melds were named. */
  | "nothingLaid"
  /** A tile lies in two melds. */
  | "tileTwice"
  /** These tiles are no run or group (OKEY101 1.2). */
  | "notAMeld"
  /** These tiles are no pair (OKEY101 1.2). */
  | "notAPair"
  /** The run is too long to be laid at once (OKEY101 12, `run_limit`). */
  | "runLimit"
  /** Series and pairs are not mixed in an opening (OKEY101 4.4). */
  | "mixed"
  /** The series of an opening are worth too little (OKEY101 4.2, 4.6). */
  | "tooLow"
  /** There are too few pairs for an opening (OKEY101 4.3, 4.6). */
  | "tooFewPairs"
  /** One tile must stay in hand for the discard (OKEY101 3.3). */
  | "noTileLeft"
  /** The player has opened already. */
  | "alreadyOpened"
  /** The player has not opened, and may do nothing else on the table (OKEY101 4.1). */
  | "notOpened"
  /** Table work waits for the next turn (OKEY101 4.8, `wait_turn`). */
  | "waitsATurn"
  /** A player who has opened by pairs lays no runs or groups (OKEY101 6.2). */
  | "onlyPairs"
  /**
   * A player who has opened by series lays pairs only if another one has opened by pairs
   * (OKEY101 6.1).
   */
  | "noPairsYet"
  /** A player of series lays no more pairs in this turn (OKEY101 12, `pairs_limit`). */
  | "pairsLimit"
  /** Pairs must be announced before (`declare_pairs`). */
  | "notAnnounced"
  /** The player has announced to open by pairs (`declare_pairs`). */
  | "pairsAnnounced"
  /** Pairs need no announcement by these rules (`declare_pairs`). */
  | "noAnnouncing"
  /** There is no such place on the table. */
  | "noPlace"
  /** The tile does not fit at this place (OKEY101 6.3). */
  | "doesNotFit"
  /** No more than two tiles may be added so in a turn (OKEY101 6.4, `add_cap`). */
  | "addCap"
  /** Wild tiles are not exchanged by these rules (OKEY101 7.5). */
  | "noExchange"
  /** There is no wild tile at this place (OKEY101 7.1). */
  | "notWild"
  /** The wild tile does not stand for this tile (OKEY101 7.1 to 7.3). */
  | "notStoodFor"
  /** No table action of this turn can be taken back (OKEY101 3.4). */
  | "nothingToTakeBack"
  /** No playable discard can be called now (OKEY101 8.2). */
  | "nothingToCall"
  /** There is no clock whose time could run out (OKEY101 section 12). */
  | "noClock"
  /** The round is over. */
  | "roundOver"
  /** Nobody plays at this seat. */
  | "notPlaying"
  /** Another seat is to move. */
  | "notYourTurn"
  /** The stock is empty. */
  | "stockEmpty"
  /** Passing exists only with an empty stock. */
  | "cannotPass"
  /** The player does not hold this tile. */
  | "notInHand";
