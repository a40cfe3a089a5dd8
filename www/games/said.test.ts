/**
 * All that whole rounds have the page say is whole, in every language: moves, prompts, hints,
 * refusals, questions, notes, results and reviews. Moves are told in few words, and once.
 */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { element } from "../base/element.double";
import { refusalIn } from "../engine/refusal";
import { loadEngines, presets } from "../engine/rules.double";
import type { HintView, ReviewView } from "../engine/views";
import { type Catalogue, type Pattern, Speaker } from "../locales/catalogue";
import { brief, learnRest, speak, speakIn } from "../locales/messages";
import type { DialogActions } from "../panels/dialog";
import { Log } from "../panels/log";
import { Game } from "../pkg/istaka/istaka";
import { why as explain, review as reviewed } from "../pkg/judge/istaka";
import { layOutSorted } from "../rack/orders";
import { blocks, emptyRack } from "../rack/rack";
import { LANGUAGES } from "../settings/settings";
import { facesIn } from "../state/faces";
import { initial, type Sentence, type State } from "../state/state";
import { inLetters } from "../state/text";
import { onKeys } from "../table/keys";
import type { Layout } from "../table/layout";
import { uiOf } from "./games";
import { panelsOf } from "./panels";
import { heardOf } from "./tells";

vi.mock("../ui/tile-row", () => ({}));
vi.mock("../ui/match-text", () => ({}));
vi.stubGlobal("document", { documentElement: {}, createElement: element });

/** Words of the longest sentence about a move. */
const LONGEST = 12;

/** The rules of the rounds: every preset, and house rules by which more is told. */
const HOUSE = [
  "turkish strict-declare=yes",
  "pagat players=3 false-joker=wild strict-declare=yes",
  "yuzbir players=2",
];

/** The bots of the seats; in every other round a player does anything at the first one. */
const CHARACTERS = ["easy", "medium:careful", "beginner", "hard:quick"];

/** The number of sentences that rounds with the same rules are to have, but for those of moves. */
const ENOUGH = process.env.ISTAKA_ALL ? 4000 : 2000;

/** Attempts that are mostly refused, but for the tiles of a hand. */
const ATTEMPTS = ["draw", "take", "pass", "open", "return", "takeback", "call", "pairs", "twin"];
const WITH_TILES = ["discard 1", "finish 1", "lay 1", "lay 3", "open 3", "add 1", "exchange 1"];

/** The forms of the table, for the notes at its seats. */
const KINDS = ["desktop", "portrait", "landscape", "compact"] as const;

/** Things on the table that explain themselves, of any game and of those with an indicator. */
const THINGS = ["stock", "points"];
const BESIDE_INDICATOR = ["okey", "indicator", "false-joker", "take"];

/** Sentences that are not whole. */
const faults = new Set<string>();

/** The variables of a message. */
function variables(pattern: Pattern, words: Catalogue): string[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("m" in part) return variables(words[part.m] ?? "", words);
    const inside = "of" in part ? Object.values(part.of) : [];
    return [part.v, ...inside.flatMap((one) => variables(one, words))];
  });
}

loadEngines();

beforeAll(async () => {
  await speakIn("en");
  await learnRest("en");
  const needed = new Map<string, string[]>();
  const { tell } = Speaker.prototype;
  vi.spyOn(Speaker.prototype, "tell").mockImplementation(function (this: Speaker, id, args = {}) {
    const pattern = this.words[id];
    const key = `${this.language} ${id}`;
    if (pattern === undefined) faults.add(`${key} is unknown`);
    const used = needed.get(key) ?? variables(pattern ?? "", this.words);
    needed.set(key, used);
    const told = tell.call(this, id, args);
    const said = inLetters(told);
    const empty = used.filter((name) => args[name] === "" || Number.isNaN(args[name]));
    if (empty.length > 0) faults.add(`${key}: nothing for ${empty}: ${said}`);
    if (/[{}]|undefined|\bnull\b|NaN| {2}/.test(said)) faults.add(`${key}: ${said}`);
    return told;
  });
});

