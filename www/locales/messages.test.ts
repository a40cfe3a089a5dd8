/** The catalogue has a word for everything that the page says, and none that it never says. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { GAMES } from "../engine/presets";
import { loadEngines, presets, readRules } from "../engine/rules.double";
import type { SettingView } from "../engine/views";
import { CHOICES } from "../settings/choices";
import { languageOf } from "../settings/settings";

/** Refusals that the page gives no occasion for: the rules, seats and tiles are its own. */
const NEVER_MET = [
  "badAction",
  "notPlaying",
  "notReady",
  "noTwinRule",
  "noRound",
  "wrongWall",
  "wrongPosition",
  "badOption",
  "badTile",
  "badRecord",
  "notThisGame",
  "notBotTurn",
  "noEntropy",
  "internal",
  "noClock",
  "tooManySeries",
  "notInPlay",
  "tileTwice",
  "freed",
  "notLoaded",
];

/** The English ones, and what is said where there are none. */
const catalogues = readdirSync("www/locales").filter((file) => /^(en|failed)\b.*\.ftl$/.test(file));

const messages = catalogues.flatMap((file) =>
  [...readFileSync(`www/locales/${file}`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    ([, id]) => id ?? "",
  ),
);

const code = readdirSync("www", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^pkg/.test(file))
  .map((file) => readFileSync(`www/${file}`, "utf8"))
  .join("\n");

/** Every text in quotes. */
const literals = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map(([, text]) => text ?? ""));

/** Patterns of the message names that the code composes. */
const composed = [...code.matchAll(/`((?:[\w-]|\$\{(?:[^{}`]|`[^`]*`)*\})+)`/g)]
  .map(([, text]) => text ?? "")
  .filter((text) => /^[a-z]/.test(text) && text.includes("${"))
  .map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, "[\\w-]*")}$`));

/** The texts inside the brackets of `say(…)` up to its arguments, and those of sentences. */
function saidIn(code: string): string[] {
  return [/\bsay\(([^(){}`]*)/g, /\bid: ([^,}]*)/g].flatMap((form) =>
    [...code.matchAll(form)].flatMap(([, inside]) => quoted(inside ?? "")),
  );
}

const said = saidIn(code);

/** Returns a file and all that it imports, but for types and what is imported later. */
function importedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = /^(?:import|export)(?! type)[^;]*?"(\.[^"]+)";/gms;
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imports)) {
    const imported = `${join(dirname(file), path)}.ts`;
    if (existsSync(imported)) importedBy(imported, found);
  }
  return found;
}

const declared = readFileSync("www/pkg/istaka/istaka.d.ts", "utf8");

/** The codes of some of the engine's types, in any game. */
function codesOf(...types: readonly string[]): string[] {
  const named = types.flatMap((type) => [type, `Okey${type}`, `Rummi${type}`]);
  const unions = named.map((type) => new RegExp(`^export type ${type} = (.*);$`, "m"));
  return [...new Set(unions.flatMap((union) => quoted(union.exec(declared)?.[1] ?? "")))];
}

/** The ways of counting, by name. */
const counts = codesOf("Counts");

const engine = codesOf("RefusalCode", "MatchCode", "HostCode", "ReasonCode");

/** The texts in it, but for those that something is compared with. */
function quoted(text: string): string[] {
  return [...text.replace(/=== "[^"]*"/g, "").matchAll(/"([a-z][\w-]*)"/g)].map(
    ([, literal]) => literal ?? "",
  );
}

/** Names of the messages that other messages contain. */
const within = new Set(
  catalogues.flatMap((file) =>
    [...readFileSync(`www/locales/${file}`, "utf8").matchAll(/\{ ([a-z][\w-]*) \}/g)].map(
      ([, id]) => id ?? "",
    ),
  ),
);

function spoken(id: string): boolean {
  if (within.has(id)) return true;
  const base = id.replace(/-short$/, "");
  if (counts.includes(base)) return true;
  return [id, base].some((name) => literals.has(name) || composed.some((form) => form.test(name)));
}

