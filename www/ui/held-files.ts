/** `<held-files>`: the version of the game, and if what the browser keeps of it was built so. */

import { html, nothing, render } from "lit/html.js";
import { heldFiles, type KeptFiles, VERSION } from "../base/held";
import { say } from "../locales/messages";
import { announced } from "./announced";

/** Says if the kept files are those that were built. */
export function heldText({ kept: files, other }: KeptFiles): string {
  const known = other > 0 ? "other" : files > 0 ? "same" : "none";
  return say(`held-${known}`, { files, other });
}

class HeldFiles extends HTMLElement {
  #held: KeptFiles | null = null;

  connectedCallback(): void {
    this.#draw();
    void this.#check();
  }

  async #check(): Promise<void> {
    this.#held = await heldFiles();
    this.#draw();
  }

  #draw(): void {
    const held = this.#held;
    const { build } = held ?? {};
    render(
      html`<p>${say("held-version", { version: VERSION })}${build ? html` · <a href="hashes.txt" target="_blank" rel="noopener">${say("held-build", { build })}</a>` : nothing}</p>
      <p role="status">${announced(held ? heldText(held) : nothing)}</p>`,
      this,
    );
  }
}

customElements.define("held-files", HeldFiles);
