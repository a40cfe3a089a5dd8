/**
 * The contests of this device: the offers, the one that the player is in, and those that are over.
 * The player's own table is a match like any other; the engine plays the others meanwhile.
 */

import { answered } from "../engine/calls";
import type { Holding, RemoteContests } from "../engine/client";
import type {
  BuyKind,
  ContestView,
  FixtureView,
  OfferView,
  StandingView,
  WalletView,
} from "../pkg/istaka/istaka";
import {
  type DialogName,
  type Fixture,
  isFixtureOver,
  isUnderWay,
  type Sentence,
  type State,
  type Store,
  type Trouble,
} from "../state/state";
import {
  CONTEST,
  changesAtEnd,
  contestShelf,
  isAwaited,
  type SavedContest,
  WALLET,
} from "../store/contests";
import type { Copies } from "../store/copies";
import { MATCH, now, PAST, readingsIn, type SavedMatch } from "../store/match";
import { Archive } from "./archive";
import { Lobby } from "./lobby";
import { minutesTo, momentBefore, momentOf, startOf } from "./moment";

/** The services of the page that contests use. */
export interface Page {
  /** Starts the engine if it has stopped. Resolves to its number, another one after each start. */
  wake(): Promise<number>;
  /** Counts a match of the contest in the statistics. */
  count(saved: SavedMatch): void;
  playFixture(record: string, opponents: readonly string[], fixture: Fixture): Promise<void>;
  goOnWith(key: string): Promise<void>;
  putAside(text: string, key: string): void;
  tellOf(trouble: Trouble | null): void;
  open(dialog: DialogName): void;
  /** Leaves home for the table. */
  toTable(): void;
  warn(why: Sentence): void;
}

/** Milliseconds of one slice of the other tables. A move of the player waits for at most one. */
const SLICE = 20;

/** The message for each reason that the player may not enter. */
const REFUSED: Readonly<Record<string, string>> = {
  tooFewChips: "too-few",
  contestRuns: "one-at-a-time",
  entered: "contest-entered",
};

/** The dialogs that show `said`. */
const DIALOGS: readonly (DialogName | null)[] = ["lobby", "contest", "trophies"];

/** Milliseconds between two checks of the clock. */
const TICK = 15_000;

/** Minutes before the start of a contest at which the player is reminded at the table. */
const SOON = 1;

export class Contests {
  readonly lobby: Lobby;
  readonly archive: Archive;
  #opening: Promise<boolean> | null = null;
  /** The engine that has the wallet, by its number. */
  #awake = 0;
  /** The match, the round and its state in which the standing was read last. */
  #readAt = "";
  /** Wallet and contest as the engine has them; null until read. */
  #holding: Holding | null = null;
  /** The contest that the player is in. */
  #saved: SavedContest | null = null;
  /** The contest with the match at the table as far as it has been played; null until read. */
  #amid: ContestView | null = null;
  /** The last request to the engine: requests run in order, as each changes what the next finds. */
  #queue: Promise<unknown> = Promise.resolve();
  /** True while the other tables are played; `#more` is true if they are not finished. */
  #playing = false;
  #more = true;
  /** Once the player is out, the others play until this round begins. */
  #watched = 0;
  /** The start at which the contest was shown to the player last. */
  #announced: number | null = null;
  /** The start that the player was reminded of last. */
  #warned: number | null = null;
  /** True while the contest is being brought to the table. */
  #goes = false;
  /** Wallet and contest as they were kept last. */
  #seen: readonly (string | null)[] = [];
  /** Number of other tables that have finished the round. */
  done = 0;
  /** True while the player is asked to confirm giving up. */
  asked = false;
  /** True if the others are to play to the end without the player. */
  toEnd = false;
  /** The latest message about the contest. */
  said: Sentence | null = null;
  /** True once that message has been visible. */
  #isRead = false;

