/**
 * The frame of all pages of the rules: HTML that can be read without a script, and links to the
 * game and to other languages. What needs the address of the game, as the preview for other sites
 * and the site map, is left out of a build that is not given it as `SITE`.
 */

import { safe } from "../embed/tags";
import { ownNameOf } from "../locales/catalogue";
import type { Voice } from "../rules/text";
import { LANGUAGES, type Language } from "../settings/settings";

/** A language in which the pages are written. */
export interface Edition extends Voice {
  readonly language: Language;
  /** "2 and 3". */
  readonly list: (items: readonly string[]) => string;
  /** Says the value of a setting of the rules. */
  readonly value: (setting: string, value: string, wording: string | null) => string;
}

/** The files that all pages share, by their names in the folder of the pages. */
export interface Assets {
  /** The address of the script that draws the figures as elements; null if it is not built. */
  readonly elements: string | null;
  readonly script: string;
  readonly styles: readonly string[];
}

/** A page's place and description. */
interface Leaf {
  readonly edition: Edition;
  /** Its folder among the pages, which ends with a slash, or nothing. */
  readonly folder: string;
  readonly title: string;
  readonly description: string;
  /** Its part in the body, after the bar. */
  readonly body: string;
}

/** The content security policy: no inline script or style, and nothing from other sites. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The picture that other sites show of a page, in the game's folder. */
const PREVIEW = { path: "preview.jpg", width: 1200, height: 630 };

/** Renders a page; `site` is the address of the game's folder, or null if the build has none. */
export function page(
  { edition, folder, title, description, body }: Leaf,
  assets: Assets,
  site: string | null,
): string {
  const { language, say } = edition;
  const up = folder === "" ? "" : "../";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${safe(title)}</title>
<meta name="description" content="${safe(description)}">
${[
  ...alternates(site, folder),
  ...preview(
    { title, description, language, address: site && `${site}rules/${folder}${language}.html` },
    site,
  ),
].join("\n")}
<link rel="icon" href="${up}../favicon.svg" type="image/svg+xml">
${assets.styles.map((style) => `<link rel="stylesheet" href="${up}${style}">`).join("\n")}
${assets.elements ? `<script type="module" src="${up}${assets.elements}"></script>\n` : ""}<script type="module" src="${up}${assets.script}"></script>
</head>
<body>
<header>
<div class="bar">
<a class="brand" href="${up}../">${safe(say("brand"))}</a>
<nav class="languages" aria-label="${safe(say("set-language"))}">
${LANGUAGES.map((other) => inLanguage(other, language)).join("\n")}
</nav>
<a class="play" href="${up}../">${safe(say("page-play"))}</a>
</div>
${body}
</body>
</html>
`;
}

function inLanguage(other: Language, language: Language): string {
  const here = other === language ? ' aria-current="page"' : "";
  return `<a href="${other}.html" hreflang="${other}" lang="${other}"${here}>${ownNameOf(other)}</a>`;
}

/** Links to the page in every language; English is for readers of other languages. */
function alternates(site: string | null, folder: string): string[] {
  const at = (language: string) =>
    site === null ? `${language}.html` : `${site}rules/${folder}${language}.html`;
  const link = (tag: string, address: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${safe(address)}">`;
  return [...LANGUAGES.map((it) => link(it, at(it))), link("x-default", at("en"))];
}

interface Previewed {
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** The address of the page; null if the build does not know it. */
  readonly address: string | null;
}

/** Returns the preview of a page for other sites. Addresses in it are absolute or left out. */
export function preview(
  { title, description, language, address }: Previewed,
  site: string | null,
): string[] {
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${safe(`${content}`)}">`;
  const said = [
    property("type", "website"),
    property("site_name", "Istaka"),
    property("locale", { en: "en_GB", tr: "tr_TR", de: "de_DE", nl: "nl_NL" }[language]),
    property("title", title),
    property("description", description),
  ];
  if (site === null || address === null) return said;
  return [
    `<link rel="canonical" href="${safe(address)}">`,
    ...said,
    property("url", address),
    property("image", `${site}${PREVIEW.path}`),
    property("image:width", PREVIEW.width),
    property("image:height", PREVIEW.height),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Returns the address of the site with a slash at its end; null if the build does not know it. */
export function siteIn(given: string | undefined): string | null {
  if (!given) return null;
  const address = URL.canParse(given) ? new URL(given) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.search || address.hash)
    throw new Error(`SITE is no address of a folder on the web: ${given}`);
  return address.href.replace(/\/*$/, "/");
}

/** Returns the preview of the game for other sites; empty without an address of the picture. */
export function gameHead(html: string, site: string | null): string {
  if (site === null) return "";
  const [, title = "Istaka"] = /<title>([^<]*)</.exec(html) ?? [];
  const [, description = ""] = /name="description" content="([^"]*)"/.exec(html) ?? [];
  const lines = preview({ title, description, language: "en", address: site }, site);
  return lines.map((line) => `${line}\n    `).join("");
}

/** Returns the site map: the game, and all pages with their translations. */
export function siteMap(site: string, pages: readonly string[]): string {
  const at = (path: string) => safe(`${site}rules/${path}`);
  const entry = (path: string): string => {
    // The pages of a folder say the same, each in the language of its name.
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const links = LANGUAGES.filter((it) => pages.includes(`${folder}${it}.html`)).map(
      (it) => `<xhtml:link rel="alternate" hreflang="${it}" href="${at(`${folder}${it}.html`)}"/>`,
    );
    return `<url><loc>${at(path)}</loc>${links.join("")}</url>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${safe(site)}</loc></url>
${pages.map(entry).join("\n")}
</urlset>
`;
}

/** Links to the page of a rule set, by its address in the folder of the page. */
export function presetLink({ say, language }: Edition, preset: string, folder = ""): string {
  return `<a href="${folder}${preset}/${language}.html">${safe(say("rules-of", { preset }))}</a>`;
}
