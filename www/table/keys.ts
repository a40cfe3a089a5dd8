/**
 * The table by keyboard. On the rack, arrows go from tile to tile, with Shift they move the tile
 * and with Ctrl too its block; single keys press the buttons. On tables of series, arrows go over
 * their places, with Shift they select more tiles of a series; Space or Enter selects tiles or puts
 * them down. The keyboard dialog lists all keys.
 */

import { tileName } from "../locales/messages";
import type { Rack } from "../rack/rack";
import { type Step, shiftBlock, shiftTile, swap } from "../rack/steps";
import { faceIn, frontOf } from "../state/faces";
import {
  alongWith,
  choosing,
  type DialogName,
  pickedIn,
  pointed,
  type Sentence,
  type State,
  type Store,
  settled,
} from "../state/state";
import {
  type Action,
  CLOSE_UP,
  HINT,
  HURRY,
  onEnter,
  perform,
  sorting,
  type TableActions,
  UNDO,
} from "./action";
import type { KeyUse } from "./game";
import { isNowhere, tileOf } from "./mirror";
import { pickInRow, pickOnRack } from "./picking";
import { showing } from "./scroll";
import type { TableView } from "./view";

/** Effects of keys outside the match. */
interface KeyPage {
  open(dialog: DialogName): void;
  /** Has screen readers read a sentence. */
  readonly log: { tell(sentence: Sentence): void; read(text: string): void };
}

const STEPS: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Changes places with the selected tile. */
const SWAP: Action = {
  ...{ name: "swap", key: "x" },
  offered: ({ selected, focus }) => selected !== null && focus !== null && selected !== focus,
  run: (actions, { rack, selected, focus }) =>
    selected && focus && actions.rearrange(swap(rack, selected, focus)),
};

/** Returns the actions on single keys, in the order of their list. */
export function onKeys({ actions, orders }: KeyUse): Action[] {
  const own = actions.filter(({ key = "enter" }) => key !== "enter");
  return [...own, ...sorting(orders), SWAP, CLOSE_UP, HINT, UNDO, HURRY];
}

/** Keys that lead to other parts of the page. */
export const PAGE_KEYS = { m: "menu", "?": "help" } as const;

/** Handles keys until the signal aborts. */
export function listenToKeys(
  table: TableView,
  actions: TableActions,
  page: KeyPage,
  signal: AbortSignal,
): void {
  const keys = new Keys(table, actions, page);
  const { root } = table;
  root.addEventListener("focusin", ({ target }) => keys.focused(target), { signal });
  root.addEventListener("click", ({ target }) => keys.clicked(target), { signal });
  document.addEventListener("keydown", (event) => keys.pressed(event), { signal });
}

class Keys {
  constructor(
    private readonly table: TableView,
    private readonly actions: TableActions,
    private readonly page: KeyPage,
  ) {}

  focused(target: EventTarget | null): void {
    const tile = tileOf(target);
    if (tile) this.table.store.change({ focus: tile });
    const place = placeOf(target);
    const { scroll } = this.table.layout;
    if (!place || !scroll) return;
    const top = showing(scroll, place.offsetTop, place.offsetHeight);
    if (top !== scroll.top) this.table.store.change({ scroll: top });
  }

  /** Handles clicks on tiles, which only keys and screen readers cause: pointers hit the canvas. */
  clicked(target: EventTarget | null): void {
    const place = placeOf(target);
    const rackTile = place ? null : tileOf(target);
    if (place) this.#putOn(place);
    else if (rackTile) this.#pick(rackTile, false);
  }

  /**
   * Puts the selected tiles before this place, unless its tile is another one of the same series.
   * Without any, selects the tile or the series where tiles may be moved; elsewhere the game tells
   * what to do.
   */
  #putOn(place: HTMLElement): void {
    const { state } = this.table.store;
    const picked = pickedIn(state);
    const { takes, tile } = place.dataset;
    if (tile !== undefined && this.#follows(tile)) return;
    const row = rowOf(place);
    const same = tile !== undefined && picked.some((each) => row.includes(each));
    const { melds } = this.table.game();
    if (picked.length > 0 && !same) this.actions.act(`${takes} ${picked.join(" ")}`);
    else if (!melds) this.actions.act(`${takes}`);
    else if (tile !== undefined) this.#change(pickInRow(state, tile, row));
    else if (row[0]) this.#change({ ...choosing(state, row[0]), picked: row });
  }

  /**
   * Selects a tile of the rack; where several go along, adds it, and with Shift all tiles up to it.
   */
  #pick(tile: string, shift: boolean): void {
    if (this.#follows(tile)) return;
    const { state } = this.table.store;
    this.#change(pickOnRack(this.table.game(), state, tile, shift));
  }

