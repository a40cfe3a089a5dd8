/** At build time: puts the messages for a failed start into the page, in every language. */

import { readFileSync } from "node:fs";
import { type Plugin, transformWithOxc } from "vite";
import { scriptFile } from "../../home/script.ts";
import { Speaker } from "../../locales/catalogue.ts";
import { compile } from "../../locales/compile.ts";
import { LANGUAGES } from "../../settings/settings.ts";

const SCRIPT = "www/app/start/script.ts";

/** The message of a slow start, which is part of the page and not of the script. */
const SLOW = "failed-slow";

/** The messages for a failed start. */
const SENTENCES = "www/locales/failed.ftl";

/** Puts the script first, and its words into the page for browsers that cannot even run it. */
export function startPage(): Plugin {
  return {
    name: "start-page",
    ...scriptFile("start.js", script),
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) =>
        path.startsWith("/rules/")
          ? html
          : html
              // Also for a page without an origin, such as one opened as a file.
              .replace('rel="stylesheet" crossorigin', 'rel="stylesheet"')
              .replace("<title>", '<script src="./start.js"></script>\n    <title>')
              .replace('<div id="unstarted">', (tag) => `${tag}${said().map(slow).join("")}`),
    },
  };
}

type Sentences = readonly [language: string, words: Readonly<Record<string, string>>];

function said(): Sentences[] {
  const words = compile(readFileSync(SENTENCES, "utf8"));
  return LANGUAGES.map((language) => {
    const speaker = new Speaker(language, words);
    const say = (name: string) => [name, speaker.say(name, { language })] as const;
    return [language, Object.fromEntries(Object.keys(words).map(say))];
  });
}

function slow([language, words]: Sentences): string {
  return `<p lang="${language}">${words[SLOW]}</p>`;
}

/** Compiles the script for the oldest browsers that can show the page. */
async function script(): Promise<string> {
  const options = { target: "es2015", lang: "ts" } as const;
  const { code } = await transformWithOxc(readFileSync(SCRIPT, "utf8"), SCRIPT, options);
  const told = said().map(([language, { [SLOW]: _, ...words }]) => [language, words]);
  return `{\nconst WORDS = ${JSON.stringify(Object.fromEntries(told))};\n${code}}\n`;
}
