/**
 * Only the folder of a game decides by the words of its actions and the fields of its views, and
 * only the files of a list name it.
 */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The folders of games, the engine as it was built, tests, and their doubles. */
const OTHERS = /^(games\/(okey|okey101|rummi)|pkg)\/|\.(test|double|d)\.ts$/;

/** Words that are those of an action, but mean something else. */
const ALIKE: Readonly<Record<string, string>> = {
  "embed/explained.ts": "kinds of puzzles",
  "embed/quiz.ts": "kinds of puzzles",
};

const types = readFileSync("www/pkg/istaka/istaka.d.ts", "utf8");

/** The first words of the actions of all games, as the engine writes them. */
const verbs = [...types.matchAll(/^export type \w+Verb = (".*);/gm)].flatMap(([, all = ""]) =>
  [...all.matchAll(/"(\w+)"/g)].map(([, verb = ""]) => verb),
);

/** The kinds of events that only one game has. */
const kinds = [...types.matchAll(/^export type \w+Event = (.*);/gm)]
  .flatMap(([, all = ""]) => [...all.matchAll(/kind: "(\w+)"/g)].map(([, kind = ""]) => kind))
  .filter((kind, _, all) => all.filter((other) => other === kind).length === 1);

/** Comparisons with a verb, actions that begin with one, and names for one. */
const decided = new RegExp(
  [
    String.raw`[=!]==\s*["'\`](VERB)\b`,
    String.raw`["'\`](VERB)["'\`]\s*[=!]==`,
    String.raw`\bcase ["'\`](VERB)\b`,
    String.raw`\b(startsWith|includes|indexOf|act)\(["'\`](VERB)\b`,
    String.raw`["'\`](VERB) [\w$]`,
    String.raw`\bconst \w+ = ["'\`](VERB)["'\`]`,
    String.raw`\bkind [=!]== "(KIND)"`,
  ]
    .join("|")
    .replaceAll("VERB", verbs.join("|"))
    .replaceAll("KIND", kinds.join("|")),
);

/** A field that only some games have, asked for to tell which one is played. */
const shaped = /["'`]\w+["'`] in (table|game|event|hint|given|row|options|result|own|first|end)\b/;

/** Returns the lines of the code of a file, without its comments. */
function codeOf(path: string): string[] {
  const text = readFileSync(`www/${path}`, "utf8").replace(/\/\*.*?\*\//gs, "");
  return text.split("\n").map((line) => line.replace(/(^|\s)\/\/.*/, "").trim());
}

const files = readdirSync("www", { recursive: true })
  .map((path) => `${path}`.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !OTHERS.test(path));

it("knows the actions of every game, and finds them where they are decided", () => {
  expect(kinds).toEqual(expect.arrayContaining(["declared", "misopened", "failed"]));
  expect(verbs).toEqual(expect.arrayContaining(["draw", "discard", "lay", "open", "takeback"]));
  for (const line of ['verb === "discard"', 'act("draw")', "`lay R1`", 'kind === "misopened"'])
    expect(decided.test(line), line).toBe(true);
  expect(shaped.test('if ("indicator" in table)')).toBe(true);
  const own = readdirSync("www/games/okey101").filter((name) => /^\w+\.ts$/.test(name));
  expect(
    own.flatMap((name) => codeOf(`games/okey101/${name}`)).some((line) => decided.test(line)),
  ).toBe(true);
});

it("is left to the folder of a game", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) =>
    codeOf(path)
      .filter((line) => shaped.test(line) || (decided.test(line) && !(path in ALIKE)))
      .map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

/** Returns the files of the page that the document on a new game lists. */
function listed(): string[] {
  const [, table = ""] = readFileSync("docs/new-game.md", "utf8").split("On the page's side:");
  const rows = [...(table.split("##")[0] ?? "").matchAll(/^\| (`.*?) \|/gm)];
  return rows.flatMap(([, cell = ""]) => {
    const [first = "", ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    const folder = first.slice(0, first.lastIndexOf("/") + 1);
    return [first, ...others.map((name) => folder + name)];
  });
}

it("is named by the files of a list only", () => {
  const names = /\b(okey101|rummi\d*)\b/;
  const found = files.filter((path) => codeOf(path).some((line) => names.test(line)));
  const inPage = listed().filter((path) => path.startsWith("www/"));
  expect(found.map((path) => `www/${path}`).sort()).toEqual(inPage.sort());
});

it.each(Object.entries(ALIKE))("has an exception in %s that is needed: %s", (path) => {
  expect(codeOf(path).some((line) => decided.test(line))).toBe(true);
});