/** A state of the page in which the tiles of the first seat are arranged. */
function stateOf(game: Game): State {
  const view = game.view(0);
  const ui = uiOf({ game: view });
  const shape = { tiers: 3, columns: 24 };
  const rack =
    view.table?.turn === null ? emptyRack(shape) : layOutSorted(shape, game.sorted("best", 0));
  const state = { ...initial(rack), game: view };
  const rows = blocks(rack);
  if (!ui.marked) return { ...state, melds: rows.filter((row) => game.readMelds([row])[0]) };
  const counted = game.counted(rows, 0);
  return { ...state, counted, melds: ui.marked(counted, state) };
}

/** The sentences of a round. */
interface Spoken {
  /** The states that the log follows. */
  readonly followed: readonly (() => State)[];
  /** Further sentences about moves, which are as short. */
  readonly more: readonly (() => string)[];
  /** All else, which is only to be whole. */
  readonly rest: readonly (() => unknown)[];
}

/** Collects all that the first seat may hear of a round. */
function spokenIn(rules: string, seed: number): Spoken {
  const [followed, more, rest]: [(() => State)[], (() => string)[], (() => unknown)[]] = [
    [],
    [],
    [],
  ];
  const bots = seed % 2 === 1 ? [1, 2, 3] : [0, 1, 2, 3];
  const game = new Game({ rules, seed: `${seed}`, bots, characters: CHARACTERS });
  game.deal();
  for (let state = stateOf(game); state.game?.table?.turn !== null; ) {
    const ui = uiOf(state);
    const tried = triedIn(state);
    more.push(...toldIn(state, game, tried));
    rest.push(...offeredIn(state, game, tried));
    const known = state.game?.table?.history.length;
    move(game, tried);
    state = stateOf(game);
    const after = state;
    followed.push(() => {
      const { game } = after;
      const events = game?.table?.history.slice(known) ?? [];
      for (const event of events) if (game?.table) speak(ui.sentence(event, game.table));
      const happened = game?.table ? heardOf(events, game.table, ui) : [];
      return { ...after, happened, notice: game && ui.news(events, false, game) };
    });
  }
  rest.push(...afterwards(stateOf(game), game));
  game.free();
  return { followed, more, rest };
}

/** Plays the next move; a player at the first seat does the first thing that is legal. */
function move(game: Game, tried: readonly string[]): void {
  const turn = game.view(0).table?.turn;
  const isBot = turn !== 0 || game.check("draw", 0)?.code === "isBot";
  const discards = game.view(0).table?.hand.map((tile) => `discard ${tile}`) ?? [];
  const isLast = (text: string): boolean => /^(takeback|return)/.test(text);
  const wished = [...tried.filter((text) => !isLast(text)), ...discards, ...tried];
  const legal = wished.find((text) => !game.check(text, 0));
  if (isBot) game.botMove();
  else if (legal) game.act(legal, 0);
  else game.timeOut();
}

/** Returns actions of the first seat in its turn; most are refused. */
function triedIn({ game }: State): string[] {
  const { table } = game ?? {};
  if (table?.turn !== 0) return [];
  const at = table.history.length;
  const hand = [...table.hand.slice(at % 5), ...table.hand];
  const tried = WITH_TILES.map((text) => {
    const [verb, count] = text.split(" ");
    const place = verb === "add" || verb === "exchange" ? " 0.1" : "";
    return `${verb} ${hand.slice(0, Number(count)).join(" ")}${place}`;
  });
  // Not in the same order each turn, as a player does the first that is legal.
  const all = [...ATTEMPTS, ...tried];
  return [...all.slice(at % all.length), ...all.slice(0, at % all.length)];
}

/** Returns what keys tell in the turn of the first seat, and the refusals of attempts. */
function toldIn(state: State, game: Game, tried: readonly string[]): (() => string)[] {
  const { table } = state.game ?? {};
  if (table?.turn !== 0) return [];
  const ui = uiOf(state);
  const refusals = tried.flatMap((text) => {
    const error = game.check(text, 0);
    const faces = facesIn(table, table.hand);
    if (!error) return [];
    // The tiles that it lists at its end may be many.
    const refusal = () => ui.refusal(refusalIn(error), faces, table.hand[0] ?? null);
    return () => speak(refusal()).replace(/: .*/, ":");
  });
  const keys = onKeys(ui).flatMap(({ tell }) => (tell ? () => tell(state) : []));
  return [...refusals, ...keys];
}

