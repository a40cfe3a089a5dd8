/** At build time: turns a catalogue written in Fluent into what the page can speak from. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Catalogue, Choice, Part, Pattern } from "./catalogue";

type Message = FluentResource["body"][number];
type Written = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Written, string>[number], string>;

/** What the names of the messages in a part of the catalogues are imported from. */
const NAMES = "virtual:names";

/** Makes `import … from "./en.ftl"` give the compiled `words`. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(NAMES) ? id : null),
    load(id) {
      if (id.startsWith(NAMES)) return exporting("names", Object.keys(named(id)));
      if (!id.endsWith(".ftl")) return null;
      const words = compile(readFileSync(id, "utf8"));
      const [, part] = /\/[a-z]+(-[a-z]+)\.ftl$/.exec(id) ?? [];
      return part ? listed(part, words) : exporting("words", words);
    },
  };
}

function exporting(name: string, value: unknown) {
  return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleType: "js" as const };
}

function named(id: string): Catalogue {
  return compile(readFileSync(`www/locales/en${id.slice(NAMES.length)}.ftl`, "utf8"));
}

/**
 * All languages share the names of their messages, which are a quarter of what is fetched later.
 */
function listed(part: string, words: Catalogue) {
  const said = Object.keys(named(NAMES + part)).map((name) => words[name]);
  const code = `import { names } from "${NAMES}${part}";
    const said = ${JSON.stringify(said)};
    export const words = Object.fromEntries(names.map((name, i) => [name, said[i]]));`;
  return { code, moduleType: "js" as const };
}

/** Throws for what is no Fluent and for parts of Fluent that no message of ours needs. */
export function compile(source: string): Catalogue {
  const { body } = new FluentResource(source);
  // The parser passes over what it cannot read.
  const written = [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id ?? "");
  const lost = written.filter((id) => !body.some((message) => message.id === id));
  if (lost.length > 0) throw new Error(`these messages cannot be read: ${lost.join(", ")}`);
  return Object.fromEntries(body.map(({ id, value }) => [id, pattern(value ?? "")]));
}

function pattern(written: Written): Pattern {
  if (typeof written === "string") return written;
  return written.map((part) => (typeof part === "string" ? part : expression(part)));
}

function expression(written: Expression): Part {
  switch (written.type) {
    case "str":
      return written.value;
    case "var":
      return { v: written.name };
    case "mesg":
      return { m: written.name };
    case "select":
      return choice(written);
    default:
      throw new Error(`the page does not speak this part of Fluent: ${written.type}`);
  }
}

function choice({ selector, variants, star }: Expression & { type: "select" }): Choice {
  if (selector.type !== "var") throw new Error(`the page cannot choose by a ${selector.type}`);
  const keys = variants.map(({ key }) => `${key.value}`);
  return {
    v: selector.name,
    of: Object.fromEntries(variants.map(({ value }, i) => [keys[i], pattern(value)])),
    or: keys[star] ?? "",
  };
}
