/** The end of a match or a contest: a cup among fallen tiles, and the best hand. */

import "../ui/tile-row";
import "./triumph.css";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { BestView, GameView, SheetRow } from "../engine/views";
import { say, tileNames } from "../locales/messages";
import { facesIn } from "../state/faces";
import type { State } from "../state/state";
import { cup } from "./cup";

/** The texts of the game being played. */
export interface BestGame {
  /** Lists the reasons for the points of a round. */
  reasons(row: SheetRow, game: GameView): readonly string[];
}

/** The most tiles around the cup. */
const FALLEN = 10;

/**
 * Draws the cup of a place, with a light if the player has won, and around it tiles of the best
 * hand, which fall there.
 */
export function triumph(place: number, won: boolean, best: BestView | null): TemplateResult {
  const tiles = best ? facesIn(best, best.melds.flat()).slice(0, FALLEN) : [];
  return html`<div class="triumph ${won ? "won" : ""}">
    ${tiles.map((tile) => html`<tile-row class="fallen" aria-hidden="true" .tiles=${[tile]}></tile-row>`)}
    ${cup(place)}
  </div>`;
}

/**
 * Shows the best hand of the match, with its round and what it counted. In a contest of single
 * rounds it is the hand that ended the last of them.
 */
export function bestHand(
  { game, fixture }: Pick<State, "game" | "fixture">,
  of: BestGame,
): TemplateResult | typeof nothing {
  const best = game?.best;
  const played = best && game.sheet[best.round];
  if (!best || !played) return nothing;
  const [what] = of.reasons(played, game);
  const round = say("round", { round: fixture?.round || played.number });
  const told = [round, ...(what ? [what] : [])].join(" · ");
  const row = (label: string, tiles: readonly string[]) => {
    const faces = facesIn(best, tiles);
    return html`<tile-row role="img" aria-label=${say(label, { tile: tileNames(faces), tiles: tileNames(faces) })} .tiles=${faces}></tile-row>`;
  };
  return html`<section class="best">
    <h2>${say(fixture?.round ? "last-hand" : "best-hand")}</h2> <span>${told}</span>
    <div class="melds">
      ${best.melds.map((meld) => html`<div class="meld">${row("meld-label", meld)}</div>`)}
      ${best.last ? html`<div class="ended">${row("result-last-tile", [best.last])}</div>` : nothing}
    </div>
  </section>`;
}