  /** Does what a staged hand waits for, if it points at this tile; `chosen` as for the action. */
  #follows(tile: string, chosen?: boolean): boolean {
    const isLit = pointed(this.table.store.state)?.tiles.includes(tile) ?? false;
    return isLit && this.actions.follow(chosen);
  }

  /** Changes the state and tells how many tiles are selected, if more than the focused one. */
  #change(patch: Partial<State> = {}): void {
    this.table.store.change(patch);
    const picked = pickedIn(this.table.store.state);
    if (picked.length < 2) return;
    const tiles = picked.map((tile) => tileName(frontOf(tile))).join(", ");
    this.page.log.tell({ id: "said-picked", args: { count: picked.length, tiles } });
  }

  pressed(event: KeyboardEvent): void {
    if (!isForTable(event, this.table.store)) return;
    const tile = tileOf(event.target);
    const place = placeOf(event.target);
    const done =
      (place !== null && this.#onPlace(event, place)) ||
      (tile !== null && this.#onTile(event, tile)) ||
      this.#onTable(event, tile ?? this.table.store.state.focus);
    if (done) event.preventDefault();
  }

  /** Handles keys that concern the focused tile. */
  #onTile(event: KeyboardEvent, tile: string): boolean {
    const { key } = event;
    const { rack } = this.table.store.state;
    const step = STEPS[key];
    if (step && event.shiftKey) {
      const shift = event.ctrlKey ? shiftBlock : shiftTile;
      this.actions.rearrange(shift(rack, tile, step));
      this.page.log.tell(whereIs(tile, this.table.store));
    } else if (event.ctrlKey || event.metaKey) return false;
    else if (step) this.#go(neighbour(rack, tile, step) ?? this.#overRack(event, step));
    else if (isEnd(key)) this.#go(endOf(rack, key));
    else if (key === " ") this.#pick(tile, event.shiftKey);
    else if (key === "Enter" && this.#follows(tile, true)) return true;
    else if (key === "Enter" && !event.repeat)
      this.actions.act(
        `${onEnter(this.table.game())} ${alongWith(this.table.store.state, tile).join(" ")}`,
      );
    else return false;
    return true;
  }

  /** Moves the focus from the upper tier to the places of the table. */
  #overRack({ target }: KeyboardEvent, step: Step): null {
    if (target instanceof Element && step[1] < 0) this.#goOver(target, step);
    return null;
  }

  /** Handles keys that concern the focused place of the table. */
  #onPlace(event: KeyboardEvent, place: HTMLElement): boolean {
    const { key } = event;
    const { tile } = place.dataset;
    const { melds } = this.table.game();
    const step = STEPS[key];
    if (event.ctrlKey || event.metaKey) return false;
    if (step && event.shiftKey) this.#reachOn(place, step);
    else if (step) {
      const found = this.#goOver(place, step);
      const { focus, rack } = this.table.store.state;
      if (!found && step[1] > 0) this.#go(focus ?? endOf(rack, "Home"));
    } else if (isEnd(key)) {
      const places = place.closest("[data-list]")?.querySelectorAll<HTMLElement>("[data-takes]");
      const end = [...(places ?? [])].at(key === "Home" ? 0 : -1);
      end?.focus({ preventScroll: true });
    } else if ((key === "Backspace" || key === "Delete") && tile && melds)
      this.actions.act(`${melds.home} ${alongWith(this.table.store.state, tile).join(" ")}`);
    else return false;
    return true;
  }

  /** Extends the selection to the next tile of the series. */
  #reachOn(place: HTMLElement, [dx]: Step): void {
    const { tile = "" } = place.dataset;
    const row = rowOf(place);
    const next = dx === 0 ? undefined : row[row.indexOf(tile) + dx];
    if (!row.includes(tile) || !next) return;
    const { state } = this.table.store;
    const selected = row.includes(state.selected ?? "") ? state.selected : tile;
    this.#change({ selected, ...pickInRow({ ...state, selected }, next, row) });
    const places = place.closest("[data-list]")?.querySelectorAll<HTMLElement>("[data-tile]");
    [...(places ?? [])]
      .find(({ dataset }) => dataset.tile === next)
      ?.focus({ preventScroll: true });
  }

  /**
   * Moves the focus along the places of the table, up and down to another series, from the rack to
   * the lowest one; returns `false` if there is none.
   */
  #goOver(from: Element, [dx, dy]: Step): boolean {
    const { root } = this.table;
    const all = [...root.querySelectorAll<HTMLElement>(dx === 0 ? "[data-list]" : "[data-takes]")];
    const here = all.findIndex((each) => each.contains(from));
    const next = here < 0 ? all.at(-1) : all[here + dx + dy];
    const place = next?.matches("[data-takes]") ? next : next?.querySelector("[data-takes]");
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    return place != null;
  }

  /** Handles keys that do not depend on the focus. */
  #onTable(event: KeyboardEvent, focus: string | null): boolean {
    const key = pressedKey(event);
    const { table } = this;
    const { store } = table;
    if (event.ctrlKey || event.metaKey) {
      if (!takesBack(event)) return false;
      // Key repeat would undo more than the player can follow.
      if (!event.repeat) this.actions.undo();
    } else if (key === "escape") {
      table.letGo();
      if (table.layout.near) store.change({ near: null });
      else store.change({ ...settled(store.state, null), selected: null });
    } else if (isNowhere() && (STEPS[event.key] || isEnd(event.key))) {
      this.#go((isEnd(event.key) ? null : focus) ?? endOf(store.state.rack, event.key));
    } else if (event.repeat || !store.state.settings.keys) return false;
    else return this.#single(key);
    return true;
  }

  /** Handles single keys, which the player may switch off. */
  #single(key: string): boolean {
    const { table } = this;
    const { state } = table.store;
    const action = onKeys(table.game()).find((each) => each.key === key);
    if (action?.tell) this.page.log.read(action.tell(state));
    else if (action === HURRY && state.taught?.reads) goOn(table.root);
    else if (action) {
      perform(action, this.actions, state);
      if (action === SWAP && state.focus && SWAP.offered(state))
        this.page.log.tell(whereIs(state.focus, table.store));
    } else if (!(key in PAGE_KEYS)) return false;
    else if (PAGE_KEYS[key as keyof typeof PAGE_KEYS] === "menu") openMenu(table.root);
    else this.page.open("keys");
    return true;
  }

  #go(tile: string | null | undefined): void {
    if (!tile) return;
    this.table.store.change({ focus: tile });
    const option = `[role="option"][data-tile="${CSS.escape(tile)}"]`;
    this.table.root.querySelector<HTMLElement>(option)?.focus();
  }
}

