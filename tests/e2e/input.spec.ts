/** Whatever happens to keys, fingers and windows: nothing is lost, nothing is done twice. */

import type { CDPSession, Locator, Page } from "@playwright/test";
import {
  drag,
  middle,
  open,
  order,
  place,
  rack,
  record,
  resume,
  tap,
  toDiscard,
  turn,
} from "./play.ts";
import { expect, test } from "./support.ts";
import { drawn, enlarge, set } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** In pixels; fingers without a number are numbered in their order. */
type Point = { x: number; y: number; id?: number };

/** A finger, or several. */
async function touch(device: CDPSession, type: "Start" | "Move" | "End" | "Cancel", at: Point[]) {
  const touchPoints = at.map((point, id) => ({ id, ...point }));
  await device.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints });
}

/** Where the first tile would be put down in another place, held so much below its middle. */
async function elsewhere(page: Page, below = 0): Promise<Point> {
  const box = await rack(page).nth(5).boundingBox();
  if (!box) throw new Error("no tile");
  return { x: box.x + box.width / 2, y: box.y + box.height * (0.5 + below) };
}

/** A tile is being carried: what follows interrupts something. */
async function carried(page: Page): Promise<void> {
  await expect(page.locator("#felt")).toHaveCSS("cursor", "grabbing");
}

function marked(page: Page, mark: string): Locator {
  return page.locator(`.rack [data-mark=${mark}]`);
}

/** Lifts the first tile by a finger and carries it over another place of the rack. */
async function lift(page: Page): Promise<{ device: CDPSession; finger: Point }> {
  const device = await page.context().newCDPSession(page);
  const from = await middle(rack(page).first());
  // Under a finger a tile is held higher.
  const to = await elsewhere(page, 0.35);
  await touch(device, "Start", [from]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    await touch(device, "Move", [{ x, y }]);
  }
  await carried(page);
  return { device, finger: to };
}

/** The order once everything that has happened can be seen. */
async function orderNow(page: Page): Promise<(string | null)[]> {
  await drawn(page);
  return order(page);
}

async function tiles(page: Page): Promise<(string | null)[]> {
  return (await order(page)).sort();
}

test("a block is dragged by the wood below it, and one press of Undo brings it back", async ({
  page,
}) => {
  await open(page);
  const before = await order(page);
  const box = await rack(page).nth(1).boundingBox();
  const last = await middle(rack(page).last());
  if (!box) throw new Error("no tile");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 4);
  await page.mouse.down();
  await page.mouse.move(last.x + 4 * box.width, last.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => order(page)).not.toEqual(before);
  const moved = (await order(page)).slice(-5);
  expect(moved).toEqual(before.slice(0, 5));
  await page.locator("[data-move=undo]").click();
  await expect.poll(() => order(page)).toEqual(before);
});

for (const way of ["pairs", "groups", "best"]) {
  test(`tiles are arranged by ${way}, and back again`, async ({ page }) => {
    await open(page);
    const before = await order(page);
    await page.locator(`[data-move=${way}]`).click();
    await expect.poll(() => order(page)).not.toEqual(before);
    expect(await tiles(page)).toEqual([...before].sort());
    await page.keyboard.press("u");
    await expect.poll(() => order(page)).toEqual(before);
  });
}

test("a throw that has to be confirmed is not done at once", async ({ page }) => {
  await set(page, { confirm: true });
  await open(page);
  await toDiscard(page);
  const count = await rack(page).count();
  await tap(page, rack(page).first(), 2);
  await expect(page.locator("#bubble")).toContainText("Discard the");
  const [first] = await order(page);
  await expect(marked(page, "selected"), "one sees which").toHaveAttribute(
    "data-tile",
    first ?? "",
  );
  await expect(rack(page)).toHaveCount(count);
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.locator("#bubble")).toBeEmpty();
  await expect(marked(page, "selected")).toHaveCount(0);
  await rack(page).first().press("Enter");
  await tap(page, rack(page).last());
  await expect(page.locator("#bubble"), "another tile is chosen instead").toBeEmpty();
  await rack(page).first().press("Enter");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(rack(page)).toHaveCount(count - 1);
});

