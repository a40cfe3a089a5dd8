/** What the engine helps with: hints, taking back, and the end of a turn whose time is up. */

import type { Outcome, Rules } from "./engine/client";
import { say } from "./locales/messages";
import { giveHint } from "./panels/hint";
import type { Arrangements, Step } from "./rack/arrangements";
import type { Rack } from "./rack/rack";
import type { Notice, Sentence, Store } from "./state";

/** Milliseconds that it is said that something was taken back. */
const NEWS = 2500;

/** The match that is helped with. */
export interface Course {
  readonly rack: { readonly past: Arrangements | null; lay(rack: Rack): void };
  /** Has the engine change the match; the step of the rack goes back with it. Whether it did. */
  change(how: () => Promise<Outcome>, back?: Step | null): Promise<boolean>;
  notify(notice: Notice, time: number): void;
  warn(sentence: Sentence | null): Promise<void>;
}

export class Coach {
  constructor(
    private readonly store: Store,
    private readonly match: Course,
    private readonly rules: Pick<Rules, "hint" | "why" | "undo" | "timeOut">,
  ) {}

  /** Takes back what the player did last. */
  async undo(): Promise<void> {
    const { rack, game } = this.store.state;
    const moves = game?.undo != null;
    const { past } = this.match.rack;
    const hand = game?.table?.hand.map(({ tile }) => tile) ?? [];
    const back = past?.last(rack, hand, moves) ?? null;
    const told: Notice = { id: "notice-undone", args: this.#undone(), kind: "answer" };
    if (back?.by === "hand") {
      past?.forget(back);
      this.match.rack.lay(back.rack);
      this.match.notify(told, NEWS);
    } else if (moves) {
      this.store.change({ dialog: null });
      const undone = await this.match.change(() => this.rules.undo(), back);
      if (undone) this.match.notify(told, NEWS);
    }
  }

  /** What would be taken back, in a word. */
  #undone(): { what: string } {
    const { undone } = this.store.state;
    return { what: undone ? say(`undone-${undone}`) : "" };
  }

  /** Gives a hint, from this step on, or the next step of it. */
  async hint(first?: number): Promise<void> {
    await giveHint(this.store, this.rules, first).catch(() => this.match.warn(null));
  }

  /** Finds out why somebody did what he did in the turn which an event of the finished round ended. */
  async why(event: number): Promise<boolean> {
    const { game } = this.store.state;
    const why = await this.rules.why(event).catch(() => null);
    // The next round may have been dealt meanwhile, or the match given up.
    if (game !== this.store.state.game) return false;
    if (why) this.store.change({ told: { event, why } });
    else void this.match.warn(null);
    return Boolean(why);
  }

  /** Ends the turn of a player whose time is up. Whether it did. */
  async timeOut(): Promise<boolean> {
    const { table } = this.store.state.game ?? {};
    if (table?.turn !== table?.seat) return false;
    const ended = await this.match.change(() => this.rules.timeOut());
    if (ended) void this.match.warn({ id: "notice-time" });
    return ended;
  }
}
