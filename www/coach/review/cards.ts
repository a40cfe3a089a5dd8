/** The mistakes of a reviewed match that are asked again: the review asks them before it tells. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ReviewView } from "../../engine/views";
import { say } from "../../locales/messages";
import type { DialogActions } from "../../panels/dialog";
import type { Archive } from "../../store/copies";
import { KeptMistakes } from "../../store/deck";
import { MATCH, readingsIn } from "../../store/match";
import type { Card, Whence } from "../../store/mistakes";

type Decision = ReviewView["decisions"][number];

/** The cards of the match at the table. */
export class ReviewCards {
  readonly #kept: KeptMistakes;
  /** The cards that were thrown out here, to be had back. */
  readonly #gone: Card[] = [];

  constructor(private readonly copies: Pick<Archive, "read" | "readSecond" | "write">) {
    this.#kept = new KeptMistakes(copies);
  }

  /** Names a round of the match at the table. */
  #whence(round: number): Whence {
    return { begun: readingsIn(this.copies, MATCH)[0]?.saved.begun ?? "", round };
  }

  /** Renders the question about the dearest mistakes of a round; null if all were asked before. */
  question(
    round: number,
    { tryAgain }: Pick<DialogActions, "tryAgain">,
    tell: () => void,
  ): TemplateResult | null {
    const cards = this.#kept.dearestOf(this.#whence(round));
    const [first] = cards;
    if (!first || cards.some(({ asked }) => asked !== "")) return null;
    const count = cards.length;
    const turns = cards.map(({ turn }) => turn).sort((one, other) => one - other);
    const list = new Intl.ListFormat(document.documentElement.lang).format(turns.map(String));
    return html`<section class="asks">
      <p>${say("review-asks", { count, turns: list })}</p>
      <div class="tools"><button class="primary" data-move="again" @click=${() => tryAgain(`${first.begun}.${round}`)}>${say("mistakes-try", { count })}</button>
        <button class="quiet" data-move="tell" @click=${tell}>${say("review-tell")}</button></div>
    </section>`;
  }

  /** Renders the button that throws the card of a decision out, or has it back. */
  switch(
    round: number,
    { event, turn, mistake }: Decision,
    changed: () => void,
  ): TemplateResult | typeof nothing {
    const whence = this.#whence(round);
    const gone = this.#gone.filter((one) => one.begun === whence.begun && one.round === round);
    const cards = [...this.#kept.of(whence), ...gone];
    // A turn may have been decided wrongly before the action that ended it.
    const card =
      cards.find((one) => one.event === event) ??
      cards.find((one) => one.turn === turn && one.mistake === mistake);
    if (!card) return nothing;
    const isGone = this.#gone.includes(card);
    const flip = (): void => {
      if (isGone) {
        this.#gone.splice(this.#gone.indexOf(card), 1);
        this.#kept.haveBack(card);
      } else {
        this.#gone.push(card);
        this.#kept.drop(card);
      }
      changed();
    };
    return html`<button class="quiet small" data-move="card-${event}" @click=${flip}>${say(isGone ? "review-ask" : "review-never")}</button>`;
  }
}
