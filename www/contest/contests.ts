/**
 * The contests of this device: the offers, the one that the player is in, and those that are over.
 * The player's own table is a match like any other; the engine plays the others meanwhile.
 */

import { answered } from "../engine/calls";
import type { Holding, RemoteContests } from "../engine/client";
import { gameOfRules } from "../engine/presets";
import type { GameName } from "../engine/views";
import { knows } from "../locales/messages";
import type { BuyKind, ContestView, FixtureView, OfferView } from "../pkg/istaka/istaka";
import { rulesFor } from "../settings/settings";
import type { ContestFacts } from "../state/contests";
import type { Fixture } from "../state/fixture";
import { type DialogName, isFixtureOver, type Store, type Trouble } from "../state/state";
import {
  CONTEST,
  changesAtEnd,
  contestShelf,
  numberOf,
  OVER,
  overShelf,
  type SavedContest,
  WALLET,
} from "../store/contests";
import type { Archive } from "../store/copies";
import { MATCH, now, PAST, readingsIn, type SavedMatch } from "../store/match";
import { momentOf } from "./moment";

/** The services of the page that contests use. */
export interface Page {
  /** Starts the engine if it has stopped. Resolves to its number, another one after each start. */
  wake(): Promise<number>;
  /** Counts a match of the contest in the statistics. */
  count(saved: SavedMatch): void;
  /** The match at the table. */
  readonly session: {
    playFixture(record: string, opponents: readonly string[], fixture: Fixture): Promise<void>;
    goOnWith(key: string): Promise<void>;
    putAside(text: string, key: string): void;
    tellOf(trouble: Trouble | null): void;
  };
  /** Leaves home for the table. */
  toTable(): void;
}

/** Milliseconds of one slice of the other tables. A move of the player waits for at most one. */
const SLICE = 20;

/** The dialogs that show what is said. */
const DIALOGS: readonly (DialogName | null)[] = ["lobby", "contest", "trophies"];

export class Contests {
  /** The last request to the engine: requests run in order, as each changes what the next finds. */
  #queue: Promise<unknown> = Promise.resolve();
  /** The engine that has the wallet, by its number. */
  #awake = 0;
  /** Wallet and contest as they were kept last. */
  #seen: readonly (string | null)[] = [];
  /** The fixture, the round and its state in which the standing was read last. */
  #readAt = "";

  constructor(
    readonly store: Store,
    private readonly copies: Archive,
    private readonly engine: RemoteContests,
    private readonly page: Page,
  ) {
    store.onChange(() => this.#follow());
    this.#follow();
  }

  get facts(): ContestFacts {
    return this.store.state.contests;
  }

  #set(some: Partial<ContestFacts>): void {
    this.store.change({ contests: { ...this.facts, ...some } });
  }

