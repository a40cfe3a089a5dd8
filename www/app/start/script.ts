/**
 * Runs before everything else, in every browser: tells the reason if the game cannot even start.
 * Imports nothing; the build puts the words before it.
 */

/** The messages by language and name. */
declare const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language of the settings, or else the first of the browser that has words. */
function languageHere(): string {
  let chosen: unknown = null;
  try {
    chosen = JSON.parse(localStorage.getItem("istaka.settings") ?? "{}").language;
  } catch {
    // Forbidden or damaged: then the languages of the browser decide.
  }
  const spoken = [chosen, ...navigator.languages].map((tag) => `${tag}`.slice(0, 2).toLowerCase());
  return spoken.find((language) => language in WORDS) ?? "en";
}

/** Shows a failure in a place of the page. */
function tell(why: string, language: string, place: HTMLElement): void {
  const say = (name: string): string => WORDS[language]?.[name] ?? "";
  const box = document.createElement("div");
  const add = <Tag extends "a" | "button" | "h1" | "p">(tag: Tag, name: string) => {
    const element = document.createElement(tag);
    element.textContent = say(name);
    return box.appendChild(element);
  };
  box.className = "failure";
  box.lang = language;
  box.setAttribute("role", "alert");
  add("h1", "failed-title");
  add("p", why);
  if (why === "failed-frame") {
    const own = add("a", "failed-own-window");
    own.href = location.href;
    own.target = "_blank";
  }
  if (why !== "failed-file") {
    const reload = add("button", "failed-reload");
    reload.className = "primary";
    reload.onclick = () => location.reload();
  }
  place.textContent = "";
  place.appendChild(box);
}

/** Runs an action once the whole page is parsed, with or without the script of the game. */
function onceRead(action: () => void): void {
  if (document.readyState !== "loading") action();
  else document.addEventListener("readystatechange", action, { once: true });
}

/** Shows a failure unless the game has begun, which it may still do. */
function explain(why: string): void {
  onceRead(() => {
    const place = document.getElementById("unstarted");
    if (!place) return;
    document.documentElement.setAttribute("data-at", "table");
    place.className = "told";
    tell(why, languageHere(), place);
  });
}

/** Replaces everything by the failure that the game reports. */
function onFailure(event: Event): void {
  const { why, language } = (event as CustomEvent<{ why: string; language: string }>).detail;
  const place = document.getElementById("game");
  document.documentElement.setAttribute("data-at", "table");
  if (place) tell(why, language, place);
}

/** Keeps one language of the message for a slow start. */
function keepOwn(): void {
  const language = languageHere();
  const all = document.querySelectorAll<HTMLElement>("#unstarted p[lang]");
  for (const one of Array.from(all)) if (one.lang !== language) one.remove();
}

function onError(event: ErrorEvent): void {
  if (event.target instanceof HTMLScriptElement) {
    explain(self.origin === "null" ? "failed-frame" : "failed-missing");
  } else if (event.error instanceof SyntaxError) explain("failed-old");
}

onceRead(keepOwn);
if (location.protocol === "file:") explain("failed-file");
else if (!("noModule" in HTMLScriptElement.prototype)) explain("failed-old");
// A script that fails to load is reported only in the capturing phase.
else addEventListener("error", onError, true);
addEventListener("failure", onFailure);
