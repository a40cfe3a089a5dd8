/** Arrow keys go from tile to tile. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function walk(among: HTMLElement): void {
  among.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const tiles = [...among.querySelectorAll<HTMLButtonElement>("button.pick:enabled")];
    const at = tiles.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    // Where the game has keys of its own, these are not meant.
    event.stopPropagation();
    tiles[(at + step + tiles.length) % tiles.length]?.focus();
  });
}
