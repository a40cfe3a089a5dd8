/**
 * The table by keyboard. On the rack, arrows go from tile to tile, with Shift they move the tile
 * and with Ctrl too its block; single keys do what the buttons do. Where series lie on the table,
 * arrows go over their places, with Shift they pick out more tiles of a series; Space or Enter
 * takes tiles up or puts them down. The dialog of the keys lists them.
 */

import { faceIn, frontOf } from "../faces";
import { tileName } from "../locales/messages";
import type { Rack } from "../rack/rack";
import { type Step, shiftBlock, shiftTile, swap } from "../rack/steps";
import {
  alongWith,
  choosing,
  type DialogName,
  pickedIn,
  type Sentence,
  type State,
  type Store,
  settled,
} from "../state";
import type { Order } from "../views";
import type { Layout } from "./layout";
import { tileOf } from "./mirror";
import type { Picking } from "./picking";
import { showing } from "./scroll";

export interface KeyActions {
  act(action: string): void;
  arrange(order: Order): void;
  closeUp(): void;
  hint(): void;
  hurry(): void;
  rearrange(rack: Rack): void;
  undo(): void;
}

/** What a game has on keys. */
export interface KeyUse {
  /** The action of each key, in small letters; that of Enter is for the tile of the rack. */
  readonly keys: Readonly<Record<string, string>> & { readonly enter: string };
  /** The ways to arrange the rack, as the keys 1, 2, … have them. */
  readonly orders: readonly Order[];
  /**
   * There are places on the table to go over, and this is how tiles are
   * picked out and come from there to the rack.
   */
  readonly melds?: { readonly home: string; readonly picking: Picking };
}

/** What keys do beside moves. */
export interface KeyPage {
  open(dialog: DialogName): void;
  /** Puts a carried tile back. */
  letGo(): void;
  /** Says what can only be seen. */
  tell(sentence: Sentence): void;
  layout(): Layout;
}

const STEPS: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What keys do in every game. */
const HELPS: Record<string, (actions: KeyActions) => void> = {
  h: (actions) => actions.hint(),
  u: (actions) => actions.undo(),
  n: (actions) => actions.hurry(),
  c: (actions) => actions.closeUp(),
};

/** Listens until the signal is given. */
export function listenToKeys(
  root: HTMLElement,
  store: Store,
  game: () => KeyUse,
  actions: KeyActions,
  page: KeyPage,
  signal: AbortSignal,
): void {
  const keys = new Keys(root, store, game, actions, page);
  root.addEventListener("focusin", ({ target }) => keys.focused(target), { signal });
  root.addEventListener("click", ({ target }) => keys.clicked(target), { signal });
  document.addEventListener("keydown", (event) => keys.pressed(event), { signal });
}

