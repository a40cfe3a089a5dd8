/** The content of each dialog; some read data before they are shown. */

import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { Unfetched } from "../base/version";
import { ReviewCards } from "../coach/review/cards";
import { reviewing } from "../coach/review/review";
import { contest } from "../contest/contest";
import { type Page as ContestPage, Contests } from "../contest/contests";
import { offers } from "../contest/offers";
import { trophies } from "../contest/trophies";
import { attempts } from "../deals/attempts";
import { daily } from "../deals/daily";
import { Deals } from "../deals/deals";
import { fair } from "../deals/fair";
import { embedding } from "../embed/snippets/snippets";
import type { RemoteEngine } from "../engine/client";
import type { EventAt } from "../engine/judge-worker";
import { Reviewing } from "../engine/judging";
import { RuleEngine } from "../engine/rules";
import type { BotsView, GameName, GameView, WhyView } from "../engine/views";
import { allRules, lossOf, panelsOf, reviewOf } from "../games/panels";
import { listing } from "../lessons/list";
import {
  type Body,
  type DialogActions,
  elsewhere,
  nameParts,
  shared,
  stopped,
  toldOf,
} from "../panels/dialog";
import { Drafts } from "../panels/editor/drafts";
import { editor } from "../panels/editor/editor";
import { newGame } from "../panels/editor/newgame";
import { sharing } from "../panels/editor/sharing";
import { kept } from "../panels/kept";
import { keys } from "../panels/keys";
import { lookBack } from "../panels/look-back";
import { list } from "../panels/matches/list";
import { Matches } from "../panels/matches/matches";
import { statistics } from "../panels/matches/statistics";
import { transfer } from "../panels/matches/transfer";
import { opponent } from "../panels/people/opponent";
import { explaining } from "../panels/rules";
import { scores } from "../panels/scores";
import { settings } from "../panels/settings";
import { standing } from "../panels/standing";
import { turnsDialog } from "../panels/turns";
import type { puzzling } from "../puzzles/dialog";
import { replay } from "../replay/screen";
import type { AskedDeal, DealFacts, DialogName, State, Store } from "../state/state";
import type { Archive } from "../store/copies";
import type { KeyUse } from "../table/game";
import { announced } from "../ui/announced";
import { reporting } from "./report";

/** Reads the data of some dialogs before they open. */
interface Reader {
  readonly names: readonly DialogName[];
  /** Returns true if a dialog can be shown without reading anything. */
  isReady(name: DialogName): boolean;
  read(name: DialogName): Promise<void>;
}

export class Contents {
  readonly contests: Contests;
  readonly deals: Deals;
  readonly drafts: Drafts;
  readonly matches: Matches;
  readonly puzzles: { get(): Promise<ReturnType<typeof puzzling>> };
  readonly #bodies: Readonly<Record<Exclude<DialogName, "elsewhere" | "stopped">, Body>>;
  readonly #readers: readonly Reader[];
  readonly #reviewing = new Reviewing();
  /** The dialog whose data was read last, and the deal that it was about. */
  #read: readonly [DialogName, AskedDeal] | null = null;
  /** The question about the last deal; null while no dialog about its round is open. */
  #question: Promise<DealFacts | null> | null = null;

