/** What a player does at the table. Some actions are asked about first, or prepared by the page. */

import { answered } from "./engine/calls";
import { FAILED, type RemoteEngine } from "./engine/client";
import type { GameUi, MeldTable } from "./games/game";
import { say } from "./locales/messages";
import { NEWS, OVER, UNANSWERED } from "./notices";
import { closedUp, layOutSorted } from "./rack/orders";
import { place, type Rack, reconcile, type Spot } from "./rack/rack";
import type { Attempt, Session } from "./session";
import { type Hint, momentOf, type Notice, type State, type Store } from "./state";
import type { Order } from "./views";

/** How something is done. */
export interface How {
  /** Where on the rack a drawn tile is wanted. */
  readonly spot?: Spot | null;
  /** The player may not have meant it, and has time to take it back. */
  readonly hasty?: boolean;
  /** The player has been asked and is sure. */
  readonly sure?: boolean;
}

/** A hint is given in so many steps. */
const STEPS = 3;

/** Milliseconds at the usual pace from one move to the next, where a hint is played out. */
const MOVE = 700;

/** Said where there is nothing to do. */
const NO_HINT = { id: "hint-none", tiles: [], place: null, counted: [] };

export class Actions {
  /** The step at the table of melds that is under way, or the last one. */
  #step: Promise<unknown> = Promise.resolve();
  /** Whether a hint is being played out. */
  #plays = false;

  constructor(
    private readonly store: Store,
    private readonly session: Session,
    private readonly engine: RemoteEngine,
  ) {}

  get ui(): GameUi {
    return this.session.ui;
  }

  /** Does an action of the notation; where it needs a tile and names none, one is found for it. */
  async act(action: string, { spot = null, hasty = false, sure = false }: How = {}): Promise<void> {
    const { ui, notices } = this.session;
    const at = ui.placeOf(action);
    const { state } = this.store;
    // The engine may have stopped, or the match have been given up.
    const whole = await answered(ui.withTile(action, state, this.engine), UNANSWERED);
    if (typeof whole !== "string") return whole ? notices.warn(whole, at) : undefined;
    const question = sure ? null : ui.doubtOf(whole, this.store.state);
    if (question) return this.#ask(question);
    const { melds } = ui;
    if (melds?.stays(whole)) return this.#rebuild(melds, whole, at, spot);
    const attempt: Attempt = {
      at,
      hasty,
      spot: ui.draws(whole) ? spot : undefined,
      completed: whole === action ? null : whole,
    };
    const text = ui.written(whole, this.store.state);
    await this.session.act(() => this.engine.act(text), attempt);
  }

