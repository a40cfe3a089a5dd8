/** What the pages of the rules do: they look as the game does. */

import "./page.css";
import { recallSettings } from "../kept-settings";
import { readLocal } from "../local";
import { applyTheme, day, evening } from "../table/theme";

/** In the theme that is set in the game. */
function follow(): void {
  const { theme } = recallSettings({ read: readLocal, readSecond: () => null }).settings;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  applyTheme(
    theme === "day" || (theme === "auto" && light) ? day : evening,
    document.documentElement,
  );
}

matchMedia("(prefers-color-scheme: light)").addEventListener("change", follow);
window.addEventListener("storage", follow);
follow();