  constructor(
    readonly store: Store,
    private readonly copies: Copies,
    private readonly engine: RemoteContests,
    private readonly page: Page,
  ) {
    this.lobby = new Lobby(store, engine);
    this.archive = new Archive(copies, engine);
    store.onChange(() => this.#follow());
    setInterval(() => this.#tick(), TICK);
    this.#follow();
    if (isAwaited(copies)) void this.#ready().then(() => this.#tick());
  }

  /** Reads what a dialog shows. */
  async begin(name: DialogName): Promise<void> {
    if (name === "lobby") this.lobby.chosen = null;
    // Another dialog ends the look at a finished contest.
    if (name !== "contest") this.archive.shown = null;
    if (this.#isRead) this.said = null;
    if (!(await this.#ready())) throw new Error("There is no engine of contests.");
    this.asked = false;
    this.#isRead = true;
    this.#changed();
    if (name === "lobby") await this.#refresh();
    if (name === "trophies") this.archive.begin();
    if (name === "contest") await this.#look();
  }

  /** Returns the coming tournaments; does not keep a wallet if there is none yet. */
  async coming(): Promise<readonly OfferView[]> {
    if (this.#holding === null && this.copies.read(WALLET) === null)
      await answered(this.engine.begin(null, today()));
    else await this.#ready();
    await this.lobby.refresh();
    return this.lobby.view.offers.filter(({ start }) => start !== null);
  }

  get wallet(): WalletView | null {
    return this.#holding?.wallet ?? null;
  }

  get #view(): ContestView | null {
    return this.#holding?.contest ?? null;
  }

  /** The contest that is shown: a finished one, or else the one that the player is in. */
  get view(): ContestView | null {
    return this.archive.shown?.contest ?? this.#amid ?? this.#view;
  }

  /** True while a finished or abandoned contest is shown. */
  get looksBack(): boolean {
    return this.archive.shown !== null;
  }

  /** True if the player takes part in a contest. */
  get isIn(): boolean {
    return this.#view !== null && this.#view.state !== "over";
  }

  /** The contest of the match at the table, as it stands now. */
  get atTable(): ContestView | null {
    const { fixture } = this.store.state;
    return fixture && fixture.contest === this.#saved?.begun ? (this.#amid ?? this.#view) : null;
  }

  /** The start of the contest in milliseconds; null once it has started. */
  get starts(): number | null {
    return this.#saved?.starts ?? null;
  }

  /** Minutes until the start; 0 after it. */
  get minutes(): number {
    return minutesTo(this.starts);
  }

  /** Enters an offered contest. */
  async enter(offer: OfferView): Promise<void> {
    const starts = startOf(offer);
    const moment = offer.start
      ? momentBefore(offer.start, minutesTo(starts))
      : momentOf(new Date());
    const { name } = this.store.state.settings;
    const isEntered = await this.#do(async (engine) => {
      if (this.isIn) return this.#say("one-at-a-time");
      await engine.fill(today());
      if (this.#view) await engine.leave();
      const entered = await engine.enter(offer.terms.rules, offer.id, moment, name);
      if (!entered.ok) return this.#say(REFUSED[entered.refusal.code] ?? "contest-closed");
      this.#saved = { begun: now(), starts, text: "" };
      this.#take(entered.value);
      this.lobby.choose(null);
      return true;
    });
    // A second tap enters nothing and opens nothing.
    if (!isEntered) return;
    this.#changed();
    if (this.starts === null) await this.play();
    else this.page.open("contest");
  }

  /** Goes to the table: to the fixture there, to one that was left, or to the next one. */
  async play(): Promise<void> {
    // A second tap does nothing.
    if (this.#goes) return;
    this.#goes = true;
    await this.#goToTable().finally(() => {
      this.#goes = false;
    });
  }

  async #goToTable(): Promise<void> {
    const { state } = this.store;
    const saved = this.#saved;
    if (!saved) return;
    if (state.fixture?.contest === saved.begun && !isFixtureOver(state)) {
      this.store.change({ dialog: null });
      return this.page.toTable();
    }
    const fixture = await this.#do((engine) => engine.fixture());
    if (!fixture) return;
    if (saved.starts !== null) {
      this.#saved = { ...saved, starts: null };
      this.#keep();
      this.#changed();
    }
    this.said = null;
    const left = await this.#leftFixture(saved.begun);
    if (left !== null) await this.page.goOnWith(left);
    else await this.#deal(fixture);
    this.#pump();
  }

  async #deal(fixture: FixtureView): Promise<void> {
    const [saved, view] = [this.#saved, this.#view];
    if (!saved || !view) return;
    const table: Fixture = {
      contest: saved.begun,
      names: fixture.names.slice(1).map((name) => name ?? ""),
      mostRounds: fixture.mostRounds,
      seconds: fixture.seconds ?? 0,
      round: fixture.mostRounds === 1 ? fixture.round : 0,
      ...countsOf(fixture, view),
      gained: [],
      place: view.terms.kind === "table" ? (view.own?.now ?? 0) : 0,
      left: view.remaining,
    };
    await this.page.playFixture(fixture.record, fixture.characters.slice(1), table);
  }

  /** Returns the key of the fixture among the matches that have left the table. */
  async #leftFixture(contest: string): Promise<string | null> {
    for (const key of this.copies.keys().filter((key) => key.startsWith(PAST))) {
      const saved = readingsIn(this.copies, key)[0]?.saved;
      if (saved?.leg?.contest !== contest) continue;
      if (await this.#do((engine) => engine.fits(saved.match))) return key;
    }
    return null;
  }

  /** Answers an offer, unless another one has replaced it, as before a second tap. */
  async buy(offered: BuyKind, yes: boolean): Promise<void> {
    await this.#do(async (engine) => {
      if (this.#view?.offer?.kind === offered) this.#hear(await engine.buy(yes));
    });
    this.#pump();
  }

  /** Plays one more round without the player. */
  watchOn(): void {
    this.#watched = (this.#view?.round ?? 0) + 1;
    this.#more = true;
    this.#pump();
  }

  /** Plays the contest to its end without the player. */
  playOut(): void {
    this.toEnd = true;
    this.#more = true;
    this.#pump();
    this.#changed();
  }

  ask(asked: boolean): void {
    this.asked = asked;
    this.#changed();
  }

  /** Leaves for good; a player who is still in loses the stake. */
  async giveUp(): Promise<void> {
    this.asked = false;
    await this.#do(async (engine) => {
      // A second tap has nothing to leave.
      if (!this.isIn) return;
      const left = await engine.leave();
      if (!left.ok) return this.playOut();
      if (this.#view?.state === "over" || !this.#saved) return;
      this.#holding = left.value;
      this.#end(this.#saved);
    });
    this.#changed();
  }

