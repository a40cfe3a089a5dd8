/** Starts the game as soon as the page is there. */

import { App } from "./app";
import { Device } from "./device";
import { Stopped } from "./engine/calls";
import { connect } from "./engine/client";
import { lacking, NoWords, reasonFor, showFailure } from "./failure";
import { notesFirstVisit, recallSettings } from "./kept-settings";
import { languageOf, speakIn } from "./locales/messages";
import { DEFAULTS, FIRST_VISIT } from "./settings";
import type { Sentence } from "./state";
import { PageLook } from "./table/page-look";

/** A seed is a number of up to 20 digits, as the engine has it. */
const SEED = /^\d{1,20}$/;

async function start(): Promise<void> {
  const query = new URLSearchParams(location.search);
  // An `<okey-game>` of another page says so.
  const embedded = query.has("embed") ? await import("./embedded") : null;
  // A lesson is played in place of the match, which stays as it is.
  const lessons = query.has("lesson") ? await import("./lessons/start") : null;
  const classroom = lessons?.classroom(query.get("lesson"));
  const device = classroom?.device ?? embedded?.deviceOf(query) ?? new Device();
  const first = notesFirstVisit(device);
  const { settings } = recallSettings(device, first ? FIRST_VISIT : DEFAULTS);
  const look = new PageLook();
  void look.follow(settings);
  const root = document.querySelector<HTMLElement>("#game");
  if (!root) return;
  const language = languageOf(settings.language);
  // Words and engine are on their way at the same time.
  const words = speakIn(language).catch((error) => {
    throw new NoWords(String(error));
  });
  // Shared deals and rules are for a match: a lesson has its own.
  const asked = classroom ? null : query.get("seed");
  const shared = embedded || classroom ? null : query.get("rules");
  const seed = asked !== null && SEED.test(asked) ? asked : null;
  const lacks = lacking();
  if (lacks) return showFailure(lacks, language);
  let app: App | null = null;
  try {
    const [line] = await Promise.all([connect(), words, device.open()]);
    // What was set last may have been found only now.
    const recalled = recallSettings(device, settings);
    await speakIn(languageOf(recalled.settings.language));
    await classroom?.words(languageOf(recalled.settings.language));
    const teacher = classroom?.teacher(line.functions) ?? null;
    app = new App(root, line, look, recalled.settings, device, teacher);
    if (embedded) app.watch(embedded.reporter(query));
    await app.open(seed, shared, noticeOf(asked, seed, recalled.damaged));
    // The match is kept from here on: a reload goes on with it instead of starting anew.
    if (!embedded && (asked ?? shared) !== null) history.replaceState(null, "", location.pathname);
    root.querySelector("#unstarted")?.remove();
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
