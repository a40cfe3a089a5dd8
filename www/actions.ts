/** What a player does at the table. Some of it is asked about first, or arranged for by the page. */

import { declaring, throwing } from "./doubts";
import { lastTiles } from "./ending";
import type { Rules } from "./engine/client";
import { closedUp, layOutSorted } from "./games/okey/orders";
import { say } from "./locales/messages";
import { NEWS, OFFLINE, OVER, UNANSWERED } from "./notices";
import { giveHint } from "./panels/hint";
import type { Order } from "./pkg/istaka";
import { place, type Rack, rows, type Spot } from "./rack/rack";
import type { Attempt, Session } from "./session";
import type { Notice, Store } from "./state";

export class Actions {
  constructor(
    private readonly store: Store,
    private readonly session: Session,
    private readonly rules: Rules,
    /** Fetches the words of what is said now and then. Whether they are there. */
    private readonly words: () => Promise<boolean>,
  ) {}

  async draw(source: "stock" | "discard", spot: Spot | null): Promise<void> {
    if (source === "stock") await this.#act("draw", { at: "stock", spot });
    else await this.#act("take", { at: "take", spot });
  }

  /**
   * Throws a tile; one about which the player is asked, at the second attempt. Where he was `hasty`,
   * he has time to take it back.
   */
  async discard(tile: string, hasty = false): Promise<void> {
    const question = throwing(tile, this.store.state);
    if (question) {
      const notice = await this.#sayable(question);
      this.store.change({ drag: null, selected: tile, misfits: [], notice });
    } else await this.#act(`discard ${tile}`, { at: "discard", hasty });
  }

  /** Leaves the tile where it is that the player was asked about. */
  keep(): void {
    if (this.store.state.notice?.asks) this.store.change({ notice: null, selected: null });
  }

  async throwSelected(): Promise<void> {
    const { selected } = this.store.state;
    if (selected) await this.discard(selected);
    else await this.session.notices.warn({ id: "notice-choose" }, "discard");
  }

  /** Ends the round with this tile, or with the one that suits best. */
  async finish(tile: string | null): Promise<void> {
    const likely = tile === null ? lastTiles(this.store.state) : [];
    const last = tile ?? (await this.rules.spare(this.session.rack.hand, likely));
    if (!last) return;
    const question = declaring(last, this.store.state);
    if (question) this.store.change({ drag: null, notice: await this.#sayable(question) });
    else await this.declare(last, tile === null);
  }

  /** Declares a hand, complete or not; `chosen` where the page has chosen the tile to throw. */
  async declare(last: string, chosen = false): Promise<void> {
    const { rack, melds } = this.store.state;
    const laid = rows(rack, melds)
      .map((block) => block.filter((held) => held !== last).join(" "))
      .filter((block) => block !== "");
    const attempt = { at: "finish", ...(chosen ? { last } : {}) } as const;
    await this.#act(`finish ${last} : ${laid.join(" | ")}`, attempt);
  }

  async pass(): Promise<void> {
    await this.#act("pass");
  }

  async showTwin(): Promise<void> {
    await this.#act("twin");
  }

  async #act(action: string, attempt: Attempt = {}): Promise<void> {
    await this.session.act(() => this.rules.act(action), attempt);
  }

  /** The question as it is, or that there are no words for it. */
  async #sayable(question: Notice): Promise<Notice> {
    return (await this.words()) ? question : { ...question, id: OFFLINE };
  }

  /** Puts one tile, or the tiles of a block, at a spot of the rack. */
  move(tiles: readonly string[], spot: Spot): void {
    const { rack } = this.store.state;
    // A round may have ended while its tile was carried.
    const held = tiles.every((tile) => rack.slots.includes(tile));
    this.rearrange(held ? place(rack, tiles, spot) : rack);
  }

  rearrange(rack: Rack): void {
    this.session.rack.rearrange(rack);
  }

  async arrange(order: Order): Promise<void> {
    const { table } = this.store.state.game ?? {};
    if (!table) return;
    if (this.#isOver) return this.session.notices.warn(OVER);
    // The match may be over or gone, and its tiles with it.
    const sorted = await this.rules.sorted(order).catch(() => null);
    // A tile may have come or gone meanwhile.
    const { rack, game } = this.store.state;
    if (sorted && game?.table?.hand === table.hand)
      this.rearrange(layOutSorted(rack.shape, sorted));
  }

  /** Closes the gaps. */
  async closeUp(): Promise<void> {
    if (this.#isOver) return this.session.notices.warn(OVER);
    const { rack, melds } = this.store.state;
    this.rearrange(closedUp(rack, melds));
  }

  hurry(): boolean {
    return this.session.hurry();
  }

  explain(): void {
    this.session.explain();
  }

  /** Takes back what the player did last. */
  async undo(): Promise<void> {
    const { rack: own, notices } = this.session;
    if (!(await this.words())) return notices.warn(null);
    const { rack, game, undone } = this.store.state;
    const moves = game?.undo != null;
    const back = own.past.last(rack, own.hand, moves);
    const args = { what: undone ? say(`undone-${undone}`) : "" };
    const told: Notice = { id: "notice-undone", args, kind: "answer" };
    if (back?.by === "hand") {
      own.past.forget(back);
      own.lay(back.rack);
      notices.notify(told, NEWS);
    } else if (moves) {
      this.store.change({ dialog: null });
      const attempt = { back, noMove: true } as const;
      if (await this.session.act(() => this.rules.undo(), attempt)) notices.notify(told, NEWS);
    }
  }

  /** Gives a hint, from this step on, or the next step of it. */
  async hint(first?: number): Promise<void> {
    const { notices } = this.session;
    if (this.#isOver) return notices.warn(OVER);
    if (!(await this.words())) return notices.warn(null);
    await giveHint(this.store, this.rules, first).catch(() => notices.warn(UNANSWERED));
  }

  /** Finds out why somebody did what he did in the turn which an event of the finished round ended. */
  async why(event: number): Promise<boolean> {
    const { game } = this.store.state;
    const why = await this.rules.why(event).catch(() => null);
    // The next round may have been dealt meanwhile, or the match given up.
    if (game !== this.store.state.game) return false;
    if (why) this.store.change({ told: { event, why } });
    else void this.session.notices.warn(UNANSWERED);
    return Boolean(why);
  }

  /** Ends the turn of a player whose time is up. Whether it did. */
  async timeOut(): Promise<boolean> {
    const { table } = this.store.state.game ?? {};
    if (table?.turn !== table?.seat) return false;
    const ended = await this.session.act(() => this.rules.timeOut(), { noMove: true });
    if (ended) void this.session.notices.warn({ id: "notice-time" });
    return ended;
  }

  get #isOver(): boolean {
    return this.store.state.game?.table?.turn === null;
  }
}
