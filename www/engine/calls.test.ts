/** A worker that is gone or broken: nobody waits for it for ever, and another takes its place. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { answered, Line, Refused, type Reply, Stopped, serve } from "./calls";

/** A worker that answers as it is told, or not at all. */
class Double extends EventTarget {
  readonly terminate = vi.fn();

  constructor(private readonly answer: (name: string) => object | null) {
    super();
  }

  postMessage({ id, name }: { id: number; name: string }): void {
    const given = this.answer(name);
    const data = { id, ...given } as Reply;
    if (given) queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
}

interface Functions {
  readonly part: { sum(...numbers: number[]): number };
  open(): void;
  add(): number;
}

/** A line to such workers, one after the other, and what is told when one stops. */
function lineTo(...answers: ((name: string) => object | null)[]) {
  const workers = answers.map((answer) => new Double(answer));
  const left = [...workers];
  const start = () => left.shift() as unknown as Worker;
  const line = new Line<Functions>(start, (functions) => functions.open());
  line.onStop = vi.fn();
  return { line, workers };
}

const well = (name: string) => (name === "hold" ? { value: false } : { value: name });
const broken = (name: string) =>
  name === "add" ? { failure: "unreachable", broken: true } : well(name);
const silent = (name: string) => (name === "add" ? null : well(name));

describe("a line to a worker", () => {
  it("hands answers and errors on", async () => {
    const wrong = (name: string) =>
      name === "add" ? { failure: "no sum", broken: false } : well(name);
    const { line } = lineTo(wrong);
    await line.open();
    await expect(line.functions.add()).rejects.toThrow("no sum");
    await expect(line.functions.open()).resolves.toBe("open");
    expect(line.onStop).not.toHaveBeenCalled();
  });

  it("calls a function of a part in the worker by both names", async () => {
    let hear: (event: unknown) => Promise<void> = async () => {};
    vi.stubGlobal("addEventListener", (_: string, listen: typeof hear) => {
      hear = listen;
    });
    const reply = vi.fn();
    vi.stubGlobal("postMessage", reply);
    const part = { base: 1, sum: (number: number) => part.base + number };
    serve({ part });
    const { line, workers } = lineTo(well);
    await line.open();
    const asked = vi.spyOn(workers[0] as Double, "postMessage");
    expect(await line.functions.part.sum(2)).toBe("part.sum");
    await hear({ data: asked.mock.lastCall?.[0] });
    expect(reply).toHaveBeenCalledWith(expect.objectContaining({ value: 3 }));
    vi.unstubAllGlobals();
  });

  it("tells that a worker has panicked before its calls reject, and opens another", async () => {
    const { line, workers } = lineTo(broken, well);
    await line.open();
    const call = line.functions.add().catch((error: unknown) => {
      expect(line.onStop).toHaveBeenCalledOnce();
      return error;
    });
    expect(await call).toBeInstanceOf(Stopped);
    expect(workers[0]?.terminate).toHaveBeenCalled();
    await expect(line.functions.add()).rejects.toBeInstanceOf(Stopped);
    await line.open();
    await expect(line.functions.add()).resolves.toBe("add");
  });

  it("leaves nobody waiting for a worker that fails", async () => {
    const { line, workers } = lineTo(silent);
    await line.open();
    const call = line.functions.add();
    workers[0]?.dispatchEvent(new Event("error"));
    await expect(call).rejects.toBeInstanceOf(Stopped);
    expect(line.onStop).toHaveBeenCalledOnce();
  });

  it("can be opened again where it could not be loaded", async () => {
    const unloaded = () => ({ failure: "offline", broken: false });
    const { line } = lineTo(unloaded, well);
    await expect(line.open()).rejects.toThrow("offline");
    expect(line.onStop, "it never ran").not.toHaveBeenCalled();
    await line.open();
    await expect(line.functions.add()).resolves.toBe("add");
  });
});

describe("an answer that is waited for", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["a worker that is gone", new Stopped(), 0],
    ["a refusal from the worker", new Refused("IstakaError: roundOver"), 0],
    ["a refusal of the engine", Object.assign(new Error(), { name: "IstakaError" }), 0],
    ["any other failure", new Error("no sum"), 1],
  ])(
    "is replaced by a value after %s, which is reported only if unexpected",
    async (_, error, reports) => {
      const report = vi.fn();
      vi.stubGlobal("reportError", report);
      expect(await answered(Promise.reject(error))).toBeNull();
      expect(await answered(Promise.reject(error), 1)).toBe(1);
      expect(report).toHaveBeenCalledTimes(2 * reports);
      expect(await answered(Promise.resolve(2), 1)).toBe(2);
    },
  );

  it.each([
    ["an error of the engine", Object.assign(new Error(), { name: "IstakaError" }), true],
    ["a missing match", new Refused("no match"), true],
    ["any other failure", new TypeError("no sum"), false],
  ])("is marked as a refusal by the worker only after a refusal: %s", async (_, error, refused) => {
    let hear: (event: unknown) => Promise<void> = async () => {};
    const listen = (_: string, listener: typeof hear): void => {
      hear = listener;
    };
    const reply = vi.fn();
    vi.stubGlobal("addEventListener", listen);
    vi.stubGlobal("postMessage", reply);
    serve({ add: () => Promise.reject(error) });
    await hear({ data: { id: 1, name: "add", args: [] } });
    expect(reply).toHaveBeenCalledWith(expect.objectContaining({ id: 1, refused }));
  });

  it("is a refusal if the worker says so", async () => {
    const over = (name: string) =>
      name === "add" ? { failure: "roundOver", broken: false, refused: true } : well(name);
    const { line } = lineTo(over);
    await line.open();
    await expect(line.functions.add()).rejects.toBeInstanceOf(Refused);
  });
});
