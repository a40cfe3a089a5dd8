/**
 * What is around the table: the dialogs, words over it, the log, sounds, keys, the turn clock and
 * offline play. Fetched as soon as the table can be played at.
 */

import "./around.css";
import "./bubble.css";
import "./contrast.css";
import "./coach.css";
import "./dialogs.css";
import "./small-windows.css";
import "./variants.css";
import "./kept.css";
import "./keys.css";
import "./popovers.css";
import "./rules.css";
import "./settings.css";

import { render } from "lit/html.js";
import type { Actions } from "./actions";
import { TurnClock } from "./clock";
import type { RemoteEngine } from "./engine/client";
import { Explainer } from "./explainer";
import { find } from "./find";
import { aroundOf, lossOf } from "./games/around";
import { allRules } from "./games/rules";
import { DialogPanels, type Fetches } from "./panels/dialogs";
import { Log } from "./panels/log";
import { over } from "./panels/over";
import { wearFace } from "./portraits";
import { forgetsSoon } from "./pwa";
import { opponentsOf } from "./seats";
import type { Language, Settings } from "./settings";
import { Sounder } from "./sound/sounder";
import {
  cardOf,
  type DialogName,
  type Fixture,
  type Sentence,
  type State,
  type Store,
  type Trouble,
  type Watched,
} from "./state";
import { isAwaited } from "./store/contests";
import type { Copies } from "./store/copies";
import type { SavedMatch } from "./store/match";
import { listenToKeys } from "./table/keys";
import type { Layout } from "./table/layout";
import { listenToScroll } from "./table/scroll";
import { Tutor } from "./tutor";
import type { RoundView } from "./views";

export { registerUpdates } from "./pwa";

/**
 * The pages of the rules that are kept for reading offline: in the player's language, of what is
 * played. The others are kept once they have been looked at, so that the installation stays small.
 */
export function pagesOf(language: Language, preset: string | undefined): string[] {
  const played = preset === undefined ? [] : [`rules/${preset}/${language}.html`];
  return [`rules/${language}.html`, ...played];
}

/** What can be done with the page from here. */
export interface Page {
  readonly copies: Copies;
  readonly engine: RemoteEngine;
  /** Has an engine there. Resolves to a number that differs from that of an earlier one. */
  wake(): Promise<number>;
  language(): Language;
  open(dialog: DialogName): void;
  /** Puts a carried tile back. */
  letGo(): void;
  /** Where everything is. */
  layout(): Layout;
  /** Explains the turn that an event of the round has ended. */
  explain(event: number): void;
  playOn(record: string, opponents: readonly string[]): void;
  /** Has a part of a contest counted that was played, and keeps that its contest knows of it. */
  count(saved: SavedMatch): void;
  /** Has a part of a contest played. */
  playFixture(record: string, opponents: readonly string[], fixture: Fixture): Promise<void>;
  /** Goes on with a match that has left the table. */
  goOnWith(key: string): Promise<void>;
  /** Puts aside what lies under a key and cannot be read. */
  putAside(text: string, key: string): void;
  /** Sets some of what the player may set, or has been told. */
  set(some: Partial<Settings>): void;
  /** Says that something is not kept. */
  tellOf(trouble: Trouble | null): void;
  /** Says why something was not done; null is that it could not be fetched. */
  warn(why: Sentence | null): void;
}

/** What fills dialogs that are fetched when somebody asks for one. */
function fetchesFor(store: Store, page: Page): Fetches {
  const { copies, engine, language } = page;
  return {
    replay: async () => {
      const { replay } = await import("./replay/replay");
      return () => replay;
    },
    review: async () => {
      const { reviewing } = await import("./review/review");
      return () => reviewing(engine);
    },
    embed: async () => {
      const { embedding } = await import("./snippets/embed");
      return () => embedding(engine);
    },
    lessons: async () => {
      const { listing } = await import("./lessons/list");
      return () => listing(copies);
    },
    puzzles: async () => {
      const { puzzling } = await import("./puzzles/dialog");
      return () => puzzling(store, copies);
    },
    deals: async () => {
      const { Dialogs } = await import("./deals/dialogs");
      return () => new Dialogs(store, engine, copies, language);
    },
    contest: async () => {
      const { Dialogs } = await import("./contest/dialogs");
      return () => new Dialogs(store, copies, engine.contests, page);
    },
    lossOf,
  };
}

