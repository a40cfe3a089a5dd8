/**
 * The second chunk of the page: dialogs, words over the table, sounds, keys, the turn clock and
 * offline play.
 */

import { allowed } from "../base/allowed";
import { Unfetched } from "../base/version";
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
import { Collector } from "../coach/collector";
import { Explainer } from "../coach/explainer";
import { Tutor } from "../coach/tutor";
import type { Page as ContestPage } from "../contest/contests";
import { headingOf } from "../contest/words";
import type { EngineLine, RemoteEngine } from "../engine/client";
import type { BotsView, RoundView } from "../engine/views";
import { panelsOf } from "../games/panels";
import { addressWithout, LINK, textIn } from "../home/place";
import { seatName } from "../locales/messages";
import type { Actions } from "../match/actions";
import { TurnClock } from "../match/clock";
import { type Heading, HeadingRoom, heading } from "../panels/heading";
import { over } from "../panels/over";
import { Moods } from "../panels/people/moods";
import { turnsBeside } from "../panels/turns";
import { receive, receiveRecord } from "../replay/received";
import { facesOf, wearFaces } from "../settings/portraits";
import { type Language, opponentsOf } from "../settings/settings";
import { Sounder } from "../sound/sounder";
import type { DialogName, Sentence, State, Store } from "../state/state";
import { DAILY } from "../store/attempts";
import { LARGEST } from "../store/backup";
import type { Archive } from "../store/copies";
import { listenToKeys } from "../table/keys";
import type { Layout } from "../table/layout";
import { Contents } from "./contents";
import { GlanceWriter } from "./glance";
import type { Places, PlacesPage } from "./places";
import { notePresses } from "./presses";
import { forgetsSoon, receiveFiles, registerUpdates } from "./pwa";
import { sharedIn } from "./shared-text";

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
interface Page extends PlacesPage {
  readonly copies: Archive;
  readonly line: EngineLine;
  readonly engine: RemoteEngine;
  readonly places: Places;
  /** Offers a new version, which `apply` activates. */
  offerUpdate(apply: () => Promise<void>): void;
}

export class Rest {
  readonly contents: Contents;
  readonly #headed = new HeadingRoom();
  /** Report changes in words or sounds. */
  readonly #tellers: readonly { follow(state: State, travel: number): void }[];

  constructor(
    private readonly root: HTMLElement,
    private readonly store: Store,
    private readonly actions: Actions,
    private readonly page: Page,
    bots: BotsView,
    signal: AbortSignal,
  ) {
    const ui = () => actions.ui;
    const { engine, copies, log, view } = page;
    const openFile = (file: File): void => void this.openFile(file);
    const contests = this.#aroundContests();
    this.contents = new Contents(store, engine, copies, bots, contests, ui, openFile);
    listenToKeys(view, actions, { open: page.dialogs.open, log }, signal);
    const nameOf = (round: number, table: RoundView) =>
      panelsOf(store.state).turnName(round, table);
    const { remembers } = copies;
    const clock = new TurnClock(root, actions, log, nameOf, signal, remembers);
    const tutor = new Tutor(() => void actions.hint());
    const about = (thing: string, state: State) => panelsOf(state).about(thing, state);
    const explainer = new Explainer(view, log, about, signal);
    const glance = new GlanceWriter(copies, () => this.#settle());
    const moods = new Moods(root, bots);
    const collector = new Collector(store, copies, engine);
    this.#tellers = [new Sounder(ui, signal), clock, tutor, explainer, collector, glance, moods];
    notePresses(store, signal);
    window.addEventListener("hashchange", () => void this.#openLink(), { signal });
    void this.#openLink();
    const pages = pagesOf(page.preferences.language, store.state.game?.options.preset);
    registerUpdates(page.offerUpdate, pages);
    receiveFiles(openFile);
    void this.tidy();
    // Loads the font of dialogs, which differs from that of buttons, before the first one opens.
    void allowed(document.fonts.load('500 1em "Nunito Turkish", Nunito', "aş"));
  }

  /** The functions of the page that contests use. */
  #aroundContests(): ContestPage {
    const { line, session, places } = this.page;
    return {
      wake: async () => {
        await line.open();
        return line.generation;
      },
      count: (saved) => {
        session.keepAgain();
        void this.contents.matches.history.count(saved);
      },
      session,
      toTable: () => places.go("table"),
    };
  }

  /** Shows the rules of a link or text, which may be anything; the player decides about them. */
  async offer(text: string, seed: string | null): Promise<void> {
    const { dialogs, session } = this.page;
    const draft = await this.contents.drafts.receive(text).catch((error: unknown) => {
      if (!(error instanceof Unfetched)) throw error;
      return null;
    });
    if (!draft) return session.notices.warnUnfetched();
    // Shared rules and their deals begin together.
    if (!("id" in draft)) return dialogs.offer({ ...draft, seed });
    if (seed !== null) await session.offer(seed);
    session.notices.warn({ id: "notice-link", args: { why: draft.id } });
  }

  /** Opens a text that another app has shared, or says that it is nothing of the game. */
  async #openText(text: string): Promise<void> {
    const { session } = this.page;
    const shared = sharedIn(text);
    if (!shared) return session.notices.warn({ id: "shared-none" });
    const open = {
      file: (found: string) => this.#open(new Blob([found])),
      puzzle: (found: string) => this.#openPuzzle(found),
      record: (found: string) => receiveRecord(found, shared.at ?? null, this.#receiver),
      rules: (found: string) => this.offer(found, null),
      seed: (found: string) => session.offer(found),
    };
    await open[shared.kind](shared.text);
  }

  async #openPuzzle(text: string): Promise<void> {
    const { dialogs, session } = this.page;
    const puzzles = await this.contents.puzzles.get();
    if (await puzzles.open(text)) dialogs.open("puzzles");
    else session.notices.warn({ id: "shared-no-puzzle" });
  }

