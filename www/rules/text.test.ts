/** There are words for all that the engine explains, and none that it never needs. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loadEngines, presets, readRules, ruleText } from "../engine/rules.double";
import type { ParagraphView, RuleTextView } from "../engine/views";
import { Speaker } from "../locales/catalogue";
import { compile } from "../locales/compile";
import { LANGUAGES } from "../settings/settings";
import { guideOf, tilesIn, type Voice } from "./text";

function wordsOf(language: string) {
  const parts = ["", "-dialogs", "-play", "-editor", "-rules"].map(
    (part) => `www/locales/${language}${part}.ftl`,
  );
  return Object.assign({}, ...parts.map((part) => compile(readFileSync(part, "utf8"))));
}

function voiceOf(language: string): Voice {
  const speaker = new Speaker(language, wordsOf(language));
  return {
    say: (id, args) => speaker.say(id, args),
    names: (tiles) => tiles.map(({ tile }) => tile).join(" "),
  };
}

/** All paragraphs of the engine, each once for each of its forms. */
let all: RuleTextView;

/**
 * Every preset for 2 to 4 players, as it is, with each setting
 * changed, and with some pairs of them.
 */
beforeAll(() => {
  loadEngines();
  const more = ["", " partners=yes", " seven-pairs=no", " end=rounds", " count=penalties"];
  const rules = presets().flatMap((preset) =>
    [2, 3, 4].flatMap((players) =>
      more.flatMap((also) => {
        const { settings } = readRules(preset);
        return settings.flatMap(({ name, values }) =>
          // Of many numbers the first and the last do.
          (values.length > 8 ? [values.at(0), values.at(-1)] : values)
            .filter(() => !also.includes(` ${name}=`) && name !== "players")
            .filter(() =>
              settings.some(
                (other) =>
                  also === "" || other.values.some((value) => also === ` ${other.name}=${value}`),
              ),
            )
            .map((value) => `${preset} players=${players} ${name}=${value}${also}`),
        );
      }),
    ),
  );
  rules.push("turkish wild-discard=finish strict-declare=yes");
  const playable = rules.filter((text) => readRules(text).conflicts.length === 0);
  const texts = [...new Set(playable)].map(ruleText);
  const forms = texts
    .flatMap(({ paragraphs }): ParagraphView[] => paragraphs)
    .map((paragraph) => [JSON.stringify(paragraph), paragraph] as const);
  // The words of a paragraph do not depend on the game.
  all = { ...ruleText("turkish"), paragraphs: [...new Map(forms).values()] } as RuleTextView;
});

describe.each(LANGUAGES)("the rules in %s", (language) => {
  const words = wordsOf(language);
  const voice = voiceOf(language);

  it("have words for everything", () => {
    expect(all.paragraphs.length).toBeGreaterThan(60);
    const said = JSON.stringify(guideOf(all, voice));
    // An unknown message shows as its name, a missing number as its variable.
    expect(said.match(/"(rules?|figure|source|about)-[\w-]*"|\{\$?\w*\}|undefined/g)).toBeNull();
  });

  it("call a preset as the dialog does in which it is chosen", () => {
    for (const preset of presets())
      expect(voice.say("rules-of", { preset })).toBe(voice.say(`preset-${preset}`));
  });

  it("have no words that are never said", () => {
    const said = new Set(
      all.paragraphs.flatMap(({ id, section, sources, figures }) => [
        `rule-${id}`,
        `rules-${section}`,
        ...sources.flatMap((source) => [`source-${source}`, `about-${source}`]),
        ...figures.flat().flatMap(({ says }) => says.map((name) => `figure-${name}`)),
      ]),
    );
    const own = ["rule-handling-okey", "rule-handling-rummi"];
    const asked = Object.keys(words).filter((id) => /^(rule|figure|source|about)-/.test(id));
    expect(asked.filter((id) => !said.has(id) && !own.includes(id))).toEqual([]);
  });

  it("know no penalties where points are counted down", () => {
    const penalty =
      /penalt|\bis out\b|strafp|ausgeschieden|scheidet \w* ?aus|uitgeschakeld|ceza puan|\belen/i;
    for (const rules of ["kahvehane", "kahvehane partners=yes strict-declare=yes", "sayili"])
      for (const more of ["", " twin=0", " color-double=yes", " one-colour=yes stacking=max"])
        expect(JSON.stringify(guideOf(ruleText(rules + more), voice))).not.toMatch(penalty);
  });

  it("read otherwise by every value of a setting that matters", () => {
    const said = (rules: string): string =>
      JSON.stringify(guideOf(ruleText(rules), voice).sections);
    for (const preset of presets()) {
      for (const players of [2, 3, 4]) {
        const base = `${preset} players=${players}`;
        const usual = said(base);
        for (const { name, value, values, matters } of readRules(base).settings) {
          if (!matters || name === "players") continue;
          const few = values.length > 8 ? [values.at(0), values.at(-1)] : values;
          for (const other of few.filter((one) => one !== value)) {
            const rules = `${base} ${name}=${other}`;
            if (readRules(rules).conflicts.length > 0) continue;
            expect(said(rules) === usual, rules).toBe(false);
          }
        }
      }
    }
  });

  it("say every number that a paragraph has", () => {
    for (const { id, numbers } of all.paragraphs) {
      const same = voice.say(`rule-${id}`, Object.fromEntries(numbers));
      for (const [name, number] of numbers) {
        const args = { ...Object.fromEntries(numbers), [name]: number + 100 };
        expect(voice.say(`rule-${id}`, args), `${id} says ${name}`).not.toBe(same);
      }
    }
  });
});

