/** Figures as text, for pages that are made without a browser. */

export interface SvgOptions {
  /** The wild tile. */
  readonly okey?: string;
  readonly palette?: "turkish" | "rummy" | "gameduell";
  readonly faces?: "tiles" | "cards";
  /** The language of the text alternative, which names the tiles; "en" if absent. */
  readonly lang?: "en" | "de" | "tr" | "nl";
  /** The width of a tile in pixels; 48 if absent. */
  readonly width?: number;
}

/**
 * Returns a figure as an SVG document, with the tiles of each row side by side and a text
 * alternative. Throws a `TypeError` for a text that is no tiles, an option that does not exist, or
 * a value that it cannot have.
 */
export declare function tilesSvg(tiles: string, options?: SvgOptions): string;
