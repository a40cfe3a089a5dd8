/** Leaves dialogs by Escape, by Android's gesture, or by what else a browser has for that. */

/**
 * Returns a listener to `keydown` and `cancel` of a dialog that calls `leave` where the browser
 * would close the dialog, which then closes nothing by itself. Escape is taken before the browser
 * sees it: Chromium does not always let the page prevent that it closes a dialog, which would open
 * again at once, but lose a key that is pressed meanwhile.
 */
export function cancels(leave: () => void): (event: Event) => void {
  return (event) => {
    if (event.defaultPrevented || !(isEscape(event) || isGesture(event))) return;
    event.preventDefault();
    leave();
  };
}

function isEscape({ type, key }: Event & { key?: string }): boolean {
  return type === "keydown" && key === "Escape";
}

/** A field for files tells of a choice that was cancelled by an event of the same name. */
function isGesture({ type, target, currentTarget }: Event): boolean {
  return type === "cancel" && target === currentTarget;
}
