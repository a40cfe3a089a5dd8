/** Keys, fingers and windows: no input is lost or handled twice. */

import type { CDPSession, Locator, Page } from "@playwright/test";
import { sizesOf } from "../../www/state/rect.double.ts";
import {
  drag,
  drawFromStock,
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
import { picture } from "./sight.ts";
import { expect, ready, test } from "./support.ts";
import { pass, passUntil, stopTime, takeTime } from "./time.ts";
import { drawn, enlarge, speak } from "./visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A position in pixels; fingers without a number are numbered in order. */
type Point = { x: number; y: number; id?: number };

/** Dispatches a touch by one or several fingers. */
async function touch(device: CDPSession, type: "Start" | "Move" | "End" | "Cancel", at: Point[]) {
  const touchPoints = at.map((point, id) => ({ id, ...point }));
  await device.send("Input.dispatchTouchEvent", { type: `touch${type}`, touchPoints });
}

/**
 * Returns another place for the first tile, at this distance below its middle, as a fraction of its
 * height.
 */
async function elsewhere(page: Page, below = 0): Promise<Point> {
  const box = await rack(page).nth(5).boundingBox();
  if (!box) throw new Error("no tile");
  return { x: box.x + box.width / 2, y: box.y + box.height * (0.5 + below) };
}

/** Waits until a tile is being dragged. */
async function carried(page: Page): Promise<void> {
  await expect(page.locator("#felt")).toHaveCSS("cursor", "grabbing");
}

function marked(page: Page, mark: string): Locator {
  return page.locator(`.rack [data-mark=${mark}]`);
}

/** Picks up the first tile with the mouse and drags it over another place of the rack. */
async function lift(page: Page): Promise<void> {
  const { x, y } = await middle(rack(page).first());
  const to = await elsewhere(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await carried(page);
}

/** Does the same with a finger. */
async function liftByFinger(page: Page, device: CDPSession): Promise<{ finger: Point }> {
  const from = await middle(rack(page).first());
  // A finger holds a tile higher.
  const to = await elsewhere(page, 0.35);
  await touch(device, "Start", [from]);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    await touch(device, "Move", [{ x, y }]);
  }
  await carried(page);
  return { finger: to };
}

/** Returns the order once all changes are visible. */
async function orderNow(page: Page): Promise<(string | null)[]> {
  await drawn(page);
  return order(page);
}

test("the mouse moves tiles and blocks, and what is interrupted is put back", async ({ page }) => {
  await open(page);
  await turn(page);
  const width = (await rack(page).first().boundingBox())?.width ?? 0;
  await test.step("a block is dragged by the wood below it, and one Undo brings it back", async () => {
    const before = await order(page);
    const box = await rack(page).nth(1).boundingBox();
    const last = await middle(rack(page).last());
    if (!box) throw new Error("no tile");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height + 4);
    await page.mouse.down();
    await page.mouse.move(last.x + 4 * width, last.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => order(page)).not.toEqual(before);
    expect((await order(page)).slice(-5)).toEqual(before.slice(0, 5));
    await page.locator("[data-move=undo]").click();
    await expect.poll(() => order(page)).toEqual(before);
  });
  await test.step("Escape and the context menu leave a carried tile where it was", async () => {
    const before = await order(page);
    const { x, y } = await middle(rack(page).first());
    await lift(page);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await orderNow(page)).toEqual(before);
    await page.mouse.click(x, y, { button: "right" });
    expect(await orderNow(page)).toEqual(before);
  });
  await test.step("so do a window without the focus and one of another size", async () => {
    const before = await order(page);
    await lift(page);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.mouse.up();
    expect(await orderNow(page)).toEqual(before);
    await lift(page);
    await page.setViewportSize({ width: 1000, height: 700 });
    // The page reacts in the next frame.
    await drawn(page);
    await page.mouse.up();
    expect(await orderNow(page)).toEqual(before);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await orderNow(page)).toEqual(before);
  });
  await test.step("a tile that is let go far away keeps its gap", async () => {
    const [first, second] = await order(page);
    const last = await middle(rack(page).last());
    await drag(page, rack(page).first(), { x: last.x + 3 * width, y: last.y });
    await expect.poll(async () => (await order(page)).at(-1)).toBe(first);
    expect((await order(page))[0]).toBe(second);
    const moved = await middle(rack(page).last());
    expect(moved.x - last.x).toBeGreaterThan(2 * width);
  });
});

