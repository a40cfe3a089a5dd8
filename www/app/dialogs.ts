/** Opens and closes dialogs, and remembers the ones below the open one. */

import { nothing, render } from "lit/html.js";
import { Unfetched } from "../base/version";
import { Stopped } from "../engine/calls";
import { reopenAt } from "../lessons/names";
import type { Actions } from "../match/actions";
import { UNANSWERED } from "../match/notices";
import type { Preferences } from "../match/preferences";
import type { Session } from "../match/session";
import type { DialogActions } from "../panels/dialog";
import type { Settings } from "../settings/settings";
import { type Asked, mayAnalyse, momentAt } from "../state/moment";
import {
  type DialogName,
  type Draft,
  hasContent,
  momentOf,
  type Sentence,
  type Store,
  type Watched,
} from "../state/state";
import { cancels } from "../ui/cancel";
import type { Contents } from "./contents";

/** Shown if a dialog throws. */
const BROKEN: Sentence = { id: "notice-dialog" };

/** Opens dialogs; functions are fields, as controls of dialogs call them by themselves. */
export class Dialogs implements DialogActions {
  /** Fills the dialogs; null until the second chunk is loaded. */
  contents: Contents | null = null;
  /** The dialogs below the open one. */
  #below: DialogName[] = [];
  #preparing = false;

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly store: Store,
    readonly session: Session,
    readonly preferences: Preferences,
    private readonly moves: Actions,
    signal: AbortSignal,
  ) {
    const cancel = cancels(() => this.close());
    for (const type of ["keydown", "cancel"]) dialog.addEventListener(type, cancel, { signal });
    // Browsers close the dialog at a second gesture in a row all the same: then it opens again.
    dialog.addEventListener("close", () => store.change({}), { signal });
    // Ignores the second click of a double click if the first one has closed the dialog.
    const guard = (event: Event): void => {
      if (store.state.dialog !== dialog.dataset.name) event.stopPropagation();
    };
    dialog.addEventListener("click", guard, { capture: true, signal });
  }

  open = (dialog: DialogName, shownRules: string | null = null): void => {
    const { dialog: below, draft } = this.store.state;
    if (below !== null) this.#below.push(below);
    // A new game begins with the rules of the settings.
    const kept = dialog === "newGame" ? null : draft;
    this.store.change({ dialog, shownRules, draft: kept });
  };

  showRules = (rules: string): void => this.open("rules", rules);

  /** Opens the dialog for a new game with shared rules. */
  offer(draft: Draft): void {
    this.store.change({ dialog: "newGame", shownRules: null, draft });
  }

  watch = (watched: Watched = this.#atTable): void => {
    this.store.change({ watched });
    this.open("replay");
  };

  /** The match at the table, to be watched from the start of its last round. */
  get #atTable(): Watched {
    return { record: this.session.text, opponents: this.store.state.opponents, at: null };
  }

  analyse = (asked: Asked | null = this.#momentHere): void => {
    const { dialog, watched } = this.store.state;
    // The replay goes on from the moment that was analysed.
    const shown = dialog === "replay" && watched && asked && "at" in asked ? asked.at : null;
    this.store.change({
      analysed: asked,
      ...(shown && watched && { watched: { ...watched, at: shown } }),
    });
    if (dialog !== "analysis") this.open("analysis");
  };

  /** The moment at the table, with which nobody is helped against others. */
  get #momentHere(): Asked | null {
    const { game } = this.store.state;
    if (!game || !mayAnalyse(game)) return null;
    return { record: this.session.text, at: momentAt(game) };
  }

  explain = (event: number): void => void this.#explain(event);

  /** Opens the explanation of the turn that an event of the finished round ended. */
  async #explain(event: number): Promise<void> {
    const { store, contents, session } = this;
    const { game, opponents } = store.state;
    if (!contents || !game) return;
    const moment = momentOf(store.state);
    const at = { round: game.round - 1, event };
    const why = await contents.why(session.text, at, opponents).catch(failureOf);
    // The next round may have been dealt meanwhile, or the match replaced.
    if (moment !== momentOf(store.state)) return;
    if (why === "unfetched") return session.notices.warnUnfetched();
    if (why === null) return session.notices.warn(UNANSWERED);
    store.change({ told: { event, why } });
    if (store.state.dialog !== "why") this.open("why");
  }

  check = (record = this.session.text): void => this.#ask("fair", record, null);

  compare = (record: string, round: number): void => this.#ask("tries", record, round);

  #ask(dialog: DialogName, record: string, round: number | null): void {
    this.store.change({ askedDeal: { record, round } });
    this.open(dialog);
  }

  tryAgain = (asked: string): void => reopenAt(`?again=${asked}`);

  undo = (): void => void this.moves.undo();

  set = (some: Partial<Settings>): void => this.preferences.set(some);

  warn = (): void => this.session.notices.warn(UNANSWERED);

  /** Returns to the dialog below, or to the end of a round that was not shown yet. */
  close = (): void => {
    // A lasting dialog ends only by its buttons: it opens again if the browser has closed it.
    if (isLasting(this.store.state.dialog)) {
      this.store.change({});
      return;
    }
    const below = this.#below.pop() ?? null;
    this.store.change({ dialog: below });
    if (below === null && !this.session.explained) this.session.explain();
    // At once, or a key pressed before the next frame would reach this dialog.
    this.follow();
  };

  /** Shows the dialog of the state. */
  follow(): void {
    const { state } = this.store;
    const { dialog: name } = state;
    const { contents } = this;
    if (!hasContent(state)) this.store.change({ dialog: null });
    else if (name === null) {
      this.#below = [];
      if (!this.dialog.open) return;
      this.dialog.close();
      // Clears the content later: the frame in which the table moves on is busy.
      setTimeout(() => {
        if (!this.dialog.open) render(nothing, this.dialog);
      });
    } else if (contents?.isReady(name)) this.#fill(contents, name);
    else if (contents) void this.#prepare(contents, name);
  }

  /** Fills a dialog; one that throws closes again. */
  #fill(contents: Contents, name: DialogName): void {
    try {
      contents.fill(this.dialog, name, this);
    } catch (error) {
      reportError(error);
      this.#giveUp(name);
      this.session.notices.warn(BROKEN);
    }
  }

  /** Reads the content of a dialog; the dialog does not open if that fails. */
  async #prepare(contents: Contents, name: DialogName): Promise<void> {
    if (this.#preparing) return;
    this.#preparing = true;
    const failure: unknown = await contents.prepare(name).then(
      () => null,
      (error) => error,
    );
    this.#preparing = false;
    // If another dialog was opened meanwhile, the next call prepares that one.
    if (failure === null || this.store.state.dialog !== name) return this.store.change({});
    this.#giveUp(name);
    if (failure instanceof Unfetched) return this.session.notices.warnUnfetched();
    if (!(failure instanceof Stopped)) reportError(failure);
    this.session.notices.warn(BROKEN);
  }

  #giveUp(name: DialogName): void {
    // The dialogs of another tab and of a stopped engine stay open in any case.
    if (!isLasting(name)) this.close();
  }
}

/** Returns a failed fetch as a value; null if the judge has stopped. */
function failureOf(error: unknown): "unfetched" | null {
  if (error instanceof Unfetched) return "unfetched";
  if (!(error instanceof Stopped)) throw error;
  return null;
}

/** Returns true for a dialog that only its buttons close. */
function isLasting(dialog: DialogName | null): boolean {
  return dialog === "elsewhere" || dialog === "stopped";
}
