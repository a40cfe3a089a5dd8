/** The dialog of all that can be seen again of a round or match that has ended. */

import { html, type TemplateResult } from "lit/html.js";
import type { GameView } from "../engine/views";
import { say } from "../locales/messages";
import type { State } from "../state/state";
import { closing, type DialogActions, head } from "./dialog";

export function lookBack(
  game: GameView,
  actions: DialogActions,
  { commitment, deal }: State,
): TemplateResult {
  const { open, watch, compare, check, analyse, session } = actions;
  const value = commitment?.slice(0, 8);
  const fair = value ? say("look-back-fair-next", { value }) : say("look-back-fair");
  return html`
    ${head(say("look-back"))}
    <div class="body look-back" tabindex="0">
      ${way("watch", say("look-back-watch"), () => watch())}
      ${way("review", say("look-back-review"), () => open("review"))}
      ${way("analysis", say("look-back-analysis"), () => analyse())}
      ${way("moves", say("look-back-moves"), () => open("moves"))}
      ${way("scores", say("look-back-scores"), () => open("scores"))}
      ${deal?.daily ? way("daily", say("look-back-daily"), () => open("daily")) : ""}
      ${deal?.again ? way("compare", say("tries-why"), () => compare(session.text, game.round - 1), "tries") : ""}
      ${way("fair", fair, () => check())}
    </div>
    ${closing(actions, "", "back-to")}
  `;
}

/** A button with a line on what it shows. */
function way(name: string, line: string, go: () => void, word = name): TemplateResult {
  return html`<button class="quiet" data-move=${name} @click=${go}><b>${say(word)}</b><small>${line}</small></button>`;
}