test("the buttons and keys of the rack arrange it and close it up", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  const places = () =>
    rack(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().x));
  const before = await order(page);
  await page.locator("[data-move=pairs]").click();
  await expect.poll(() => order(page)).not.toEqual(before);
  await page.keyboard.press("u");
  await expect.poll(() => order(page)).toEqual(before);
  const scatter = async (): Promise<void> => {
    const { width } = page.viewportSize() ?? { width: 0 };
    const { y } = await middle(rack(page).last());
    const first = await rack(page).first().getAttribute("data-tile");
    await drag(page, rack(page).first(), { x: width * 0.93, y });
    await expect.poll(async () => (await order(page)).at(-1)).toBe(first);
  };
  const closing = {
    "the button": () => page.locator("[data-move=close-up]").click(),
    "the key": () => page.keyboard.press("c"),
    "the menu of a phone": async () => {
      await page.locator("[data-move=arrange]").click();
      await page.locator("[data-move=close-up]").click();
      await expect(page.locator("#orders")).toBeHidden();
    },
  };
  for (const [how, close] of Object.entries(closing))
    await test.step(`${how} closes the rack up, and that is taken back`, async () => {
      if (how.includes("phone")) await page.setViewportSize({ width: 390, height: 844 });
      await drawn(page);
      await scatter();
      const [lying, tiles] = [await places(), await order(page)];
      await close();
      await expect.poll(places).not.toEqual(lying);
      expect(await order(page), "the order is the same").toEqual(tiles);
      await page.locator("[data-move=undo]").click();
      await expect.poll(places).toEqual(lying);
    });
});

test("a refusal and the tiles that it names go with what the player does next", async ({
  page,
}) => {
  await takeTime(page);
  await open(page);
  await toDiscard(page);
  await stopTime(page);
  const bubble = page.locator("#bubble");
  const ways = {
    "choosing a tile": () => tap(page, rack(page).last()),
    "choosing one by key": () => rack(page).last().press("Space"),
    "moving a tile": async () => {
      await drag(page, rack(page).first(), await middle(rack(page).nth(3)));
    },
    "tapping the felt": () => page.mouse.click(400, 300),
  };
  for (const [way, act] of Object.entries(ways))
    await test.step(way, async () => {
      await page.locator("[data-move=finish]").click();
      await passUntil(page, async () => (await marked(page, "misfit").count()) > 0);
      await expect(bubble).toContainText("Not complete");
      await expect(bubble).toContainText("To be discarded");
      await picture(page, "refused-finish");
      await act();
      // It would disappear by itself after some seconds, which do not pass here.
      await pass(page, 200);
      expect(await bubble.textContent().then((text) => text?.trim())).toBe("");
      expect(await marked(page, "misfit").count()).toBe(0);
    });
});

