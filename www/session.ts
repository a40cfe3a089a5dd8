/**
 * A match while it is played. It asks the engine, puts the answers into the state, keeps the match
 * and has the bots play in between. What the player may do with it is in `actions.ts`.
 */

import { answered, Stopped } from "./engine/calls";
import { FAILED, type Outcome, type RemoteEngine } from "./engine/client";
import type { GameUi } from "./games/game";
import { uiOf } from "./games/games";
import { NEWS, Notices } from "./notices";
import { type Begun, begin, takenUp } from "./openings";
import { OwnRack } from "./own-rack";
import { DEAL, type Pace } from "./pace";
import type { Step } from "./rack/arrangements";
import {
  alike,
  emptyRack,
  layOut,
  onlyOf,
  type Rack,
  reconcile,
  reshape,
  type Shape,
  type Spot,
} from "./rack/rack";
import { Rhythm } from "./rhythm";
import { opponentsOf } from "./seats";
import {
  endOf,
  type Fixture,
  isUnderWay,
  isWorthKeeping,
  type Notice,
  type Sentence,
  type State,
  type Store,
  type Trouble,
  told,
} from "./state";
import { now, type SavedMatch } from "./store/match";
import { SavedMatches } from "./store/matches";
import type { GameView } from "./views";

/** Said if the saved match could not be taken up. */
const DAMAGED: Sentence = { id: "notice-damaged" };

/** Said where no engine begins. */
const STUCK: Notice = { id: "notice-stuck", kind: "warning" };

/** How something is attempted. */
export interface Attempt {
  /** Where on the table: a refusal is said there. */
  readonly at?: string | undefined;
  /** The action as the page has completed it, where the player has named no tile. */
  readonly completed?: string | null;
  /** Where a drawn tile is wanted; null: the page chooses; undefined: no tile is drawn. */
  readonly spot?: Spot | null | undefined;
  /** The player may not have meant it: whoever is next leaves him time to take it back. */
  readonly hasty?: boolean;
  /** It takes a move back, and with it this step of the rack; null where the rack stays. */
  readonly back?: Step | null;
  /** It is no move of the player's: there will be nothing to take back. */
  readonly noMove?: true;
  /** It deals a round, which is shown where the game shows how it deals. */
  readonly deals?: true;
}

/** What a session needs of the page. */
export interface Surroundings {
  pace(): Pace;
  /** The rack for which there is room in a match. */
  shapeOf(game: GameView): Shape;
  /** Has another engine begin where the last one has stopped. */
  restart(): Promise<void>;
  /** A match has left the table, and is kept among those before it. */
  left(): void;
}

export class Session {
  /** Aborted when another match begins or this one stops: late answers are ignored then. */
  #run = new AbortController();
  /** Whether something that the player has asked for is under way. */
  #acting = false;
  /** The match as it was last written down; null where none is played. */
  #saved: string | null = null;
  /** What begins a match in place of the player's own, while he is asked about it. */
  #shared: () => Promise<void> = () => this.newGame();
  /** The bot's move that is under way, or the last one. */
  #bot: Promise<void> = Promise.resolve();
  #explained = false;
  /** When the match was begun. */
  #since = "";

  readonly rack: OwnRack;
  readonly notices: Notices;
  readonly #rhythm: Rhythm;