  /** Changes the half-finished table: one step after the other, however fast they are made. */
  #rebuild(melds: MeldTable, action: string, at: string | undefined, spot: Spot | null) {
    const moment = momentOf(this.store.state);
    const step = this.#step.then(async () => {
      const { state } = this.store;
      const { engine, session } = this;
      const after = await answered(melds.after(action, state, engine, spot), FAILED.refusal);
      // The turn may be over, and the table with it.
      const now = this.store.state;
      const stale = momentOf(now) !== moment || now.laying !== state.laying;
      if (stale || after === null) this.store.change({ drag: null, selected: null });
      else if ("code" in after) session.notices.refuse(after, at);
      else {
        session.rack.lay(after.rack, after.laying);
        this.store.change({ hint: this.#hintAfter(action) });
      }
    });
    // A failed step does not keep the next one from being made.
    this.#step = Promise.allSettled([step]);
    return step;
  }

  /** A hint goes on to what comes next where the player has moved the tiles that it marks. */
  #hintAfter(action: string): Hint | null {
    const { hint, game, laying } = this.store.state;
    const [, , ...tiles] = action.split(" ");
    const follows = tiles.length > 0 && tiles.every((tile) => hint?.tiles.includes(tile));
    if (!hint?.given || !game || !follows) return null;
    return { ...this.ui.hint(hint.given, 1, game, laying), given: hint.given, step: 1 };
  }

  #ask(question: Notice): void {
    const { asks } = question;
    const picked = asks?.tile ? { selected: asks.tile, misfits: [] } : {};
    this.store.change({ drag: null, ...picked, notice: question });
  }

  /** Leaves the tile where it is that the player was asked about. */
  keep(): void {
    if (this.store.state.notice?.asks) this.store.change({ notice: null, selected: null });
  }

  /** Puts one tile, or the tiles of a block, at a spot of the rack. */
  move(tiles: readonly string[], spot: Spot): void {
    const { rack } = this.store.state;
    // A round may have ended while its tile was carried.
    const held = tiles.every((tile) => rack.slots.includes(tile));
    const { melds } = this.ui;
    if (melds && !held) void this.act(`${melds.home} ${tiles.join(" ")}`, { spot });
    else this.rearrange(held ? place(rack, tiles, spot) : rack);
  }

  rearrange(rack: Rack): void {
    this.session.rack.rearrange(rack);
  }

  async arrange(order: Order): Promise<void> {
    const before = tilesOf(this.store.state);
    if (before === "") return;
    if (this.#isOver) return this.session.notices.warn(OVER);
    // The match may be over or gone, and its tiles with it.
    const sorted = await answered(this.engine.sorted(order));
    const { rack } = this.store.state;
    // A tile may have come or gone meanwhile; that others have moved makes no difference.
    if (sorted && tilesOf(this.store.state) === before) {
      // What is laid in this turn stays where it lies.
      const { hand } = this.session.rack;
      this.rearrange(reconcile(layOutSorted(rack.shape, sorted), hand, null));
    }
  }

  /** Closes the gaps. */
  async closeUp(): Promise<void> {
    if (this.#isOver) return this.session.notices.warn(OVER);
    const { rack, melds } = this.store.state;
    this.rearrange(closedUp(rack, melds));
  }

  /** The player waits no longer for the bots. Whether there was anything to wait for. */
  hurry(): boolean {
    return this.session.hurry();
  }

  /** The player waits no longer to be shown how the round has ended. Whether that was to come. */
  hurryEnd(): boolean {
    return this.#isOver && this.session.hurry();
  }

  explain(): void {
    this.session.explain();
  }

  /** Takes back what the player did last. */
  async undo(): Promise<void> {
    const { rack: own, notices } = this.session;
    await this.#step;
    const { state } = this.store;
    const { rack, game, undone, laying } = state;
    const moves = game?.undo != null;
    const back = own.past.last(rack, own.hand, moves);
    const args = { what: undone ? say(`undone-${undone}`) : "" };
    const told: Notice = { id: "notice-undone", args, kind: "answer" };
    const { melds } = this.ui;
    if (melds && laying) {
      const before = melds.back({ ...state, laying });
      own.lay(before.rack, before.laying);
      notices.notify(told, NEWS);
    } else if (back?.by === "hand") {
      own.past.forget(back);
      own.lay(back.rack);
      notices.notify(told, NEWS);
    } else if (moves) {
      this.store.change({ dialog: null });
      const attempt = { back, noMove: true } as const;
      if (await this.session.act(() => this.engine.undo(), attempt)) notices.notify(told, NEWS);
    }
  }

  /** Gives a hint, or the next step of it. */
  async hint(): Promise<void> {
    const { notices } = this.session;
    if (this.#isOver) return notices.warn(OVER);
    await this.#giveHint();
  }

  async #giveHint(): Promise<void> {
    const { state } = this.store;
    const { game, hint, laying } = state;
    if (!game?.table || this.#plays) return;
    const last = hint?.step === STEPS ? hint.given : null;
    const ways = last ? this.ui.melds?.waysOf(last, laying) : [];
    if (ways && ways.length > 0) {
      this.#plays = true;
      await this.#playOut(ways).finally(() => {
        this.#plays = false;
      });
      return;
    }
    const given = hint ? hint.given : await answered(this.engine.hint(), "failed");
    if (given === "failed") return this.session.notices.warn(UNANSWERED);
    if (momentOf(this.store.state) !== momentOf(state)) {
      // Others have moved meanwhile, and it may be the player's turn now.
      return game.table.turn === game.table.seat ? undefined : this.#giveHint();
    }
    const step = hint ? Math.min(hint.step + 1, STEPS) : 1;
    const told = given ? this.ui.hint(given, step, game, laying) : NO_HINT;
    this.store.change({ hint: { ...told, given, step }, notice: null, selected: null });
  }

  /** Shows on the table what a hint advises, one move after the other; the player ends the turn. */
  async #playOut(ways: readonly (readonly (readonly string[])[])[]): Promise<void> {
    const { session, store } = this;
    const moment = momentOf(store.state);
    const { melds } = this.ui;
    store.change({ hint: null });
    for (const rows of ways) {
      const { state } = store;
      const lying = rows.map((row) => [...row]);
      const after = melds && (await answered(melds.lain(lying, state, this.engine)));
      const untouched = momentOf(store.state) === moment && store.state.laying === state.laying;
      if (!after || !untouched) return;
      session.rack.lay(after.rack, after.laying);
      await new Promise((resolve) => setTimeout(resolve, MOVE * session.travel));
    }
  }

  /**
   * Finds out why somebody did what he did in the turn which an event of the finished round ended.
   */
  async why(event: number): Promise<boolean> {
    const moment = momentOf(this.store.state);
    const why = await answered(this.engine.why(event));
    // The next round may have been dealt meanwhile, or the match given up.
    if (moment !== momentOf(this.store.state)) return false;
    if (why) this.store.change({ told: { event, why } });
    else this.session.notices.warn(UNANSWERED);
    return Boolean(why);
  }

  /** Ends the turn of a player whose time is up. Whether it did. */
  async timeOut(): Promise<boolean> {
    const { table } = this.store.state.game ?? {};
    if (table?.turn !== table?.seat) return false;
    const ended = await this.session.act(() => this.engine.timeOut(), { noMove: true });
    if (ended) this.session.notices.warn({ id: "notice-time" });
    return ended;
  }

  get #isOver(): boolean {
    return this.store.state.game?.table?.turn === null;
  }
}

/** The tiles that the player holds, as text. */
function tilesOf({ game }: State): string {
  return (game?.table?.hand ?? []).join(" ");
}