class Keys {
  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly game: () => KeyUse,
    private readonly actions: KeyActions,
    private readonly page: KeyPage,
  ) {}

  focused(target: EventTarget | null): void {
    const tile = tileOf(target);
    if (tile) this.store.change({ focus: tile });
    const place = placeOf(target);
    const { scroll } = this.page.layout();
    if (!place || !scroll) return;
    const top = showing(scroll, place.offsetTop, place.offsetHeight);
    if (top !== scroll.top) this.store.change({ scroll: top });
  }

  /** Only keys and a screen reader click on tiles: pointers find the canvas. */
  clicked(target: EventTarget | null): void {
    const place = placeOf(target);
    const rackTile = place ? null : tileOf(target);
    if (place) this.#putOn(place);
    else if (rackTile) this.#pick(rackTile, false);
  }

  /**
   * What is picked out goes before this place, unless its tile is another one of the same series.
   */
  #putOn(place: HTMLElement): void {
    const { state } = this.store;
    const picked = pickedIn(state);
    const { takes, tile } = place.dataset;
    const row = rowOf(place);
    const same = tile !== undefined && picked.some((each) => row.includes(each));
    if (picked.length > 0 && !same) this.actions.act(`${takes} ${picked.join(" ")}`);
    else if (tile !== undefined) this.#change(this.game().melds?.picking.inRow(state, tile, row));
  }

  /** Picks a tile of the rack out, where several go along one more, and with Shift all up to it. */
  #pick(tile: string, shift: boolean): void {
    const { state } = this.store;
    const picking = this.game().melds?.picking;
    this.#change(picking?.onRack(state, tile, shift) ?? choosing(state, tile));
  }

  /** Says how many tiles are picked out, where it is more than the one that the keyboard is on. */
  #change(patch: Partial<State> = {}): void {
    this.store.change(patch);
    const picked = pickedIn(this.store.state);
    if (picked.length < 2) return;
    const tiles = picked.map((tile) => tileName(frontOf(tile))).join(", ");
    this.page.tell({ id: "said-picked", args: { count: picked.length, tiles } });
  }

  pressed(event: KeyboardEvent): void {
    if (!isForTable(event, this.store)) return;
    const tile = tileOf(event.target);
    const place = placeOf(event.target);
    const done =
      (place !== null && this.#onPlace(event, place)) ||
      (tile !== null && this.#onTile(event, tile)) ||
      this.#onTable(event, tile ?? this.store.state.focus);
    if (done) event.preventDefault();
  }

  /** Keys that concern the tile they are pressed on. */
  #onTile(event: KeyboardEvent, tile: string): boolean {
    const { key } = event;
    const { rack } = this.store.state;
    const step = STEPS[key];
    if (step && event.shiftKey) {
      const shift = event.ctrlKey ? shiftBlock : shiftTile;
      this.actions.rearrange(shift(rack, tile, step));
      this.page.tell(whereIs(tile, this.store));
    } else if (event.ctrlKey || event.metaKey) return false;
    else if (step) this.#go(neighbour(rack, tile, step) ?? this.#overRack(event, step));
    else if (key === "Home") this.#go(rack.slots.find((held) => held !== null));
    else if (key === "End") this.#go(rack.slots.findLast((held) => held !== null));
    else if (key === " ") this.#pick(tile, event.shiftKey);
    else if (key === "Enter" && !event.repeat)
      this.actions.act(`${this.game().keys.enter} ${alongWith(this.store.state, tile).join(" ")}`);
    else return false;
    return true;
  }

  /** From the upper tier the way goes on to the places of the table. */
  #overRack({ target }: KeyboardEvent, step: Step): null {
    if (target instanceof Element && step[1] < 0) this.#goOver(target, step);
    return null;
  }

  /** Keys that concern the place of the table they are pressed on. */
  #onPlace(event: KeyboardEvent, place: HTMLElement): boolean {
    const { key } = event;
    const { tile } = place.dataset;
    const { melds } = this.game();
    const step = STEPS[key];
    if (event.ctrlKey || event.metaKey) return false;
    if (step && event.shiftKey) this.#reachOn(place, step);
    else if (step) {
      const found = this.#goOver(place, step);
      const { focus, rack } = this.store.state;
      if (!found && step[1] > 0) this.#go(focus ?? rack.slots.find((held) => held !== null));
    } else if (key === "Home" || key === "End") {
      const places = place.closest('[role="list"]')?.querySelectorAll<HTMLElement>("[data-takes]");
      const end = [...(places ?? [])].at(key === "Home" ? 0 : -1);
      end?.focus({ preventScroll: true });
    } else if ((key === "Backspace" || key === "Delete") && tile && melds)
      this.actions.act(`${melds.home} ${alongWith(this.store.state, tile).join(" ")}`);
    else return false;
    return true;
  }

  /** To the next tile of a series, which is picked out with those from where that began. */
  #reachOn(place: HTMLElement, [dx]: Step): void {
    const { tile = "" } = place.dataset;
    const row = rowOf(place);
    const next = dx === 0 ? undefined : row[row.indexOf(tile) + dx];
    if (!row.includes(tile) || !next) return;
    const { state } = this.store;
    const selected = row.includes(state.selected ?? "") ? state.selected : tile;
    const reached = this.game().melds?.picking.inRow({ ...state, selected }, next, row);
    this.#change({ selected, ...reached });
    const places = place.closest('[role="list"]')?.querySelectorAll<HTMLElement>("[data-tile]");
    [...(places ?? [])]
      .find(({ dataset }) => dataset.tile === next)
      ?.focus({ preventScroll: true });
  }

  /** To the next place of the table in a direction. Whether there is one. */
  #goOver(from: Element, step: Step): boolean {
    const places = [...this.root.querySelectorAll<HTMLElement>("[data-takes]")];
    const rects = places.map((place) => place.getBoundingClientRect());
    const next = places[nearest(rects, from.getBoundingClientRect(), step)];
    next?.focus({ preventScroll: true });
    return next !== undefined;
  }

  /** Keys that mean the same wherever one is. */
  #onTable(event: KeyboardEvent, focus: string | null): boolean {
    const key = signOf(event);
    const { store, page } = this;
    if (event.ctrlKey || event.metaKey) {
      if (!takesBack(event)) return false;
      // Held down, it would take back more than the player can follow.
      if (!event.repeat) this.actions.undo();
    } else if (key === "escape") {
      page.letGo();
      if (page.layout().near) store.change({ near: null });
      else store.change({ ...settled(store.state, null), selected: null });
    } else if (STEPS[event.key] && document.activeElement === document.body) {
      this.#go(focus ?? store.state.rack.slots.find((held) => held !== null));
    } else if (event.repeat || !store.state.settings.keys) return false;
    else return this.#single(key, focus);
    return true;
  }

  /** Single keys, which the player may switch off. */
  #single(key: string, focus: string | null): boolean {
    const { actions } = this;
    const { keys, orders } = this.game();
    const { selected, rack } = this.store.state;
    const action = key.length === 1 ? keys[key] : undefined;
    const order = orders[Number(key) - 1];
    if (action) actions.act(action);
    else if (order) actions.arrange(order);
    else if (HELPS[key]) HELPS[key](actions);
    else if (key === "x" && selected && focus && selected !== focus)
      actions.rearrange(swap(rack, selected, focus));
    else if (key === "m") openMenu(this.root);
    else if (key === "?") this.page.open("keys");
    else return false;
    return true;
  }

  #go(tile: string | null | undefined): void {
    if (!tile) return;
    this.store.change({ focus: tile });
    const option = `[role="option"][data-tile="${CSS.escape(tile)}"]`;
    this.root.querySelector<HTMLElement>(option)?.focus();
  }
}