  /** The functions of the page that a received match uses. */
  get #receiver() {
    const { dialogs, session } = this.page;
    return {
      opponents: opponentsOf(this.store.state.settings),
      watch: dialogs.watch,
      playOn: (record: string, others: readonly string[]) => void session.playOn(record, others),
      warn: (why: Sentence) => session.notices.warn(why),
    };
  }

  /** Opens a file that the game has saved: everything, or a match as text. */
  async openFile(file: File): Promise<void> {
    if (!/\.txt$/i.test(file.name)) return this.#open(file);
    await this.#openText((await allowed(file.slice(0, LARGEST).text())) ?? "");
  }

  /** Opens a saved file, to be looked at before anything is taken over. */
  async #open(file: Blob): Promise<void> {
    const { matches } = this.contents;
    if (this.store.state.dialog !== "transfer") {
      await matches.begin();
      this.page.dialogs.open("transfer");
    }
    await matches.open(file);
  }

  /** Tidies up the matches that have left the table. */
  async tidy(): Promise<void> {
    await this.contents.matches.history.tidy();
    await this.#settle();
  }

  /** Finds the results of deals of the day; without any there is nothing to find. */
  async #settle(): Promise<void> {
    if (this.page.copies.read(DAILY) !== null) await this.contents.deals.results.settle();
  }

  /** Opens a link once; its content may be anything. */
  async #openLink(): Promise<void> {
    const { hash } = location;
    const link = LINK.exec(hash);
    if (!link) return;
    history.replaceState(history.state, "", addressWithout());
    const { dialogs, session } = this.page;
    const [, dialog, text, position] = link;
    if (dialog) return dialogs.open(dialog as DialogName);
    if (position !== undefined) return dialogs.analyse({ text: textIn(position) });
    const isText = text !== undefined;
    const read = isText ? this.#openText(textIn(text)) : receive(hash, this.#receiver);
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
    const { contests, deals } = this.contents;
    const { atTable } = contests;
    return atTable ? headingOf(atTable, state, kind !== "desktop") : deals.heading;
  }

  follow(state: State, layout: Layout, travel: number): void {
    wearFaces(facesOf(state.settings.face, [1, 2, 3].map(seatName)), this.root);
    if (!state.home) this.#surround(state, layout);
    for (const teller of this.#tellers) teller.follow(state, travel);
    this.#warn(state);
  }

  /** Renders the turns beside the table, and what lies over it. */
  #surround(state: State, layout: Layout): void {
    const { root, actions } = this;
    const { dialogs } = this.page;
    const game = panelsOf(state);
    const acts = {
      act: actions.act.bind(actions),
      keep: () => actions.keep(),
      look: (asked: number) => this.store.change({ asked, dialog: "pile" }),
      meet: (asked: number) => this.store.change({ asked, dialog: "opponent" }),
      explain: dialogs.explain,
    };
    render(turnsBeside(state, layout, game, dialogs.explain), find(root, "#beside"));
    const told = this.heading(state, layout);
    const room = told && this.#headed.in(layout);
    render(
      html`${over(state, layout, game, acts)}${told && room ? heading(told, dialogs.open, room) : nothing}`,
      find(root, "#bubble"),
    );
  }
}
