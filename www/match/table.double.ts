/** A table for tests: the engine and all that follows its answers, without a browser. */

import { readFileSync } from "node:fs";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { fileOf, type PositionName } from "../../tests/records/positions";
import { savedMatch } from "../../tests/records/saved";
import { element } from "../base/element.double";
import { engineDouble } from "../engine/engine.double";
import { loadEngines } from "../engine/rules.double";
import type { GameView, RoundView } from "../engine/views";
import { uiOf } from "../games/games";
import { turnName as turnOfOkey } from "../games/okey/turns";
import { turnName as turnOf101 } from "../games/okey101/turns";
import { turnName as turnOfRummi } from "../games/rummi/turns";
import { learnRest, speak, speakIn } from "../locales/messages";
import { Log } from "../panels/log";
import { emptyRack } from "../rack/rack";
import { DEFAULTS, type Settings } from "../settings/settings";
import { faceIn } from "../state/faces";
import type { Viewport } from "../state/rect";
import { initial, Store } from "../state/state";
import { useStorage } from "../store/local.double";
import { Actions } from "./actions";
import { TurnClock } from "./clock";
import { Session } from "./session";

/** Milliseconds: longer than any bot move. */
export const LONG = 60_000;

/** Prepares engine, English words, storage and timers for the tests of a file. */
export function useTable(): ReturnType<typeof useStorage> {
  const storage = useStorage();
  const stub = (): void => {
    const target = { addEventListener: () => {} };
    const { addEventListener } = target;
    const document = { ...target, createElement: element, hidden: false, documentElement: {} };
    const sessionStorage = { getItem: () => null, setItem: () => {} };
    const globals = {
      document,
      window: target,
      addEventListener,
      navigator: { languages: ["en"] },
      sessionStorage,
    };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  };
  beforeAll(async () => {
    loadEngines();
    stub();
    await speakIn("en");
    await learnRest("en");
  });
  beforeEach(() => {
    stub();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return storage;
}

/** Reads the record of a starting position of the browser tests. */
export const record = (name: PositionName): string => readFileSync(fileOf(name), "utf8");

/** The match that lies at a table: one of the last visit, or a new one of this number. */
export type Played = { readonly match: string } | { readonly seed: string };

/** Opens a match with these settings, in a window that the rack fits; tiles travel in no time. */
export async function sit(
  played: Played,
  settings: Partial<Settings> = {},
  window: Viewport | null = null,
) {
  const rack = emptyRack({ tiers: 2, columns: 16 });
  const store = new Store(initial(rack, { ...DEFAULTS, ...settings }));
  const engine = await engineDouble();
  const pace = { travel: 0, wait: 1 };
  const page = {
    ...{ pace: () => pace, restart: async () => {}, left: () => {} },
    shapeOf: (game: GameView) =>
      window ? uiOf({ game }).shapeOf(window, game) : store.state.rack.shape,
  };
  const session = new Session(store, engine, page);
  const actions = new Actions(store, session, engine);
  const { told, clock } = follow(store, actions);
  if ("match" in played) localStorage.setItem("istaka.match", savedMatch(played.match));
  await session.open("seed" in played ? played.seed : null, null);
  return { store, engine, session, actions, pace, page, told, clock, ...looksAt(store, session) };
}

/** Connects the log and the turn clock. */
function follow(store: Store, actions: Actions) {
  const told: string[] = [];
  const lines = { append: ({ textContent }: HTMLElement) => told.push(textContent ?? "") };
  const log = new Log(lines as unknown as HTMLElement);
  const root = { querySelector: () => null } as unknown as HTMLElement;
  const nameOf = (round: number, table: RoundView): string =>
    "series" in table
      ? turnOfRummi(round, table)
      : "deficiency" in table
        ? turnOfOkey(round, table)
        : turnOf101(round, table);
  const { signal } = new AbortController();
  const clock = new TurnClock(root, actions, log, nameOf, signal);
  store.onChange(() => {
    log.follow(store.state);
    clock.follow(store.state);
  });
  return { told, clock };
}

/** Returns the functions by which tests read the table. */
function looksAt(store: Store, session: Session) {
  const table = () => {
    const { game } = store.state;
    if (game?.game !== "okey" || !game.table) throw new Error("no Okey is dealt");
    return game.table;
  };
  /** The sentence in the place of the prompt. */
  const said = (): string => {
    const { notice, hint } = store.state;
    return speak((notice?.at ? null : notice) ?? hint ?? session.ui.prompt(store.state));
  };
  /** The tiles of the rack, in their order. */
  const order = (): string[] => store.state.rack.slots.flatMap((tile) => tile ?? []);
  /** A tile of the hand that is not wild. */
  const plain = (): string => table().hand.find((tile) => !faceIn(table(), tile).wild) ?? "";
  /** Waits for the turn of the player. */
  const turn = async (): Promise<void> => {
    for (let wait = 0; wait < LONG; wait += 500) {
      const { turn } = store.state.game?.table ?? {};
      if (turn === 0 || turn === null) return;
      await vi.advanceTimersByTimeAsync(500);
    }
    throw new Error("it is never the player's turn");
  };
  /** The number of lines of the match: one more with every move. */
  const moves = (): number => session.text.trim().split("\n").length;
  return { table, said, order, plain, turn, moves };
}

export type Table = Awaited<ReturnType<typeof sit>>;

/** Plays a turn of the player: draws, and in games with discards discards the last tile. */
export async function playTurn({ actions, store }: Table): Promise<void> {
  for (const verb of ["draw", "discard", "pass"]) {
    const { turn, seat, hand } = store.state.game?.table ?? { hand: [] };
    const tile = verb === "discard" ? ` ${hand.at(-1)}` : "";
    if (turn === seat) await actions.act(`${verb}${tile}`, { sure: true });
  }
}

/** Plays a turn by the engine's advice, where the game has series. */
export async function playAdvised(table: Table): Promise<void> {
  const { actions, engine, store } = table;
  const round = () => store.state.game?.table;
  if (store.state.game?.game === "okey") return playTurn(table);
  for (let now = round(); now?.ownTurn; now = round()) {
    const given = await engine.hint();
    if (given && "action" in given) await actions.act(given.action, { sure: true });
    else if (given && "waits" in given && !given.waits) {
      await advised(table);
      await actions.act("done", { sure: true });
    } else await actions.act(given && "kind" in given && given.kind === "pass" ? "pass" : "draw");
  }
}

/** Has a hint played out: the first presses give its steps, the last one plays. */
async function advised({ actions }: Table): Promise<void> {
  for (let press = 1; press <= 4; press += 1) {
    let played = false;
    void actions.hint().finally(() => {
      played = true;
    });
    while (!played) await vi.advanceTimersToNextTimerAsync();
  }
}

/** Begins a match in which the player is to throw. */
export async function begin(settings: Partial<Settings> = {}): Promise<Table> {
  const begun = await sit({ seed: "7" }, settings);
  const { store, table, actions } = begun;
  // A second `begin` of a test resumes the same match.
  store.change({ dialog: null });
  await begun.turn();
  if (table().phase === "draw") await actions.act("draw");
  expect([table().turn, table().phase]).toEqual([0, "discard"]);
  return begun;
}
