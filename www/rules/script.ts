/** The script of the pages of the rules: gives them the look of the game. */

import "./page.css";
import { readLocal } from "../store/local";
import { recallSettings } from "../store/settings";
import { applyTheme, LIGHT, themeFor } from "../table/theme";

/** Applies the theme that is set in the game. */
function follow(): void {
  const { theme } = recallSettings({ read: readLocal, readSecond: () => null }).value;
  applyTheme(themeFor(theme), document.documentElement);
}

matchMedia(LIGHT).addEventListener("change", follow);
window.addEventListener("storage", follow);
follow();
