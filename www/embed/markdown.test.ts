/** Figures of Markdown are drawn and judged when a page is made, and wrong ones end the build. */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import type { Drawing } from "./drawing";
import { FigureError, markdownItOkey, remarkOkey } from "./markdown";
import { tilesSvg } from "./svg";

vi.mock("../pkg/figures/istaka_bg.wasm?url&no-inline", () => ({
  default: pathToFileURL(resolve("www/pkg/figures/istaka_bg.wasm")).href,
}));

type Options = Parameters<typeof markdownItOkey>[1];

/** A fence as markdown-it has it, from a line that is counted from 0. */
function fence(content: string, info = "okey", line = 4) {
  return { type: "fence", tag: "code", info, content, map: [line, line + 3] as [number, number] };
}

/** Draws a fence by the plugin for markdown-it. */
function token(content: string, options?: Options, env?: object, info?: string) {
  const one = fence(content, info);
  const push = (_: string, rule: (state: never) => void) =>
    rule({ tokens: [one], env } as unknown as never);
  markdownItOkey({ core: { ruler: { push } } }, options);
  return one;
}

function html(content: string, options?: Options): string {
  return token(content, options).content;
}

function errorOf(call: () => unknown): FigureError {
  try {
    call();
  } catch (error) {
    if (error instanceof FigureError) return error;
    throw error;
  }
  throw new Error("nothing is wrong");
}

it("draws a figure with title, caption and verdict", () => {
  const said = html("tiles R5 R6 B7 R8\nokey B7\nkind run\ncaption A <run> & more\n");
  expect(said).toMatch(/^<figure class="okey" lang="en" dir="ltr"><svg xmlns=[^>]* role="img"/);
  expect(said).toContain("<title>red 5, red 6, blue 7 (okey), and red 8</title>");
  const right = "<p>✓ <b>Right:</b> This is a run. Blue 7 stands for red 7.</p>";
  expect(said).toContain(`<figcaption><p>A &lt;run&gt; &amp; more</p>${right}</figcaption>`);
});

