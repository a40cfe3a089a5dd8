/**
 * Plugins that draw the figures of Markdown: each fence named `okey` becomes a picture when the
 * page is made, and a wrong one throws a `FigureError`. For Node.
 */

import type { SvgOptions } from "./svg.js";

/** The look and the language of all figures; a line of a fence takes precedence. */
export type FigureOptions = Omit<SvgOptions, "okey">;

/** A figure of a Markdown file that cannot be read, or whose claim does not hold. */
export declare class FigureError extends Error {
  readonly name: "FigureError";
  /** The file; null if the plugin is not told which one it is. */
  readonly file: string | null;
  /** The line of the file, from 1. */
  readonly line: number;
  /** The reason in English; the message has file and line, too. */
  readonly reason: string;
}

/** The parts of markdown-it that the plugin needs. */
export interface MarkdownItLike {
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: MarkdownItState) => void): void };
  };
}

export interface MarkdownItState {
  readonly tokens: {
    type: string;
    tag: string;
    info: string;
    content: string;
    map: [number, number] | null;
  }[];
  readonly env?: object;
}

/** A node of a tree of remark. */
export interface MarkdownNode {
  type: string;
}

/** Draws the figures of markdown-it: `md.use(markdownItOkey, options)`. */
export declare function markdownItOkey(md: MarkdownItLike, options?: FigureOptions): void;

/** Draws the figures of remark: `unified().use(remarkOkey, options)`. */
export declare function remarkOkey(
  options?: FigureOptions,
): (tree: MarkdownNode, file: { path?: string }) => void;
