/** The elements in Svelte 5: attributes, and events as `onstep={…}`. */

import type { HTMLAttributes } from "svelte/elements";
import type { OkeyAttributes, OkeyEvents } from "./elements.js";

export * from "./elements.js";

type Listeners<Events> = {
  [Type in keyof Events as `on${Type & string}`]?: (event: Events[Type]) => void;
};

type Props<Name extends keyof OkeyAttributes & keyof HTMLElementTagNameMap> = Omit<
  HTMLAttributes<HTMLElementTagNameMap[Name]>,
  keyof OkeyAttributes[Name]
> &
  OkeyAttributes[Name] &
  Listeners<OkeyEvents[Name]>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "okey-tiles": Props<"okey-tiles">;
    "okey-position": Props<"okey-position">;
    "okey-puzzle": Props<"okey-puzzle">;
    "okey-game": Props<"okey-game">;
  }
}
