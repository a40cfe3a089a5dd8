/**
 * Plays a lesson: shows the steps, and passes the actions of the player to the engine. The engine
 * refuses illegal actions with its own reason. Legal actions that the step does not want are undone
 * at once. The lesson contains the actions of the other players.
 */

import type { TemplateResult } from "lit/html.js";
import { FAILED, type Outcome, type Refusal, type RemoteEngine } from "../engine/client";
import { aTile, knows, say, seatName, someTiles } from "../locales/messages";
import { blocks } from "../rack/rack";
import { frontOf } from "../state/faces";
import type { Kind } from "../state/rect";
import type { Sentence, State, Store } from "../state/state";
import { areChosen, winnerOf } from "../state/state";
import { type Action, verbOf } from "../table/action";
import type { Card, Layout } from "../table/layout";
import { focusTable, isNowhere, RACK_STOP } from "../table/mirror";
import { PUT_NEW } from "../table/series";
import { lessonCard } from "./card";
import type { Guide, GuidedMatch } from "./guide";
import { accepts, type Lesson, leadOf, lieSo, plain, type Step } from "./lesson";
import type { LessonMemory } from "./memory";
import { addressOf, after, reopenAt } from "./names";

/** The bots that play when the lesson contains no actions of the other players. */
const EASY = ["easy", "easy", "easy"] as const;

/** The refusals of a legal action that the step does not want. */
const OTHER: Refusal = { ...FAILED.refusal, code: "otherStep" };
const UNLIT: Refusal = { ...FAILED.refusal, code: "unlit" };

/** The arguments for the tiles in the message of a step. */
const LETTERS = ["a", "b", "c", "d"] as const;

export class Teacher implements Guide {
  /** The engine that plays the match. */
  readonly engine: RemoteEngine;
  /** The last saved text of the match. */
  #saved: string;
  /** The number of actions in the match since the lesson began. */
  #done = 0;
  #at: number;
  /** True if the wanted tiles lay side by side when the step began, as after going back to it. */
  #ready = false;
  /** The last step that has moved the focus to its marked tile or place. */
  #led = -1;
  /** True while it is shown that the other players play. */
  #told = false;
  #store: Store | null = null;
  #match: Pick<GuidedMatch, "act"> | null = null;

  constructor(
    private readonly lesson: Lesson,
    private readonly copies: LessonMemory,
    private readonly remote: RemoteEngine,
    /** The number of actions in the record of the lesson. */
    private readonly before: number,
    /** True if the player may have a keyboard: the lesson then mentions keys. */
    private readonly keys = true,
  ) {
    const { progress } = copies;
    this.#at = Math.min(progress.at?.step ?? 0, lesson.steps.length - 1);
    this.#saved = lesson.record;
    const load = (record: string) => this.#hear(remote.load(record, EASY));
    const own: Partial<RemoteEngine> = {
      start: () => load(lesson.record),
      load,
      act: (action) => this.#try(action),
      botMove: () => this.#others(),
      undo: () => this.#undo(),
    };
    const get = (_: object, name: keyof RemoteEngine) => own[name] ?? remote[name];
    this.engine = new Proxy({}, { get }) as RemoteEngine;
  }

