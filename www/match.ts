/**
 * The course of a match: the player's intentions go to the engine, its answers
 * into the state, the bots play in between at a pace that can be followed.
 */

import type { Coach } from "./coach";
import type { Outcome, Rules } from "./engine/client";
import { Keeper, type Kept } from "./keeper";
import { type Later, NEWS, Notices, OFFLINE, OVER } from "./notices";
import { type Begun, begin, takenUp } from "./openings";
import { OwnRack } from "./own-rack";
import { DEAL, type Pace } from "./pace";
import type { Step } from "./rack/arrangements";
import { emptyRack, layOut, type Rack, reconcile, reshape, rows, type Spot } from "./rack/rack";
import { Rhythm } from "./rhythm";
import { areUsual, opponentsOf } from "./seats";
import { DEFAULTS } from "./settings";
import {
  doubted,
  endOf,
  isUnderWay,
  type Notice,
  type Order,
  type Place,
  type Sentence,
  type Store,
  type Trouble,
} from "./state";
import { claim } from "./store";

/** Where the engine itself has failed. */
const FAILED: Outcome = { ok: false, refusal: { code: "unknown", tiles: [], missing: [] } };

/** Where on the table something was attempted, and with which tile where the player chose none. */
interface Attempt {
  readonly at?: Place;
  readonly last?: string;
  /** Where a drawn tile is wanted; null where that is left to the page. */
  readonly spot?: Spot | null;
  /** The rack with that tile where it fits. */
  readonly fitted?: Rack | null;
  /** The step of the rack that is taken back with it. */
  readonly back?: Step | null;
  /** The player may not have meant it: the next one to throw waits. */
  readonly hasty?: boolean;
  /** It is no move: nothing comes back to here. */
  readonly aside?: true;
  /** It deals a round; where there is a ring of stacks that is shown. */
  readonly deals?: true;
}

export class Match {
  /** Counts new games, so that answers to an old one are not heard. */
  #generation = 0;
  #acting = false;
  /** The match as it was last written down; null where none is played. */
  #saved: string | null = null;
  /** The seed in the address, while the player is asked about it. */
  #shared: string | null = null;
  /** The bot's move that is under way, or the last one. */
  #bot: Promise<void> = Promise.resolve();
  #explained = false;

  readonly rack: OwnRack;
  readonly #notices: Notices;
  readonly #rhythm: Rhythm;
  coach: Coach | null = null;
  /** Has another engine begin where the last one has stopped. */
  restart: (() => Promise<void>) | null = null;
  /** Fetches what shows a deal from the ring of stacks. */
  ring: (() => Promise<unknown>) | null = null;

