/** Draws pictures that are shared as files, in the letters of the page. */

/** Returns the font of the page in a size in pixels. */
export function lettersOf(size: number): string {
  return `900 ${size}px "Nunito Turkish", Nunito, sans-serif`;
}

/**
 * Draws a picture once the letters of its words are loaded; `draw` sets the size of the canvas.
 * Resolves to null if the browser gives no canvas.
 */
export async function drawnFile(
  words: string,
  draw: (ctx: CanvasRenderingContext2D) => void,
): Promise<File | null> {
  const canvas = document.createElement("canvas");
  const ctx = canvas.getContext("2d");
  if (!ctx) return null;
  await document.fonts.load(lettersOf(16), words);
  draw(ctx);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob && new File([blob], "istaka.png", { type: "image/png" });
}
