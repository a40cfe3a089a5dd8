/** Introduces the player at a seat: level and style. */

import "./people.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BotsView, GameName } from "../../engine/views";
import { knows, say, seatName } from "../../locales/messages";
import { faceOf, facesOf, portraitOf } from "../../settings/portraits";
import type { State } from "../../state/state";
import { closing, type DialogActions, head } from "../dialog";

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

/** Formats a manner: "Hard, careful". */
export function mannerName({ level, style }: Manner): string {
  const strength = say(`level-${level}`);
  return style === "plain"
    ? strength
    : say("manner", { level: strength, style: say(`style-${style}`) });
}

/** The styles with a tempo of their own. */
const PACED: readonly string[] = ["careful", "quick"];

/** The tempo of a bot in words: that of its style, or of experts. */
function tempoOf({ level, style }: Manner): string {
  const tempo = PACED.includes(style) ? style : "plain";
  return say(`tempo-${level === "expert" ? "expert" : tempo}`);
}

/** Draws the face of a name: at the player's table the one that is seen there. */
export function portrait(name: string, { settings }: State): TemplateResult {
  const face = faceOf(settings.face, [1, 2, 3].map(seatName), name);
  return html`<img class="portrait" alt="" src=${portraitOf(face)}>`;
}

export function opponent(
  actions: DialogActions,
  { asked: seat, game, opponents, settings }: State,
  bots: BotsView,
): TemplateResult {
  const who = opponents[seat - 1] ?? "";
  const manner = mannerOf(who, bots);
  const { level, style } = manner;
  const played = game?.game ?? "okey";
  const line = `line-${who}`;
  const face = facesOf(settings.face, [1, 2, 3].map(seatName))[seat] ?? 0;
  return html`
    ${head(seatName(seat), html`<p>${say(`level-${level}`)} · ${tempoOf(manner)}</p>`, html`<img class="portrait" alt="" src=${portraitOf(face)}>`)}
    <div class="body text" tabindex="0">
      ${knows(line) ? html`<p class="line-of">${say(line)}</p>` : nothing}
      <p>${levelText(level, played)}</p>
      ${style === "plain" ? nothing : html`<p>${styleText(style, played)}</p>`}
      <p class="note">${say("opponent-note")} ${say("hurry-note")}</p>
    </div>
    ${closing(actions)}`;
}

export function levelText(level: string, game: GameName): string {
  return textFor(`level-${level}-text`, game);
}

export function styleText(style: string, game: GameName): string {
  return textFor(`style-${style}-text`, game);
}

function textFor(id: string, game: GameName): string {
  const own = `${id}-${game}`;
  return say(knows(own) ? own : id);
}
