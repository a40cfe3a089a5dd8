/** The result of a day as a picture to hand on, which tells nothing of the tiles. */

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

const [GOLD, TEXT, QUIET] = ["#f2c14e", "#f3fbf7", "#cfe8dd"];

/** Draws the picture; null if the browser gives no canvas. */
export async function pictureOf(of: Pictured): Promise<File | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  await document.fonts.load('900 1em "Nunito Turkish", Nunito', of.outcome);
  paint(brush, of);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob && new File([blob], "istaka.png", { type: "image/png" });
}

function paint(brush: CanvasRenderingContext2D, of: Pictured): void {
  const felt = brush.createRadialGradient(WIDTH / 2, 300, 60, WIDTH / 2, 360, 760);
  felt.addColorStop(0, "#1f7a68");
  felt.addColorStop(0.5, "#13584d");
  felt.addColorStop(1, "#0a3a34");
  brush.fillStyle = felt;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const line = (words: string, size: number, y: number, color: string | undefined): void => {
    brush.fillStyle = color ?? "";
    // Long words are made to fit.
    for (let px = size; px > 16; px -= 2) {
      brush.font = `900 ${px}px "Nunito Turkish", Nunito, sans-serif`;
      if (brush.measureText(words).width <= WIDTH - 2 * MARGIN) break;
    }
    brush.fillText(words, MARGIN, y);
  };
  line("Istaka", 60, 128, GOLD);
  line(of.title, 40, 196, QUIET);
  line(of.outcome, 96, 352, of.won ? GOLD : TEXT);
  line(of.more, 44, 432, TEXT);
  week(brush, of.week);
  line(of.address, 32, HEIGHT - MARGIN + 8, QUIET);
}

/** Draws the days: full if won, framed if lost, dotted if not played. */
function week(brush: CanvasRenderingContext2D, days: Pictured["week"]): void {
  const [size, gap, y] = [72, 20, 496];
  for (const [i, day] of days.entries()) {
    brush.beginPath();
    brush.roundRect(MARGIN + i * (size + gap), y, size, size, 18);
    brush.lineWidth = 5;
    brush.setLineDash(day === null ? [4, 10] : []);
    brush.strokeStyle = day === null ? "#7fb3a3" : (GOLD ?? "");
    brush.stroke();
    brush.fillStyle = GOLD ?? "";
    if (day === "won") brush.fill();
  }
}
