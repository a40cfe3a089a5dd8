/** A position as a picture to share, which looks like the table. */

import {
  countOf,
  type PositionText,
  positionIn,
  type Seated,
  seatedIn,
  seatOfMeld,
  tilesIn,
  wordsOf,
} from "../base/position-text";
import type { PositionView } from "../engine/views";
import { say } from "../locales/messages";
import { inTurn } from "../state/seats";
import { paintFelt, paintRack } from "../table/ground";
import { rounded } from "../table/shapes";
import type { Look, Theme } from "../table/theme";
import { Sprites } from "../table/tiles";
import { drawnFile, lettersOf } from "../ui/drawn-file";
import { HAND, INDICATOR } from "./analysis";
import { facing } from "./faces";
import {
  type Caption,
  type Group,
  layoutOf,
  type Pictured,
  type PictureLayout,
  WIDTH,
  type Written,
} from "./picture-layout";
import { seatLabel } from "./seats";

/** Corner radii in pixels: of a tray, and of the ground of the answer. */
const ROUND = { tray: 12, panel: 22 };

/** Draws a picture; resolves to null if the browser gives no canvas. */
export function pictureOf(of: Pictured, look: Look): Promise<File | null> {
  return drawnFile(JSON.stringify(of), (ctx) => {
    const layout = layoutOf(of, (words, size) => {
      ctx.font = lettersOf(size);
      return ctx.measureText(words).width;
    });
    Object.assign(ctx.canvas, { width: WIDTH, height: layout.height });
    paint(ctx, layout, look);
  });
}

function paint(ctx: CanvasRenderingContext2D, layout: PictureLayout, look: Look): void {
  const { theme } = look;
  const { tiles, words, trays, panel, height } = layout;
  const sprites = new Sprites(look, 1);
  paintFelt(ctx, { light: { x: WIDTH / 2, y: height * 0.4 } }, theme);
  paintRack(ctx, layout, theme);
  ctx.fillStyle = theme.hollow;
  if (panel) {
    rounded(ctx, panel, ROUND.panel);
    ctx.fill();
  }
  for (const tray of trays) {
    rounded(ctx, tray, ROUND.tray);
    ctx.fill();
  }
  for (const { face, rect } of tiles) sprites.draw(ctx, face, rect.x, rect.y, rect.w);
  for (const written of words) write(ctx, written, theme);
}

function write(
  ctx: CanvasRenderingContext2D,
  { words, x, y, size, as, end }: Written,
  { text, quiet, accent }: Theme,
): void {
  const colors = { title: text, plain: text, name: quiet, quiet, worth: accent, mark: accent };
  ctx.font = lettersOf(size);
  ctx.fillStyle = colors[as];
  ctx.textAlign = end ? "right" : "left";
  ctx.fillText(words, x, y);
}

/** Returns what the picture of a position shows; null if the text is no position. */
export function picturedIn(
  {
    position: text,
    rules,
    game,
    okey,
    seats,
  }: Pick<PositionView, "position" | "rules" | "game" | "okey" | "seats">,
  caption: Caption | null,
): Pictured | null {
  if (text === null) return null;
  const position = positionIn(text);
  const seated = seatedIn(position, seats);
  const [preset = game] = rules.split(" ");
  const face = facing(okey);
  const shown = [
    { name: say("analysis-indicator"), rows: [tilesIn(position, INDICATOR).map(face)] },
    { name: say("analysis-okey"), rows: [okey === null ? [] : [face(okey)]] },
  ];
  const stock = wordsOf(position, "stock")?.[0];
  const facts = [
    say("analysis-picture-turn", { name: seatLabel(seated.turn, seated) }),
    ...(stock === undefined ? [] : [say("analysis-picture-stock", { count: Number(stock) })]),
  ];
  return {
    title: say(`game-${preset}`),
    facts: facts.join(" · "),
    shown: shown.filter(isFilled),
    table: tableIn(position, seated, face),
    hand: tilesIn(position, HAND).map(face),
    caption,
  };
}

function isFilled({ rows }: Group): boolean {
  return rows.flat().length > 0;
}

/** Returns the discards and the melds, each of all seats, and the series of a table. */
function tableIn(
  position: PositionText,
  seated: Seated,
  face: ReturnType<typeof facing>,
): readonly Group[] {
  // The pile from which one takes comes first, as on the board.
  const order = [...inTurn(seated.seats, seated.seat).slice(1).toReversed(), seated.seat];
  const rowOf = (field: "pile" | "meld" | "table", at: number) =>
    tilesIn(position, { field, at }).map(face);
  const all = (field: "meld" | "table"): number[] => [...Array(countOf(position, field)).keys()];
  const melds = all("meld");
  const meldsOf = (seat: number) => melds.filter((at) => seatOfMeld(position, at) === seat);
  const ofSeats = (id: string, rowsOf: (seat: number) => Group["rows"]): readonly Group[] => {
    const own = order.map((seat) => ({ name: seatLabel(seat, seated), rows: rowsOf(seat) }));
    // Only the first one says what they are.
    return own
      .filter(isFilled)
      .map(({ name, rows }, i) => ({ name: i === 0 ? say(id, { name }) : name, rows }));
  };
  return [
    ...ofSeats("analysis-pile", (seat) => [rowOf("pile", seat)]),
    ...ofSeats("analysis-picture-melds", (seat) => meldsOf(seat).map((at) => rowOf("meld", at))),
    { name: say("analysis-series"), rows: all("table").map((at) => rowOf("table", at)) },
  ].filter(isFilled);
}