  constructor(
    private readonly store: Store,
    engine: RemoteEngine,
    copies: Archive,
    bots: BotsView,
    around: ContestPage,
    keyUse: () => KeyUse,
    openFile: (file: File) => void,
  ) {
    const contests = new Contests(store, copies, engine.contests, around);
    const deals = new Deals(store, engine, copies);
    const rules = new RuleEngine();
    const drafts = new Drafts(store, engine, rules, allRules, copies);
    const explained = explaining(store, rules);
    const matches = new Matches(store, engine, copies, bots);
    const strengthIn = (game: GameName) => matches.strengthIn(game);
    [this.contests, this.deals, this.drafts, this.matches] = [contests, deals, drafts, matches];
    const puzzles = lazily(async () => {
      const { puzzling } = await import("../puzzles/dialog");
      return puzzling(store, copies);
    });
    const analysis = lazily(async () => {
      const { analysing } = await import("../analysis/dialog");
      return analysing(store, copies);
    });
    const score = lazily(async () => {
      const { scoring } = await import("../score/dialog");
      return scoring(store, copies);
    });
    this.puzzles = puzzles;
    this.#bodies = {
      ...{ keys: (_, actions, state) => keys(keyUse(), actions, state) },
      ...{ lookBack, rules: explained.body, settings, shared, kept, replay, puzzles: puzzles.body },
      analysis: analysis.body,
      score: score.body,
      ...{
        review: reviewing(new ReviewCards(copies)),
        report: reporting(engine),
        embed: embedding(engine),
        lessons: listing(copies),
      },
      result: (game, actions, state) => panelsOf(state).bodies.result(game, actions, state),
      why: (game, actions, state) => panelsOf(state).bodies.why(game, actions, state),
      pile: (game, actions, state) => panelsOf(state).bodies.pile?.(game, actions, state) ?? html``,
      standing: (game, actions, state) => standing(game, actions, panelsOf(state), state, bots),
      scores: (game, actions, state) => scores(game, actions, panelsOf(state), state),
      moves: ({ table }, actions, state) => turnsDialog(state, table, panelsOf(state), actions),
      opponent: (_, actions, state) => opponent(actions, state, bots),
      newGame: (game, actions) => newGame(game, actions, drafts, strengthIn),
      editor: (_, actions) => editor(actions, drafts),
      sharing: (_, actions) => sharing(actions, drafts),
      matches: (_, actions) => list(actions, matches),
      statistics: (_, actions) => statistics(actions, matches, { lossOf, mistakesOf: reviewOf }),
      transfer: (_, actions) => transfer(actions, matches, openFile),
      fair: (_, actions) => fair(actions, deals),
      daily: (_, actions) => daily(actions, deals, bots),
      tries: (_, actions) => attempts(actions, deals),
      lobby: (_, actions) => offers(actions, contests),
      contest: (_, actions, state) => contest(actions, contests, () => panelsOf(state)),
      trophies: (_, actions) => trophies(actions, contests),
    };
    /** Returns a reader that reads again when a dialog opens or its deal changes. */
    const anew = (read: (name: DialogName, asked: AskedDeal) => Promise<void>) => ({
      isReady: (name: DialogName) =>
        this.#read?.[0] === name && this.#read[1] === store.state.askedDeal,
      read: async (name: DialogName) => {
        const asked = store.state.askedDeal;
        await read(name, asked);
        this.#read = [name, asked];
      },
    });
    this.#readers = [
      { names: ["puzzles"], ...puzzles },
      { names: ["analysis"], ...analysis },
      { names: ["score"], ...score },
      { names: ["rules"], ...explained },
      {
        names: ["newGame", "editor", "sharing"],
        isReady: () => store.state.draft !== null,
        read: async () => {
          const draft = store.state.draft ?? (await drafts.begin());
          const { peers } = store.state;
          store.change({ draft, peers: false });
          if (peers) void drafts.choosePeers(strengthIn);
        },
      },
      {
        names: ["matches", "statistics", "transfer"],
        isReady: () => matches.isRead,
        read: () => matches.begin(),
      },
      { names: ["fair", "daily", "tries"], ...anew((name, asked) => deals.begin(name, asked)) },
      { names: ["lobby", "contest", "trophies"], ...anew((name) => contests.begin(name)) },
    ];
  }

  #readerOf(name: DialogName): Reader | undefined {
    return this.#readers.find(({ names }) => names.includes(name));
  }

  /** Returns `true` if a dialog can be shown without reading anything. */
  isReady(name: DialogName): boolean {
    return this.#readerOf(name)?.isReady(name) ?? true;
  }

  /** Reads the data of a dialog. */
  async prepare(name: DialogName): Promise<void> {
    await this.#readerOf(name)?.read(name);
  }

  /** Explains the turn of an event of a match. */
  why(record: string, at: EventAt, opponents: readonly string[]): Promise<WhyView | null> {
    return this.#reviewing.why(record, at, opponents);
  }

  /** Renders the open dialog, or closes it if there is nothing to show. */
  fill(dialog: HTMLDialogElement, name: DialogName, actions: DialogActions): void {
    const { state } = this.store;
    if (this.#read?.[0] !== name) this.#read = null;
    if (name === "result" || name === "lookBack") this.#askOf(actions.session.text, state.game);
    const turned = !dialog.open || dialog.dataset.name !== name;
    const held = dialog.contains(document.activeElement);
    dialog.dataset.name = name;
    const body = this.#body(name, actions, state);
    // Each dialog has a template of its own, so that none reuses elements of another.
    const told = turned ? "" : toldOf(dialog);
    const status = html`<p class="unseen" aria-live="polite">${announced(told || nothing)}</p>`;
    render(body ? html`${body}${status}` : nothing, dialog);
    if (!body) {
      dialog.close();
      return;
    }
    nameParts(dialog);
    if (!dialog.open) {
      dialog.showModal();
      dialog.addEventListener("close", () => this.#forget(), { once: true });
    }
    // A new dialog starts at its top, even if the focused button is further down.
    if (turned) {
      dialog.scrollTop = 0;
      showChosen(dialog);
    }
    // Screen readers tell only of what is added to a dialog that is open already.
    if (toldOf(dialog) !== told) this.store.change({});
    // If the focused element is gone, focuses the undo button, if there is one.
    if (held && !dialog.contains(document.activeElement)) {
      dialog.querySelector<HTMLElement>(".told button, [autofocus]")?.focus();
    }
  }

  /** Renders a dialog; `stopped` and `elsewhere` need no match. */
  #body(name: DialogName, actions: DialogActions, state: State): TemplateResult | null {
    if (name === "stopped") return stopped(actions, state);
    if (name === "elsewhere") return elsewhere(actions);
    return state.game && this.#bodies[name](state.game, actions, state);
  }

  /** Reads the facts about the last deal once while its dialogs are open. */
  #askOf(record: string, game: GameView | null): void {
    if (this.#question || !game) return;
    const question = this.deals.known(record, game.round - 1);
    this.#question = question;
    void question.then((deal) => {
      if (this.#question === question) this.store.change({ deal });
    });
  }

  /** Discards the data that was read, as there may be new matches and results. */
  #forget(): void {
    this.#reviewing.stop();
    this.matches.isRead = false;
    this.#read = null;
    this.#question = null;
    this.store.change({ deal: null });
  }
}

/** A dialog that reads something before it opens. */
interface Lazy {
  isReady(): boolean;
  read(): Promise<void>;
  body: Body;
}

/** Returns a dialog that is a chunk of its own, fetched when it first opens. */
function lazily<Dialog extends Lazy>(load: () => Promise<Dialog>) {
  let fetched: Dialog | null = null;
  const get = async (): Promise<Dialog> => {
    fetched ??= await load().catch((cause) => {
      throw new Unfetched("A dialog has not come.", { cause });
    });
    return fetched;
  };
  return {
    get,
    isReady: () => fetched?.isReady() ?? false,
    read: async (): Promise<void> => (await get()).read(),
    body: ((game, actions, state) => fetched?.body(game, actions, state) ?? html``) satisfies Body,
  };
}

/** Scrolls to the chosen one of the player's own rules, which may be far down. */
function showChosen(dialog: HTMLDialogElement): void {
  const list = dialog.querySelector(".body");
  const chosen = list?.querySelector(".chosen[data-own]");
  if (!list || !chosen) return;
  list.scrollTop = chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
}
