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

/** Said where nothing can be done any more. */
export const OVER: Sentence = { id: "refused-roundOver" };

/** Said where the engine was asked and could not tell. */
export const UNANSWERED: Sentence = { id: "notice-unanswered" };

export class Notices {
  constructor(
    private readonly store: Store,
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

  /** Warns, at a place of the table if one is given. */
  warn(sentence: Sentence, at?: string): void {
    this.notify({ ...sentence, kind: "warning", ...(at && { at }) });
  }

  /** Warns unless something else is being warned of. */
  remark(sentence: Sentence): void {
    if (this.store.state.notice?.kind !== "warning") this.warn(sentence);
  }

  /** Says why a file could not be fetched: no connection, or a new version that has it no more. */
  async warnUnfetched(): Promise<void> {
    const update = await isOutdated();
    if (update) this.store.change({ update });
    this.warn({ id: update ? "notice-version" : "notice-offline" });
  }

  /**
   * Says why something was not done; `completed` is the action, where the page has completed it.
   */
  refuse(refusal: Refusal, at?: string, completed: string | null = null): void {
    const { table } = this.store.state.game ?? {};
    const hand = table ? facesIn(table, table.hand) : [];
    this.store.change({ drag: null, misfits: refusal.tiles });
    this.warn(this.game().refusal(refusal, hand, completed), at);
  }

  /** What happened. A warning is not cut short: the log and the table tell of it too. */
  tellOf(news: Notice): void {
    if (this.store.state.notice?.kind === "warning") return;
    this.notify(news, news.shown ? READING : NEWS);
  }
}