describe("the catalogue", () => {
  it("names every message once", () => {
    expect(messages.filter((id, i) => messages.indexOf(id) !== i)).toEqual([]);
  });

  it("knows everything that is said", () => {
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("has the words of the first chunk in its first part", async () => {
    const files = importedBy("www/main.ts");
    expect(files).toContain("www/table/paint.ts");
    expect(files).not.toContain("www/app/contents.ts");
    const first = [...files].flatMap((file) => saidIn(readFileSync(file, "utf8")));
    const { words } = await import("virtual:words/table/en");
    expect([...new Set(first)].filter((id) => !(id in words))).toEqual([]);
  });

  it("has each form of what is put together", () => {
    const form = (before: string, ends: readonly unknown[]) => ends.map((end) => `${before}${end}`);
    const events = ["drew", "took", "discarded", "showed", "passed", "declared", "misdeclared"];
    const named = ["theme", "faces", "colors", "pace"] as const;
    const endings = codesOf("Ending", "Okey101Ending").filter((ending) => ending !== "running");
    expect(endings).toEqual(expect.arrayContaining(["plain", "lowest", "exhausted"]));
    const looked = ["looked", "helped", "lost"].map((what) => `statistics-${what}-`);
    const ofGames = [
      "daily-",
      "kind-",
      "of-",
      "learn-of-",
      "home-aim-",

      ...looked,
    ];
    const built = [
      form("seat-", [0, 1, 2, 3]),
      form("set-name-", [1, 2, 3]),
      form("set-", Object.keys(CHOICES)),
      ...named.map((name) => form(`${name}-`, CHOICES[name])),
      form("said-", events),
      form("said-you-", events),
      form("moves-", ["player", "drawn", "thrown", "twin", "passed", "finished"]),
      form("thing-", ["okey", "indicator", "false-joker", "stock", "away", "points", "wins"]),
      form("thing-", ["take", "last", "taken", "away-label", "points-label"]),
      form("result-", ["plain", "okey", "pairs", "okey-pairs"]),
      form("ending-", endings),
      ...ofGames.map((before) => form(before, GAMES)),
    ].flat();
    expect(built.filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("has nothing that is never said", () => {
    expect(messages.filter((id) => !spoken(id))).toEqual([]);
  });

  it("answers every refusal of the engine that the page can meet", () => {
    expect(engine.length).toBeGreaterThan(20);
    const unanswered = engine.filter((refusal) => !messages.includes(`refused-${refusal}`));
    expect(unanswered.sort()).toEqual([...NEVER_MET].sort());
  });
});

/** Numeric settings: a number out of bounds is no value, so no text says it. */
const NEVER_READ = ["players", "twin", "rounds", "limit", "opening"];

describe("the words of the rules", () => {
  let settings: SettingView[] = [];

  beforeAll(() => {
    loadEngines();
    settings = ["turkish", "rummi80", "yuzbir"].flatMap(
      (preset): SettingView[] => readRules(preset).settings,
    );
  });

  it("name every setting, and every value that is no number", () => {
    expect(settings.length).toBeGreaterThan(20);
    const needed = settings.flatMap(({ name, values }) => {
      const named = values.filter((value) => !/^(\d+|yes|no)$/.test(value));
      return [`option-${name}`, ...named.map((value) => `option-${name}-${value}`)];
    });
    expect(needed.filter((id) => !messages.includes(id))).toEqual([]);
  });

  it("name nothing that is no setting or value", () => {
    const known = settings.flatMap(({ name, values }) => {
      const reasons = ["exceed", "reach", "down", "own", "okey", "ten", "all"].map(
        (reason) => `-why-${reason}`,
      );
      const named = values.flatMap((value) =>
        ["", "-down", "-own"].map((wording) => `-${value}${wording}`),
      );
      return ["", "-why", ...reasons, ...named].map((end) => `option-${name}${end}`);
    });
    const named = messages.filter((id) => id.startsWith("option-"));
    const others = ["option-idle", "option-usual"];
    expect(named.filter((id) => !known.includes(id)).sort()).toEqual(others);
  });

  it("tell of every preset what it is and where it comes from", () => {
    const needed = presets().flatMap((name) =>
      ["", "-text", "-source"].map((end) => `preset-${name}${end}`),
    );
    expect(messages.filter((id) => id.startsWith("preset-")).sort()).toEqual(needed.sort());
  });

  it("say why rules cannot be read or played, whatever the reason", () => {
    const codes = codesOf("RulesCode", "ConflictCode").filter((code) => !NEVER_READ.includes(code));
    expect(codes.length).toBeGreaterThan(15);
    const said = messages.filter((id) => id.startsWith("unread-"));
    expect(said.sort()).toEqual(codes.map((code) => `unread-${code}`).sort());
  });
});

describe("the language", () => {
  it.each([
    [["tr-TR", "en-US"], "tr"],
    [["de-CH", "fr"], "de"],
    [["fr-FR", "NL-be", "en"], "nl"],
    [["fr", "es-419"], "en"],
    [["trv", "den", "nla"], "en"],
    [[], "en"],
  ])("of a browser that prefers %j is %s", (preferred, language) => {
    expect(languageOf(null, preferred)).toBe(language);
  });

  it("that was chosen comes before the browser's", () => {
    expect(languageOf("nl", ["de"])).toBe("nl");
  });
});
