/** The scenes that are played by ear. */

import { sealed } from "../../www/store/seal.ts";
import { fixSeeds } from "../records/mistakes.ts";
import { BROWSERS, type Browser } from "./desktop.ts";
import { MATCHES, mistakes } from "./hands.ts";

const LANGUAGES = ["tr", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * Marks a key of which only what is announced is kept, as it opens a dialog: that hides what has
 * the focus, and whether Orca then tells of the next focus is chance.
 */
export const UNSURE = "~";

interface Script {
  /** The query or fragment behind the address of the page. */
  readonly path?: string;
  /** The match that an earlier visit has left. */
  readonly at?: keyof typeof MATCHES;
  /** True if two mistakes are due. */
  readonly due?: true;
  readonly settings?: object;
  /** The keys, by their names in X, some with {@link UNSURE}. */
  readonly keys: string;
}

export interface Scene extends Script {
  readonly browser: Browser;
  readonly language: Language;
}

/** The open tiles, the hand and the scores; discards and draws until the hand is complete. */
const OKEY = "i e g End Return n n n n n d e g Left Return n n n n l d 4 e f~ shift+Tab Tab";

/** The hand, then an opening, an exchange and an addition, and a discard that ends the round. */
const OKEY101 =
  "i e g o l g Right space Up Up Up Up Up Up Up Return Tab Right space Up Up Up Up Up Up Return Tab Return~ shift+Tab Tab";

/** Two runs; one is split for a group, and what is left grows; then everything lies. */
const RUMMI =
  "i e Home space Right Right shift+space Return Down Home space Right Right Right shift+space Return " +
  "Home space Right shift+space Up Up Return Right space Down Return e Down space Right shift+space Up Up Return g " +
  "Down Down space Right Right shift+space Return f~ shift+Tab Tab";

/** A rack of fourteen tiles is read, then one is drawn and another taken. */
const TURN = `n End ${"Left ".repeat(13)}d e End Return n n n t End Return n n n`;

/** A hand of fifteen tiles that lacks two, of which three discards are equally good. */
const POSITION =
  "turkish; indicator Y1; hand R1 R2 R3 B7 B8 B9 K4 K5 K6 Y9 Y10 Y11 R13 B13 R6; pile 3 R4 K9";

/** A mistake is tried, and no hint is given; the answer, a worse discard, is on its card too. */
const AGAIN = "i e h End Left Return shift+Tab shift+Tab Tab Tab";

/** The scenes of the first hands follow what glows. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  okey: { at: "okey", keys: OKEY },
  okey101: { at: "whole", keys: OKEY101 },
  rummi: { at: "rummi", keys: RUMMI },
  "first-okey": {
    path: "?lesson=first-okey",
    keys: "Return Return Return Return n n n Return Return Return",
  },
  "first-okey101": {
    path: "?lesson=first-okey101",
    keys: "Return Return Return Return Return n n g Return Return Return Return Return",
  },
  "first-rummi": {
    path: "?lesson=first-rummi",
    keys: "Return Return Return Return n Return Return Return Return n Return n Return Return Return",
  },
  turn: { path: "?lesson=turn", keys: TURN },
  analysis: {
    path: `#position=${encodeURIComponent(POSITION)}`,
    keys: "shift+Tab ctrl+Home b h b Down b b Return",
  },
  again: { path: "?again", due: true, keys: AGAIN },
  exchange: {
    path: "?lesson=exchange",
    keys: "n e d space Up Up Up Up Up Return Tab Return n",
  },
};

/** All scenes, by their names. */
export const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(SCRIPTS).flatMap(([name, script]) =>
    BROWSERS.flatMap((browser) =>
      LANGUAGES.map((language) => [
        `${name}-${browser}-${language}`,
        { ...script, browser, language },
      ]),
    ),
  ),
);

/** The others play badly, and each of their moves waits for a key. */
const SETTINGS = {
  opponents: ["beginner", "beginner", "beginner"],
  pace: "instant",
  steps: true,
};

/** Returns the code that leaves settings, match and mistakes as an earlier visit would have. */
export function leave({ language, at, due, settings }: Scene): string {
  const { opponents } = SETTINGS;
  const kept = {
    "istaka.settings": sealed({ language, ...SETTINGS, ...settings }),
    ...(at && { "istaka.match": sealed({ ...MATCHES[at](), opponents }) }),
    ...(due && { "istaka.mistakes": sealed(mistakes()) }),
  };
  // Mistakes are tried above home.
  const entry = { place: at ? "table" : "home", above: !due };
  return `(${store})(${JSON.stringify(kept)}, ${JSON.stringify(entry)});(${fixSeeds})();`;
}

/** Runs in the page, before its first script. */
function store(kept: Readonly<Record<string, string>>, entry: object): void {
  if (localStorage.length > 0) return;
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  history.replaceState(entry, "");
}
