/**
 * `<okey-position>`: a match, a moment of it, or any position as text. Its code is loaded once it
 * is in view.
 */

import { atIn } from "../base/at";
import type { LongestRecord } from "../engine/views";
import { LOOK } from "./element";
import { Kept } from "./kept";
import { Fault } from "./notation";
import type { Placed, PlacedInput } from "./placed";
import type { Board, Choices, Moment } from "./position";

/** The largest number of characters of a record. */
const LONGEST: LongestRecord = 1_048_576;

export class OkeyPosition extends Kept<Choices | null, Board | Placed> {
  static readonly observedAttributes = [
    ...["record", "at", "seat", "open", "names", "caption", "moves", "position", "src"],
    ...LOOK,
  ];

  /** The moment shown; null until the match is loaded. */
  get moment(): { readonly round: number; readonly action: number } | null {
    return this.#board?.shown ?? null;
  }

  /** Goes to a move of a round, counted from 1; by default the round shown. */
  goTo(action: number, round?: number): void {
    this.#board?.goTo(action, round);
  }

  next(): void {
    this.goTo((this.moment?.action ?? 0) + 1);
  }

  back(): void {
    this.goTo((this.moment?.action ?? 0) - 1);
  }

  /** Shows a seat at the bottom; by default the next one. */
  flip(seat?: number): void {
    this.#board?.flip(seat);
  }

  /** The match; null where a position stands still. */
  get #board(): Board | null {
    return this.content && "goTo" in this.content ? this.content : null;
  }

  protected draw(): void {
    const position = this.text("position");
    if (position !== undefined) this.#place(position);
    else this.#show();
  }

  /** Shows a position as text. */
  #place(position: string): void {
    const input: PlacedInput = { position, src: this.text("src"), ...this.#words };
    this.present(position, this.look(), async () => {
      const { place, sheet } = await this.shared.placed();
      return { content: place(input, this.look()), sheets: [sheet] };
    });
  }

  /** Shows a moment of a match. */
  #show(): void {
    const moment = this.#read();
    const voice = this.look();
    const told = (detail: unknown) => this.tell("step", detail);
    this.present([moment.record, moment.at].join(), voice, async (before) => {
      const { open, sheet } = await this.shared.position();
      return { content: open(moment, voice, told, before()), sheets: [sheet] };
    });
  }

  /** The names that the author gives the players and the table. */
  get #words(): Pick<Moment, "names" | "caption"> {
    return {
      names: (this.getAttribute("names") ?? "").split(",").map((name) => name.trim()),
      caption: this.text("caption") ?? "",
    };
  }

  #read(): Moment {
    const record = this.text("record") ?? "";
    if (record === "" || record.length > LONGEST) throw new Fault("record", record);
    const place = this.text("at");
    const at = place === undefined ? null : atIn(place);
    if (place !== undefined && at === null) throw new Fault("at", place);
    const seat = this.text("seat") ?? "0";
    if (!/^[0-3]$/.test(seat)) throw new Fault("seat", seat);
    return {
      record,
      at: at && [at.round, at.actions],
      seat: Number(seat),
      open: this.chosen("open", ["own", "all", "none"]),
      ...this.#words,
      listed: this.hasAttribute("moves"),
    };
  }
}
