/** Which dialog is open, and from which others it was opened. */

import { nothing, render } from "lit/html.js";
import { Stopped } from "./engine/calls";
import type { PageActions } from "./panels/dialog";
import type { DialogPanels } from "./panels/dialogs";
import { type DialogName, type Draft, hasContent, type Sentence, type Store } from "./state";
import { Unfetched } from "./version";

/** Said of a dialog in which something broke. */
const BROKEN: Sentence = { id: "notice-dialog" };

/** What the dialogs need of the page. */
export interface Surroundings {
  /** Fills the dialogs; null until the second chunk has come. */
  panels(): DialogPanels | null;
  warn(why: Sentence): void;
  /** Says why a file could not be fetched. */
  warnUnfetched(): void;
  /** Shows how a round has ended that nobody has been shown yet. */
  explainEnd(): void;
}

export class Dialogs {
  /** The dialogs from which the present one was opened. */
  #below: DialogName[] = [];
  #preparing = false;

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly store: Store,
    private readonly page: Surroundings,
    private readonly actions: PageActions,
    signal: AbortSignal,
  ) {
    const close = (event: Event): void => {
      event.preventDefault();
      this.close();
    };
    dialog.addEventListener("cancel", close, { signal });
    // Some browsers close it at a second Escape all the same: what should be open opens again.
    dialog.addEventListener("close", () => store.change({}), { signal });
  }

  open(dialog: DialogName, shownRules: string | null = null): void {
    const { dialog: below, draft } = this.store.state;
    if (below !== null) this.#below.push(below);
    // Whoever asks for a new game finds the rules that are set.
    const kept = dialog === "newGame" ? null : draft;
    this.store.change({ dialog, shownRules, draft: kept });
  }

  /** Opens the choice of a new game with rules that somebody has shared. */
  offer(draft: Draft): void {
    this.store.change({ dialog: "newGame", shownRules: null, draft });
  }

  /** Back to where the player came from, or to a round's end that is not explained yet. */
  close(): void {
    // Only playing on ends it; where the browser has closed it, it opens again.
    if (isLasting(this.store.state.dialog)) {
      this.store.change({});
      return;
    }
    const below = this.#below.pop() ?? null;
    this.store.change({ dialog: below });
    if (below === null) this.page.explainEnd();
    // Not with the next frame: a key that is pressed at once would still go to this dialog.
    this.follow();
  }

  /** Shows what should be open. */
  follow(): void {
    const { state } = this.store;
    const { dialog: name } = state;
    const panels = this.page.panels();
    if (!hasContent(state)) this.store.change({ dialog: null });
    else if (name === null) {
      this.#below = [];
      if (!this.dialog.open) return;
      this.dialog.close();
      // The frame in which the table moves on has enough to do: what was in it goes after that.
      setTimeout(() => {
        if (!this.dialog.open) render(nothing, this.dialog);
      });
    } else if (panels?.isReady(name)) this.#fill(panels, name);
    else if (panels) void this.#prepare(panels, name);
  }

  /** One that breaks closes again, and the others can be used. */
  #fill(panels: DialogPanels, name: DialogName): void {
    try {
      panels.fill(this.dialog, name, this.actions);
    } catch (error) {
      reportError(error);
      this.#giveUp(name);
      this.page.warn(BROKEN);
    }
  }

  /** Reads the content of a dialog; the dialog does not open if that fails. */
  async #prepare(panels: DialogPanels, name: DialogName): Promise<void> {
    if (this.#preparing) return;
    this.#preparing = true;
    const failure: unknown = await panels.prepare(name).then(
      () => null,
      (error) => error,
    );
    this.#preparing = false;
    // Where another has been asked for meanwhile, that one is prepared now.
    if (failure === null || this.store.state.dialog !== name) return this.store.change({});
    this.#giveUp(name);
    if (failure instanceof Unfetched) return this.page.warnUnfetched();
    if (!(failure instanceof Stopped)) reportError(failure);
    this.page.warn(BROKEN);
  }

  #giveUp(name: DialogName): void {
    // Where another tab plays on or the engine has stopped nothing can be done here, told or not.
    if (!isLasting(name)) this.close();
  }
}

/** Whether a dialog cannot be left but by what it offers. */
function isLasting(dialog: DialogName | null): boolean {
  return dialog === "elsewhere" || dialog === "stopped";
}
