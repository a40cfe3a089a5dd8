/** At build time: the rules of every preset as pages of their own, one for each language. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { signOf } from "../faces.ts";
import { type Catalogue, Speaker } from "../locales/catalogue.ts";
import { compile } from "../locales/compile.ts";
import { LANGUAGES, type Language } from "../settings.ts";
import { applyTheme, evening, type Theme } from "../table/theme.ts";
import { type Assets, type Edition, indexPage, rulePage } from "./html.ts";
import { guideOf, type Voice } from "./text.ts";

type Engine = typeof import("../pkg/okey/istaka") | typeof import("../pkg/rummi/istaka");

/** The games whose rules are told, each with an engine of its own. */
const GAMES = ["okey", "rummi"] as const;

/** As the dev server has them, seen from the folder of the pages. */
const SOURCES: Assets = { script: "../www/guide/script.ts", styles: [] };

/** Writes them into the folder `rules` beside the game; the dev server makes each when it is asked for. */
export function rulePages(): Plugin {
  let site = "";
  let builds = false;
  return {
    name: "rule-pages",
    configResolved: ({ root, build, command }) => {
      site = resolve(root, build.outDir);
      builds = command === "build";
    },
    configureServer(server) {
      server.middlewares.use(async ({ url = "" }, response, next) => {
        const path = /^\/rules\/([\w/]+\.html)/.exec(url)?.[1];
        const page = path && new Map(pages(await engines(), SOURCES)).get(path);
        if (!page) return next();
        response.setHeader("content-type", "text/html");
        response.end(await server.transformIndexHtml(url, page));
      });
    },
    async closeBundle() {
      if (!builds) return;
      const [out, assets] = [join(site, "rules"), await bundle(site)];
      for (const [path, text] of pages(await engines(), assets)) {
        mkdirSync(dirname(join(out, path)), { recursive: true });
        writeFileSync(join(out, path), text);
      }
    },
  };
}

/** Each page by its path. */
function pages(engines: readonly Engine[], assets: Assets): [string, string][] {
  const editions = LANGUAGES.map((language): Edition => {
    const voice = voiceOf(language);
    const guides = engines.flatMap(({ presets, ruleText }) =>
      presets().map((preset) => [preset, guideOf(ruleText(preset), voice)] as const),
    );
    return { language, say: voice.say, guides };
  });
  const rules = editions.flatMap((edition) =>
    edition.guides.map(([preset, guide]): [string, string] => [
      `${preset}/${edition.language}.html`,
      rulePage(edition, preset, guide, assets),
    ]),
  );
  return [["index.html", indexPage(editions, assets)], ...rules];
}

/** The same engines as the page's. */
async function engines(): Promise<Engine[]> {
  return Promise.all(
    GAMES.map(async (game) => {
      const pkg = resolve("www/pkg", game);
      const engine: Engine = await import(pathToFileURL(join(pkg, "istaka.js")).href);
      engine.initSync({ module: readFileSync(join(pkg, "istaka_bg.wasm")) });
      return engine;
    }),
  );
}

/** The same words as the game's. */
function voiceOf(language: Language): Voice {
  const parts = ["", "-dialogs", "-rules", "-pages"].map((part) =>
    compile(readFileSync(`www/locales/${language}${part}.ftl`, "utf8")),
  );
  const words: Catalogue = Object.assign({}, ...parts);
  const speaker = new Speaker(language, words);
  const name: Voice["names"] = (tiles) =>
    speaker.list(
      tiles.map((front) => {
        const sign = signOf(front);
        if (sign === "joker") return speaker.say(sign);
        const { color, number, wild } = front;
        const tile =
          color === null || number === null
            ? speaker.say(sign)
            : speaker.say("tile", { color, number });
        return wild ? speaker.say("wild-tile", { tile }) : tile;
      }),
    );
  return { say: (id, args) => speaker.say(id, args), names: name };
}

/**
 * Script and styles, apart from the game's: its parts must not be cut otherwise for these pages. The
 * letters are the game's own.
 */
async function bundle(outDir: string): Promise<Assets> {
  const built = await build({
    configFile: false,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [themes()],
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      assetsDir: "assets",
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: resolve("www/guide/script.ts") },
    },
  });
  const files = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const script = files.find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  if (!script) throw new Error("The pages of the rules have no script.");
  const styles = files.map(({ fileName }) => fileName).filter((name) => name.endsWith(".css"));
  const here = (name: string) => `../${name}`;
  return { script: here(script), styles: styles.map(here) };
}

/** Writes the colours of the game into the style sheet, for who has no script. */
function themes(): Plugin {
  return {
    name: "themes",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("/guide/page.css") ? `${code}\n${values(evening)}` : null,
  };
}

function values(theme: Theme): string {
  const lines: string[] = [];
  const setProperty = (name: string, value: string | null) => lines.push(`${name}: ${value};\n`);
  applyTheme(theme, {
    style: { setProperty } as Partial<CSSStyleDeclaration> as CSSStyleDeclaration,
  });
  return `:root {\n${lines.join("")}}\n`;
}
