/** The types of the protocol of programs are those of the engine (docs/bot-protocol.md). */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

const PATH = "docs/protocol.d.ts";

const TITLE = `/**
 * The views, events and outcomes of the protocol (bot-protocol.md), from the types of the engine:
 * \`WRITE=1 npx vitest run tests/api/protocol.test.ts\` writes them again.
 */
`;

/** The names of the types that differ between games. */
const ROOTS = ["Okey", "Rummi", "Okey101"].flatMap((game) =>
  ["View", "Event", "Outcome"].map((part) => game + part),
);

/** Returns the declarations of the engine by their names, in order. */
function declarations(): Map<string, string> {
  const text = readFileSync("www/pkg/istaka/istaka.d.ts", "utf8");
  const found = text.matchAll(
    /(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\n)?export (?:type (\w+)[\s\S]*?;|interface (\w+)[\s\S]*?\n\})\n/g,
  );
  return new Map([...found].map(([whole, type, face]) => [type ?? face ?? "", written(whole)]));
}

/** Puts a comment of one line and the alternatives of a union as people write them. */
function written(declaration: string): string {
  return declaration
    .replace(/ \*\n \* ```\n[\s\S]*? \* ```\n/g, "")
    .replace(/ \*\n \* As JSON it can be read again.*\n/g, "")
    .replace(/\/\*\*\n\s*\* (.*)\n\s*\*\//g, "/** $1 */")
    .replaceAll("`None`", "`null`")
    .replace(/= (\{ kind: .*)/, (_, union) => `=\n  | ${union.replaceAll("} | {", "}\n  | {")}`);
}

/** Adds the named declarations, each followed by those that it needs. */
function gather(names: readonly string[], all: Map<string, string>, into: Set<string>): void {
  for (const name of names) {
    const body = all.get(name)?.replace(/\/\*\*[\s\S]*?\*\//g, "");
    if (body === undefined || into.has(name)) continue;
    into.add(name);
    gather(body.match(/\b[A-Z]\w+/g) ?? [], all, into);
  }
}

test("the types of the protocol are those of the engine", () => {
  const all = declarations();
  expect(ROOTS.filter((name) => !all.has(name))).toEqual([]);
  const needed = new Set<string>();
  gather(ROOTS, all, needed);
  const text = TITLE + [...needed].map((name) => `\n${all.get(name)}`).join("");
  if (process.env.WRITE) writeFileSync(PATH, text);
  expect(readFileSync(PATH, "utf8"), "WRITE=1 writes it").toBe(text);
});