/** Returns prompts, notes, hints, and questions before an action. */
function offeredIn(state: State, game: Game, tried: readonly string[]): (() => unknown)[] {
  const { game: view } = state;
  const { table } = view ?? {};
  if (!view || !table) return [];
  const ui = uiOf(state);
  const both = (sentence: Sentence | null): unknown =>
    sentence && [sentence, brief(sentence)].map(speak);
  const notes = KINDS.flatMap((kind) =>
    view.players.map((seat) => () => ui.note(seat, state, { kind } as Layout)),
  );
  const hint = table.turn === 0 ? game.hint(0) : null;
  const given: HintView[] = hint ? [hint, ui.simplified?.(hint) ?? hint] : [];
  const steps = given.flatMap((one) => [1, 2, 3].map((step) => [one, step] as const));
  const asked = [...tried, ...table.hand.map((tile) => `discard ${tile}`)];
  return [
    () => both(ui.prompt(state)),
    ...notes,
    ...steps.map(
      ([one, step]) =>
        () =>
          both(ui.hint(one, step, view)),
    ),
    ...(table.turn === 0 ? asked.map((text) => () => both(ui.doubtOf(text, state))) : []),
  ];
}

/** Returns the dialogs after a round. */
function afterwards(state: State, game: Game): (() => unknown)[] {
  const { game: view } = state;
  const panels = panelsOf(state);
  if (!view?.table) throw new Error("a round is over");
  const { table } = view;
  const actions = { explain: () => {}, open: () => {} } as unknown as DialogActions;
  const record = game.save();
  const explained = table.history.flatMap((event, at) => {
    const why = panels.explains(event) && at % 4 === 0 ? explain(record, at) : null;
    const told = why && { event: at, why };
    return told ? () => panels.bodies.why(view, actions, { ...state, told }) : [];
  });
  const review = reviewed(record, 0) as ReviewView | null;
  const of = panels.review();
  const decided = (review?.decisions ?? []).map((decision) => () => of.decision(decision, table));
  return [
    () => speak(uiOf(state).prompt(state)),
    () => panels.bodies.result(view, actions, state),
    ...[...THINGS, ...(table.indicator === null ? [] : BESIDE_INDICATOR)].map((thing) => () => {
      const about = panels.about(thing, state);
      if (about) speak(about);
    }),
    ...view.sheet.map((row) => () => panels.reasons(row, view)),
    ...explained,
    ...decided,
    () => review && [of.skill(review.skill, () => 2), ...review.luck.map(of.luck), of.note],
  ];
}

/** Returns the sentences of lines; a number with a point is no end of one. */
function sentences(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(/(?<=[.?!])\s+(?!\p{Ll})/u));
}

const words = (sentence: string): number => sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

describe.each([...presets(), ...HOUSE])("in rounds by the rules %s", (rules) => {
  it("everything is said in whole sentences, and moves in short ones, each once", async () => {
    const rounds: Spoken[] = [];
    for (let said = 0; said < ENOUGH; said += rounds.at(-1)?.rest.length ?? 0)
      rounds.push(spokenIn(rules, rounds.length));
    for (const language of LANGUAGES) {
      await speakIn(language);
      await learnRest(language);
      faults.clear();
      const told = rounds.map(({ followed }) => {
        const lines: string[] = [];
        const append = ({ textContent }: HTMLElement) => lines.push(textContent ?? "");
        const log = new Log({ append } as unknown as HTMLElement);
        for (const state of followed) log.follow(state());
        return sentences(lines);
      });
      const more = rounds.flatMap(({ more }) => more.flatMap((say) => sentences([say()])));
      const all = [...told.flat(), ...more];
      expect([...new Set(all.filter((one) => words(one) > LONGEST))], language).toEqual([]);
      expect(told.flatMap((round) => round.filter((one, i) => one === round[i - 1]))).toEqual([]);
      for (const say of rounds.flatMap(({ rest }) => rest)) say();
      expect([...faults].slice(0, 10), language).toEqual([]);
      expect(all.length).toBeGreaterThan(300);
    }
  });
});