  /** Follows the match from now on. */
  attend(store: Store, match: Pick<GuidedMatch, "act">): void {
    this.#store = store;
    this.#match = match;
    store.onChange(() => this.#follow());
  }

  /** Renders the card. The `actions` give the labels of the buttons that the text names. */
  card(
    state: State,
    { kind }: Pick<Layout, "kind">,
    card: Card,
    actions: readonly Action[],
  ): TemplateResult {
    const { id, steps, staged } = this.lesson;
    const at = state.taught?.at ?? 0;
    const last = at === steps.length - 1;
    const following = last ? after(id) : null;
    const acts = this.#step.kind === "do" || this.#step.kind === "play";
    const said = this.said(state, kind, actions);
    return lessonCard(
      { id, staged, at, count: steps.length, said, reads: this.#reads, acts, last, following },
      card,
      {
        next: () => this.#next(),
        back: () => void this.#back(),
        leave: () => this.leave(),
        follow: () => following && reopenAt(addressOf(following)),
      },
    );
  }

  /** Returns to the player's own match. */
  leave(): void {
    reopenAt(location.pathname);
  }

  /** True for the staged first hand of a game. */
  get staged(): boolean {
    return this.lesson.staged;
  }

  /**
   * Moves the focus once per step, unless the card has it: in a staged hand to the marked tile or
   * place, or at its end to the button of the card, else to the card or the rack if nothing has it.
   * Waits for the card, and for the page to be loaded: a screen reader forgets a focus that came
   * before.
   */
  lead(root: HTMLElement): void {
    const isThere = root.querySelector("#card [data-card=taught]") !== null;
    if (!isThere || document.readyState !== "complete") return;
    // A button that is not ready has another word.
    const glows = root.querySelector<HTMLElement>(
      "[data-hint]:not(.main-move.quiet), #card button.primary",
    );
    if (this.#led === this.#at || (this.staged && !glows)) return;
    this.#led = this.#at;
    if (root.querySelector("#card")?.contains(document.activeElement)) return;
    if (this.staged) glows?.focus({ preventScroll: true });
    else if (isNowhere()) focusTable(root);
  }

  get #step(): Step {
    // Every lesson has steps.
    return this.lesson.steps[this.#at] as Step;
  }

  /**
   * True while the other players play after the action of the step, and nothing is marked; not
   * before the table shows that action.
   */
  get #othersPlay(): boolean {
    const { kind, from } = this.#step;
    const table = this.#store?.state.game?.table;
    const isOwn = table?.ownTurn ?? false;
    return kind === "do" && this.#done > from && !isOwn;
  }

  /** True if the player goes to the next step by the button only. */
  get #reads(): boolean {
    return this.#step.kind === "read" || this.#ready;
  }

  /**
   * Returns what is read aloud: where single keys work, what names keys instead of taps. Null while
   * the button that the step names is not ready, as its word may still change.
   */
  aloud(state: State, kind: Kind, actions: readonly Action[]): Sentence | null {
    const main = actions.find(({ button }) => button === "main");
    const place = state.taught?.place ?? null;
    if (place !== null && place === main?.place && !main.offered(state)) return null;
    const { id, args } = this.said(state, kind, actions);
    const byKeys = `${id}-keys`;
    return this.keys && state.settings.keys && knows(byKeys) ? { id: byKeys, args } : { id, args };
  }

  /** Returns what the player is asked or told. */
  said(state: State, kind: Kind, actions: readonly Action[]): Sentence {
    if (this.staged && this.#othersPlay) {
      const { players = [], turn } = state.game?.table ?? {};
      const others = players.filter(({ playing }) => playing).length - 1;
      return { id: "learn-wait", args: { others, name: seatName(turn ?? 1) } };
    }
    const { tiles: [tile = ""] = [], goes } = state.taught ?? {};
    if (goes && areChosen(state)) {
      const id = verbOf(goes) === verbOf(PUT_NEW) ? "learn-add" : "prompt-selected";
      return { id, args: { tile: aTile(frontOf(plain(tile))) } };
    }
    const { names, kind: way, wants, at } = this.#step;
    const marked = way === "arrange" ? wants : at.filter(isTile);
    const tiles = names.map((text) => someTiles(plain(text).split(" ").map(frontOf)));
    const named = tiles.map((text, i) => [LETTERS[i] ?? "", text]);
    const winner = winnerOf(state.game?.table);
    const words = actions.map((action) => [action.name, action.word?.(state, kind) ?? ""]);
    const main = actions.find(({ button }) => button === "main");
    const args = {
      ...Object.fromEntries(words),
      next: seatName(1),
      opposite: seatName(2),
      previous: seatName(3),
      won: winner === null ? "nobody" : winner === 0 ? "own" : "other",
      winner: seatName(winner ?? 0),
      main: main?.word?.(state, kind) ?? "",
      hint: say("hint"),
      keys: this.keys ? "yes" : "no",
      tiles: someTiles(marked.map((tile) => frontOf(plain(tile)))),
      ...Object.fromEntries(named),
    };
    return { id: `learn-${this.lesson.id}-${this.#at + 1}`, args };
  }

  async #hear(answer: Promise<Outcome>): Promise<Outcome> {
    const outcome = await answer;
    if (outcome.ok) await this.#note(outcome.saved);
    return outcome;
  }

