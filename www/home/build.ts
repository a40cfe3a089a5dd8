/** At build time: puts home into the page, and its script into a file of its own. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { Speaker } from "../locales/catalogue.ts";
import { compile } from "../locales/compile.ts";
import { LANGUAGES, type Language } from "../settings/settings.ts";
import { homePage, withoutScript } from "./page.ts";
import { scriptFile } from "./script.ts";

/** The catalogues with words of home. */
const PARTS = ["", "-dialogs", "-editor", "-home", "-matches", "-puzzles", "-people", "-score"];

/** Tags of what the page needs beyond home, as Vite has written them. */
const REST = /\s*<(link rel="preload"[^>]*as="fetch"[^>]*>|script type="module"[^>]*><\/script>)/g;

/** Puts home before the table; its script fetches the rest of the page. */
export function home(): Plugin {
  return {
    name: "home",
    ...scriptFile("home.js", script),
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) => (path.startsWith("/rules/") ? html : withHome(html)),
    },
  };
}

function withHome(html: string): string {
  const speakers = Object.fromEntries(
    LANGUAGES.map((language) => [language, speakerOf(language)]),
  ) as Record<Language, Speaker>;
  const rest = [...html.matchAll(REST)].map(([tag]) => tag.trim()).join("");
  const head = `<template id="rest">${rest}</template>\n    <script src="./home.js"></script>\n    <title>`;
  return html
    .replace(REST, "")
    .replace("<title>", head)
    .replace("<noscript></noscript>", `<noscript>${withoutScript(speakers)}</noscript>`)
    .replace('<main id="game">', (game) => `${homePage(speakers)}\n    ${game}`);
}

function speakerOf(language: Language): Speaker {
  const parts = PARTS.map((part) =>
    compile(readFileSync(`www/locales/${language}${part}.ftl`, "utf8")),
  );
  return new Speaker(language, Object.assign({}, ...parts));
}

/** Bundles the script, which runs in the window itself. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      write: false,
      lib: { entry: resolve("www/home/home.ts"), formats: ["iife"], name: "istakaHome" },
    },
  });
  const files = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const found = files.find((file) => file.type === "chunk");
  if (found?.type !== "chunk") throw new Error("Home has no script.");
  return found.code;
}
