/** Tells by the address which page is asked for, also on hosts that leave out the ending. */

/** Returns true if a path below the game's folder is that of the game, and not of another page. */
export function isGame(path: string): boolean {
  return /^(index(\.html)?)?$/.test(path);
}

/** Returns the file of a page of the rules; null for any other path below the game's folder. */
export function rulesFile(path: string): string | null {
  const page = path.replace(/(\.html|\/)$/, "").replace(/\/index$/, "");
  if (page === "rules") return "rules/index.html";
  return /^rules\/([\w-]+\/)?[a-z]{2}$/.test(page) ? `${page}.html` : null;
}