for (const [way, act] of Object.entries({
  "choosing a tile": (page: Page) => tap(page, rack(page).last()),
  "choosing one by key": (page: Page) => rack(page).last().press("Space"),
  "moving a tile": async (page: Page) => {
    await drag(page, rack(page).first(), await middle(rack(page).nth(3)));
  },
  "tapping the felt": (page: Page) => page.mouse.click(400, 300),
})) {
  test(`a refusal and the tiles that it names go with ${way}`, async ({ page }) => {
    await open(page);
    await toDiscard(page);
    await page.locator("[data-move=finish]").click();
    await expect(page.locator("#bubble")).toContainText("Not complete");
    await expect(marked(page, "misfit").first()).toBeAttached();
    await act(page);
    await expect(page.locator("#bubble")).toBeEmpty();
    await expect(marked(page, "misfit")).toHaveCount(0);
  });
}

test.describe("out of turn", () => {
  test.use({ pace: "slow" });

  test("a tap on one’s own discards says so, until the turn comes", async ({ page }) => {
    await resume(page, record("before-turn"));
    await tap(page, place(page, "discard"));
    await expect(page.locator("#bubble")).toContainText("It is not your turn yet");
    await turn(page);
    await expect(page.locator("#bubble .bubble")).toHaveCount(0);
    await expect(page.locator("#prompt")).toContainText("Your turn");
  });
});

for (const command of ["Control", "Meta"]) {
  test(`${command} and Z take back, and nothing else that ${command} is pressed with`, async ({
    page,
  }) => {
    await open(page);
    await turn(page);
    const before = await order(page);
    await page.keyboard.press("3");
    await expect.poll(() => order(page)).not.toEqual(before);
    const sorted = await order(page);
    await page.evaluate(() => {
      document.addEventListener("keydown", (event) => {
        document.body.dataset.kept = `${document.body.dataset.kept ?? ""}${event.defaultPrevented}`;
        event.preventDefault();
      });
    });
    await rack(page).first().focus();
    for (const key of ["d", "u", "1", "Enter", "ArrowRight"]) {
      await page.keyboard.press(`${command}+${key}`);
    }
    await page.keyboard.press(`${command}+Shift+z`);
    expect(await orderNow(page)).toEqual(sorted);
    await expect(page.locator("body")).toHaveAttribute("data-kept", /^(false)+$/);
    await page.keyboard.press(`${command}+z`);
    await expect.poll(() => order(page)).toEqual(before);
  });
}

test("two quick draws are one, and so are two quick throws", async ({ page }) => {
  await open(page);
  await turn(page);
  const count = await rack(page).count();
  const stock = await middle(place(page, "stock"));
  await page.mouse.click(stock.x, stock.y);
  await page.mouse.click(stock.x, stock.y);
  await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  await expect(rack(page)).toHaveCount(count + 1);
  // One question after the other: by then the second draw has been refused.
  await page.keyboard.press("h");
  await expect(page.locator("[data-hint]").first()).toBeAttached();
  await rack(page).last().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(rack(page)).toHaveCount(count);
});

test("the keys are listed by the question mark, and the focus comes back", async ({ page }) => {
  await open(page);
  await rack(page).first().focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rack(page).first()).toBeFocused();
});

test("Escape and the context menu leave a carried tile where it came from", async ({ page }) => {
  await open(page);
  const before = await order(page);
  const { x, y } = await middle(rack(page).first());
  const to = await elsewhere(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await carried(page);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await orderNow(page)).toEqual(before);
  await page.mouse.click(x, y, { button: "right" });
  expect(await orderNow(page)).toEqual(before);
});

for (const [zoom, width, height] of [
  ["200 %", 640, 400],
  ["200 % on a tablet", 512, 384],
] as const) {
  test(`at a zoom of ${zoom} a turn is played`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await toDiscard(page);
    const count = await rack(page).count();
    await drag(page, rack(page).first(), await middle(place(page, "discard")));
    await expect(rack(page)).toHaveCount(count - 1);
  });
}

