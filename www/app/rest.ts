/**
 * The second chunk of the page: dialogs, words over the table, sounds, keys, the turn clock and
 * offline play.
 */

import { allowed } from "../base/allowed";
import { answered } from "../engine/calls";
import "../styles/rest.css";
import "../styles/bubble.css";
import "../styles/contrast.css";
import "../styles/coach.css";
import "../styles/dialogs.css";
import "../styles/small-windows.css";
import "../styles/variants.css";
import "../styles/kept.css";
import "../styles/keys.css";
import "../styles/popovers.css";
import "../styles/rules.css";
import "../styles/settings.css";

import { html, nothing, render } from "lit/html.js";
import { find } from "../base/find";
import { Explainer } from "../coach/explainer";
import { reviewing } from "../coach/review/review";
import { Tutor } from "../coach/tutor";
import { Dialogs as ContestDialogs } from "../contest/dialogs";
import { Deals } from "../deals/deals";
import { dialogsOf } from "../deals/dialogs";
import { embedding } from "../embed/snippets/snippets";
import type { EngineLine, RemoteEngine } from "../engine/client";
import type { BotsView, RoundView } from "../engine/views";
import { allRules, lossOf, panelsOf } from "../games/panels";
import { addressWithout, LINK } from "../home/place";
import { listing } from "../lessons/list";
import { seatName } from "../locales/messages";
import type { Actions } from "../match/actions";
import { TurnClock } from "../match/clock";
import type { Preferences } from "../match/preferences";
import type { Session } from "../match/session";
import { DialogPanels } from "../panels/dialogs";
import { type Heading, HeadingRoom, heading } from "../panels/heading";
import type { Log } from "../panels/log";
import { over } from "../panels/over";
import { Moods } from "../panels/people/moods";
import { turnsBeside } from "../panels/turns";
import { puzzling } from "../puzzles/dialog";
import { receive } from "../replay/received";
import { replay } from "../replay/screen";
import { facesOf, wearFaces } from "../settings/portraits";
import { opponentsOf } from "../settings/seats";
import type { Language } from "../settings/settings";
import { Sounder } from "../sound/sounder";
import type { DialogName, State, Store } from "../state/state";
import type { Copies } from "../store/copies";
import { listenToKeys } from "../table/keys";
import type { Layout } from "../table/layout";
import type { TableView } from "../table/view";
import type { Dialogs } from "./dialogs";
import { GlanceWriter } from "./glance";
import type { Places } from "./places";
import { forgetsSoon, receiveFiles, registerUpdates } from "./pwa";

export { classroom } from "../lessons/start";

/**
 * The pages of the rules kept for offline use: those in the language of the player about the
 * current game. Others are kept once they are opened, which keeps the installation small.
 */
function pagesOf(language: Language, preset: string | undefined): string[] {
  const played = preset === undefined ? [] : [`rules/${preset}/${language}.html`];
  return [`rules/${language}.html`, ...played];
}

/** The parts of the page that are used here. */
export interface Page {
  readonly copies: Copies;
  readonly line: EngineLine;
  readonly engine: RemoteEngine;
  readonly session: Session;
  readonly preferences: Preferences;
  readonly dialogs: Dialogs;
  readonly log: Log;
  /** The table that is played at. */
  readonly view: TableView;
  readonly places: Places;
  /** Explains the turn that an event of the round has ended. */
  explain(event: number): void;
  /** Offers a new version, which `apply` activates. */
  offerUpdate(apply: () => Promise<void>): void;
}

