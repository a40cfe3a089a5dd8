/** The content of the dialogs; some read data before they are shown. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import type { RemoteEngine } from "../engine/client";
import type { BotsView, GameView } from "../engine/views";
import type { DialogName, Draft, Sentence, State, Store, Watched } from "../state/state";
import { DAILY } from "../store/attempts";
import type { Copies } from "../store/copies";
import type { SavedMatch } from "../store/match";
import type { KeyUse } from "../table/game";
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
import { lookBack } from "./look-back";
import { MatchesDialogs } from "./matches/dialogs";
import type { LossOf } from "./matches/statistics";
import { opponent } from "./people/opponent";
import { type ScoresGame, scores } from "./scores";
import { settings } from "./settings";
import { type StandingGame, standing } from "./standing";
import { type TurnsGame, turnsDialog } from "./turns";

/** The dialogs that tell why play has stopped; they need no match. */
type StandstillName = "elsewhere" | "stopped";

/** The parts of the dialogs that depend on the game. */
export interface DialogGame extends ScoresGame, StandingGame, TurnsGame {
  readonly bodies: GameBodies;
}

/** The dialogs that only a game can fill. */
interface GameBodies {
  result(game: GameView, actions: DialogActions, state: State): TemplateResult;
  why(game: GameView, actions: DialogActions, state: State): TemplateResult;
  /** The tiles of a pile, in a game that lets players look through it. */
  pile?(game: GameView, actions: DialogActions, state: State): TemplateResult;
}

/** A round of a match that a dialog is about. */
export interface AskedDeal {
  readonly record: string;
  /** Counted from 0; null is the last finished round. */
  readonly round: number | null;
}

/** The facts about a deal that is over: its day, and if it was played before. */
export type KnownDeal = Pick<DialogActions, "daily" | "again">;

/** The facts until the engine has answered. */
const UNKNOWN: KnownDeal & { readonly record: string } = { record: "", daily: null, again: false };

/** Dialogs that read their data when they are opened. */
interface ReadDialogs<Name extends DialogName> {
  readonly bodies: Readonly<Record<Name, Body>>;
  /** Reads the data of a dialog. */
  begin(name: Name, asked: AskedDeal): Promise<void>;
}

/** The dialogs about deals. */
export interface DealDialogs extends ReadDialogs<DealName> {
  /** Reads the facts about the deal of a round, counted from 0; null if the engine cannot. */
  known(record: string, round: number): Promise<KnownDeal | null>;
  /** Settles the results of daily deals that have ended. */
  settle(): Promise<void>;
}

/** The dialogs defined in other folders. */
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
  /** Returns `true` if all data is present; if left out, it always is. */
  isReady?(): boolean;
  /** Reads the dialog's data. */
  prepare?(): Promise<void>;
}

const standstills: Record<
  StandstillName,
  (actions: DialogActions, state: State) => TemplateResult
> = { elsewhere, stopped };

