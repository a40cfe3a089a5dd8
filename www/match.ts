/**
 * The course of a match: the player's intentions go to the engine, its answers
 * into the state, the bots play in between at a pace that can be followed.
 */

import type { Arrangements, Step } from "./arrangements";
import type { Coach } from "./coach";
import type { Outcome, Refusal, Rules } from "./engine/client";
import type { Changed } from "./engine/whole";
import { type Begun, begin, takenUp } from "./openings";
import { DEAL, DRAW, FINISH, HURRIED, type Pace, THROW, VOID } from "./pace";
import type { EventView } from "./pkg/istaka";
import {
  blocks,
  emptyRack,
  joined,
  layOut,
  place,
  type Rack,
  reconcile,
  reshape,
  rows,
  type Shape,
  type Spot,
} from "./rack";
import { areUsual } from "./seats";
import { byRuns } from "./sorting";
import {
  endOf,
  type Notice,
  type Order,
  type Place,
  type Sentence,
  type Store,
  settled,
} from "./state";
import { claim, type Kept, keep, recall } from "./store";

/** Milliseconds that a notice stays. */
const READING = 6000;

/** Milliseconds for what happened at the table; the game waits for them. */
const NEWS = 2500;

/** Said where the words for it could not be fetched. */
const OFFLINE = "notice-offline";

/** Said where nothing can be done any more. */
const OVER: Sentence = { id: "refused-roundOver" };

/** Where the engine itself has failed. */
const FAILED: Outcome = { ok: false, refusal: { code: "unknown", tiles: [], missing: [] } };

/** What the page fetches once the table stands, if it can. */
type Later = () => Promise<typeof import("./later") | null>;

/** Where on the table something was attempted, and with which tile where the player chose none. */
interface Attempt {
  readonly at?: Place;
  readonly last?: string;
  /** Where a drawn tile is wanted. */
  readonly spot?: Spot | null;
  /** The step of the rack that is taken back with it. */
  readonly back?: Step | null;
  /** It is no move: nothing comes back to here. */
  readonly aside?: true;
  /** It deals a round; where there is a ring of stacks that is shown. */
  readonly deals?: true;
}

export class Match {
  /** Counts new games, so that answers to an old one are not heard. */
  #generation = 0;
  /** Counts what the player has done, so that what was meant for before is not done any more. */
  #done = 0;
  #acting = false;
  /** What the player had done when he asked for what waits for the whole engine. */
  #awaited: number | null = null;
  /** The match as it was last written down; null where none is played. */
  #saved: string | null = null;
  /** The seed in the address, while the player is asked about it. */
  #shared: string | null = null;
  /** The bot's move that is under way, or the last one. */
  #bot: Promise<void> = Promise.resolve();
  #next: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was to follow by itself, so that only the last of it does. */
  #pauses = 0;
  #explained = false;
  /** Whether the player wants the bots to be quick until it is his turn or the round is over. */
  #hurried = false;

  /** The way back from rearrangements, once it has been fetched. */
  past: Arrangements | null = null;
  coach: Coach | null = null;
  /** Fetches what shows a deal from the ring of stacks. */
  ring: (() => Promise<unknown>) | null = null;

  constructor(
    private readonly store: Store,
    private readonly rules: Rules,
    private readonly pace: () => Pace,
    private readonly later: Later,
  ) {}

  /** Whether the player has been shown how the round ended. */
  get explained(): boolean {
    return this.#explained;
  }

  get saved(): string | null {
    return this.#saved;
  }

  /** Takes up the match of the last visit, or begins one; a seed does not end a running match unasked. */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    claim();
    const generation = this.#letGo();
    const kept = recall();
    const found = kept && kept !== "damaged" ? await takenUp(this.rules, kept) : null;
    const outcome = found?.outcome ?? null;
    await this.#furnish(found);
    if (generation !== this.#generation) return;
    const running = outcome?.ok && (seed === null || outcome.game.standing === null);
    if (kept && kept !== "damaged" && running) {
      this.#takeUp({ ...kept, ...found }, outcome);
      this.#shared = seed;
      if (seed !== null) this.store.change({ dialog: "shared" });
    } else await this.#begin(seed);
    const readable = kept === null || outcome?.ok;
    const why = readable ? notice : { id: "notice-damaged" };
    if (why) void this.warn(why);
  }

  /** The game goes on in another tab: here it stands still. */
  leave(): void {
    this.#letGo();
    const { match } = this.store.state;
    this.store.change({ match: match + 1, dealing: null, dialog: "elsewhere", drag: null });
  }

  /** Nothing goes on in the match that was played, and no answer to it is heard. */
  #letGo(): number {
    this.#acting = false;
    this.#saved = null;
    this.#done += 1;
    this.#stay();
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

