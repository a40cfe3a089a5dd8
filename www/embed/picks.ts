/** The tiles of a puzzle, which are picked by tap or key. */

import { html } from "./dom";
import type { PuzzleView } from "./engine.js";
import { faceOf } from "./notation";
import { picture, rowOf } from "./picture";
import type { Speech } from "./words";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A tile as a button, where this is wild. */
export function pickable(
  tile: string,
  okey: string | null,
  speech: Speech,
  pick: () => void,
): HTMLButtonElement {
  const front = faceOf(tile, okey);
  const button = html("button", {
    type: "button",
    class: "pick",
    "aria-label": speech.name(front),
  });
  button.dataset.tile = tile;
  button.append(picture(front, speech.faces));
  button.addEventListener("click", pick);
  return button;
}

/** The indicator and the wild tiles by it. */
export function openTiles({ indicator, okey }: PuzzleView, speech: Speech): HTMLElement {
  const open = (["indicator", "okey"] as const).map((word) => {
    const tile = (word === "okey" ? okey : indicator) ?? "";
    const row = rowOf([faceOf(tile, okey)], speech);
    return html("div", { class: "open" }, row, html("span", {}, speech.say(word)));
  });
  return html("div", { class: "middle" }, ...open);
}

/** Lets the arrow keys move from tile to tile. */
export function walk(among: HTMLElement): void {
  among.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = [...among.querySelectorAll<HTMLButtonElement>("button.pick:enabled")];
    const at = tiles.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    // The game around a puzzle has keys of its own, which this is not meant for.
    event.stopPropagation();
    tiles[(at + step + tiles.length) % tiles.length]?.focus();
  });
}
