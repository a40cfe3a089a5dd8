/** Indicator and okey as parts of a table: what lies open beside the stock. */

import { say, tileName } from "../../locales/messages";
import type { TileFace } from "../../state/faces";
import type { Rect } from "../../state/rect";
import { type Pointing, pointed } from "../../state/state";
import type { Control } from "../controls";

/** The tiles that lie open beside the stock. */
export type Open = Readonly<Record<"indicator" | "okey", TileFace | null>>;

/** Names indicator and okey; an okey is wild, so its name says only which tile it is. */
export function openNames({ indicator, okey }: Open): Record<keyof Open, string> {
  return {
    indicator: say("indicator-label", { tile: indicator ? tileName(indicator) : "" }),
    okey: say("okey-label", { tile: okey ? tileName({ ...okey, wild: false }) : "" }),
  };
}

export function openControls(
  places: Readonly<Record<"indicator" | "okey", Rect | null>>,
  state: Pointing,
  open: Open | null,
): Control[] {
  if (!open) return [];
  const labels = openNames(open);
  return (["indicator", "okey"] as const).flatMap((place) => {
    const rect = places[place];
    const hinted = pointed(state)?.place === place;
    return rect ? { place, rect, label: labels[place], about: place, hinted, action: null } : [];
  });
}
