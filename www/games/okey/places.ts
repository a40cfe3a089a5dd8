/**
 * The fixed things of the table: a pure function of the viewport.
 *
 * Four designs instead of scaling one: a desktop with the opponents' racks, a phone on its side
 * without them, an upright phone or tablet, and a small frame in another page.
 */

import type { Viewport } from "../../state/rect";
import { kindOf, type Places } from "./designs/common";
import { compact } from "./designs/compact";
import { desktop } from "./designs/desktop";
import { landscape } from "./designs/landscape";
import { portrait } from "./designs/portrait";

export { BELOW, clusterIn, kindOf, type Places, shapeOf } from "./designs/common";

export function placesIn(view: Viewport): Places {
  const kind = kindOf(view);
  if (kind === "portrait") return portrait(view);
  if (kind === "compact") return compact(view);
  return kind === "landscape" ? landscape(view) : desktop(view);
}
