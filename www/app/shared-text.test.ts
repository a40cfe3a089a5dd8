/** Tests that shared texts are recognised, with other words around them. */

import { expect, it } from "vitest";
import { sharedIn } from "./shared-text";

const RECORD = "istaka 4\nrules turkish\nseed 7";
const RULES = "istaka-rules 1 turkish limit=9 # Ali";
const PUZZLE = "istaka-puzzle 1 throw medium B3 : R4 R4'";
const link = (page: string, query: Record<string, string>): string =>
  `https://a.example/${page}?${new URLSearchParams(query)}`;

it.each([
  [RECORD, "record", RECORD],
  [`Look at this:\n\n${RECORD}\n`, "record", RECORD],
  [RULES, "rules", RULES],
  [`Our rules: ${RULES}\nBye`, "rules", RULES],
  [`Our rules: ${link("", { rules: RULES })} !`, "rules", RULES],
  [`Rules: ${link("", { seed: "8", rules: "board" })}`, "rules", "board"],
  [PUZZLE, "puzzle", PUZZLE],
  [`"${PUZZLE}`, "puzzle", PUZZLE],
  [link("elements/frame.html", { show: "puzzle", puzzle: "x" }), "puzzle", "x"],
  [link("elements/frame.html", { show: "position", record: RECORD }), "record", RECORD],
  [`Same deals: ${link("", { seed: "42" })}`, "seed", "42"],
  [' {"istaka":1}', "file", '{"istaka":1}'],
  [
    "\uFEFFistaka\u00a0４ \u200b\r\nrules turkish",
    "record",
    "istaka\u00a0４ \u200b\n\nrules turkish",
  ],
  ["Our: istaka‑rules\u00a01 tur\u00adkish # Ali", "rules", "istaka-rules 1 turkish # Ali"],
])("%s", (text, kind, found) => {
  expect(sharedIn(text)).toEqual({ kind, text: found });
});

it("finds the moment in a link to a position", () => {
  const record = { show: "position", record: RECORD };
  for (const [at, moment] of [
    ["2.13", { round: 1, actions: 13 }],
    ["4", { round: 0, actions: 4 }],
    ["0.1", undefined],
  ] as const)
    expect(sharedIn(link("elements/frame.html", { ...record, at }))?.at).toEqual(moment);
});

it.each(["", "Hello", "https://a.example/", "https://a.example/?seed=x&y=%", "istaka 4 ever", "?"])(
  "nothing of the game: %s",
  (text) => {
    expect(sharedIn(text)).toBeNull();
  },
);