  constructor(
    private readonly store: Store,
    private readonly rules: Rules,
    private readonly pace: () => Pace,
    private readonly later: Later,
    private readonly keeper = new Keeper(),
  ) {
    this.#notices = new Notices(store, later);
    this.rack = new OwnRack(store, rules, later, this.#notices, () => this.#keep(null));
    this.#rhythm = new Rhythm(store, rules, pace, this);
  }

  /** Whether the player has been shown how the round ended. */
  get explained(): boolean {
    return this.#explained;
  }

  /** Whether the player's own move is under way. */
  get busy(): boolean {
    return this.#acting;
  }

  get saved(): string | null {
    return this.#saved;
  }

  /** Takes up the match of the last visit, or begins one; a seed does not end a running match unasked. */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    claim();
    const generation = this.#letGo();
    await this.restart?.();
    const kept = await takenUp(this.rules, this.keeper);
    const found = kept === "aside" ? null : kept;
    this.store.change({ asides: this.keeper.asides() });
    await this.#furnish(found);
    if (generation !== this.#generation) return;
    if (found && (seed === null || found.outcome.game.standing === null)) {
      this.#takeUp(found.kept, found.outcome);
      this.#shared = seed;
      if (seed !== null) this.store.change({ dialog: "shared" });
    } else await this.#begin(seed);
    const why = kept === "aside" ? { id: "notice-damaged" } : notice;
    if (why) void this.warn(why);
  }

  /** The game goes on in another tab: here it stands still. */
  leave(): void {
    this.#letGo();
    const { match } = this.store.state;
    this.store.change({ match: match + 1, dealing: null, dialog: "elsewhere", drag: null });
  }

  /** The engine is gone: what was under way is lost, the match is as it was kept last. */
  stop(): void {
    const saved = this.#saved;
    this.#letGo();
    this.#saved = saved;
    if (this.store.state.dialog === "elsewhere") return;
    this.store.change({ dealing: null, dialog: "stopped", drag: null });
  }

  /** Goes on with the match by another engine. */
  async revive(): Promise<void> {
    const saved = this.#saved;
    const generation = this.#letGo();
    this.#saved = saved;
    const load = async (): Promise<Outcome | null> => {
      await this.restart?.();
      return saved === null ? null : this.rules.load(saved, this.store.state.opponents);
    };
    const outcome = await load().catch(() => FAILED);
    if (generation !== this.#generation) return;
    if (outcome?.ok === false) return this.notify({ id: "notice-stuck", kind: "warning" });
    this.store.change({ dialog: null, notice: null });
    if (outcome) this.#accept(outcome);
    else await this.open(null, null);
  }

  /** Nothing goes on in the match that was played, and no answer to it is heard. */
  #letGo(): number {
    this.#acting = false;
    this.#saved = null;
    this.#rhythm.stay();
    this.#generation += 1;
    return this.#generation;
  }

  /** Takes the game over from the other tab, as that has left it. */
  async playHere(): Promise<void> {
    this.store.change({ dialog: null });
    await this.open(null, null);
  }

  /** Gives the running match up for the deals of the seed in the address. */
  async playShared(): Promise<void> {
    this.store.change({ dialog: null });
    await this.#begin(this.#shared);
  }

  /** Goes on with the same deal against the opponents that are set. */
  async meet(): Promise<void> {
    const { settings, opponents: met } = this.store.state;
    const [saved, opponents] = [this.#saved, opponentsOf(settings)];
    if (saved === null || met.join() === opponents.join()) return this.#rhythm.goOn(0);
    let reached = true;
    const change = async (): Promise<Outcome> => {
      const outcome = await this.rules.load(saved, opponents).catch(() => null);
      reached = outcome?.ok === true;
      if (!outcome?.ok) return this.rules.load(saved, met);
      this.store.change({ opponents });
      return outcome;
    };
    const done = await this.#act(change, { aside: true });
    if (done && !reached) void this.warn({ id: "notice-opponents" });
  }

  async newGame(seed: string | null = null): Promise<void> {
    this.store.change({ dialog: null });
    await this.#begin(seed);
  }

  /** Offers the deals of a number; a match of the player's own does not end unasked. */
  async offer(seed: string): Promise<void> {
    const { game } = this.store.state;
    this.#shared = seed;
    if (game && isUnderWay(game)) this.store.change({ dialog: "shared" });
    else await this.playShared();
  }

  async draw(source: "stock" | "discard", spot: Spot | null): Promise<void> {
    const at = source === "stock" ? "stock" : "take";
    await this.#act(() => this.rules.draw(source), { at, spot });
  }

  /**
   * Throws a tile; one about which the player is asked, at the second attempt. Where he was `hasty`,
   * he has time to take it back.
   */
  async discard(tile: string, hasty = false): Promise<void> {
    const question = await this.#questionOf(tile);
    if (question) {
      this.store.change({ drag: null, selected: tile, misfits: [], notice: question });
    } else await this.#act(() => this.rules.discard(tile), { at: "discard", hasty });
  }

  /** What is asked before a tile is thrown, where there is something to be asked. */
  async #questionOf(tile: string): Promise<Notice | null> {
    const { game, notice, settings } = this.store.state;
    const { hand, legal } = game?.table ?? {};
    const held = hand?.find((held) => held.tile === tile);
    const precious = held?.wild || legal?.declare.includes(tile);
    if (!held || doubted(notice) === tile || !(settings.confirm || precious)) return null;
    const later = await this.later();
    if (later) return later.throwing(tile, this.store.state);
    return { id: OFFLINE, kind: "warning", asks: { about: "throw", tile } };
  }

  /** Leaves the tile where it is that the player was asked about. */
  keep(): void {
    if (this.store.state.notice?.asks) this.store.change({ notice: null, selected: null });
  }

  async throwSelected(): Promise<void> {
    const { selected } = this.store.state;
    if (selected) await this.discard(selected);
    else await this.warn({ id: "notice-choose" }, "discard");
  }

  /** Ends the round with this tile, or with the one that suits best. */
  async finish(tile: string | null): Promise<void> {
    const later = tile === null ? await this.later() : null;
    const likely = later?.lastTiles(this.store.state) ?? [];
    const last = tile ?? (await this.rules.spare(this.rack.hand, likely));
    if (!last) return later ? undefined : this.warn(null);
    const strict = this.store.state.game?.table?.legal.misdeclare;
    const notice = strict ? (await this.later())?.declaring(last, this.store.state) : null;
    if (notice) this.store.change({ drag: null, notice });
    else await this.#declare(last, tile ? { at: "finish" } : { at: "finish", last });
  }

  /** Declares a hand, complete or not. */
  async declare(last: string): Promise<void> {
    await this.#declare(last, { at: "finish" });
  }

  async #declare(last: string, attempt: Attempt): Promise<void> {
    const { rack, melds } = this.store.state;
    const laid = rows(rack, melds)
      .map((block) => block.filter((held) => held !== last))
      .filter((block) => block.length > 0);
    await this.#act(() => this.rules.declare(last, laid), attempt);
  }

