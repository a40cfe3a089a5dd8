/**
 * Runs before the first paint, and waits for nothing: chooses the place, the language and the
 * theme, fills home with what the last visit has left, and remembers what was pressed until the
 * rest of the page is there. Built as a file of its own.
 */

import { dayAfter, noonOf, today } from "../base/calendar";
import { localeOf } from "../base/locale";
import { gameOfRules, PRESETS } from "../engine/presets";
import type { GameName } from "../engine/views";
import { facesOf, wearFaces } from "../settings/portraits";
import { firstVisitIn, gamesIn, languageOf, rulesFor, type Settings } from "../settings/settings";
import { counts, DAILY, type DailyAttempt, isAttempt, streak } from "../store/attempts";
import { readLocal } from "../store/local";
import { daysSolved, PUZZLES } from "../store/puzzle-results";
import { recallSettings } from "../store/settings";
import { fieldsIn } from "../store/shelf";
import { applyTheme, themeFor } from "../table/theme";
import { DEALT } from "./games";
import { type Glance, NEW_GLANCE, readGlance } from "./glance";
import { firstPlace, TABLE, takeShared } from "./place";
import { layTable, printSigns } from "./tiles";
import { GO, LEADS } from "./wish";

/** Milliseconds between two looks at the clock. */
const TICK = 20_000;

/** Milliseconds until home is taken for painted. */
const UNSEEN = 500;

/** Stands between the parts of a text, where it is written and where it is found. */
const DOT = " · ";
const DOTS = /\s·\s/;

/** The days of a week, back from today. */
const WEEK = [-6, -5, -4, -3, -2, -1, 0];

const root = document.documentElement;

/** The words of the shown language, by the names of their places. */
class Words {
  constructor(private readonly home: HTMLElement) {}

  /** Writes a text into its places; null hides them and what they stand for. */
  put(name: string, text: string | null): void {
    for (const place of this.home.querySelectorAll<HTMLElement>(`[data-fill="${name}"]`))
      place.replaceChildren(...partsOf(text ?? place.dataset.else ?? ""));
    for (const part of this.home.querySelectorAll<HTMLElement>(`[data-part="${name}"]`))
      part.hidden = text === null;
  }

  /** Returns a text of home, with a value in the place of "#". */
  insert(name: string, value = ""): string {
    return (this.home.dataset[name] ?? "").replace("#", () => value);
  }
}

/** Returns a text as its parts: commas between them are read, and gaps or dots are seen. */
function partsOf(text: string): Node[] {
  const [first = "", ...others] = text.split(DOTS);
  if (others.length === 0) return [new Text(text)];
  return [
    span("part", first),
    ...others.flatMap((part) => [span("unseen", ", "), span("part", part)]),
  ];
}

/** Sets the number at the end of a text apart. */
function countIn(part: HTMLElement): void {
  const [, name = "", count = ""] = /^(.*\s)(\S+)$/.exec(part.textContent ?? "") ?? [];
  if (count) part.replaceChildren(name, span("tally", count));
}

function span(name: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}

/** Writes dates and times; to make a format takes longer than all else here, so it is kept. */
class Formats {
  readonly #made = new Map<string, Intl.DateTimeFormat>();

  write(date: Date | number, options: Intl.DateTimeFormatOptions): string {
    const key = root.lang + JSON.stringify(options);
    const format = this.#made.get(key) ?? new Intl.DateTimeFormat(localeOf(root.lang), options);
    this.#made.set(key, format);
    return format.format(date);
  }
}

const formats = new Formats();

/** True once the first sight is there, for which the format of the date would take too long. */
let isPainted = false;

/** The game and the rules that were chosen here; the last ones until then. */
let picked: { readonly game?: GameName; readonly way?: string } = {};

function chosen(): Settings {
  const first = firstVisitIn(languageOf(null));
  return recallSettings({ read: readLocal, readSecond: () => null }, first).value;
}

