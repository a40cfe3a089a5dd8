/**
 * Asks the player's mistakes again, one after the other, on the table as it was but in other
 * colours. The first action that decides something is the answer: it is judged and not played.
 */

import type { TemplateResult } from "lit/html.js";
import { today } from "../base/calendar";
import { answered } from "../engine/calls";
import { FAILED, type Outcome, type Refusal, type RemoteEngine } from "../engine/client";
import type { Judging, Reviewing } from "../engine/judging";
import type { AnyJudgement, Disguised } from "../engine/views";
import { uiOf } from "../games/games";
import { readGlance, writeGlance } from "../home/glance";
import type { Entry } from "../home/place";
import type { Guide, GuidedMatch } from "../lessons/guide";
import { reopenAt } from "../lessons/names";
import type { Kind } from "../state/rect";
import type { Sentence, State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import { MATCH, now, PAST, readingsIn } from "../store/match";
import type { KeptMistakes, Card as Mistake } from "../store/mistakes";
import { sealed } from "../store/seal";
import { verbOf } from "../table/action";
import type { Card, Layout } from "../table/layout";
import { focusTable, isNowhere, RACK_STOP } from "../table/mirror";
import { mistakeCard } from "./card";
import { type Reply, Told } from "./told";

/** The bots at the table, which never move. */
const OTHERS = ["easy", "easy", "easy"] as const;

/** The refusal of an action after the answer. */
const ANSWERED: Refusal = { ...FAILED.refusal, code: "answered" };

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
  /** The position in another dress: its first action is the mistake, the others are right. */
  #dressed: Disguised | null = null;
  #reply: Reply | null = null;
  #judged: AnyJudgement | null = null;
  /** True for a card that was thrown out. */
  #gone = false;
  /** The question or answer that has moved the focus last. */
  #led = -1;
  #store: Store | null = null;
  #match: GuidedMatch | null = null;

  constructor(
    private readonly cards: readonly Mistake[],
    private readonly page: Page,
  ) {
    const { engine } = page;
    const again = () => engine.load(this.#dressed?.record ?? "", OTHERS);
    const own: Partial<RemoteEngine> = {
      act: (action) => this.#try(action),
      undo: again,
      botMove: again,
    };
    const get = (_: object, name: keyof RemoteEngine) => own[name] ?? engine[name];
    this.engine = new Proxy({}, { get }) as RemoteEngine;
  }

  /** Lays the next mistake that can be read on the table. Returns false if there is none. */
  async lay(from = 0): Promise<boolean> {
    for (const [at, { position, did, right }] of this.cards.entries()) {
      if (at < from) continue;
      const { positions } = this.page.judges;
      const dressed = await answered(positions.disguise(position, [did, ...right]));
      if (!dressed?.ok) continue;
      this.#at = at;
      this.#dressed = dressed.value;
      this.#reply = null;
      this.#judged = null;
      this.#gone = false;
      const { record } = dressed.value;
      const table = { slots: [], columns: 1, opponents: OTHERS, begun: now() };
      this.page.here.write(MATCH, sealed({ match: record, ...table }));
      void this.#judge(dressed.value);
      return true;
    }
    return false;
  }

  attend(store: Store, match: GuidedMatch): void {
    this.#store = store;
    this.#match = match;
    store.onChange(() => {
      if (store.state.game && store.state.taught?.at !== this.#step) this.#show();
    });
  }

  card(state: State, _: Pick<Layout, "kind">, card: Card): TemplateResult {
    const { length } = this.cards;
    return mistakeCard(
      {
        at: this.#at,
        count: length,
        told: this.#toldIn(state),
        right: this.#reply?.right ?? false,
        last: this.#at === length - 1,
        gone: this.#gone,
        kept: this.#record !== null,
      },
      card,
      {
        next: () => void this.#next(),
        leave: () => this.leave(),
        tell: () => this.#answer({ action: null, right: false }),
        show: () => void this.#showMatch(),
        drop: () => this.#drop(),
      },
    );
  }

  leave(): void {
    writeGlance({ ...readGlance(), again: this.page.kept.days(today()) });
    const entry: Entry = { place: "home", above: true };
    if (this.page.fromHome) history.replaceState(entry, "");
    reopenAt(location.pathname);
  }

  lead(root: HTMLElement): void {
    const isThere = root.querySelector("#card [data-card=taught]") !== null;
    if (!isThere || document.readyState !== "complete" || this.#led === this.#step) return;
    this.#led = this.#step;
    if (this.#reply) root.querySelector<HTMLElement>("#card button.primary")?.focus();
    else if (isNowhere() || this.#at > 0)
      (root.querySelector<HTMLElement>(RACK_STOP) ?? { focus: () => focusTable(root) }).focus();
  }

  aloud(state: State, _: Kind): Sentence | null {
    return this.#toldIn(state)?.aloud ?? { id: "again-question" };
  }

  get #card(): Mistake {
    const card = this.cards[this.#at];
    if (!card) throw new Error("No mistake is left.");
    return card;
  }

  /** Counts questions and answers. */
  get #step(): number {
    return 2 * this.#at + (this.#reply ? 1 : 0);
  }

  /** Returns the answer in words; null before it. */
  #toldIn({ game }: State): Told | null {
    const [reply, dressed] = [this.#reply, this.#dressed];
    if (!game || !reply || !dressed) return null;
    const [did = "", ...right] = dressed.actions;
    return new Told(this.#card, { did, right, reply }, this.#judged, game);
  }

  /** Judges an action; one that decides nothing, or is refused, goes to the engine. */
  async #try(action: string): Promise<Outcome> {
    const dressed = this.#dressed;
    if (!dressed || this.#reply) return { ok: false, refusal: ANSWERED };
    const { engine, judges } = this.page;
    const [, ...right] = dressed.actions;
    const found = await answered(judges.answers.isRight(dressed.position, right, action));
    if (!found) return FAILED;
    if (!found.ok || found.value === null) return engine.act(action);
    const same = await engine.load(dressed.record, OTHERS);
    if (same.ok) this.#answer({ action, right: found.value });
    return same;
  }

  #answer(reply: Reply): void {
    this.#reply = reply;
    this.page.kept.note(this.#card, reply.right, today());
    this.#show();
  }

  /** Judges the position for the words of the answer. */
  async #judge({ position }: Disguised): Promise<void> {
    const judged = await answered(this.page.judges.positions.judge(position, false));
    if (this.#dressed?.position !== position) return;
    this.#judged = judged;
    if (this.#reply) this.#store?.change({});
  }

  /** Shows the question, or the answer with the tiles of the best action marked. */
  #show(): void {
    const state = this.#store?.state;
    const [, best = ""] = this.#dressed?.actions ?? [];
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
      laying: null,
    });
  }

  async #next(): Promise<void> {
    if (await this.lay(this.#at + 1)) await this.#match?.reopen();
    else this.leave();
  }

  #drop(): void {
    const { kept } = this.page;
    this.#gone = !this.#gone;
    if (this.#gone) kept.drop(this.#card);
    else kept.haveBack(this.#card);
    this.#store?.change({});
  }

  /** The record of the match in which the mistake was made; null if it is not kept any more. */
  get #record(): string | null {
    const { begun } = this.#card;
    const keys = [PAST + begun, MATCH];
    const found = keys.flatMap((key) => readingsIn(this.page.own, key));
    return found.find(({ saved }) => saved.begun === begun)?.saved.match ?? null;
  }

  /** Leaves for the match at the moment of the mistake. */
  async #showMatch(): Promise<void> {
    const { round, event, names } = this.#card;
    const sitting = { players: [], names: ["", ...names] };
    const at = { round, actions: event };
    const link = await answered(
      this.page.engine.writeLink("match", this.#record ?? "", at, sitting),
    );
    if (link?.ok) reopenAt(location.pathname + link.value);
  }
}
