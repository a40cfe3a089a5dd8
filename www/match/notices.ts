/** Shows notices for a while: warnings, answers and events at the table. */

import { isOutdated } from "../base/version";
import type { Refusal } from "../engine/client";
import type { GameUi } from "../games/game";
import { facesIn } from "../state/faces";
import { type Notice, pressing, type Sentence, type Store } from "../state/state";

/** Milliseconds that a notice stays. */
const READING = 6000;

/** Milliseconds that an event stays; the game waits for it. */
export const NEWS = 2500;

/** Shown after the end of the round. */
export const OVER: Sentence = { id: "refused-roundOver" };

/** Shown if a staged hand points at something else. */
export const UNLIT: Sentence = { id: "refused-unlit" };

/** Shown instead of a hint in a lesson that leads. */
export const TAUGHT: Sentence = { id: "refused-taught" };

/** Shown in place of a hint where a mistake is tried again. */
export const ASKED: Sentence = { id: "refused-asked" };

/** Shown if the engine did not answer. */
export const UNANSWERED: Sentence = { id: "notice-unanswered" };

export class Notices {
  constructor(
    private readonly store: Store,
    /** Returns the current game. */
    private readonly game: () => GameUi,
  ) {}

  /** Shows a notice for as long as reading takes. */
  notify(notice: Notice, time = READING): void {
    this.store.change({ notice });
    setTimeout(() => {
      if (this.store.state.notice === notice) this.store.change({ notice: null });
    }, time);
  }

  /** Shows a warning, at a place of the table if one is given. */
  warn(sentence: Sentence, at?: string): void {
    this.notify({ ...sentence, kind: "warning", ...(at && { at }) });
  }

  /** Shows a warning unless another one is shown. */
  remark(sentence: Sentence): void {
    if (this.store.state.notice?.kind !== "warning") this.warn(sentence);
  }

  /** Warns that a file could not be fetched: no connection, or a new version without it. */
  async warnUnfetched(): Promise<void> {
    const update = await isOutdated();
    if (update) this.store.change({ update });
    this.warn({ id: update ? "notice-version" : "notice-offline" });
  }

  /** Shows the reason of a refusal; `completed` is the action if the page has completed it. */
  refuse(refusal: Refusal, at?: string, completed: string | null = null): void {
    const { table } = this.store.state.game ?? {};
    const hand = table ? facesIn(table, table.hand) : [];
    const noted = pressing(this.store.state, `refused ${refusal.code}`);
    this.store.change({ ...noted, drag: null, misfits: refusal.tiles });
    this.warn(this.game().refusal(refusal, hand, completed), at);
  }

  /** Shows an event, unless a warning is shown: the log and the table tell of the event too. */
  announce(news: Notice): void {
    if (this.store.state.notice?.kind === "warning") return;
    this.notify(news, news.shown ? READING : NEWS);
  }
}
