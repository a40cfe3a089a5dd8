/** Checks the text of a report of something wrong: its parts, and that nothing secret is in it. */

import { expect, it, vi } from "vitest";
import { begin, record, sit, useTable } from "../match/table.double";

vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("customElements", { define: () => {}, get: () => undefined });

const { linkToMoment, reportText } = await import("./report");

useTable();

const NONE = { held: null, link: null };

/** Writes the report of a table, with the link to its moment. */
async function reported({ store, engine, session }: Awaited<ReturnType<typeof sit>>, words = "") {
  const { state } = store;
  const { game } = state;
  if (!game) throw new Error("no match is played");
  const here = {
    origin: "https://game.example",
    pathname: "/okey/",
    href: "https://game.example/okey/",
  };
  vi.stubGlobal("location", here);
  vi.stubGlobal("navigator", { languages: ["en-GB"], userAgent: "Some Browser 1" });
  const about = { game, state, record: session.text };
  const link = await linkToMoment(engine, about);
  return { link, text: reportText(words, about, { ...NONE, link }) };
}

it("tells version, rules, moment, device and what was done, with refusals", async () => {
  vi.stubGlobal("innerWidth", 360);
  vi.stubGlobal("innerHeight", 640);
  vi.stubGlobal("devicePixelRatio", 2);
  const table = await sit({ match: record("throw") });
  const { actions, store, engine, session } = table;
  await actions.act("draw");
  const [tile = ""] = store.state.game?.table?.hand ?? [];
  await actions.act(`discard ${tile}`, { sure: true });
  const { link, text } = await reported(table, " The twin was not shown. ");
  expect(text.split("\n")[0]).toBe("The twin was not shown.");
  for (const part of [
    /^Istaka \d+\.\d+\.\d+$/m,
    /^Rules: https:\/\/game\.example\/okey\/\?rules=\w+/m,
    /^Opponents: \w+, \w+, \w+$/m,
    /^Browser: Some Browser 1$/m,
    /^Window: 360 × 640 × 2$/m,
    /^Language: en, en-GB$/m,
    /^ {2}draw\n {2}refused alreadyDrawn\n {2}discard \S+$/m,
    /^This moment: https:\/\/game\.example\/okey\/#match=/m,
  ])
    expect(text).toMatch(part);

  if (!link?.ok) throw new Error("there is no link");
  const read = await engine.readLink(link.value);
  const { record: linked, at } = read.ok ? read.value : { record: "", at: null };
  const events = store.state.game?.table?.history.length;
  expect(at).toEqual({ round: (store.state.game?.round ?? 0) - 1, actions: events });
  expect(linked.replace(/^(players|names) .*\n/gm, "")).toBe(session.text);
});

it("keeps what was done last", async () => {
  const { actions, store } = await begin();
  for (let i = 1; i <= 25; i += 1) await actions.act(`discard ${i}`);
  expect(store.state.pressed).toHaveLength(20);
  expect(store.state.pressed.at(-1)).toMatch(/^refused /);
});