test("a turn is played by keyboard, and the browser keeps its own keys", async ({ page }) => {
  await open(page);
  await toDiscard(page);
  for (const command of ["Control", "Meta"])
    await test.step(`${command} and Z take back, and nothing else with ${command}`, async () => {
      const before = await order(page);
      await page.keyboard.press("3");
      await expect.poll(() => order(page)).not.toEqual(before);
      const sorted = await order(page);
      await page.evaluate(() => {
        delete document.body.dataset.kept;
        const note = (event: KeyboardEvent): void => {
          const { dataset } = document.body;
          dataset.kept = `${dataset.kept ?? ""}${event.defaultPrevented}`;
          event.preventDefault();
          if (event.key === "Z") document.removeEventListener("keydown", note);
        };
        document.addEventListener("keydown", note);
      });
      await rack(page).first().focus();
      for (const key of ["d", "u", "1", "Enter", "ArrowRight"])
        await page.keyboard.press(`${command}+${key}`);
      await page.keyboard.press(`${command}+Shift+Z`);
      expect(await orderNow(page)).toEqual(sorted);
      await expect(page.locator("body")).toHaveAttribute("data-kept", /^(false)+$/);
      await page.keyboard.press(`${command}+z`);
      await expect.poll(() => order(page)).toEqual(before);
    });
  await test.step("the keys are listed by the question mark, and the focus comes back", async () => {
    await rack(page).first().focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(rack(page).first()).toBeFocused();
  });
  await test.step("arrows with Shift move a tile, and Enter throws it", async () => {
    const [first, second] = await order(page);
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual([second, first]);
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect(page.locator(`.rack [data-tile="${second}"]`)).toHaveCount(0);
  });
});

test("turns by mouse: quick and slow taps count once, and others play meanwhile", async ({
  page,
}) => {
  await resume(page, record("before-turn"));
  await turn(page);
  const held = rack(page);
  await test.step("two quick draws are one, and so are two quick throws", async () => {
    const stock = await middle(place(page, "stock"));
    await page.mouse.click(stock.x, stock.y);
    await page.mouse.click(stock.x, stock.y);
    await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
    // The questions are answered in order: by then the second draw has been refused.
    await page.keyboard.press("h");
    await expect(page.locator("[data-hint]").first()).toBeAttached();
    await expect(held).toHaveCount(15);
    await held.last().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(held).toHaveCount(14);
  });
  await test.step("two taps are a double tap however long the page takes over the first", async () => {
    await turn(page);
    await drawFromStock(page);
    await expect(held).toHaveCount(15);
    await page.evaluate(() => {
      const busy = (): void => {
        const end = performance.now() + 600;
        while (performance.now() < end);
      };
      const later = (): void =>
        addEventListener("pointerdown", busy, { capture: true, once: true });
      addEventListener("pointerup", later, { once: true });
    });
    await tap(page, held.first(), 2);
    await expect(held).toHaveCount(14);
  });
  await test.step("the table goes on while a tile is carried", async () => {
    const { x, y } = await middle(held.first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y - 60, { steps: 3 });
    await turn(page);
    await expect(page.locator("#prompt")).toContainText("Your turn");
    await page.mouse.up();
    await expect(held).toHaveCount(14);
  });
  await test.step("an unfinished round is there again after a reload", async () => {
    await toDiscard(page);
    const dealt = await order(page);
    await drag(page, held.first(), await middle(held.nth(5)));
    await expect.poll(() => order(page)).not.toEqual(dealt);
    const before = await order(page);
    const stock = await place(page, "stock").getAttribute("data-count");
    await page.reload();
    await ready(page);
    expect(await order(page)).toEqual(before);
    await expect(place(page, "stock")).toHaveAttribute("data-count", stock ?? "");
    await expect(page.locator('.rack[data-phase="discard"]')).toBeAttached();
  });
});