/** The place of the table that an element stands for. */
function placeOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-takes]") : null;
}

/** The tiles of the series in which a place of the table is. */
function rowOf(place: HTMLElement): string[] {
  const all = place.closest('[role="list"]')?.querySelectorAll<HTMLElement>("[data-tile]") ?? [];
  return [...all].flatMap(({ dataset }) => dataset.tile ?? []);
}

/** A rectangle, as far as it counts for what is next to it. */
type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

/**
 * Which of some places in the order of their series is next to one: beside it that before or behind
 * it, above and below it the nearest of the next row. -1 where there is none.
 */
export function nearest(places: readonly Box[], from: Box, [dx, dy]: Step): number {
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
  const [left, top] = middle(from);
  const here = places.findIndex((box) => box.x === from.x && box.y === from.y);
  if (dx !== 0) return here < 0 || !places[here + dx] ? -1 : here + dx;
  const away = places.map((box, i) => {
    const [x, y] = middle(box);
    return { i, down: (y - top) * dy, across: Math.abs(x - left) };
  });
  const beyond = away.filter(({ down }) => down > from.height / 2);
  const next = beyond.sort((a, b) => a.down - b.down || a.across - b.across)[0];
  return next?.i ?? -1;
}

/** Whether a key is for the table: not while something is open or being filled in. */
function isForTable(event: KeyboardEvent, { state }: Store): boolean {
  if (event.defaultPrevented || event.altKey || state.dialog !== null) return false;
  // What else is done with it belongs to the browser.
  if (event.metaKey && !takesBack(event)) return false;
  const { target } = event;
  const field = target instanceof Element && target.closest("input, select, textarea");
  return !field && document.querySelector(":popover-open") === null;
}

/** Ctrl Z, and on a Mac Cmd Z; with Shift they would bring back what was taken back. */
function takesBack(event: KeyboardEvent): boolean {
  return signOf(event) === "z" && event.ctrlKey !== event.metaKey && !event.shiftKey;
}

/** What a key is called whose letter or digit is not ours, by where it lies. */
const BY_PLACE = /^(?:Key([A-Z])|Digit(\d))$/;

/** Signs with which keys do something. */
const OURS = /^[a-z\d?]$/;

/**
 * The name of a key, in small letters. Where other letters are written, or digits with Shift, it is
 * what the key has on a keyboard with ours; a sign that is written with Shift or AltGr is meant.
 */
export function signOf(
  event: Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "getModifierState">,
): string {
  const key = event.key.toLowerCase();
  const [, letter, digit] = BY_PLACE.exec(event.code) ?? [];
  const isSign = /^(?:[^\w?]{1,2}|_)$/u.test(key) && !event.getModifierState("AltGraph");
  if (OURS.test(key) || !isSign) return key;
  return letter?.toLowerCase() ?? (event.shiftKey ? undefined : digit) ?? key;
}

/** On wide screens the menu lies open in the bar. */
function openMenu(root: HTMLElement): void {
  const menu = root.querySelector<HTMLElement>("#menu");
  const button = root.querySelector<HTMLElement>(".menu-button");
  if (button?.offsetParent) menu?.showPopover();
  menu?.querySelector("button")?.focus();
}

/**
 * The next tile of the rack in a direction: to the sides in the order of the rack, up and down the
 * nearest one of the next tier that holds any. Undefined where there is none.
 */
export function neighbour({ slots, shape }: Rack, tile: string, [dx, dy]: Step) {
  const slot = slots.indexOf(tile);
  if (dx > 0) return slots.find((held, i) => i > slot && held !== null);
  if (dx < 0) return slots.findLast((held, i) => i < slot && held !== null);
  const { columns } = shape;
  const away = slots.map((held, i) => ({
    held,
    down: (Math.floor(i / columns) - Math.floor(slot / columns)) * dy,
    across: Math.abs((i % columns) - (slot % columns)),
  }));
  return away
    .filter(({ held, down }) => held !== null && down > 0)
    .sort((a, b) => a.down - b.down || a.across - b.across)[0]?.held;
}

/** Between which tiles a moved tile lies now. */
function whereIs(tile: string, { state: { game, rack } }: Store): Sentence {
  const slot = rack.slots.indexOf(tile);
  const { columns } = rack.shape;
  const name = (at: number): string => {
    const within = Math.floor(at / columns) === Math.floor(slot / columns);
    const { table } = game ?? {};
    const tile = table?.hand.find((held) => within && held === rack.slots[at]);
    return table && tile ? tileName(faceIn(table, tile)) : "";
  };
  const [left, right] = [name(slot - 1), name(slot + 1)];
  const args = { tile: name(slot), left, right };
  if (left && right) return { id: "said-between", args };
  if (left) return { id: "said-behind", args };
  return right ? { id: "said-before", args } : { id: "said-apart", args };
}
