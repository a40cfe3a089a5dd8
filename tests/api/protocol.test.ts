/** The types of the protocol of programs are those of the engine (docs/bot-protocol.md). */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

const PATH = "docs/protocol.d.ts";

const TITLE = `/**
 * The views, events, outcomes and codes of refusals of the protocol (bot-protocol.md), from the
 * types of the engine: \`WRITE=1 npx vitest run tests/api/protocol.test.ts\` writes them again.
 * RULES are those of rules.md, OKEY101 those of okey101.md.
 */
`;

/** The names of the types that differ between games. */
const ROOTS = ["Okey", "Rummi", "Okey101"].flatMap((game) =>
  ["View", "Event", "Outcome", "RefusalCode"].map((part) => game + part),
);

/** Returns the comments of the variants of enums, those of events with the comments of fields. */
function comments(enums: RegExp, text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", body = ""] of text.matchAll(/^pub enum (\w+) \{\n([\s\S]*?)^\}/gm)) {
    if (!enums.test(name)) continue;
    let [variant, comment] = ["", ""];
    for (const line of body.split("\n").map((line) => line.trim())) {
      const [, capital = "", rest = "", field = ""] = /^(?:([A-Z])(\w+)|(\w+):)/.exec(line) ?? [];
      if (capital) {
        variant = capital.toLowerCase() + rest;
        found.set(variant, comment);
      } else if (name === "Event" && field && comment) {
        found.set(variant, `${found.get(variant)} \`${field}\`: ${comment}`);
      }
      const [, said] = /^\/\/\/ (.*)/.exec(line) ?? [];
      comment = said ? `${comment} ${said}`.trim() : "";
    }
  }
  return found;
}

/** Writes a union of events or refusals with each alternative below its comment in the engine. */
function explained(name: string, declaration: string): string {
  const [, game, event] = /^(\w+?)(?:(Event)|RefusalCode)$/.exec(name) ?? [];
  if (!game) return declaration;
  const [enums, paths] = event
    ? [/^Event$/, []]
    : [/^(\w*Refusal|LayingError)$/, ["src/refusal.rs", "src/laying/error.rs"]];
  // The last comment of a code stands: the game's own.
  const files = [...paths, `src/${game.toLowerCase()}/action.rs`];
  const said = comments(enums, files.map((path) => readFileSync(path, "utf8")).join(""));
  const [head = "", ...alternatives] = declaration.split(/(?<==)\s+\|? ?|\s+\| (?=["{])/);
  const lines = alternatives.map((alternative) => {
    const [, code = ""] = /"(\w+)"/.exec(alternative) ?? [];
    expect(said.get(code), `the comment of ${code}`).toBeTruthy();
    const lines = said.get(code)?.match(/.{1,90}(?: |$)/g) ?? [];
    const block = lines.map((line) => `\n   * ${line.trim()}`).join("");
    const comment = lines.length > 1 ? `/**${block}\n   */` : `/** ${lines} */`;
    return `\n  ${comment}\n  | ${alternative}`;
  });
  return head + lines.join("");
}

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
  const text =
    TITLE + [...needed].map((name) => `\n${explained(name, all.get(name) ?? "")}`).join("");
  if (process.env.WRITE) writeFileSync(PATH, text);
  expect(readFileSync(PATH, "utf8"), "WRITE=1 writes it").toBe(text);
});
