/**
 * `<okey-game>`: the whole game in a frame. Dispatches the messages of the frame as events, but
 * only those from this frame and from the origin of the game.
 */

import { LEVELS } from "../engine/presets";
import type { LongestRules } from "../engine/views";
import { LANGUAGES } from "../settings/settings";
import { addressIn } from "./address";
import { html } from "./drawing";
import { Drawn } from "./element";
import { Fault } from "./notation";
import type { Shared } from "./shared";

/** The names of the messages, which are also the names of the events. */
const EVENTS = ["ready", "move", "roundend", "matchend"];

/** The name of the message that the game has refused an attribute. */
const REFUSED = "refused";

/** The attributes that a running game takes over; any other begins another game. */
interface Look {
  readonly language: string;
  readonly theme: string;
}

const SEED = /^\d{1,20}$/;

/** The largest number of characters of rules. */
const LONGEST: LongestRules = 1000;

export class OkeyGame extends Drawn {
  static readonly observedAttributes = ["src", "rules", "lang", "level", "seed", "theme", "keep"];
  #frame: HTMLIFrameElement | null = null;
  /** The address of the game without its look. */
  #game = "";
  #look: Look = { language: "", theme: "" };
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
    const { address, look } = this.#read();
    const game = `${address}`;
    this.#look = look;
    if (this.#frame?.isConnected && this.#game === game) {
      // A frame that is moved or replaced loses its game.
      this.shown.querySelector(".error")?.remove();
      this.#dress(this.#frame);
      return;
    }
    this.#game = game;
    for (const [name, value] of Object.entries(look)) address.searchParams.set(name, value);
    this.#frame = html("iframe", {
      part: "frame",
      title: this.voice().say("frame-title"),
      src: address.href,
      allow: "fullscreen; clipboard-write",
      loading: "lazy",
    });
    this.show(this.#frame);
  }

  /** Shows the error above a running game, which stays. */
  protected override showError(error: HTMLElement): void {
    if (this.#frame?.isConnected) {
      this.shown.querySelector(".error")?.remove();
      this.#frame.before(error);
    } else super.showError(error);
  }

  /** Gives a running game its look. */
  #dress(frame: HTMLIFrameElement): void {
    frame.title = this.voice().say("frame-title");
    frame.contentWindow?.postMessage({ istaka: 1, look: this.#look }, new URL(frame.src).origin);
  }

  /** Returns the address of the game with its parameters, and its look. */
  #read(): { address: URL; look: Look } {
    const src = this.getAttribute("src") ?? new URL("..", this.shared.script).href;
    const address = addressIn(src);
    const theme = this.chosen("theme", ["auto", "evening", "day"]);
    const lang = this.text("lang")?.toLowerCase();
    if (lang !== undefined && !LANGUAGES.some((language) => language === lang.split("-")[0]))
      throw new Fault("lang", lang, LANGUAGES);
    const seed = this.text("seed");
    if (seed !== undefined && !SEED.test(seed)) throw new Fault("seed", seed);
    const rules = this.text("rules");
    if (rules !== undefined && (rules === "" || rules.length > LONGEST))
      throw new Fault("rules", rules);
    const level = this.hasAttribute("level") ? this.chosen("level", LEVELS) : undefined;
    const { language } = this.voice();
    const query = new URLSearchParams({ embed: location.origin });
    for (const [name, text] of Object.entries({ rules, seed, level }))
      if (text) query.set(name, text);
    if (this.hasAttribute("keep")) query.set("keep", "");
    address.search = `${query}`;
    address.hash = "";
    return { address, look: { language, theme } };
  }

  #told({ source, origin, data }: MessageEvent): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    const { istaka, event, detail } = Object(data) as Record<string, unknown>;
    if (istaka !== 1) return;
    if (event === REFUSED) this.#refuse(`${detail}`);
    if (!EVENTS.includes(`${event}`)) return;
    // The look of a game that was still loading, or has reloaded itself, is that of its address.
    if (event === "ready") this.#redress(frame);
    this.tell(`${event}`, detail);
  }

  #redress(frame: HTMLIFrameElement): void {
    const { searchParams } = new URL(frame.src);
    const { language, theme } = this.#look;
    if (searchParams.get("language") === language && searchParams.get("theme") === theme) return;
    this.#dress(frame);
  }

  /** Shows an error in place of a game that cannot be played by an attribute. */
  #refuse(attribute: string): void {
    const text = this.text(attribute);
    if (text === undefined) return;
    this.#frame?.remove();
    this.#frame = null;
    this.complain(new Fault(attribute, text));
  }
}