  get #contest(): ContestView | null {
    return this.facts.holding?.contest ?? null;
  }

  /** The contest that is shown: a finished one, or else the one that the player is in. */
  get view(): ContestView | null {
    return this.facts.shown?.contest ?? this.facts.holding?.amid ?? this.#contest;
  }

  /** True if the player takes part in a contest. */
  get isIn(): boolean {
    return this.#contest !== null && this.#contest.state !== "over";
  }

  /** The contest of the match at the table, as it stands now. */
  get atTable(): ContestView | null {
    const { begun, holding } = this.facts;
    const isThere = begun !== null && this.store.state.fixture?.contest === begun;
    return isThere ? (holding?.amid ?? this.#contest) : null;
  }

  /** The game of the lobby. */
  get game(): GameName {
    return this.facts.game ?? gameOfRules(this.store.state.settings.rules);
  }

  /** The rules of the lobby. */
  get rules(): string {
    return rulesFor(this.game, this.store.state.settings);
  }

  /** Reads what a dialog shows. */
  async begin(name: DialogName): Promise<void> {
    // Another dialog ends the look at a finished contest.
    if (name !== "contest" && this.facts.shown) this.#set({ shown: null });
    if (this.facts.heard) this.#set({ said: null });
    const isRead = await this.#do(async (engine) => {
      if (name === "lobby") this.#hear(await engine.fill(momentOf().day));
      if (name === "lobby") await this.#readLobby();
      if (name === "trophies") this.#set({ kept: this.#keptRounds() });
      if (name === "contest") await this.#look();
      return true;
    });
    if (!isRead) throw new Error("There is no engine of contests.");
    this.#set({ asked: false, heard: true });
    this.#pump();
  }

  /** Shows the offers of a game or of a kind, or those for a number of players at a table. */
  async offer(some: Partial<Pick<ContestFacts, "game" | "kind" | "players">>): Promise<void> {
    this.#set(some);
    await this.#do(() => this.#readLobby());
  }

  async #readLobby(): Promise<void> {
    const lobby = await this.engine.lobby(this.rules, this.facts.players, momentOf());
    if (lobby.ok) this.#set({ lobby: lobby.value });
  }

  /** Pays for a contest and goes to its table. */
  async enter({ terms, id }: Pick<OfferView, "terms" | "id">): Promise<void> {
    const isEntered = await this.#do(async (engine) => {
      // A second tap enters nothing.
      if (this.isIn) return this.#say("refused-contestRuns");
      await engine.fill(momentOf().day);
      if (this.#contest) await engine.leave();
      const { name } = this.store.state.settings;
      const entered = await engine.enter(terms.rules, id, momentOf(), name);
      if (!entered.ok) {
        const why = `refused-${entered.refusal.code}`;
        return this.#say(knows(why) ? why : "refused-closed");
      }
      this.#set({ begun: now(), shown: null });
      this.#take(entered.value);
      return true;
    });
    if (isEntered) await this.play();
    else await this.#do(() => this.#readLobby());
  }

  /** Goes to the table: to the fixture there, to one that was left, or to the next one. */
  async play(): Promise<void> {
    await this.#do(async (engine) => {
      const { state } = this.store;
      const { begun } = this.facts;
      if (begun === null) return;
      if (state.fixture?.contest === begun && !isFixtureOver(state)) {
        this.store.change({ dialog: null });
        return this.page.toTable();
      }
      const fixture = await engine.fixture();
      if (!fixture) return;
      this.#set({ said: null });
      const left = await this.#leftFixture(begun);
      if (left !== null) await this.page.session.goOnWith(left);
      else await this.#deal(fixture, begun);
    });
    this.#pump();
  }

  async #deal(fixture: FixtureView, contest: string): Promise<void> {
    const view = this.#contest;
    if (!view) return;
    const table: Fixture = {
      contest,
      names: fixture.names.slice(1).map((name) => name ?? ""),
      mostRounds: fixture.mostRounds,
      seconds: fixture.seconds ?? 0,
      round: fixture.mostRounds === 1 ? fixture.round : 0,
      ...countsOf(fixture, view),
      gained: [],
    };
    await this.page.session.playFixture(fixture.record, fixture.characters.slice(1), table);
  }

  /** Returns the key of the fixture among the matches that have left the table. */
  async #leftFixture(contest: string): Promise<string | null> {
    for (const key of this.copies.keys().filter((key) => key.startsWith(PAST))) {
      const saved = readingsIn(this.copies, key)[0]?.saved;
      if (saved?.leg?.contest === contest && (await this.engine.fits(saved.match))) return key;
    }
    return null;
  }

  /** Answers an offer, unless another one has replaced it, as before a second tap. */
  async buy(offered: BuyKind, yes: boolean): Promise<void> {
    await this.#do(async (engine) => {
      if (this.#contest?.offer?.kind === offered) this.#hear(await engine.buy(yes));
    });
    this.#pump();
  }

  /** Plays one more round without the player, or all of them. */
  watchOn(toEnd: boolean): void {
    this.#set({ toEnd });
    this.#pump(true);
  }

  ask(asked: boolean): void {
    this.#set({ asked });
  }

  /** Leaves for good; a player who is still in loses the stake. */
  async giveUp(): Promise<void> {
    this.ask(false);
    await this.#do(async (engine) => {
      const { begun, holding } = this.facts;
      // A second tap has nothing to leave.
      if (!this.isIn || begun === null) return;
      const left = await engine.leave();
      if (!left.ok) return this.watchOn(true);
      this.#end(left.value, { begun, text: holding?.savedContest ?? "" });
    });
  }

  /** Returns a match of another table in the last round, for the replay. */
  async watch(table: number): Promise<FixtureView | null> {
    return this.#do((engine) => engine.watch(table));
  }

  /** Finds the contests whose rounds are kept. */
  #keptRounds(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const key of this.copies.keys().filter((key) => key.startsWith(OVER))) {
      const { value } = overShelf.recall(this.copies, key);
      const number = value && numberOf(value);
      if (number !== null) found.set(number, key.slice(OVER.length));
    }
    return found;
  }

  /** Reads a finished contest to show. Resolves to false if that fails. */
  async show(begun: string): Promise<boolean> {
    return (await this.#do(() => this.#show(begun))) ?? false;
  }

  async #show(begun: string): Promise<boolean> {
    const { value } = overShelf.recall(this.copies, OVER + begun);
    const read = value && (await this.engine.read(value.text));
    if (read?.ok) this.#set({ shown: read.value });
    return read?.ok ?? false;
  }

  /** Loads the kept wallet and contest unless the engine has them. */
  async #load(): Promise<void> {
    const engine = await this.page.wake();
    // Another tab or an imported file may have changed the texts.
    const isStale = this.copies.isOurs() && this.#texts.some((text, i) => text !== this.#seen[i]);
    if (engine === this.#awake && !isStale) return;
    // The next request tries again if this fails.
    this.#awake = 0;
    this.#seen = this.#texts;
    const { holding } = this.facts;
    // The chips stay in sight meanwhile.
    this.#set({ begun: null, holding: holding && { ...holding, contest: null, amid: null } });
    await this.#recallContest(await this.#recallWallet());
    this.#awake = engine;
    this.#pump();
  }

  get #texts(): (string | null)[] {
    return [WALLET, CONTEST].map((key) => this.copies.read(key));
  }

  /** Restores the wallet; resolves to true if it is new because the kept one is unreadable. */
  async #recallWallet(): Promise<boolean> {
    const copies = [this.copies.read(WALLET), this.copies.readSecond(WALLET)];
    for (const text of [...copies.filter((text) => text !== null), null]) {
      const begun = await this.engine.begin(text, momentOf().day);
      if (!begun.ok) continue;
      const lost = text === null ? copies[0] : null;
      if (lost) this.#putAside(lost, WALLET, "wallet-unread");
      this.#take(begun.value);
      return Boolean(lost);
    }
    return false;
  }

  /** Restores the contest; the engine refuses it with a new wallet, which has not paid for it. */
  async #recallContest(isNew: boolean): Promise<void> {
    const { value: saved, whole } = contestShelf.recall(this.copies);
    if (saved === null && whole) return;
    const taken = saved && (await this.engine.take(saved.text));
    if (saved && taken?.ok) {
      this.#set({ begun: saved.begun });
      return this.#take(taken.value);
    }
    const text = this.copies.read(CONTEST) ?? "";
    this.#putAside(text, CONTEST, isNew ? "wallet-unread-contest" : "contest-unread");
  }

  #putAside(text: string, key: string, id: string): void {
    this.page.session.putAside(text, key);
    this.#seen = this.#texts;
    this.#say(id);
  }

  /** Follows the match at the table from round to round: reads the standing, reports the end. */
  #follow(): void {
    const { dialog, fixture, match, game } = this.store.state;
    // At the table no finished contest is shown any more.
    if (dialog === null && this.facts.shown) {
      this.#set({ shown: null });
      return;
    }
    const isDone = game?.table?.turn === null;
    const now = [fixture?.contest, match, game?.round, isDone, game?.standing != null].join();
    if (now === this.#readAt) return;
    this.#readAt = now;
    if (!fixture) return;
    const read = this.#do(() => (isFixtureOver(this.store.state) ? this.#report() : this.#look()));
    void read.then((done) => {
      // The next change of the page tries again.
      if (!done && this.#readAt === now) this.#readAt = "";
      this.#pump();
    });
  }

  /** Reads the standing of the contest that the match at the table belongs to. */
  async #look(): Promise<boolean> {
    const { fixture } = this.store.state;
    if (!this.view && fixture) await this.#show(fixture.contest);
    const holding = await this.engine.look();
    this.#set({ holding });
    return true;
  }

  async #report(): Promise<boolean> {
    const { fixture } = this.store.state;
    if (this.#contest?.state !== "playing" || fixture?.contest !== this.facts.begun) return true;
    const [{ amid }, own] = [await this.engine.look(), await this.engine.fixture()];
    const reported = await this.engine.report();
    // The fixture of an earlier round may still lie at the table.
    if (reported === null) return true;
    if (!reported.ok) this.#say("fixture-foreign");
    else if (fixture && fixture === this.store.state.fixture) {
      const counts = amid && own ? countsOf(own, amid) : {};
      this.store.change({ fixture: { ...fixture, ...counts, reported: true } });
    }
    // The match is already kept as it ended.
    const saved = reported.ok && readingsIn(this.copies, MATCH)[0]?.saved;
    if (saved) this.page.count(saved);
    this.#hear(reported);
    return true;
  }

  /**
   * Plays the other tables until the round is over or the player has to answer. If the player is
   * out, plays on only if `isAsked`, or to the end.
   */
  #pump(isAsked = false): void {
    void this.#do(async (engine) => {
      const isOut = this.#contest?.state === "out";
      const rests = this.#contest?.state === "asked" || (isOut && !isAsked && !this.facts.toEnd);
      if (!this.isIn || rests || !this.copies.isOurs()) return;
      const { progress, holding } = await engine.slice(SLICE);
      if (progress.done !== this.facts.done) this.#set({ done: progress.done });
      if (holding) this.#take(holding);
      if (progress.more || (isOut && this.facts.toEnd)) this.#pump(isAsked);
    });
  }

  /** Queues a request to the engine; resolves to null if the engine does not run. */
  #do<T>(ask: (engine: RemoteContests) => Promise<T> | T): Promise<T | null> {
    const asked = this.#queue.then(async () => {
      await this.#load();
      return ask(this.engine);
    });
    const answer = answered(asked);
    this.#queue = answer;
    return answer;
  }

  #hear(answer: { ok: true; value: Holding } | { ok: false }): void {
    if (answer.ok) this.#take(answer.value);
  }

  /** Takes over the wallet and contest of the engine, and keeps them. */
  #take(holding: Holding): void {
    const { contest, savedContest } = holding;
    const { begun } = this.facts;
    const saved = begun && savedContest ? { begun, text: savedContest } : null;
    if (saved && contest?.state === "over") this.#end(holding, saved);
    else this.#write(holding, saved ? [[CONTEST, contestShelf.format.write(saved)]] : []);
    this.#set({ holding });
  }

  /** Keeps a contest that has ended for the player with the finished ones. */
  #end(holding: Holding, ended: SavedContest): void {
    this.#write(holding, changesAtEnd(ended, this.copies));
    this.#set({ holding, begun: null, toEnd: false });
  }

  /** Writes the wallet and these texts where they differ from the kept ones. */
  #write(
    { savedWallet }: Holding,
    changes: Iterable<readonly [key: string, text: string | null]>,
  ): void {
    if (!this.copies.isOurs()) return;
    const all = [[WALLET, savedWallet] as const, ...changes];
    const other = all.filter(([key, text]) => this.copies.read(key) !== text);
    if (other.length === 0) return;
    this.page.session.tellOf(this.copies.change(new Map(other)));
    this.#seen = this.#texts;
  }

  /** Shows a message in the open dialog, or in the next one. */
  #say(id: string): void {
    this.#set({
      said: { id },
      heard: DIALOGS.includes(this.store.state.dialog),
    });
  }
}

/** Returns the totals of the players at a table, by seat, if the table does not count them. */
function countsOf(
  { entrants, mostRounds }: FixtureView,
  { terms, standings }: ContestView,
): Pick<Fixture, "chips" | "points" | "gained"> {
  const bySeat = (has: "chips" | "points" | "gained", counts: boolean) =>
    counts
      ? entrants.map((one) => standings.find(({ entrant }) => entrant === one)?.[has] ?? 0)
      : [];
  const isTable = terms.kind === "table";
  return {
    chips: bySeat("chips", isTable),
    points: bySeat("points", !isTable && mostRounds === 1),
    gained: bySeat("gained", isTable),
  };
}
