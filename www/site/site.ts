/** The parts of pages that need the game's address, which a build may be given as `SITE`. */

import { safe } from "../embed/tags";
import { LANGUAGES } from "../settings/settings";
import { preview } from "./frame";

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
