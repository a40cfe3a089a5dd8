/** Defines the elements in a page. */

import type { WasmUrl } from "./engine";
import { OkeyGame } from "./frame";
import { OkeyPosition } from "./moment";
import { OkeyPuzzle } from "./puzzle";
import { type Loads, Shared } from "./shared";
import { OkeyTiles } from "./tiles";

/**
 * Defines the elements, unless another version of this script has done so. Returns the addresses of
 * the engines, which the page may set.
 */
export function start(loads: Loads, script: string): WasmUrl {
  // A server that renders a page has no custom elements.
  if (typeof customElements === "undefined") return {};
  const shared = new Shared(loads, script);
  const elements: Record<string, Kind> = {
    "okey-tiles": OkeyTiles,
    "okey-position": OkeyPosition,
    "okey-puzzle": OkeyPuzzle,
    "okey-game": OkeyGame,
  };
  for (const [name, Kind] of Object.entries(elements)) {
    // The browser calls the constructor without arguments.
    const element = class extends Kind {
      constructor() {
        super(shared);
      }
    };
    for (const attribute of Kind.observedAttributes) reflect(element.prototype, attribute);
    if (!customElements.get(name)) customElements.define(name, element);
  }
  return shared.wasmUrl;
}

interface Kind {
  new (shared: Shared): HTMLElement;
  readonly observedAttributes: readonly string[];
}

/** Adds a property for an attribute; it is null if the attribute is absent. */
function reflect(prototype: HTMLElement, name: string): void {
  if (name in prototype) return;
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(name);
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : `${value}`);
    },
  });
}
