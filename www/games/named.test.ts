/** In a text of hints or of a review each tile has one name, in every language. */

import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { loadEngines } from "../engine/rules.double";
import type { GameName, GameView, HintView, ReviewView, RoundView } from "../engine/views";
import { learnRest, speakIn, tell } from "../locales/messages";
import { Game } from "../pkg/istaka/istaka";
import { review as reviewed } from "../pkg/judge/istaka";
import { LANGUAGES } from "../settings/settings";
import type { Text } from "../state/text";
import { uiOf } from "./games";
import { panelsOf } from "./panels";

// These elements need a browser.
vi.mock("../ui/match-text", () => ({}));
vi.mock("../ui/tile-row", () => ({}));

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  loadEngines();
  await learnRest("en");
});

afterAll(() => speakIn("en"));

/** The article of a tile that is the object of a sentence. */
const ARTICLE = /^(the|die|den|das|de|het) /;

/** Returns the tiles that have two names in these texts, which are read together. */
function twice(texts: readonly Text[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const part of texts.flat()) {
    if (typeof part === "string") continue;
    const tile = (part.face.tile ?? "").replace("'", "");
    const all = names.get(tile) ?? new Set();
    names.set(tile, all.add(part.name.replace(ARTICLE, "")));
  }
  return [...names.values()].filter(({ size }) => size > 1).map((all) => [...all].join(" = "));
}

/** A round that bots have played, with the hint of each turn of the player. */
interface Played {
  readonly hints: readonly (readonly [HintView, GameView])[];
  readonly review: ReviewView;
  readonly round: RoundView;
}

function played(game: GameName): Played {
  const characters = ["beginner", "medium", "medium", "medium"];
  const match = new Game({ game, seed: "5", bots: [0, 1, 2, 3], characters });
  const hints: [HintView, GameView][] = [];
  match.deal();
  let view = match.view(0) as GameView;
  for (; view.table?.turn != null; view = match.view(0) as GameView) {
    if (view.table.turn === 0) hints.push([match.hint(0) as HintView, view]);
    match.botMove();
  }
  const review = reviewed(match.save()) as ReviewView | null;
  if (!review || !view.table) throw new Error("the round is over");
  return { hints, review, round: view.table };
}

/** Returns the texts of a hint, and those of a decision, in the language that is spoken. */
function* textsOf(game: GameName, { hints, review, round }: Played): Generator<readonly Text[]> {
  for (const [given, view] of hints)
    yield [1, 2, 3].map((step) => tell(uiOf({ game: view }).hint(given, step, view, null)));
  const { decision } = panelsOf({ game: { game } as GameView }).review();
  for (const each of review.decisions) {
    const { title, lines } = decision(each, round);
    yield [title, ...lines];
  }
}

it.each<GameName>(["okey", "rummi", "okey101"])("a tile of %s", async (game) => {
  const round = played(game);
  for (const language of LANGUAGES) {
    await speakIn(language);
    const texts = [...textsOf(game, round)];
    expect(texts.flat(2).length, language).toBeGreaterThan(20);
    expect(texts.flatMap(twice), language).toEqual([]);
  }
});
