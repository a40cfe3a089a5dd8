/** The scenes that are played by ear. */

import { matchOf101, type PositionOf101 } from "../records/hands-101.ts";
import type { Browser } from "./desktop.ts";

export interface Scene {
  readonly browser: Browser;
  readonly language: "en" | "tr";
  /** The query or fragment behind the address of the page. */
  readonly path?: string;
  /** The position of the match that an earlier visit has left. */
  readonly at?: PositionOf101;
  /** The keys, by their names in X. */
  readonly keys: string;
}

const OPPONENTS = ["beginner", "beginner", "beginner"];

/** Returns the code that leaves settings and match as an earlier visit would have. */
export function leave(language: Scene["language"], { at }: Pick<Scene, "at">): string {
  const kept = {
    "istaka.settings": { language, opponents: OPPONENTS },
    ...(at && { "istaka.match": { ...matchOf101(at), opponents: OPPONENTS } }),
  };
  return `(${store})(${JSON.stringify(kept)}, ${JSON.stringify(at ? "table" : "home")});`;
}

/** Runs in the page, before its first script. */
function store(kept: Readonly<Record<string, object>>, place: string): void {
  if (localStorage.length > 0) return;
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  history.replaceState({ place, above: true }, "");
}

/** The own hand, an opening by series, and a series on the table. */
const OPENING = "i e g o l Right space Up Up";

export const SCENES: Readonly<Record<string, Scene>> = {
  "okey101-firefox-tr": { browser: "firefox", language: "tr", at: "whole", keys: OPENING },
};
