/** `<okey-tiles>`: a figure. The engine checks the author's claim once the figure is in view. */

import type { Front } from "../state/faces";
import { html } from "./drawing";
import { Drawn, LOOK } from "./element";
import type { Claimed, Judgement } from "./judge";
import { Fault, rowsOf, TILE } from "./notation";
import { rowOf } from "./picture";
import type { Voice } from "./words";

const OPENING = "opening";
const KINDS = ["run", "group", "pair", "meld", "none", OPENING];
const HAND = /^(?:complete|pairs|\d|1[0-4])$/;

export class OkeyTiles extends Drawn {
  static readonly observedAttributes = [
    ...["tiles", "okey", "kind", "hand", "rules", "caption"],
    ...LOOK,
  ];

  protected draw(): void {
    const { rows, voice, claimed } = this.#read();
    const caption = this.getAttribute("caption");
    const all = html("div", { class: "rows" }, ...rows.map((row) => rowOf(row, voice)));
    const whole = html(
      "figure",
      { class: "figure", part: "figure", lang: voice.language, dir: "ltr" },
      all,
    );
    if (caption) whole.append(html("figcaption", { class: "caption", part: "caption" }, caption));
    if (claimed) {
      const seen = this.shown.querySelector(".verdict:is(.good, .bad)") !== null;
      whole.append(html("p", { class: "verdict", part: "verdict", role: "status" }));
      this.whenSeen(
        async () => (await this.shared.judge()).judge(claimed, voice),
        (judged) => this.#judged(judged, voice),
        () => this.#say(voice.say("verdict-unreached")),
        seen,
      );
    }
    this.show(whole);
    if (claimed) this.#say(voice.say("verdict-asked"));
  }

  #read(): { rows: Front[][]; voice: Voice; claimed: Claimed | null } {
    const voice = this.look();
    const okey = this.text("okey") ?? null;
    if (okey !== null && (!TILE.test(okey) || okey.includes("'"))) throw new Fault("okey", okey);
    const tiles = this.getAttribute("tiles") ?? "";
    const rows = rowsOf(tiles, okey);
    const [kind, hand] = [this.text("kind"), this.text("hand")];
    if (kind === undefined && hand === undefined) return { rows, voice, claimed: null };
    if (kind !== undefined && hand !== undefined) throw new Fault("hand", hand, "claim");
    if (kind !== undefined && !KINDS.includes(kind)) throw new Fault("kind", kind, KINDS);
    if (hand !== undefined && !HAND.test(hand)) throw new Fault("hand", hand);
    // Jokers among the tiles are wild, unless the author names an okey.
    const joker = tiles.includes("J") ? "J" : null;
    const wild = okey ?? joker;
    // The face of a false joker and the distance of a hand depend on the wild tile.
    if (wild === null && (hand !== undefined || tiles.includes("F"))) throw new Fault("okey", "");
    const usual = joker ? "rummi80" : kind === OPENING ? "yuzbir" : "turkish";
    const rules = this.text("rules") || usual;
    const claim = kind ?? hand ?? "";
    return { rows, voice, claimed: { claim, tiles, wild, rules } };
  }

  #judged({ holds, code, row, sentences }: Judgement, voice: Voice): void {
    const verdict = this.#say(` ${sentences.join(" ")}`);
    const word = html("b", {}, voice.say(holds ? "verdict-right" : "verdict-wrong"));
    const sign = html("span", { "aria-hidden": "true" }, holds ? "✓ " : "✗ ");
    verdict?.prepend(sign, word, ":");
    verdict?.classList.add(holds ? "good" : "bad");
    const rows = this.shown.querySelectorAll(".row");
    if (!holds) rows[row]?.classList.add("bad");
    this.tell("verdict", { holds, code });
  }

  #say(text: string): Element | null {
    const verdict = this.shown.querySelector(".verdict");
    verdict?.replaceChildren(html("span", {}, text));
    return verdict;
  }
}
