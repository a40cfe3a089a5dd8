/**
 * The course of a match: the player's intentions go to the engine, its answers
 * into the state, the bots play in between at a pace that can be followed.
 */

import type { Outcome, Refusal, Rules } from "./engine/client";
import { knows, seatName, tileNames } from "./locales/messages";
import type { Pace } from "./pace";
import type { EventView, GameView, TileView } from "./pkg/istaka";
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
import { byGroups, byRuns } from "./sorting";
import type { Notice, Sentence, Store } from "./state";
import { type Kept, keep, recall } from "./store";

/** Milliseconds at the usual pace: for a bot's drawing and throwing, its tile's way included. */
const DRAW = 520;
const THROW = 460;

/** After a deal, before a void round is closed, and while the winner's melds lie on the table. */
const DEAL = 1000;
const VOID = 900;
const FINISH = 2200;

/** Milliseconds that a notice stays. */
const READING = 6000;

/** Milliseconds for what happened at the table; the game waits for them. */
const NEWS = 2500;

/** More names than this are a list that nobody reads. */
const NAMED = 3;

export class Match {
  /** Counts new games, so that answers to an old one are not heard. */
  #generation = 0;
  #acting = false;
  /** The match as it was last written down. */
  #saved: string | null = null;
  /** The okey that was about to be thrown; the next attempt is meant. */
  #warned: string | null = null;
  /** The seed in the address, while the player is asked about it. */
  #shared: string | null = null;
  /** The bot's move that is under way, or the last one. */
  #bot: Promise<void> = Promise.resolve();
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: Store,
    private readonly rules: Rules,
    private readonly pace: () => Pace,
  ) {}

  /** Takes up the match of the last visit, or begins one; a seed does not end a running match unasked. */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    const kept = recall();
    const outcome = kept && kept !== "damaged" ? await this.rules.load(kept.match) : null;
    const running = outcome?.ok && (seed === null || outcome.game.standing === null);
    if (kept && kept !== "damaged" && running) {
      this.#takeUp(kept, outcome);
      this.#shared = seed;
      if (seed !== null) this.store.change({ dialog: "shared" });
    } else await this.#begin(seed);
    const readable = kept === null || outcome?.ok;
    const why = readable ? notice : { id: "notice-damaged" };
    if (why) this.warn(why);
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
    await this.#act(() => this.rules.draw(source), spot);
  }

  /** Throws a tile; an okey only at the second attempt. */
  async discard(tile: string): Promise<void> {
    const table = this.store.state.game?.table;
    const wild = table?.hand.some((held) => held.wild && held.tile === tile);
    if (wild && table?.legal.discard.includes(tile) && this.#warned !== tile) {
      this.#warned = tile;
      this.store.change({ drag: null });
      this.#notify({ id: "notice-okey", kind: "warning" });
      return;
    }
    await this.#act(() => this.rules.discard(tile));
  }

  async throwSelected(): Promise<void> {
    const { selected } = this.store.state;
    if (selected) await this.discard(selected);
  }

  /** Ends the round with this tile, or with the one that suits best. */
  async finish(tile: string | null): Promise<void> {
    const last = tile ?? this.#lastTile();
    if (!last) return;
    const { rack, melds } = this.store.state;
    const laid = rows(rack, melds)
      .map((block) => block.filter((held) => held !== last))
      .filter((block) => block.length > 0);
    await this.#act(() => this.rules.declare(last, laid));
  }

  async pass(): Promise<void> {
    await this.#act(() => this.rules.pass());
  }

  async showTwin(): Promise<void> {
    await this.#act(() => this.rules.showTwin());
  }

  async nextRound(): Promise<void> {
    this.store.change({ dialog: null });
    await this.#act(() => this.rules.deal());
  }

  /** Lets the bots play the match to its end unseen. */
  async toStanding(): Promise<void> {
    await this.#act(() => this.rules.finishMatch());
  }

  /** Says how many tiles are missing. */
  howFar(): void {
    const table = this.store.state.game?.table;
    if (!table) return;
    const { deficiency, legal } = table;
    const complete = legal.declare.length > 0 ? "far-finish" : "far-complete";
    this.#notify({
      id: deficiency > 0 ? "far" : complete,
      args: { count: deficiency },
      kind: "answer",
    });
  }

  move(tile: string, spot: Spot): void {
    const { rack } = this.store.state;
    // A round may have ended while its tile was carried.
    this.#rearrange(rack.slots.includes(tile) ? place(rack, tile, spot) : rack);
  }

  arrange(order: "runs" | "groups"): void {
    const { game, rack } = this.store.state;
    if (!game?.table) return;
    const { hand, okey } = game.table;
    this.#rearrange(
      layOut(rack.shape, order === "runs" ? byRuns(hand, okey) : byGroups(hand, okey)),
    );
  }

  /** The window now has room for a rack of another shape. */
  fit(shape: Shape): void {
    const { rack } = this.store.state;
    const fitted = reshape(rack, shape);
    if (fitted !== rack) this.#rearrange(fitted);
  }

  /** Goes on with a match, its rack as it was left. */
  #takeUp(kept: Kept, outcome: Outcome & { ok: true }): void {
    const { shape } = this.store.state.rack;
    const columns = Math.max(1, kept.columns);
    const tiers = Math.ceil(kept.slots.length / columns);
    const slots = [...kept.slots];
    this.store.change({ rack: reshape({ shape: { tiers, columns }, slots }, shape) });
    this.#accept(outcome, null);
  }

  async #begin(seed: string | null): Promise<void> {
    this.#generation += 1;
    const generation = this.#generation;
    this.#acting = false;
    clearTimeout(this.#next);
    const outcome = await this.rules.start(seed);
    if (generation !== this.#generation) return;
    const { rack, match } = this.store.state;
    this.store.change({
      match: match + 1,
      game: null,
      rack: emptyRack(rack.shape),
      notice: null,
      misfits: [],
      drag: null,
    });
    if (outcome.ok) this.#accept(outcome, null);
    else if (seed !== null) {
      // Digits, but a larger number than the engine takes.
      await this.#begin(null);
      this.#notify({ id: "notice-seed", kind: "warning" });
    } else this.#refuse(outcome.refusal);
  }

  /** Hands what the player did to the engine; a second thing at the same time is not done. */
  async #act(action: () => Promise<Outcome>, spot: Spot | null = null): Promise<void> {
    if (this.#acting) {
      this.store.change({ drag: null });
      return;
    }
    this.#acting = true;
    const generation = this.#generation;
    await this.#bot;
    // A new game may have begun while the bot or the engine was busy with the old one.
    if (generation !== this.#generation) return;
    const outcome = await action();
    if (generation !== this.#generation) return;
    this.#acting = false;
    // What was said about the last attempt is settled, and the carried tile has arrived.
    this.store.change({ notice: null, misfits: [], drag: null });
    if (outcome.ok) this.#accept(outcome, spot);
    else this.#refuse(outcome.refusal);
  }

  /** A bot's move; it leaves alone what the player is carrying meanwhile. */
  async #playBot(): Promise<void> {
    const generation = this.#generation;
    const outcome = await this.rules.botMove();
    if (generation !== this.#generation) return;
    if (outcome.ok) this.#accept(outcome, null);
    else this.#refuse(outcome.refusal);
  }

  #accept(outcome: Outcome & { ok: true }, spot: Spot | null): void {
    const { game, saved } = outcome;
    const before = this.store.state;
    const { table } = game;
    const hand = table?.hand.map((tile) => tile.tile) ?? [];
    const dealt = before.game !== null && before.game.round !== game.round;
    const { shape } = before.rack;
    // A new hand lies sorted; from then on the order is the player's own.
    const fresh = dealt || before.rack.slots.every((slot) => slot === null || !hand.includes(slot));
    const rack =
      fresh && table
        ? layOut(shape, byRuns(table.hand, table.okey))
        : reconcile(before.rack, hand, spot);
    const { selected, focus } = before;
    this.store.change({
      game,
      rack,
      selected: selected && hand.includes(selected) ? selected : null,
      focus: focus && hand.includes(focus) ? focus : null,
    });
    this.#warned = null;
    this.#keep(saved);
    void this.#findMelds();
    const news = twinShown(before.game, game);
    // A warning is not cut short: the log and the tile beside the player tell of the twin too.
    if (news && this.store.state.notice?.kind !== "warning") this.#notify(news, NEWS);
    this.#goOn(Math.max(fresh ? DEAL : 0, news ? NEWS : 0));
  }

  /** What comes next by itself, after a while: a bot's move, or the end of the round explained. */
  #goOn(after: number): void {
    clearTimeout(this.#next);
    const { game } = this.store.state;
    const table = game?.table;
    if (!table) return;
    if (table.turn === null) {
      const open = table.players[table.seat]?.playing || !game.standing ? "result" : "standing";
      this.#later(table.result?.winner == null ? VOID : FINISH, () => {
        // What the player has opened stays; closing it leads here.
        const { dialog } = this.store.state;
        if (dialog === null || dialog === "result") this.store.change({ dialog: open });
      });
    } else if (table.turn !== table.seat) {
      const wait = table.phase === "draw" ? DRAW : THROW;
      this.#later(after + wait, () => {
        this.#bot = this.#playBot();
      });
    }
  }

  /** One thing at a time follows by itself. */
  #later(wait: number, action: () => void): void {
    this.#next = setTimeout(action, wait * this.pace().wait);
  }

  #refuse({ code, tiles, missing }: Refusal): void {
    const id = `refused-${code}`;
    const hand = this.store.state.game?.table?.hand ?? [];
    const named = hand.filter((tile) => tiles.includes(tile.tile));
    this.store.change({ drag: null, misfits: tiles });
    const refusal =
      code === "handIncomplete"
        ? incomplete(named, missing)
        : { id: knows(id) ? id : "refused-unknown" };
    this.#notify({ ...refusal, kind: "warning" });
  }

  warn(sentence: Sentence): void {
    this.#notify({ ...sentence, kind: "warning" });
  }

  /** Says something in place of the prompt, for as long as it takes to read. */
  #notify(notice: Notice, time = READING): void {
    this.store.change({ notice });
    setTimeout(() => {
      if (this.store.state.notice === notice) this.store.change({ notice: null });
    }, time);
  }

  #rearrange(rack: Rack): void {
    const { notice } = this.store.state;
    const news = notice?.kind === "event" ? notice : null;
    this.store.change({ rack, drag: null, selected: null, misfits: [], notice: news });
    this.#keep(null);
    void this.#findMelds();
  }

  async #findMelds(): Promise<void> {
    const { rack } = this.store.state;
    // The engine reads a tile once at a time; a match that is over or gone has no lines under its melds.
    const read = (found: string[][]): Promise<string[][]> =>
      this.rules.melds(found.filter((block) => block.length >= 3)).catch(() => []);
    const melds = await Promise.all([read(blocks(rack)), read(joined(rack))]);
    if (this.store.state.rack === rack) this.store.change({ melds: melds.flat() });
  }

  /** Keeps the match and the rack; without a new text the match is as it was. */
  #keep(saved: string | null): void {
    this.#saved = saved ?? this.#saved;
    if (this.#saved === null) return;
    const { rack } = this.store.state;
    keep({ match: this.#saved, slots: rack.slots, columns: rack.shape.columns });
  }

  /** The tile to finish with: the chosen one, an okey because it counts double, else the one that stands apart. */
  #lastTile(): string | null {
    const { game, rack, selected } = this.store.state;
    const table = game?.table;
    if (!table) return null;
    const { declare } = table.legal;
    const may = (tile: string): boolean => declare.length === 0 || declare.includes(tile);
    if (selected && may(selected)) return selected;
    const okey = table.hand.find((tile) => tile.wild && declare.includes(tile.tile));
    if (okey) return okey.tile;
    const apart = blocks(rack)
      .sort((a, b) => a.length - b.length)
      .flat();
    return apart.find(may) ?? null;
  }
}