test("larger letters of the browser leave everything in reach", async ({ page }) => {
  await enlarge(page);
  await open(page);
  await toDiscard(page);
  await page.locator("[data-move=finish]").click();
  await expect(page.locator("#bubble")).toContainText("Not complete");
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tile let go over another place of the rack stays there", async ({ page }) => {
    await open(page);
    const before = await order(page);
    const { device } = await lift(page);
    await touch(device, "End", []);
    expect(await orderNow(page)).not.toEqual(before);
  });

  test("a second finger neither takes nor drops a tile", async ({ page }) => {
    await open(page);
    // While others play, what is carried leaves the order with each of their moves.
    await turn(page);
    const before = await order(page);
    const { device, finger } = await lift(page);
    const other = { ...(await middle(rack(page).nth(8))), id: 1 };
    await touch(device, "Start", [finger, other]);
    const away = { ...other, y: other.y - 200 };
    await touch(device, "Move", [finger, away]);
    await touch(device, "End", [away]);
    expect(await orderNow(page)).toEqual(before);
    await carried(page);
    await touch(device, "End", []);
    const after = await orderNow(page);
    expect(after).not.toEqual(before);
    expect(after.filter((tile) => tile !== before[0])).toEqual(before.slice(1));
  });

  test("a cancelled touch puts the tile back", async ({ page }) => {
    await open(page);
    const before = await order(page);
    const { device } = await lift(page);
    await touch(device, "Cancel", []);
    expect(await orderNow(page)).toEqual(before);
    // It was let go: another touch carries it again.
    await touch((await lift(page)).device, "End", []);
    expect(await orderNow(page)).not.toEqual(before);
  });

  test("a device turned in mid-drag puts the tile back, and turned back has the old order", async ({
    page,
  }) => {
    const turned = async (width: number, height: number): Promise<(string | null)[]> => {
      const upright = width < height;
      await page.setViewportSize({ width, height });
      const kind = upright ? "portrait" : "landscape";
      await expect(page.locator("#game")).toHaveAttribute("data-kind", kind);
      return orderNow(page);
    };
    await open(page);
    const upright = await order(page);
    const across = await turned(844, 390);
    expect(await turned(390, 844)).toEqual(upright);
    const { device } = await lift(page);
    expect(await turned(844, 390)).toEqual(across);
    // The finger is still down, and goes on; it carries nothing any more.
    const to = await elsewhere(page, 0.35);
    await touch(device, "Move", [{ x: to.x - 30, y: to.y }]);
    await touch(device, "Move", [to]);
    await touch(device, "End", []);
    expect(await orderNow(page)).toEqual(across);
    expect(await turned(390, 844)).toEqual(upright);
  });

  test("the keys are found in the menu, for there may be a keyboard", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("button", { name: "Keys" }).tap();
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  });

  test("a window that loses the focus in mid-drag puts the tile back", async ({ page }) => {
    await open(page);
    const before = await order(page);
    const { device } = await lift(page);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await touch(device, "End", []);
    expect(await orderNow(page)).toEqual(before);
  });
});

test("a match is played in one tab at a time, and goes over as it stands", async ({
  page,
  context,
  site,
}) => {
  await open(page, "");
  const second = await context.newPage();
  await second.goto(site.url);
  const elsewhere = "The game goes on in another tab";
  await expect(page.getByRole("dialog", { name: elsewhere })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: elsewhere })).toBeVisible();
  await drag(second, rack(second).first(), await middle(rack(second).nth(6)));
  await toDiscard(second);
  const left = await order(second);
  await page.getByRole("button", { name: "Play here" }).click();
  await expect(second.getByRole("dialog", { name: elsewhere })).toBeVisible();
  await expect.poll(() => order(page)).toEqual(left);
});

test("a round is played without seeing it: by names and keys, the canvas hidden", async ({
  page,
}) => {
  await open(page);
  await page.locator("#felt").evaluate((felt) => {
    felt.style.visibility = "hidden";
  });
  const options = page.getByRole("listbox", { name: "Your rack" }).getByRole("option");
  const stock = page.getByRole("button", { name: /^Stock/ });
  const dialog = page.getByRole("dialog");
  const finish = page.getByRole("button", { name: "Finish" });
  for (let move = 0; move < 60 && !(await dialog.isVisible()); move += 1) {
    if ((await turn(page)) === "over") break;
    // It is told after what was done last, however quick the others were.
    const told = () => page.getByRole("log").locator("p").allTextContents();
    await expect
      .poll(async () => {
        const lines = await told();
        const own = lines.findLastIndex((line) => line.startsWith("You have discarded"));
        return lines.lastIndexOf("Your turn.") > own;
      })
      .toBe(true);
    const count = await options.count();
    const pass = page.getByRole("button", { name: "Pass" });
    if (await pass.isVisible()) {
      await pass.press("Enter");
      break;
    }
    if ((await stock.getAttribute("aria-disabled")) === "false") await stock.press("Enter");
    else if ((await finish.getAttribute("data-ready")) !== null) {
      await finish.press("Enter");
      break;
    } else {
      const plain = options.filter({ hasNot: page.getByText("wild") });
      const names = await plain.evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ""));
      await plain.nth(names.findLastIndex((name) => !name.includes("wild"))).press("Enter");
    }
    await expect(options).not.toHaveCount(count);
  }
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading", { level: 1 })).toContainText("ound 1");
});
