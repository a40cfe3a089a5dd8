/**
 * The rack by keyboard: arrows go from tile to tile, with Shift they move the
 * tile, Space chooses it, Enter throws it, Escape lets go.
 */

import type { Spot } from "../rack";
import type { Store } from "../state";

export interface KeyIntentions {
  discard(tile: string): void;
  move(tile: string, spot: Spot): void;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Listens until the signal is given. */
export function listenToKeys(
  root: HTMLElement,
  store: Store,
  intend: KeyIntentions,
  signal: AbortSignal,
): void {
  root.addEventListener(
    "focusin",
    (event) => {
      const tile = tileOf(event.target);
      if (tile) store.change({ focus: tile });
    },
    { signal },
  );

  root.addEventListener(
    "keydown",
    (event) => {
      const tile = tileOf(event.target);
      if (!tile) return;
      const step = STEPS[event.key];
      if (step && event.shiftKey) shift(tile, step);
      else if (step) go(root, store, neighbour(store, tile, step));
      else if (event.key === "Home")
        go(
          root,
          store,
          store.state.rack.slots.find((held) => held !== null),
        );
      else if (event.key === "End")
        go(
          root,
          store,
          store.state.rack.slots.findLast((held) => held !== null),
        );
      else if (event.key === " ")
        store.change({ selected: store.state.selected === tile ? null : tile });
      else if (event.key === "Enter") intend.discard(tile);
      else if (event.key === "Escape") store.change({ selected: null });
      else return;
      event.preventDefault();
    },
    { signal },
  );

  function shift(tile: string, [dx, dy]: readonly [number, number]): void {
    const { slots, shape } = store.state.rack;
    const slot = slots.indexOf(tile);
    const spot = {
      tier: Math.floor(slot / shape.columns) + dy,
      column: (slot % shape.columns) + dx,
    };
    if (
      spot.tier < 0 ||
      spot.tier >= shape.tiers ||
      spot.column < 0 ||
      spot.column >= shape.columns
    )
      return;
    // Past the neighbour: behind it on the way right, before it on the way left.
    intend.move(tile, { tier: spot.tier, x: spot.column + (dx > 0 ? 0.75 : 0.25) });
  }
}

/** Renders the rack anew and keeps the keyboard on its tile, wherever that is now; a thrown one leaves it to the next. */
export function keepFocus(root: HTMLElement, rerender: () => void): void {
  const options = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[role="option"]')];
  const tile = tileOf(document.activeElement);
  const place = options().findIndex((option) => option.dataset.tile === tile);
  rerender();
  if (tile === null || tileOf(document.activeElement) === tile) return;
  const now = options();
  (now.find((option) => option.dataset.tile === tile) ?? now[place] ?? now.at(-1))?.focus();
}

/** The next tile in a direction; up and down look for the nearest one of the other tier. */
function neighbour(
  store: Store,
  tile: string,
  [dx, dy]: readonly [number, number],
): string | null | undefined {
  const { slots, shape } = store.state.rack;
  const slot = slots.indexOf(tile);
  if (dx > 0) return slots.find((held, i) => i > slot && held !== null);
  if (dx < 0) return slots.findLast((held, i) => i < slot && held !== null);
  const tier = Math.floor(slot / shape.columns) + dy;
  const row = slots.map((held, i) => ({
    held,
    away: Math.abs((i % shape.columns) - (slot % shape.columns)),
    i,
  }));
  return row
    .filter(({ held, i }) => held !== null && Math.floor(i / shape.columns) === tier)
    .sort((a, b) => a.away - b.away)[0]?.held;
}

function go(root: HTMLElement, store: Store, tile: string | null | undefined): void {
  if (!tile) return;
  store.change({ focus: tile });
  root.querySelector<HTMLElement>(`[role="option"][data-tile="${CSS.escape(tile)}"]`)?.focus();
}

function tileOf(target: EventTarget | null): string | null {
  const option =
    target instanceof HTMLElement ? target.closest<HTMLElement>('[role="option"]') : null;
  return option?.dataset.tile ?? null;
}
