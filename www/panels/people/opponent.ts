/** Introduces the player at a seat: level and style. */

import "./people.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BotsView } from "../../engine/views";
import { say, seatName } from "../../locales/messages";
import type { State } from "../../state/state";
import { closing, type DialogActions, head } from "../dialog";
import { levelText, styleText } from "../levels";

/** A level, and a style if there is one. */
export interface Manner {
  readonly level: string;
  readonly style: string;
}

/** Returns the manner of a level, a level with a style, or a character. */
export function mannerOf(who: string, { characters }: BotsView): Manner {
  const named = characters.find(({ name }) => name === who);
  const [level = "", style = "plain"] = who.split(":");
  return named ?? { level, style };
}

/** Formats a manner: "Hard · careful". */
export function mannerName({ level, style }: Manner): string {
  const strength = say(`level-${level}`);
  return style === "plain"
    ? strength
    : say("manner", { level: strength, style: say(`style-${style}`) });
}

export function opponent(
  actions: DialogActions,
  { asked: seat, game, opponents }: State,
  bots: BotsView,
): TemplateResult {
  const manner = mannerOf(opponents[seat - 1] ?? "", bots);
  const { level, style } = manner;
  const played = game?.game ?? "okey";
  return html`
    ${head(seatName(seat), html`<p>${mannerName(manner)}</p>`)}
    <div class="body text" tabindex="0">
      <p>${levelText(level, played)}</p>
      ${style === "plain" ? nothing : html`<p>${styleText(style, played)}</p>`}
      <p class="note">${say("opponent-note")} ${say("hurry-note")}</p>
    </div>
    ${closing(actions)}`;
}
