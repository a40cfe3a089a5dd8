import type * as istaka from "../istaka/index.js";

type Asked<Method> = Method extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Answer extends istaka.Game ? RemoteGame : Answer>
  : () => Promise<Method>;

/** A match in a worker: its methods answer with promises, and so do its properties, as methods. */
export type RemoteGame<Game extends istaka.Game = istaka.Game> = {
  readonly [Name in keyof Game as Name extends string ? Name : never]: Asked<Game[Name]>;
};

type Functions = Omit<typeof istaka, "default" | "initSync">;

/** An engine in a worker: its functions answer with promises. */
export type RemoteEngine = {
  readonly [Name in keyof Functions as Functions[Name] extends (...args: never[]) => unknown
    ? Name
    : never]: Asked<Functions[Name]>;
} & {
  /** Begins a match, as `new Game()`. */
  game(options?: istaka.GameOptions): Promise<RemoteGame>;
  /** Loads a saved match, as `Game.load()`. */
  load(saved: string, options?: istaka.GameOptions): Promise<RemoteGame>;
  /** Ends the worker; what is still asked is refused with the code `freed`. */
  close(): void;
};

/**
 * Starts a worker and loads its engine, so that bots and hints do not hold up the page.
 * Both options are for bundlers that do not find the files: a worker that runs
 * `istaka/worker/worker.js`, and the address or the bytes of the wasm file.
 */
export function connect(options?: {
  worker?: Worker;
  wasm?: string | URL | BufferSource | WebAssembly.Module;
}): Promise<RemoteEngine>;
