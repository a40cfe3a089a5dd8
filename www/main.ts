/** Starts the game as soon as the page is there. */

import { App, showFailure } from "./app";
import { connect, runsHere } from "./engine/client";
import { say } from "./locales/messages";
import type { Sentence } from "./state";
import { recallSettings } from "./store";
import { wear } from "./table/look";

/** A seed is a number of up to 20 digits, as the engine has it. */
const SEED = /^\d{1,20}$/;

async function start(): Promise<void> {
  const { settings, damaged } = recallSettings();
  void wear(settings);
  document.title = say("title");
  const root = document.querySelector<HTMLElement>("#game");
  if (!root) return;
  root.setAttribute("aria-label", say("table-name"));
  const asked = new URLSearchParams(location.search).get("seed");
  const seed = asked !== null && SEED.test(asked) ? asked : null;
  const notice: Sentence | null =
    asked !== null && seed === null
      ? { id: "notice-seed" }
      : damaged
        ? { id: "notice-settings" }
        : null;
  if (!runsHere()) return showFailure(root, "failed-old");
  let app: App | null = null;
  try {
    app = new App(root, await connect(), settings);
    await app.open(seed, notice);
    // The match is kept from here on: a reload goes on with it instead of starting anew.
    if (asked !== null) history.replaceState(null, "", location.pathname);
  } catch {
    app?.close();
    showFailure(root, "failed-engine");
  }
}

void start();
