/**
 * The ways between home and the table, in step with the browser's history: Back closes what is
 * open, then leads home, then leaves the page. One entry above that of home is enough for all of
 * it; when it is gone and still needed, it is added again.
 */

import { type Entry, entryOf, type Place } from "../home/place";
import type { Store } from "../state/state";

/** The effects of the ways. */
interface WaysPage {
  /** Closes the menu or the dialog; returns false if neither is open. */
  closeOpen(): boolean;
  /** Called when the page has gone to a place. */
  gone(place: Place): void;
}

export class Ways {
  /** False in a frame, whose entries would be among those of the page around it. */
  readonly #own = window.parent === window;

  constructor(
    private readonly store: Store,
    private readonly page: WaysPage,
    signal: AbortSignal,
  ) {
    document.documentElement.dataset.at = this.#place;
    if (!this.#own) return;
    if (!entryOf(history.state)) {
      this.#write({ place: "home", above: false });
      this.follow();
    }
    window.addEventListener("popstate", () => this.#popped(), { signal });
  }

  get #place(): Place {
    return this.store.state.home ? "home" : "table";
  }

  go(place: Place): void {
    if (place === this.#place) return;
    this.store.change({ home: place === "home" });
    document.documentElement.dataset.at = place;
    this.follow();
    this.page.gone(place);
  }

  /** Adds the entry above home, or has it name the place. */
  follow(): void {
    if (!this.#own) return;
    const entry = entryOf(history.state) ?? { place: "home", above: true };
    const place = this.#place;
    const needed = place === "table" || this.store.state.dialog !== null;
    if (needed && !entry.above) history.pushState({ place, above: true } satisfies Entry, "");
    else if (entry.place !== place) this.#write({ place, above: entry.above });
  }

  #popped(): void {
    const entry = entryOf(history.state);
    // A link within the page has made an entry of its own.
    if (!entry) this.#write({ place: this.#place, above: true });
    else if (entry.above) this.go(entry.place);
    else if (this.page.closeOpen()) this.follow();
    else if (this.#place === "table") this.go("home");
    else history.back();
  }

  #write(entry: Entry): void {
    history.replaceState(entry, "");
  }
}
