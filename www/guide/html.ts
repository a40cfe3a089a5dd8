/**
 * The rules as pages of their own: HTML that can be read without a script. With one, its tiles are
 * drawn as the game draws them.
 */

import { type Args, ownNameOf } from "../locales/catalogue.ts";
import { LANGUAGES, type Language } from "../settings.ts";
import type { Card, Guide, Paragraph, Row } from "./text";

/** A language in which the pages are written. */
export interface Edition {
  readonly language: Language;
  readonly say: (id: string, args?: Args) => string;
  /** The presets and what they explain. */
  readonly guides: readonly (readonly [preset: string, guide: Guide])[];
}

/** The files that all pages share, by their names in the folder of the pages. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
}

/** Neither script nor style inside a page, and nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The rules of one preset in one language, for `<preset>/<language>.html`. */
export function rulePage(edition: Edition, preset: string, guide: Guide, assets: Assets): string {
  const { language, say } = edition;
  const alternates = LANGUAGES.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${other}.html">`,
  );
  const others = edition.guides.filter(([name]) => name !== preset);
  const contents = [
    ...guide.sections.map(({ id, title }) => [id, title] as const),
    ["sources", say("rules-sources")] as const,
  ];
  return page(
    { language, base: "../", assets },
    say("page-title", { preset }),
    [
      `<meta name="description" content="${safe(say("page-description", { preset }))}">`,
      ...alternates,
      `<link rel="alternate" hreflang="x-default" href="en.html">`,
    ],
    `<header>
${bar(edition, "../../", (other) => `${other}.html`)}
<h1>${safe(guide.title)}</h1>
<p>${safe(say("page-lead"))}</p>
<nav class="contents" aria-label="${safe(say("rules-contents"))}">
${contents.map(([id, title]) => `<a href="#${id}">${safe(title)}</a>`).join("\n")}
</nav>
</header>
<main>
${guide.sections
  .map(
    ({ id, title, paragraphs, source }) => `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${safe(title)}</h2>
${paragraphs.map(paragraph).join("\n")}
<p class="source"><small>${safe(source)}</small></p>
</section>`,
  )
  .join("\n")}
<section id="sources" aria-labelledby="sources-title">
<h2 id="sources-title">${safe(say("rules-sources"))}</h2>
<ul>
${guide.sources.map(({ name, about }) => `<li><b>${safe(name)}</b>: ${safe(about)}</li>`).join("\n")}
</ul>
</section>
</main>
<footer>
<nav aria-label="${safe(say("page-others"))}">
<h2>${safe(say("page-others"))}</h2>
<ul>
${others
  .map(([name, { title }]) => `<li><a href="../${name}/${language}.html">${safe(title)}</a></li>`)
  .join("\n")}
</ul>
</nav>
</footer>`,
  );
}

/** The list of all of them, `index.html`, each language in its own words. */
export function indexPage(editions: readonly Edition[], assets: Assets): string {
  const [first] = editions;
  if (!first) throw new Error("There is no language.");
  return page(
    { language: first.language, base: "", assets },
    `${first.say("page-index")} – ${first.say("brand")}`,
    [],
    `<header>
${bar(first, "../", null)}
<h1>${safe(first.say("title"))}</h1>
</header>
<main class="editions">
${editions
  .map(
    ({ language, say, guides }) => `<section lang="${language}">
<h2>${safe(say("page-index"))}</h2>
<ul>
${guides
  .map(([name, { title }]) => `<li><a href="${name}/${language}.html">${safe(title)}</a></li>`)
  .join("\n")}
</ul>
</section>`,
  )
  .join("\n")}
</main>`,
  );
}

function page(
  { language, base, assets }: { language: Language; base: string; assets: Assets },
  title: string,
  links: readonly string[],
  body: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${safe(title)}</title>
${links.map((link) => `${link}\n`).join("")}<link rel="icon" href="${base}../favicon.svg" type="image/svg+xml">
${assets.styles.map((style) => `<link rel="stylesheet" href="${base}${style}">`).join("\n")}
<script type="module" src="${base}${assets.script}"></script>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The game, and where it is told the same in other languages. */
function bar(
  { language, say }: Edition,
  game: string,
  address: ((language: Language) => string) | null,
): string {
  const link = (other: Language): string => {
    const here = other === language ? ' aria-current="page"' : "";
    return `<a href="${address?.(other)}" hreflang="${other}" lang="${other}"${here}>${ownNameOf(other)}</a>`;
  };
  const languages = `<nav class="languages" aria-label="${safe(say("set-language"))}">
${LANGUAGES.map(link).join("\n")}
</nav>`;
  return `<div class="bar">
<a class="brand" href="${game}">${safe(say("brand"))}</a>
${address ? languages : ""}
<a class="play" href="${game}">${safe(say("page-play"))}</a>
</div>`;
}

function paragraph({ id, text, rule, differs, cards }: Paragraph): string {
  const figures =
    cards.length > 0 ? `\n<div class="figures">\n${cards.map(figure).join("\n")}\n</div>` : "";
  return `<div class="rule${differs ? " differs" : ""}" id="${id}" data-rule="${rule}">
<p>${safe(text)}</p>${figures}
</div>`;
}

function figure({ rows, caption, good }: Card): string {
  const kind = good === null ? "" : good ? ' class="good"' : ' class="bad"';
  const told = caption ? `<figcaption>${safe(caption)}</figcaption>` : "";
  return `<figure${kind}><div>${rows.map(row).join("")}</div>${told}</figure>`;
}

/** What is written in it is read where nothing is drawn. */
function row({ text, wild, names }: Row): string {
  return `<tile-row role="img" aria-label="${safe(names)}" data-tiles="${text}" data-wild="${wild}">${safe(names)}</tile-row>`;
}

/** Text as HTML. */
function safe(text: string): string {
  const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
