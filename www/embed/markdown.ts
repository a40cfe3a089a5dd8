/**
 * Plugins that draw the figures of Markdown: each fence named `okey` becomes a picture when the
 * page is made, and a wrong one ends the build. For Node, as it reads the engine from its file.
 */

import { existsSync, readFileSync } from "node:fs";
import { initSync } from "../pkg/figures/istaka";
import url from "../pkg/figures/istaka_bg.wasm?url&no-inline";
import { type Drawing, written } from "./drawing";
import { type FenceOptions, fenceDrawn, WrongFence } from "./fence";
import { checkOptions } from "./svg";

/** The first word of a fence with a figure. */
const NAME = "okey";

/** A figure of a Markdown file that is wrong. */
export class FigureError extends Error {
  override readonly name = "FigureError";

  constructor(
    /** The file; null if the plugin is not told which one it is. */
    readonly file: string | null,
    /** The line of the file, from 1. */
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file === null ? "line " : `${file}:`}${line}: ${reason}`);
  }
}

/** A fence, with the place of its first line, which names it. */
interface Fence {
  readonly text: string;
  /** The line in the text that the plugin has, from 1. */
  readonly line: number;
  readonly file: string | undefined;
}

/** Returns the function that draws fences, with the engine awake. */
function drawer(options: FenceOptions = {}): (fence: Fence) => Drawing {
  checkOptions(options, ["palette", "faces", "lang", "width"]);
  initSync({ module: readFileSync(new URL(url, import.meta.url)) });
  return (fence) => {
    try {
      return fenceDrawn(fence.text, options);
    } catch (error) {
      if (!(error instanceof WrongFence)) throw error;
      const line = lineIn(fence) + 1 + error.line;
      throw new FigureError(fence.file ?? null, line, error.message);
    }
  };
}

/**
 * Returns the line of a fence in its file: generators take away the lines at the head of a file
 * that are no Markdown, so the same fence is looked for from there on.
 */
function lineIn({ text, line, file }: Fence): number {
  if (file === undefined || !existsSync(file)) return line;
  const lines = readFileSync(file, "utf8").split("\n");
  const fence = [NAME, ...text.trimEnd().split("\n")].map((part) => part.trim());
  const at = lines.findIndex(
    (_, i) => i >= line - 1 && fence.every((part, j) => lines[i + j]?.includes(part)),
  );
  return at < 0 ? line : at + 1;
}

/** The parts of markdown-it that the plugin needs. */
interface MarkdownIt {
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: MarkdownItState) => void): void };
  };
}

interface MarkdownItState {
  readonly tokens: {
    type: string;
    tag: string;
    info: string;
    content: string;
    map: [number, number] | null;
  }[];
  /** The things of a generator: Eleventy and VitePress name the file there. */
  readonly env?: { readonly page?: { readonly inputPath?: unknown }; readonly path?: unknown };
}

/** Draws the figures of markdown-it. */
export function markdownItOkey(md: MarkdownIt, options?: FenceOptions): void {
  const draw = drawer(options);
  md.core.ruler.push(NAME, ({ tokens, env }) => {
    for (const token of tokens) {
      if (token.type !== "fence" || token.info.trim().split(/\s/)[0] !== NAME) continue;
      const line = (token.map?.[0] ?? 0) + 1;
      const file = [env?.page?.inputPath, env?.path].find((path) => typeof path === "string");
      token.content = `${written(draw({ text: token.content, line, file }))}\n`;
      Object.assign(token, { type: "html_block", tag: "", info: "" });
    }
  });
}

/** A node of a tree of remark. */
interface Node {
  type: string;
  children?: Node[];
  lang?: string | null;
  value?: string;
  position?: { start: { line: number } };
  data?: unknown;
}

/** Draws the figures of remark, as elements for remark-rehype and MDX. */
export function remarkOkey(options?: FenceOptions): (tree: Node, file: { path?: string }) => void {
  const draw = drawer(options);
  return function visit(node, file) {
    for (const child of node.children ?? []) {
      if (child.type !== "code" || child.lang !== NAME) {
        visit(child, file);
        continue;
      }
      const { value = "", position } = child;
      const line = position?.start.line ?? 1;
      const drawing = draw({ text: value, line, file: file.path });
      const { tagName, properties, children } = hast(drawing);
      child.type = NAME;
      child.children = [];
      child.data = { hName: tagName, hProperties: properties, hChildren: children };
      delete child.value;
    }
  };
}

/** An element of the trees of rehype. */
interface Hast {
  readonly type: "element";
  readonly tagName: string;
  readonly properties: Drawing["attributes"];
  readonly children: readonly (Hast | { readonly type: "text"; readonly value: string })[];
}

function hast({ name, attributes, children }: Drawing): Hast {
  const inside = children.map((child) =>
    typeof child === "string" ? ({ type: "text", value: child } as const) : hast(child),
  );
  return { type: "element", tagName: name, properties: attributes, children: inside };
}
