/** The elements in JSX of React 19: attributes, and events as `onstep={…}`. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { OkeyAttributes, OkeyEvents } from "./elements.js";

export * from "./elements.js";

type Listeners<Events> = {
  [Type in keyof Events as `on${Type & string}`]?: (event: Events[Type]) => void;
};

type Props<Name extends keyof OkeyAttributes & keyof HTMLElementTagNameMap> = Omit<
  DetailedHTMLProps<HTMLAttributes<HTMLElementTagNameMap[Name]>, HTMLElementTagNameMap[Name]>,
  keyof OkeyAttributes[Name]
> &
  OkeyAttributes[Name] &
  Listeners<OkeyEvents[Name]> & { class?: string };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "okey-tiles": Props<"okey-tiles">;
      "okey-position": Props<"okey-position">;
      "okey-puzzle": Props<"okey-puzzle">;
      "okey-game": Props<"okey-game">;
    }
  }
}
