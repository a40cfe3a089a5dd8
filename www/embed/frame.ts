/**
 * `<okey-game>`: the whole game in a frame. It speaks to the page by events, which come as messages
 * from the frame: only those of the game's own origin and of this very frame are heard.
 */

import type { LongestRules } from "../engine/views";
import { LANGUAGES } from "../settings/settings";
import { html } from "./dom";
import { Drawn, isFault, tell } from "./element";
import { type Fault, wrong } from "./notation";
import type { Shared } from "./shared";

/** Names of the game's events, which are dispatched to the page under the same names. */
const EVENTS = ["ready", "move", "roundend", "matchend"];

const SEED = /^\d{1,20}$/;

/** Rules are no longer. */
const LONGEST: LongestRules = 1000;

export class OkeyGame extends Drawn {
  static readonly observedAttributes = ["src", "rules", "lang", "level", "seed", "theme", "keep"];
  #frame: HTMLIFrameElement | null = null;
  readonly #hear = (event: MessageEvent): void => this.#told(event);

  constructor(private readonly shared: Shared) {
    super(shared.sheets.frame);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("message", this.#hear);
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.#hear);
  }

  protected draw(): Fault | null {
    const address = this.#address();
    if (isFault(address)) {
      this.#frame = null;
      return address;
    }
    // The same game goes on, whatever else has changed.
    if (this.#frame?.src === address.href && this.#frame.isConnected) return null;
    const title = this.voice({ colors: "turkish", faces: "tiles" }).say("frame-title");
    this.#frame = html("iframe", {
      part: "frame",
      title,
      src: address.href,
      allow: "fullscreen; clipboard-write",
      loading: "lazy",
    });
    this.show(this.#frame);
    return null;
  }

  /** Returns the address of the game with its parameters, or the fault of a wrong attribute. */
  #address(): URL | Fault {
    const src = this.getAttribute("src") ?? new URL("..", this.shared.home).href;
    const address = parsed(src, document.baseURI);
    if (!address || !/^https?:$/.test(address.protocol)) return wrong("src", src);
    const theme = this.chosen("theme", ["auto", "evening", "day"]);
    if (isFault(theme)) return theme;
    const lang = this.getAttribute("lang")?.trim().toLowerCase();
    if (lang !== undefined && !LANGUAGES.some((language) => language === lang.split("-")[0]))
      return wrong("lang", lang);
    const seed = this.getAttribute("seed")?.trim();
    if (seed !== undefined && !SEED.test(seed)) return wrong("seed", seed);
    const rules = this.getAttribute("rules")?.trim();
    if (rules !== undefined && (rules === "" || rules.length > LONGEST))
      return wrong("rules", rules);
    const told = { language: this.language, theme, rules, seed };
    const query = new URLSearchParams({ embed: location.origin });
    for (const [name, text] of Object.entries(told)) if (text) query.set(name, text);
    const level = this.#level();
    if (isFault(level)) return level;
    if (level) query.set("level", level);
    if (this.hasAttribute("keep")) query.set("keep", "");
    address.search = `${query}`;
    address.hash = "";
    return address;
  }

  #level(): string | null | Fault {
    if (!this.hasAttribute("level")) return null;
    return this.chosen("level", ["beginner", "easy", "medium", "hard", "expert"]);
  }

  #told({ source, origin, data }: MessageEvent): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const { istaka, event, detail } = Object(data) as Record<string, unknown>;
    if (istaka !== 1 || !EVENTS.includes(`${event}`)) return;
    tell(this, `${event}`, detail);
  }
}

/** Returns null for an invalid address. Not every browser that can show this has `URL.parse`. */
function parsed(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
