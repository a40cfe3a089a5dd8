/** The result of a day as a picture to share, which tells nothing of the tiles. */

import { evening } from "../table/theme";
import { drawnFile, lettersOf } from "../ui/drawn-file";

const [WIDTH, HEIGHT, MARGIN] = [1080, 720, 72];

/** The words and marks of the picture. */
export interface Pictured {
  readonly title: string;
  readonly outcome: string;
  readonly more: string;
  /** The last seven days, the latest last; null was not played. */
  readonly week: readonly ("won" | "lost" | null)[];
  readonly address: string;
  readonly won: boolean;
}

/** Draws the picture; null if the browser gives no canvas. */
export function pictureOf(of: Pictured): Promise<File | null> {
  return drawnFile(of.outcome, (brush) => {
    Object.assign(brush.canvas, { width: WIDTH, height: HEIGHT });
    paint(brush, of);
  });
}

function paint(brush: CanvasRenderingContext2D, of: Pictured): void {
  const felt = brush.createRadialGradient(WIDTH / 2, 300, 60, WIDTH / 2, 360, 760);
  for (const [i, color] of evening.felt.entries()) felt.addColorStop(i / 2, color);
  brush.fillStyle = felt;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const line = (words: string, size: number, y: number, color: string): void => {
    brush.fillStyle = color;
    // Long words are made to fit.
    for (let px = size; px > 16; px -= 2) {
      brush.font = lettersOf(px);
      if (brush.measureText(words).width <= WIDTH - 2 * MARGIN) break;
    }
    brush.fillText(words, MARGIN, y);
  };
  line("Istaka", 60, 128, evening.accent);
  line(of.title, 40, 196, evening.quiet);
  line(of.outcome, 96, 352, of.won ? evening.accent : evening.text);
  line(of.more, 44, 432, evening.text);
  week(brush, of.week);
  line(of.address, 32, HEIGHT - MARGIN + 8, evening.quiet);
}

/** Draws the days: full if won, framed if lost, dotted if not played. */
function week(brush: CanvasRenderingContext2D, days: Pictured["week"]): void {
  const [size, gap, y] = [72, 20, 496];
  for (const [i, day] of days.entries()) {
    brush.beginPath();
    brush.roundRect(MARGIN + i * (size + gap), y, size, size, 18);
    brush.lineWidth = 5;
    brush.setLineDash(day === null ? [4, 10] : []);
    brush.strokeStyle = day === null ? evening.quiet : evening.accent;
    brush.stroke();
    brush.fillStyle = evening.accent;
    if (day === "won") brush.fill();
  }
}
