/**
 * A match that is being played. Sends actions to the engine, puts the answers into the state, keeps
 * the match and lets the bots play. The actions of the player are in `actions.ts`.
 */

import { answered, Stopped } from "../engine/calls";
import { FAILED, type Outcome, type RemoteEngine } from "../engine/client";
import { PROGRAM } from "../engine/programs";
import type { GameView, Rebuild } from "../engine/views";
import type { GameUi } from "../games/game";
import { uiOf } from "../games/games";
import { heardOf } from "../games/tells";
import {
  alike,
  emptyRack,
  layOut,
  onlyOf,
  type Rack,
  reshape,
  type Shape,
  type Spot,
} from "../rack/rack";
import { opponentsOf, type Settings } from "../settings/settings";
import type { Fixture } from "../state/fixture";
import {
  endOf,
  isUnderWay,
  isWorthKeeping,
  type Notice,
  type Sentence,
  type State,
  type Store,
  type Trouble,
  type Unreadable,
} from "../state/state";
import { now, type SavedMatch } from "../store/match";
import { SavedMatches } from "../store/matches";
import { DEAL, type Pace } from "../table/pace";
import { type Begun, begin, takenUp } from "./new-match";
import { NEWS, Notices } from "./notices";
import { OwnRack } from "./own-rack";
import type { Step } from "./past";
import { Rhythm } from "./rhythm";

/** Shown if the saved match cannot be resumed. */
const DAMAGED: Sentence = { id: "notice-damaged" };

/** Shown if no engine starts. */
const STUCK: Notice = { id: "notice-stuck", kind: "warning" };

/** Number of latest events that are kept for slow readers. */
const HEARD = 30;

/** Options of an attempted action. */
export interface Attempt {
  /** The place of the table that shows a refusal. */
  readonly at?: string | undefined;
  /** The action completed by the page, if the player named no tile. */
  readonly completed?: string | null;
  /** The slot for a drawn tile; null: the page chooses; undefined: no tile is drawn. */
  readonly spot?: Spot | null | undefined;
  /** True if it may be unintended: the next bot leaves time to undo it. */
  readonly hasty?: boolean;
  /** The step of the rack that is taken back along with the move; null leaves the rack. */
  readonly back?: Step | null;
  /** The action is no move of the player, so undo does not cover it. */
  readonly noMove?: true;
  /** The action deals a round, which may be shown. */
  readonly deals?: true;
  /** The tables of the turn that is taken up again, one per step. */
  readonly laid?: readonly Rebuild[];
}

interface Surroundings {
  pace(): Pace;
  /** The shape of the rack that fits into the window. */
  shapeOf(game: GameView): Shape;
  /** Starts another engine if the last one has stopped. */
  restart(): Promise<void>;
  /** Called when a match has left the table for the saved ones. */
  left(): void;
}

