/** Why the game cannot run. */

import { NoWorker, runsHere } from "./engine/client";
import { NoCanvas } from "./find";
import type { Language } from "./settings";
import { isOutdated, Unfetched } from "./version";

export type Why =
  | "failed-canvas"
  | "failed-engine"
  | "failed-frame"
  | "failed-missing"
  | "failed-offline"
  | "failed-old"
  | "failed-stopped"
  | "failed-version"
  | "failed-wasm"
  | "failed-worker";

/** What this browser lacks, before anything is tried. */
export function lacking(): Why | null {
  if (typeof WebAssembly !== "object") return "failed-wasm";
  return runsHere() && "popover" in HTMLElement.prototype ? null : "failed-old";
}

/** Why it did not begin, as far as can be found out. */
export async function reasonFor(error: unknown): Promise<Why> {
  if (self.origin === "null") return "failed-frame";
  if (error instanceof NoWorker) return "failed-worker";
  if (error instanceof NoCanvas) return "failed-canvas";
  if (await isOutdated()) return "failed-version";
  if (!navigator.onLine) return "failed-offline";
  return error instanceof Unfetched ? "failed-missing" : "failed-engine";
}

/** Has the script that runs first say it in place of the game: it has the words. */
export function showFailure(why: Why, language: Language): void {
  dispatchEvent(new CustomEvent("failure", { detail: { why, language } }));
}
