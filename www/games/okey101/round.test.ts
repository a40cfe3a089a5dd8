/** Rounds played by the engine: its hints, and actions that are completed on the table. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { Okey101 as Game } from "../../../tests/games";
import { loadEngines } from "../../engine/rules.double";
import { say, speak, speakIn } from "../../locales/messages";
import type {
  Okey101GameView as GameView,
  Okey101RoundView as RoundView,
} from "../../pkg/istaka/istaka";
import { review } from "../../pkg/judge/istaka";
import { layOut } from "../../rack/rack";
import { LANGUAGES } from "../../settings/settings";
import { initial } from "../../state/state";
import { verbOf } from "../../table/action";
import { withTile } from "./moves";
import { refusalOf } from "./sentence";
import type { Okey101State, Okey101Views } from "./state";

const ROUNDS = [
  ["1", "yuzbir"],
  ["7", "yuzbir"],
  ["5", "yuzbir_cezali"],
  ["11", "yuzbir_esli"],
] as const;

function tableOf({ table }: GameView): RoundView {
  if (!table) throw new Error("a round is dealt");
  return table;
}

/** The state of the page, with the rack as the engine sorts it. */
function stateOf(game: Game): Okey101State {
  const view = game.view(0);
  const sorted = game.sorted("best");
  const rows = [...sorted.whole, ...sorted.begun, ...sorted.loose];
  const rack = layOut({ tiers: 3, columns: 24 }, rows);
  return { ...initial<Okey101Views>(rack), game: view, counted: game.counted(rows, 0), match: 1 };
}

beforeAll(async () => {
  loadEngines();
  vi.stubGlobal("document", { documentElement: {} });
});

it.each(LANGUAGES)(
  "each refusal that the engine names has words of its own in %s",
  async (language) => {
    await speakIn(language);
    for (const code of [
      "tooLow",
      "tooFewPairs",
      "notOpened",
      "doesNotFit",
      "noTileLeft",
    ] as const) {
      const said = refusalOf({ code, tiles: ["R5"], found: 100, need: 101 }, []);
      expect(speak(said)).not.toBe(say("refused-unknown"));
    }
  },
);

it("a player who follows the hints pays no needless penalty", () => {
  for (const [seed, rules] of ROUNDS) {
    const game = new Game({ seed, rules });
    game.deal();
    for (let turn = tableOf(game.view(0)).turn; turn !== null; turn = tableOf(game.view(0)).turn) {
      const hint = turn === 0 ? game.hint(0) : null;
      if (hint) game.act(hint.action, 0);
      else game.botMove();
    }
    const { decisions = [] } = review(game.save(), 0) ?? {};
    expect(decisions.map(({ mistake }) => mistake)).not.toContain("penalty");
  }
});

describe("an action on the table", () => {
  /** Returns the state before the first hint with this verb. */
  function before(verb: string): { readonly game: Game; readonly action: string } {
    for (const [seed, rules] of ROUNDS) {
      const game = new Game({ seed, rules });
      game.deal();
      while (tableOf(game.view(0)).turn !== null) {
        const { turn } = tableOf(game.view(0));
        const hint = turn === 0 ? game.hint(0) : null;
        if (hint && verbOf(hint.action) === verb) return { game, action: hint.action };
        if (hint) game.act(hint.action, 0);
        else game.botMove();
      }
    }
    throw new Error(`nobody is advised to ${verb}`);
  }

  it("is completed to an opening that the engine accepts", async () => {
    const { game } = before("open");
    const whole = await withTile("open", stateOf(game));
    expect(whole).toMatch(/^open /);
    expect(game.check(`${whole}`, 0)).toBeNull();
  });

  it.each(["add", "exchange"])("is the one that fits the meld: %s", async (verb) => {
    const { game, action } = before(verb);
    const [, tile = "", place = ""] = action.split(" ");
    const state = stateOf(game);
    // Anywhere in the meld is meant so, if it is the only way.
    const meld = Number.parseInt(place, 10);
    const order = tableOf(game.view(0)).table.map(({ kind }, at) => ({ kind, at }));
    const shown = [
      ...order.filter(({ kind }) => kind !== "pair"),
      ...order.filter(({ kind }) => kind === "pair"),
    ];
    const position = shown.findIndex(({ at }) => at === meld);
    const whole = await withTile(`put ${position}.${place.split(".")[1]} ${tile}`, state);
    expect(game.check(`${whole}`, 0)).toBeNull();
    expect(whole).toBe(action);
  });
});
