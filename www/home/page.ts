/** At build time: home as HTML in every language; the style sheet shows one of them. */

import { safe } from "../embed/tags";
import { PRESETS } from "../engine/presets";
import type { GameName } from "../engine/views";
import type { Speaker } from "../locales/catalogue";
import { gamesIn, LANGUAGES, type Language } from "../settings/settings";

import { CROWN, STAR, SUITS } from "../table/shapes";

type Say = Speaker["say"];

/** The drawings of the entries: lines in a box of 24 units. */
const ICONS = {
  daily: "M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5",
  puzzles: "M4 7h4.3a2.3 2.3 0 1 1 4.4 0H17v4.3a2.3 2.3 0 1 1 0 4.4V20H4v-4.3a2.3 2.3 0 1 0 0-4.4z",
  lobby: "M8 20h8M12 14v6M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.6 5M17 6h3c0 3-1 5-3.6 5",
  again: "M19.5 9A8 8 0 1 0 20 13M20 4v5h-5",
  lessons: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
} as const;

/** The words that the script writes into the page. */
const WORDS = "play continue again solve won done on solved answered puzzle first tomorrow".split(
  " ",
);

/** Renders home in all languages, and its drawings. */
export function homePage(speakers: Readonly<Record<Language, Speaker>>): string {
  const symbols = Object.entries(ICONS).map(
    ([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  // The style sheet cuts the signs on tiles out of the colour of their ink.
  const signs = Object.entries({ ...SUITS, F: STAR, J: CROWN }).map(
    ([name, path]) =>
      `<clipPath id="sign-${name}" clipPathUnits="objectBoundingBox"><path transform="scale(.01)" d="${path}"/></clipPath>`,
  );
  const homes = LANGUAGES.map((language) => homeIn(language, speakers[language]));
  return `<svg width="0" height="0" aria-hidden="true">${[...symbols, ...signs].join("")}</svg>
    <div id="home">${homes.join("")}<div id="home-news" role="status"></div></div>`;
}

/** The words for browsers without scripts, which can read the rules. */
export function withoutScript(speakers: Readonly<Record<Language, Speaker>>): string {
  return LANGUAGES.map((language) => {
    const say = sayer(speakers[language]);
    return `<p lang="${language}">${say("home-script")} <a href="./rules/${language}.html">${say("rules")}</a></p>`;
  }).join("");
}

/** Says messages as HTML. */
function sayer(speaker: Speaker): Say {
  return (id, args) => safe(speaker.say(id, args));
}

function homeIn(language: Language, speaker: Speaker): string {
  const say = sayer(speaker);
  // The script puts a value in the place of "#".
  const words = [
    ["row", say("home-row", { days: "#" })],
    ["table", say("table-name")],
    ["back", say("home-back", { title: "#" })],
    ["cups", say("home-cups", { cups: "#" })],
    ["due", say("home-due", { count: "#" })],
    ["peers", say("opponents-peers")],
    ...WORDS.map((word) => [word, say(`home-${word}`)]),
    ["seats", [1, 2, 3].map((seat) => say(`seat-${seat}`)).join()],
  ].map(([name, text]) => ` data-${name}="${text}"`);
  const games = gamesIn(language);
  return `<div class="home" lang="${language}"${words.join("")}>
    <header>
      <h1 class="brand" tabindex="-1">${say("brand")}</h1>
      <fieldset class="switch"><legend class="unseen">${say("home-games")}</legend>${games.map((game) => gameRadio(game, language, say)).join("")}</fieldset>
      <button class="own-chips" data-go="lobby" data-part="chips" hidden><span class="cups" data-part="cups" hidden><span class="unseen" data-fill="cups"></span><b aria-hidden="true" data-fill="cup-count"></b></span><span data-fill="chips"></span></button>
      <button class="me" data-go="settings" aria-label="${say("home-you")}"><span class="avatar seat-0" aria-hidden="true" data-fill="initial" data-else="${[...say("seat-0")][0]}"></span></button>
    </header>
    <main>
      <section class="seating" aria-label="${say("home-table")}">
        ${[3, 2, 1].map((seat) => `<div class="sitter" data-seat="${seat}" aria-hidden="true"><span class="avatar seat-${seat}"></span><b data-fill="name-${seat}"></b></div>`).join("")}
        <div class="middle" aria-hidden="true"></div>
        <p class="told"><b data-fill="told"></b> <span data-fill="points"></span></p>
        <div class="sit"><button class="primary" data-go="table"></button><button class="quiet" data-go="table" hidden></button></div>
        <div class="wood" aria-hidden="true"><div></div><div></div></div>
      </section>
      <section class="ways">${games.map((game) => waysOf(game, language, say)).join("")}
        <p class="why" id="why-${language}" aria-live="polite"></p>
      </section>
      <section class="today" aria-labelledby="today-${language}">
        <h2 id="today-${language}">${say("home-today")} <small data-fill="date"></small></h2>
        ${entry("daily", say("daily"), `<span data-fill="days" data-else="${say("home-same")}"></span><span class="week" aria-hidden="true" data-part="days" hidden></span>`, '<span data-fill="daily"></span>')}
        ${entry("puzzles", say("puzzles-today"), '<span data-fill="about-puzzle"></span>', '<span data-fill="puzzle"></span>')}
        ${entry("again", '<span data-fill="again"></span>', say("home-mistakes"), say("home-try"), true)}
        ${entry("lobby", say("lobby"), `<span data-fill="contest" data-else="${say("home-lobby")}"></span>`, `<span data-fill="look" data-else="${say("home-look")}"></span>`)}
        ${entry("lessons", say("learn"), `<span data-fill="lesson" data-else="${say("home-learn")}"></span>`, `<span data-fill="learn" data-else="${say("home-begin")}"></span>`)}
      </section>
      <nav aria-label="${say("home-more")}">
        <button class="quiet" data-go="analysis">${say("analysis")}</button>
        <button class="quiet" data-go="score">${say("score")}</button>
        <button class="quiet" data-go="matches">${say("matches")}</button>
        <button class="quiet" data-go="statistics">${say("statistics")}</button>
        <a class="quiet" href="./rules/${language}.html">${say("rules")}</a>
        <button class="quiet" data-go="settings">${say("settings")}</button>
      </nav>
    </main>
  </div>`;
}

function gameRadio(name: GameName, language: Language, say: Say): string {
  const game = say(`kind-${name}`);
  const words = `data-aim="${say(`home-aim-${name}`)}" data-label="${say("home-play-label", { game })}"`;
  return radio(`game-${language}`, name, game, words);
}

function waysOf(name: GameName, language: Language, say: Say): string {
  const group = `way-${language}-${name}`;
  const ways = PRESETS[name].map((preset) =>
    radio(group, preset, say(`home-variant-${preset}`), `data-why="${aboutPreset(preset, say)}"`),
  );
  const own = radio(group, "", say("home-own"), `data-why="${say("home-own-why")}"`, " hidden");
  return `<fieldset data-ways="${name}" aria-describedby="why-${language}" hidden><legend class="unseen">${say("home-variants", { game: say(`kind-${name}`) })}</legend>${ways.join("")}${own}<button data-go="new:${name}">${say("home-more-rules")}</button></fieldset>`;
}

/** The first sentence about a preset. */
function aboutPreset(preset: string, say: Say): string {
  const text = say(`preset-${preset}-text`);
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

function radio(group: string, value: string, label: string, rest: string, hidden = ""): string {
  return `<label${hidden}><input type="radio" name="${group}" value="${value}" ${rest}><span>${label}</span></label>`;
}

/** Renders an entry; one for which there may be nothing is hidden until its part is filled. */
function entry(
  go: keyof typeof ICONS,
  title: string,
  about: string,
  does: string,
  hidden = false,
): string {
  const part = hidden || go === "lobby" ? ` data-part="${go}"` : "";
  return `<button class="entry" data-go="${go}"${part}${hidden ? " hidden" : ""}><svg class="drawing" aria-hidden="true"><use href="#icon-${go}"/></svg><span class="what"><b>${title}</b><small>${about}</small></span><em>${does}</em></button>`;
}
