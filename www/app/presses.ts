/** Notes keys and buttons that are pressed and errors, for a report; never what is typed. */

import { pressing, type Store } from "../state/state";

/** Fields that take text. */
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Keys that only change others. */
const MODIFIERS: readonly string[] = ["Alt", "AltGraph", "Control", "Meta", "Shift"];

/** Notes what happens until the signal aborts. */
export function notePresses(store: Store, signal: AbortSignal): void {
  const note = (line: string): void => store.change(pressing(store.state, line));
  // Before the page reacts, so that its refusals follow the reason.
  const options = { capture: true, signal };
  const key = ({ key, ctrlKey, shiftKey, target }: KeyboardEvent): void => {
    if (MODIFIERS.includes(key) || (target as Element).closest?.(TYPED)) return;
    note(["key", ctrlKey && "Ctrl", shiftKey && "Shift", key].filter(Boolean).join(" "));
  };
  const click = ({ target }: MouseEvent): void => {
    const pressed = (target as Element).closest?.<HTMLElement>("button, a, input, select");
    if (pressed && !pressed.matches(TYPED)) note(`button ${nameOf(pressed)}`);
  };
  const failure = ({ message }: ErrorEvent): void => note(`error ${message}`);
  document.addEventListener("keydown", key, options);
  document.addEventListener("click", click, options);
  window.addEventListener("error", failure, { signal });
}

/** Returns the name of a button in the page, or else its look. */
function nameOf(pressed: HTMLElement): string {
  const [[kind = "", name = ""] = []] = Object.entries(pressed.dataset);
  const field = pressed.getAttribute("name") ?? pressed.getAttribute("popovertarget");
  return name || kind || field || pressed.className || pressed.localName;
}
