/** Links: a match is shown, or the fault of the link is told, not one of the network. */

import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Stopped } from "../engine/calls";
import { type Answer, answer } from "../engine/refusal";
import { loadEngines } from "../engine/rules.double";
import type { Watching } from "../engine/worker";
import { learnRest, say } from "../locales/messages";
import { Game, readLink, writeLink } from "../pkg/istaka/istaka";
import { receive, receiveRecord } from "./received";

const engine = vi.hoisted(() => ({
  readLink: vi.fn(),
  watch: vi.fn(),
  moment: vi.fn(),
  close: vi.fn(),
}));

vi.mock("../engine/client", () => ({
  connect: async () => ({ functions: engine, close: engine.close }),
}));

beforeAll(async () => {
  await loadEngines();
  vi.stubGlobal("document", { documentElement: {} });
  await learnRest("en");
});

beforeEach(() => {
  vi.resetAllMocks();
});

/** Receives a link to a match, and what has become of it. */
async function received(
  watch: (saved: string) => Promise<Answer<Watching>>,
  kind: "match" | "deal" = "match",
  record = dealt(),
) {
  engine.readLink.mockImplementation(async (link) => answer(() => readLink(link)));
  engine.watch.mockImplementation(watch);
  engine.moment.mockResolvedValue({ ok: true });
  const receiver = { opponents: [], watch: vi.fn(), playOn: vi.fn(), warn: vi.fn() };
  const fragment = writeLink(kind, record, { round: 8, actions: 3 });
  const done = receive(fragment, receiver).catch((error: Error) => error.message);
  return { receiver, error: await done };
}

function dealt(): string {
  const game = new Game({ seed: "7" });
  game.deal();
  return game.save();
}

const read = async (saved: string): Promise<Answer<Watching>> =>
  answer(() => {
    const game = Game.load(saved);
    return { rounds: game.rounds(), players: game.players, names: game.names };
  });

it("names the opponents of the match, or numbers them, but never those of the player", async () => {
  const game = Game.load(dealt());
  const namesOf = async (): Promise<readonly string[]> => {
    const { receiver } = await received(read, "match", game.save());
    return receiver.watch.mock.lastCall?.[0].names;
  };
  expect(await namesOf()).toEqual([
    "",
    ...[1, 2, 3].map((seat) => say("replay-opponent", { seat })),
  ]);
  game.players = ["person", "nermin", "hard", "kemal"];
  game.names = ["Ada", "", "İpek", ""];
  const [nermin, kemal] = ["character-nermin", "character-kemal"].map((id) => say(id));
  expect(await namesOf()).toEqual(["", nermin, "İpek", kemal]);
});

it("is shown at the nearest moment that there was", async () => {
  const { receiver } = await received(read);
  const watched = expect.objectContaining({ at: { round: 0, actions: 0 } });
  expect(receiver.watch).toHaveBeenCalledWith(watched);
  expect(engine.close).toHaveBeenCalledOnce();
});

it("is read from a position of other pages, packed or plain, and shown at its moment", async () => {
  const record = dealt();
  const packed = /=([^&]*)/.exec(writeLink("match", record))?.[1] ?? "";
  engine.readLink.mockImplementation(async (link) => answer(() => readLink(link)));
  engine.watch.mockImplementation(read);
  engine.moment.mockResolvedValue({ ok: true });
  const receiver = { opponents: [], watch: vi.fn(), playOn: vi.fn(), warn: vi.fn() };
  for (const given of [record, packed]) {
    await receiveRecord(given, { round: 3, actions: 2 }, receiver);
    const watched = { record, at: { round: 0, actions: 0 } };
    expect(receiver.watch).toHaveBeenLastCalledWith(expect.objectContaining(watched));
  }
  await receiveRecord(`${packed.slice(9)}`, null, receiver);
  expect(receiver.warn).toHaveBeenCalledWith({ id: "shared-damaged" });
});

it("is called damaged where the engine breaks on it", async () => {
  const { receiver } = await received(() => Promise.reject(new Stopped()));
  expect(receiver.warn).toHaveBeenCalledWith({ id: "link-damaged" });
});

it.each([
  ["of few tiles", "match", "istaka 4\nrules turkish\nround R1 R2\n"],
  ["of scripts", "match", `istaka 4\n${"<script>alert(1)</script>\n".repeat(40_000)}`],
  ["cut off", "match", "istaka 4\nrules turkish\nseed 7\ndealer 0\nround R1 R2 R"],
  ["of a later version", "deal", "istaka 9\nrules turkish\nround R1\n"],
  ["by unknown rules", "deal", "istaka 4\nrules nonsense\nseed 1\ndealer 0\nround R1\n"],
] as const)("is called damaged where the engine refuses it: %s", async (_, kind, record) => {
  const { receiver } = await received(read, kind, record);
  expect(receiver.warn).toHaveBeenCalledWith({ id: "link-damaged" });
  expect(receiver.watch).not.toHaveBeenCalled();
  expect(receiver.playOn).not.toHaveBeenCalled();
});

it.each([
  ["link-long", `#match=1.${"A".repeat(70_000)}`],
  ["link-long", `#match=1.${"A".repeat(2_000_000)}`],
  ["link-version", "#match=2.AAAA"],
  ["link-damaged", "#deal=99.what ever"],
  ["link-damaged", "#match=1.AAAA"],
  ["link-damaged", "#deal=<script>alert(1)</script>"],
])("is told of where it cannot be read: %s", async (id, link) => {
  const receiver = { opponents: [], watch: vi.fn(), playOn: vi.fn(), warn: vi.fn() };
  engine.readLink.mockImplementation(async (link) => answer(() => readLink(link)));
  await receive(link, receiver);
  expect(receiver.warn).toHaveBeenCalledWith({ id });
  expect(engine.watch).not.toHaveBeenCalled();
  expect(engine.close).toHaveBeenCalledOnce();
});

it("holds a match and a moment of it, and does not tell the deals to come", () => {
  const game = new Game();
  game.deal();
  const record = game.save();
  expect(record).toMatch(/^secret [0-9a-f]{64}$/m);
  const shown = record.replace(/^secret .*\n/m, "");
  const at = { round: 0, actions: 17 };
  const link = writeLink("match", record, at);
  expect(link).toMatch(/^#match=1\.[\w-]+&at=1\.17$/);
  expect(readLink(`${link}).`)).toEqual({ kind: "match", record: shown, at });
  expect(readLink(writeLink("deal", record))).toEqual({ kind: "deal", record: shown, at: null });
});

it("is not called damaged where the engine of its game cannot be fetched", async () => {
  const { receiver, error } = await received(() => Promise.reject(new Error("offline")));
  expect(error).toBe("offline");
  expect(receiver.warn).not.toHaveBeenCalled();
  expect(engine.close).toHaveBeenCalledOnce();
});