  async newGame(): Promise<void> {
    this.store.change({ dialog: null });
    await this.#begin(null);
  }

  async draw(source: "stock" | "discard", spot: Spot | null): Promise<void> {
    const at = source === "stock" ? "stock" : "take";
    await this.#act(() => this.rules.draw(source), { at, spot });
  }

  /** Throws a tile; an okey, and whatever the player wants to be asked about, at the second attempt. */
  async discard(tile: string): Promise<void> {
    const { game, house, notice, settings } = this.store.state;
    const held = game?.table?.hand.find((held) => held.tile === tile);
    const doubtful = (held?.wild || settings.confirm) && notice?.throws !== tile;
    if (held && doubtful && game?.table?.legal.discard.includes(tile)) {
      const asked = (await this.later())?.questionOf(held, house) ?? { id: OFFLINE };
      const question: Notice = { ...asked, kind: "warning", at: "discard", throws: tile };
      this.store.change({ drag: null, selected: tile, misfits: [], notice: question });
    } else await this.#act(() => this.rules.discard(tile), { at: "discard" });
  }

  /** Leaves the tile where it is that the player was asked about. */
  keep(): void {
    const { throws, declares } = this.store.state.notice ?? {};
    if (throws || declares) this.store.change({ notice: null, selected: null });
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
    const last = tile ?? (await this.rules.spare(this.#hand, likely));
    if (!last) return later ? undefined : this.warn(null);
    const { house } = this.store.state;
    const notice = house?.offence ? (await this.later())?.declaring(last, this.store.state) : null;
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
    await this.#act(() => this.rules.deal(), { aside: true, deals: true });
  }

  /** Shows how the round ended. */
  explain(): void {
    const { game } = this.store.state;
    this.#explained = true;
    if (game) this.store.change({ dialog: endOf(game) });
  }

  /** Lets the bots play the match to its end unseen. */
  async toStanding(): Promise<void> {
    await this.#act(() => this.rules.finishMatch());
  }

  /** Puts one tile, or the tiles of a block, at a spot of the rack. */
  move(tiles: readonly string[], spot: Spot): void {
    const { rack } = this.store.state;
    // A round may have ended while its tile was carried.
    const held = tiles.every((tile) => rack.slots.includes(tile));
    this.rearrange(held ? place(rack, tiles, spot) : rack);
  }

  async arrange(order: Order): Promise<void> {
    const { table } = this.store.state.game ?? {};
    if (!table) return;
    if (table.turn === null) return this.warn(OVER);
    const later = await this.later();
    if (!later) return this.warn(null);
    const best = (hand: string[]) => this.rules.arrange(hand);
    const highOne = this.store.state.house?.highOne ?? true;
    // The match may be over or gone, and its tiles with it.
    const sorted = await later.sorted(order, table, highOne, best).catch(() => null);
    // A tile may have come or gone meanwhile.
    const { rack, game } = this.store.state;
    if (sorted && game?.table?.hand === table.hand)
      this.rearrange(later.layOutSorted(rack.shape, sorted));
  }

  /** What the whole engine is needed for. */
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
    this.store.change({ game: outcome.game, house: outcome.house });
    this.#keep(outcome.saved);
  }

  /**
   * Has the match changed by what has to be waited for, and takes it up again. Whether it did: if
   * the player does something else meanwhile, that stands.
   */
  async change<By>(
    by: Promise<By | null>,
    how: (by: By, saved: string) => Promise<Changed>,
    back?: Step | null,
  ): Promise<boolean> {
    const done = this.#done;
    if (this.#saved === null || this.#awaited === done) return false;
    // No bot moves meanwhile, and no end of a round is explained.
    this.#awaited = done;
    const found = await by;
    await this.#bot;
    if (done !== this.#done) return false;
    this.#awaited = null;
    if (found === null) {
      void this.warn(null);
      this.#catchUp();
      return false;
    }
    const change = async (current: () => boolean): Promise<Outcome> => {
      const changed = await how(found, this.#saved ?? "");
      if (!changed.ok) return changed;
      // A new game must not give way to the old one.
      if (!current()) return FAILED;
      return this.rules.load(changed.saved, this.store.state.opponents);
    };
    return this.#act(change, back === undefined ? {} : { back, aside: true });
  }

  /** The window now has room for a rack of another shape. */
  fit(shape: Shape): void {
    const { rack } = this.store.state;
    const { tiers, columns } = rack.shape;
    if (tiers === shape.tiers && columns === shape.columns) return;
    this.lay(this.past?.turn(rack, this.#hand, shape) ?? reshape(rack, shape));
  }

  /** The player's tiles. */
  get #hand(): string[] {
    return this.store.state.game?.table?.hand.map(({ tile }) => tile) ?? [];
  }

  /** Goes on with a match, its rack as it was left. */
  #takeUp(kept: Kept, outcome: Outcome & { ok: true }): void {
    const { shape } = this.store.state.rack;
    const columns = Math.max(1, kept.columns);
    const tiers = Math.ceil(kept.slots.length / columns);
    const slots = [...kept.slots];
    this.past?.clear();
    const { opponents } = kept;
    this.store.change({ opponents, rack: reshape({ shape: { tiers, columns }, slots }, shape) });
    this.#accept(outcome);
  }

  /** What other rules add to the table, and what other bots are called, is there before it is seen. */
  async #furnish(begun: Begun | null): Promise<void> {
    if (!begun?.outcome.ok) return;
    const { house } = begun.outcome;
    if (house || !areUsual(begun.opponents)) await this.later();
    if (house?.ring) await this.ring?.();
  }

  async #begin(seed: string | null): Promise<void> {
    const generation = this.#letGo();
    const begun = await begin(this.rules, seed, this.store.state.settings);
    await this.#furnish(begun);
    if (generation !== this.#generation) return;
    const { outcome, opponents, lost } = begun;
    const { rack, match } = this.store.state;
    this.store.change({
      match: match + 1,
      dealing: null,
      game: null,
      house: null,
      rack: emptyRack(rack.shape),
      notice: null,
      misfits: [],
      drag: null,
      opponents,
    });
    if (outcome.ok) this.#accept(outcome, { deals: true });
    else await this.#refuse(outcome.refusal);
    if (lost) void this.warn({ id: lost });
  }

  /** Hands what the player did to the engine; a second thing at the same time is not done. */
  async #act(
    action: (current: () => boolean) => Promise<Outcome>,
    attempt: Attempt = {},
  ): Promise<boolean> {
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
    const outcome = await action(current).catch(() => FAILED);
    if (!current()) return false;
    this.#acting = false;
    // What was said about the last attempt is settled, and the carried tile has arrived.
    this.store.change({ notice: null, misfits: [], drag: null });
    if (outcome.ok) {
      this.#done += 1;
      if (attempt.back) this.past?.forget(attempt.back);
      else if (!attempt.aside) this.past?.moved(this.store.state.rack);
      this.#accept(outcome, attempt);
      return true;
    }
    this.#catchUp();
    await this.#refuse(outcome.refusal, attempt);
    return false;
  }

  /** A bot's move; it leaves alone what the player is carrying meanwhile. */
  async #playBot(): Promise<void> {
    const generation = this.#generation;
    const outcome = await this.rules.botMove().catch(() => FAILED);
    if (generation !== this.#generation) return;
    if (outcome.ok) this.#accept(outcome);
    else await this.#refuse(outcome.refusal);
  }

  #accept(outcome: Outcome & { ok: true }, { spot, back, deals }: Attempt = {}): void {
    const { game, house, saved } = outcome;
    const before = this.store.state;
    const { table } = game;
    const hand = table?.hand.map((tile) => tile.tile) ?? [];
    const dealt = !back && before.game !== null && before.game.round !== game.round;
    const laid = back?.rack ?? before.rack;
    // A new hand lies sorted; from then on the order is the player's own.
    const fresh = dealt || laid.slots.every((slot) => slot === null || !hand.includes(slot));
    const rack =
      fresh && table
        ? layOut(before.rack.shape, byRuns(table.hand, table.okey, house?.highOne))
        : reconcile(laid, hand, spot ?? null);
    this.#explained = false;
    // Only for practice is there a way back into the round before.
    if (fresh && !game.practice) this.past?.clear();
    const { selected, focus } = before;
    const shown = deals === true && this.ring !== null && house?.ring != null;
    this.store.change({
      game,
      house,
      dealing: shown ? [] : null,
      rack,
      selected: selected && hand.includes(selected) ? selected : null,
      focus: focus && hand.includes(focus) ? focus : null,
      undoable: this.past?.empty === false,
      hint: null,
    });
    this.#keep(saved);
    void this.practise();
    void this.#findMelds();
    const told = before.game?.round === game.round ? before.game.table?.history.length : undefined;
    const event = table?.history
      .slice(told ?? Infinity)
      .find(({ kind }) => kind === "showedTwin" || kind === "misdeclared");
    const odd = fresh && house !== null && table?.indicator.color === null;
    if (event || odd) void this.#tellOf(event);
    this.#goOn(Math.max(fresh ? DEAL : 0, event || odd ? NEWS : 0));
  }

  /** What happened, or which odd indicator was turned. A warning is not cut short: the log and the table tell of it too. */
  async #tellOf(event: EventView | undefined): Promise<void> {
    const later = await this.later();
    const { game, house, notice } = this.store.state;
    if (!later || !game || notice?.kind === "warning") return;
    const news = later.newsOf(event, game, house);
    this.notify(news, news.shown ? READING : NEWS);
  }

