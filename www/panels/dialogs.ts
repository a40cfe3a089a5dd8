/** What fills the dialogs, each with what it needs; some of that is fetched by whoever first asks for it. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { Device } from "../device";
import { DIARY, isDaily } from "../diary";
import type { RemoteEngine } from "../engine/client";
import { learnWords } from "../locales/messages";
import type { Language } from "../settings";
import type { DialogName, Draft, Sentence, State, Store, Watched } from "../state";
import type { KeyUse } from "../table/keys";
import { matchesWith, wallIn } from "../tries";
import type { GameView } from "../views";
import {
  type Body,
  type ChooserName,
  type ContestName,
  type DealName,
  type DialogActions,
  elsewhere,
  type GameDialog,
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
import type { People } from "./people/people";
import { type ScoresGame, scores } from "./scores";
import { settings } from "./settings";
import { type StandingGame, standing } from "./standing";

/** About the opponents: fetched by whoever first asks about one. */
type PeopleName = "opponent" | "why";

/** A match watched again: fetched by whoever first asks for one. */
type ReplayName = "replay";

/** Rounds looked back on: fetched by whoever first asks. */
type ReviewName = "review";
/** What embeds the game in other pages: fetched by whoever first asks for it. */
type EmbedName = "embed";
/** Puzzles: fetched by whoever first asks for one. */
type PuzzlesName = "puzzles";

/** Lessons to choose from: fetched by whoever first asks for them. */
type LessonsName = "lessons";

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
  /** From 0; null is its last one. */
  readonly round: number | null;
}

/** What fills the dialogs about deals. */
export interface DealDialogs {
  readonly bodies: Readonly<Record<DealName, Body>>;
  /** Reads what one of them shows. */
  begin(name: DealName, asked: AskedDeal): Promise<void>;
  /** Sees to how the deals of days have ended. */
  settle(): Promise<void>;
}

/** What fills the dialogs about contests. */
export interface ContestDialogs {
  readonly bodies: Readonly<Record<ContestName, Body>>;
  /** Reads what one of them shows. */
  begin(name: ContestName): Promise<void>;
}

/** What is fetched when somebody asks for it, from where it may know more of the page. */
export interface Fetches {
  embed(): Promise<{ readonly embed: Body }>;
  puzzles(): Promise<Body>;
  replay(): Promise<{ readonly replay: Body }>;
  review(): Promise<Body>;
  lessons(): Promise<Body>;
  deals(): Promise<DealDialogs>;
  contest(): Promise<ContestDialogs>;
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
  "goOnWith",
  "revive",
] as const;

export class DialogPanels {
  #chooser: Chooser | null = null;
  #people: People | null = null;
  #replay: Body | null = null;
  #review: Body | null = null;
  #embed: Body | null = null;
  #lessons: Body | null = null;
  #puzzles: Body | null = null;
  #matches: MatchesDialogs | null = null;
  #deals: DealDialogs | null = null;
  #contest: ContestDialogs | null = null;
  #fetchingContest: Promise<ContestDialogs | null> | null = null;
  /** The dialog about contests that has been read for. */
  #entered: ContestName | null = null;
  /** The dialog about deals that has been read for, and about which match. */
  #dealt: DealName | null = null;
  #askedDeal: AskedDeal = { record: "", round: null };
  /** The last wall at the table, and whether it has been played before. */
  #again: readonly [wall: string, again: boolean] = ["", false];
  /** Whether the matches have been read since a dialog about them was opened. */
  #listed = false;
  readonly #bodies: Record<
    Exclude<
      DialogName,
      | ChooserName
      | PeopleName
      | MatchesName
      | DealName
      | ContestName
      | ReplayName
      | ReviewName
      | EmbedName
      | LessonsName
      | PuzzlesName
      | GameDialog
      | StandstillName
    >,
    Body
  > = {
    standing: (game, actions, state) => standing(game, actions, this.game(), state),
    scores: (game, actions) => scores(game, actions, this.game()),
    rules,
    settings,
    keys: (_, actions, state) => keys(this.keyUse(), actions, state),
    shared,
    kept,
  };

  constructor(
    private readonly store: Store,
    private readonly engine: RemoteEngine,
    private readonly language: () => Language,
    private readonly game: () => DialogGame,
    private readonly keyUse: () => KeyUse,
    private readonly rules: readonly GameRules[],
    private readonly device: Device,
    private readonly fetches: Fetches,
  ) {}

