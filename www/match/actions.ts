/** The actions of a player at the table. Some are confirmed first, or completed by the page. */

import { answered } from "../engine/calls";
import { FAILED, type RemoteEngine } from "../engine/client";
import type { HintView, Order } from "../engine/views";
import type { GameUi, MeldTable } from "../games/game";
import { say } from "../locales/messages";
import { closedUp, layOutSorted } from "../rack/orders";
import { place, type Rack, reconcile, type Spot } from "../rack/rack";
import { insert } from "../rack/room";
import type { Laying } from "../state/laying";
import {
  areChosen,
  type Hint,
  isLesson,
  momentOf,
  type Notice,
  pressing,
  type State,
  type Store,
} from "../state/state";
import { actionOf } from "../table/action";
import { HeldHint, TRY } from "./held-hint";
import { ASKED, NEWS, OVER, TAUGHT, UNANSWERED, UNLIT } from "./notices";
import type { Attempt, Session } from "./session";

/** Options of an action. */
interface How {
  /** The slot of the rack for a drawn tile. */
  readonly spot?: Spot | null;
  /** True if it may be unintended, and there is time to undo it. */
  readonly hasty?: boolean;
  /** True if the player has confirmed it. */
  readonly sure?: boolean;
}

/** The number of steps of a hint. */
const STEPS = 3;

/** Milliseconds at the usual pace between two moves of a hint that is played out. */
const MOVE = 700;

/** Tables that follow one another, as rows of tiles. */
type Ways = ReturnType<MeldTable["waysOf"]>;

/** Shown if there is nothing to do. */
const NO_HINT = { id: "hint-none", tiles: [], place: null, counted: [] };

export class Actions {
  /** The step at the table of melds that is under way, or the last one. */
  #step: Promise<unknown> = Promise.resolve();
  /** True while a hint is being played out. */
  #plays = false;
  readonly #held: HeldHint;

  constructor(
    private readonly store: Store,
    private readonly session: Session,
    private readonly engine: RemoteEngine,
  ) {
    this.#held = new HeldHint(store);
  }

  get ui(): GameUi {
    return this.session.ui;
  }

  /** Performs an action of the notation; fills in a tile that it leaves out. */
  async act(action: string, { spot = null, hasty = false, sure = false }: How = {}): Promise<void> {
    const { ui, notices } = this.session;
    const does = actionOf(ui.actions, action);
    const { state } = this.store;
    // The engine may have stopped, or the match have been replaced.
    const whole = await answered(ui.withTile(action, state, this.engine), UNANSWERED);
    const done = typeof whole === "string" ? actionOf(ui.actions, whole) : does;
    const at = (done ?? does)?.place;
    if (typeof whole !== "string") {
      // A tile that was carried there goes back.
      this.store.change({ drag: null });
      return whole ? notices.warn(whole, at) : undefined;
    }
    const question = sure ? null : ui.doubtOf(whole, this.store.state);
    if (question) return this.#ask(question);
    const { melds } = ui;
    if (melds?.stays(whole)) {
      this.#note(whole);
      return this.#rebuild(melds, whole, at, spot);
    }
    const attempt: Attempt = {
      at,
      hasty,
      spot: does?.draws ? spot : undefined,
      completed: whole === action ? null : whole,
    };
    const text = ui.written(whole, this.store.state);
    this.#note(text);
    const compared = this.#held.compared(text, ui);
    const went = await this.session.act(() => this.engine.act(text), attempt);
    // The end of a round has more to tell.
    if (went && compared && !this.#isOver) notices.notify(compared);
  }

  /** Changes the half-finished table; queues steps that follow fast. */
  #rebuild(melds: MeldTable, action: string, at: string | undefined, spot: Spot | null) {
    const moment = momentOf(this.store.state);
    const step = this.#step.then(async () => {
      const { state } = this.store;
      const { engine, session } = this;
      const after = await answered(melds.after(action, state, engine, spot), FAILED.refusal);
      // The turn may have ended meanwhile.
      const now = this.store.state;
      const stale = momentOf(now) !== moment || now.laying !== state.laying;
      if (stale || after === null) this.store.change({ drag: null, selected: null });
      else if ("code" in after) session.notices.refuse(after, at);
      else {
        session.rack.rebuild(after);
        const said = this.ui.rebuilt?.(state, this.store.state) ?? [];
        this.store.change({ hint: this.#hintAfter(action), said });
      }
    });
    // A failed step does not keep the next one from being made.
    this.#step = Promise.allSettled([step]);
    return step;
  }

