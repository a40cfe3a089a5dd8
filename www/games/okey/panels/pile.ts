/** The discards of a player in their order, if the rules let players look through them. */

import "../../../ui/tile-row";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, tileName } from "../../../locales/messages";
import { closing, type DialogActions, head } from "../../../panels/dialog";
import type { OkeyGameView as GameView } from "../../../pkg/istaka/istaka";
import { facesIn } from "../../../state/faces";
import type { OkeyState } from "../state";

export function pile(game: GameView, actions: DialogActions, { asked }: OkeyState): TemplateResult {
  const { table } = game;
  const discards = table ? facesIn(table, table.players[asked]?.discards ?? []) : [];
  const title = asked === 0 ? say("pile-own-title") : say("pile-title", { name: seatName(asked) });
  return html`${head(title, html`<p>${say("pile-order")}</p>`)}
    <ol class="body discards" tabindex="0">
      ${discards.toReversed().map((tile) => html`<li><tile-row role="img" aria-label=${tileName(tile)} .tiles=${[tile]}></tile-row></li>`)}
    </ol>
    ${closing(actions, nothing)}`;
}
