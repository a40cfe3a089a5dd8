/** The bodies of the dialogs, some of which read something before they are shown. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { RemoteEngine } from "../engine/client";
import type { DialogName, Draft, Sentence, State, Store, Watched } from "../state";
import { attemptsAt, wallIn } from "../store/attempts";
import type { Copies } from "../store/copies";
import { DAILY, isDaily } from "../store/daily-results";
import type { SavedMatch } from "../store/match";
import type { KeyUse } from "../table/keys";
import type { BotsView, GameView } from "../views";
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
import { Chooser } from "./editor/chooser";
import type { GameRules } from "./editor/words";
import { kept } from "./kept";
import { keys } from "./keys";
import { MatchesDialogs } from "./matches/dialogs";
import type { LossOf } from "./matches/statistics";
import { opponent } from "./people/opponent";
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

/** Dialogs that show what was read when they were opened. */
interface ReadDialogs<Name extends DialogName> {
  readonly bodies: Readonly<Record<Name, Body>>;
  /** Reads what one of them shows. */
  begin(name: Name, asked: AskedDeal): Promise<void>;
}

/** The dialogs about deals. */
export interface DealDialogs extends ReadDialogs<DealName> {
  /** Settles the results of daily deals that have ended. */
  settle(): Promise<void>;
}

/** The bodies that are made outside this folder. */
export interface OtherDialogs
  extends Readonly<Record<"embed" | "lessons" | "replay" | "review", Body>> {
  readonly puzzles: Filler;
  readonly deals: DealDialogs;
  readonly contests: ReadDialogs<ContestName>;
  readonly lossOf: LossOf;
}

/** Fills a dialog. */
export interface Filler {
  readonly body: Body;
  /** Whether it can be shown without reading anything; always, if left out. */
  isReady?(): boolean;
  /** Reads what it shows. */
  prepare?(): Promise<void>;
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
  readonly #chooser: Chooser;
  readonly #matches: MatchesDialogs;
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
    private readonly game: () => DialogGame,
    keyUse: () => KeyUse,
    games: readonly GameRules[],
    bots: BotsView,
    private readonly copies: Copies,
    private readonly others: OtherDialogs,
  ) {
    const { deals, contests, puzzles, lossOf, embed, lessons, replay, review } = others;
    this.#chooser = new Chooser(store, engine, games, copies);
    this.#matches = new MatchesDialogs(store, engine, copies, bots, lossOf);
    const inGame = (name: "result" | "moves" | "why"): Filler => ({
      body: (...all) => this.game().bodies[name](...all),
    });
    this.#fillers = {
      standing: { body: (game, actions, state) => standing(game, actions, this.game(), state) },
      scores: { body: (game, actions, state) => scores(game, actions, this.game(), state) },
      rules: { body: rules },
      settings: { body: settings },
      keys: { body: (_, actions, state) => keys(keyUse(), actions, state) },
      shared: { body: shared },
      kept: { body: kept },
      opponent: { body: (_, actions, state) => opponent(actions, state, bots) },
      pile: { body: (...all) => this.game().bodies.pile?.(...all) ?? html`` },
      ...each(["result", "moves", "why"], inGame),
      ...{ replay: { body: replay }, review: { body: review }, embed: { body: embed } },
      ...{ lessons: { body: lessons }, puzzles },
      ...each(["newGame", "editor", "sharing"], (name) => this.#choosing(name)),
      ...each(["matches", "statistics", "transfer"], (name) => this.#listing(name)),
      ...each(["fair", "daily", "tries"], (name) => this.#reading(name, deals)),
      ...each(["lobby", "contest", "trophies"], (name) => this.#reading(name, contests)),
    };
  }

  /** One of the dialogs in which the rules of the next match are chosen. */
  #choosing(name: ChooserName): Filler {
    return {
      body: this.#chooser.bodies[name],
      isReady: () => this.store.state.draft !== null,
      prepare: async () => {
        const draft = this.store.state.draft ?? (await this.#chooser.drafts.begin());
        this.store.change({ draft });
      },
    };
  }

  /** One of the dialogs about the matches of this browser, which are read once for all three. */
  #listing(name: MatchesName): Filler {
    return {
      body: this.#matches.bodies[name],
      isReady: () => this.#listed,
      prepare: async () => {
        await this.#matches.matches.begin();
        this.#listed = true;
      },
    };
  }

  /** A dialog that is read for anew whenever it is opened, or something else is asked about. */
  #reading<Name extends DealName | ContestName>(name: Name, all: ReadDialogs<Name>): Filler {
    return {
      body: all.bodies[name],
      isReady: () => this.#read?.[0] === name && this.#read[1] === this.#asked,
      prepare: async () => {
        const asked = this.#asked;
        await all.begin(name, asked);
        this.#read = [name, asked];
      },
    };
  }

  /** Whether a dialog can be shown without reading anything. */
  isReady(name: DialogName): boolean {
    return isStandstill(name) || (this.#fillers[name].isReady?.() ?? true);
  }

  /** Reads what a dialog shows. */
  async prepare(name: DialogName): Promise<void> {
    if (!isStandstill(name)) await this.#fillers[name].prepare?.();
  }

  /** Rules that somebody has shared, to be chosen, or what is wrong with them. */
  async draftOf(text: string): Promise<Draft | Sentence> {
    const received = await this.#chooser.drafts.receive(text);
    if (!("id" in received)) return received;
    return { id: "notice-link", args: { why: received.id } };
  }

  /** Opens a match to be watched again. */
  watch(watched: Watched, { open }: Pick<PageActions, "open">): void {
    this.store.change({ watched });
    open("replay");
  }

  /** Sees to the matches that have left the table. */
  async tidy(): Promise<void> {
    await this.#matches.matches.tidy();
    if (this.copies.read(DAILY) !== null) await this.others.deals.settle();
  }

  /** Has a part of a contest counted. */
  count(kept: SavedMatch): Promise<void> {
    return this.#matches.matches.count(kept);
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
      : state.game && this.#fillers[name].body(state.game, actions, state);
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
