/** Shares a text or a file with others. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { say } from "../locales/messages";
import { saveFile } from "./save";

/** The outcome of sharing; "left" if the player has cancelled it. */
export type Handed = "shared" | "left" | "copied" | "refused";

/** Shares a text by the dialog of the system if there is one; else copies it. */
export async function handOn(
  data: { readonly url: string } | { readonly text: string },
): Promise<Handed> {
  try {
    if (navigator.share) {
      await navigator.share(data);
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "left";
  }
  try {
    await navigator.clipboard.writeText("url" in data ? data.url : data.text);
    return "copied";
  } catch {
    return "refused";
  }
}

/** Shares a file by the dialog of the system if it takes files; else saves it. */
export async function handOnFile(file: File): Promise<"shared" | "left" | "saved"> {
  const data = { files: [file] };
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data);
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "left";
  }
  saveFile(file);
  return "saved";
}

/** Says that a text was copied or a picture saved; the dialog of the system speaks for itself. */
export function handedText(handed: Handed | "saved" | null): string | typeof nothing {
  const told = handed === "copied" || handed === "saved" || handed === "refused";
  return told ? say(`deals-${handed}`) : nothing;
}

/** Shows a text that was refused, to be copied by hand. */
export function copyByHand(
  handed: Handed | "saved" | null,
  text: string,
): TemplateResult | typeof nothing {
  if (handed !== "refused") return nothing;
  return html`<textarea readonly rows="4" spellcheck="false" aria-label=${say("daily-text")} .value=${text}></textarea>`;
}
