/** Starts the game as soon as the page is there. */

import { App, showFailure } from "./app";
import { connect, runsHere } from "./engine/client";
import { languageOf, learnWords, speakIn } from "./locales/messages";
import { DEFAULTS, FIRST_VISIT } from "./settings";
import type { Sentence } from "./state";
import { notesFirstVisit, recallSettings } from "./store";
import { wear } from "./table/look";

/** A seed is a number of up to 20 digits, as the engine has it. */
const SEED = /^\d{1,20}$/;

async function start(): Promise<void> {
  const { settings, damaged } = await recallSettings(notesFirstVisit() ? FIRST_VISIT : DEFAULTS);
  void wear(settings);
  const root = document.querySelector<HTMLElement>("#game");
  if (!root) return;
  const language = languageOf(settings.language);
  // Words and engine are on their way at the same time.
  const words = speakIn(language);
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
  const fail = async (why: "failed-engine" | "failed-old"): Promise<void> => {
    const told = await learnWords("-dialogs", language).catch(() => "failed-words" as const);
    showFailure(root, told ?? why, language);
  };
  if (!runsHere()) return fail("failed-old");
  let app: App | null = null;
  try {
    const [rules] = await Promise.all([connect(), words]);
    app = new App(root, rules, settings);
    await app.open(seed, shared, notice);
    // The match is kept from here on: a reload goes on with it instead of starting anew.
    if ((asked ?? shared) !== null) history.replaceState(null, "", location.pathname);
  } catch {
    app?.close();
    await fail("failed-engine");
  }
}

void start();
