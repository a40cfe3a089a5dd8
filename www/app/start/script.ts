/**
 * Runs before everything else, in every browser: where the game itself cannot even begin, it says
 * why. It imports nothing; the build puts the words before it.
 */

/** By language, what is said by its name in the catalogue. */
declare const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language that is set, or else the first of the browser's that there are words in. */
function languageHere(): string {
  let chosen: unknown = null;
  try {
    chosen = JSON.parse(localStorage.getItem("istaka.settings") ?? "{}").language;
  } catch {
    // Forbidden or damaged: then it is the browser's.
  }
  const spoken = [chosen, ...navigator.languages].map((tag) => `${tag}`.slice(0, 2).toLowerCase());
  return spoken.find((language) => language in WORDS) ?? "en";
}

/** Says in a place of the page why the game is not there. */
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

/** As soon as the whole page is there, whether the game's script is or not. */
function onceRead(action: () => void): void {
  if (document.readyState !== "loading") action();
  else document.addEventListener("readystatechange", action, { once: true });
}

/** Says it unless the game has begun, which it may still do. */
function explain(why: string): void {
  onceRead(() => {
    const place = document.getElementById("unstarted");
    if (!place) return;
    place.className = "told";
    tell(why, languageHere(), place);
  });
}

/** What the game itself finds out takes the place of all that was there. */
function onFailure(event: Event): void {
  const { why, language } = (event as CustomEvent<{ why: string; language: string }>).detail;
  const place = document.getElementById("game");
  if (place) tell(why, language, place);
}

/** Of what is said where nothing comes for long, one language will do. */
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
// A script that does not arrive is told of on its way down only.
else addEventListener("error", onError, true);
addEventListener("failure", onFailure);
