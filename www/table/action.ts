/** The actions at a table, each one record that buttons, keys, their list and controls read. */

import type { Order } from "../engine/views";
import { say } from "../locales/messages";
import type { Rack, Spot } from "../rack/rack";
import type { Kind } from "../state/rect";
import type { State } from "../state/state";

/** Effects on the match. */
export interface TableActions {
  /** A hasty action is one of a double tap, which may have been meant as two single taps. */
  act(action: string, how?: { readonly spot?: Spot; readonly hasty?: boolean }): void;
  arrange(order: Order): void;
  closeUp(): void;
  explain(): void;
  /**
   * Does what a staged hand waits for; returns `false` if it waits for nothing, or for its tile to
   * be chosen first.
   */
  follow(chosen?: boolean): boolean;
  hint(): void;
  /** Speeds the bots up; returns `false` if there was nothing to wait for. */
  hurry(): boolean;
  /** Skips the end of a round; returns `false` if there was none to wait for. */
  hurryEnd(): boolean;
  move(tiles: readonly string[], spot: Spot): void;
  rearrange(rack: Rack): void;
  undo(): void;
}

export interface Action<S extends State = State> {
  /** Name in the page; an action of a game is written so in the notation. */
  readonly name: string;
  /** Character in lower case, or `enter`, which applies to the focused tile of the rack. */
  readonly key?: string;
  /** True for the action of a double tap on a tile, if that of Enter is another one. */
  readonly twice?: true;
  /** Name in the list of keys, if it is another one. */
  readonly deed?: string;
  /** Target on the table where it is done, which shows a refusal. */
  readonly place?: string;
  /** True if it brings a tile to the rack. */
  readonly draws?: true;
  /** Rank of a game's button: rare ones are in the menu of the rack where room is short. */
  readonly button?: "main" | "offer" | "rare";
  /** Path of an icon beside the word, in a box of 28 by 16. */
  readonly icon?: string;
  /** Returns true if it would be accepted now. */
  offered(state: S): boolean;
  /** Returns the word on the button. */
  word?(state: S, kind: Kind): string;
  /** Returns a longer label for screen readers. */
  label?(state: S): string;
  /** Returns small letters below the word. */
  detail?(state: S): string | null;
  /** Returns a note beside the button, if there is room. */
  note?(state: S): string | null;
  /** Returns true beside the turn's main purpose: then the button has no gold outline. */
  aside?(state: S): boolean;
  /** Returns what is read aloud, of an action that does nothing else. */
  tell?(state: S): string;
  /** Has the page do it; an action without it is sent to the engine. */
  run?(actions: TableActions, state: S): void;
}

/** Returns the first word of an action in the notation. */
export function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}

/** Does an action at the table. */
export function perform(action: Action, actions: TableActions, state: State): void {
  if (action.run) action.run(actions, state);
  else actions.act(action.name);
}

/** Finds the action that a text of the notation begins with. */
export function actionOf(all: readonly Action[], text: string): Action | undefined {
  return all.find(({ name }) => text === name || text.startsWith(`${name} `));
}

/** Returns the place of an action as a control of the page. */
export function controlOf(action: Action, state: State) {
  return { place: action.place ?? "", action: action.name, enabled: action.offered(state) };
}

/** Returns the place of an action as a target of the layout. */
export function targetOf(action: Action, state: State) {
  return { name: action.place ?? "", tap: action.name, live: action.offered(state) };
}

/** Returns the action of Enter, which tiles follow. */
export function onEnter({ actions }: { readonly actions: readonly Action[] }): string {
  return actions.find(({ key }) => key === "enter")?.name ?? "";
}

/** Returns the action of a double tap, which tiles follow. */
export function onTwice(game: { readonly actions: readonly Action[] }): string {
  return game.actions.find(({ twice }) => twice)?.name ?? onEnter(game);
}

const goesOn = ({ game }: State): boolean => game?.table?.turn !== null;

export const HINT: Action = {
  ...{ name: "hint", key: "h" },
  // A lesson leads itself, unless it has the player play freely.
  offered: (state) => goesOn(state) && (state.taught?.free ?? true),
  word: ({ hint }) => say(hint?.plays ? "hint-plays" : "hint"),
  run: (actions) => actions.hint(),
};

export const UNDO: Action = {
  ...{ name: "undo", key: "u" },
  offered: ({ undone }) => undone !== null,
  word: () => say("undo"),
  label: ({ undone }) =>
    undone ? say("undo-what", { what: say(`undone-${undone}`) }) : say("undo"),
  detail: ({ undone }) => undone && say(`undone-${undone}`),
  run: (actions) => actions.undo(),
};

export const CLOSE_UP: Action = {
  ...{
    name: "close-up",
    key: "c",
    icon: "M1 8h8M5.5 4 9.5 8l-4 4M27 8h-8M22.5 4l-4 4 4 4M14 2v12",
  },
  offered: goesOn,
  word: () => say("close-up"),
  label: () => say("close-up-label"),
  run: (actions) => actions.closeUp(),
};

/** Speeds the others up, or goes on where each of their moves waits. */
export const HURRY: Action = {
  ...{ name: "hurry", key: "n" },
  offered: ({ halted, settings }) => halted || !settings.steps,
  word: ({ settings }) => say(settings.steps ? "go-on" : "faster"),
  run: (actions) => actions.hurry(),
};

/** Leads from the table back to the result of the round. */
export const RESULT: Action = {
  name: "result",
  offered: (state) => !goesOn(state),
  word: () => say("result"),
  run: (actions) => actions.explain(),
};

/** The sort orders of the rack, on the keys 1, 2, … */
export function sorting(orders: readonly Order[]): Action[] {
  return orders.map((order, i) => ({
    ...{ name: order, key: `${i + 1}`, deed: "arrange" },
    offered: goesOn,
    word: () => say(`by-${order}`),
    label: () => say(`by-${order}-label`),
    run: (actions) => actions.arrange(order),
  }));
}
