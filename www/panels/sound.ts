/** A button that switches the sounds off and on. */

import { html, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import type { Settings } from "../settings/settings";

export function soundSwitch(
  { sound }: Settings,
  set: (some: Partial<Settings>) => void,
): TemplateResult {
  return html`<button class="sound" aria-pressed=${sound} @click=${() => set({ sound: !sound })}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path class="box" d="M2 7.5h3.5L10 3.5v13l-4.5-4H2z" />
      <path d=${sound ? "M13 7.2a4 4 0 0 1 0 5.6M15.4 4.8a7.4 7.4 0 0 1 0 10.4" : "M13 7.5l5 5m0-5l-5 5"} />
    </svg><span>${say("set-sound")}</span></button>`;
}
