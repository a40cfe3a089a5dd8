/**
 * Drafts of rules: choosing, changing, saving and receiving them, with any content of the storage.
 */

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Unfetched } from "../../base/version";
import { engineDouble, type OwnEngine } from "../../engine/engine.double";
import { RuleEngine } from "../../engine/rules";
import { presets, readRules } from "../../engine/rules.double";
import type { Setting, Strength } from "../../engine/views";
import { learnRest, speak, speakIn } from "../../locales/messages";
import { Game } from "../../pkg/istaka/istaka";
import { emptyRack } from "../../rack/rack";
import { DEFAULTS } from "../../settings/settings";
import { initial, Store } from "../../state/state";
import { Copies } from "../../store/copies";
import { MOST_RULES, RULES, rulesShelf } from "../../store/rules";
import { sealed } from "../../store/seal";
import { Drafts, isChanged } from "./drafts";
import type { GameRules } from "./words";

/** The text of such rules. */
const written = (rules: readonly unknown[]): string => sealed({ version: 1, rules });

let engine: OwnEngine;
let kept: Map<string, string>;
let full = false;

beforeAll(async () => {
  engine = await engineDouble();
});

beforeEach(() => {
  kept = new Map();
  full = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const games: readonly GameRules[] = [
  { game: "okey", presets: () => ["turkish", "board", "pagat", "kahvehane", "sayili"] },
  { game: "rummi", presets: () => ["rummi80", "rummi80-site", "rummi106"] },
];

/** The engine of rules, which is loaded already. */
const woken = () => new RuleEngine(async () => {});

async function sit(rules = "turkish", own: Partial<RuleEngine> = {}) {
  const settings = { ...DEFAULTS, rules };
  const store = new Store(initial(emptyRack({ tiers: 2, columns: 16 }), settings));
  const drafts = new Drafts(store, engine, Object.assign(woken(), own), games, new Copies());
  store.change({ draft: await drafts.begin() });
  const draft = () => {
    const { draft } = store.state;
    if (!draft) throw new Error("nothing is on the drafts");
    return draft;
  };
  const text = () => draft().view.text;
  const stored = (): unknown => rulesShelf.read(kept.get(RULES) ?? "")?.value ?? [];
  return { store, drafts, draft, text, stored };
}

describe("the drafts", () => {
  it("begins with the rules that are set", async () => {
    const { draft, text } = await sit("pagat players=3 pot=yes");
    expect(text()).toBe("pagat players=3 pot=yes");
    expect(draft()).toMatchObject({ from: null, said: null, before: null });
    expect(draft().shared).toBe("istaka-rules 1 pagat players=3 pot=yes");
  });

  it.each([
    "",
    "nonsense",
    "turkish players=9",
    "turkish limit=5 limit=6",
    "turkish stakes=yes players=2",
    "x".repeat(900),
  ])(
    "begins with the plain rules, and says so, where those that are set cannot be played: %s",
    async (rules) => {
      const { draft, text } = await sit(rules);
      expect(text()).toBe("turkish");
      expect(draft().said).toEqual({ id: "notice-rules" });
    },
  );

  it("shows at once what is set, and what the engine makes of it once it has answered", async () => {
    const waiting: (() => void)[] = [];
    const changeRules: RuleEngine["changeRules"] = async (text, setting, value) => {
      await new Promise<void>((resume) => waiting.push(resume));
      return value === "perhaps"
        ? { ok: false, refusal: { code: "badOption", tiles: [] } }
        : woken().changeRules(text, setting, value);
    };
    const { drafts, text } = await sit("turkish", { changeRules });
    const pot = () => drafts.shown?.view.settings.find(({ name }) => name === "pot")?.value;
    const answer = async (asked: number) => {
      await vi.waitFor(() => expect(waiting).toHaveLength(asked));
      waiting.at(-1)?.();
    };
    const on = drafts.change("pot", "yes");
    const off = drafts.change("pot", "no");
    expect(pot()).toBe("no");
    await answer(1);
    await on;
    expect([text(), pot()]).toEqual(["turkish pot=yes", "no"]);
    await answer(2);
    await off;
    expect([text(), pot()]).toEqual(["turkish", "no"]);
    const refused = drafts.change("pot", "perhaps");
    expect(pot()).toBe("perhaps");
    await answer(3);
    await expect(refused).rejects.toThrow();
    expect(pot()).toBe("no");
  });

  it("takes another preset for as many players, and what was changed can be had back", async () => {
    const { drafts, draft, text } = await sit("turkish players=3 limit=15");
    await drafts.choosePreset("board");
    expect(text()).toBe("board players=3");
    expect(draft().said?.id).toBe("did-leave");
    await drafts.undo();
    expect(text()).toBe("turkish players=3 limit=15");
    expect(draft()).toMatchObject({ said: null, before: null });
  });

  it("takes the first preset of another game, and comes back to what was in hand", async () => {
    const { drafts, draft, text } = await sit("pagat players=3 limit=15");
    await drafts.chooseGame("rummi");
    expect(text()).toBe("rummi80 players=3");
    await drafts.change("rounds", "5");
    await drafts.chooseGame("okey");
    expect(text()).toBe("pagat players=3 limit=15");
    await drafts.chooseGame("rummi");
    expect(text()).toBe("rummi80 players=3 rounds=5");
    expect(draft()).toMatchObject({ from: null, said: null, before: null });
  });

  it("offers no rules of the old game while those of the new one are on their way", async () => {
    const { drafts, text } = await sit();
    const chosen = drafts.chooseGame("rummi");
    expect(text()).toBe("turkish");
    expect(drafts.shown?.moving).toBe(true);
    await chosen;
    expect(text()).toBe("rummi80");
    expect(drafts.shown?.moving).toBe(false);
  });

  it("has opponents of its own for each game", async () => {
    const { drafts, draft } = await sit();
    await drafts.setOpponent(1, "ayten");
    await drafts.chooseGame("rummi");
    expect(draft().opponents).toEqual(["", "", ""]);
    await drafts.setOpponent(2, "kemal");
    await drafts.choosePreset("rummi80-site");
    expect(draft().opponents).toEqual(["", "kemal", ""]);
    await drafts.chooseGame("okey");
    expect(draft().opponents).toEqual(["ayten", "", ""]);
    expect(draft().left.rummi?.opponents).toEqual(["", "kemal", ""]);
  });

  it("puts a game aside for rules of one's own that are of another", async () => {
    kept.set(RULES, written(["istaka-rules 1 rummi80 clock=30 # Hızlı"]));
    const { drafts, draft, text } = await sit("turkish limit=15");
    await drafts.setOpponent(1, "ayten");
    await drafts.chooseOwn(0);
    expect(text()).toBe("rummi80 clock=30");
    expect(draft().opponents).toEqual(["", "", ""]);
    await drafts.undo();
    expect(text()).toBe("turkish limit=15");
    expect(draft().opponents).toEqual(["ayten", "", ""]);
  });

  it("puts a game aside for rules of another that somebody has shared", async () => {
    const { drafts, draft, text } = await sit("turkish limit=15");
    await drafts.setOpponent(1, "ayten");
    expect(await drafts.take("istaka-rules 1 rummi80-site # Bizim masa")).toBe(true);
    expect(text()).toBe("rummi80-site");
    expect(draft().left).toEqual({
      okey: { rules: "turkish limit=15", opponents: ["ayten", "", ""] },
    });
  });

  it("leaves out what a sentence puts behind shared rules, and nothing of their name", async () => {
    const link = "https://example.org/?rules=istaka-rules+1+turkish+limit%3D15";
    for (const shared of ["istaka-rules 1 turkish limit=15", link, `${link}&utm_source=x`])
      for (const tail of ["", ".", "),", ">", "…", "”.", " \n"]) {
        const { drafts, text } = await sit();
        expect(await drafts.take(`${shared}${tail}`), tail).toBe(true);
        expect(text()).toBe("turkish limit=15");
      }
    const { drafts, draft } = await sit();
    expect(await drafts.take("istaka-rules 1 turkish limit=15 # Ayşe & Co. (<ev>)…")).toBe(true);
    expect(draft().own.at(-1)?.name).toBe("Ayşe & Co. (<ev>)");
  });

  it("does one thing after the other, however fast they come", async () => {
    const { drafts, text } = await sit();
    await Promise.all([
      drafts.change("limit", "15"),
      drafts.change("pot", "yes"),
      drafts.change("limit", "16"),
      drafts.change("partners", "yes"),
    ]);
    expect(text()).toBe("turkish limit=16 partners=yes pot=yes");
  });

  it("follows the preset to another number of players", async () => {
    const { drafts, draft, text } = await sit("pagat limit=12");
    await drafts.change("players", "3");
    expect(text()).toBe("pagat players=3 limit=12");
    expect(draft().view.conflicts).toEqual([]);
    await drafts.change("players", "4");
    expect(text()).toBe("pagat limit=12");
  });

  it.each([
    "turkish",
    "board",
    "pagat",
    "kahvehane",
    "sayili",
    "rummi80",
    "rummi80-site",
    "rummi106",
  ])("has %s for two, three and four players, and all of them are dealt to", async (preset) => {
    expect(presets()).toContain(preset);
    for (const players of ["2", "3", "4"]) {
      const { drafts, draft, text } = await sit();
      await drafts.choosePreset(preset);
      await drafts.change("players", players);
      expect(text()).toBe(players === "4" ? preset : `${preset} players=${players}`);
      expect(draft().view.conflicts).toEqual([]);
      const game = new Game({ rules: text(), seed: "7" });
      game.deal();
      while (![0, null].includes(game.view(0).table?.turn ?? null)) game.botMove();
      const { table } = game.view(0);
      expect(table?.players.filter(({ playing }) => playing)).toHaveLength(Number(players));
      expect(table?.hand.length).toBeGreaterThan(0);
    }
  });

  it("puts everything back to the preset, for as many players", async () => {
    const { drafts, draft, text } = await sit("pagat players=2 pot=yes limit=12");
    await drafts.reset();
    expect(text()).toBe("pagat players=2");
    expect(isChanged(draft())).toBe(false);
    await drafts.undo();
    expect(text()).toBe("pagat players=2 limit=12 pot=yes");
  });
});

describe("a conflict", () => {
  it.each([
    ["topTwoNeedsFour", "turkish", ["end=top-two", "players=3"]],
    ["partnersNeedFour", "turkish", ["partners=yes", "players=2"]],
    ["stakesNeedFour", "turkish", ["stakes=yes", "players=3"]],
    ["winsNeedRounds", "board", ["end=best"]],
    ["twinNeedsPenalties", "board", ["twin=2"]],
    ["strictNeedsPenalties", "board", ["strict-declare=yes"]],
    ["doublingNeedsPenalties", "board", ["color-double=yes"]],
    ["partnersAreTwo", "pagat", ["partners=yes"]],
    ["stakesNeedSingles", "turkish", ["stakes=yes", "partners=yes"]],
    ["stakesNeedElimination", "board", ["stakes=yes"]],
  ])("%s cannot be shared, and each way out ends it", async (code, preset, changes) => {
    const { store, drafts, draft } = await sit(preset);
    for (const change of changes) {
      const [setting = "", value = ""] = change.split("=");
      await drafts.change(setting as Setting, value);
    }
    expect(draft().view.conflicts.map(({ code }) => code)).toEqual([code]);
    expect(draft().shared).toBe("");
    const [{ settings, ways } = { settings: [], ways: [] }] = draft().view.conflicts;
    expect(ways.map(({ setting }) => setting)).toEqual(settings);
    const before = draft();
    for (const { setting, value } of ways) {
      store.change({ draft: before });
      await drafts.change(setting, value);
      expect(
        draft().view.conflicts.map(({ code }) => code),
        `${setting}=${value}`,
      ).not.toContain(code);
    }
  });

  it("is ended as the preset has it, where that ends it", async () => {
    const { drafts, draft } = await sit("turkish players=3");
    await drafts.change("end", "top-two");
    expect(draft().view.conflicts[0]?.ways).toEqual([
      { setting: "end", value: "survivor" },
      { setting: "players", value: "4" },
    ]);
  });
});

describe("rules of one's own", () => {
  it("are kept under a name, and found at the next visit", async () => {
    const { drafts, draft, stored } = await sit();
    await drafts.change("limit", "15");
    await drafts.keep("  Tavla   kulübü ", false);
    expect(draft()).toMatchObject({
      from: 0,
      said: { id: "did-keep", args: { name: "Tavla kulübü" } },
    });
    expect(stored()).toEqual(["istaka-rules 1 turkish limit=15 # Tavla kulübü"]);
    const next = await sit("turkish limit=15");
    expect(next.draft()).toMatchObject({ from: 0, own: [{ name: "Tavla kulübü", kept: true }] });
    expect(isChanged(next.draft())).toBe(false);
  });

  it("are changed and renamed in their place, or kept beside it under a name of their own", async () => {
    const { drafts, draft, stored } = await sit();
    await drafts.keep("Club", false);
    await drafts.change("pot", "yes");
    expect(isChanged(draft())).toBe(true);
    await drafts.keep("Sundays", false);
    expect(stored()).toEqual(["istaka-rules 1 turkish pot=yes # Sundays"]);
    await drafts.keep("Sundays", true);
    expect(stored()).toEqual([
      "istaka-rules 1 turkish pot=yes # Sundays",
      "istaka-rules 1 turkish pot=yes # Sundays 2",
    ]);
    expect(draft().from).toBe(1);
  });

  it("have names of forty letters, their numbers included", async () => {
    const { drafts, draft } = await sit();
    await drafts.keep("ş".repeat(50), false);
    await drafts.keep("ş".repeat(50), true);
    expect(draft().own.map(({ name }) => name)).toEqual(["ş".repeat(40), `${"ş".repeat(38)} 2`]);
  });

  it("are deleted, and had back", async () => {
    const { drafts, draft, stored } = await sit();
    for (const name of ["A", "B", "C"]) await drafts.keep(name, true);
    await drafts.drop(1);
    expect(draft()).toMatchObject({ from: 1, said: { id: "did-drop", args: { name: "B" } } });
    expect(draft().own.map(({ name }) => name)).toEqual(["A", "C"]);
    await drafts.undo();
    expect(stored()).toHaveLength(3);
    expect(draft()).toMatchObject({ from: 2, before: null });
    await drafts.drop(2);
    expect(draft().from).toBeNull();
  });

  it("are shared as they are in hand after others were deleted, and without a name that is gone", async () => {
    const { drafts, draft } = await sit();
    for (const name of ["A", "B"]) await drafts.keep(name, true);
    await drafts.change("limit", "15");
    await drafts.drop(0);
    expect(draft().shared).toBe("istaka-rules 1 turkish limit=15 # B");
    await drafts.drop(0);
    expect(draft()).toMatchObject({ from: null, shared: "istaka-rules 1 turkish limit=15" });
  });

  it("are refused when there is no room for more, but those there are can be changed", async () => {
    const texts = Array.from({ length: MOST_RULES }, (_, i) => `istaka-rules 1 turkish # ${i}`);
    kept.set(RULES, written(texts));
    const { drafts, draft, stored } = await sit("board");
    await drafts.keep("one more", false);
    expect(draft().said).toEqual({ id: "sets-full" });
    expect(stored()).toEqual(texts);
    await drafts.chooseOwn(3);
    await drafts.keep("renamed", false);
    expect((stored() as string[])[3]).toBe("istaka-rules 1 turkish # renamed");
  });

  it("hold until the page is closed where nothing can be kept", async () => {
    full = true;
    const { drafts, draft } = await sit();
    await drafts.keep("Club", false);
    expect(draft()).toMatchObject({
      from: 0,
      own: [{ name: "Club" }],
      said: { id: "sets-forbidden" },
    });
  });

  it.each([
    ["{", []],
    ["17", []],
    ['{"a":1}', []],
    [written([1, null, ["x"], "y".repeat(2000)]), []],
    [written(["gibberish", "istaka-rules 1 board # B"]), ["", "B"]],
    [written(["istaka-rules 2 turkish # later"]), [""]],
    [written(Array(500).fill("istaka-rules 1 turkish # x")), Array(MOST_RULES).fill("x")],
  ])("that are damaged are told of, and nothing else: %.60s", async (text, names) => {
    kept.set(RULES, text);
    const { draft, text: rules } = await sit("board players=2");
    expect(rules()).toBe("board players=2");
    expect(draft().own.map(({ name }) => name)).toEqual(names);
    expect(draft().said).toEqual({ id: "sets-damaged" });
  });

  it("that a later version wrote stay as they are until they are deleted", async () => {
    const later = "istaka-rules 2 turkish colors=six # Later";
    kept.set(RULES, written([later]));
    const { drafts, stored } = await sit();
    await drafts.chooseOwn(0);
    await drafts.keep("Mine", false);
    expect(stored()).toEqual([later, "istaka-rules 1 turkish # Mine"]);
    await drafts.drop(0);
    expect(stored()).toEqual(["istaka-rules 1 turkish # Mine"]);
  });
});

describe("shared rules", () => {
  it("are on the drafts, and kept only when that is asked for", async () => {
    const { drafts, draft, text, stored } = await sit();
    expect(await drafts.take(" istaka-rules 1 turkish players=3 limit=15 # Tavla\n")).toBe(true);
    expect(text()).toBe("turkish players=3 limit=15");
    expect(draft()).toMatchObject({ from: 0, own: [{ name: "Tavla", kept: false }] });
    expect(stored()).toEqual([]);
    await drafts.keep("Tavla", false);
    expect(stored()).toEqual(["istaka-rules 1 turkish players=3 limit=15 # Tavla"]);
    expect(await drafts.take("istaka-rules 1 turkish players=3 limit=15 # Tavla")).toBe(true);
    expect(draft().own, "the same are not there twice").toHaveLength(1);
  });

  it("that clash are on the drafts too, with the ways out, and playable after one of them", async () => {
    const clashing = "istaka-rules 1 turkish players=3 partners=yes # Ali";
    const { drafts, draft, text } = await sit();
    expect(await drafts.take(` ${clashing}\n`)).toBe(true);
    expect(text()).toBe("turkish players=3 partners=yes");
    expect(draft()).toMatchObject({
      own: [{ name: "Ali", kept: false, text: clashing }],
      shared: "",
      said: { id: "did-receive-clash" },
    });
    expect(draft().view.conflicts.map(({ code }) => code)).toEqual(["partnersNeedFour"]);
    expect(draft().view.conflicts[0]?.ways).toEqual([
      { setting: "partners", value: "no" },
      { setting: "players", value: "4" },
    ]);
    await drafts.change("partners", "no");
    expect(draft().view.conflicts).toEqual([]);
    expect(draft().shared).toBe("istaka-rules 1 turkish players=3 # Ali");
  });

  it("that are a preset choose it, whatever they are written as", async () => {
    const { drafts, draft, text } = await sit();
    for (const preset of presets()) {
      const players = readRules(preset).settings.find(({ name }) => name === "players");
      for (const shared of [
        preset,
        `istaka-rules 1 ${preset}`,
        ...(players?.values ?? []).map((value) => `${preset} players=${value}`),
      ]) {
        expect(await drafts.take(shared), shared).toBe(true);
        expect(draft(), shared).toMatchObject({ from: null, own: [] });
        expect(text().split(" ")[0], shared).toBe(preset);
      }
    }
    // The settings of another preset, written as differences.
    const { settings } = readRules("yuzbir_turnuva");
    const different = settings.filter(({ name }) => name !== "players");
    const written = different.map(({ name, value }) => `${name}=${value}`).join(" ");
    expect(await drafts.take(`istaka-rules 1 yuzbir ${written}`)).toBe(true);
    expect(draft()).toMatchObject({ from: null, own: [] });
    expect(text()).toBe("yuzbir_turnuva");
    expect(await drafts.take("istaka-rules 1 yuzbir # Ali")).toBe(true);
    expect(draft(), "a name is that of one's own rules").toMatchObject({ own: [{ name: "Ali" }] });
  });

  it("are read from a link as well", async () => {
    const { drafts, text } = await sit();
    const query = new URLSearchParams({ seed: "7", rules: "istaka-rules 1 board pot=yes # A & B" });
    expect(await drafts.take(`Look: https://example.org/okey/?${query}#top`)).toBe(true);
    expect(text()).toBe("board pot=yes");
  });

  it("that a link brings and that cannot be read are told of, each in words of its own", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speakIn("en");
    await learnRest("en");
    const { drafts } = await sit();
    const told: string[] = [];
    for (const text of [
      "",
      "istaka-rules 9 board",
      "istaka-rules 1 moon",
      "istaka-rules 1 board jokers=9",
      "istaka-rules 1 board limit=1e9",
      "istaka-rules 1 board pot=no pot=no",
      "x".repeat(5000),
    ]) {
      const received = await drafts.receive(text);
      if (!("id" in received)) throw new Error(text);
      told.push(speak({ id: "notice-link", args: { why: received.id } }));
    }
    expect(told).toEqual([
      "There are no rules in the link",
      "The rules in the link are of another version",
      "The rules in the link build on some unknown here",
      "The rules in the link have a setting unknown here",
      "A setting in the link has a value it cannot have",
      "The rules in the link have a setting twice",
      "The rules in the link are too long to be any",
    ]);
  });

  it.each([
    ["", "notRules"],
    ["\u0000\ufffd\u202e\u{1f0a1}", "notRules"],
    ["istaka-rulesx 1 turkish", "notRules"],
    ["<img src=x onerror=alert(1)>", "notRules"],
    ["?rules=%E0%A4%A", "notRules"],
    ["istaka-rules 2 turkish", "otherVersion"],
    ["istaka-rules 1 mars", "unknownPreset"],
    ["istaka-rules 1 turkish teleport=yes", "unknownSetting"],
    ["istaka-rules 1 turkish limit=1e9", "badValue"],
    ["istaka-rules 1 turkish pot=yes pot=no", "repeatedSetting"],
    [`istaka-rules 1 turkish # ${"x".repeat(1_000_000)}`, "tooLong"],
  ])("that cannot be read leave everything as it was: %.60s", async (text, why) => {
    const { drafts, draft } = await sit("pagat limit=12");
    const before = draft();
    expect(await drafts.take(text)).toBe(false);
    expect(draft()).toEqual({ ...before, said: { id: `unread-${why}` } });
  });
});

describe("opponents as strong as the player", () => {
  const told = { peers: ["easy", "medium", "medium"] } as const satisfies Pick<Strength, "peers">;

  it.each([
    ["turkish", ["easy", "medium", "medium"]],
    ["turkish players=3", ["easy", "", "medium"]],
    ["turkish players=2", ["", "medium", ""]],
  ])("sit at the seats of %s", async (rules, opponents) => {
    const { drafts, draft } = await sit(rules);
    await drafts.choosePeers(async () => ({ peers: [...told.peers] }));
    expect(draft()).toMatchObject({ opponents, said: { id: "peers-chosen" } });
  });

  it("are not chosen if it is too early, or for another game meanwhile", async () => {
    const { drafts, draft } = await sit();
    const asked: string[] = [];
    await drafts.choosePeers(async (game) => {
      asked.push(game);
      return null;
    });
    expect(draft()).toMatchObject({ opponents: ["", "", ""], said: { id: "peers-early" } });
    await drafts.choosePeers(() => Promise.reject(new Unfetched("offline")));
    expect(draft()).toMatchObject({ opponents: ["", "", ""], said: { id: "notice-offline" } });
    await drafts.choosePeers(async () => {
      await drafts.chooseGame("rummi");
      return { peers: [...told.peers] };
    });
    expect(draft()).toMatchObject({ opponents: ["", "", ""], said: null });
    expect(asked).toEqual(["okey"]);
  });
});
