/** Chromium, led by Playwright. */

import type { BrowserType, LaunchOptions } from "@playwright/test";
import { type Driver, half, WINDOW } from "./driver.ts";

export async function startChromium(
  chromium: BrowserType,
  options: LaunchOptions,
): Promise<Driver> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: WINDOW, locale: "en" });
  const { keyboard, mouse } = page;
  return {
    go: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    click: ([x, y], clickCount) => mouse.click(x, y, { clickCount }),
    drag: async (from, to) => {
      await mouse.move(...from);
      await mouse.down();
      await mouse.move(...half(from, to));
      await mouse.move(...to);
      await mouse.up();
    },
    press: (key) => keyboard.press(key),
    end: () => browser.close(),
  };
}
