/**
 * Builds the elements for other pages into the folder `elements` of the output, and copies
 * `examples/`. Each file is a bundle of its own: a page loads one script, and the folder can be
 * copied anywhere.
 *
 * ```text
 * elements.js   as an ES module ┐   judge.js    ┐
 * classic.js    as a script     ┴─► puzzles.js  ┴─► engine.js + its wasm
 *                                   position.js ──► the games' engine
 *                                   placed.js ────► the judge of positions
 * framed.js ──► elements.js, in frame.html       svg.js        figures as text
 *                                                markdown.js   figures of Markdown, with engine
 * ```
 */

import { cpSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import type { Catalogue } from "../locales/catalogue.ts";
import { compile } from "../locales/compile.ts";
import { LANGUAGES } from "../settings/settings.ts";

/** The names of the messages that each part needs. */
const SAID: Readonly<Record<string, RegExp>> = {
  figures:
    /^(tile|joker|false-joker|wild-tile|card|frame-title|embed-(wrong|missing|expected-.*)|verdict-(right|wrong|asked|unreached))$/,
  framed: /^embed-(wrong|missing)$/,
  judge: /^(tile|joker|false-joker|wild-tile|card|verdict-.*)$/,
  puzzles: /^(tile|joker|false-joker|wild-tile|card|indicator|okey|puzzle-.*)$/,
  placed:
    /^(tile|joker|false-joker|wild-tile|card|indicator|okey|placed-.*|position-(hidden|pile|table|stock|turn|player))$/,
  position:
    /^(tile|joker|false-joker|wild-tile|card|indicator|okey|position-.*|scores-total|replay-(round|rounds|dealt|first|back|play|pause|next|last|jump|move)|said-(drew|took|discarded|showed|passed|declared|misdeclared)|rummi-said-(laid|opened|failed|timedOut)|rummi-rebuilds|okey101-said-(returned|opened-series|opened-pairs|misopened|laid|added|exchanged|tookBack|wentForPairs|called|timedOut|timedOut-none))$/,
};

/** The suffixes of the catalogues that contain these messages. */
const PARTS = [
  "",
  "-dialogs",
  "-play",
  "-embed",
  "-puzzles",
  "-replay",
  "-okey",
  "-rummi",
  "-okey101",
];

const WORDS = "virtual:embed-words/";

/** Parts that the elements load on demand. */
const LATER = ["judge", "placed", "position", "puzzles"];

/** Parts for other uses: the script of `frame.html`, and figures of pages that are made before. */
const BESIDE = ["framed", "markdown", "svg"];

/** The part that other parts share; as a file of its own, it is loaded once per page. */
const ENGINE = "engine";

/** Builds the elements after the page; `licenses` is the file of that name beside the page. */
export function elements(licenses: string): Plugin {
  let out = "";
  let builds = false;
  return {
    name: "elements",
    configResolved: ({ root, build, command }) => {
      out = resolve(root, build.outDir, "elements");
      builds = command === "build";
    },
    async closeBundle() {
      if (!builds) return;
      await bundle(out, "elements", "es");
      await bundle(out, "classic", "iife");
      for (const name of [...LATER, ENGINE, ...BESIDE]) await bundle(out, name, "es");
      for (const file of ["frame.html", "elements.css"])
        cpSync(`www/embed/${file}`, resolve(out, file));
      cpSync(resolve(out, "..", licenses), resolve(out, licenses));
      cpSync("examples", resolve(out, "../examples"), { recursive: true });
    },
  };
}

async function bundle(outDir: string, name: string, format: "es" | "iife"): Promise<void> {
  await build({
    configFile: false,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [chosenWords(), relativeAddresses()],
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: name === "elements",
      assetsInlineLimit: 0,
      // Library mode keeps `import()`; page mode adds code to it that needs `window`.
      lib: { entry: resolve(`www/embed/${name}.ts`), formats: [format], name: "istaka" },
      rolldownOptions: {
        external: [...outside(name).map((part) => `./${part}.js`), /^node:/],
        output: {
          entryFileNames: `${name}.js`,
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  });
}

/** Returns the parts that a part loads as separate files. */
function outside(name: string): string[] {
  if (name === ENGINE || name === "markdown") return [];
  if (name === "framed") return ["elements"];
  return name === "elements" ? [...LATER, ENGINE] : [ENGINE];
}

/** Writes the addresses of wasm files as bundlers look for them: beginning with "./". */
function relativeAddresses(): Plugin {
  return {
    name: "relative-addresses",
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === "chunk")
          part.code = part.code.replace(/(new URL\(["'`])(?=[\w-]+\.wasm)/g, "$1./");
    },
  };
}

/** Provides the messages of each part in all languages as a virtual module. */
export function chosenWords(): Plugin {
  return {
    name: "embed-words",
    resolveId: (id) => (id.startsWith(WORDS) ? id : null),
    load(id) {
      if (!id.startsWith(WORDS)) return null;
      const part = id.slice(WORDS.length);
      const words = Object.fromEntries(
        LANGUAGES.map((language) => [language, wordsOf(language, part)]),
      );
      return { code: `export const words = ${JSON.stringify(words)};`, moduleType: "js" as const };
    },
  };
}

/** Returns the messages that a part of the elements has. */
export function wordsOf(language: string, name: string): Catalogue {
  const said = SAID[name];
  if (!said) throw new Error(`${name}: no such words`);
  const all = PARTS.map((part) =>
    compile(readFileSync(`www/locales/${language}${part}.ftl`, "utf8")),
  );
  return Object.fromEntries(
    all.flatMap((words) => Object.entries(words).filter(([id]) => said.test(id))),
  );
}