  /** The deal has been shown, or is not to be: the game goes on. */
  dealt(): void {
    if (!this.store.state.dealing) return;
    this.store.change({ dealing: null });
    // Where it was not to be seen, there is time to look at what came.
    this.#goOn(this.pace().travel === 0 ? DEAL : 0);
  }

  /** What comes next by itself, after a while: a bot's move, or the end of the round explained. */
  #goOn(after: number): void {
    this.#stay();
    const { game, dealing } = this.store.state;
    const table = game?.table;
    if (!table || dealing) return;
    this.#hurried &&= table.turn !== null && table.turn !== table.seat;
    if (table.turn === null) {
      // Once the player has seen how it ended he may look at the table.
      if (this.#explained) return;
      this.#later(table.result?.winner == null ? VOID : FINISH, () => {
        // What the player has opened stays; closing it leads here.
        const { dialog } = this.store.state;
        if (dialog === null || dialog === "result") this.explain();
      });
    } else if (table.turn !== table.seat) {
      void this.#letBot(after, table.phase === "draw" ? DRAW : THROW);
    }
  }

  /** Nothing follows by itself that was to. */
  #stay(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#pauses += 1;
  }

  /** A bot moves, once it has thought for as long as a person would in its place. */
  async #letBot(after: number, usual: number): Promise<void> {
    const pause = this.#pauses;
    const share = await this.rules.ponders().catch(() => 1);
    // A move may have been made meanwhile, or the match given up.
    if (pause !== this.#pauses) return;
    this.#later(after + usual * share, () => {
      this.#bot = this.#playBot();
    });
  }

  /** The player waits no longer for the bots, until it is his turn. */
  hurry(): void {
    const { table } = this.store.state.game ?? {};
    if (this.#hurried || !table || table.turn === null || table.turn === table.seat) return;
    this.#hurried = true;
    this.#goOn(0);
  }

  /** One thing at a time follows by itself. */
  #later(wait: number, action: () => void): void {
    this.#next = setTimeout(
      () => {
        this.#next = undefined;
        if (!this.#acting && this.#awaited !== this.#done) action();
      },
      wait * this.pace().wait * (this.#hurried ? HURRIED : 1),
    );
  }

  /** What would have followed while the match was being changed follows now. */
  #catchUp(): void {
    if (this.#next === undefined) this.#goOn(0);
  }

  async #refuse(refusal: Refusal, { at, last }: Attempt = {}): Promise<void> {
    this.store.change({ drag: null, misfits: refusal.tiles });
    const hand = this.store.state.game?.table?.hand ?? [];
    const later = await this.later();
    await this.warn(later ? later.refusalOf(refusal, hand, last) : null, at);
  }

  /** Says what should be heeded, where it happened; its words may have to be fetched. */
  async warn(sentence: Sentence | null, at?: Place): Promise<void> {
    const known = (await this.later()) ? sentence : null;
    const told: Notice = { ...(known ?? { id: OFFLINE }), kind: "warning" };
    this.notify(known && at ? { ...told, at } : told);
  }

  /** Says something in place of the prompt, for as long as it takes to read. */
  notify(notice: Notice, time = READING): void {
    this.store.change({ notice });
    setTimeout(() => {
      if (this.store.state.notice === notice) this.store.change({ notice: null });
    }, time);
  }

  /** The player lays his tiles in another way. */
  rearrange(rack: Rack): void {
    this.past?.push(this.store.state.rack, rack);
    this.lay(rack);
  }

  lay(rack: Rack): void {
    const undoable = this.past?.empty === false;
    const rest = settled(this.store.state, null);
    this.store.change({ ...rest, rack, undoable, drag: null, selected: null });
    this.#keep(null);
    void this.#findMelds();
  }

  async #findMelds(): Promise<void> {
    const { rack, game } = this.store.state;
    // The engine reads a tile once at a time; a match that is over or gone has no lines under its melds.
    const read = (found: string[][]): Promise<string[][]> =>
      this.rules.melds(found.filter((block) => block.length >= 3)).catch(() => []);
    const wild = (game?.table?.hand ?? []).filter((tile) => tile.wild).map(({ tile }) => tile);
    const melds = await Promise.all([read(blocks(rack)), read(joined(rack, wild))]);
    if (this.store.state.rack === rack) this.store.change({ melds: melds.flat() });
  }

  /** Keeps the match and the rack; without a new text the match is as it was. */
  #keep(saved: string | null): void {
    this.#saved = saved ?? this.#saved;
    if (this.#saved === null) return;
    const { rack, opponents } = this.store.state;
    keep({ match: this.#saved, slots: rack.slots, columns: rack.shape.columns, opponents });
  }
}
