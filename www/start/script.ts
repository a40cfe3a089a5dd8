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

/** Says it in place of the game, unless that has begun. */
function tell(why: string): void {
  const place = document.getElementById("unstarted");
  if (!place) return;
  const language = languageHere();
  const say = (name: string): string => WORDS[language]?.[name] ?? "";
  const part = (tag: string, words: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = words;
    return element;
  };
  place.textContent = "";
  place.lang = language;
  place.className = "told";
  const box = part("div", "");
  box.className = "failure";
  box.setAttribute("role", "alert");
  box.appendChild(part("h1", say("failed-title")));
  box.appendChild(part("p", say(why)));
  if (why !== "failed-file") {
    const reload = part("button", say("failed-reload"));
    reload.className = "primary";
    reload.onclick = () => location.reload();
    box.appendChild(reload);
  }
  place.appendChild(box);
}

/** As soon as the whole page is there, whether the game's script is or not. */
function onceRead(action: () => void): void {
  if (document.readyState !== "loading") action();
  else document.addEventListener("readystatechange", action, { once: true });
}

function explain(why: string): void {
  onceRead(() => tell(why));
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
