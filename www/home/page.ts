/** At build time: home as HTML in every language; the style sheet shows one of them. */

import { safe } from "../embed/tags";
import { PRESETS } from "../engine/presets";
import type { Speaker } from "../locales/catalogue";
import { LANGUAGES, type Language } from "../settings/settings";
import { BOX, symbolOf } from "../site/tiles";
import { gamesFor, type HomeGame } from "./games";

type Say = Speaker["say"];

/** Renders home in all languages, and the tiles of its pictures. */
export function homePage(speakers: Readonly<Record<Language, Speaker>>): string {
  const faces = new Set(gamesFor("en").flatMap(({ tiles }) => tiles));
  const symbols = [...faces].map(symbolOf).join("");
  const homes = LANGUAGES.map((language) => homeIn(language, speakers[language]));
  return `<svg width="0" height="0" aria-hidden="true">${symbols}</svg>
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
  ].map(([name, text]) => ` data-${name}="${text}"`);
  return `<div class="home" lang="${language}"${words.join("")}>
    <header>
      <h1 class="brand" tabindex="-1">${say("brand")}</h1>
      <button class="own-chips" data-go="lobby" data-part="chips" hidden><span data-fill="chips"></span></button>
      <button class="me" data-go="settings" aria-label="${say("home-you")}"><span class="avatar seat-0" aria-hidden="true" data-fill="initial" data-else="${[...say("seat-0")][0]}"></span></button>
    </header>
    <main>
      <section class="running" data-part="match" hidden>
        <h2><small>${say("home-match")} · <span data-fill="round"></span></small><span data-fill="match"></span></h2>
        <p data-fill="points"></p>
        <button class="primary" data-go="table">${say("home-continue")}</button>
      </section>
      <h2 class="unseen">${say("home-games")}</h2>
      <div class="games">${gamesFor(language)
        .map((game) => gameCard(game, say))
        .join("")}</div>
      <h2>${say("home-today")}</h2>
      <div class="entries">
        ${entry("daily", say("daily"), '<span data-fill="date"></span>', dayMark(say))}
        ${entry("puzzles", say("puzzles-today"), say("home-puzzle"), say("home-solve"))}
        ${entry("lobby", say("lobby"), say("home-lobby"), say("home-look"))}
        ${entry("lessons", say("learn"), `<span data-fill="lesson" data-else="${say("home-learn")}"></span>`, `<span class="begin">${say("home-begin")}</span><span class="on">${say("home-learn-on")}</span>`)}
      </div>
    </main>
    <nav aria-label="${say("home-more")}">
      <button class="quiet" data-go="matches">${say("matches")}</button>
      <button class="quiet" data-go="statistics">${say("statistics")}</button>
      <a class="quiet" href="./rules/${language}.html">${say("rules")}</a>
      <button class="quiet" data-go="settings">${say("settings")}</button>
    </nav>
  </div>`;
}

function gameCard({ name, tiles }: HomeGame, say: Say): string {
  const game = say(`kind-${name}`);
  const pictures = tiles.map((face) => `<svg viewBox="${BOX}"><use href="#tile-${face}"/></svg>`);
  const items = PRESETS[name].map(
    (preset) =>
      `<li><button data-go="play:${preset}">${say(`home-variant-${preset}`)}</button></li>`,
  );
  return `<article class="game" data-game="${name}">
    <div class="tiles" aria-hidden="true">${pictures.join("")}</div>
    <div class="what"><h3>${game}</h3><p>${say(`home-aim-${name}`)}</p></div>
    <button class="more" aria-expanded="false" aria-label="${say("home-variants", { game })}"></button>
    <div class="ways"><button class="quiet play" data-go="usual:${name}" aria-label="${say("home-play-label", { game })}">${say("home-play")}</button>
      <ul aria-label="${say("home-variants", { game })}">${items.join("")}<li><button data-go="new:${name}">${say("home-own")}</button></li></ul></div>
  </article>`;
}

function entry(go: string, title: string, about: string, does: string): string {
  const part = go === "lobby" ? ' data-part="lobby"' : "";
  return `<button class="entry" data-go="${go}"${part}><span class="what"><b>${title}</b><small>${about}</small></span><em>${does}</em></button>`;
}

/** The days in a row, or the way to the deal; a mark if it was played today. */
function dayMark(say: Say): string {
  return `<span data-fill="days" data-else="${say("home-play")}"></span><span class="done" data-part="done" hidden><span class="unseen">${say("home-done")}</span></span>`;
}
