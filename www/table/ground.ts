/** Paints what lies under the tiles: felt, the rack, and empty places. */

import type { Rect } from "../state/rect";
import type { Layout } from "./layout";
import { castShadow, rounded } from "./shapes";
import type { Theme } from "./theme";

/** Paints the whole canvas as felt in lamplight. */
export function paintFelt(
  ctx: CanvasRenderingContext2D,
  { light: { x, y } }: Pick<Layout, "light">,
  theme: Theme,
): void {
  const ratio = ctx.getTransform().a;
  const [width, height] = [ctx.canvas.width / ratio, ctx.canvas.height / ratio];
  const light = ctx.createRadialGradient(x, y, 0, x, y, Math.hypot(width, height) * 0.58);
  theme.felt.forEach((color, i) => {
    light.addColorStop([0, 0.5, 1][i] ?? 1, color);
  });
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, width, height);
}

/** Paints the player's rack without its tiles. */
export function paintRack(
  ctx: CanvasRenderingContext2D,
  { rack, floors, slots }: Pick<Layout, "rack" | "floors" | "slots">,
  theme: Theme,
): void {
  const tile = slots[0]?.w ?? 40;
  ctx.save();
  castShadow(ctx, theme, 0.5, tile * 0.5, tile * 0.12);
  ctx.fillStyle = vertical(ctx, rack, theme.wood);
  rounded(ctx, rack, tile * 0.22);
  ctx.fill();
  ctx.restore();
  ctx.save();
  rounded(ctx, rack, tile * 0.22);
  ctx.clip();
  paintGrain(ctx, rack, tile, theme);
  ctx.strokeStyle = theme.shine;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(rack.x, rack.y + 0.5);
  ctx.lineTo(rack.x + rack.w, rack.y + 0.5);
  ctx.stroke();
  ctx.restore();
  for (const floor of floors) paintFloor(ctx, floor, tile, theme);
}

/** Paints a tier of the rack, with the lip on which its tiles stand. */
function paintFloor(ctx: CanvasRenderingContext2D, floor: Rect, tile: number, theme: Theme): void {
  const deep = ctx.createLinearGradient(0, floor.y, 0, floor.y + floor.h);
  theme.floor.forEach((color, i) => {
    deep.addColorStop([0, 0.25, 1][i] ?? 1, color);
  });
  ctx.fillStyle = deep;
  rounded(ctx, floor, tile * 0.12);
  ctx.fill();
  const lip = {
    x: floor.x - tile * 0.03,
    y: floor.y + floor.h - tile * 0.01,
    w: floor.w + tile * 0.06,
    h: tile * 0.12,
  };
  ctx.save();
  castShadow(ctx, theme, 0.35, tile * 0.06, tile * 0.03);
  ctx.fillStyle = vertical(ctx, lip, theme.lip);
  rounded(ctx, lip, lip.h / 2);
  ctx.fill();
  ctx.restore();
}

/** Paints the grain of wood: long, faint, slightly wavy lines, always the same ones. */
function paintGrain(ctx: CanvasRenderingContext2D, area: Rect, tile: number, theme: Theme): void {
  ctx.lineWidth = Math.max(1, tile * 0.02);
  const lines = Math.round(area.h / (tile * 0.085));
  for (let i = 0; i < lines; i += 1) {
    const y = area.y + (i + 0.5 + 0.35 * Math.sin(i * 12.9)) * (area.h / lines);
    const swing = tile * 0.07 * Math.sin(i * 5.3);
    ctx.strokeStyle = theme.grain[i % 3 === 0 ? 0 : 1];
    ctx.beginPath();
    ctx.moveTo(area.x, y);
    ctx.bezierCurveTo(
      area.x + area.w * 0.3,
      y + swing,
      area.x + area.w * 0.6,
      y - swing,
      area.x + area.w,
      y + swing * 0.5,
    );
    ctx.stroke();
  }
}

/** Paints an empty place for a tile. */
export function paintBed(ctx: CanvasRenderingContext2D, rect: Rect, color: string): void {
  ctx.fillStyle = color;
  rounded(ctx, rect, rect.w * 0.15);
  ctx.fill();
}

/** Returns colours from the upper to the lower edge of a rectangle. */
export function vertical(
  ctx: CanvasRenderingContext2D,
  rect: Rect,
  colors: readonly string[],
): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, rect.y, 0, rect.y + rect.h);
  colors.forEach((color, i) => {
    gradient.addColorStop(i / (colors.length - 1), color);
  });
  return gradient;
}
