/** Starts the game as soon as the page is there. */

import { App } from "./app";
import { Stopped } from "./engine/calls";
import { connect } from "./engine/client";
import { lacking, NoWords, reasonFor, showFailure } from "./failure";
import { languageOf, speakIn } from "./locales/messages";
import { DEFAULTS, FIRST_VISIT } from "./settings";
import type { Sentence } from "./state";
import { notesFirstVisit, recallSettings } from "./store";
import { wear } from "./table/look";

/** A seed is a number of up to 20 digits, as the engine has it. */
const SEED = /^\d{1,20}$/;

async function start(): Promise<void> {
  const { settings, damaged } = recallSettings(notesFirstVisit() ? FIRST_VISIT : DEFAULTS);
  void wear(settings);
  const root = document.querySelector<HTMLElement>("#game");
  if (!root) return;
  const language = languageOf(settings.language);
  // Words and engine are on their way at the same time.
  const words = speakIn(language).catch((error) => {
    throw new NoWords(String(error));
  });
  const query = new URLSearchParams(location.search);
  const asked = query.get("seed");
  const shared = query.get("rules");
  const seed = asked !== null && SEED.test(asked) ? asked : null;
  const notice: Sentence | null =
    asked !== null && seed === null
      ? { id: "notice-seed" }
      : damaged
        ? { id: "notice-settings" }
        : null;
  const lacks = lacking();
  if (lacks) return showFailure(root, lacks, language);
  let app: App | null = null;
  try {
    const [line] = await Promise.all([connect(), words]);
    app = new App(root, line, settings);
    await app.open(seed, shared, notice);
    // The match is kept from here on: a reload goes on with it instead of starting anew.
    if ((asked ?? shared) !== null) history.replaceState(null, "", location.pathname);
    root.querySelector("#unstarted")?.remove();
  } catch (error) {
    app?.close();
    // The page was put together only once there was an engine.
    const stopped = app !== null && error instanceof Stopped;
    showFailure(root, stopped ? "failed-stopped" : await reasonFor(error), language);
  }
}

void start();
