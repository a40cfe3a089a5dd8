/**
 * The views, events and outcomes of the protocol (bot-protocol.md), from the types of the engine:
 * `WRITE=1 npx vitest run tests/api/protocol.test.ts` writes them again.
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
  | { kind: "drew"; seat: Seat }
  | { kind: "took"; seat: Seat; tile: Tile }
  | { kind: "discarded"; seat: Seat; tile: Tile }
  | { kind: "showedTwin"; seat: Seat; tile: Tile }
  | { kind: "declared"; seat: Seat; tile: Tile }
  | { kind: "misdeclared"; seat: Seat; tile: Tile; shown: TileSet }
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
  | { kind: "drew"; seat: Seat }
  | { kind: "laid"; seat: Seat; laid: Tile[]; table: Tile[][]; opens: boolean; broken: number }
  | { kind: "failed"; seat: Seat }
  | { kind: "passed"; seat: Seat }
  | { kind: "timedOut"; seat: Seat };

/** The result of a round. */
export type RummiOutcome =
  | { kind: "won"; seat: Seat; atOnce: boolean }
  | { kind: "blocked" };

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
  | { kind: "drew"; seat: Seat }
  | { kind: "took"; seat: Seat; tile: Tile }
  | { kind: "returned"; seat: Seat; tile: Tile }
  | { kind: "opened"; seat: Seat; rows: Row[]; way: Okey101Way; worth: number }
  | { kind: "misopened"; seat: Seat; rows: Row[] }
  | { kind: "laid"; seat: Seat; row: Row }
  | { kind: "added"; seat: Seat; tile: Tile; place: Place }
  | { kind: "exchanged"; seat: Seat; tile: Tile; place: Place; wild: Tile }
  | { kind: "tookBack"; seat: Seat }
  | { kind: "discarded"; seat: Seat; tile: Tile }
  | { kind: "wentForPairs"; seat: Seat }
  | { kind: "called"; seat: Seat; tile: Tile }
  | { kind: "passed"; seat: Seat }
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