/** Returns the place of the table that an element stands for. */
function placeOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-takes]") : null;
}

/** Returns the tiles of the series that a place of the table belongs to. */
function rowOf(place: HTMLElement): string[] {
  const all = place.closest("[data-list]")?.querySelectorAll<HTMLElement>("[data-tile]") ?? [];
  return [...all].flatMap(({ dataset }) => dataset.tile ?? []);
}

/**
 * Returns `true` if a key is for the table: no dialog or menu is open and no field has the focus.
 */
function isForTable(event: KeyboardEvent, { state }: Store): boolean {
  if (event.defaultPrevented || event.altKey || state.home || state.dialog !== null) return false;
  // Other keys with Cmd or the Windows key belong to the browser.
  if (event.metaKey && !takesBack(event)) return false;
  const { target } = event;
  const field = target instanceof Element && target.closest("input, select, textarea");
  return !field && document.querySelector(":popover-open") === null;
}

/** Returns `true` for Ctrl Z, and on a Mac Cmd Z, without Shift, which would mean redo. */
function takesBack(event: KeyboardEvent): boolean {
  return pressedKey(event) === "z" && event.ctrlKey !== event.metaKey && !event.shiftKey;
}

/** Physical keys with a letter or digit, for keyboards in other scripts. */
const BY_PLACE = /^(?:Key([A-Z])|Digit(\d))$/;

/** Characters that are shortcuts. */
const OURS = /^[a-z\d?]$/;

/**
 * Returns the name of a key in lower case. For keyboards in other scripts, or with digits on Shift,
 * it is the character at the same place of a Latin keyboard; a character typed with Shift or AltGr
 * counts as it is.
 */
export function pressedKey(
  event: Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "getModifierState">,
): string {
  const key = event.key.toLowerCase();
  const [, letter, digit] = BY_PLACE.exec(event.code) ?? [];
  const isSign = /^(?:[^\w?]{1,2}|_)$/u.test(key) && !event.getModifierState("AltGraph");
  if (OURS.test(key) || !isSign) return key;
  return letter?.toLowerCase() ?? (event.shiftKey ? undefined : digit) ?? key;
}

/** Opens the menu, which on wide screens is always open in the bar. */
function openMenu(root: HTMLElement): void {
  const menu = root.querySelector<HTMLElement>("#menu");
  const button = root.querySelector<HTMLElement>(".menu-button");
  if (button?.offsetParent) menu?.showPopover();
  menu?.querySelector("button")?.focus();
}

/** Presses the button that leads on from a step of a lesson that is only read. */
function goOn(root: HTMLElement): void {
  root.querySelector<HTMLElement>("[data-card=taught] .primary")?.click();
}

/** Returns `true` for the keys that lead to the first or the last of several things. */
function isEnd(key: string): boolean {
  return key === "Home" || key === "End";
}

/** Returns the last tile of the rack for End, or else the first one. */
function endOf({ slots }: Rack, key: string): string | null | undefined {
  const isHeld = (held: string | null): boolean => held !== null;
  return key === "End" ? slots.findLast(isHeld) : slots.find(isHeld);
}

/**
 * Returns the next tile of the rack in a direction: to the sides in the order of the rack, up and
 * down the nearest tile of the next tier that holds any; undefined if there is none.
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

/** Names the tiles between which a moved tile lies now. */
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