  /** Returns a match of another table in the last round, for the replay. */
  async watch(table: number): Promise<FixtureView | null> {
    return (await this.#do((engine) => engine.watch(table))) ?? null;
  }

  /** Loads the kept wallet and contest unless the engine has them. Resolves to false on failure. */
  async #ready(): Promise<boolean> {
    const engine = await answered(this.page.wake());
    if (engine === null) return false;
    // Another tab or an imported file may have changed the texts.
    const stale = this.copies.isOurs() && this.#texts.some((text, i) => text !== this.#seen[i]);
    if (stale || engine !== this.#awake) this.#opening = null;
    this.#awake = engine;
    this.#opening ??= answered(this.#recall(), false).then((open) => {
      // The next question to the engine tries again.
      if (!open) this.#opening = null;
      return open;
    });
    return this.#opening;
  }

  get #texts(): (string | null)[] {
    return [WALLET, CONTEST].map((key) => this.copies.read(key));
  }

  /** Restores wallet and contest. */
  async #recall(): Promise<boolean> {
    this.#seen = this.#texts;
    this.#saved = null;
    // The chips stay in sight meanwhile.
    this.#holding = this.#holding && { ...this.#holding, contest: null };
    this.#more = true;
    const isNew = await this.#recallWallet();
    await this.#recallContest(isNew);
    return true;
  }

  /** Restores the wallet; resolves to true if it is new because the kept one is unreadable. */
  async #recallWallet(): Promise<boolean> {
    const copies = [this.copies.read(WALLET), this.copies.readSecond(WALLET)];
    for (const text of [...copies.filter((text) => text !== null), null]) {
      const begun = await this.engine.begin(text, today());
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
      this.#saved = saved;
      return this.#take(taken.value);
    }
    const text = this.copies.read(CONTEST) ?? "";
    this.#putAside(text, CONTEST, isNew ? "wallet-unread-contest" : "contest-unread");
  }

  #putAside(text: string, key: string, id: string): void {
    this.page.putAside(text, key);
    this.#seen = this.#texts;
    this.#say(id);
  }

  /** Reads the standing of the contest that the match at the table belongs to. */
  async #look(): Promise<void> {
    const { fixture } = this.store.state;
    this.#amid = null;
    if (!this.view && fixture) await this.archive.show(fixture.contest);
    if (fixture !== null && fixture.contest === this.#saved?.begun)
      this.#amid = await this.#do((engine) => engine.amid());
    if (this.#view) this.#pump();
  }

  /** Reports a finished fixture; for a running one, reads the standing again. */
  #follow(): void {
    const { state } = this.store;
    // At the table no finished contest is shown any more.
    if (state.dialog === null) this.archive.shown = null;
    this.#announce();
    if (!state.fixture) return;
    void this.#ready().then(() => {
      if (state.fixture?.contest !== this.#saved?.begun) return;
      if (isFixtureOver(this.store.state)) void this.#report();
      else void this.#standAnew();
    });
  }

  /** Reads the standing again once a round has begun or ended, and has the others play. */
  async #standAnew(): Promise<void> {
    const { match, game } = this.store.state;
    const now = [match, game?.round, game?.table?.turn === null].join();
    if (now !== this.#readAt) {
      this.#readAt = now;
      const amid = await this.#do((engine) => engine.amid());
      if (this.#readAt !== now) return;
      this.#amid = amid;
      this.#changed();
    }
    this.#pump();
  }

  async #report(): Promise<void> {
    await this.#do(async (engine) => {
      const { state } = this.store;
      if (this.#view?.state !== "playing" || !isFixtureOver(state)) return;
      const [amid, own] = [await engine.amid(), await engine.fixture()];
      const reported = await engine.report();
      // The fixture of an earlier round may still lie at the table.
      if (reported === null) return;
      if (!reported.ok) return this.#say("fixture-foreign");
      const { fixture } = this.store.state;
      if (fixture === state.fixture && fixture) {
        const counts = amid && own ? countsOf(own, amid) : {};
        this.store.change({ fixture: { ...fixture, ...counts, reported: true } });
      }
      // The match is already kept as it ended.
      const saved = readingsIn(this.copies, MATCH)[0]?.saved;
      if (saved) this.page.count(saved);
      this.#hear(reported);
    });
    this.#pump();
  }

  /** Plays the other tables until the round is over or the player has to answer. */
  #pump(): void {
    if (this.#playing || !this.#more) return;
    this.#playing = true;
    void this.#playOthers().finally(() => {
      this.#playing = false;
    });
  }

  async #playOthers(): Promise<void> {
    while (this.#more || this.toEnd) {
      if (this.starts !== null || !this.isIn || !this.copies.isOurs()) return;
      const { state, round } = this.#view ?? { state: "over", round: 0 };
      if (state === "out" && !this.toEnd && round >= this.#watched) return;
      const sliced = await this.#do((engine) => (this.isIn ? engine.slice(SLICE) : null));
      if (!sliced) return;
      const { progress, holding } = sliced;
      this.#more = progress.more;
      this.done = progress.done;
      if (holding) this.#take(holding);
      if (holding) this.#changed();
      if (this.#view?.state === "asked") return;
    }
  }

  /** Queues a request to the engine; resolves to null if the engine does not run. */
  #do<T>(ask: (engine: RemoteContests) => Promise<T> | T): Promise<T | null> {
    const asked = this.#queue.then(async () => {
      return (await this.#ready()) ? ask(this.engine) : null;
    });
    const answer = answered(asked);
    this.#queue = answer;
    return answer;
  }

  #hear(answer: { ok: true; value: Holding } | { ok: false }): void {
    if (answer.ok) this.#take(answer.value);
    this.#more = true;
    this.#changed();
  }

  /** Takes over the wallet and contest of the engine, and keeps them. */
  #take(holding: Holding): void {
    const { contest, savedContest } = holding;
    this.#holding = holding;
    this.#amid = null;
    if (this.#saved && savedContest !== null) this.#saved = { ...this.#saved, text: savedContest };
    if (this.#saved && contest?.state === "over") this.#end(this.#saved);
    else this.#keep();
  }

  /** Keeps the wallet, and the contest that the player is in. */
  #keep(): void {
    const saved = this.isIn ? this.#saved : null;
    this.#write(saved ? [[CONTEST, contestShelf.format.write(saved)]] : []);
  }

  /** Ends a contest that is over, or that the player has left. */
  #end(saved: SavedContest): void {
    this.#amid = null;
    this.#write(changesAtEnd(saved, this.copies));
    this.#saved = null;
    this.#watched = 0;
    this.toEnd = false;
  }

  /** Writes the wallet and these texts where they differ from the kept ones. */
  #write(changes: Iterable<readonly [key: string, text: string | null]>): void {
    if (!this.copies.isOurs()) return;
    const all = [[WALLET, this.#holding?.savedWallet ?? ""] as const, ...changes];
    const other = all.filter(([key, text]) => this.copies.read(key) !== text);
    if (other.length === 0) return;
    this.page.tellOf(this.copies.change(new Map(other)));
    this.#seen = this.#texts;
  }

  /** Checks the clock. */
  #tick(): void {
    if (this.store.state.dialog === "lobby") void this.#refresh();
    if (this.starts === null) return;
    this.#changed();
    this.#announce();
  }

  /**
   * Tells at the table that a contest is about to start, and opens it when it does. Both wait until
   * the player's turn and any open dialog are over.
   */
  #announce(): void {
    const { starts, minutes, store, page } = this;
    if (starts === null || minutes > SOON || this.#announced === starts) return;
    const { dialog } = store.state;
    if (minutes === 0 && dialog === "contest") this.#announced = starts;
    if (dialog !== null || isBusy(store.state)) return;
    if (minutes === 0) {
      this.#announced = starts;
      page.open("contest");
    } else if (this.#warned !== starts) {
      this.#warned = starts;
      page.warn({ id: "contest-soon" });
    }
  }

  /** Reads the offers anew; a new day brings chips. */
  async #refresh(): Promise<void> {
    await this.#do(async (engine) => this.#hear(await engine.fill(today())));
    await this.lobby.refresh();
  }

  /** Shows a message in the open dialog, or in the next one. */
  #say(id: string): void {
    this.said = { id };
    this.#isRead = DIALOGS.includes(this.store.state.dialog);
    this.#changed();
  }

  #changed(): void {
    this.store.change({ awaited: this.starts === null ? null : this.minutes });
  }
}

/** Returns true if it is the player's turn, or if they hold a tile or have laid one. */
function isBusy({ game, drag, laying }: State): boolean {
  if (drag !== null || laying !== null) return true;
  return game !== null && isUnderWay(game) && game.table?.turn === game.table?.seat;
}

/** Returns the totals of the players at a table, by seat, if the table does not count them. */
function countsOf(
  { entrants, mostRounds }: FixtureView,
  { terms, standings }: ContestView,
): Pick<Fixture, "chips" | "points" | "gained"> {
  const bySeat = (has: (place: StandingView) => number) =>
    entrants.map((one) => {
      const place = standings.find(({ entrant }) => entrant === one);
      return place ? has(place) : 0;
    });
  if (terms.kind === "table") {
    const gained = bySeat((place) => place.gained ?? 0);
    return { chips: bySeat(({ chips }) => chips), points: [], gained };
  }
  const points = mostRounds === 1 ? bySeat((place) => place.points) : [];
  return { chips: [], points, gained: [] };
}

function today(): number {
  return momentOf(new Date()).day;
}
