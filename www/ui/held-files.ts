/** `<held-files>`: the version of the game, and if what the browser keeps of it was built so. */

import { html, nothing, render } from "lit/html.js";
import { type Held, heldFiles, VERSION } from "../base/held";
import { say } from "../locales/messages";

class HeldFiles extends HTMLElement {
  #held: Held | null = null;

  connectedCallback(): void {
    this.#draw();
    void this.#check();
  }

  async #check(): Promise<void> {
    // Without a secure connection nothing is kept, and nothing can be checked.
    this.#held = "caches" in window ? await heldFiles() : null;
    this.#draw();
  }

  #draw(): void {
    const held = this.#held;
    const { build, kept: files = 0, other = 0 } = held ?? {};
    const known = other > 0 ? "other" : files > 0 ? "same" : "none";
    render(
      html`<p>${say("held-version", { version: VERSION })}${build ? html` · <a href="hashes.txt" target="_blank" rel="noopener">${say("held-build", { build })}</a>` : nothing}</p>
      <p role="status">${held ? say(`held-${known}`, { files, other }) : nothing}</p>`,
      this,
    );
  }
}

customElements.define("held-files", HeldFiles);
