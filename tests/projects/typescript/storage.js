/** A storage as in browsers, for the samples that use it. */

const texts = new Map();
globalThis.localStorage = {
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => texts.set(key, text),
};
