/** The addresses of pages, as hosts answer and lead to them. */

import { expect, it } from "vitest";
import { isGame, rulesFile } from "./addresses";

it("knows the game, and no page beside it", () => {
  for (const path of ["", "index.html", "index"]) expect(isGame(path), path).toBe(true);
  for (const path of ["rules/", "elements/frame.html", "index.html/", "docs/index.html", "a"])
    expect(isGame(path), path).toBe(false);
});

it.each([
  ["rules/index.html", ["rules", "rules/", "rules/index", "rules/index.html"]],
  ["rules/en.html", ["rules/en", "rules/en/", "rules/en.html"]],
  ["rules/swiss-1/tr.html", ["rules/swiss-1/tr", "rules/swiss-1/tr.html"]],
  [null, ["", "rules.txt", "rules/tiles.svg", "rules/turkish", "rules/turkish/", "docs/rules/en"]],
])("finds %s", (file, paths) => {
  for (const path of paths) expect(rulesFile(path), path).toBe(file);
});
