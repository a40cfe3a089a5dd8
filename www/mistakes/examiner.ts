/**
 * Asks the player's mistakes again, or those of bots, one after the other, on the table as it was
 * but with other colours and copies. The first action that decides something is the answer: it is
 * judged, and not played.
 */

import type { TemplateResult } from "lit/html.js";
import { today } from "../base/calendar";
import { positionIn, wordsOf } from "../base/position-text";
import { answered } from "../engine/calls";
import { FAILED, type Outcome, type Refusal, type RemoteEngine } from "../engine/client";
import type { Judging, Reviewing } from "../engine/judging";
import type { AnyJudgement, Disguised } from "../engine/views";
import { uiOf } from "../games/games";
import { readGlance, writeGlance } from "../home/glance";
import { entryOf } from "../home/place";
import type { Guide, GuidedMatch } from "../lessons/guide";
import { reopenAt } from "../lessons/names";
import { say } from "../locales/messages";
import type { Kind } from "../state/rect";
import type { Sentence, State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import type { KeptMistakes } from "../store/deck";
import { MATCH, now, PAST, readingsIn } from "../store/match";
import type { Card as Mistake } from "../store/mistakes";
import { sealed } from "../store/seal";
import { verbOf } from "../table/action";
import type { Card, Layout } from "../table/layout";
import { focusTable, isNowhere, RACK_STOP } from "../table/mirror";
import { Answer, type Reply } from "./answer";
import { mistakeCard } from "./card";
import { isOwn, type Question, type Questions } from "./questions";

/** The bots at the table, which never move. */
const OTHERS = ["easy", "easy", "easy"] as const;

/** The refusal of an action after the answer. */
const ANSWERED: Refusal = { ...FAILED.refusal, code: "answered" };

/** A question by its number, and its position in disguise. */
interface Disguise {
  readonly at: number;
  readonly asked: Disguised;
}

/** The judges of positions and of answers. */
export interface Judges {
  readonly positions: Pick<Judging, "disguise" | "judge">;
  readonly answers: Pick<Reviewing, "isRight">;
}

/** The parts of the page that are used here. */
interface Page {
  readonly engine: RemoteEngine;
  readonly judges: Judges;
  /** The mistakes that are kept. */
  readonly kept: KeptMistakes;
  /** The texts of the visit, with the player's own matches. */
  readonly own: Pick<Archive, "read" | "readSecond">;
  /** The texts of this page, with the match at the table. */
  readonly here: Pick<Archive, "write">;
  /** True if home comes next, and false for the player's own match. */
  readonly fromHome: boolean;
}

export class Examiner implements Guide {
  readonly staged = false;
  readonly engine: RemoteEngine;
  #at = 0;
  /** The next question, once its table is laid: the answer stays until that is shown. */
  #coming: Disguise | null = null;
  /** The disguised position: its first action is the mistake, the others are right. */
  #asked: Disguised | null = null;
  #reply: Reply | null = null;
  /** True while the next question is looked for. */
  #turns = false;
  #judged: AnyJudgement | null = null;
  /** The record of the match in which the mistake was made; null if it is not kept any more. */
  #source: string | null = null;
  /** The card after it was thrown out, to have it back; null otherwise. */
  #gone: Mistake | null = null;
  /** The question or answer that has moved the focus last. */
  #led = -1;
  #store: Store | null = null;
  #match: GuidedMatch | null = null;

  constructor(
    private readonly questions: Questions,
    private readonly page: Page,
  ) {
    const { engine } = page;
    const again = () => engine.load(this.#asked?.record ?? "", OTHERS);
    const own: Partial<RemoteEngine> = {
      act: (action) => this.#try(action),
      undo: again,
      botMove: again,
    };
    const get = (_: object, name: keyof RemoteEngine) => own[name] ?? engine[name];
    this.engine = new Proxy({}, { get }) as RemoteEngine;
  }

  /** Asks the first mistake that can be read. Returns false if there is none. */
  async ask(): Promise<boolean> {
    const found = await this.#find(0);
    if (found) this.#put(found);
    return found !== null;
  }

  attend(store: Store, match: GuidedMatch): void {
    this.#store = store;
    this.#match = match;
    store.onChange(() => {
      if (store.state.game && store.state.taught?.at !== this.#step) this.#show();
    });
  }

  card(state: State, _: Pick<Layout, "kind">, card: Card): TemplateResult {
    const { list, endless } = this.questions;
    return mistakeCard(
      {
        at: this.#at,
        count: endless ? null : list.length,
        answer: this.#answerIn(state),
        right: this.#reply?.right ?? false,
        last: !endless && this.#at === list.length - 1,
        own: isOwn(this.#card),
        lesson: this.#at === 0 ? (this.questions.lesson ?? null) : null,
        gone: this.#gone !== null,
        kept: this.#source !== null,
      },
      card,
      {
        next: () => void this.#next(),
        leave: () => this.leave(),
        tell: () => this.#accept({ action: null, right: false }),
        show: () => void this.#showMatch(),
        drop: () => this.#drop(),
      },
    );
  }

  leave(): void {
    writeGlance({ ...readGlance(), again: this.page.kept.days(today()) });
    // The entry of home lies below this one, and leads there.
    if (this.page.fromHome && entryOf(history.state)?.above) history.back();
    else reopenAt(location.pathname);
  }

  lead(root: HTMLElement): void {
    if (this.#coming) {
      // The button that has the focus stays until the next rack has it: Orca loses its way without.
      root.querySelector<HTMLElement>(RACK_STOP)?.focus();
      this.#put(this.#coming);
      this.#led = this.#step;
      this.#show();
      return;
    }
    const isThere = root.querySelector("#card [data-card=taught]") !== null;
    if (!isThere || document.readyState !== "complete" || this.#led === this.#step) return;
    this.#led = this.#step;
    if (this.#reply) root.querySelector<HTMLElement>("#card button.primary")?.focus();
    else if (isNowhere())
      (root.querySelector<HTMLElement>(RACK_STOP) ?? { focus: () => focusTable(root) }).focus();
  }

  aloud(state: State, _: Kind): Sentence | null {
    if (this.#coming) return null;
    const answer = this.#answerIn(state);
    if (answer) return answer.aloud;
    const [name] = wordsOf(positionIn(this.#asked?.position ?? ""), "phase") ?? [];
    const phase = name ? say(`analysis-phase-${name}`) : "none";
    const { list, endless } = this.questions;
    const number = this.#at + 1;
    const lesson = number === 1 ? this.questions.lesson : undefined;
    if (lesson) return { id: "again-lesson", args: { lesson: say(`course-${lesson}`), phase } };
    if (endless) return { id: "again-exercise", args: { number, phase } };
    return { id: "again-question", args: { number, count: list.length, phase } };
  }

  get #card(): Question {
    const card = this.questions.list[this.#at];
    if (!card) throw new Error("No question is left.");
    return card;
  }

  /** Counts questions and answers. */
  get #step(): number {
    return 2 * this.#at + (this.#reply ? 1 : 0);
  }

  /** Returns the answer in words; null before it. */
  #answerIn({ game }: State): Answer | null {
    const [reply, asked] = [this.#reply, this.#asked];
    if (!game || !reply || !asked) return null;
    const [did = "", ...right] = asked.actions;
    return new Answer(this.#card, { did, right, reply }, this.#judged, game);
  }

  /** Judges an action; one that decides nothing, or is refused, goes to the engine. */
  async #try(action: string): Promise<Outcome> {
    const asked = this.#asked;
    if (!asked || this.#reply) return { ok: false, refusal: ANSWERED };
    const { engine, judges } = this.page;
    const [, ...right] = asked.actions;
    const found = await answered(judges.answers.isRight(asked.position, right, action));
    if (!found) return FAILED;
    if (!found.ok || found.value === null) return engine.act(action);
    const same = await engine.load(asked.record, OTHERS);
    if (same.ok) this.#accept({ action, right: found.value });
    return same;
  }

  /** Takes an answer, which decides when the mistake is asked again. */
  #accept(reply: Reply): void {
    this.#reply = reply;
    this.questions.note(this.#card, reply.right);
    this.#show();
    // The next one is made while the answer is read.
    if (this.#at === this.questions.list.length - 1) void this.questions.more();
  }

  /** Judges the position for the words of the answer. */
  async #judge({ position }: Disguised): Promise<void> {
    const judged = await answered(this.page.judges.positions.judge(position));
    if (this.#asked?.position !== position) return;
    this.#judged = judged;
    if (this.#reply) this.#store?.change({});
  }

  /** Shows the question, or the answer with the tiles of the best action marked. */
  #show(): void {
    const state = this.#store?.state;
    const [, best = ""] = this.#asked?.actions ?? [];
    const hand = state?.game?.table?.hand ?? [];
    const tiles = this.#reply ? best.split(" ").filter((word) => hand.includes(word)) : [];
    const verb = verbOf(best);
    const place = state && uiOf(state).actions.find(({ name }) => name === verb)?.place;
    const isMarked = this.#reply !== null && tiles.length === 0;
    this.#store?.change({
      taught: {
        at: this.#step,
        tiles,
        place: (isMarked && place) || null,
        leads: null,
        reads: this.#reply !== null,
        again: true,
      },
    });
  }

  /** Finds a mistake that can be read, from a number on, and keeps its position for the table. */
  async #find(from: number): Promise<Disguise | null> {
    for (let at = from; ; at++) {
      const { questions } = this;
      if (at === questions.list.length && !(await questions.more())) return null;
      const question = questions.list[at];
      if (!question) return null;
      const { position, did, right } = question;
      const { positions } = this.page.judges;
      const found = await answered(positions.disguise(position, [did, ...right]));
      if (!found?.ok) continue;
      const table = { slots: [], columns: 1, opponents: OTHERS, begun: now() };
      this.page.here.write(MATCH, sealed({ match: found.value.record, ...table }));
      return { at, asked: found.value };
    }
  }

  /** Puts a question in place of the last one. */
  #put({ at, asked }: Disguise): void {
    this.#coming = null;
    this.#at = at;
    this.#asked = asked;
    this.#source = this.#sourceOf(this.#card);
    this.#reply = null;
    this.#judged = null;
    this.#gone = null;
    void this.#judge(asked);
  }

  async #next(): Promise<void> {
    // The next question may have to be made first.
    if (this.#turns) return;
    this.#turns = true;
    const found = await this.#find(this.#at + 1).finally(() => {
      this.#turns = false;
    });
    if (!found) return this.leave();
    await this.#match?.reopen();
    this.#coming = found;
    this.#store?.change({ focus: null });
  }

  #drop(): void {
    const { kept } = this.page;
    const card = this.#card;
    if (this.#gone) {
      kept.haveBack(this.#gone);
      this.#gone = null;
    } else if (isOwn(card)) {
      this.#gone = kept.at(card.position) ?? card;
      kept.drop(this.#gone);
    }
    this.#store?.change({});
  }

  #sourceOf(question: Question): string | null {
    if (!isOwn(question)) return null;
    const { begun } = question;
    const readings = [PAST + begun, MATCH].flatMap((key) => readingsIn(this.page.own, key));
    return readings.find(({ saved }) => saved.begun === begun)?.saved.match ?? null;
  }

  /** Leaves for the match at the moment of the mistake. */
  async #showMatch(): Promise<void> {
    const card = this.#card;
    if (!isOwn(card)) return;
    const { round, event, names } = card;
    const sitting = { players: [], names: ["", ...names] };
    const at = { round, actions: event };
    const link = await answered(
      this.page.engine.writeLink("match", this.#source ?? "", at, sitting),
    );
    if (link?.ok) reopenAt(location.pathname + link.value);
  }
}
