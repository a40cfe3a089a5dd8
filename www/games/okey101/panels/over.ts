/** Renders buttons above the table, to look through piles and to explain the points. */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../../../locales/messages";
import type { DialogActions } from "../../../panels/dialog";
import type { OverActions } from "../../../panels/over";
import { looks, type Pile, pilesDialog } from "../../../panels/piles";
import type {
  Okey101GameView as GameView,
  Okey101RoundView as RoundView,
} from "../../../pkg/istaka/istaka";
import { at } from "../../../table/at";
import type { Okey101Layout } from "../layout";
import type { Okey101State } from "../state";

export function over(
  { game }: Okey101State,
  layout: Okey101Layout,
  { look }: OverActions,
): TemplateResult {
  const { seats } = layout;
  const { table } = game ?? {};
  const [seat] = seats;
  if (!table || !seat) return html``;
  const piles = table.turn === null ? [] : pilesOf(table);
  return html`${looks(piles, layout, look)}<button class="asked" data-about="points" ${at(seat)} aria-label=${say("thing-points-label")}></button>`;
}

/** The dialog with all piles that are open, since two of them have no place on the table. */
export function pile({ table }: GameView, actions: DialogActions, { asked }: Okey101State) {
  const piles = table ? pilesOf(table) : [];
  const first = piles.toSorted((a, b) => Number(b.seat === asked) - Number(a.seat === asked));
  return pilesDialog(first, table ?? { wilds: [] }, actions);
}

/** The piles that the player may look through. */
function pilesOf({ players, mayInspect }: RoundView): Pile[] {
  const piles = players.map(({ pile }, seat) => ({ seat, discards: pile }));
  return piles.filter(({ seat, discards }) => mayInspect[seat] && discards.length > 0);
}
