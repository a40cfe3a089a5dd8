/** Discard piles, if the rules let players look through them: buttons at them, and the dialog. */

import "../ui/tile-row";
import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { say, seatName, tileName } from "../locales/messages";
import { facesIn, type Wilds } from "../state/faces";
import type { Rect } from "../state/rect";
import { at } from "../table/at";
import type { Layout } from "../table/layout";
import { cornerOf, markSize } from "./corner";
import { closing, type DialogActions, head } from "./dialog";

/** A pile that the player may look through, bottom first. */
export interface Pile {
  readonly seat: number;
  readonly discards: readonly string[];
}

/** A layout with the places of the piles; null for a pile that has none. */
type Placed = Layout & { readonly piles: readonly (Rect | null)[] };

/** A button with the number of tiles, at a corner of each pile that has several. */
export function looks(
  piles: readonly Pile[],
  layout: Placed,
  open: (seat: number) => void,
): TemplateResult {
  const button = ({ seat, discards: { length } }: Pile): TemplateResult | typeof nothing => {
    const pile = length > 1 ? layout.piles[seat] : null;
    const rect = pile && cornerOf(pile, markSize(layout), layout);
    if (!rect) return nothing;
    const label = say("look-label", { name: seatName(seat), count: length });
    return html`<button class="look" data-look=${seat} ${at(rect)} aria-label=${label} @click=${() => open(seat)}>${length}</button>`;
  };
  return html`${repeat(piles, ({ seat }) => seat, button)}`;
}

/** The piles one after the other, the last discard first. */
export function pilesDialog(
  piles: readonly Pile[],
  round: Wilds,
  actions: DialogActions,
): TemplateResult {
  const title = ({ seat }: Pile): string =>
    seat === 0 ? say("pile-own-title") : say("pile-title", { name: seatName(seat) });
  const tiles = ({ discards }: Pile): TemplateResult => html`<ol class="discards">
    ${facesIn(round, discards.toReversed()).map((tile) => html`<li><tile-row role="img" aria-label=${tileName(tile)} .tiles=${[tile]}></tile-row></li>`)}
  </ol>`;
  return html`${head(piles[0] ? title(piles[0]) : "", html`<p>${say("pile-order")}</p>`)}
    <div class="body" tabindex="0">
      ${piles.map((pile, i) => html`${i > 0 ? html`<h2>${title(pile)}</h2>` : nothing}${tiles(pile)}`)}
    </div>
    ${closing(actions)}`;
}
