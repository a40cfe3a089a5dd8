/** The dialogs for tests. */

import type { Locator, Page } from "@playwright/test";
import { expect } from "./support.ts";

export const dialogOf = (page: Page, name: string): Locator =>
  page.locator(`dialog[open][data-name=${name}]`);

/** Returns a button of the open dialog by its `data-move`. */
export const move = (page: Page, name: string): Locator =>
  page.locator(`#dialog [data-move=${name}]`);

/** Returns a button of the dialog that looks back on a round, opened from its end if need be. */
export async function lookingBack(page: Page, name: string): Promise<Locator> {
  const back = move(page, "look-back");
  await back.or(dialogOf(page, "lookBack")).waitFor();
  if (await back.isVisible()) await back.press("Enter");
  return move(page, name);
}

/**
 * Opens the standings of a finished match: through its last result, unless the player was out
 * before.
 */
export async function toStanding(page: Page): Promise<Locator> {
  const standing = dialogOf(page, "standing");
  const onward = move(page, "to-standing");
  await standing.or(onward).waitFor();
  if (await onward.isVisible()) await onward.click();
  await standing.waitFor();
  return standing;
}

/** Selects conflicting rules in the editor. */
export async function contradict(editor: Locator): Promise<void> {
  await editor.locator("[data-option=count] input[value=wins]").check();
  // The engine's answer sets every switch by the rules; an earlier click would be undone.
  await expect(editor.locator("[data-option=count]")).toHaveClass(/changed|clash/);
  await editor.locator("[data-option=partners] input").check();
  await expect(editor.locator(".clash")).toHaveCount(3);
}
