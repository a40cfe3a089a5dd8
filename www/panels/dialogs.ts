/**
 * What fills the dialogs, each with what it needs; some of that is
 * fetched by whoever first asks for it.
 */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { RemoteEngine } from "../engine/client";
import { Fetched } from "../fetched";
import { learnGame, learnWords } from "../locales/messages";
import type { Part } from "../locales/words";
import type { Language } from "../settings";
import type { DialogName, Draft, Sentence, State, Store, Watched } from "../state";
import { attemptsAt, wallIn } from "../store/attempts";
import type { Copies } from "../store/copies";
import { DAILY, isDaily } from "../store/daily-results";
import type { SavedMatch } from "../store/match";
import type { KeyUse } from "../table/keys";
import type { GameView } from "../views";
import {
  type Body,
  type ChooserName,
  type ContestName,
  type DealName,
  type DialogActions,
  elsewhere,
  type MatchesName,
  type PageActions,
  rules,
  shared,
  stopped,
} from "./dialog";
import type { Chooser } from "./editor/chooser";
import type { GameRules } from "./editor/words";
import { kept } from "./kept";
import { keys } from "./keys";
import type { MatchesDialogs } from "./matches/dialogs";
import type { LossOf } from "./matches/statistics";
import type { People } from "./people/people";
import { type ScoresGame, scores } from "./scores";
import { settings } from "./settings";
import { type StandingGame, standing } from "./standing";

/** Why nothing can be played here, whether or not there is a match. */
type StandstillName = "elsewhere" | "stopped";

/** What a game fills or says in them. */
export interface DialogGame extends ScoresGame, StandingGame {
  readonly bodies: GameBodies;
}

/** The dialogs that only a game can fill. */
interface GameBodies {
  result(game: GameView, actions: DialogActions, state: State): TemplateResult;
  moves(game: GameView, actions: DialogActions, state: State): TemplateResult;
  why(game: GameView, actions: DialogActions, state: State): TemplateResult;
  /** What lies at a seat, in a game that lets it be looked through. */
  pile?(game: GameView, actions: DialogActions, state: State): TemplateResult;
}

/** A round of a match that is asked about. */
export interface AskedDeal {
  readonly record: string;
  /** From 0; null is the last one that is over. */
  readonly round: number | null;
}

/** What fills dialogs that show what was read when they were opened. */
interface ReadDialogs<Name extends DialogName> {
  readonly bodies: Readonly<Record<Name, Body>>;
  /** Reads what one of them shows. */
  begin(name: Name, asked: AskedDeal): Promise<void>;
}

/** What fills the dialogs about contests. */
export type ContestDialogs = ReadDialogs<ContestName>;

/** What fills the dialogs about deals. */
export interface DealDialogs extends ReadDialogs<DealName> {
  /** Sees to how the deals of days have ended. */
  settle(): Promise<void>;
}

/** Fetches something, and says how it is made once its words are there too. */
type Fetch<T> = () => Promise<() => T | Promise<T>>;

/** What is fetched when somebody asks for it, from where it may know more of the page. */
export interface Fetches {
  readonly embed: Fetch<Body>;
  readonly puzzles: Fetch<Body>;
  readonly replay: Fetch<Body>;
  readonly review: Fetch<Body>;
  readonly lessons: Fetch<Body>;
  readonly deals: Fetch<DealDialogs>;
  readonly contest: Fetch<ContestDialogs>;
  readonly lossOf: LossOf;
}

/** What fills a dialog, and what has to be there before. */
interface Filler {
  /** Whether it can be shown without fetching or reading anything. */
  isReady(): boolean;
  /** Fetches what it needs, and reads what it shows. Whether that could be done. */
  prepare(): Promise<boolean>;
  /** Nothing where it is not there. */
  body(): Body | undefined;
}

const standstills: Record<
  StandstillName,
  (actions: DialogActions, state: State) => TemplateResult
> = { elsewhere, stopped };

