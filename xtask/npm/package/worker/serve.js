/** Answers the questions of `remote.js` with an engine: in a worker. */

/** `reply` posts an answer. Returns the function that takes a question. */
export function serve(engine, reply) {
  const { default: init, Game, IstakaError } = engine;
  const matches = new Map();
  let last = 0;
  const own = {
    default: async (wasm) => void (await init(wasm)),
    game: (options) => new Game(options),
    load: (saved, options) => Game.load(saved, options),
  };
  const targetOf = (match) => {
    if (match === null) return { ...engine, ...own };
    const found = matches.get(match);
    if (found === undefined) throw new IstakaError("this match has been freed", { code: "freed" });
    return found;
  };
  return async ({ id, match, name, args }) => {
    try {
      const target = targetOf(match);
      const asked = target[name];
      if (asked === undefined && !(name in target))
        throw new IstakaError(`there is no “${name}”`, { code: "badOption" });
      const value = await (typeof asked === "function" ? asked.apply(target, args) : asked);
      if (name === "free") matches.delete(match);
      if (!(value instanceof Game)) return reply({ id, value });
      last += 1;
      matches.set(last, value);
      reply({ id, match: last });
    } catch (error) {
      const { cause, ...told } = error;
      reply({ id, error: { ...told, message: error.message } });
    }
  };
}
