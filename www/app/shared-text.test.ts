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
  [link("elements/frame.html", { show: "position", record: RECORD, at: "1.3" }), "record", RECORD],
  [`Same deals: ${link("", { seed: "42" })}`, "seed", "42"],
  [' {"istaka":1}', "file", '{"istaka":1}'],
])("%s", (text, kind, found) => {
  expect(sharedIn(text)).toEqual({ kind, text: found });
});

it.each(["", "Hello", "https://a.example/", "https://a.example/?seed=x&y=%", "istaka 4 ever", "?"])(
  "nothing of the game: %s",
  (text) => {
    expect(sharedIn(text)).toBeNull();
  },
);