/** That somebody has shown the twin since the last view of the same round. */
function twinShown(before: GameView | null, { round, table, values }: GameView): Notice | null {
  if (before?.round !== round || !table) return null;
  const told = before.table?.history.length ?? 0;
  const shown = ({ kind }: EventView): boolean => kind === "showedTwin";
  const event = table.history.slice(told).find(shown);
  if (!event) return null;
  const args = { name: seatName(event.seat), points: values.twin };
  const id = event.seat === table.seat ? "notice-you-twin" : "notice-twin";
  return { id, args, kind: "event" };
}

/** What a hand has too much and what it lacks are equally many. */
function incomplete(tiles: readonly TileView[], missing: readonly string[]): Sentence {
  const count = tiles.length;
  if (count > NAMED) return { id: "refused-handIncomplete-many", args: { count } };
  return {
    id: "refused-handIncomplete",
    args: { count, tiles: tileNames(tiles), missing: tileNames(missing.map(printed)) },
  };
}

/** What is printed on a tile, from its text. */
function printed(tile: string): Pick<TileView, "color" | "number" | "wild"> {
  const [, color, number] = /^([RYBK])(\d+)/.exec(tile) ?? [];
  if (color === undefined) return { color: null, number: null, wild: false };
  return { color: color as TileView["color"], number: Number(number), wild: false };
}
