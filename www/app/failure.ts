/** Finds the reason that the game cannot run. */

import { NoCanvas } from "../base/find";
import { isOutdated, Unfetched } from "../base/version";
import { NoWorker, runsHere } from "../engine/client";
import type { Language } from "../settings/settings";

type Why =
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

/** Returns the feature that this browser lacks, before anything is tried. */
export function lacking(): Why | null {
  if (typeof WebAssembly !== "object") return "failed-wasm";
  return runsHere() && "popover" in HTMLElement.prototype ? null : "failed-old";
}

/** Returns the reason for a failed start, as far as it can be found out. */
export async function reasonFor(error: unknown): Promise<Why> {
  if (self.origin === "null") return "failed-frame";
  if (error instanceof NoWorker) return "failed-worker";
  if (error instanceof NoCanvas) return "failed-canvas";
  if (await isOutdated()) return "failed-version";
  if (!navigator.onLine) return "failed-offline";
  return error instanceof Unfetched ? "failed-missing" : "failed-engine";
}

/** Passes the failure to the start script, which shows it in place of the game. */
export function showFailure(why: Why, language: Language): void {
  dispatchEvent(new CustomEvent("failure", { detail: { why, language } }));
}
