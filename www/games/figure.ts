/**
 * The interface between a game and all that is shown of it without a canvas: the elements for other
 * pages, and the pages of the rules. Nothing here may import what draws the table.
 */

import type { EventView, HintView, RoundView } from "../engine/views";

/** A sentence about a round. Its tiles are texts, which the reader's faces name. */
export interface Telling {
  readonly id: string;
  readonly tile?: string;
  readonly tiles?: readonly string[];
  /** The numbers in it, by their names in the message. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** A situation of play; its messages are `page-at-…`. */
export type Situation =
  | "deal"
  | "okey"
  | "melds"
  | "turn"
  | "twin"
  | "opening"
  | "rebuild"
  | "adding"
  | "exchange"
  | "costly"
  | "finish"
  | "score";

export interface GameFigure<
  Table extends RoundView = RoundView,
  Event extends EventView = EventView,
  Hint extends HintView = HintView,
> {
  /** Returns the open tiles beside the stock, each after the id of its name. */
  open(table: Table): readonly (readonly [id: string, tile: string])[];
  /** Returns the discards of a seat, the latest last; none in a game without piles. */
  pile(table: Table, seat: number): readonly string[];
  /** Returns the discard that the player may take; null if there is none. */
  offer(table: Table): string | null;
  /** Returns the series on the table; null in a game that lays none there. */
  series(table: Table): readonly (readonly string[])[] | null;
  /** Returns the melds of the hand that won, in a game in which it is laid out; null otherwise. */
  won(table: Table): readonly (readonly string[])[] | null;
  /** Tells of an event; `open` is true if the hand of its seat is. */
  tell(event: Event, table: Table, open: boolean): Telling;
  /**
   * Names the legal actions of the player besides drawing, taking and passing; `open` is true if
   * the hand of the player is.
   */
  may(table: Table, open: boolean): readonly Telling[];
  /** Returns the situations that a turn of the player with this hint shows. */
  situations(table: Table, hint: Hint): readonly Situation[];
}
