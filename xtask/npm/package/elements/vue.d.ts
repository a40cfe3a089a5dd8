/** The elements in templates of Vue 3: attributes, and events as `@step="…"`. */

import type { DefineComponent, HTMLAttributes } from "vue";
import type { OkeyAttributes, OkeyEvents } from "./elements.js";

export * from "./elements.js";

type Listeners<Events> = {
  [Type in keyof Events as `on${Capitalize<Type & string>}`]?: (event: Events[Type]) => void;
};

type Component<Name extends keyof OkeyAttributes> = DefineComponent<
  OkeyAttributes[Name] & Listeners<OkeyEvents[Name]> & HTMLAttributes
>;

declare module "vue" {
  interface GlobalComponents {
    "okey-tiles": Component<"okey-tiles">;
    "okey-position": Component<"okey-position">;
    "okey-puzzle": Component<"okey-puzzle">;
    "okey-game": Component<"okey-game">;
  }
}