export class Around {
  /** What fills the dialogs. */
  readonly panels: DialogPanels;
  readonly #log: Log;
  readonly #explainer: Explainer;
  /** Whether a contest is to begin at some time. */
  readonly #awaits: boolean;
  /** Who tells, aloud or in sounds, what has changed. */
  readonly #tellers: readonly { follow(state: State, travel: number): void }[];

  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly actions: Actions,
    private readonly page: Page,
    signal: AbortSignal,
  ) {
    const game = () => aroundOf(store.state);
    const ui = () => actions.ui;
    const { engine, language, copies } = page;
    const fetches = fetchesFor(store, page);
    this.panels = new DialogPanels(store, engine, language, game, ui, allRules, copies, fetches);
    const log = new Log(find(root, "#log"), (event, table) => actions.ui.sentence(event, table));
    this.#log = log;
    const surroundings = {
      ...page,
      tell: (sentence: Sentence) => log.tell(sentence),
      about: (thing: string, state: State) => aroundOf(state).about(thing, state),
    };
    listenToKeys(root, store, ui, actions, surroundings, signal);
    const scrolled = {
      felt: "#felt",
      layout: () => page.layout(),
      hold: () => store.state,
      scrollTo: (scroll: number) => store.change({ scroll }),
    };
    listenToScroll(root, scrolled, signal);
    const nameOf = (round: number, table: RoundView) => game().turnName(round, table);
    this.#awaits = isAwaited(copies);
    const { remembers } = copies;
    const clock = new TurnClock(root, actions, surroundings, nameOf, signal, remembers);
    const tutor = new Tutor(() => void actions.hint());
    this.#explainer = new Explainer(root, store, surroundings, signal);
    this.#tellers = [log, new Sounder(ui, signal), clock, tutor, this.#explainer];
    window.addEventListener("hashchange", () => void this.#openLink(), { signal });
    void this.#openLink();
    if (cardOf(store.state) === "welcome") log.tell(actions.ui.aim);
    // Its letters are others than those of the buttons: the first dialog shall not have to wait.
    void document.fonts.load('500 1em "Nunito Turkish", Nunito', "aş").catch(() => {});
  }

  /** Shows what a link holds, which may be anything, once. */
  async #openLink(): Promise<void> {
    const { hash } = location;
    const [, kind] = /^#(daily(?![A-Za-z0-9])|match=|deal=)/.exec(hash) ?? [];
    if (!kind) return;
    history.replaceState(null, "", location.pathname);
    const { page } = this;
    if (kind === "daily") return page.open("daily");
    const { playOn, warn } = page;
    const watch = (watched: Watched) => this.panels.watch(watched, page);
    const opponents = opponentsOf(this.store.state.settings);
    const read = import("./replay/received").then(({ receive }) =>
      receive(hash, page.language(), { opponents, watch, playOn, warn }),
    );
    await read.catch(() => warn(null));
  }

  /** Has the player be told once, when a round is over, that the browser soon forgets it. */
  #warn({ dialog, game, settings }: State): void {
    if (dialog !== "result" || settings.warned || !forgetsSoon()) return;
    this.store.change({ forgets: game });
    this.page.set({ warned: true });
  }

  /** Adds to the log what can only be seen. */
  tell(sentence: Sentence): void {
    this.#log.tell(sentence);
  }

  /** Explains what a pointer was on before anybody could. */
  answer(early: MouseEvent): void {
    this.#explainer.answer(early);
  }

  follow(state: State, layout: Layout, travel: number): void {
    const { root, actions, page } = this;
    const game = aroundOf(state);
    wearFace(state.settings.face, root);
    const acts = {
      act: actions.act.bind(actions),
      keep: () => actions.keep(),
      look: (asked: number) => this.store.change({ asked, dialog: "pile" }),
      meet: (asked: number) => this.store.change({ asked, dialog: "opponent" }),
      explain: page.explain,
    };
    render(game.beside(state, layout, page.explain), find(root, "#beside"));
    render(over(state, layout, game, acts), find(root, "#bubble"));
    for (const teller of this.#tellers) teller.follow(state, travel);
    this.#warn(state);
    if (state.fixture || this.#awaits) this.panels.accompany();
  }
}