  /** Whether a dialog can be shown without fetching anything. */
  knows(name: DialogName): boolean {
    if (isAboutPeople(name)) return this.#people !== null;
    if (name === "replay") return this.#replay !== null;
    if (name === "review") return this.#review !== null;
    if (name === "embed") return this.#embed !== null;
    if (name === "lessons") return this.#lessons !== null;
    if (name === "puzzles") return this.#puzzles !== null;
    if (isAboutMatches(name)) return this.#listed;
    if (isAboutDeals(name)) return this.#dealt === name;
    if (isAboutContests(name)) return this.#entered === name;
    return !isChooser(name) || (this.#chooser !== null && this.store.state.draft !== null);
  }

  /** Fetches what a dialog needs. Whether it could be. */
  async fetch(name: DialogName): Promise<boolean> {
    if (isAboutPeople(name)) return (await this.#fetchPeople()) !== null;
    if (name === "replay") return (await this.#fetchReplay()) !== null;
    if (name === "review") return (await this.#fetchReview()) !== null;
    if (name === "embed") return (await this.#fetchEmbed()) !== null;
    if (name === "lessons") return (await this.#fetchLessons()) !== null;
    if (name === "puzzles") return (await this.#fetchPuzzles()) !== null;
    if (isAboutMatches(name)) return this.#list();
    if (isAboutDeals(name)) return this.#read(name);
    if (isAboutContests(name)) return this.#enter(name);
    if (!isChooser(name)) return true;
    const chooser = await this.#fetchChooser();
    const draft = this.store.state.draft ?? (await chooser?.drafts.begin().catch(() => null));
    if (!chooser || !draft) return false;
    this.store.change({ draft });
    return true;
  }

  /** Rules that somebody has shared, to be chosen, or what is wrong with them. */
  async draftOf(text: string): Promise<Draft | Sentence | undefined> {
    const chooser = await this.#fetchChooser();
    const received = await chooser?.drafts.receive(text).catch(() => undefined);
    if (!received || !("id" in received)) return received;
    return { id: "notice-link", args: { why: received.id } };
  }

  async #fetchChooser(): Promise<Chooser | null> {
    if (this.#chooser) return this.#chooser;
    const language = this.language();
    const [fetched] = await Promise.all([
      import("./editor/chooser"),
      learnWords("-editor", language),
      learnWords("-people", language),
    ]).catch(() => []);
    const { store, engine, rules, device } = this;
    if (fetched) this.#chooser ??= new fetched.Chooser(store, engine, rules, device);
    return this.#chooser;
  }

  async #fetchPeople(): Promise<People | null> {
    if (this.#people) return this.#people;
    const [fetched] = await Promise.all([
      import("./people/people"),
      learnWords("-people", this.language()),
    ]).catch(() => []);
    const bots = await this.engine.bots().catch(() => null);
    if (fetched && bots) this.#people ??= new fetched.People(bots);
    return this.#people;
  }

  async #fetchReplay(): Promise<Body | null> {
    const language = this.language();
    const [fetched] = await Promise.all([
      this.fetches.replay(),
      learnWords("-replay", language),
      learnWords("-review", language),
      learnWords("-people", language),
    ]).catch(() => []);
    if (fetched) this.#replay ??= fetched.replay;
    return this.#replay;
  }

  async #fetchReview(): Promise<Body | null> {
    const [fetched] = await Promise.all([
      this.fetches.review(),
      learnWords("-review", this.language()),
    ]).catch(() => []);
    if (fetched) this.#review ??= fetched;
    return this.#review;
  }

  async #fetchEmbed(): Promise<Body | null> {
    const [fetched] = await Promise.all([
      this.fetches.embed(),
      learnWords("-snippets", this.language()),
    ]).catch(() => []);
    if (fetched) this.#embed ??= fetched.embed;
    return this.#embed;
  }

  async #fetchLessons(): Promise<Body | null> {
    const [fetched] = await Promise.all([
      this.fetches.lessons(),
      learnWords("-lessons", this.language()),
    ]).catch(() => []);
    if (fetched) this.#lessons ??= fetched;
    return this.#lessons;
  }

  async #fetchPuzzles(): Promise<Body | null> {
    if (this.#puzzles) return this.#puzzles;
    const [fetched] = await Promise.all([
      this.fetches.puzzles(),
      learnWords("-puzzles", this.language()),
    ]).catch(() => []);
    if (fetched) this.#puzzles ??= fetched;
    return this.#puzzles;
  }

  /** Opens a match to be watched again. */
  watch(watched: Watched, { open }: Pick<PageActions, "open">): void {
    this.store.change({ watched });
    open("replay");
  }

  async #fetchMatches(): Promise<MatchesDialogs | null> {
    if (this.#matches) return this.#matches;
    const language = this.language();
    const [fetched] = await Promise.all([
      import("./matches/dialogs"),
      learnWords("-matches", language),
      learnWords("-people", language),
    ]).catch(() => []);
    const bots = await this.engine.bots().catch(() => null);
    const { store, engine, device } = this;
    if (fetched && bots) this.#matches ??= new fetched.MatchesDialogs(store, engine, device, bots);
    return this.#matches;
  }

  /** Reads the matches of this browser. Whether what shows them could be fetched. */
  async #list(): Promise<boolean> {
    const matches = (await this.#fetchMatches())?.matches;
    await matches?.begin();
    // What is counted in another game has words of its own.
    if (matches?.past.some(({ summary }) => summary?.game === "rummi"))
      await learnWords("-rummi", this.language()).catch(() => {});
    this.#listed = matches !== undefined;
    return this.#listed;
  }

  async #fetchDeals(): Promise<DealDialogs | null> {
    if (this.#deals) return this.#deals;
    const language = this.language();
    const [fetched] = await Promise.all([
      this.fetches.deals(),
      learnWords("-deals", language),
      learnWords("-matches", language),
    ]).catch(() => []);
    if (fetched) this.#deals ??= fetched;
    return this.#deals;
  }

  /** Reads what a dialog about deals shows. Whether that could be done. */
  async #read(name: DealName): Promise<boolean> {
    const deals = await this.#fetchDeals();
    if (!deals) return false;
    const read = await deals.begin(name, this.#askedDeal).then(
      () => true,
      () => false,
    );
    this.#dealt = read ? name : null;
    return read;
  }

  /** There is only one of them: it plays on while no dialog is open. */
  #fetchContest(): Promise<ContestDialogs | null> {
    this.#fetchingContest ??= this.#bringContest();
    return this.#fetchingContest;
  }

  async #bringContest(): Promise<ContestDialogs | null> {
    const language = this.language();
    const words = [learnWords("-contest", language), learnWords("-people", language)];
    const learnt = await Promise.all(words).catch(() => null);
    this.#contest = learnt && (await this.fetches.contest().catch(() => null));
    if (!this.#contest) this.#fetchingContest = null;
    return this.#contest;
  }

  /** Reads what a dialog about contests shows. Whether that could be done. */
  async #enter(name: ContestName): Promise<boolean> {
    const contest = await this.#fetchContest();
    const read = await contest?.begin(name).then(
      () => true,
      () => false,
    );
    this.#entered = read ? name : null;
    return read === true;
  }