test("a turn is played in zoomed windows and with larger letters", async ({ page }) => {
  await resume(page, record("throw"));
  for (const [width, height] of sizesOf("640x400 512x384"))
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await toDiscard(page);
      await drag(page, rack(page).first(), await middle(place(page, "discard")));
      await expect(rack(page)).toHaveCount(14);
      await turn(page);
    });
  await page.setViewportSize({ width: 1280, height: 800 });
  await enlarge(page);
  await page.reload();
  await ready(page);
  await toDiscard(page);
  await page.locator("[data-move=finish]").click();
  await expect(page.locator("#bubble")).toContainText("Not complete");
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tile is carried by one finger, until something interrupts it", async ({ page }) => {
    await open(page);
    // While others play, a dragged tile is out of the order at each of their moves.
    await turn(page);
    const device = await page.context().newCDPSession(page);
    await test.step("let go over another place it stays there, and so does the page", async () => {
      const before = await order(page);
      await liftByFinger(page, device);
      await touch(device, "End", []);
      await expect.poll(() => order(page)).not.toEqual(before);
      expect((await order(page)).sort()).toEqual([...before].sort());
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
    await test.step("a second finger neither takes nor drops a tile", async () => {
      const before = await order(page);
      const { finger } = await liftByFinger(page, device);
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
    const interrupted = {
      "a cancelled touch": () => touch(device, "Cancel", []),
      "a window that loses the focus": async () => {
        await page.evaluate(() => window.dispatchEvent(new Event("blur")));
        await touch(device, "End", []);
      },
    };
    for (const [what, interrupt] of Object.entries(interrupted))
      await test.step(`${what} puts the tile back, and another touch carries it`, async () => {
        const before = await order(page);
        await liftByFinger(page, device);
        await interrupt();
        expect(await orderNow(page)).toEqual(before);
        await liftByFinger(page, device);
        await touch(device, "End", []);
        expect(await orderNow(page)).not.toEqual(before);
      });
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
    const device = await page.context().newCDPSession(page);
    await liftByFinger(page, device);
    expect(await turned(844, 390)).toEqual(across);
    // The finger is still down and moves on without a tile.
    const to = await elsewhere(page, 0.35);
    await touch(device, "Move", [{ x: to.x - 30, y: to.y }]);
    await touch(device, "Move", [to]);
    await touch(device, "End", []);
    expect(await orderNow(page)).toEqual(across);
    expect(await turned(390, 844)).toEqual(upright);
  });
});

test("a round is played without seeing it: by names and keys, the canvas hidden", async ({
  page,
}) => {
  await open(page);
  await page.locator("#felt").evaluate((felt) => {
    felt.style.visibility = "hidden";
    // Screen readers name what gets the focus.
    addEventListener("focusin", ({ target }) => {
      if (target instanceof Element) document.body.dataset.named = target.ariaLabel ?? "";
    });
  });
  const options = page.getByRole("listbox", { name: "Your rack" }).getByRole("option");
  const stock = page.getByRole("button", { name: /^Stock/ });
  const dialog = page.getByRole("dialog");
  const finish = page.getByRole("button", { name: "Finish" });
  for (let move = 0; move < 60 && !(await dialog.isVisible()); move += 1) {
    if ((await turn(page)) === "over") break;
    // It is announced after the latest action, however fast the others play.
    const told = () => page.getByRole("log").locator("p").allTextContents();
    await expect
      .poll(async () => {
        const log = (await told()).join(" ");
        return log.lastIndexOf("Your turn.") > log.lastIndexOf("You discarded");
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
      const plain = options.filter({ hasNot: page.getByText("(okey)") });
      const names = await plain.evaluateAll((all) => all.map((tile) => tile.ariaLabel ?? ""));
      // One in the middle, as the last one leaves no tile in its place.
      const discarded = names.findIndex((name) => !name.includes("(okey)"));
      await plain.nth(discarded).press("Enter");
      await expect(options).not.toHaveCount(count);
      // The next tile, unless the others have ended the round meanwhile.
      const [now, named] = await page.evaluate(() => {
        const focused = document.activeElement?.closest(".rack [role=option]");
        return [focused?.ariaLabel ?? null, document.body.dataset.named];
      });
      if (now !== null) expect(named).toBe(now);
    }
    await expect(options).not.toHaveCount(count);
  }
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading", { level: 1 })).toContainText("ound 1");
  // Readers say it once the dialog is open.
  const line = /^.*ound 1.*\. You: .* this round, in all \d+ penalty points?\.$/;
  const told = dialog.locator(".unseen[aria-live]");
  await expect(told).toHaveText(line);
  await speak(page, "de");
  await expect(told).toContainText("Runde 1");
});
