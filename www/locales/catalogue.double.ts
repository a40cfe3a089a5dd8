/** The catalogues as they are written, and what their messages need, for test files. */

import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../settings/settings";
import type { Catalogue, Pattern } from "./catalogue";
import { compile } from "./compile";

/** "", "-dialogs" and what else the English catalogue is divided into. */
export const PARTS = readdirSync("www/locales").flatMap(
  (file) => /^en(.*)\.ftl$/.exec(file)?.[1] ?? [],
);

export function source(name: string): string {
  return readFileSync(`www/locales/${name}.ftl`, "utf8");
}

export function sourcesOf(language: Language): string[] {
  return [...PARTS.map((part) => source(`${language}${part}`)), source("failed")];
}

export function wordsOf(language: Language): Catalogue {
  return Object.assign({}, ...sourcesOf(language).map(compile));
}

/** Returns the variables that a message prints or chooses by. */
export function variables(
  words: Catalogue,
  pattern: Pattern,
): { printed: string[]; chosen: string[] } {
  const [printed, chosen] = [new Set<string>(), new Set<string>()];
  const look = (inside: Pattern): void => {
    for (const part of typeof inside === "string" ? [] : inside) {
      if (typeof part === "string") continue;
      if ("m" in part) look(words[part.m] ?? []);
      else if ("of" in part) {
        chosen.add(part.v);
        Object.values(part.of).forEach(look);
      } else printed.add(part.v);
    }
  };
  look(pattern);
  return { printed: [...printed].sort(), chosen: [...chosen].sort() };
}

/** The variables that are texts. */
export const NAMES = [
  ...["name", "names", "seat", "sources", "tile", "tiles", "missing", "amount", "bust", "what"],
  ...["rule", "value"],
];
