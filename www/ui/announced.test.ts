/** Every live region adds an element for each sentence, as Firefox tells of nothing else. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A live region in a template. */
const REGION = String.raw`(?:role="(?:status|alert|log)"|aria-live="\w+")(?:[^>$]|\$\{[^}]*\})*>`;

/** The text after a region that is empty, or filled as it must be. */
const FILLED = String.raw`(?=</|\s*\$\{(?:announced|keyed)\()`;

/** Reads the sources of the page. */
function sources(): [file: string, text: string][] {
  return readdirSync("www", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/^pkg|\.test\.ts$/.test(file))
    .map((file) => [file, readFileSync(`www/${file}`, "utf8")]);
}

it("no live region holds bare text", () => {
  let count = 0;
  const bare = sources().flatMap(([file, text]) => {
    const found = (inside: string) => [...text.matchAll(RegExp(REGION + inside, "g"))];
    count += found("").length;
    const other = found(FILLED.replace("?=", "?!"));
    const set = /role: "status"/.test(text) ? [...text.matchAll(/\bsaid\.textContent =/g)] : [];
    return [...other, ...set].map(([region]) => `${file}: ${region}`);
  });
  expect(bare).toEqual([]);
  expect(count).toBeGreaterThan(25);
});

/** Code after which a template is drawn only sometimes. */
const SOMETIMES = String.raw`(?:[?:]|&&|\|\||if \([^\n]*\)(?: \{)?\s*return)\s*html\x60\s*<\w+ (?:class="[^"]*" )?`;

it("every live region is there before its sentence", () => {
  const late = sources().flatMap(([file, text]) => {
    const drawn = text.matchAll(RegExp(SOMETIMES + REGION, "g"));
    const made = text.matchAll(/role: "status" \}, .*/g);
    return [...drawn, ...made].map(([region]) => `${file}: ${region}`);
  });
  expect(late).toEqual([]);
});