export class Session {
  /** Aborted when another match begins or this one stops: late answers are ignored then. */
  #run = new AbortController();
  /** True while an action of the player is under way. */
  #acting = false;
  /** The last saved text of the match; null if none is played. */
  #saved: string | null = null;
  /** Begins the match that the player is asked about. */
  #shared: () => Promise<void> = () => this.newGame();
  /** The bot's move that is under way, or the last one. */
  #bot: Promise<void> = Promise.resolve();
  #explained = false;
  /** The time at which the match began. */
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
    this.#rhythm = new Rhythm(store, page.pace, this);
  }

  /** The game that is played. */
  get ui(): GameUi {
    return uiOf(this.store.state);
  }

  /** True once the end of the round has been shown, or in a lesson, which shows it itself. */
  get explained(): boolean {
    return this.#explained || this.store.state.taught !== null;
  }

  /** The duration of motion as a share of the usual one. */
  get travel(): number {
    return this.page.pace().travel;
  }

  get busy(): boolean {
    return this.#acting;
  }

  /** The text of the match, for the player to copy; empty if none is played. */
  get text(): string {
    return this.#saved ?? "";
  }

  /**
   * Resumes the match of the last visit or begins one; a seed replaces a running match only with
   * consent.
   */
  async open(seed: string | null, notice: Sentence | null): Promise<void> {
    const run = this.#letGo();
    const saved = await this.#recall(run).catch((error) => {
      if (error instanceof Stopped || !run.aborted) throw error;
      // Another match has replaced it.
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
      const laid = await this.rack.tablesIn(found.outcome.game, found.saved.laying ?? []);
      if (run.aborted) return;
      this.#takeUp(found.saved, found.outcome, laid);
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

  /** Starts the engine and loads the match of the last visit. */
  async #recall(run: AbortSignal): ReturnType<typeof takenUp> {
    await this.page.restart();
    return takenUp(this.engine, this.matches, run);
  }

  /** Opens the match again; if no engine starts, says so, and the player may try again. */
  async #reopen(): Promise<void> {
    this.store.change({ dialog: null, notice: null });
    const isOpen = await answered(
      this.open(null, null).then(() => true),
      false,
    );
    if (isOpen) return;
    this.stop();
    this.notices.notify(STUCK);
  }

  /** Stops here because the game goes on in another tab. */
  leave(): void {
    this.#letGo();
    this.matches.copies.release();
    const { match } = this.store.state;
    this.store.change({ match: match + 1, dealing: null, dialog: "elsewhere", drag: null });
  }

  /** Stops because the engine is gone; the match stays as it was last kept. */
  stop(): void {
    this.#standStill();
    if (this.store.state.dialog === "elsewhere") return;
    this.store.change({ dealing: null, dialog: "stopped", drag: null });
  }

  /** Continues the match with another engine. */
  async revive(): Promise<void> {
    const saved = this.#saved;
    if (saved === null) return this.#reopen();
    const run = this.#standStill();
    const load = async (): Promise<Outcome> => {
      await this.page.restart();
      return this.engine.load(saved, this.store.state.opponents);
    };
    const { tables } = this.rack;
    const outcome = await answered(load(), FAILED);
    if (run.aborted) return;
    if (!outcome.ok) return this.notices.notify(STUCK);
    const laid = await this.rack.tablesIn(outcome.game, tables);
    if (run.aborted) return;
    this.store.change({ dialog: null, notice: null });
    this.#accept(outcome, { laid });
  }

  /** Cancels everything pending of the match that was played and returns the new abort signal. */
  #letGo(): AbortSignal {
    this.#saved = null;
    return this.#standStill();
  }

  #standStill(): AbortSignal {
    this.#acting = false;
    this.#rhythm.cancel();
    this.#run.abort();
    this.#run = new AbortController();
    return this.#run.signal;
  }

  /** Takes the game over from another tab, as it was left there. */
  async playHere(): Promise<void> {
    await this.matches.copies.open();
    await this.#reopen();
  }

  /** Begins a match; with a seed, all its deals come from that. */
  async newGame(seed: string | null = null): Promise<void> {
    this.store.change({ dialog: null });
    await this.#enter((run) => this.#begun(seed, run), this.store.state);
  }

  /** Resumes a saved match; the match at the table becomes a saved one. */
  async goOnWith(key: string): Promise<void> {
    await this.matches.copies.stored;
    const leaves = isWorthKeeping(this.store.state);
    const trouble = this.matches.bring(key, leaves ? this.#since : null);
    if (trouble !== null) return this.tellOf(trouble);
    await this.#reopen();
    this.page.left();
  }

  /** Replaces the running match by the offered one. */
  async playShared(): Promise<void> {
    await this.#shared();
  }

  /** Offers the deals of a seed; asks before a running match ends. */
  offer(seed: string): Promise<void> {
    return this.#offer(() => this.newGame(seed));
  }

  /** Offers to continue a match at the end of its record, which another engine has read. */
  playOn(record: string, opponents: readonly string[]): Promise<void> {
    return this.#offer(() => this.#begin(() => this.engine.load(record, opponents), opponents));
  }

  /** Offers a match for practice that begins in a position. */
  playFrom(position: string, opponents: readonly string[]): Promise<void> {
    return this.#offer(() => this.#begin(() => this.engine.begin(position, opponents), opponents));
  }

  /** Begins a fixture of a contest, whose record holds no deal yet. */
  playFixture(record: string, opponents: readonly string[], fixture: Fixture): Promise<void> {
    const deal = async (): Promise<Outcome> => {
      const loaded = await this.engine.load(record, opponents);
      return loaded.ok ? this.engine.deal("") : loaded;
    };
    return this.#begin(deal, opponents, fixture);
  }

  /** Begins a match against these opponents. */
  #begin(load: () => Promise<Outcome>, opponents: readonly string[], fixture?: Fixture) {
    this.store.change({ dialog: null });
    const begun = async () => ({ outcome: await load(), opponents });
    return this.#enter(begun, this.store.state, fixture);
  }

  async #offer(begin: () => Promise<void>): Promise<void> {
    const { game } = this.store.state;
    this.#shared = begin;
    if (game && isUnderWay(game)) this.store.change({ dialog: "shared" });
    else await begin();
  }

  /** Continues the same deal against the opponents of the settings. */
  async changeOpponents(): Promise<void> {
    const { opponents: met, fixture } = this.store.state;
    const [saved, opponents] = [this.#saved, opponentsOf(this.#settings)];
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
    // A second click deals no second round.
    if (this.store.state.game?.table?.turn !== null) return;
    const { word } = this.store.state;
    await this.act(() => this.engine.deal(word), { noMove: true, deals: true });
  }

  /** Lets the bots finish the match unseen. */
  async toStanding(): Promise<void> {
    await this.act(() => this.engine.finishMatch());
  }

  /** Shows the end of the round, except while the next one is being dealt. */
  explain(): void {
    const { game } = this.store.state;
    if (this.busy || game?.table?.turn !== null) return;
    this.#explained = true;
    this.matches.copies.persist();
    this.store.change({ dialog: endOf(game) });
  }

  /** Speeds the bots up until the turn of the player. Returns true if there was a wait. */
  hurry(): boolean {
    return this.#rhythm.hurry();
  }

  /** Marks the match as practice, for good, if the setting says so. */
  async practise(): Promise<void> {
    const { game, settings, fixture } = this.store.state;
    // A contest allows no undo after tiles were seen.
    if (fixture || !settings.practice || game?.practice !== false || this.#saved === null) return;
    const { signal } = this.#run;
    // The engine handles calls in order: its answer includes all earlier moves.
    const outcome = await answered(this.engine.practise(), FAILED);
    if (signal.aborted || !outcome.ok) return;
    const { game: marked } = outcome;
    this.store.change({ game: marked, undone: this.rack.undone({ game: marked }) });
    this.#keep(outcome.saved);
  }

  /** Takes up a saved match with its rack. */
  #takeUp(saved: SavedMatch, outcome: Outcome & { ok: true }, laid: readonly Rebuild[]): void {
    const { game, match } = this.store.state;
    const columns = Math.max(1, saved.columns);
    const tiers = Math.ceil(saved.slots.length / columns);
    this.rack.past.clear();
    const { opponents, begun, leg: fixture } = saved;
    const other = game && this.#since !== begun ? { game: null, match: match + 1 } : {};
    this.#since = begun;
    const shape = this.page.shapeOf(outcome.game);
    const lying = { shape: { tiers, columns }, slots: [...saved.slots] };
    const rack = reshape(onlyOf(lying, outcome.game.table?.hand ?? []), shape);
    this.store.change({ ...other, opponents, fixture: fixture ?? null, rack, laying: null });
    this.#accept(outcome, { laid });
  }

  /** Begins a match by the current settings. */
  #begun(seed: string | null, run: AbortSignal): Promise<Begun> {
    return begin(this.engine, seed, this.#settings, this.store.state.word, run);
  }

  /** The settings of a new match; programs that are connected are its opponents. */
  get #settings(): Settings {
    const { settings, programs } = this.store.state;
    return programs.length > 0 ? { ...settings, opponents: [PROGRAM, PROGRAM, PROGRAM] } : settings;
  }

  /** Replaces the match at the table, which joins the saved ones if it is worth keeping. */
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
   * Changes the match by the engine; returns true if it did. Ignored while another action of the
   * player is under way.
   */
  async act(action: () => Promise<Outcome>, attempt: Attempt = {}): Promise<boolean> {
    if (this.#acting || this.#saved === null) {
      this.store.change({ drag: null });
      return false;
    }
    this.#acting = true;
    const { signal } = this.#run;
    const { notice } = this.store.state;
    // The moves before this one are kept first.
    await Promise.all([this.#bot, this.matches.copies.stored]);
    if (signal.aborted) return false;
    const outcome = await answered(action(), FAILED);
    if (signal.aborted) return false;
    const draws = outcome.ok && attempt.spot === null;
    const fitted = draws ? await this.rack.fitted(outcome.game) : null;
    if (signal.aborted) return false;
    this.#acting = false;
    // The last refusal is settled, and the carried tile has arrived. News of meanwhile stay.
    const read = this.store.state.notice === notice ? { notice: null } : {};
    this.store.change({ ...read, misfits: [], drag: null });
    if (outcome.ok) {
      if (attempt.back) this.rack.past.forget(attempt.back);
      else if (!attempt.noMove)
        this.rack.past.push("move", { rack: this.rack.whole, laying: null });
      this.#accept(outcome, attempt, fitted);
      return true;
    }
    this.#rhythm.catchUp();
    this.notices.refuse(outcome.refusal, attempt.at, attempt.completed);
    return false;
  }

  /** Makes the move of a bot; a tile that the player carries stays carried. */
  playBot(): void {
    this.#bot = this.#moveBot();
  }

  async #moveBot(): Promise<void> {
    const { signal } = this.#run;
    // The moves before this one are kept first.
    await this.matches.copies.stored;
    if (signal.aborted) return;
    const outcome = await answered(this.engine.botMove(), FAILED);
    if (signal.aborted) return;
    if (!outcome.ok) return this.notices.refuse(outcome.refusal);
    this.#accept(outcome);
    const { left } = outcome;
    if (left) this.notices.warn({ id: "notice-program", args: left });
  }

  /**
   * Puts an answer of the engine into the state; `fitted` is the rack with the drawn tile where it
   * fits.
   */
  #accept(
    outcome: Outcome & { ok: true },
    { spot, back, deals, hasty, laid: tables = [] }: Attempt = {},
    fitted: Rack | null = null,
  ): void {
    const { game, events, saved, commitment, ponders } = outcome;
    const before = this.store.state;
    const { table } = game;
    const ui = uiOf({ game });
    const hand = table?.hand ?? [];
    const dealt = !back?.rack && before.game !== null && before.game.round !== game.round;
    const lying = back?.rack ?? fitted ?? this.rack.whole;
    // The rack stays as it is while the end of a round is looked at.
    const shape = table?.turn === null ? before.rack.shape : this.page.shapeOf(game);
    const laid = alike(lying.shape, shape) ? lying : reshape(onlyOf(lying, hand), shape);
    // A new hand is sorted. A player who has laid all tiles has no hand, and none is new.
    const fresh =
      dealt ||
      (!before.laying && laid.slots.every((slot) => slot === null || !hand.includes(slot)));
    const whole =
      fresh && table ? layOut(shape, table.sorted) : this.rack.withHand(laid, hand, spot ?? null);
    this.#explained = false;
    // Only practice allows to undo into the round before.
    if (fresh && !game.practice) this.rack.past.clear();
    this.rack.past.endLaying();
    const { rack, laying } = this.rack.resume(whole, tables) ?? { rack: whole, laying: null };
    const { selected, focus } = before;
    // An action refused out of turn is allowed now.
    const turns = game.table?.turn === 0 && before.game?.table?.turn !== 0;
    const settled = turns && before.notice?.at ? { notice: null, misfits: [] } : {};
    this.store.change({
      ...settled,
      game,
      happened: table ? [...before.happened, ...heardOf(events, table, ui)].slice(-HEARD) : [],
      ...{ commitment, ponders },
      // The word cannot change a deal that has been made.
      word: deals ? "" : before.word,
      // Nobody sees a deal at home.
      dealing: deals && !before.home && ui.deals?.areShown(game) ? [] : null,
      rack,
      // Every other answer changes the table or ends the turn.
      laying,
      scroll: fresh ? 0 : before.scroll,
      near: fresh ? null : before.near,
      selected: selected && hand.includes(selected) ? selected : null,
      focus: focus && hand.includes(focus) ? focus : null,
      undone: this.rack.undone({ rack, game, laying }),
      hint: null,
    });
    if (hasty) this.#rhythm.leaveTime();
    this.#keep(saved);
    void this.practise();
    void this.rack.findMelds();
    const news = ui.news(events, fresh, game);
    if (news) this.notices.announce(news);
    this.#rhythm.goOn(Math.max(fresh ? DEAL : 0, news ? NEWS : 0));
  }

  /** Continues the game after the deal was shown or skipped. */
  dealt(): void {
    if (!this.store.state.dealing) return;
    this.store.change({ dealing: null });
    // An unseen deal leaves time to look at the new hand.
    this.#rhythm.goOn(this.page.pace().travel === 0 ? DEAL : 0);
  }

  /** Keeps the match and the rack; null leaves the text of the match as it was. */
  #keep(saved: string | null): void {
    this.#saved = saved ?? this.#saved;
    if (this.#saved === null) return;
    const { opponents, fixture: leg } = this.store.state;
    // The rack is that of the beginning of the turn, and the unfinished tables are beside it.
    const { slots, shape } = this.rack.whole;
    const { tables } = this.rack;
    const laid = tables.length > 0 && { laying: tables };
    const rack = { slots, columns: shape.columns, ...laid };
    const by = { opponents, begun: this.#since, ...(leg && { leg }) };
    const trouble = this.matches.keep({ match: this.#saved, ...rack, ...by });
    // The database may refuse later: its last answer counts until then.
    this.tellOf(trouble ?? this.matches.copies.refused);
  }

  /** Tries once more to keep the match. */
  keepAgain(): void {
    this.#keep(null);
  }

  /** Puts aside an unreadable text of a key, where the player can save it. */
  putAside(text: string, key: string): void {
    this.tellOf(this.matches.putAside(text, key));
    this.recallUnreadable();
  }

  /** Updates the list of unreadable texts, with the deleted ones that can be restored. */
  recallUnreadable(): void {
    const gone = this.store.state.unreadable.filter((found) => found.gone);
    this.store.change({ unreadable: [...this.matches.unreadable(), ...gone] });
  }

  /** Deletes an unreadable text, or restores it, as long as the page is open. */
  throwAway(found: Unreadable, gone: boolean): void {
    const trouble = gone ? null : this.matches.hold(found);
    if (gone) this.matches.drop(found.key);
    if (trouble) this.tellOf(trouble);
    const { unreadable } = this.store.state;
    const mark = (one: Unreadable) => (one.key === found.key ? { ...one, gone } : one);
    if (!trouble) this.store.change({ unreadable: unreadable.map(mark) });
  }

  /** Warns once that nothing is kept; the bar shows it as long as that lasts. */
  tellOf(trouble: Trouble | null): void {
    const before = this.store.state.trouble;
    if (trouble === before) return;
    this.store.change({ trouble });
    // Unreadable texts may have been put aside only now that there is space.
    this.recallUnreadable();
    if (before === null) this.notices.warn({ id: "notice-unkept" });
  }
}