function shownHome(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.home[lang="${root.lang}"]`);
}

function fill(): void {
  const home = shownHome();
  if (!home) return;
  const words = new Words(home);
  const settings = chosen();
  const glance = readGlance();
  const { chips, lesson, contest, cups } = glance;
  words.put("chips", settings.chips ? chips : null);
  words.put("lobby", settings.chips ? "" : null);
  words.put("cups", cups > 0 ? words.insert("cups", `${cups}`) : null);
  words.put("cup-count", `${cups}`);
  words.put("lesson", lesson);
  words.put("contest", contest);
  words.put("look", contest === null ? null : words.insert("continue"));
  for (const entry of home.querySelectorAll<HTMLElement>(".entry[data-part=lobby]"))
    entry.dataset.go = contest === null ? "lobby" : "contest";
  words.put("learn", lesson === null ? null : words.insert("on"));
  fillPeople(home, words, settings, glance);
  fillTable(home, words, settings, glance);
  fillToday(home, words, glance);
}

/** Fills home as soon as it is parsed: the browser may paint before the rest of the page is. */
function fillEarly(): void {
  const parsed = new MutationObserver(() => {
    if (!shownHome()?.nextElementSibling) return;
    parsed.disconnect();
    fill();
  });
  parsed.observe(root, { childList: true, subtree: true });
}

/** Names and pictures of the players. */
function fillPeople(home: HTMLElement, words: Words, settings: Settings, glance: Glance): void {
  const usual = words.insert("seats").split(",");
  const names = usual.map((name, i) => glance.names[i] || settings.names[i]?.trim() || name);
  for (const [i, name] of names.entries()) words.put(`name-${i + 1}`, name);
  wearFaces(facesOf(settings.face, names), home);
  words.put("initial", [...settings.name].slice(0, 1).join("") || null);
  home.querySelector(".me .avatar")?.toggleAttribute("data-pictured", settings.face > 0);
}

/** The table: the running match, or another that can be begun. */
function fillTable(
  home: HTMLElement,
  words: Words,
  settings: Settings,
  { match: running, known }: Glance,
): void {
  const game = picked.game ?? running?.game ?? gameOfRules(settings.rules);
  const match = running?.game === game ? running : null;
  const last = match?.rules || rulesFor(game, settings);
  const way = picked.way ?? last;
  const goesOn = match !== null && (picked.way ?? match.rules) === match.rules;
  const inGame = check(home, `game-${root.lang}`, game);
  home.dataset.shows = game;
  for (const ways of home.querySelectorAll<HTMLElement>("[data-ways]"))
    ways.hidden = ways.dataset.ways !== game;
  const own = home.querySelector<HTMLElement>(`[data-ways=${game}] label:last-of-type`);
  const input = own?.querySelector("input");
  if (own && input) {
    own.hidden = PRESETS[game].some((preset) => preset === last);
    input.value = own.hidden ? "" : last;
  }
  const inWay = check(home, `way-${root.lang}-${game}`, way);
  for (const line of home.querySelectorAll(".why")) line.textContent = inWay?.dataset.why ?? "";
  words.put("told", goesOn ? [match.title, match.round].join(DOT) : (inGame?.dataset.aim ?? ""));
  words.put("points", goesOn ? match.points : "");
  for (const part of home.querySelectorAll<HTMLElement>("[data-fill=points] .part")) countIn(part);
  const [main, other] = home.querySelectorAll<HTMLElement>(".sit button");
  if (main && other) {
    lead(main, goesOn ? "table" : `play:${way}`, words.insert(goesOn ? "continue" : "play"));
    if (goesOn) main.removeAttribute("aria-label");
    else main.setAttribute("aria-label", inGame?.dataset.label ?? "");
    other.hidden = running === null && !known.includes(game);
    if (goesOn) lead(other, `play:${way}`, words.insert("again"));
    else if (running) lead(other, "table", words.insert("back", running.title));
    else lead(other, `peers:${way}`, words.insert("peers"));
  }
  home.toggleAttribute("data-runs", goesOn);
  const lies = goesOn && match.middle !== "" ? match : DEALT[game];
  const seating = home.querySelector<HTMLElement>(".seating");
  if (!seating) return;
  layTable(seating, lies, settings);
  seating.toggleAttribute("data-clockwise", goesOn && match.clockwise);
  for (const sitter of seating.querySelectorAll<HTMLElement>(".sitter"))
    sitter.hidden = goesOn && !match.seats.includes(Number(sitter.dataset.seat));
}

/** Checks the button of a value among those of a name, and returns it. */
function check(home: HTMLElement, name: string, value: string): HTMLInputElement | undefined {
  const all = home.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
  for (const button of all) button.checked = button.value === value;
  return [...all].find(({ checked }) => checked);
}

/** Has a button lead somewhere. */
function lead(button: HTMLElement, go: string, text: string): void {
  button.dataset.go = go;
  button.textContent = text;
}

function fillToday(home: HTMLElement, words: Words, { again }: Glance): void {
  const now = today();
  const due = again.filter((day) => day <= now).length;
  words.put("again", due > 0 ? words.insert("due", `${due}`) : null);
  if (isPainted) words.put("date", formats.write(noonOf(now), { day: "numeric", month: "long" }));
  fillDaily(home, words, now);
  const { days } = fieldsIn(readLocal(PUZZLES) ?? "");
  const answers = (typeof days === "object" ? (days ?? {}) : {}) as Record<string, boolean>;
  const answer = answers[now];
  const row = daysSolved({ days: answers, tried: {} }, now);
  const done = answer ? "solved" : "answered";
  const about = answer === undefined ? "puzzle" : answer ? "first" : "tomorrow";
  words.put("puzzle", words.insert(answer === undefined ? "solve" : done));
  words.put("about-puzzle", row > 1 ? words.insert("row", `${row}`) : words.insert(about));
  mark(home, "puzzles", answer !== undefined);
}

/** The deal of the day in the game with the longest run of days. */
function fillDaily(home: HTMLElement, words: Words, now: string): void {
  const { tries } = fieldsIn(readLocal(DAILY) ?? "");
  const attempts: DailyAttempt[] = Array.isArray(tries) ? tries.filter(isAttempt) : [];
  const games = gamesIn(languageOf(chosen().language));
  const rows = games.map((game) => ({ game, days: streak(attempts, game, now) }));
  const { game, days } = rows.reduce((best, one) => (one.days > best.days ? one : best));
  const todays = attempts.filter(({ date, on }) => date === now && on === now);
  const done = todays.filter(({ result }) => result !== null);
  const won = done.some(({ result }) => result?.won);
  const does = won ? "won" : done.length > 0 ? "done" : todays.length > 0 ? "on" : "play";
  words.put("daily", words.insert(does));
  words.put("days", days > 0 ? words.insert("row", `${days}`) : null);
  mark(home, "daily", done.length > 0);
  const played = (date: string): boolean =>
    attempts.some((one) => one.game === game && one.date === date && counts(one));
  const dots = WEEK.map((ago) => {
    const dot = document.createElement("i");
    dot.toggleAttribute("data-on", played(dayAfter(now, ago)));
    return dot;
  });
  home.querySelector(".week")?.replaceChildren(...dots);
}

/** Marks an entry as done today. */
function mark(home: HTMLElement, entry: string, done: boolean): void {
  home.querySelector(`.entry[data-go=${entry}]`)?.toggleAttribute("data-done", done);
}

/**
 * Does once home is painted what the first sight can wait for; soon in any case, as a hidden window
 * or a frame out of sight is never painted.
 */
function goOn(): void {
  const rest = (): void => {
    if (isPainted) return;
    isPainted = true;
    fill();
    fetchRest();
  };
  requestAnimationFrame(() => setTimeout(rest));
  setTimeout(rest, UNSEEN);
}

/** Fetches the rest of the page. */
function fetchRest(): void {
  const rest = document.querySelector<HTMLTemplateElement>("#rest");
  if (rest) document.head.append(document.importNode(rest.content, true));
}

/**
 * Has screen readers begin in the table, where they pass on keys, before the page is loaded: they
 * would read all of it. An empty toolbar is what they take for a place of keys even then. In a
 * frame the focus stays in the page around.
 */
function enterTable(): void {
  if (root.dataset.at !== "table" || window.parent !== window) return;
  const entrance = document.querySelector<HTMLElement>("#entrance");
  entrance?.setAttribute("aria-label", shownHome()?.dataset.table ?? "");
  entrance?.focus();
}

function pressed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("#home [data-go]");
  const { go } = button?.dataset ?? {};
  if (!button || go === undefined) return;
  // The lobby begins with the game that home shows.
  root.dataset.go = go === "lobby" ? `${go}:${shownHome()?.dataset.shows}` : go;
  if (LEADS.test(go)) {
    root.dataset.at = "table";
    picked = {};
  }
  // The page takes the wish, now or when it is there.
  if (dispatchEvent(new Event(GO, { cancelable: true }))) button.setAttribute("aria-busy", "true");
}

/** Follows the choice of a game, or of the rules of the shown one. */
function changed({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.closest("#home")) return;
  const { ways } = target.closest<HTMLElement>("[data-ways]")?.dataset ?? {};
  const [game, way] = ways === undefined ? [target.value] : [ways, target.value];
  picked = { game: game as GameName, ...(way !== undefined && { way }) };
  fill();
}

const { language, theme } = chosen();
root.lang = languageOf(language);
takeShared();
root.dataset.at = firstPlace();
// The entry of the history names the table from here on.
if (location.hash === TABLE) history.replaceState(null, "", location.pathname + location.search);
applyTheme(themeFor(theme), root);
printSigns(root);
if (root.dataset.at === "table") {
  isPainted = true;
  fetchRest();
} else addEventListener("load", goOn);
fillEarly();
document.addEventListener("DOMContentLoaded", enterTable);
document.addEventListener("click", pressed);
document.addEventListener("change", changed);
// What was done in a dialog is told once it is closed.
document.addEventListener("close", fill, { capture: true });
for (const event of [NEW_GLANCE, "storage"]) addEventListener(event, fill);
new MutationObserver(fill).observe(root, { attributeFilter: ["lang"] });
setInterval(() => {
  if (root.dataset.at === "home" && !document.hidden) fill();
}, TICK);
