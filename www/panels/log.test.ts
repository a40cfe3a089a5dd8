/** The log announces each event once, no matter when it is updated. */

import { expect, it } from "vitest";
import { begin, record, sit, useTable } from "../match/table.double";
import { PAST } from "../store/match";
import { Log } from "./log";

const storage = useTable();

const TURN = "Your turn.";

/** Returns the key of the match that has left the table. */
const key = (): string => [...storage.texts.keys()].find((key) => key.startsWith(PAST)) ?? "";

/** Creates a log, and collects its lines. */
function log() {
  const told: string[] = [];
  const lines = {
    append: ({ textContent }: HTMLElement) => told.push(textContent ?? ""),
    get lastElementChild() {
      return { textContent: told.at(-1) };
    },
  };
  return { told, log: new Log(lines as unknown as HTMLElement) };
}

it("says all events between two frames in one line, each once", async () => {
  const { actions, plain, store, table, turn, told: each } = await begin();
  const { told, log: seldom } = log();
  seldom.follow(store.state);
  const [before, lines] = [table().history.length, each.length];
  await actions.act(`discard ${plain()}`);
  await turn();
  seldom.follow(store.state);
  const events = table().history.length - before;
  expect(events).toBeGreaterThan(5);
  const heard = told.at(-1) ?? "";
  expect(heard).toBe(each.slice(lines).join(" "));
  expect(heard.endsWith(TURN)).toBe(true);
  // A draw is told of only where it is the whole move.
  const moves = table()
    .history.slice(before)
    .filter(({ kind }) => kind !== "drew");
  expect(heard.split(". ")).toHaveLength(moves.length + 1);
  seldom.follow(store.state);
  expect(told.at(-1)).toBe(heard);
});

it("says a throw that takes the place of another within a frame", async () => {
  const { actions, order, store } = await sit({ match: record("throw") });
  const { told, log: seldom } = log();
  const [first, second] = order();
  await actions.act(`discard ${first}`);
  seldom.follow(store.state);
  const { length } = told;
  await actions.undo();
  await actions.act(`discard ${second}`);
  seldom.follow(store.state);
  expect(told.slice(length)).toEqual([expect.stringMatching(/^You discarded /)]);
});

it("says the same words again in others for a machine", () => {
  const { told, log: each } = log();
  for (let times = 0; times < 3; times += 1) each.read(TURN);
  const [first = "", second = "", third] = told;
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
  expect(third).toBe(first);
});

it("says nothing of what was played before the match was taken up", async () => {
  const { told } = await sit({ match: record("partners-draw") });
  expect(told).toEqual([TURN]);
});

it("says nothing of another match that comes back to the table in the same round", async () => {
  const { actions, plain, session, store, told, turn } = await begin();
  await actions.act(`discard ${plain()}`);
  await turn();
  const [{ match }, { length: moves }] = [store.state, store.state.game?.table?.history ?? []];
  await session.newGame("7");
  expect(store.state.game?.table?.history.length).toBeLessThan(moves);
  const { length } = told;
  await session.goOnWith(key());
  expect(store.state.game?.table?.history).toHaveLength(moves);
  expect(told.slice(length)).toEqual([TURN]);
  expect(store.state.match).toBe(match + 2);
});

it("says what the card says before whose turn it is, and nothing out of sight", async () => {
  const { store, table } = await begin();
  const { told, log: other } = log();
  const card = { id: "welcome-aim" };
  const { settings, game } = store.state;
  const dealt = game && { ...game, table: { ...table(), history: [] } };
  const known = { ...store.state, game: dealt as typeof game, happened: [], commitment: "0" };
  const asked = { ...known, settings: { ...settings, greeted: [] } };
  other.follow({ ...asked, home: true }, card);
  other.follow({ ...asked, dialog: "newGame" }, card);
  expect(told).toEqual([]);
  other.follow(asked, card);
  other.follow(asked, card);
  expect(told, "a newcomer is asked first").toEqual([expect.stringMatching(/^Get all 14/)]);
  other.follow(known);
  expect(told.slice(1)).toEqual([TURN]);
  const { told: taught, log: third } = log();
  third.follow(known, card);
  expect(taught).toEqual([expect.stringMatching(/^Get all 14.*\. Your turn\.$/)]);
});

it("says once how to go on where a lesson is only read, and no turn", async () => {
  const { store } = await begin();
  const { told, log: taught } = log();
  const step = { at: 0, tiles: [], place: null, leads: null, reads: true };
  const card = { id: "welcome-aim" };
  taught.follow({ ...store.state, taught: step }, card);
  taught.follow({ ...store.state, taught: { ...step, at: 1 } }, card);
  expect(told).toEqual([expect.stringMatching(/ Press N to go on\.$/)]);
  expect(told.join()).not.toContain(TURN);
});

it("tells a warning about a move in short, and others with their reason", async () => {
  const { store } = await begin();
  const { told, log: other } = log();
  const warn = (more: { readonly at?: string }) =>
    other.follow({ ...store.state, notice: { id: "notice-single", kind: "warning", ...more } });
  other.follow(store.state);
  told.length = 0;
  warn({});
  warn({ at: "done" });
  expect(told).toEqual([
    "The browser does not answer when saving: for now your game has no second copy",
    "For now your game has no second copy",
  ]);
});

it("leaves what ends a round to its result where that follows at once", async () => {
  const { store, table } = await begin();
  const event = { kind: "declared", seat: 0, tile: "R1" } as const;
  const said = { id: "said-you-declared", args: { tile: "red 1" } };
  const { game, settings } = store.state;
  const ended = game && { ...game, table: { ...table(), turn: null, ownTurn: false } };
  const over = { ...store.state, game: ended as typeof game, happened: [{ event, said }] };
  const paces = ["instant", "normal"] as const;
  const heard = paces.map((pace) => {
    const { told, log: other } = log();
    other.follow({ ...over, settings: { ...settings, pace } });
    return told;
  });
  expect(heard).toEqual([[], ["You finish with red 1."]]);
});
