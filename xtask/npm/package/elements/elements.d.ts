/** Types of `istaka/elements`. Importing the module defines the elements. */

/** The look of tiles. */
export interface LookAttributes {
  palette?: "turkish" | "rummy" | "gameduell";
  faces?: "tiles" | "cards";
}

/** The attributes of `<okey-tiles>`: a figure. Each is a property of the same name, too. */
export interface OkeyTilesAttributes extends LookAttributes {
  tiles?: string;
  okey?: string;
  kind?: "run" | "group" | "pair" | "meld" | "none" | "opening";
  hand?: "complete" | "pairs" | number | `${number}`;
  rules?: string;
  caption?: string;
}

/** The attributes of `<okey-position>`: a match that is stepped through, or a position. */
export interface OkeyPositionAttributes extends LookAttributes {
  record?: string;
  /** The move, or the round and the move: `17`, `"2.17"`. */
  at?: number | `${number}`;
  seat?: Seat | `${Seat}`;
  open?: "own" | "all" | "none";
  /** The players by seat, separated by commas. */
  names?: string;
  caption?: string;
  /** If present, the moves are listed beside the table. */
  moves?: boolean | "";
  /** In place of a record: all that one player sees of a round, as text. */
  position?: string;
  /** The address of the game, to which a position has a link. */
  src?: string;
}

/** The attributes of `<okey-puzzle>`. */
export interface OkeyPuzzleAttributes extends LookAttributes {
  puzzle?: string;
  daily?: string;
  kind?: PuzzleKind | "any";
  grade?: Grade | "any";
}

/** The attributes of `<okey-game>`: the whole game in a frame. */
export interface OkeyGameAttributes {
  src?: string;
  rules?: string;
  level?: "beginner" | "easy" | "medium" | "hard" | "expert";
  seed?: string;
  theme?: "auto" | "evening" | "day";
  /** If present, the game remembers matches and settings between visits. */
  keep?: boolean | "";
}

export type Seat = 0 | 1 | 2 | 3;
export type PuzzleKind = "throw" | "finish" | "lay" | "open" | "fromHand" | "playable" | "last";
export type Grade = "easy" | "medium" | "hard";

/** Detail of `verdict`, dispatched when the engine has judged the claim of a figure. */
export interface Verdict {
  readonly holds: boolean;
  /** A stable name of the finding. */
  readonly code: string;
}

/** Detail of `step`, dispatched when another moment of a match is shown. */
export interface Step {
  /** The round, from 1. */
  readonly round: number;
  /** Number of played actions of the round. */
  readonly action: number;
}

/** Detail of `solved`, dispatched once, when a puzzle is answered or given up. */
export interface Solved {
  /** True if the answer is right. */
  readonly solved: boolean;
  readonly kind: PuzzleKind;
  readonly grade: Grade;
}

/** Detail of `blocked`, dispatched when something cannot be loaded. The author is told why. */
export interface Blocked {
  readonly reason: string;
}

/** Detail of `ready`, dispatched when the table of a game can be played. */
export interface Ready {
  readonly game: "okey" | "rummi" | "okey101";
  /** The rules as text. */
  readonly rules: string;
}

/** Detail of `move`, dispatched for each move of a game: what everybody at the table saw. */
export interface Move {
  readonly round: number;
  readonly kind: string;
  readonly seat: Seat;
  readonly [field: string]: unknown;
}

/** Detail of `roundend`. */
export interface RoundEnd {
  readonly round: number;
  /** The seat; null in a void round. */
  readonly winner: Seat | null;
  readonly scores: readonly number[];
}

/** Detail of `matchend`. */
export interface MatchEnd {
  readonly standing: readonly { readonly seat: Seat; readonly rank: number }[];
}

/** The events of each element. All bubble, and cross shadow trees. */
export interface OkeyEvents {
  "okey-tiles": { verdict: CustomEvent<Verdict>; blocked: CustomEvent<Blocked> };
  "okey-position": { step: CustomEvent<Step>; blocked: CustomEvent<Blocked> };
  "okey-puzzle": { solved: CustomEvent<Solved>; blocked: CustomEvent<Blocked> };
  "okey-game": {
    ready: CustomEvent<Ready>;
    move: CustomEvent<Move>;
    roundend: CustomEvent<RoundEnd>;
    matchend: CustomEvent<MatchEnd>;
  };
}

/** The attributes of each element. */
export interface OkeyAttributes {
  "okey-tiles": OkeyTilesAttributes;
  "okey-position": OkeyPositionAttributes;
  "okey-puzzle": OkeyPuzzleAttributes;
  "okey-game": OkeyGameAttributes;
}

/** An element with its attributes as properties, which are null where they are absent. */
export type OkeyElement<Name extends keyof OkeyAttributes> = {
  addEventListener<Type extends keyof OkeyEvents[Name]>(
    type: Type,
    listener: (event: OkeyEvents[Name][Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & {
  [Key in keyof OkeyAttributes[Name]]-?: OkeyAttributes[Name][Key] | null;
} & HTMLElement;

export type OkeyTiles = OkeyElement<"okey-tiles">;
export type OkeyPuzzle = OkeyElement<"okey-puzzle">;
export type OkeyGame = OkeyElement<"okey-game">;

export type OkeyPosition = OkeyElement<"okey-position"> & {
  /** The moment shown; null until the match is loaded. */
  readonly moment: Step | null;
  /** Goes to a move of the round shown, or of another one, counted from 1. */
  goTo(action: number, round?: number): void;
  /** Goes one move on. */
  next(): void;
  /** Goes one move back. */
  back(): void;
  /** Seats the next player, or the one at this seat, at the bottom. */
  flip(seat?: Seat): void;
};

/**
 * The addresses of the wasm files, for a page whose build does not copy them beside the script
 * (esbuild). Set them right after importing the module.
 */
export declare const wasmUrl: {
  istaka?: string | URL;
  figures?: string | URL;
  judge?: string | URL;
};

declare global {
  interface HTMLElementTagNameMap {
    "okey-tiles": OkeyTiles;
    "okey-position": OkeyPosition;
    "okey-puzzle": OkeyPuzzle;
    "okey-game": OkeyGame;
  }
}
