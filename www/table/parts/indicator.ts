/** Indicator and okey as parts of a table: what lies open beside the stock. */

import { say } from "../../locales/messages";
import type { Rect } from "../../state/rect";
import { type Pointing, pointed } from "../../state/state";
import type { Control } from "../controls";

/** Names indicator and okey; `tiles` are the names of the tiles that lie there. */
export function openControls(
  places: Readonly<Record<"indicator" | "okey", Rect | null>>,
  state: Pointing,
  tiles: Readonly<Record<"indicator" | "okey", string>>,
): Control[] {
  const labels = {
    indicator: say("indicator-label", { tile: tiles.indicator }),
    okey: say("okey-label", { tile: tiles.okey }),
  };
  return (["indicator", "okey"] as const).flatMap((place) => {
    const rect = places[place];
    const hinted = pointed(state)?.place === place;
    return rect ? { place, rect, label: labels[place], about: place, hinted, action: null } : [];
  });
}