  async pass(): Promise<void> {
    await this.#act(() => this.rules.pass());
  }

  async showTwin(): Promise<void> {
    await this.#act(() => this.rules.showTwin());
  }

  async nextRound(): Promise<void> {
    this.store.change({ dialog: null });
    // Whoever chooses it twice is dealt one round.
    if (this.store.state.game?.table?.turn !== null) return;
    await this.#act(() => this.rules.deal(), { aside: true, deals: true });
  }

  /** Shows how the round ended, but not while the next one is being dealt. */
  explain(): void {
    const { game } = this.store.state;
    if (this.busy || game?.table?.turn !== null) return;
    this.#explained = true;
    this.store.change({ dialog: endOf(game) });
  }

  /** Lets the bots play the match to its end unseen. */
  async toStanding(): Promise<void> {
    await this.#act(() => this.rules.finishMatch());
  }

  move(tiles: readonly string[], spot: Spot): void {
    this.rack.move(tiles, spot);
  }

  rearrange(rack: Rack): void {
    this.rack.rearrange(rack);
  }

  async arrange(order: Order): Promise<void> {
    await this.rack.arrange(order);
  }

  async closeUp(): Promise<void> {
    await this.rack.closeUp();
  }

  /** The player waits no longer for the bots, until it is his turn. */
  hurry(): boolean {
    return this.#rhythm.hurry();
  }

  notify(notice: Notice, time?: number): void {
    this.#notices.notify(notice, time);
  }

  warn(sentence: Sentence | null, at?: Place): Promise<void> {
    return this.#notices.warn(sentence, at);
  }

  async undo(): Promise<void> {
    await (await this.#coach())?.undo();
  }

  async hint(): Promise<void> {
    if (this.store.state.game?.table?.turn === null) return this.warn(OVER);
    await (await this.#coach())?.hint();
  }

  async #coach(): Promise<Coach | null> {
    if (!(await this.later())) void this.warn(null);
    return this.coach;
  }

  /** Marks the match as practice where the player wants it, for good. */
  async practise(): Promise<void> {
    const { game, settings } = this.store.state;
    if (!settings.practice || game?.practice !== false || this.#saved === null) return;
    const generation = this.#generation;
    // The engine does one thing after the other: its answer holds whatever was done meanwhile.
    const outcome = await this.rules.practise();
    if (generation !== this.#generation || !outcome.ok) return;
    const { game: marked } = outcome;
    const undone = this.rack.undone(this.store.state.rack, marked);
    this.store.change({ game: marked, undone });
    this.#keep(outcome.saved);
  }

  /** Has the engine change the match; the step of the rack goes back with it. Whether it did. */
  change(how: () => Promise<Outcome>, back?: Step | null): Promise<boolean> {
    return this.#act(how, back === undefined ? {} : { back, aside: true });
  }

  /** Goes on with a match, its rack as it was left. */
  #takeUp(kept: Kept, outcome: Outcome & { ok: true }): void {
    const { shape } = this.store.state.rack;
    const columns = Math.max(1, kept.columns);
    const tiers = Math.ceil(kept.slots.length / columns);
    const slots = [...kept.slots];
    this.rack.past?.clear();
    const { opponents } = kept;
    this.store.change({ opponents, rack: reshape({ shape: { tiers, columns }, slots }, shape) });
    this.#accept(outcome);
  }

  /** What other rules add to the table, and what other bots are called, is there before it is seen. */
  async #furnish(begun: Begun | null): Promise<void> {
    if (!begun?.outcome.ok) return;
    const { options, table } = begun.outcome.game;
    if (options.text !== DEFAULTS.rules || !areUsual(begun.opponents)) await this.later();
    if (table?.ring) await this.ring?.();
  }

  async #begin(seed: string | null): Promise<void> {
    const generation = this.#letGo();
    const { settings } = this.store.state;
    const begun = await begin(this.rules, seed, settings);
    await this.#furnish(begun);
    if (generation !== this.#generation) return;
    const { outcome, opponents, lost } = begun;
    const { rack, match } = this.store.state;
    this.store.change({
      match: match + 1,
      dealing: null,
      game: null,
      rack: emptyRack(rack.shape),
      notice: null,
      misfits: [],
      drag: null,
      opponents,
    });
    if (outcome.ok) this.#accept(outcome, { deals: true });
    else await this.#notices.refuse(outcome.refusal);
    if (lost) void this.warn({ id: lost });
  }

  /** Hands what the player did to the engine; a second thing at the same time is not done. */
  async #act(action: () => Promise<Outcome>, attempt: Attempt = {}): Promise<boolean> {
    if (this.#acting || this.#saved === null) {
      this.store.change({ drag: null });
      return false;
    }
    this.#acting = true;
    const generation = this.#generation;
    // A new game may have begun while the bot or the engine was busy with the old one.
    const current = (): boolean => generation === this.#generation;
    await this.#bot;
    if (!current()) return false;
    const outcome = await action().catch(() => FAILED);
    if (!current()) return false;
    const draws = outcome.ok && attempt.spot === null;
    const fitted = draws ? await this.rack.fitted(outcome.game) : null;
    if (!current()) return false;
    this.#acting = false;
    // What was said about the last attempt is settled, and the carried tile has arrived.
    this.store.change({ notice: null, misfits: [], drag: null });
    if (outcome.ok) {
      if (attempt.back) this.rack.past?.forget(attempt.back);
      else if (!attempt.aside) this.rack.past?.moved(this.store.state.rack);
      this.#accept(outcome, { ...attempt, fitted });
      return true;
    }
    this.#rhythm.catchUp();
    await this.#notices.refuse(outcome.refusal, attempt.at, attempt.last);
    return false;
  }

