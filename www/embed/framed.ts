/**
 * The script of `frame.html`: one element in a frame, for forums and wikis that allow no script.
 * The address names the element: `frame.html?show=position&record=1.…&at=2.17`.
 */

import { words } from "virtual:embed-words/framed";
import { Speaker } from "../locales/catalogue";
import { languageOf } from "../settings/settings";
import { inLetters } from "../state/text";
import "./elements.js";

/** The elements that the page can show, without `okey-`. */
const NAMES = ["tiles", "position", "puzzle", "game"];

const LOOK = `
:root { color-scheme: light dark; background: transparent; }
body { margin: 0; padding: 8px; font: 16px/1.5 system-ui, sans-serif; }
okey-tiles, okey-position, okey-puzzle, p { margin: 0; }
`;

/** The game has the whole frame. */
const FULL = `
body { padding: 0; }
okey-game { height: 100vh; height: 100dvh; }
`;

const query = new URLSearchParams(location.search);
document.documentElement.lang = query.get("lang") ?? navigator.language;

const asked = query.get("show") ?? "";
const name = NAMES.find((name) => name === asked);
const sheet = new CSSStyleSheet();
sheet.replaceSync(name === "game" ? LOOK + FULL : LOOK);
document.adoptedStyleSheets = [sheet];
document.querySelector("main")?.append(name === undefined ? complaint() : shown(name));
document.title = query.get("caption") || document.title;
// Reports the height of the content, so that the outer page can fit the frame to it.
new ResizeObserver(() => {
  const { scrollHeight: height } = document.body;
  window.parent.postMessage({ istaka: 1, event: "height", detail: { height } }, "*");
}).observe(document.body);

function shown(name: string): HTMLElement {
  const element = document.createElement(`okey-${name}`);
  // Sets only attributes that the element reads, as an address is not trusted.
  const { observedAttributes } = element.constructor as unknown as {
    readonly observedAttributes: readonly string[];
  };
  for (const [key, value] of query)
    if (observedAttributes.includes(key)) element.setAttribute(key, value);
  return element;
}

/** Returns an error that lists the elements. */
function complaint(): HTMLElement {
  const language = languageOf(null, [document.documentElement.lang]);
  const speaker = new Speaker(language, words[language]);
  const said = {
    name: "show",
    part: asked.slice(0, 40),
    expected: inLetters(speaker.chooseTexts(NAMES.map((name) => [name]))),
  };
  const text = document.createElement("p");
  text.lang = language;
  text.textContent = speaker.say(asked === "" ? "embed-missing" : "embed-wrong", said);
  return text;
}