/** Actions done only once per dialog, because the first click closes it. */
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
  /** The deal that the dialog is about. */
  #asked: AskedDeal = { record: "", round: null };
  /** The dialog whose data was read last, and the deal that it was about. */
  #read: readonly [DialogName, AskedDeal] | null = null;
  /** True if the matches have been read since a dialog about them was opened. */
  #listed = false;
  /** The facts about the deal in the dialog, and the record they were read for. */
  #known = UNKNOWN;

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
    const inGame = (name: "result" | "why"): Filler => ({
      body: (...all) => this.game().bodies[name](...all),
    });
    this.#fillers = {
      standing: {
        body: (game, actions, state) => standing(game, actions, this.game(), state, bots),
      },
      scores: { body: (game, actions, state) => scores(game, actions, this.game(), state) },
      lookBack: { body: lookBack },
      rules: { body: rules },
      settings: { body: settings },
      keys: { body: (_, actions, state) => keys(keyUse(), actions, state) },
      shared: { body: shared },
      kept: { body: kept },
      opponent: { body: (_, actions, state) => opponent(actions, state, bots) },
      pile: { body: (...all) => this.game().bodies.pile?.(...all) ?? html`` },
      ...each(["result", "why"], inGame),
      moves: {
        body: (game, actions, state) => turnsDialog(state, game.table, this.game(), actions),
      },
      ...{ replay: { body: replay }, review: { body: review }, embed: { body: embed } },
      ...{ lessons: { body: lessons }, puzzles },
      ...each(["newGame", "editor", "sharing"], (name) => this.#choosing(name)),
      ...each(["matches", "statistics", "transfer"], (name) => this.#listing(name)),
      ...each(["fair", "daily", "tries"], (name) => this.#reading(name, deals)),
      ...each(["lobby", "contest", "trophies"], (name) => this.#reading(name, contests)),
    };
  }

  /** Creates the filler of a dialog for choosing rules. */
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

  /** Creates the filler of a dialog about matches; the matches are read once for all three. */
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

  /** Creates the filler of a dialog that reads anew when it is opened or its deal changes. */
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

  /** Returns `true` if a dialog can be shown without reading anything. */
  isReady(name: DialogName): boolean {
    return isStandstill(name) || (this.#fillers[name].isReady?.() ?? true);
  }

  /** Reads the data of a dialog. */
  async prepare(name: DialogName): Promise<void> {
    if (!isStandstill(name)) await this.#fillers[name].prepare?.();
  }

  /** Returns shared rules as a draft, or the reason why they cannot be read. */
  async draftOf(text: string): Promise<Draft | Sentence> {
    const received = await this.#chooser.drafts.receive(text);
    if (!("id" in received)) return received;
    return { id: "notice-link", args: { why: received.id } };
  }

  /** Opens the replay of a match. */
  watch(watched: Watched, page: Pick<PageActions, "open">): void {
    this.store.change({ watched });
    page.open("replay");
  }

  /** Opens a saved file, to be looked at before anything is taken over. */
  async read(file: File, page: Pick<PageActions, "open">): Promise<void> {
    await this.#fillers.transfer.prepare?.();
    page.open("transfer");
    await this.#matches.matches.open(file);
  }

  /** Tidies up the matches that have left the table. */
  async tidy(): Promise<void> {
    await this.#matches.matches.history.tidy();
    if (this.copies.read(DAILY) !== null) await this.others.deals.settle();
  }

  /** Counts a match of a contest in the statistics. */
  count(kept: SavedMatch): Promise<void> {
    return this.#matches.matches.history.count(kept);
  }

  /** Returns the facts about the last deal; reads them once and renders again. */
  #knownOf(name: DialogName, record: string, game: GameView | null): KnownDeal {
    if ((name !== "result" && name !== "lookBack") || !game) return UNKNOWN;
    if (this.#known.record !== record) {
      const asked = { ...UNKNOWN, record };
      this.#known = asked;
      void this.others.deals.known(record, game.round - 1).then((known) => {
        if (!known || this.#known !== asked) return;
        this.#known = { ...known, record };
        this.store.change({});
      });
    }
    return this.#known;
  }

  /** Renders the open dialog, or closes it if there is nothing to show. */
  fill(dialog: HTMLDialogElement, name: DialogName, all: PageActions): void {
    const { state } = this.store;
    if (this.#read?.[0] !== name) this.#read = null;
    const actions = this.#actionsIn(name, all);
    // Ignores the second click of a double click if the first one has closed the dialog.
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
    // Each dialog has a template of its own, so that none reuses elements of another.
    render(body ? html`${body}` : nothing, dialog);
    if (!body) {
      dialog.close();
      return;
    }
    if (!dialog.open) {
      dialog.showModal();
      dialog.addEventListener("close", () => this.#forget(), { once: true });
    }
    // A new dialog starts at its top, even if the focused button is further down.
    if (turned) {
      dialog.scrollTop = 0;
      showChosen(dialog);
    }
    // If the focused element is gone, focuses the undo button, if there is one.
    if (held && !dialog.contains(document.activeElement)) {
      dialog.querySelector<HTMLElement>(".told button, [autofocus]")?.focus();
    }
  }

  #actionsIn(name: DialogName, all: PageActions): DialogActions {
    const { game, opponents } = this.store.state;
    const played = () => ({ record: all.matchText(), opponents, at: null });
    const ask = (dialog: DealName, record: string, round: number | null): void => {
      this.#asked = { record, round };
      all.open(dialog);
    };
    const { daily, again } = this.#knownOf(name, all.matchText(), game);
    return {
      ...all,
      watch: (watched: Watched = played()) => this.watch(watched, all),
      check: (record = all.matchText()) => ask("fair", record, null),
      compare: (record, round) => ask("tries", record, round),
      daily,
      again,
    };
  }

  /** Drops what was read: by the next time there may be new matches and results. */
  #forget(): void {
    this.#listed = false;
    this.#read = null;
    this.#known = UNKNOWN;
  }
}

/** Creates a filler for each of several dialogs. */
function each<Name extends DialogName>(
  names: readonly Name[],
  filler: (name: Name) => Filler,
): Record<Name, Filler> {
  return Object.fromEntries(names.map((name) => [name, filler(name)])) as Record<Name, Filler>;
}

function isStandstill(name: DialogName): name is StandstillName {
  return name === "elsewhere" || name === "stopped";
}

/** Scrolls to the chosen rules of the player's own, which may be far down. */
function showChosen(dialog: HTMLDialogElement): void {
  const list = dialog.querySelector(".body");
  const chosen = list?.querySelector(".chosen[data-own]");
  if (!list || !chosen) return;
  list.scrollTop = chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
}
