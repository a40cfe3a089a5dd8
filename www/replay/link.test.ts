/** A link goes to the engine and back; what is wrong with one is said in words. */

import { beforeAll, expect, test } from "vitest";
import { answer } from "../engine/refusal";
import { loadEngines } from "../engine/rules.double";
import { Game, readLink, writeLink } from "../pkg/istaka/istaka";
import { unreadable } from "./received";

beforeAll(loadEngines);

function dealt(): string {
  const game = new Game();
  game.deal();
  return game.save();
}

test("a link holds a match and a moment of it, and does not tell the deals to come", () => {
  const record = dealt();
  expect(record).toMatch(/^secret [0-9a-f]{64}$/m);
  const shown = record.replace(/^secret .*\n/m, "");
  const at = { round: 0, actions: 17 };
  const link = writeLink("match", record, at);
  expect(link).toMatch(/^#match=1\.[\w-]+&at=1\.17$/);
  expect(readLink(`${link}).`)).toEqual({ kind: "match", record: shown, at });
  expect(readLink(writeLink("deal", record))).toEqual({ kind: "deal", record: shown, at: null });
});

test.each([
  ["link-long", `#match=1.${"A".repeat(70_000)}`],
  ["link-long", `#match=1.${"A".repeat(2_000_000)}`],
  ["link-version", "#match=2.AAAA"],
  ["link-damaged", "#deal=99.what ever"],
  ["link-damaged", "#match=1.AAAA"],
  ["link-damaged", "#deal=<script>alert(1)</script>"],
])("it is said what is wrong with one: %s", (id, link) => {
  const read = answer(() => readLink(link));
  expect(read.ok ? read.value : unreadable(read.refusal)).toEqual({ id });
});
