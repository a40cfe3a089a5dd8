/** At build time: the rules of every preset as pages of their own, in every language. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { type Catalogue, Speaker } from "../locales/catalogue.ts";
import { compile } from "../locales/compile.ts";
import type * as ruleEngine from "../pkg/rules/istaka";
import { guideOf } from "../rules/text.ts";
import { DEFAULTS, gamesIn, LANGUAGES, type Language } from "../settings/settings.ts";
import { nameOf } from "../state/faces.ts";
import { applyTheme, evening, type Theme } from "../table/theme.ts";
import { earBody } from "./ear.ts";
import { type Assets, type Edition, gameHead, page, siteIn, siteMap } from "./frame.ts";
import { chooserBody, indexBody } from "./index.ts";
import { type Engine, momentsIn, momentsOf } from "./moments.ts";
import { ringDeal } from "./ring.ts";
import { type Chapter, rulesBody } from "./rules.ts";
import { sheetOfTiles } from "./tiles.ts";

type RuleEngine = typeof ruleEngine;

/** The numbers of players that a page explains; most play with four. */
const PLAYERS = [4, 3, 2];

/** The files of the dev server, relative to the folder of the pages. */
const SOURCES: Assets = { elements: null, script: "../www/rules/script.ts", styles: [] };

/** Writes the pages into the folder `rules` of the game; the dev server makes them on request. */
export function rulePages(): Plugin {
  const site = siteIn(process.env.SITE);
  let out = "";
  let builds = false;
  return {
    name: "rule-pages",
    configResolved: ({ root, build, command }) => {
      out = resolve(root, build.outDir);
      builds = command === "build";
    },
    configureServer(server) {
      let made: Promise<Map<string, string>> | null = null;
      server.middlewares.use(async ({ url = "" }, response, next) => {
        const path = /^\/rules\/([\w/-]+\.(?:html|svg))/.exec(url)?.[1];
        if (!path) return next();
        made ??= pages(SOURCES, site);
        const text = (await made).get(path);
        if (text === undefined) return next();
        const picture = path.endsWith(".svg");
        response.setHeader("content-type", picture ? "image/svg+xml" : "text/html");
        response.end(picture ? text : await server.transformIndexHtml(url, text));
      });
    },
    transformIndexHtml: (html, { path }) =>
      path.startsWith("/rules/") ? html : html.replace("<title>", `${gameHead(html, site)}<title>`),
    async closeBundle() {
      if (!builds) return;
      const made = await pages(await bundle(out), site);
      for (const [path, text] of made) {
        const file = join(out, "rules", path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      if (site === null) return;
      // The page with the choice of language has no text of its own.
      const found = [...made.keys()].filter((path) => /\b\w\w\.html$/.test(path));
      writeFileSync(join(out, "sitemap.xml"), siteMap(site, found));
    },
  };
}

/** Returns the texts of the files by their paths. */
async function pages(assets: Assets, site: string | null): Promise<Map<string, string>> {
  const engine = await wake<Engine>("istaka");
  const explainer = await wake<RuleEngine>("rules");
  const views = explainer.presets().map((name) => explainer.readRules(name));
  const presets = views.map(({ preset }) => preset);
  const playable = await Promise.all(presets.map((preset) => playing(engine, explainer, preset)));
  const files = new Map([["tiles.svg", sheetOfTiles()]]);
  const editions = LANGUAGES.map(editionOf);
  const index = (edition: Edition, body: string): string => {
    const { say } = edition;
    const title = `${say("page-index")} – ${say("brand")}`;
    const description = say("page-index-description");
    return page({ edition, folder: "", title, description, body }, assets, site);
  };
  for (const edition of editions) {
    const { language, say } = edition;
    const shelves = gamesIn(language).map((name) => views.filter(({ game }) => game === name));
    files.set(`${language}.html`, index(edition, indexBody(edition, shelves)));
    const byEar = {
      ...{ edition, folder: "ear/", title: `${say("ear-title")} – ${say("brand")}` },
      ...{ description: say("ear-description"), body: earBody(edition) },
    };
    files.set(`ear/${language}.html`, page(byEar, assets, site));
    for (const { preset, told, ...rest } of playable) {
      const guides = told.map((view) => [view.players, guideOf(view, edition)] as const);
      const body = rulesBody(
        edition,
        { ...rest, preset, guides },
        presets.filter((it) => it !== preset),
      );
      const rules = {
        edition,
        folder: `${preset}/`,
        title: say("page-title", { preset }),
        description: say("page-description", { preset }),
        body,
      };
      files.set(`${preset}/${language}.html`, page(rules, assets, site));
    }
  }
  const [first] = editions;
  if (!first) throw new Error("There is no language.");
  return files.set("index.html", withSlash(index(first, chooserBody(editions, presets))));
}

/** Adds the script of the game's page that mends the address of a folder without its slash. */
function withSlash(html: string): string {
  const game = readFileSync("index.html", "utf8");
  const [script = ""] = /<script>[^<]*<\/script>/.exec(game) ?? [];
  const [sum = ""] = /'sha256-[^']*'/.exec(game) ?? [];
  return html
    .replace("script-src 'self'", (own) => `${own} ${sum}`)
    .replace('<meta name="viewport"', (next) => `${script}\n${next}`);
}

/** Returns the contents of a page that do not depend on its language. */
async function playing(engine: Engine, explainer: RuleEngine, preset: string) {
  const rules = PLAYERS.map((players) => `${preset} players=${players}`);
  const told = rules.map((text) => explainer.ruleText(text));
  const paragraphs = told[0]?.paragraphs ?? [];
  const die = paragraphs.flatMap(({ numbers }) => numbers).find(([name]) => name === "die")?.[1];
  const deals = die === undefined ? [] : rules.flatMap((text) => ringDeal(engine, text, die) ?? []);
  const wanted = paragraphs.flatMap(({ section, id }) => momentsIn(section, [id]));
  const moments = momentsOf(engine, preset, wanted, deals[0]?.seed);
  const games: Chapter["games"] = (name) =>
    told.map(({ players, rules }) => {
      const shared = explainer.shareRules(rules, name);
      return [players, `?${new URLSearchParams({ rules: shared })}`];
    });
  return { preset, told, moments, games, deals };
}

/** Loads the engine of games or of rules. */
async function wake<Module extends Engine | RuleEngine>(name: string): Promise<Module> {
  const pkg = resolve("www/pkg", name);
  const engine: Module = await import(pathToFileURL(join(pkg, "istaka.js")).href);
  engine.initSync({ module: readFileSync(join(pkg, "istaka_bg.wasm")) });
  return engine;
}

/** Reads the words of a language, which are those of the game. */
export function editionOf(language: Language): Edition {
  const parts = [
    ...["", "-dialogs", "-play", "-rules", "-editor", "-pages", "-okey", "-okey101", "-rummi"],
  ].map((part) => compile(readFileSync(`www/locales/${language}${part}.ftl`, "utf8")));
  const words: Catalogue = Object.assign({}, ...parts);
  const speaker = new Speaker(language, words);
  const say: Edition["say"] = (id, args) => speaker.say(id, args);
  const names: Edition["names"] = (tiles) =>
    speaker.list(tiles.map((front) => nameOf(front, DEFAULTS, say)));
  const value: Edition["value"] = (setting, value, wording) => {
    const named = `option-${setting}-${value}`;
    const own = [`${named}-${wording}`, named, `value-${value}`].find((id) => id in words);
    return own ? say(own) : value;
  };
  return { language, say, names, value, list: speaker.list.bind(speaker) };
}

/** Bundles script and styles apart from the game, so that its chunks stay as they are. */
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
      rolldownOptions: { input: resolve("www/rules/script.ts") },
    },
  });
  const files = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const script = files.find((file) => file.type === "chunk" && file.isEntry)?.fileName;
  if (!script) throw new Error("The pages of the rules have no script.");
  const styles = files.map(({ fileName }) => fileName).filter((name) => name.endsWith(".css"));
  const here = (name: string) => `../${name}`;
  return { elements: here("elements/elements.js"), script: here(script), styles: styles.map(here) };
}

/** Writes the colours of the game into the style sheet, for readers without scripts. */
function themes(): Plugin {
  return {
    name: "themes",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith("/rules/page.css") ? `${code}\n${values(evening)}` : null,
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