it("has what a strict policy allows and no name that two figures could share", () => {
  const said = html("tiles R5 F Y1 | K2 K9\nokey B7\nkind none\n");
  expect(said).not.toMatch(/\s(style|id|on\w+|href|src)=|<(style|script|image|use)\b/);
  expect(said.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
});

it("draws the picture of the package, by the options and the lines", () => {
  const options = { lang: "de", palette: "rummy", faces: "cards", width: 30 } as const;
  expect(html("tiles R5 R6", options)).toContain(tilesSvg("R5 R6", options));
  const own = "tiles R5 R6\nlang tr\nfaces tiles\npalette turkish";
  expect(html(own, options)).toContain(tilesSvg("R5 R6", { lang: "tr", width: 30 }));
  expect(html("tiles R5 R6")).not.toContain("figcaption");
});

it.each([
  ["en", "Right:</b> This is a run."],
  ["de", "Richtig:</b> "],
  ["nl", "Goed:</b> "],
  ["tr", "Doğru:</b> "],
] as const)("says the verdict in %s", (lang, words) => {
  const said = html("tiles R5 R6 R7\nkind run", { lang });
  expect(said).toContain(words);
  expect(said).toContain(`<figure class="okey" lang="${lang}"`);
});

describe.each([
  ["kind run\ntiles R5 R6 R8", 6, "Wrong: Missing: red 7."],
  ["tiles R5 R6 R7 | R5 R6 R8\n\n kind  run ", 8, "Wrong in row 2: Missing: red 7."],
  ["tiles R3 R3 | Y6 Y6\nokey B7\nkind opening", 8, "Wrong: 2 pairs; you need 5 to open."],
  ["tiles R3\nokey B7\nhand 2", 8, "Wrong: A complete hand has 14 tiles; here: 1."],
  ["tiles R5 R14", 6, "tiles: “R14” cannot be read. Expected: tiles such as R5"],
  ["kind run", 5, "tiles is missing. Expected: tiles such as R5"],
  ["tiles R5 F R6\nkind run", 5, "okey is missing. Expected: what is wild"],
  ["tiles R5\nkind street", 7, "kind: “street” cannot be read. Expected: run, group, pair,"],
  ["tiles R5\nkind", 7, "kind is missing. Expected: run, group, pair,"],
  ["tiles R5\nokey B7\nkind run\nhand 1", 9, "hand: “1” cannot be read. Expected: either"],
  ["tiles R5 R6 R7\nkind run\nrules chess", 8, "rules: “chess” cannot be read. Expected: rules"],
  ["tiles: R5", 6, "attribute: “tiles:” cannot be read. Expected: tiles, okey, kind, hand,"],
  ["tiles R5\ntiles R6", 7, "tiles is there twice."],
  ["tiles R5\nlang fr", 7, "lang: “fr” cannot be read. Expected: en, tr, de, or nl."],
  ["tiles R5\nfaces moons", 7, "faces: “moons” cannot be read. Expected: tiles or cards."],
])("refuses %j", (content, line, reason) => {
  it.each(["en", "de"] as const)("with line and English reason on a page in %s", (lang) => {
    const error = errorOf(() => html(content, { lang }));
    expect([error.line, error.file]).toEqual([line, null]);
    expect(error.reason.slice(0, reason.length)).toBe(reason);
    expect(error.message).toBe(`line ${line}: ${error.reason}`);
  });
});

it("names the line of the file, of which the head is not part of the text", () => {
  const folder = mkdtempSync(join(tmpdir(), "istaka-"));
  const file = join(folder, "runs.md");
  const figure = "```okey\ntiles R5 R6 R8\nkind run\n```\n";
  writeFileSync(file, `---\ntitle: Runs\nlayout: page\n---\n\n${figure}\n- > ${figure}`);
  const content = "tiles R5 R6 R8\nkind run\n";
  for (const env of [{ page: { inputPath: file } }, { path: file }]) {
    const error = errorOf(() => token(content, {}, env));
    expect([error.file, error.line]).toEqual([file, 8]);
    expect(error.message).toBe(`${file}:8: Wrong: Missing: red 7.`);
  }
  rmSync(folder, { recursive: true });
  // Without the file, the line is that of the text.
  const gone = errorOf(() => token(content, {}, { page: { inputPath: file } }));
  expect([gone.file, gone.line]).toEqual([file, 7]);
});

it("leaves other fences, and takes the first word of the info", () => {
  expect(token("tiles R5", {}, {}, "js").type).toBe("fence");
  expect(token("tiles R5", {}, {}, "okeydokey").type).toBe("fence");
  expect(token("tiles R5", {}, {}, " okey {.wide}").type).toBe("html_block");
});

it.each([
  [{ lang: "fr" }, "lang: expected one of en, tr, de, nl, got “fr”"],
  [{ okey: "R5" }, "options: expected only palette, faces, lang, width, got “okey”"],
  [{ width: 0 }, "width: expected a number above 0, got “0”"],
])("refuses the options %j", (options, message) => {
  expect(() => remarkOkey(options as Options)).toThrow(new TypeError(message));
});

it("draws the figures of the documents", () => {
  const texts = readdirSync("docs").filter((name) => name.endsWith(".md"));
  const fences = texts.flatMap((name) => [
    ...readFileSync(`docs/${name}`, "utf8").matchAll(/^```okey\n([\s\S]*?)^```$/gm),
  ]);
  expect(fences.length).toBeGreaterThan(0);
  for (const [, text = ""] of fences) expect(html(text)).toContain("✓ ");
});

/** Writes the elements that remark-rehype makes, as the plugin gives them. */
function writtenHast(node: Record<string, unknown>): string {
  if (node.type === "text") return `${node.value}`;
  const { tagName, properties, children } = node as {
    tagName: string;
    properties: Drawing["attributes"];
    children: Record<string, unknown>[];
  };
  const said = Object.entries(properties).map(([key, value]) => ` ${key}="${value}"`);
  return `<${tagName}${said.join("")}>${children.map(writtenHast).join("")}</${tagName}>`;
}

it("gives remark the same figure, wherever the fence is, and names its line", () => {
  const value = "tiles R5 R6 R7\nkind run";
  const at = (line: number) => ({ position: { start: { line } } });
  const code = { type: "code", lang: "okey", value, ...at(3) };
  const plain = { type: "code", lang: null, value };
  const tree = { type: "root", children: [{ type: "list", children: [code] }, plain] };
  const transform = remarkOkey({ lang: "nl" });
  transform(tree, { path: "runs.md" });
  expect(plain).toEqual({ type: "code", lang: null, value });
  expect(code).toMatchObject({ type: "okey", children: [] });
  const { hName, hProperties, hChildren } = (code as unknown as { data: Record<string, unknown> })
    .data;
  const drawn = writtenHast({ tagName: hName, properties: hProperties, children: hChildren });
  expect(`${drawn}\n`).toBe(html(`${value}\n`, { lang: "nl" }));
  const wrong = { type: "code", lang: "okey", value: "tiles R5\nkind run", ...at(20) };
  const error = errorOf(() =>
    transform({ type: "root", children: [wrong] }, { path: "nowhere/runs.md" }),
  );
  expect(error.message).toMatch(/^nowhere\/runs\.md:22: Wrong: /);
});
