/**
 * `<okey-game>`: the whole game in a frame. Dispatches the messages of the frame as events, but
 * only those from this frame and from the origin of the game.
 */

import type { LongestRules } from "../engine/views";
import { LANGUAGES } from "../settings/settings";
import { html } from "./drawing";
import { Drawn } from "./element";
import { Fault } from "./notation";
import type { Shared } from "./shared";

/** The names of the messages, which are also the names of the events. */
const EVENTS = ["ready", "move", "roundend", "matchend"];

const SEED = /^\d{1,20}$/;

/** The largest number of characters of rules. */
const LONGEST: LongestRules = 1000;

export class OkeyGame extends Drawn {
  static readonly observedAttributes = ["src", "rules", "lang", "level", "seed", "theme", "keep"];
  #frame: HTMLIFrameElement | null = null;
  readonly #hear = (event: MessageEvent): void => this.#told(event);

  constructor(shared: Shared) {
    super(shared, shared.frameSheet);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("message", this.#hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener("message", this.#hear);
  }

  protected draw(): void {
    const address = this.#address();
    // Keeps the running game if its address has not changed.
    if (this.#frame?.src === address.href && this.#frame.isConnected) return;
    this.#frame = html("iframe", {
      part: "frame",
      title: this.voice().say("frame-title"),
      src: address.href,
      allow: "fullscreen; clipboard-write",
      loading: "lazy",
    });
    this.show(this.#frame);
  }

  /** Returns the address of the game with its parameters. */
  #address(): URL {
    const src = this.getAttribute("src") ?? new URL("..", this.shared.home).href;
    const address = parsed(src, document.baseURI);
    if (!address || !/^https?:$/.test(address.protocol)) throw new Fault("src", src);
    const theme = this.chosen("theme", ["auto", "evening", "day"]);
    const lang = this.text("lang")?.toLowerCase();
    if (lang !== undefined && !LANGUAGES.some((language) => language === lang.split("-")[0]))
      throw new Fault("lang", lang);
    const seed = this.text("seed");
    if (seed !== undefined && !SEED.test(seed)) throw new Fault("seed", seed);
    const rules = this.text("rules");
    if (rules !== undefined && (rules === "" || rules.length > LONGEST))
      throw new Fault("rules", rules);
    const level = this.hasAttribute("level")
      ? this.chosen("level", ["beginner", "easy", "medium", "hard", "expert"])
      : undefined;
    const { language } = this.voice();
    const query = new URLSearchParams({ embed: location.origin });
    for (const [name, text] of Object.entries({ language, theme, rules, seed, level }))
      if (text) query.set(name, text);
    if (this.hasAttribute("keep")) query.set("keep", "");
    address.search = `${query}`;
    address.hash = "";
    return address;
  }

  #told({ source, origin, data }: MessageEvent): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const { istaka, event, detail } = Object(data) as Record<string, unknown>;
    if (istaka !== 1 || !EVENTS.includes(`${event}`)) return;
    this.tell(`${event}`, detail);
  }
}

/** Parses an address; null for an invalid one. Some supported browsers have no `URL.parse`. */
function parsed(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