describe("the explanation", () => {
  const english = voiceOf("en");
  const told = (rules: string) => guideOf(ruleText(rules), english);
  const cards = (rules: string, id: string) =>
    told(rules)
      .sections.flatMap(({ paragraphs }) => paragraphs)
      .find((paragraph) => paragraph.id === id)?.cards ?? [];

  it("marks what differs from the preset, and only that", () => {
    expect(told("turkish").changes).toBeNull();
    const { changes, sections } = told("turkish limit=15 pot=yes");
    expect(changes).toContain("Turkish Okey");
    const marked = sections.flatMap(({ paragraphs }) => paragraphs.filter((it) => it.differs));
    expect(marked.map(({ id }) => id)).toEqual([
      "brief-survivor-exceed",
      "pot",
      "exceed",
      "chips-none",
    ]);
  });

  it("shows a change of the table as the table before, the tiles of the rack and the table after", () => {
    expect(cards("rummi80", "rummi-rebuild").map(({ caption, good }) => [caption, good])).toEqual([
      ["table before", null],
      ["from the rack", null],
      ["table after", true],
    ]);
    expect(
      cards("rummi80", "rummi-rebuild")
        .at(-1)
        ?.rows.map(({ names }) => names),
    ).toEqual(["B8 B9 B10", "Y7 K7 B7"]);
    const locked = cards("rummi80 joker-lock=yes", "rummi-joker-locked").at(-1);
    expect(locked).toMatchObject({ caption: "not allowed", good: false });
  });

  it("says what an opening is worth by the rules that are set", () => {
    const worth = (rules: string, id: string) => cards(rules, id).map(({ caption }) => caption);
    expect(worth("rummi80", "rummi-opening")).toEqual(["25 points", "18 points"]);
    expect(worth("rummi80", "rummi-opening-face")).toEqual(["21 points", "18 points"]);
    expect(worth("rummi80 opening-joker=50", "rummi-opening-fifty")).toEqual(["69 points"]);
  });

  it("shows an indicator once for the figures that share it", () => {
    expect(cards("turkish", "wild").map(({ caption }) => caption)).toEqual([
      "indicator",
      "run",
      "group",
      "run",
    ]);
    expect(cards("turkish", "okey").map(({ caption }) => caption)).toEqual([
      "indicator → okey",
      "indicator → okey",
    ]);
  });

  it("says what a finish costs, and where wins are counted only that it is complete", () => {
    expect(cards("turkish", "by-okey").map(({ caption }) => caption)).toEqual([
      "4 penalty points",
      "indicator",
      "last tile",
    ]);
    expect(cards("board", "finish")[0]?.caption).toBe("complete");
  });

  it("shows tiles alone", () => {
    const shown = all.paragraphs.flatMap(({ figures }) => figures.flat());
    const rows = shown.flatMap(({ tiles }) => tiles.split("|"));
    expect(rows.length).toBeGreaterThan(100);
    const alone = /^\s*((F|J|[RYBK]\d+)'*\s*)+$/;
    expect(rows.filter((row) => !alone.test(row))).toEqual([]);
  });

  it("reads tiles as the engine writes them", () => {
    expect(tilesIn(" R1 F K13'", "R1")).toEqual([
      { tile: "R1", color: "R", number: 1, wild: true },
      { tile: "F", color: null, number: null, wild: false },
      { tile: "K13'", color: "K", number: 13, wild: false },
    ]);
    expect(tilesIn("J J''", "J").map(({ wild }) => wild)).toEqual([true, true]);
  });
});
