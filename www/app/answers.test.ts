/** Responses kept for offline play: only those equal to the build are used. */

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { isWholeAnswer } from "./answers";

const BODY = "export const a = 1;\n";
const file = {
  url: "assets/index-abc.js",
  integrity: `sha256-${createHash("sha256").update(BODY).digest("base64")}`,
};

const answer = (body: string, type: string, status = 200): Response =>
  new Response(body, { status, headers: { "content-type": type } });

it("takes an answer with the bytes and the type of the file, and leaves it to be read", async () => {
  const types = ["text/javascript", "application/javascript; charset=utf-8"];
  for (const type of [...types, "application/x-javascript"]) {
    const whole = answer(BODY, type);
    expect(await isWholeAnswer(whole, file)).toBe(true);
    expect(await whole.text()).toBe(BODY);
  }
});

it.each([
  ["a page in place of a module", answer("<!doctype html>", "text/html")],
  ["a page that says it is one", answer("<!doctype html>", "text/javascript")],
  ["a cut one", answer(BODY.slice(1), "text/javascript")],
  ["an empty one", answer("", "text/javascript")],
  ["one of another type", answer(BODY, "text/plain")],
  ["one of no type", new Response(new TextEncoder().encode(BODY))],
  ["an error", answer(BODY, "text/javascript", 404)],
])("does not take %s", async (_, answer) => {
  expect(await isWholeAnswer(answer, file)).toBe(false);
});

it("takes an engine of any type, as hosts send it that do not know it", async () => {
  for (const type of ["application/wasm", "application/octet-stream", "text/plain"])
    expect(await isWholeAnswer(answer("", type), { url: "assets/okey_bg.wasm" })).toBe(true);
});

it("does not take one from another address, which opens no page", async () => {
  const moved = answer(BODY, "text/javascript");
  Object.defineProperty(moved, "redirected", { value: true });
  expect(await isWholeAnswer(moved, file)).toBe(false);
});

it.each([
  ["index.html", "text/html; charset=utf-8", "text/javascript"],
  ["assets/index.css", "text/css", "text/html"],
])("knows the type of %s", async (url, type, other) => {
  expect(await isWholeAnswer(answer("", type), { url })).toBe(true);
  expect(await isWholeAnswer(answer("", other), { url })).toBe(false);
});
