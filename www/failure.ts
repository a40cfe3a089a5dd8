/** What is shown instead of the table where the game cannot run, and why it cannot. */

import { html, nothing, render } from "lit/html.js";
import { NoWorker, runsHere } from "./engine/client";
import { say } from "./locales/messages";
import type { Language } from "./settings";
import { isOutdated } from "./version";

export type Why =
  | "failed-engine"
  | "failed-frame"
  | "failed-offline"
  | "failed-old"
  | "failed-stopped"
  | "failed-version"
  | "failed-wasm"
  | "failed-words"
  | "failed-worker";

/** The words could not be fetched. */
export class NoWords extends Error {}

/** What this browser lacks, before anything is tried. */
export function lacking(): Why | null {
  if (typeof WebAssembly !== "object") return "failed-wasm";
  return runsHere() ? null : "failed-old";
}

/** Why it did not begin, as far as can be found out. */
export async function reasonFor(error: unknown): Promise<Why> {
  if (self.origin === "null") return "failed-frame";
  if (error instanceof NoWorker) return "failed-worker";
  if (await isOutdated()) return "failed-version";
  if (!navigator.onLine) return "failed-offline";
  return error instanceof NoWords ? "failed-words" : "failed-engine";
}

export function showFailure(root: HTMLElement, why: Why, language: Language): void {
  root.replaceChildren();
  const word = (id: string): string => say(id, { language });
  const own = html`<a href=${location.href} target="_blank">${word("failed-own-window")}</a>`;
  render(
    html`<div class="failure" role="alert" lang=${language}><h1>${word("failed-title")}</h1><p>${word(why)}</p>
      ${why === "failed-frame" ? own : nothing}
      <button class="primary" @click=${() => location.reload()}>${word("failed-reload")}</button></div>`,
    root,
  );
}
