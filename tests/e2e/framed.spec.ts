/** Elements by their address alone, by script, and as the package describes them. */

import { readFileSync } from "node:fs";
import type { OkeyPosition } from "../../xtask/npm/package/elements/elements.d.ts";
import { expect, test } from "./hosts.ts";
import { record } from "./play.ts";

test("an address is enough for forums and wikis: figures, matches and puzzles", async ({
  page,
  game,
  host,
}) => {
  const query = (name: string, attributes: Record<string, string>) =>
    `${game.url}elements/frame.html?show=${name}&${new URLSearchParams(attributes)}`;
  const figure = { tiles: "R5 R6 R8", kind: "run", lang: "de", onclick: "alert(1)" };
  const match = { record: record("over"), at: "30", caption: "Anfang", moves: "", lang: "de" };
  const addresses = [query("tiles", figure), query("position", match), query("puzzle", {})];
  const frames = addresses.map(
    (src) => `<iframe width="700" height="500" src="${src.replaceAll("&", "&amp;")}"></iframe>`,
  );
  await page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(globalThis, { heights });
    addEventListener("message", ({ data }) => {
      if (data.event === "height") heights.push(data.detail.height);
    });
  });
  await page.goto(host.page("", `<!doctype html><title>A forum</title>${frames.join("")}`));
  const inside = (at: number) => page.frameLocator("iframe").nth(at);
  await expect(inside(0).locator(".verdict")).toContainText("Falsch");
  await expect(inside(0).locator("okey-tiles")).not.toHaveAttribute("onclick");
  await page.locator("iframe").nth(1).scrollIntoViewIfNeeded();
  await expect(inside(1).locator(".caption")).toHaveText("Anfang");
  await expect(inside(1).locator(".moves li")).not.toHaveCount(0);
  // The move shown can be seen in the list, from the first on.
  const seen = () =>
    inside(1)
      .locator(".moves")
      .evaluate((list) => {
        const current = list.querySelector("[aria-current]")?.getBoundingClientRect();
        const { top, bottom } = list.getBoundingClientRect();
        return current !== undefined && current.top >= top && current.bottom <= bottom;
      });
  await expect.poll(seen).toBe(true);
  await inside(1).locator(".moves button").nth(5).click();
  await expect(inside(1).locator(".moves [aria-current]")).toHaveText(/./);
  await page.locator("iframe").nth(2).scrollIntoViewIfNeeded();
  await expect(inside(2).locator(".asked")).toBeVisible();
  const heights = () => page.evaluate(() => Reflect.get(globalThis, "heights") as number[]);
  // The least of no numbers is infinite.
  await expect.poll(async () => (await heights()).length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...(await heights()))).toBeGreaterThan(20);
});

test("an address that names no element says which ones there are", async ({ page, game }) => {
  const said = page.locator("main p");
  const at = (query: string) => page.goto(`${game.url}elements/frame.html${query}`);
  await at("?show=card%3Cb%3E&lang=de");
  await expect(said).toHaveText(
    "show: „card<b>“ ist nicht lesbar. Erwartet: tiles, position, puzzle oder game.",
  );
  await expect(said).toHaveAttribute("lang", "de");
  await at("?lang=xx");
  await expect(said).toHaveText("show is missing. Expected: tiles, position, puzzle, or game.");
});

test("a script steps through a match and seats another player", async ({ page, game }) => {
  const query = new URLSearchParams({
    show: "position",
    record: record("over"),
    at: "0",
    lang: "en",
  });
  await page.goto(`${game.url}elements/frame.html?${query}`);
  await expect(page.locator("okey-position .said")).toContainText("dealt");
  const match = page.locator("okey-position");
  const board = match.locator(".board");
  const seen = await match.evaluate((element) => {
    const position = element as OkeyPosition;
    const moments: unknown[] = [position.at];
    position.goTo(3);
    moments.push(position.moment);
    position.next();
    moments.push(position.moment);
    position.back();
    position.back();
    moments.push(position.moment);
    position.goTo(1e9, 99);
    position.goTo(Number.NaN);
    moments.push(position.moment);
    position.flip();
    return moments;
  });
  const at = (action: number) => ({ round: 1, action });
  expect(seen).toEqual(["0", at(3), at(4), at(2), at(0)]);
  await expect(board.locator(".own .name")).toHaveText("Player 2");
  await match.evaluate((element) => Reflect.apply(Reflect.get(element, "flip"), element, [0]));
  await expect(board.locator(".own .name")).toHaveText("Player 1");
});

test("the manifest of the package has what the elements read and can do", async ({
  page,
  game,
}) => {
  await page.goto(`${game.url}elements/frame.html?lang=en`);
  const manifest = JSON.parse(readFileSync("xtask/npm/package/custom-elements.json", "utf8"));
  type Declared = {
    tagName: string;
    attributes: { name: string; type: { text: string } }[];
    members: { kind: "field" | "method"; name: string }[];
  };
  const declared = manifest.modules[0].declarations as Declared[];
  const read = await page.evaluate(
    (names) =>
      names.map((name) => {
        const element = customElements.get(name) as unknown as { observedAttributes: string[] };
        return [name, element.observedAttributes.toSorted()];
      }),
    declared.map(({ tagName }) => tagName),
  );
  const names = ({ attributes }: Declared) => attributes.map(({ name }) => name).toSorted();
  expect(read).toEqual(declared.map((each) => [each.tagName, names(each)]));
  const needs: Record<string, Record<string, string>> = {
    "okey-tiles": { tiles: "R5 R6 R7", okey: "B7" },
    "okey-position": { record: record("over") },
  };
  for (const { tagName, attributes, members } of declared) {
    const missing = await page.evaluate(
      ({ tagName, members }) => {
        const element = document.createElement(tagName);
        const is = { field: (name: string) => name in element, method: isMethod };
        function isMethod(name: string): boolean {
          return typeof Reflect.get(element, name) === "function";
        }
        return members.filter(({ kind, name }) => !is[kind](name)).map(({ name }) => name);
      },
      { tagName, members },
    );
    expect(missing, tagName).toEqual([]);
    for (const { name, type } of attributes) {
      const words = [...type.text.matchAll(/"(\w+)"/g)].map(([, word = ""]) => word);
      if (words.length === 0) continue;
      // An element says in place what it does not read, and what it would.
      const complaint = (value: string) =>
        page.evaluate(
          async ({ tagName, attributes }) => {
            const element = document.createElement(tagName);
            for (const [key, text] of Object.entries(attributes)) element.setAttribute(key, text);
            document.body.append(element);
            await new Promise(requestAnimationFrame);
            const said = element.shadowRoot?.querySelector(".error")?.textContent ?? "";
            element.remove();
            return said;
          },
          { tagName, attributes: { ...needs[tagName], [name]: value } },
        );
      const said = await complaint("nonsense");
      for (const word of words.filter((word) => word !== "any"))
        expect(said, `${tagName} ${name}`).toContain(word);
      for (const word of words) expect(await complaint(word), `${tagName} ${name}`).toBe("");
    }
  }
});
