/** Every live region adds an element for each sentence, as Firefox tells of nothing else. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A live region in a template. */
const REGION = String.raw`(?:role="(?:status|alert|log)"|aria-live="\w+")(?:[^>$]|\$\{[^}]*\})*>`;

/** The text after a region that is empty, or filled as it must be. */
const FILLED = String.raw`(?=</|\s*\$\{(?:announced|keyed)\()`;

it("no live region holds bare text", () => {
  const files = readdirSync("www", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/^pkg|\.test\.ts$/.test(file),
  );
  let count = 0;
  const bare = files.flatMap((file) => {
    const text = readFileSync(`www/${file}`, "utf8");
    const found = (inside: string) => [...text.matchAll(RegExp(REGION + inside, "g"))];
    count += found("").length;
    const other = found(FILLED.replace("?=", "?!"));
    const set = /role: "status"/.test(text) ? [...text.matchAll(/\bsaid\.textContent =/g)] : [];
    return [...other, ...set].map(([region]) => `${file}: ${region}`);
  });
  expect(bare).toEqual([]);
  expect(count).toBeGreaterThan(25);
});
