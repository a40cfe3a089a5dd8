/** The style sheets name nothing that no page has. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const files = readdirSync("www", { recursive: true, encoding: "utf8" })
  .filter((file) => !file.startsWith("pkg/") && !/\.(test|double)\.ts$/.test(file))
  .map((file) => `www/${file}`);

const textOf = (...ends: readonly string[]): string =>
  files
    .filter((file) => ends.some((end) => file.endsWith(end)))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** The classes, ids and attributes of selectors. */
const NAMES = /[.#]([a-z][\w-]*)|\[([a-z-]+)/gi;

it("every class, id and attribute of a style sheet is set somewhere", () => {
  const pages = `${textOf(".ts", ".html")}${readFileSync("index.html", "utf8")}`;
  const selectors = textOf(".css")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\{[^{}]*\}/g, " ");
  const isSet = (name: string): boolean => {
    // Numbers and words at the end may be filled in: `seat-${seat}`.
    const begun = name.replace(/(?<=-|^p)[^-]*$/, "${");
    const inData = name
      .replace(/^data-/, "")
      .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
    return (
      [`(?<![\\w-])${name}(?![\\w-])`, `\\bdataset\\.${inData}\\b`].some((each) =>
        RegExp(each).test(pages),
      ) ||
      (begun !== name && pages.includes(begun))
    );
  };
  const named = [...selectors.matchAll(NAMES)].map(
    ([, name, attribute]) => name ?? attribute ?? "",
  );
  expect([...new Set(named)].filter((name) => !isSet(name))).toEqual([]);
});
