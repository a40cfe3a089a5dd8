/** The dialogs as the tests find them. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "./support.ts";

export const dialogOf = (page: Page, name: string): Locator =>
  page.locator(`dialog[open][data-name=${name}]`);

/** A button of the open dialog, by its move. */
export const move = (page: Page, name: string): Locator =>
  page.locator(`#dialog [data-move=${name}]`);

/**
 * Goes to the standing of a match that is over: by its last result,
 * unless the player was out before.
 */
export async function toStanding(page: Page): Promise<Locator> {
  const standing = dialogOf(page, "standing");
  const onward = move(page, "to-standing");
  await standing.or(onward).waitFor();
  if (await onward.isVisible()) await onward.click();
  await standing.waitFor();
  return standing;
}

/** Chooses rules in the editor that contradict one another. */
export async function contradict(editor: Locator): Promise<void> {
  await editor.locator("[data-option=count] input[value=wins]").check();
  // The engine's answer puts every switch where the rules have it: a
  // click before it would be undone.
  await expect(editor.locator("[data-option=count]")).toHaveClass(/changed|clash/);
  await editor.locator("[data-option=partners] input").check();
  await expect(editor.locator(".clash")).toHaveCount(3);
}
