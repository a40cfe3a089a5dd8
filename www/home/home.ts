/**
 * Runs before the first paint, and waits for nothing: chooses the place, the language and the
 * theme, fills home with what the last visit has left, and remembers what was pressed until the
 * rest of the page is there. Built as a file of its own.
 */

import { noonOf, today } from "../base/calendar";
import { localeOf } from "../base/locale";
import { GAMES } from "../engine/presets";
import { languageOf, type Settings } from "../settings/settings";
import { counts, DAILY, isAttempt, streak } from "../store/attempts";
import { readLocal } from "../store/local";
import { recallSettings } from "../store/settings";
import { fieldsIn } from "../store/shelf";
import { applyTheme, themeFor } from "../table/theme";
import { NEW_GLANCE, readGlance } from "./glance";
import { firstPlace, TABLE, takeShared } from "./place";
import { GO, LEADS } from "./wish";

/** Milliseconds between two looks at the clock. */
const TICK = 20_000;

const root = document.documentElement;

/** The words of the shown language, by the names of their places. */
class Words {
  constructor(private readonly home: HTMLElement) {}

  /** Writes a text into its places; null hides them and what they stand for. */
  put(name: string, text: string | null): void {
    for (const place of this.home.querySelectorAll<HTMLElement>(`[data-fill="${name}"]`))
      place.textContent = text ?? place.dataset.else ?? "";
    for (const part of this.home.querySelectorAll<HTMLElement>(`[data-part="${name}"]`))
      part.hidden = text === null;
  }

  /** Returns a sentence in which "#" stands for a value. */
  insert(name: string, value: string): string {
    return (this.home.dataset[name] ?? "").replace("#", value);
  }
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

function chosen(): Settings {
  return recallSettings({ read: readLocal, readSecond: () => null }).value;
}

function fill(): void {
  const home = document.querySelector<HTMLElement>(`.home[lang="${root.lang}"]`);
  if (!home) return;
  const words = new Words(home);
  const { name, chips: playsForChips } = chosen();
  const { match, chips, lesson, face } = readGlance();
  words.put("match", match?.title ?? null);
  words.put("round", match?.round ?? null);
  words.put("points", match?.points ?? null);
  words.put("chips", playsForChips ? chips : null);
  words.put("lobby", playsForChips ? "" : null);
  words.put("initial", [...name].slice(0, 1).join("") || null);
  const picture = home.querySelector<HTMLElement>(".me .avatar");
  picture?.style.setProperty("background-image", face ? `url("${face}")` : "");
  picture?.toggleAttribute("data-pictured", face !== null);
  words.put("lesson", lesson);
  home.toggleAttribute("data-learns", lesson !== null);
  home.toggleAttribute("data-runs", match !== null);
  fillToday(words);
}

function fillToday(words: Words): void {
  const { tries } = fieldsIn(readLocal(DAILY) ?? "");
  const attempts = Array.isArray(tries) ? tries.filter(isAttempt) : [];
  const now = today();
  const days = Math.max(...GAMES.map((game) => streak(attempts, game, now)));
  words.put("date", formats.write(noonOf(now), { day: "numeric", month: "long" }));
  words.put("days", days > 0 ? words.insert("row", `${days}`) : null);
  words.put("done", attempts.some((one) => one.date === now && counts(one)) ? "" : null);
}

/** Fetches the rest of the page: at home only after home itself is loaded. */
function fetchRest(): void {
  const rest = document.querySelector<HTMLTemplateElement>("#rest");
  if (rest) document.head.append(document.importNode(rest.content, true));
}

/**
 * Has screen readers begin in the table, where they pass on keys, before the page is loaded: they
 * would read all of it. An empty toolbar is what they take for a place of keys even then. In a frame
 * the focus stays in the page around.
 */
function enterTable(): void {
  if (root.dataset.at !== "table" || window.parent !== window) return;
  const entrance = document.querySelector<HTMLElement>("#entrance");
  const home = document.querySelector<HTMLElement>(`.home[lang="${root.lang}"]`);
  entrance?.setAttribute("aria-label", home?.dataset.table ?? "");
  entrance?.focus();
}

function pressed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const more = target.closest("#home .more");
  const isOpen = more?.closest(".game")?.toggleAttribute("data-open");
  more?.setAttribute("aria-expanded", `${isOpen}`);
  const button = target.closest<HTMLElement>("#home [data-go]");
  const { go } = button?.dataset ?? {};
  if (!button || go === undefined) return;
  root.dataset.go = go;
  if (LEADS.test(go)) root.dataset.at = "table";
  // The page takes the wish, now or when it is there.
  if (dispatchEvent(new Event(GO, { cancelable: true }))) button.setAttribute("aria-busy", "true");
}

const { language, theme } = chosen();
root.lang = languageOf(language);
takeShared();
root.dataset.at = firstPlace();
// The entry of the history names the table from here on.
if (location.hash === TABLE) history.replaceState(null, "", location.pathname + location.search);
applyTheme(themeFor(theme), root);
if (root.dataset.at === "table") fetchRest();
else addEventListener("load", fetchRest);
document.addEventListener("DOMContentLoaded", fill);
document.addEventListener("DOMContentLoaded", enterTable);
document.addEventListener("click", pressed);
for (const event of [NEW_GLANCE, "storage"]) addEventListener(event, fill);
new MutationObserver(fill).observe(root, { attributeFilter: ["lang"] });
setInterval(() => {
  if (root.dataset.at === "home" && !document.hidden) fill();
}, TICK);
