/** Starts the game as soon as the page is there. */

import { allowed } from "./allowed";
import { App } from "./app";
import { keepTranslatedTextsLive } from "./elements/translated";
import { copiesOf, reporter } from "./embedded";
import { Stopped } from "./engine/calls";
import { connect } from "./engine/client";
import { lacking, reasonFor, showFailure } from "./failure";
import { mayHaveKeys } from "./find";
import { languageOf, learnRest, speakIn } from "./locales/messages";
import { DEFAULTS, FIRST_VISIT } from "./settings";
import type { Sentence } from "./state";
import { Copies } from "./store/copies";
import { notesFirstVisit, recallSettings } from "./store/settings";
import { PageLook } from "./table/page-look";
import { Unfetched } from "./version";

/** A number of up to 20 digits, as the engine has it, and what a sentence puts behind a link. */
const SEED = /^(\d{1,20})[\W_]*$/;

/** The name of a lesson, and the same. */
const LESSON = /^([\w-]*[A-Za-z0-9])[\W_]*$/;

/**
 * Resolves once the page is to be seen: one that a browser prepares, or opens behind another, may
 * never be, and takes nothing from the one that is played.
 */
async function shown(): Promise<void> {
  while (
    document.visibilityState !== "visible" ||
    ("prerendering" in document && document.prerendering)
  )
    await new Promise((changed) => {
      for (const event of ["visibilitychange", "prerenderingchange"])
        document.addEventListener(event, changed, { once: true });
    });
  // Only from now on is somebody waiting.
  const slow = document.querySelector("#unstarted");
  for (const animation of slow?.getAnimations() ?? []) animation.currentTime = 0;
}

async function start(): Promise<void> {
  await shown();
  keepTranslatedTextsLive();
  const query = new URLSearchParams(location.search);
  // An `<okey-game>` of another page says so.
  const embedded = query.has("embed");
  // A lesson is played in place of the match, which stays as it is.
  const isLesson = query.has("lesson");
  const rest = isLesson ? await allowed(import("./rest")) : null;
  if (isLesson && !rest) return showFailure("failed-missing", languageOf(null));
  const lesson = LESSON.exec(query.get("lesson") ?? "")?.[1] ?? null;
  const classroom = rest?.classroom(lesson, mayHaveKeys());
  const copies = classroom?.copies ?? (embedded ? copiesOf(query) : new Copies());
  const first = notesFirstVisit(copies);
  const { value: settings } = recallSettings(copies, first ? FIRST_VISIT : DEFAULTS);
  const look = new PageLook();
  void look.follow(settings);
  const root = document.querySelector<HTMLElement>("#game");
  if (!root) return;
  const language = languageOf(settings.language);
  // Words and engine are on their way at the same time.
  const words = speakIn(language).catch((cause) => {
    throw new Unfetched("The words have not come.", { cause });
  });
  // Shared deals and rules are for a match: a lesson has its own.
  const asked = classroom ? null : query.get("seed");
  const shared = embedded || classroom ? null : query.get("rules");
  const seed = SEED.exec(asked ?? "")?.[1] ?? null;
  const lacks = lacking();
  if (lacks) return showFailure(lacks, language);
  let app: App | null = null;
  try {
    const [line] = await Promise.all([connect(), words, copies.open()]);
    // What was set last may have been found only now.
    const recalled = recallSettings(copies, settings);
    await speakIn(languageOf(recalled.value.language));
    if (classroom) await learnRest(languageOf(recalled.value.language));
    const teacher = (await classroom?.teacher(line.functions)) ?? null;
    app = new App(root, line, look, recalled.value, copies, teacher);
    if (embedded) app.watch(reporter(query));
    await app.open(shared === null ? seed : null, noticeOf(asked, seed, !recalled.whole));
    // The match is kept from here on: a reload goes on with it instead of starting anew.
    if (!embedded && (asked ?? shared) !== null) history.replaceState(null, "", location.pathname);
    root.querySelector("#unstarted")?.remove();
    // The table is drawn first.
    await new Promise(requestAnimationFrame);
    await app.complete();
    if (shared !== null) await app.offer(shared, seed);
  } catch (error) {
    app?.close();
    // The page was put together only once there was an engine.
    const stopped = app !== null && error instanceof Stopped;
    showFailure(stopped ? "failed-stopped" : await reasonFor(error), language);
  }
}

/** What of the address or of the settings could not be read. */
function noticeOf(asked: string | null, seed: string | null, damaged: boolean): Sentence | null {
  if (asked !== null && seed === null) return { id: "notice-seed" };
  return damaged ? { id: "notice-settings" } : null;
}

void start();