export class Rest {
  /** Fills the dialogs. */
  readonly panels: DialogPanels;
  readonly #headed = new HeadingRoom();
  /** Report changes in words or sounds. */
  readonly #tellers: readonly { follow(state: State, travel: number): void }[];
  readonly #contests: ContestDialogs;
  readonly #deals: Deals;

  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly actions: Actions,
    private readonly page: Page,
    bots: BotsView,
    signal: AbortSignal,
  ) {
    const game = () => panelsOf(store.state);
    const ui = () => actions.ui;
    const { engine, copies, log, view } = page;
    const contests = new ContestDialogs(store, copies, engine.contests, this.#aroundContests());
    this.#contests = contests;
    this.#deals = new Deals(store, engine, copies);
    const others = {
      ...{ replay, lossOf },
      review: reviewing(engine),
      embed: embedding(engine),
      lessons: listing(copies),
      puzzles: puzzling(store, copies),
      deals: dialogsOf(this.#deals, bots),
      contests,
    };
    this.panels = new DialogPanels(store, engine, game, ui, allRules, bots, copies, others);
    listenToKeys(view, actions, { open: (dialog) => page.dialogs.open(dialog), log }, signal);
    const nameOf = (round: number, table: RoundView) => game().turnName(round, table);
    const { remembers } = copies;
    const clock = new TurnClock(root, actions, log, nameOf, signal, remembers);
    const tutor = new Tutor(() => void actions.hint());
    const explainer = new Explainer(
      view,
      log,
      (thing, state) => panelsOf(state).about(thing, state),
      signal,
    );
    const glance = new GlanceWriter(copies, () => contests.coming());
    const moods = new Moods(root, bots);
    this.#tellers = [new Sounder(ui, signal), clock, tutor, explainer, glance, moods];
    window.addEventListener("hashchange", () => void this.#openLink(), { signal });
    void this.#openLink();
    const pages = pagesOf(page.preferences.language, store.state.game?.options.preset);
    registerUpdates(page.offerUpdate, pages);
    receiveFiles((file) => void this.panels.read(file, page.dialogs));
    void this.panels.tidy();
    // Loads the font of dialogs, which differs from that of buttons, before the first one opens.
    void allowed(document.fonts.load('500 1em "Nunito Turkish", Nunito', "aş"));
  }

  /** The functions of the page that contests use. */
  #aroundContests(): ConstructorParameters<typeof ContestDialogs>[3] {
    const { line, session, dialogs, places } = this.page;
    return {
      wake: async () => {
        await line.open();
        return line.generation;
      },
      count: (saved) => {
        session.keepAgain();
        void this.panels.count(saved);
      },
      playFixture: session.playFixture.bind(session),
      goOnWith: session.goOnWith.bind(session),
      putAside: session.putAside.bind(session),
      tellOf: session.tellOf.bind(session),
      open: (dialog) => dialogs.open(dialog),
      toTable: () => places.go("table"),
      warn: (why) => session.notices.warn(why),
    };
  }

  /** Opens a link once; its content may be anything. */
  async #openLink(): Promise<void> {
    const { hash } = location;
    const link = LINK.exec(hash);
    if (!link) return;
    history.replaceState(history.state, "", addressWithout());
    const { dialogs, session } = this.page;
    const [, dialog] = link;
    if (dialog) return dialogs.open(dialog as DialogName);
    const opponents = opponentsOf(this.store.state.settings);
    const read = receive(hash, {
      opponents,
      watch: (watched) => this.panels.watch(watched, dialogs),
      playOn: (record, others) => void session.playOn(record, others),
      warn: (why) => session.notices.warn(why),
    });
    if (!(await answered(read.then(() => true)))) void session.notices.warnUnfetched();
  }

  /** Warns once at the end of a round that the browser soon deletes what is kept. */
  #warn({ dialog, game, settings }: State): void {
    if (dialog !== "result" || settings.warned || !forgetsSoon()) return;
    this.store.change({ forgets: game });
    this.page.preferences.set({ warned: true });
  }

  /** Returns the heading of a table with a contest or the deal of a day; null for any other. */
  heading(state: State, { kind }: Pick<Layout, "kind">): Heading | null {
    return this.#contests.heading(state, kind !== "desktop") ?? this.#deals.heading;
  }

  follow(state: State, layout: Layout, travel: number): void {
    wearFaces(facesOf(state.settings.face, [1, 2, 3].map(seatName)), this.root);
    if (!state.home) this.#surround(state, layout);
    for (const teller of this.#tellers) teller.follow(state, travel);
    this.#warn(state);
  }

  /** Renders the turns beside the table, and what lies over it. */
  #surround(state: State, layout: Layout): void {
    const { root, actions, page } = this;
    const game = panelsOf(state);
    const acts = {
      act: actions.act.bind(actions),
      keep: () => actions.keep(),
      look: (asked: number) => this.store.change({ asked, dialog: "pile" }),
      meet: (asked: number) => this.store.change({ asked, dialog: "opponent" }),
      explain: page.explain,
    };
    render(turnsBeside(state, layout, game, page.explain), find(root, "#beside"));
    const told = this.heading(state, layout);
    const room = told && this.#headed.in(layout);
    const open = (dialog: DialogName): void => page.dialogs.open(dialog);
    render(
      html`${over(state, layout, game, acts)}${told && room ? heading(told, open, room) : nothing}`,
      find(root, "#bubble"),
    );
  }
}
