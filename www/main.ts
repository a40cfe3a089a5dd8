/** Starts the game once the page is shown. */

import { App } from "./app/app";
import { lacking, reasonFor, showFailure } from "./app/failure";
import { reached } from "./base/allowed";
import { find, mayHaveKeys } from "./base/find";
import { Stopped } from "./engine/calls";
import { connect, type RemoteEngine } from "./engine/client";
import { addressWithout } from "./home/place";
import type { Guide } from "./lessons/guide";
import { reopenAt } from "./lessons/names";
import { speakIn } from "./locales/messages";
import { DEFAULTS, FIRST_VISIT, type Language, languageOf } from "./settings/settings";
import type { Sentence } from "./state/state";
import { type Archive, Copies } from "./store/copies";
import { notesFirstVisit, recallSettings } from "./store/settings";
import { PageLook } from "./table/page-look";

/** A seed of up to 20 digits, possibly followed by punctuation of the sentence with the link. */
const SEED = /^(\d{1,20})[\W_]*$/;

/** The name of a lesson, possibly followed by punctuation. */
const LESSON = /^([\w-]*[A-Za-z0-9])[\W_]*$/;

/**
 * Resolves once the page is parsed, for which a script that another one adds does not wait, and
 * visible: a prerendered or background page may never be, and must take nothing from the page in
 * use.
 */
async function shown(): Promise<void> {
  while (
    document.readyState === "loading" ||
    document.visibilityState !== "visible" ||
    ("prerendering" in document && document.prerendering)
  )
    await new Promise((changed) => {
      for (const event of ["readystatechange", "visibilitychange", "prerenderingchange"])
        document.addEventListener(event, changed, { once: true });
    });
  // The wait of the player begins now.
  const slow = document.querySelector("#unstarted");
  for (const animation of slow?.getAnimations() ?? []) animation.currentTime = 0;
}

/**
 * Passes new texts to the `<font>` elements that a browser which translates puts in place of texts,
 * while lit still writes to the replaced ones.
 */
function keepTranslatedTextsLive(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    set(this: HTMLFontElement, text: string) {
      this.textContent = text;
    },
  });
}

/** A lesson, or mistakes, in place of the player's match, which stays as it is. */
interface Guided {
  readonly copies: Archive;
  /** Resolves to null if there is nothing to play. */
  guide(engine: RemoteEngine, language: Language): Promise<Guide | null>;
}

/** Returns the lesson of an address, or mistakes that are tried again; null without either. */
async function guidedBy(
  query: URLSearchParams,
  embedded: boolean,
): Promise<Guided | "missing" | null> {
  const [lesson, again] = [query.get("lesson"), query.get("again")];
  if (lesson !== null) {
    const rest = await reached(import("./app/rest"));
    const [, name = null] = LESSON.exec(lesson) ?? [];
    return rest ? rest.classroom(name, mayHaveKeys()) : "missing";
  }
  if (again === null || embedded) return null;
  const mistakes = await reached(import("./mistakes/start"));
  return mistakes ? mistakes.examination(again) : "missing";
}

async function start(): Promise<void> {
  await shown();
  keepTranslatedTextsLive();
  const query = new URLSearchParams(location.search);
  // Set by an `<okey-game>` of another page.
  const embedded = query.has("embed");
  const guided = await guidedBy(query, embedded);
  const frame = embedded ? await reached(import("./app/embedded")) : null;
  if (guided === "missing" || (embedded && !frame))
    return showFailure("failed-missing", languageOf(null));
  const copies = guided?.copies ?? frame?.copiesOf(query) ?? new Copies();
  const first = notesFirstVisit(copies);
  const { value: settings } = recallSettings(copies, first ? FIRST_VISIT : DEFAULTS);
  const look = new PageLook();
  void look.follow(settings);
  const root = find<HTMLElement>(document.body, "#game");
  const language = languageOf(settings.language);
  // Words and engine load at the same time.
  const words = speakIn(language);
  // Lessons ignore shared deals and rules.
  const asked = guided ? null : query.get("seed");
  const shared = embedded || guided ? null : query.get("rules");
  // Set by `istaka play --serve`, which serves the page then.
  const token = embedded || guided ? null : query.get("program");
  const seed = SEED.exec(asked ?? "")?.[1] ?? null;
  const lacks = lacking();
  if (lacks) return showFailure(lacks, language);
  let app: App | null = null;
  try {
    const [line] = await Promise.all([connect(), words, copies.open()]);
    // The latest settings may be found only in the second copy.
    const recalled = recallSettings(copies, settings);
    await speakIn(languageOf(recalled.value.language));
    const guide =
      guided && (await guided.guide(line.functions, languageOf(recalled.value.language)));
    // Without a mistake to try there is nothing to do here.
    if (guided && !guide) return reopenAt(location.pathname);
    // The page around a frame has introduced the game.
    const unasked = embedded ? { greeted: DEFAULTS.greeted } : {};
    app = new App(root, line, look, { ...recalled.value, ...unasked }, copies, guide);
    if (frame) {
      app.watch(frame.reporter(query));
      frame.follow(query, (look) => app?.set(look));
    }
    const met =
      token === null ||
      (await app.meet(new URL(`program/${encodeURIComponent(token)}`, location.href).href));
    const notice = noticeOf(asked, seed, !recalled.whole);
    await app.open(shared === null ? seed : null, met ? notice : { id: "notice-opponents" });
    // The match is kept from here on: a reload resumes it.
    if (!embedded && (asked ?? shared) !== null)
      history.replaceState(history.state, "", addressWithout("seed", "rules"));
    root.querySelector("#unstarted")?.remove();
    // Lets the table be drawn first.
    await new Promise(requestAnimationFrame);
    await app.complete();
    if (shared !== null) await app.offer(shared, seed);
  } catch (error) {
    app?.close();
    // The app exists only once the engine has run.
    const stopped = app !== null && error instanceof Stopped;
    showFailure(stopped ? "failed-stopped" : await reasonFor(error), language);
  }
}

/** Returns the notice about an unreadable seed or unreadable settings. */
function noticeOf(asked: string | null, seed: string | null, damaged: boolean): Sentence | null {
  if (asked !== null && seed === null) return { id: "notice-seed" };
  return damaged ? { id: "notice-settings" } : null;
}

void start();
