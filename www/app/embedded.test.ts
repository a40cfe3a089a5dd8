/** The game in a frame of another page: what it keeps, and what it leaves alone. */

import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { Game, initSync } from "../pkg/istaka/istaka";
import type { Happened } from "../state/state";
import { useStorage } from "../store/local.double";
import { SavedMatches } from "../store/matches";
import { copiesOf, reporter } from "./embedded";

const SETTINGS = "istaka.settings";
const storage = useStorage();

const levelIn = (text: string | null): unknown => JSON.parse(text ?? "{}").level;

it("writes nothing where it is not asked to, not even that the engine has broken", () => {
  const copies = copiesOf(new URLSearchParams("embed=null&level=easy"));
  const matches = new SavedMatches(copies);
  expect([matches.broke(), matches.broke()]).toEqual([false, true]);
  matches.withstood();
  expect(matches.broke()).toBe(false);
  expect(levelIn(copies.read(SETTINGS))).toBe("easy");
  expect([...storage.texts]).toEqual([]);
});

it("keeps what it is told where it is asked to", () => {
  const copies = copiesOf(new URLSearchParams("embed=null&keep&level=easy"));
  expect(copies.remembers).toBe(true);
  expect(levelIn(storage.getItem(SETTINGS))).toBe("easy");
});

it("is set as the page has it where it may keep nothing", () => {
  const forbidden = (): never => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  const copies = copiesOf(new URLSearchParams("embed=null&keep&level=easy"));
  expect(levelIn(copies.read(SETTINGS))).toBe("easy");
});

it("tells its page each move once, the ends of rounds and match, and nothing that was hidden", () => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
  const told: { event: string; detail: Record<string, unknown>; to: string }[] = [];
  const postMessage = (data: (typeof told)[0], to: string) => told.push({ ...data, to });
  vi.stubGlobal("window", { parent: { postMessage } });
  const report = reporter(new URLSearchParams("embed=https://example.org"));
  const game = new Game({ rules: "board rounds=1", seed: "7", bots: [0, 1, 2, 3] });
  const happened: Happened[] = [];
  let moves = 0;
  let rounds = 0;
  while (game.view().standing === null) {
    game.deal();
    rounds += 1;
    while (game.view().table?.turn !== null) {
      happened.push({ event: game.botMove().event, said: { id: "" } });
      // Whatever else changes on the page, nothing is told twice.
      for (let i = 0; i < 2; i += 1)
        report({ game: game.view(), match: 1, happened: [...happened], notice: null });
    }
    moves += game.view().table?.history.length ?? 0;
  }
  const of = (name: string) => told.filter(({ event }) => event === name);
  expect(told[0]).toMatchObject({ event: "ready", detail: { game: "okey" } });
  expect(["ready", "move", "roundend", "matchend"].map((name) => of(name).length)).toEqual([
    1,
    moves,
    rounds,
    1,
  ]);
  const drawn = of("move").filter(({ detail }) => detail.kind === "drew");
  expect(drawn.length).toBeGreaterThan(0);
  for (const { detail } of drawn) expect(Object.keys(detail)).toEqual(["round", "kind", "seat"]);
  expect(of("roundend").at(-1)?.detail).toMatchObject({ winner: expect.any(Number) });
  expect(of("matchend")[0]?.detail.standing).toHaveLength(4);
  expect(new Set(told.map(({ to }) => to))).toEqual(new Set(["https://example.org"]));
  // A match that is gone on with is told from the start of its round.
  const { length } = of("move");
  report({ game: game.view(), match: 2, happened, notice: null });
  expect(of("move").slice(length)).toHaveLength(game.view().table?.history.length ?? 0);
});