  async #note(saved: string): Promise<void> {
    this.#done = (await actionsIn(saved, this.remote)) - this.before;
    this.#saved = saved;
  }

  /** Tries an action: the engine checks it first, then the step. */
  async #try(action: string): Promise<Outcome> {
    const { steps, staged } = this.lesson;
    const next = steps.findIndex(({ kind }, i) => i >= this.#at && kind !== "read");
    const wanted = steps[next];
    const outcome = await this.remote.act(action);
    if (!outcome.ok) return outcome;
    if (!wanted || !accepts(wanted, action)) {
      const back = await this.remote.undo();
      return back.ok ? { ok: false, refusal: staged ? UNLIT : OTHER } : back;
    }
    await this.#note(outcome.saved);
    this.#at = next;
    return outcome;
  }

  /** Takes back an action, but none from before the lesson. */
  async #undo(): Promise<Outcome> {
    if (this.#done <= 0)
      return { ok: false, refusal: { ...FAILED.refusal, code: "nothingToUndo" } };
    return this.#hear(this.remote.undo());
  }

  /** Plays the next action of the other players in the lesson; if there is none, a bot decides. */
  async #others(): Promise<Outcome> {
    const done = this.#done;
    const step = this.lesson.steps.findLast(({ kind, from }) => kind === "do" && from < done);
    const line = step?.others[done - step.from - 1];
    if (line === undefined) return this.#hear(this.remote.botMove());
    const outcome = await this.#hear(this.remote.load(`${this.#saved}${line}\n`, EASY));
    if (!outcome.ok) return outcome;
    return { ...outcome, events: outcome.game.table?.history.slice(-1) ?? [] };
  }

  /** Goes to the next step when the step is done, and back when its actions were undone. */
  #follow(): void {
    const { state } = this.#store ?? {};
    if (!state?.game?.table) return;
    const { steps } = this.lesson;
    const done = this.#done;
    let at = this.#at;
    while (at > 0 && done < (steps[at]?.from ?? 0)) at -= 1;
    if (at === this.#at && this.#isDone(state, done)) at += 1;
    if (at !== this.#at || state.taught === null) this.#goTo(at);
    else if (state.taught.at !== at || this.#othersPlay !== this.#told) this.#show();
  }

  #isDone(state: State, done: number): boolean {
    const { kind } = this.#step;
    if (kind === "put") return lieSo(this.#step, seriesOn(state));
    if (kind === "arrange") return !this.#ready && this.#lies(state);
    if (kind === "play") return state.game?.table?.turn === null;
    return kind === "do" && done >= (this.lesson.steps[this.#at + 1]?.from ?? Infinity);
  }

  /** Returns true if the wanted tiles lie side by side; tests check that they are a meld. */
  #lies({ rack }: State): boolean {
    const { wants } = this.#step;
    return blocks(rack).some((block) =>
      block.some((_, i) => {
        const tiles = block.slice(i, i + wants.length).map(plain);
        return wants.every((tile) => tiles.includes(plain(tile)));
      }),
    );
  }

  #goTo(at: number): void {
    this.#at = at;
    const state = this.#store?.state;
    this.#ready = this.#step.kind === "arrange" && state !== undefined && this.#lies(state);
    this.#show();
  }

  /** Shows the step, and saves the progress of the player. */
  #show(): void {
    const { id, steps, staged } = this.lesson;
    const { done, at: before } = this.copies.progress;
    const over = this.#at === steps.length - 1 && !done.includes(id);
    const at = { lesson: id, step: this.#at, match: before?.match ?? "" };
    this.copies.progress = { done: over ? [...done, id] : done, at };
    this.#told = this.#othersPlay;
    const shown = this.#told ? [] : this.#step.at;
    const tiles = shown.filter(isTile);
    const place = shown.find((each) => !isTile(each)) ?? null;
    const waits = staged && !this.#told;
    const leads = waits ? leadOf(this.#step) : null;
    const goes = waits ? this.#step.goes : null;
    const free = this.#step.kind === "play";
    const reads = this.#reads;
    const taught = {
      at: this.#at,
      tiles,
      place,
      ...(goes && { goes }),
      leads,
      reads,
      staged,
      free,
    };
    this.#store?.change({ taught });
  }

  #next(): void {
    this.#goTo(Math.min(this.#at + 1, this.lesson.steps.length - 1));
    // A step with an action at the table has no button: focuses a tile of the rack.
    if (!this.#reads) document.querySelector<HTMLElement>(RACK_STOP)?.focus();
  }

  /** Returns to the previous step, and undoes the actions since its beginning. */
  async #back(): Promise<void> {
    const at = Math.max(this.#at - 1, 0);
    const from = this.lesson.steps[at]?.from ?? 0;
    if (this.#done > from) await this.#match?.act(() => this.#hear(this.#cut(from)));
    if (this.#done <= from) this.#goTo(at);
  }

  /** Undoes all but a number of actions of the lesson. */
  async #cut(actions: number): Promise<Outcome> {
    const read = await this.remote.watch(this.#saved);
    if (!read.ok) return read;
    return this.remote.moment({ round: 0, actions: this.before + actions }, EASY);
  }
}

/** Counts the actions in a record of one round; 0 if the engine cannot read it. */
export async function actionsIn(
  record: string,
  engine: Pick<RemoteEngine, "recorded">,
): Promise<number> {
  const read = await engine.recorded(record);
  return read.ok ? (read.value.rounds[0]?.actions ?? 0) : 0;
}

/** Returns the series of the unfinished table; none if nothing has been laid in this turn. */
function seriesOn({ laying }: State): readonly (readonly string[])[] {
  return laying?.now.series.map(({ tiles }) => tiles) ?? [];
}

/** Returns true for a tile, which begins with a capital letter, and false for a place. */
function isTile(name: string): boolean {
  return /^[A-Z]/.test(name);
}
