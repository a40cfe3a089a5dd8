/** `<okey-tiles>`: a figure. The engine judges the claims of its author once it is in view. */

import type { Front } from "../state/faces";
import { html } from "./dom";
import { isFault, LOOK, tell } from "./element";
import { DrawnInView } from "./in-view";
import type { Claimed, Judgement } from "./judge";
import { type Fault, rowsOf, TILE, wrong } from "./notation";
import { rowOf } from "./picture";
import type { Voice } from "./words";

const OPENING = "opening";
const KINDS = ["run", "group", "pair", "meld", "none", OPENING];
const HAND = /^(?:complete|pairs|\d|1[0-4])$/;

export class OkeyTiles extends DrawnInView {
  static readonly observedAttributes = [
    ...["tiles", "okey", "kind", "hand", "rules", "caption"],
    ...LOOK,
  ];

  protected prepare(): Fault | null {
    const figure = this.#read();
    if (isFault(figure)) return figure;
    const { rows, voice, claimed } = figure;
    const caption = this.getAttribute("caption");
    const all = html("div", { class: "rows" }, ...rows.map((row) => rowOf(row, voice)));
    const whole = html(
      "figure",
      { class: "figure", part: "figure", lang: voice.language, dir: "ltr" },
      all,
    );
    if (caption) whole.append(html("figcaption", { class: "caption", part: "caption" }, caption));
    if (claimed) {
      const said = voice.say("verdict-asked");
      whole.append(html("p", { class: "verdict", part: "verdict", role: "status" }, said));
      this.whenSeen(
        async () => (await this.shared.judge()).judge(claimed, voice),
        (judged) => (isFault(judged) ? this.complain(judged) : this.#tell(judged, voice)),
        () => this.#say(voice.say("verdict-unreached")),
      );
    }
    this.show(whole);
    return null;
  }

  #read(): { rows: Front[][]; voice: Voice; claimed: Claimed | null } | Fault {
    const faces = this.look();
    if (isFault(faces)) return faces;
    const okey = this.getAttribute("okey")?.trim() ?? null;
    if (okey !== null && (!TILE.test(okey) || okey.includes("'"))) return wrong("okey", okey);
    const tiles = this.getAttribute("tiles") ?? "";
    const rows = rowsOf(tiles, okey);
    if (isFault(rows)) return rows;
    const voice = this.voice(faces);
    const [kind, hand] = ["kind", "hand"].map((name) => this.getAttribute(name)?.trim() ?? null);
    if (kind == null && hand == null) return { rows, voice, claimed: null };
    if (kind != null && hand != null) return wrong("hand", hand, "claim");
    if (kind != null && !KINDS.includes(kind)) return wrong("kind", kind);
    if (hand != null && !HAND.test(hand)) return wrong("hand", hand);
    // Tiles with jokers are of the pack in which jokers are wild, unless an okey is named.
    const joker = tiles.includes("J") ? "J" : null;
    const wild = okey ?? joker;
    // The face of a false joker and the distance of a hand depend on the wild tile.
    if (wild === null && (hand != null || tiles.includes("F"))) return wrong("okey", "");
    const usual = joker ? "rummi80" : kind === OPENING ? "yuzbir" : "turkish";
    const rules = this.getAttribute("rules")?.trim() || usual;
    const claim = kind ?? hand ?? "";
    return { rows, voice, claimed: { claim, tiles, wild, rules } };
  }

  #tell({ holds, code, row, sentences }: Judgement, voice: Voice): void {
    const verdict = this.#say(` ${sentences.join(" ")}`);
    const word = html("b", {}, voice.say(holds ? "verdict-right" : "verdict-wrong"));
    const sign = html("span", { "aria-hidden": "true" }, holds ? "✓ " : "✗ ");
    verdict?.prepend(sign, word, ":");
    verdict?.classList.add(holds ? "good" : "bad");
    const rows = this.shown.querySelectorAll(".row");
    if (!holds) rows[row]?.classList.add("bad");
    tell(this, "verdict", { holds, code });
  }

  #say(text: string): Element | null {
    const verdict = this.shown.querySelector(".verdict");
    verdict?.replaceChildren(text);
    return verdict;
  }
}
