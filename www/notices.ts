/** Notices that are shown for a while: warnings, answers, and what happened at the table. */

import type { Refusal } from "./engine/client";
import { facesIn } from "./faces";
import type { GameUi } from "./games/game";
import type { Notice, Sentence, Store } from "./state";
import { isOutdated } from "./version";

/** Milliseconds that a notice stays. */
const READING = 6000;

/** Milliseconds for what happened at the table; the game waits for them. */
export const NEWS = 2500;

/** Said where the words for it could not be fetched. */
export const OFFLINE = "notice-offline";

/** Said where nothing can be done any more. */
export const OVER: Sentence = { id: "refused-roundOver" };

/** Said where the engine was asked and could not tell. */
export const UNANSWERED: Sentence = { id: "notice-unanswered" };

export class Notices {
  constructor(
    private readonly store: Store,
    /** Fetches the words for it. Whether they are there. */
    private readonly words: () => Promise<boolean>,
    /** The game that is played. */
    private readonly game: () => GameUi,
  ) {}

  /** Says something in place of the prompt, for as long as it takes to read. */
  notify(notice: Notice, time = READING): void {
    this.store.change({ notice });
    setTimeout(() => {
      if (this.store.state.notice === notice) this.store.change({ notice: null });
    }, time);
  }

  /** Warns, where it happened, or says why nothing can be said. */
  async warn(sentence: Sentence | null, at?: string): Promise<void> {
    const known = (await this.words()) ? sentence : null;
    const told: Notice = { ...(known ?? (await this.#missing())), kind: "warning" };
    this.notify(known && at ? { ...told, at } : told);
  }

  /** Warns unless something else is being warned of. */
  async remark(sentence: Sentence): Promise<void> {
    const known = await this.words();
    const { notice } = this.store.state;
    if (known && notice?.kind !== "warning") this.notify({ ...sentence, kind: "warning" });
  }

  /** Why a fetch failed: no connection, or a new version that has this file no more. */
  async #missing(): Promise<Sentence> {
    if (!(await isOutdated())) return { id: OFFLINE };
    this.store.change({ update: true });
    return { id: "notice-version" };
  }

  /**
   * Says why something was not done; `completed` is the action, where the page has completed it.
   */
  async refuse(refusal: Refusal, at?: string, completed: string | null = null): Promise<void> {
    this.store.change({ drag: null, misfits: refusal.tiles });
    const { table } = this.store.state.game ?? {};
    const hand = table ? facesIn(table, table.hand) : [];
    const told = (await this.words()) ? this.game().refusal(refusal, hand, completed) : null;
    await this.warn(told, at);
  }

  /** What happened. A warning is not cut short: the log and the table tell of it too. */
  async tellOf(news: Notice): Promise<void> {
    const known = await this.words();
    const { game, notice } = this.store.state;
    if (!known || !game || notice?.kind === "warning") return;
    this.notify(news, news.shown ? READING : NEWS);
  }
}