  /** Goes on with the contest of which the match at the table is a part. */
  accompany(): void {
    void this.#fetchContest();
  }

  /** Sees to the matches that have left the table. */
  async tidy(): Promise<void> {
    await (await this.#fetchMatches())?.matches.tidy();
    if (this.device.read(DIARY) !== null) await (await this.#fetchDeals())?.settle();
  }

  /** Whether the deal at the table has been played before. */
  #isAgain(name: DialogName, record: string, game: GameView | null): boolean {
    const wall = name === "result" ? wallIn(record, (game?.round ?? 0) - 1) : null;
    if (wall === null) return false;
    if (this.#again[0] !== wall) this.#again = [wall, matchesWith(wall, this.device).length > 1];
    return this.#again[1];
  }

  /** Shows the dialog that should be open; nothing where there is nothing to be shown in it yet. */
  fill(dialog: HTMLDialogElement, name: DialogName, all: PageActions): void {
    const { state } = this.store;
    if (!isAboutDeals(name)) this.#dealt = null;
    if (!isAboutContests(name)) this.#entered = null;
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
      : state.game && this.#bodyOf(name)?.(state.game, actions, state);
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
      this.#askedDeal = { record, round };
      this.#dealt = null;
      all.open(dialog);
    };
    const again = this.#isAgain(name, all.matchText(), game);
    return {
      ...all,
      watch: (watched: Watched = played()) => this.watch(watched, all),
      check: (record = all.matchText()) => ask("fair", record, null),
      compare: (record, round) => ask("tries", record, round),
      daily: isDaily(this.device.read(DIARY), all.matchText()),
      again,
    };
  }

  /** By the next time there may be other matches. */
  #forget(): void {
    this.#listed = false;
  }

  #bodyOf(name: Exclude<DialogName, StandstillName>): Body | undefined {
    if (isChooser(name)) return this.#chooser?.bodies[name];
    if (isAboutMatches(name)) return this.#matches?.bodies[name];
    if (isAboutDeals(name)) return this.#deals?.bodies[name];
    if (isAboutContests(name)) return this.#contest?.bodies[name];
    if (isOfGame(name)) return this.game().bodies[name];
    if (name === "replay") return this.#replay ?? undefined;
    if (name === "review") return this.#review ?? undefined;
    if (name === "embed") return this.#embed ?? undefined;
    if (name === "lessons") return this.#lessons ?? undefined;
    if (name === "puzzles") return this.#puzzles ?? undefined;
    return name === "opponent" ? this.#people?.opponent : this.#bodies[name];
  }
}

function isAboutPeople(name: DialogName): name is PeopleName {
  return name === "opponent" || name === "why";
}

function isAboutMatches(name: DialogName): name is MatchesName {
  return name === "matches" || name === "statistics" || name === "transfer";
}

function isAboutDeals(name: DialogName): name is DealName {
  return name === "fair" || name === "daily" || name === "tries";
}

function isAboutContests(name: DialogName): name is ContestName {
  return name === "lobby" || name === "contest" || name === "trophies";
}

function isOfGame(name: DialogName): name is GameDialog {
  return name === "result" || name === "moves" || name === "pile" || name === "why";
}

function isChooser(name: DialogName): name is ChooserName {
  return name === "newGame" || name === "editor" || name === "sharing";
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
