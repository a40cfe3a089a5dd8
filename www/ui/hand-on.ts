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
  const done = await shared(data);
  if (done) return done;
  return (await copied("url" in data ? data.url : data.text)) ? "copied" : "refused";
}

/** Shares a file by the dialog of the system if it takes files; else saves it. */
export async function handOnFile(file: File): Promise<"shared" | "left" | "saved"> {
  const data = { files: [file] };
  const done = navigator.canShare?.(data) ? await shared(data) : null;
  if (!done) saveFile(file);
  return done ?? "saved";
}

/** Opens the dialog of the system; resolves to null if it cannot share the data. */
async function shared(data: ShareData): Promise<"shared" | "left" | null> {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "left" : null;
  }
}

/** Copies a text; resolves to false if the browser refuses. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the whole text of a field. */
export function selectAll({ target }: Event): void {
  (target as HTMLTextAreaElement).select();
}

/** Says that a text was copied or a picture saved; the dialog of the system needs no message. */
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
