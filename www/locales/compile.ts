/** At build time: compiles a Fluent catalogue for the page. */

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Catalogue, Choice, Part, Pattern } from "./catalogue";

type Message = FluentResource["body"][number];
type Written = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Written, string>[number], string>;

/** The folder of the catalogues. */
const FOLDER = "www/locales";

/** The words of one part in one language, as `virtual:words/table/en`. */
const WORDS = /^virtual:words\/(table|rest|steps|analysis|score)\/(\w+)$/;

/** The names of the messages of the second part, which the languages share. */
const NAMES = "virtual:names";

/** The catalogues of the table. */
const TABLE = ["", "-play", "-ring", "-okey", "-rummi", "-okey101"];

/**
 * The catalogues of parts of their own, by name: steps of lessons, and the analysis with mistakes
 * that are tried again.
 */
const APART: Readonly<Record<string, readonly string[]>> = {
  steps: ["-steps"],
  analysis: ["-analysis", "-again"],
  score: ["-score"],
};

/** The catalogues for home, the pages of the rules and other pages. */
const ELSEWHERE = ["-embed", "-home", "-pages"];

/**
 * Makes `import … from "virtual:words/table/en"` give compiled `words`. The dev server compiles
 * them again when a catalogue is saved.
 */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (isCompiled(id) ? id : null),
    configureServer({ watcher, environments: { client } }) {
      watcher.on("change", (file) => {
        if (!file.endsWith(".ftl")) return;
        for (const [id, module] of client.moduleGraph.idToModuleMap)
          if (isCompiled(id)) client.moduleGraph.invalidateModule(module);
        client.hot.send({ type: "full-reload" });
      });
    },
    load(id) {
      if (id === NAMES) return exporting("names", restNames());
      const [, part, language] = WORDS.exec(id) ?? [];
      if (!part || !language) return null;
      const words = catalogueOf(part, language);
      return part === "rest" ? unnamed(words) : exporting("words", words);
    },
  };
}

function isCompiled(id: string): boolean {
  return WORDS.test(id) || id === NAMES;
}

function exporting(name: string, value: unknown) {
  return { code: `export const ${name} = ${JSON.stringify(value)};`, moduleType: "js" as const };
}

function restNames(): string[] {
  return Object.keys(catalogueOf("rest", "en"));
}

function unnamed(words: Catalogue) {
  const code = `import { names } from "${NAMES}";
    const said = ${JSON.stringify(restNames().map((name) => words[name]))};
    export const words = Object.fromEntries(names.map((name, i) => [name, said[i]]));`;
  return { code, moduleType: "js" as const };
}

/** Reads the catalogues of one part in one language. */
function catalogueOf(part: string, language: string): Catalogue {
  const files = readdirSync(FOLDER).filter((file) => {
    const [, own, name = ""] = /^(\w+?)(-\w+)?\.ftl$/.exec(file) ?? [];
    if (own !== language || ELSEWHERE.includes(name)) return false;
    const apart = Object.keys(APART).find((part) => APART[part]?.includes(name));
    return part === (apart ?? (TABLE.includes(name) ? "table" : "rest"));
  });
  const read = (file: string) => compile(readFileSync(`${FOLDER}/${file}`, "utf8"));
  return Object.assign({}, ...files.map(read));
}

/** Compiles a catalogue. Throws for invalid Fluent and for syntax that no message here needs. */
export function compile(source: string): Catalogue {
  const { body } = new FluentResource(source);
  // The parser skips what it cannot read.
  const written = [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id ?? "");
  const lost = written.filter((id) => !body.some((message) => message.id === id));
  if (lost.length > 0) throw new Error(`these messages cannot be read: ${lost.join(", ")}`);
  return Object.fromEntries(body.map(({ id, value }) => [id, pattern(value ?? "")]));
}

function pattern(written: Written): Pattern {
  if (typeof written === "string") return written;
  return written.flatMap((part) => (typeof part === "string" ? [part] : expression(part)));
}

function expression(written: Expression): Part[] {
  switch (written.type) {
    case "str":
      return [written.value];
    case "var":
      return [{ v: written.name }];
    case "mesg":
      return [{ m: written.name }];
    case "select":
      return [choice(written)];
    case "func":
      return call(written);
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

/**
 * The functions of the catalogues: `{ COUNT($points, "point", "points") }` is a number with its
 * noun, and `{ SUFFIX($name, "(y)A") }` has a Turkish suffix.
 */
function call({ name, args }: Expression & { type: "func" }): Part[] {
  const [variable, ...others] = args;
  const texts = others.flatMap((one) => (one.type === "str" ? [one.value] : []));
  if (variable?.type === "var") {
    const v = variable.name;
    const [first, second] = texts;
    if (name === "SUFFIX" && first !== undefined) return [{ v, suffix: first }];
    if (name === "COUNT" && first !== undefined && second !== undefined)
      return [{ v }, " ", { v, of: { one: first, other: second }, or: "other" }];
  }
  throw new Error(`the page does not speak this part of Fluent: func ${name}`);
}