  constructor(
    private readonly store: Store,
    private readonly engine: RemoteEngine,
    private readonly page: Surroundings,
    private readonly matches = new SavedMatches(),
  ) {
    this.notices = new Notices(store, () => this.ui);
    this.rack = new OwnRack(store, engine, () => this.#keep(null));
    this.#rhythm = new Rhythm(store, engine, page.pace, this);
  }

  /** The game that is played. */
  get ui(): GameUi {
    return uiOf(this.store.state);
  }

  /** Whether the player has been shown how the round ended; a lesson tells of it itself. */
  get explained(): boolean {
    return this.#explained || this.store.state.taught !== null;
  }

  /** How fast tiles travel, as a share of the usual time. */
  get travel(): number {
    return this.page.pace().travel;
  }

  get busy(): boolean {
    return this.#acting;
  }

  /** The match as text, for the player to take along; empty where none is played. */
  get text(): string {
    return this.#saved ?? "";
  }

  /** Resumes the match of the last visit or begins one; a seed ends no begun match unasked. */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    const run = this.#letGo();
    const saved = await this.#recall(run).catch((error) => {
      if (error instanceof Stopped || !run.aborted) throw error;
      // It was given up for another match.
      return null;
    });
    this.recallUnreadable();
    if (saved === "broken") {
      this.store.change({ dialog: null });
      return this.open(seed, DAMAGED);
    }
    if (run.aborted) return;
    const found = saved === "unreadable" ? null : saved;
    if (found && (seed === null || isUnderWay(found.outcome.game))) {
      this.#takeUp(found.saved, found.outcome);
      this.#shared = () => this.newGame(seed);
      if (seed !== null) this.store.change({ dialog: "shared" });
    } else {
      this.#since = found?.saved.begun ?? "";
      const { leg: fixture = null } = found?.saved ?? {};
      const before = { game: found?.outcome.game ?? null, fixture };
      await this.#enter((run) => this.#begun(seed, run), before);
    }
    const why = saved === "unreadable" ? DAMAGED : found?.lost ? { id: found.lost } : notice;
    if (why) this.notices.warn(why);
  }

  /** The match of the last visit. */
  async #recall(run: AbortSignal): ReturnType<typeof takenUp> {
    await this.page.restart();
    return takenUp(this.engine, this.matches, run);
  }

  /** Opens the match anew; where no engine begins that is said, and the player may try again. */
  async #reopen(): Promise<void> {
    this.store.change({ dialog: null, notice: null });
    try {
      await this.open(null, null);
    } catch {
      this.stop();
      this.notices.notify(STUCK);
    }
  }

  /** The game goes on in another tab: here it stands still. */
  leave(): void {
    this.#letGo();
    this.matches.release();
    const { match } = this.store.state;
    this.store.change({ match: match + 1, dealing: null, dialog: "elsewhere", drag: null });
  }

  /** The engine is gone: what was under way is lost, the match is as it was kept last. */
  stop(): void {
    this.#standStill();
    if (this.store.state.dialog === "elsewhere") return;
    this.store.change({ dealing: null, dialog: "stopped", drag: null });
  }

  /** Goes on with the match by another engine. */
  async revive(): Promise<void> {
    const saved = this.#saved;
    if (saved === null) return this.#reopen();
    const run = this.#standStill();
    const load = async (): Promise<Outcome> => {
      await this.page.restart();
      return this.engine.load(saved, this.store.state.opponents);
    };
    const outcome = await answered(load(), FAILED);
    if (run.aborted) return;
    if (!outcome.ok) return this.notices.notify(STUCK);
    this.store.change({ dialog: null, notice: null });
    this.#accept(outcome);
  }

  /** Nothing goes on in the match that was played. The signal is that of what begins now. */
  #letGo(): AbortSignal {
    this.#saved = null;
    return this.#standStill();
  }

  #standStill(): AbortSignal {
    this.#acting = false;
    this.#rhythm.stay();
    this.#run.abort();
    this.#run = new AbortController();
    return this.#run.signal;
  }

  /** Takes the game over from the other tab, as that has left it. */
  async playHere(): Promise<void> {
    await this.matches.takeOver();
    await this.#reopen();
  }

  /** Begins a match, of which all deals may come from a number. */
  async newGame(seed: string | null = null): Promise<void> {
    this.store.change({ dialog: null });
    await this.#enter((run) => this.#begun(seed, run), this.store.state);
  }

  /** Goes on with a match that has left the table; the one that lies there leaves it. */
  async goOnWith(key: string): Promise<void> {
    await this.matches.stored;
    const leaves = isWorthKeeping(this.store.state);
    const trouble = this.matches.bring(key, leaves ? this.#since : null);
    if (trouble !== null) return this.tellOf(trouble);
    await this.#reopen();
    this.page.left();
  }

  /** Gives the running match up for what has been offered. */
  async playShared(): Promise<void> {
    await this.#shared();
  }

  /** Offers the deals of a number; a match of the player's own does not end unasked. */
  offer(seed: string): Promise<void> {
    return this.#offer(() => this.newGame(seed));
  }

  /** Offers to go on with a match where its record ends; another engine has read the record. */
  playOn(record: string, opponents: readonly string[]): Promise<void> {
    return this.#offer(async () => {
      this.store.change({ dialog: null });
      const load = async () => ({
        outcome: await this.engine.load(record, opponents),
        opponents,
      });
      await this.#enter(load, this.store.state);
    });
  }

  /** Has a part of a contest played; nothing is dealt in its record. */
  async playFixture(record: string, opponents: readonly string[], fixture: Fixture): Promise<void> {
    this.store.change({ dialog: null });
    await this.#enter(
      async () => {
        const loaded = await this.engine.load(record, opponents);
        return { outcome: loaded.ok ? await this.engine.deal("") : loaded, opponents };
      },
      this.store.state,
      fixture,
    );
  }

  async #offer(begin: () => Promise<void>): Promise<void> {
    const { game } = this.store.state;
    this.#shared = begin;
    if (game && isUnderWay(game)) this.store.change({ dialog: "shared" });
    else await begin();
  }

  /** Goes on with the same deal, against the opponents that are set now. */
  async changeOpponents(): Promise<void> {
    const { settings, opponents: met, fixture } = this.store.state;
    const [saved, opponents] = [this.#saved, opponentsOf(settings)];
    if (saved === null || fixture || met.join() === opponents.join()) return this.#rhythm.goOn(0);
    let reached = true;
    const change = async (): Promise<Outcome> => {
      const outcome = await answered(this.engine.load(saved, opponents));
      reached = outcome?.ok === true;
      if (!outcome?.ok) return this.engine.load(saved, met);
      this.store.change({ opponents });
      return outcome;
    };
    const done = await this.act(change, { noMove: true });
    if (done && !reached) this.notices.warn({ id: "notice-opponents" });
  }

  async nextRound(): Promise<void> {
    this.store.change({ dialog: null });
    // Whoever chooses it twice is dealt one round.
    if (this.store.state.game?.table?.turn !== null) return;
    const { word } = this.store.state;
    await this.act(() => this.engine.deal(word), { noMove: true, deals: true });
  }

  /** Lets the bots play the match to its end unseen. */
  async toStanding(): Promise<void> {
    await this.act(() => this.engine.finishMatch());
  }

  /** Shows how the round ended, but not while the next one is being dealt. */
  explain(): void {
    const { game } = this.store.state;
    if (this.busy || game?.table?.turn !== null) return;
    this.#explained = true;
    this.matches.stay();
    this.store.change({ dialog: endOf(game) });
  }

  /** Stops waiting for the bots until it is the player's turn. Returns whether there was a wait. */
  hurry(): boolean {
    return this.#rhythm.hurry();
  }

  /** Marks the match as practice where the player wants it, for good. */
  async practise(): Promise<void> {
    const { game, settings, fixture } = this.store.state;
    // In a contest nobody takes back what has been seen.
    if (fixture || !settings.practice || game?.practice !== false || this.#saved === null) return;
    const { signal } = this.#run;
    // The engine does one thing after the other: its answer holds whatever was done meanwhile.
    const outcome = await answered(this.engine.practise(), FAILED);
    if (signal.aborted || !outcome.ok) return;
    const { game: marked } = outcome;
    const { rack, laying } = this.store.state;
    const undone = this.rack.undone(rack, marked, laying);
    this.store.change({ game: marked, undone });
    this.#keep(outcome.saved);
  }

  /** Goes on with a match, its rack as it was left. */
  #takeUp(saved: SavedMatch, outcome: Outcome & { ok: true }): void {
    const { game, match, rack: before } = this.store.state;
    const columns = Math.max(1, saved.columns);
    const tiers = Math.ceil(saved.slots.length / columns);
    this.rack.past.clear();
    const { opponents, begun, leg: fixture } = saved;
    const other = game && this.#since !== begun ? { game: null, match: match + 1 } : {};
    this.#since = begun;
    const rack = reshape({ shape: { tiers, columns }, slots: [...saved.slots] }, before.shape);
    this.store.change({ ...other, opponents, fixture: fixture ?? null, rack, laying: null });
    this.#accept(outcome);
  }

  /** Begins a match by these settings. */
  #begun(seed: string | null, run: AbortSignal): Promise<Begun> {
    const { settings, word } = this.store.state;
    return begin(this.engine, seed, settings, word, run);
  }

  /** Has another match take the place of the one that was played, which leaves the table. */
  async #enter(
    opening: (run: AbortSignal) => Promise<Begun>,
    before: Pick<State, "game" | "fixture">,
    fixture: Fixture | null = null,
  ): Promise<void> {
    const leaves = isWorthKeeping(before);
    if (leaves) this.matches.leave(this.#since);
    const run = this.#letGo();
    const begun = await opening(run);
    if (run.aborted) return;
    this.#since = now();
    const { outcome, opponents, lost } = begun;
    const { rack, match } = this.store.state;
    this.store.change({
      match: match + 1,
      dealing: null,
      game: null,
      rack: emptyRack(rack.shape),
      laying: null,
      notice: null,
      misfits: [],
      drag: null,
      opponents,
      fixture,
    });
    const deals = outcome.ok && outcome.game.table?.history.length === 0;
    if (outcome.ok) this.#accept(outcome, deals ? { deals } : {});
    else this.notices.refuse(outcome.refusal);
    if (lost) this.notices.warn({ id: lost });
    if (leaves) this.page.left();
  }

  /**
   * Has the engine change the match, and whether it did. While one thing that the player has asked
   * for is under way, a second one is not done.
   */
  async act(action: () => Promise<Outcome>, attempt: Attempt = {}): Promise<boolean> {
    if (this.#acting || this.#saved === null) {
      this.store.change({ drag: null });
      return false;
    }
    this.#acting = true;
    const { signal } = this.#run;
    // Whatever was done before is kept by now.
    await Promise.all([this.#bot, this.matches.stored]);
    if (signal.aborted) return false;
    const outcome = await answered(action(), FAILED);
    if (signal.aborted) return false;
    const draws = outcome.ok && attempt.spot === null;
    const fitted = draws ? await this.rack.fitted(outcome.game) : null;
    if (signal.aborted) return false;
    this.#acting = false;
    // What was said about the last attempt is settled, and the carried tile has arrived.
    this.store.change({ notice: null, misfits: [], drag: null });
    if (outcome.ok) {
      if (attempt.back) this.rack.past.forget(attempt.back);
      else if (!attempt.noMove) this.rack.past.moved(this.rack.whole);
      this.#accept(outcome, attempt, fitted);
      return true;
    }
    this.#rhythm.catchUp();
    this.notices.refuse(outcome.refusal, attempt.at, attempt.completed);
    return false;
  }

  /** A bot's move; it leaves alone what the player is carrying meanwhile. */
  playBot(): void {
    this.#bot = this.#moveBot();
  }

  async #moveBot(): Promise<void> {
    const { signal } = this.#run;
    // Whatever was done before is kept by now.
    await this.matches.stored;
    if (signal.aborted) return;
    const outcome = await answered(this.engine.botMove(), FAILED);
    if (signal.aborted) return;
    if (outcome.ok) this.#accept(outcome);
    else this.notices.refuse(outcome.refusal);
  }

  /**
   * Takes over what the engine has answered; `fitted` is the rack with a drawn tile where it fits.
   */
  #accept(
    outcome: Outcome & { ok: true },
    { spot, back, deals, hasty }: Attempt = {},
    fitted: Rack | null = null,
  ): void {
    const { game, events, saved, commitment } = outcome;
    const before = this.store.state;
    const { table } = game;
    const ui = uiOf({ game });
    const hand = table?.hand ?? [];
    const dealt = !back && before.game !== null && before.game.round !== game.round;
    const shape = this.page.shapeOf(game);
    const lying = back?.rack ?? fitted ?? this.rack.whole;
    const laid = alike(lying.shape, shape) ? lying : reshape(onlyOf(lying, hand), shape);
    // A new hand lies sorted. A player who has laid all tiles has none, and no new ones either.
    const fresh =
      dealt ||
      (!before.laying && laid.slots.every((slot) => slot === null || !hand.includes(slot)));
    const rack = fresh && table ? layOut(shape, table.sorted) : reconcile(laid, hand, spot ?? null);
    this.#explained = false;
    // Only for practice is there a way back into the round before.
    if (fresh && !game.practice) this.rack.past.clear();
    const { selected, focus } = before;
    // What was refused out of turn is allowed now.
    const turns = game.table?.turn === 0 && before.game?.table?.turn !== 0;
    const settled = turns && before.notice?.at ? { notice: null, misfits: [] } : {};
    this.store.change({
      ...settled,
      game,
      happened: table ? told(before, events, (event) => ui.sentence(event, table)) : [],
      commitment,
      // Of a deal that has been made nothing can be decided any more.
      word: deals ? "" : before.word,
      dealing: deals && ui.deals?.areShown(game) ? [] : null,
      rack,
      // Whatever has happened, the table is another one or the turn is over.
      laying: null,
      scroll: fresh ? 0 : before.scroll,
      near: fresh ? null : before.near,
      selected: selected && hand.includes(selected) ? selected : null,
      focus: focus && hand.includes(focus) ? focus : null,
      undone: this.rack.undone(rack, game, null),
      hint: null,
    });
    if (hasty) this.#rhythm.leaveTime();
    this.#keep(saved);
    void this.practise();
    void this.rack.findMelds();
    const news = ui.news(events, fresh, game);
    if (news) this.notices.tellOf(news);
    this.#rhythm.goOn(Math.max(fresh ? DEAL : 0, news ? NEWS : 0));
  }

  /** The deal has been shown, or is not to be: the game goes on. */
  dealt(): void {
    if (!this.store.state.dealing) return;
    this.store.change({ dealing: null });
    // Where it was not to be seen, there is time to look at what came.
    this.#rhythm.goOn(this.page.pace().travel === 0 ? DEAL : 0);
  }

  /** Keeps the match and the rack; without a new text the match is as it was. */
  #keep(saved: string | null): void {
    this.#saved = saved ?? this.#saved;
    if (this.#saved === null) return;
    const { opponents, fixture: leg } = this.store.state;
    // What is laid before the turn ends is on the rack when the match is taken up again.
    const { slots, shape } = this.rack.whole;
    const rack = { slots, columns: shape.columns };
    const by = { opponents, begun: this.#since, ...(leg && { leg }) };
    const trouble = this.matches.keep({ match: this.#saved, ...rack, ...by });
    // The database may refuse it later: its last answer counts until then.
    this.tellOf(trouble ?? this.matches.refused);
  }

  /** Tries once more to keep the match. */
  keepAgain(): void {
    this.#keep(null);
  }

  /** Puts aside what lies under a key and cannot be read, where the player can save it. */
  putAside(text: string, key: string): void {
    this.tellOf(this.matches.putAside(text, key));
    this.recallUnreadable();
  }

  /** What was put aside, and what of it can still be had back. */
  recallUnreadable(): void {
    const gone = this.store.state.unreadable.filter((found) => found.gone);
    this.store.change({ unreadable: [...this.matches.unreadable(), ...gone] });
  }

  /** Says once that nothing is kept; a mark stays for as long as that is so. */
  tellOf(trouble: Trouble | null): void {
    const before = this.store.state.trouble;
    if (trouble === before) return;
    this.store.change({ trouble });
    // What could not be read may have been put aside only now, when there was room for it.
    this.recallUnreadable();
    if (before === null) this.notices.warn({ id: "notice-unkept" });
  }
}