  /** A bot's move; it leaves alone what the player is carrying meanwhile. */
  playBot(): void {
    this.#bot = this.#moveBot();
  }

  async #moveBot(): Promise<void> {
    const generation = this.#generation;
    const outcome = await this.rules.botMove().catch(() => FAILED);
    if (generation !== this.#generation) return;
    if (outcome.ok) this.#accept(outcome);
    else await this.#notices.refuse(outcome.refusal);
  }

  #accept(outcome: Outcome & { ok: true }, attempt: Attempt = {}): void {
    const { spot, fitted, back, deals, hasty } = attempt;
    const { game, saved } = outcome;
    const before = this.store.state;
    const { table } = game;
    const hand = table?.hand.map((tile) => tile.tile) ?? [];
    const dealt = !back && before.game !== null && before.game.round !== game.round;
    const laid = back?.rack ?? fitted ?? before.rack;
    // A new hand lies sorted; from then on the order is the player's own.
    const fresh = dealt || laid.slots.every((slot) => slot === null || !hand.includes(slot));
    const rack =
      fresh && table
        ? layOut(before.rack.shape, table.sorted)
        : reconcile(laid, hand, spot ?? null);
    this.#explained = false;
    // Only for practice is there a way back into the round before.
    if (fresh && !game.practice) this.rack.past?.clear();
    const { selected, focus } = before;
    const shown = deals === true && this.ring !== null && table?.ring != null;
    this.store.change({
      game,
      dealing: shown ? [] : null,
      rack,
      selected: selected && hand.includes(selected) ? selected : null,
      focus: focus && hand.includes(focus) ? focus : null,
      undone: this.rack.undone(rack, game),
      hint: null,
    });
    if (hasty) this.#rhythm.holdThrows();
    this.#keep(saved);
    void this.practise();
    void this.rack.findMelds();
    const told = before.game?.round === game.round ? before.game.table?.history.length : undefined;
    const event = table?.history
      .slice(told ?? Infinity)
      .find(({ kind }) => kind === "showedTwin" || kind === "misdeclared");
    const odd = fresh && table?.indicator.color === null;
    if (event || odd) void this.#notices.tellOf(event);
    this.#rhythm.goOn(Math.max(fresh ? DEAL : 0, event || odd ? NEWS : 0));
  }

  /** The deal has been shown, or is not to be: the game goes on. */
  dealt(): void {
    if (!this.store.state.dealing) return;
    this.store.change({ dealing: null });
    // Where it was not to be seen, there is time to look at what came.
    this.#rhythm.goOn(this.pace().travel === 0 ? DEAL : 0);
  }

  /** Keeps the match and the rack; without a new text the match is as it was. */
  #keep(saved: string | null): void {
    this.#saved = saved ?? this.#saved;
    if (this.#saved === null) return;
    const { rack, opponents } = this.store.state;
    const { slots, shape } = rack;
    const kept = { match: this.#saved, slots, columns: shape.columns, opponents };
    this.tellOf(this.keeper.keep(kept));
  }

  /** Says once that nothing is kept; a mark stays for as long as that is so. */
  tellOf(trouble: Trouble | null): void {
    const before = this.store.state.trouble;
    if (trouble === before) return;
    this.store.change({ trouble });
    if (before === null) void this.warn({ id: "notice-unkept" });
  }

  keepAgain(): void {
    this.#keep(null);
  }

  /** The match as text, for the player to take along. */
  matchText(): string {
    return this.#saved ?? "";
  }
}
