/**
 * The table by keyboard. On the rack, arrows go from tile to tile, with Shift they move the tile
 * and with Ctrl too its block; single keys do what the buttons do. The dialog of the keys lists
 * them.
 */

import { tileName } from "../locales/messages";
import type { Order } from "../pkg/istaka";
import type { Rack } from "../rack/rack";
import { type Step, shiftBlock, shiftTile, swap } from "../rack/steps";
import { choosing, type DialogName, type Sentence, type Store, settled } from "../state";
import { tileOf } from "./mirror";

export interface KeyIntentions {
  arrange(order: Order): void;
  closeUp(): void;
  discard(tile: string): void;
  draw(source: "stock" | "discard", spot: null): void;
  finish(tile: null): void;
  hint(): void;
  hurry(): void;
  pass(): void;
  rearrange(rack: Rack): void;
  showTwin(): void;
  undo(): void;
}

/** What is no move. */
export interface KeyPage {
  open(dialog: DialogName): void;
  /** Puts a carried tile back. */
  letGo(): void;
  /** Says what can only be seen. */
  tell(sentence: Sentence): void;
}

const STEPS: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const MOVES: Record<string, (intend: KeyIntentions) => void> = {
  d: (intend) => intend.draw("stock", null),
  t: (intend) => intend.draw("discard", null),
  f: (intend) => intend.finish(null),
  s: (intend) => intend.showTwin(),
  p: (intend) => intend.pass(),
  h: (intend) => intend.hint(),
  u: (intend) => intend.undo(),
  n: (intend) => intend.hurry(),
  c: (intend) => intend.closeUp(),
  1: (intend) => intend.arrange("runs"),
  2: (intend) => intend.arrange("groups"),
  3: (intend) => intend.arrange("pairs"),
  4: (intend) => intend.arrange("best"),
};

/** Listens until the signal is given. */
export function listenToKeys(
  root: HTMLElement,
  store: Store,
  intend: KeyIntentions,
  page: KeyPage,
  signal: AbortSignal,
): void {
  root.addEventListener(
    "focusin",
    ({ target }) => {
      const tile = tileOf(target);
      if (tile) store.change({ focus: tile });
    },
    { signal },
  );
  // Only a screen reader clicks here: pointers find the canvas.
  root.addEventListener(
    "click",
    ({ target }) => {
      const tile = tileOf(target);
      if (tile) store.change(choosing(store.state, tile));
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (!heeded(event, store)) return;
      const tile = tileOf(event.target);
      const done =
        (tile !== null && onTile(event, tile)) || onTable(event, tile ?? store.state.focus);
      if (done) event.preventDefault();
    },
    { signal },
  );

  /** Keys that concern the tile they are pressed on. */
  function onTile(event: KeyboardEvent, tile: string): boolean {
    const { key } = event;
    const { slots } = store.state.rack;
    const step = STEPS[key];
    if (step && event.shiftKey) {
      const shift = event.ctrlKey ? shiftBlock : shiftTile;
      intend.rearrange(shift(store.state.rack, tile, step));
      page.tell(whereIs(tile, store));
    } else if (event.ctrlKey || event.metaKey) return false;
    else if (step) go(neighbour(store.state.rack, tile, step));
    else if (key === "Home") go(slots.find((held) => held !== null));
    else if (key === "End") go(slots.findLast((held) => held !== null));
    else if (key === " ") store.change(choosing(store.state, tile));
    else if (key === "Enter" && !event.repeat) intend.discard(tile);
    else return false;
    return true;
  }

  /** Keys that mean the same wherever one is. */
  function onTable(event: KeyboardEvent, focus: string | null): boolean {
    const key = event.key.toLowerCase();
    const { selected } = store.state;
    if (event.ctrlKey || event.metaKey) {
      if (!takesBack(event)) return false;
      // Held down, it would take back more than the player can follow.
      if (!event.repeat) intend.undo();
    } else if (key === "escape") {
      page.letGo();
      store.change({ ...settled(store.state, null), selected: null });
    } else if (STEPS[event.key] && document.activeElement === document.body) {
      go(focus ?? store.state.rack.slots.find((held) => held !== null));
    } else if (event.repeat || !store.state.settings.keys) return false;
    else if (MOVES[key]) MOVES[key](intend);
    else if (key === "x" && selected && focus && selected !== focus)
      intend.rearrange(swap(store.state.rack, selected, focus));
    else if (key === "m") openMenu(root);
    else if (key === "?") page.open("keys");
    else return false;
    return true;
  }

  function go(tile: string | null | undefined): void {
    if (!tile) return;
    store.change({ focus: tile });
    root.querySelector<HTMLElement>(`[role="option"][data-tile="${CSS.escape(tile)}"]`)?.focus();
  }
}

/** Whether a key is meant for the table: not while something else has been opened or is being filled in. */
function heeded(event: KeyboardEvent, { state }: Store): boolean {
  if (event.defaultPrevented || event.altKey || state.dialog !== null) return false;
  // What else is done with it belongs to the browser.
  if (event.metaKey && !takesBack(event)) return false;
  const { target } = event;
  const field = target instanceof Element && target.closest("input, select, textarea");
  return !field && document.querySelector(":popover-open") === null;
}

/** Ctrl Z, and on a Mac Cmd Z; with Shift they would bring back what was taken back. */
function takesBack({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "z" && ctrlKey !== metaKey && !shiftKey;
}

/** On wide screens the menu lies open in the bar. */
function openMenu(root: HTMLElement): void {
  const menu = root.querySelector<HTMLElement>("#menu");
  const button = root.querySelector<HTMLElement>(".menu-button");
  if (button?.offsetParent) menu?.showPopover();
  menu?.querySelector("button")?.focus();
}

/** The next tile in a direction; up and down look for the nearest one of the other tier. */
function neighbour({ slots, shape }: Rack, tile: string, [dx, dy]: Step) {
  const slot = slots.indexOf(tile);
  if (dx > 0) return slots.find((held, i) => i > slot && held !== null);
  if (dx < 0) return slots.findLast((held, i) => i < slot && held !== null);
  const tier = Math.floor(slot / shape.columns) + dy;
  const away = (i: number): number => Math.abs((i % shape.columns) - (slot % shape.columns));
  return slots
    .map((held, i) => ({ held, i }))
    .filter(({ held, i }) => held !== null && Math.floor(i / shape.columns) === tier)
    .sort((a, b) => away(a.i) - away(b.i))[0]?.held;
}

/** Between which tiles a moved tile lies now. */
function whereIs(tile: string, { state: { game, rack } }: Store): Sentence {
  const slot = rack.slots.indexOf(tile);
  const { columns } = rack.shape;
  const name = (at: number): string => {
    const within = Math.floor(at / columns) === Math.floor(slot / columns);
    const face = game?.table?.hand.find((held) => within && held.tile === rack.slots[at]);
    return face ? tileName(face) : "";
  };
  const [left, right] = [name(slot - 1), name(slot + 1)];
  const args = { tile: name(slot), left, right };
  if (left && right) return { id: "said-between", args };
  if (left) return { id: "said-behind", args };
  return right ? { id: "said-before", args } : { id: "said-apart", args };
}