/** What can be done once in an open dialog: by then the first click has closed it. */
const ONCE = [
  "undo",
  "nextRound",
  "toStanding",
  "newGame",
  "playShared",
  "playOn",
  "goOnWith",
  "revive",
] as const;

export class DialogPanels {
  readonly #chooser: Fetched<Chooser>;
  readonly #people: Fetched<People>;
  readonly #matches: Fetched<MatchesDialogs>;
  readonly #deals: Fetched<DealDialogs>;
  /** There is only one of them: it plays on while no dialog is open. */
  readonly #contests: Fetched<ContestDialogs>;
  readonly #fillers: Readonly<Record<Exclude<DialogName, StandstillName>, Filler>>;
  /** The deal that is asked about. */
  #asked: AskedDeal = { record: "", round: null };
  /** The dialog that has been read for, and what was asked about then. */
  #read: readonly [DialogName, AskedDeal] | null = null;
  /** Whether the matches have been read since a dialog about them was opened. */
  #listed = false;
  /** The wall of the round whose end is shown, and whether it has been played before. */
  #again: readonly [wall: string, again: boolean] = ["", false];

  constructor(
    private readonly store: Store,
    engine: RemoteEngine,
    private readonly language: () => Language,
    private readonly game: () => DialogGame,
    keyUse: () => KeyUse,
    rules: readonly GameRules[],
    private readonly copies: Copies,
    fetches: Fetches,
  ) {
    this.#chooser = this.#fetched(["-editor", "-people"], async () => {
      const { Chooser } = await import("./editor/chooser");
      return () => new Chooser(store, engine, rules, copies);
    });
    this.#people = this.#fetched(["-people"], async () => {
      const { People } = await import("./people/people");
      return async () => new People(await engine.bots());
    });
    this.#matches = this.#fetched(["-matches", "-people"], async () => {
      const { MatchesDialogs } = await import("./matches/dialogs");
      const { lossOf } = fetches;
      return async () => new MatchesDialogs(store, engine, copies, await engine.bots(), lossOf);
    });
    this.#deals = this.#fetched(["-deals", "-matches"], fetches.deals);
    this.#contests = this.#fetched(["-contest", "-people"], fetches.contest);
    this.#fillers = {
      ...this.#plain(keyUse),
      ...this.#ofPlay(),
      replay: this.#single(["-replay", "-review", "-people"], fetches.replay),
      review: this.#single(["-review"], fetches.review),
      embed: this.#single(["-snippets"], fetches.embed),
      lessons: this.#single(["-lessons"], fetches.lessons),
      puzzles: this.#single(["-puzzles"], fetches.puzzles),
      ...each(["newGame", "editor", "sharing"], (name) => this.#choosing(name)),
      ...each(["matches", "statistics", "transfer"], (name) => this.#listing(name)),
      ...each(["fair", "daily", "tries"], (name) => this.#reading(name, this.#deals)),
      ...each(["lobby", "contest", "trophies"], (name) => this.#reading(name, this.#contests)),
    };
  }

  /** Something with its words, in the language of then. */
  #fetched<T>(words: readonly Part[], fetch: Fetch<T>): Fetched<T> {
    return new Fetched(async () => {
      const language = this.language();
      const learnt = Promise.all(words.map((part) => learnWords(part, language)));
      const [make] = await Promise.all([fetch(), learnt]);
      return make();
    });
  }

  /** What is there with all that is around the table. */
  #plain(keyUse: () => KeyUse) {
    return {
      standing: here(() => (game, actions, state) => standing(game, actions, this.game(), state)),
      scores: here(() => (game, actions, state) => scores(game, actions, this.game(), state)),
      rules: here(() => rules),
      settings: here(() => settings),
      keys: here(() => (_, actions, state) => keys(keyUse(), actions, state)),
      shared: here(() => shared),
      kept: here(() => kept),
    };
  }

  /** What is told of the round and of those who play. */
  #ofPlay() {
    return {
      ...each(["result", "moves", "pile"], (name) => here(() => this.game().bodies[name])),
      why: asked(this.#people, () => this.game().bodies.why),
      opponent: asked(this.#people, ({ opponent }) => opponent),
    };
  }

  #single(words: readonly Part[], fetch: Fetch<Body>): Filler {
    return asked(this.#fetched(words, fetch), (body) => body);
  }

  /** One of the dialogs in which the rules of the next match are chosen. */
  #choosing(name: ChooserName): Filler {
    return {
      isReady: () => this.#chooser.here !== null && this.store.state.draft !== null,
      prepare: async () => {
        const chooser = await this.#chooser.get();
        const draft = this.store.state.draft ?? (await chooser?.drafts.begin().catch(() => null));
        if (!chooser || !draft) return false;
        this.store.change({ draft });
        return true;
      },
      body: () => this.#chooser.here?.bodies[name],
    };
  }

  /** One of the dialogs about the matches of this browser, which are read once for all three. */
  #listing(name: MatchesName): Filler {
    return {
      isReady: () => this.#listed,
      prepare: () => this.#list(),
      body: () => this.#matches.here?.bodies[name],
    };
  }

  async #list(): Promise<boolean> {
    const matches = (await this.#matches.get())?.matches;
    await matches?.begin();
    // What is counted in another game has words of its own.
    const games = new Set(matches?.past.flatMap(({ summary }) => summary?.game ?? []));
    for (const game of games) await learnGame(game, this.language()).catch(() => {});
    this.#listed = matches !== undefined;
    return this.#listed;
  }

  /** A dialog that is read for anew whenever it is opened, or something else is asked about. */
  #reading<Name extends DealName | ContestName>(
    name: Name,
    all: Fetched<ReadDialogs<Name>>,
  ): Filler {
    return {
      isReady: () => this.#read?.[0] === name && this.#read[1] === this.#asked,
      prepare: async () => {
        const asked = this.#asked;
        const dialogs = await all.get();
        const reading = dialogs?.begin(name, asked).then(() => true);
        const read = (await reading?.catch(() => false)) ?? false;
        this.#read = read ? [name, asked] : null;
        return read;
      },
      body: () => all.here?.bodies[name],
    };
  }

  /** Whether a dialog can be shown without fetching anything. */
  knows(name: DialogName): boolean {
    return isStandstill(name) || this.#fillers[name].isReady();
  }

  /** Fetches what a dialog needs. Whether it could be. */
  async fetch(name: DialogName): Promise<boolean> {
    return isStandstill(name) || this.#fillers[name].prepare();
  }

  /** Rules that somebody has shared, to be chosen, or what is wrong with them. */
  async draftOf(text: string): Promise<Draft | Sentence | undefined> {
    const chooser = await this.#chooser.get();
    const received = await chooser?.drafts.receive(text).catch(() => undefined);
    if (!received || !("id" in received)) return received;
    return { id: "notice-link", args: { why: received.id } };
  }

  /** Opens a match to be watched again. */
  watch(watched: Watched, { open }: Pick<PageActions, "open">): void {
    this.store.change({ watched });
    open("replay");
  }

  /** Goes on with the contest of which the match at the table is a part. */
  accompany(): void {
    void this.#contests.get();
  }

  /** Sees to the matches that have left the table. */
  async tidy(): Promise<void> {
    await (await this.#matches.get())?.matches.tidy();
    if (this.copies.read(DAILY) !== null) await (await this.#deals.get())?.settle();
  }

  /** Has a part of a contest counted. */
  async count(saved: SavedMatch): Promise<void> {
    await (await this.#matches.get())?.matches.count(saved);
  }

  /** Whether the deal at the table has been played before. */
  #isAgain(name: DialogName, record: string, game: GameView | null): boolean {
    const wall = name === "result" ? wallIn(record, (game?.round ?? 0) - 1) : null;
    if (wall === null) return false;
    if (this.#again[0] !== wall) this.#again = [wall, attemptsAt(wall, this.copies).length > 1];
    return this.#again[1];
  }

  /** Shows the dialog that should be open; nothing where there is nothing to be shown in it yet. */
  fill(dialog: HTMLDialogElement, name: DialogName, all: PageActions): void {
    const { state } = this.store;
    if (this.#read?.[0] !== name) this.#read = null;
    const actions = this.#actionsIn(name, all);
    // What is clicked twice in a dialog that the first click has closed is done once.
    for (const each of ONCE)
      actions[each] = (...args: readonly unknown[]) => {
        const act: (...args: never[]) => void = all[each];
        if (this.store.state.dialog === name) act(...(args as never[]));
      };
    const turned = !dialog.open || dialog.dataset.name !== name;
    const held = dialog.contains(document.activeElement);
    dialog.dataset.name = name;
    const body = isStandstill(name)
      ? standstills[name](actions, state)
      : state.game && this.#fillers[name].body()?.(state.game, actions, state);
    // A template of its own, so that no dialog takes over what another has left.
    render(body ? html`${body}` : nothing, dialog);
    if (!body) {
      dialog.close();
      return;
    }
    if (!dialog.open) {
      dialog.showModal();
      dialog.addEventListener("close", () => this.#forget(), { once: true });
    }
    // It is read from its beginning, wherever its buttons are.
    if (turned) {
      dialog.scrollTop = 0;
      showChosen(dialog);
    }
    // What had the focus may have gone with what it was for: on to the way back, if there is one.
    if (held && !dialog.contains(document.activeElement)) {
      dialog.querySelector<HTMLElement>(".told button, [autofocus]")?.focus();
    }
  }

  /** What can be done in this dialog. */
  #actionsIn(name: DialogName, all: PageActions): DialogActions {
    const { game, opponents } = this.store.state;
    const played = () => ({ record: all.matchText(), opponents, at: null });
    const ask = (dialog: DealName, record: string, round: number | null): void => {
      this.#asked = { record, round };
      all.open(dialog);
    };
    const again = this.#isAgain(name, all.matchText(), game);
    return {
      ...all,
      watch: (watched: Watched = played()) => this.watch(watched, all),
      check: (record = all.matchText()) => ask("fair", record, null),
      compare: (record, round) => ask("tries", record, round),
      daily: isDaily(this.copies.read(DAILY), all.matchText()),
      again,
    };
  }

  /**
   * By the next time there may be other matches, among them another one of the same deal, and other
   * results of deals and contests.
   */
  #forget(): void {
    this.#listed = false;
    this.#read = null;
    this.#again = ["", false];
  }
}

/** A filler for each of some dialogs. */
function each<Name extends DialogName>(
  names: readonly Name[],
  filler: (name: Name) => Filler,
): Record<Name, Filler> {
  return Object.fromEntries(names.map((name) => [name, filler(name)])) as Record<Name, Filler>;
}

/** What needs nothing to be fetched. */
function here(body: () => Body | undefined): Filler {
  return { isReady: () => true, prepare: async () => true, body };
}

/** What is fetched by whoever first asks for it. */
function asked<T>(what: Fetched<T>, bodyOf: (there: T) => Body | undefined): Filler {
  return {
    isReady: () => what.here !== null,
    prepare: async () => (await what.get()) !== null,
    body: () => (what.here === null ? undefined : bodyOf(what.here)),
  };
}

function isStandstill(name: DialogName): name is StandstillName {
  return name === "elsewhere" || name === "stopped";
}

/** Scrolls a list to the rules of one's own that are chosen in it, which may be far down. */
function showChosen(dialog: HTMLDialogElement): void {
  const list = dialog.querySelector(".body");
  const chosen = list?.querySelector(".chosen[data-own]");
  if (!list || !chosen) return;
  list.scrollTop = chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
}
