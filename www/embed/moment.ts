/** `<okey-position>`: a match, or a moment of it. Its code is fetched once one is in view. */

import type { LongestRecord } from "../engine/views";
import type { Board } from "./board";
import { isFault, LOOK, tell } from "./element";
import { DrawnInView } from "./in-view";
import { type Fault, wrong } from "./notation";
import type { Moment } from "./scene";

const AT = /^(?:(\d{1,4})\.)?(\d{1,5})$/;

/** Longer records are not read. */
const LONGEST: LongestRecord = 1_048_576;

export class OkeyPosition extends DrawnInView {
  static readonly observedAttributes = [
    ...["record", "at", "seat", "open", "names", "caption", "moves"],
    ...LOOK,
  ];
  #board: Board | null = null;

  /** The moment shown; null until the match is loaded. */
  get moment(): { readonly round: number; readonly action: number } | null {
    return this.#board?.shown ?? null;
  }

  /** Goes to a move of the round shown, or of another one from 1. */
  goTo(action: number, round?: number): void {
    this.#board?.goTo(action, round);
  }

  next(): void {
    this.goTo((this.moment?.action ?? 0) + 1);
  }

  back(): void {
    this.goTo((this.moment?.action ?? 0) - 1);
  }

  /** Seats the next player, or the one at this seat, at the bottom. */
  flip(seat?: number): void {
    this.#board?.flip(seat);
  }

  protected override leave(): void {
    super.leave();
    this.#board?.close();
    this.#board = null;
  }

  protected prepare(): Fault | null {
    const moment = this.#read();
    if (isFault(moment)) return moment;
    const faces = this.look();
    if (isFault(faces)) return faces;
    const told = (detail: unknown) => tell(this, "step", detail);
    this.showWhenSeen(
      faces,
      async () => (await this.shared.boards()).open(moment, faces, this.language, told),
      (board) => (isFault(board) ? this.complain(board) : this.#open(board)),
    );
    return null;
  }

  #read(): Moment | Fault {
    const record = this.getAttribute("record")?.trim() ?? "";
    if (record === "" || record.length > LONGEST) return wrong("record", record);
    const place = this.getAttribute("at")?.trim();
    const [whole, round = "1", action] = AT.exec(place ?? "") ?? [];
    if (place !== undefined && (whole === undefined || Number(round) < 1))
      return wrong("at", place);
    const seat = this.getAttribute("seat")?.trim() ?? "0";
    if (!/^[0-3]$/.test(seat)) return wrong("seat", seat);
    const open = this.chosen("open", ["own", "all", "none"]);
    if (isFault(open)) return open;
    const names = (this.getAttribute("names") ?? "").split(",").map((name) => name.trim());
    const at = place === undefined ? null : ([Number(round) - 1, Number(action)] as const);
    const caption = this.getAttribute("caption")?.trim() ?? "";
    const listed = this.hasAttribute("moves");
    return { record, at, seat: Number(seat), open, names, caption, listed };
  }

  #open(board: Board): void {
    this.#board = board;
    this.shown.adoptedStyleSheets = board.sheets;
    this.show(board.root);
  }
}
