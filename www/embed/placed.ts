/** A position of a round as a small table that stands still, as its player sees it. */

import { words } from "virtual:embed-words/placed";
import {
  countOf,
  type PositionText,
  positionIn,
  seatedIn,
  tilesIn,
  wordsOf,
} from "../base/position-text";
import init, { readPosition } from "../pkg/judge/istaka";
import url from "../pkg/judge/istaka_bg.wasm?url&no-inline";
import type { Front } from "../state/faces";
import { inTurn } from "../state/seats";
import { addressIn } from "./address";
import { html } from "./drawing";
import { Fault, faceOf } from "./notation";
import { picture, rowOf } from "./picture";
import { BOARD, sheetOf } from "./sheet";
import { Voice } from "./words";

/** A position, and the words around it, as an author's attributes give them. */
export interface PlacedInput {
  readonly position: string;
  /** The names by seat; empty if the author gives none. */
  readonly names: readonly string[];
  /** The caption below the table; empty if there is none. */
  readonly caption: string;
  /** The address of the game, which analyses the position; without it there is no link. */
  readonly src: string | undefined;
}

/** The style sheet of tables, in addition to that of tiles. */
export const sheet = sheetOf(BOARD);

/** Loads the judge of positions. Rejects if it cannot be loaded. */
export async function wake(from: string | URL = url): Promise<void> {
  await init({ module_or_path: from });
}

/**
 * Returns the table of a position. Throws a fault with the first reason if it is none. Needs the
 * judge.
 */
export function place(input: PlacedInput, plain: Voice): Placed {
  const view = readPosition(input.position);
  const { position, okey, faults, seats } = view;
  const [fault] = faults;
  if (position === null)
    throw new Fault("position", `${fault?.code} ${fault?.tile ?? fault?.field}`);
  const voice = new Voice(plain.language, words, plain.faces);
  return new Placed(positionIn(position), okey, seats, input, voice);
}

export class Placed {
  readonly root = html("div", { class: "board still", part: "board", role: "group" });
  /** The reader changes nothing. */
  readonly state = null;

  constructor(
    private readonly position: PositionText,
    private readonly okey: string | null,
    all: readonly number[],
    private readonly input: PlacedInput,
    private readonly voice: Voice,
  ) {
    const { caption, src } = input;
    const { seats, seat, turn } = seatedIn(position, all);
    this.root.setAttribute("aria-label", caption || voice.say("placed-label"));
    this.root.lang = voice.language;
    this.root.dir = "ltr";
    const others = inTurn(seats, seat).slice(1);
    const felt = html(
      "div",
      { class: "felt", part: "felt" },
      html("div", { class: "others" }, ...others.map((other) => this.#seat(other, turn))),
      this.#middle(),
      this.#seat(seat, turn, this.#row(this.#tiles("hand"))),
    );
    const said = html("p", { class: "said", part: "said" });
    said.append(voice.say("position-turn", { name: this.#name(turn) }));
    if (src !== undefined) {
      const href = `${addressIn(src).href}#position=${encodeURIComponent(input.position)}`;
      const link = { href, target: "_blank", rel: "noopener" };
      said.append(" ", html("a", link, voice.say("placed-analyse")));
    }
    this.root.append(felt, said);
    if (caption) this.root.append(html("p", { class: "caption", part: "caption" }, caption));
  }

  #name(seat: number): string {
    return this.input.names[seat] || this.voice.say("position-player", { number: seat + 1 });
  }

  #tiles(field: "indicator" | "hand" | "pile" | "meld" | "table", at = 0): readonly Front[] {
    return tilesIn(this.position, { field, at }).map((tile) => faceOf(tile, this.okey));
  }

  #row(tiles: readonly Front[]): HTMLElement {
    return rowOf(tiles, this.voice);
  }

  /** A player: the name, the hand or the number of its tiles, and the discards. */
  #seat(seat: number, turn: number, hand?: HTMLElement): HTMLElement {
    const kinds = ["seat", ...(hand ? ["own"] : []), ...(seat === turn ? ["turn"] : [])];
    const name = this.#name(seat);
    const block = html("div", { class: kinds.join(" ") }, html("p", { class: "name" }, name));
    const count = wordsOf(this.position, "tiles")?.[seat];
    if (hand) block.append(hand);
    else if (count !== undefined) block.append(this.#hidden(Number(count), name));
    const pile = this.#tiles("pile", seat);
    if (pile.length > 0) block.append(this.#pile(pile, name));
    return block;
  }

  #hidden(count: number, name: string): HTMLElement {
    const { voice } = this;
    const label = voice.say("position-hidden", { name, count });
    const sign = html("span", { class: "count", "aria-hidden": "true" }, `× ${count}`);
    const attributes = { class: "hand hidden", role: "img", "aria-label": label };
    return html("div", attributes, picture(null, voice.faces), sign);
  }

  #pile(pile: readonly Front[], name: string): HTMLElement {
    const { voice } = this;
    const row = this.#row(pile);
    row.classList.add("pile");
    row.setAttribute("aria-label", voice.say("position-pile", { name, tiles: voice.names(pile) }));
    return row;
  }

  /** The stock, the indicator with the okey, and what lies on the table. */
  #middle(): HTMLElement {
    const { position, voice, okey } = this;
    const middle = html("div", { class: "middle" });
    const stock = wordsOf(position, "stock")?.[0];
    if (stock !== undefined) {
      const count = html("span", {}, voice.say("position-stock", { count: Number(stock) }));
      middle.append(html("div", { class: "stock" }, picture(null, voice.faces), count));
    }
    const open = (word: "indicator" | "okey", tiles: readonly Front[]): void => {
      if (tiles.length === 0) return;
      const label = html("span", {}, voice.say(word));
      middle.append(html("div", { class: "open" }, this.#row(tiles), label));
    };
    open("indicator", this.#tiles("indicator"));
    open("okey", okey === null ? [] : [faceOf(okey, okey)]);
    const field = countOf(position, "meld") > 0 ? "meld" : "table";
    const rows = Array.from({ length: countOf(position, field) }, (_, at) =>
      this.#row(this.#tiles(field, at)),
    );
    const group = { class: "series", role: "group", "aria-label": voice.say("position-table") };
    if (rows.length > 0) middle.append(html("div", group, ...rows));
    return middle;
  }
}
