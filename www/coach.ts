/** What the whole engine helps with: hints, taking back, and the end of a turn whose time is up. */

import type { Arrangements, Step } from "./arrangements";
import type { Remote } from "./engine/calls";
import { wholeEngine } from "./engine/consult";
import type { Changed, WholeEngine } from "./engine/whole";
import { say } from "./locales/messages";
import { giveHint } from "./panels/hint";
import type { Rack } from "./rack";
import type { Notice, Sentence, Store } from "./state";

/** Milliseconds that it is said that something was taken back. */
const NEWS = 2500;

/** The match that is helped with. */
export interface Course {
  readonly rack: { readonly past: Arrangements | null; lay(rack: Rack): void };
  /** The match as text; null where none is played. */
  readonly saved: string | null;
  /** Has the match changed by what has to be waited for. Whether it was. */
  change<By>(
    by: Promise<By | null>,
    how: (by: By, saved: string) => Promise<Changed>,
    back?: Step | null,
  ): Promise<boolean>;
  notify(notice: Notice, time: number): void;
  warn(sentence: Sentence | null): Promise<void>;
}

type Engine = Remote<WholeEngine>;

export class Coach {
  constructor(
    private readonly store: Store,
    private readonly match: Course,
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
      const undo = (engine: Engine, saved: string) => engine.undo(saved);
      const undone = await this.match.change(wholeEngine(), undo, back);
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
    const { saved } = this.match;
    const engine = await wholeEngine();
    // Moves may have been made meanwhile, or the match given up.
    if (saved === null || saved !== this.match.saved) return;
    try {
      if (engine) await giveHint(this.store, engine, saved, first);
      else void this.match.warn(null);
    } catch {
      void this.match.warn(null);
    }
  }

  /** Asks why each round counted what it did, which the engine of a first visit cannot tell. */
  async account(): Promise<void> {
    const { saved } = this.match;
    const { game, house, story } = this.store.state;
    if (!game || house || story?.of === game || saved === null) return;
    const engine = await wholeEngine();
    const told = await engine?.house(saved).catch(() => null);
    if (told && saved === this.match.saved) this.store.change({ story: { of: game, house: told } });
  }

  /** Finds out why somebody did what he did in the turn which an event of the finished round ended. */
  async why(event: number): Promise<boolean> {
    const { saved } = this.match;
    const { opponents } = this.store.state;
    const engine = await wholeEngine();
    if (saved === null || saved !== this.match.saved) return false;
    const why = await engine?.why(saved, opponents, event).catch(() => null);
    if (saved !== this.match.saved) return false;
    if (why) this.store.change({ told: { event, why } });
    else void this.match.warn(null);
    return Boolean(why);
  }

  /** Ends the turn of a player whose time is up. Whether it did. */
  async timeOut(): Promise<boolean> {
    const { table } = this.store.state.game ?? {};
    if (table?.turn !== table?.seat) return false;
    const timeOut = (engine: Engine, saved: string) => engine.timeOut(saved);
    const ended = await this.match.change(wholeEngine(), timeOut);
    if (ended) void this.match.warn({ id: "notice-time" });
    return ended;
  }
}