  /** Returns the hint after the player has moved the tiles that it marks; null ends it. */
  #hintAfter(action: string): Hint | null {
    const { hint } = this.store.state;
    const [, , ...tiles] = action.split(" ");
    const follows = tiles.length > 0 && tiles.every((tile) => hint?.tiles.includes(tile));
    return hint?.given && follows ? this.#again(hint.given) : null;
  }

  /** Returns the first step of a hint for the table as it lies now. */
  #again(given: HintView): Hint | null {
    const { game, laying } = this.store.state;
    return game && { ...this.ui.hint(given, 1, game, laying), given, step: 1 };
  }

  #note(line: string): void {
    this.store.change(pressing(this.store.state, line));
  }

  #ask(question: Notice): void {
    const { asks } = question;
    this.#note(`asked ${question.id}`);
    const picked = asks?.tile ? { selected: asks.tile, misfits: [] } : {};
    this.store.change({ drag: null, ...picked, notice: question });
  }

  /** Answers a question about a tile by keeping the tile. */
  keep(): void {
    if (this.store.state.notice?.asks) this.store.change({ notice: null, selected: null });
  }

  /**
   * Does what a staged hand waits for, or lays the series that a newcomer is advised to lay.
   * Returns false if nothing is waited for or advised, or if a tile has to be chosen first.
   */
  follow(chosen = areChosen(this.store.state)): boolean {
    const { taught, rack } = this.store.state;
    const [verb, ...rest] = taught?.leads?.split(" ") ?? [];
    if (!verb) return this.#layAdvised();
    if (taught?.goes && !chosen) return false;
    if (verb === "arrange") this.rearrange(together(rack, rest));
    else if (verb === "put") void this.#playOut([rest.join(" ").split(" | ").map(tilesIn)]);
    else void this.act([verb, ...rest].join(" "), { sure: true });
    return true;
  }

  /** Lays the series that a hint marks, if hints come by themselves. */
  #layAdvised(): boolean {
    const { state } = this.store;
    const { given, tiles } = state.hint ?? { given: null, tiles: [] };
    if (!given || !isLesson(state) || this.#plays) return false;
    const ways = this.ui.melds?.waysOf(given, state.laying) ?? [];
    const next = ways.find((rows) => rows.some((row) => tiles.every((tile) => row.includes(tile))));
    if (!next) return false;
    const moment = momentOf(state);
    void this.#playOut([next]).then(() => {
      if (momentOf(this.store.state) === moment) this.store.change({ hint: this.#again(given) });
    });
    return true;
  }

  /** Moves one tile, or the tiles of a block, to a slot of the rack. */
  move(tiles: readonly string[], spot: Spot): void {
    const { rack } = this.store.state;
    // A round may have ended while its tile was carried.
    const held = tiles.every((tile) => rack.slots.includes(tile));
    const { melds } = this.ui;
    if (melds && !held) void this.act(`${melds.home} ${tiles.join(" ")}`, { spot });
    else {
      this.#note(`rack ${tiles.join(" ")}`);
      this.rearrange(held ? place(rack, tiles, spot) : rack);
    }
  }

  rearrange(rack: Rack): void {
    this.session.rack.rearrange(rack);
  }

  async arrange(order: Order): Promise<void> {
    const before = tilesOf(this.store.state);
    if (before === "") return;
    if (this.#isOver) return this.session.notices.warn(OVER);
    // The match may be over or gone meanwhile, and its tiles with it.
    const sorted = await answered(this.engine.sorted(order));
    const { rack } = this.store.state;
    // Applies only to the same tiles; moves of others make no difference.
    if (sorted && tilesOf(this.store.state) === before) {
      // Tiles laid in this turn stay on the table.
      const { hand } = this.session.rack;
      this.rearrange(reconcile(layOutSorted(rack.shape, sorted), hand, null));
      this.store.change({ said: [say(`said-by-${order}`)] });
    }
  }

  /** Closes the gaps on the rack. */
  async closeUp(): Promise<void> {
    if (this.#isOver) return this.session.notices.warn(OVER);
    const { rack, melds } = this.store.state;
    this.rearrange(closedUp(rack, melds));
    this.store.change({ said: [say("said-close-up")] });
  }

  /** Speeds the bots up. Returns true if there was a wait. */
  hurry(): boolean {
    const went = this.session.hurry();
    if (went) this.store.change({ wentOn: performance.now() });
    return went;
  }

  /** Shows the end of the round at once. Returns true if that was still to come. */
  hurryEnd(): boolean {
    return this.#isOver && this.session.hurry();
  }

  explain(): void {
    this.session.explain();
  }

  /** Takes back the last action of the player. */
  async undo(): Promise<void> {
    const { rack: own, notices } = this.session;
    await this.#step;
    const back = own.past.last(this.store.state);
    if (!back) return;
    const { game, taught } = this.store.state;
    // The teacher takes back any action of a lesson.
    const rule = (back.by === "move" && game && !taught && this.ui.takeBack?.(game)) || null;
    if (back.by === "move") {
      this.store.change({ dialog: null });
      const attempt = { back, noMove: true } as const;
      const undo = () => (rule === null ? this.engine.undo() : this.engine.act(rule));
      if (!(await this.session.act(undo, attempt))) return;
    } else {
      own.past.forget(back);
      own.lay(back.rack ?? this.store.state.rack, back.laying);
    }
    const args = { what: say(`undone-${back.undone}`) };
    // A move that the rules take back is an event, which is told.
    const kind = rule === null ? "answer" : "event";
    notices.notify({ id: "notice-undone", args, kind }, NEWS);
  }

  /** Shows a hint, its next step, or plays it out; a player who tries first is asked before. */
  async hint(): Promise<void> {
    const { notices } = this.session;
    if (this.#isOver) return notices.warn(OVER);
    const { taught } = this.store.state;
    if (taught && !taught.free)
      return notices.warn(taught.again ? ASKED : taught.staged ? UNLIT : TAUGHT);
    await this.#giveHint();
  }

  async #giveHint(): Promise<void> {
    const { state } = this.store;
    const { game, hint, laying } = state;
    if (!game?.table || this.#plays) return;
    const last = hint?.step === STEPS ? hint.given : null;
    const action = last && this.ui.played?.(last);
    if (action) return this.act(action);
    const ways = this.#waysOf(last, laying);
    if (ways.length > 0) return this.#playOut(ways);
    const shown = hint === TRY ? null : hint;
    const found = shown
      ? shown.given
      : (this.#held.given ?? (await answered(this.engine.hint(), "failed")));
    if (found === "failed") return this.session.notices.warn(UNANSWERED);
    const isNew = state.taught !== null || isLesson(state);
    const given = found && isNew ? (this.ui.simplified?.(found) ?? found) : found;
    if (momentOf(this.store.state) !== momentOf(state)) {
      // Others have moved meanwhile; it may be the turn of the player now.
      return game.table.turn === game.table.seat ? undefined : this.#giveHint();
    }
    if (given && !shown && !isNew && this.#held.holds(given))
      return this.store.change({ hint: TRY, notice: null, selected: null });
    const step = shown ? Math.min(shown.step + 1, STEPS) : 1;
    const told = given ? this.ui.hint(given, step, game, laying) : NO_HINT;
    const next = step === STEPS ? given : null;
    const played = next && this.ui.played?.(next);
    const plays = Boolean(played) || this.#waysOf(next, laying).length > 0;
    this.store.change({ hint: { ...told, given, step, plays }, notice: null, selected: null });
  }

  /** Returns the tables on the way to a hint. */
  #waysOf(given: HintView | null, laying: Laying | null): Ways {
    return (given && this.ui.melds?.waysOf(given, laying)) ?? [];
  }

  /** Plays a hint out on the table, move by move; the player ends the turn. */
  async #playOut(ways: Ways): Promise<void> {
    const { session, store } = this;
    const moment = momentOf(store.state);
    const { melds } = this.ui;
    this.#plays = true;
    store.change({ hint: null });
    try {
      for (const rows of ways) {
        const { state } = store;
        const lying = rows.map((row) => [...row]);
        const after = melds && (await answered(melds.lain(lying, state, this.engine)));
        const untouched = momentOf(store.state) === moment && store.state.laying === state.laying;
        if (!after || !untouched) return;
        session.rack.rebuild(after);
        await new Promise((resolve) => setTimeout(resolve, MOVE * session.travel));
      }
    } finally {
      this.#plays = false;
    }
  }

  /** Ends the turn of a player whose time is up. Resolves to true if it did. */
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

function tilesIn(row: string): string[] {
  return row.split(" ");
}

/** Lays tiles side by side where the first of them lies, apart from others. */
function together(rack: Rack, tiles: readonly string[]): Rack {
  const slot = rack.slots.indexOf(tiles[0] ?? "");
  const { columns } = rack.shape;
  return insert(rack, tiles, Math.floor(slot / columns), slot % columns);
}

/** The tiles of the player, as text. */
function tilesOf({ game }: State): string {
  return (game?.table?.hand ?? []).join(" ");
}
