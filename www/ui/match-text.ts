/**
 * `<match-text>`: a text that the player may copy or save as a file.
 *
 * If copying is forbidden, the text can be selected; a line below says the outcome.
 */

import { html, nothing, render } from "lit/html.js";
import { say } from "../locales/messages";
import { announced } from "./announced";
import { copied, selectAll } from "./hand-on";
import { save } from "./save";

interface MatchTextInput {
  readonly text: string;
  /** Accessible name of the text. */
  readonly label: string;
  /** Its name as a file. */
  readonly file: string;
}

class MatchText extends HTMLElement {
  #given: MatchTextInput | null = null;
  /** The outcome of copying. */
  #said: "did-copy" | "no-copy" | null = null;

  set given(given: MatchTextInput) {
    if (given.text !== this.#given?.text) this.#said = null;
    this.#given = given;
    this.#render();
  }

  #render(): void {
    const given = this.#given;
    if (!given) return;
    const { text, label, file } = given;
    render(
      html`
        <textarea readonly rows="3" spellcheck="false" aria-label=${label} .value=${text} @focus=${selectAll}></textarea>
        <div class="tools">
          <button class="quiet" data-move="copy" @click=${() => this.#copy(text)}>${say("copy-text")}</button>
          <button class="quiet" data-move="save" @click=${() => save(file, "text/plain", text)}>${say("save-file")}</button>
          <p role="status">${announced(this.#said ? say(this.#said) : nothing)}</p>
        </div>`,
      this,
    );
  }

  async #copy(text: string): Promise<void> {
    const isCopied = await copied(text);
    this.#said = isCopied ? "did-copy" : "no-copy";
    if (!isCopied) this.querySelector("textarea")?.select();
    this.#render();
  }
}

customElements.define("match-text", MatchText);
