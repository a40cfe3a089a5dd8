/** A link holds a match or a deal, and a hostile one is refused before it is unpacked. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Okey as Game } from "../../tests/games";
import { initSync } from "../pkg/istaka/istaka";
import { linked, linkTo } from "./link";

beforeAll(() => {
  initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });
});

/** A round of at least so many turns: nobody wants to finish, and every fourth takes a discard. */
function round(least: number): string {
  const game = new Game({ seed: "7", bots: [] });
  game.deal();
  for (let turn = 1; turn <= least; turn += 1) {
    const seat = game.view().table?.turn ?? 0;
    const { legal } = game.view(seat).table ?? {};
    if (legal?.draw) game.act(turn % 4 === 0 && legal.take ? "take" : "draw", seat);
    const tiles = game.view(seat).table?.legal.discard ?? [];
    game.act(`discard ${tiles[(turn * 7) % tiles.length]}`, seat);
  }
  return game.save();
}

describe("a link", () => {
  test("holds a match and a moment of it", async () => {
    const record = round(10);
    const fragment = await linkTo("match", record, { round: 0, actions: 17 });
    expect(fragment).toMatch(/^#match=1\.[\w-]+&at=1\.17$/);
    expect(await linked(fragment)).toEqual({
      kind: "match",
      record,
      at: { round: 0, actions: 17 },
    });
  });

  test("holds a deal", async () => {
    const fragment = await linkTo("deal", "istaka 4\nround R1\n");
    expect(await linked(fragment)).toEqual({
      kind: "deal",
      record: "istaka 4\nround R1\n",
      at: null,
    });
  });

  test("is read whatever a text puts behind it, or a site that it passes through", async () => {
    const record = round(10);
    const at = { round: 0, actions: 17 };
    const [whole, short] = [await linkTo("match", record, at), await linkTo("match", record)];
    const tails = [
      ".",
      ")",
      "),",
      ">",
      "%3E",
      "…",
      "%E2%80%A6",
      "!",
      '"',
      "*",
      "_",
      "-",
      "'",
      "%29.",
    ];
    for (const tail of [
      ...tails,
      "&utm_source=x&utm_medium=social",
      "&fbclid=a.1",
      "#more",
      "?a=b",
    ]) {
      expect(await linked(`${whole}${tail}`), tail).toEqual({ kind: "match", record, at });
      expect(await linked(`${short}${tail}`), tail).toEqual({ kind: "match", record, at: null });
    }
    const [, place = ""] = whole.split("&");
    for (const between of [
      "&utm_source=x",
      "?a=b&utm_medium=y.z",
      "&fbclid=a.1&amp;c",
      ")?a",
      "?",
    ]) {
      const added = `${short}${between}&${place}`;
      for (const tail of ["", ").", "&c=d"])
        expect(await linked(added + tail), added + tail).toEqual({ kind: "match", record, at });
    }
    expect(await linked(`${short}?${place}`)).toEqual({ kind: "match", record, at });
    const written = whole.replace("&", "&amp;");
    expect(await linked(`${written})`)).toEqual({ kind: "match", record, at });
  });

  test("has at most 2 kB for a round of 60 turns", async () => {
    const fragment = await linkTo("match", round(60));
    expect(fragment.length).toBeLessThanOrEqual(2000);
  });

  test("is not made where it would be too long to be read", async () => {
    // Digits that follow no rule are packed to little less than half of them.
    const noise = (digits: number) => {
      let text = "";
      for (let i = 0; text.length < digits; i += 1)
        text += createHash("sha256").update(`${i}`).digest("hex");
      return `istaka 4\n${text.slice(0, digits)}\n`;
    };
    const long = await linkTo("match", noise(80_000));
    expect(await linked(long)).toMatchObject({ kind: "match" });
    // Their bytes are fewer than a link may have letters, and their letters are more.
    await expect(linkTo("match", noise(100_000))).rejects.toBeInstanceOf(RangeError);
  });
});

describe("a hostile link", () => {
  const why = async (fragment: string) => {
    const answer = await linked(fragment);
    return "id" in answer ? answer.id : answer;
  };

  test("that is too long is not even looked at", async () => {
    expect(await why(`#match=1.${"A".repeat(70_000)}`)).toBe("link-long");
  });

  test("of another version says so", async () => {
    expect(await why("#match=2.AAAA")).toBe("link-version");
    expect(await why("#deal=99.what ever")).toBe("link-damaged");
  });

  test("is damaged where letters are missing, changed or none", async () => {
    const whole = await linkTo("match", round(10));
    for (let length = whole.length - 1; length > 8; length -= 37)
      expect(await why(whole.slice(0, length)), `${length}`).toBe("link-damaged");
    for (const bad of [
      "#match=",
      "#match=1.",
      "#match=1.%00",
      "#match=1.!!!!",
      "#deal=<script>alert(1)</script>",
      "#match=1.AAAA&at=x",
      `${whole.replace(/&.*/, "")}&utm_source=x&at=1`,
      `${whole}&at=1.2x`,
      "#match=1.AAAA&at=1.2&more=3",
      "#match=<img src=x onerror=alert(1)>",
      "#deal=1.%F0%9F%98%80",
      `${whole.replace(/&.*/, "")}&at=<script>alert(1)</script>`,
    ])
      expect(await why(bad), bad).toBe("link-damaged");
  });

  test("of random bytes is damaged", async () => {
    for (let run = 0; run < 300; run += 1) {
      let bytes = "";
      for (let i = 0; i < 60; i += 1) bytes += String.fromCharCode((run * 7919 + i * i * 31) % 256);
      const letters = btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      expect(await why(`#match=1.${letters}`)).toBe("link-damaged");
    }
  });

  test("that unpacks to more than a record can have is damaged", async () => {
    const bomb = await linkTo("match", `istaka 4\n${" ".repeat(3_000_000)}`);
    expect(bomb.length).toBeLessThan(65_536);
    expect(await why(bomb)).toBe("link-damaged");
  });

  test("without a record in it is damaged", async () => {
    expect(await why(await linkTo("match", "<script>alert(1)</script>"))).toBe("link-damaged");
  });

  test("of which letters were changed is told of or read as a record, and nothing else", async () => {
    const whole = await linkTo("match", round(10));
    const [before = "", letters = ""] = whole.split(/(?<=\.)/);
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let [unread, refused] = [0, 0];
    for (let run = 0; run < 1000; run += 1) {
      const place = (run * 7919) % letters.length;
      const other = alphabet[(run * 31 + place) % alphabet.length] ?? "A";
      const length = run % 5 === 0 ? place : letters.length;
      const changed = (letters.slice(0, place) + other + letters.slice(place + 1)).slice(0, length);
      const answer = await linked(before + changed);
      if ("id" in answer) {
        expect(answer.id).toBe("link-damaged");
        unread += 1;
        continue;
      }
      expect(answer.record.startsWith("istaka ")).toBe(true);
      try {
        Game.load(answer.record).free();
      } catch (error) {
        expect(error).toMatchObject({ code: "badRecord" });
        refused += 1;
      }
    }
    expect(unread).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(0);
  });
});
