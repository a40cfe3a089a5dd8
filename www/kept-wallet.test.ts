/** The form of a wallet, by which it is told from all else. */

import { describe, expect, it } from "vitest";
import { isWallet } from "./kept-wallet";

describe("a wallet", () => {
  const entries = (count: number): string => "20261124 pay 42 110\n".repeat(count);
  const wallet = (more = ""): string => `istaka-wallet 1\nchips 2000 20261124\n${more}total 1890\n`;

  it.each([
    ["none was played", wallet()],
    ["contests were played", wallet(entries(400))],
    ["a later version wrote it", wallet("won ring 3\n").replace("wallet 1", "wallet 12")],
    ["its last line is not ended", wallet(entries(1)).trimEnd()],
  ])("is told by its form where %s", (_, text) => {
    expect(isWallet(text)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["another text", "istaka-contest 1\nseed 42\n"],
    ["no version", wallet().replace("wallet 1", "wallet")],
    ["no chips", wallet().replace("chips 2000 20261124\n", "")],
    ["no day", wallet().replace(" 20261124", "")],
    ["no end", wallet(entries(3)).slice(0, -12)],
    ["something after it", `${wallet()}${entries(1)}`],
    ["too long", wallet(entries(4000))],
  ])("is not a text with %s", (_, text) => {
    expect(isWallet(text)).toBe(false);
  });
});
