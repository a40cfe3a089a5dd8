/** `<okey-tiles>`: a figure. The engine checks the author's claim once the figure is in view. */

import { html } from "./drawing";
import { Drawn, LOOK } from "./element";
import { FIGURE, figureIn } from "./figure";
import type { Judgement } from "./judge";
import { rowOf } from "./picture";
import type { Voice } from "./words";

export class OkeyTiles extends Drawn {
  static readonly observedAttributes = [...FIGURE, ...LOOK];

  protected draw(): void {
    const voice = this.look();
    const { rows, claimed } = figureIn((name) => this.text(name));
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
