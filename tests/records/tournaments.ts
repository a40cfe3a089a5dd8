/**
 * The tournaments that browser tests take up: wallet and contest as texts of the engine, each in a
 * file beside the positions and written with them.
 */

import { readFileSync } from "node:fs";
import * as istaka from "../../www/pkg/istaka/istaka.js";
import { Okey } from "../games.ts";
import { fileOf, type Position } from "./positions.ts";

istaka.initSync({ module: readFileSync("www/pkg/istaka/istaka_bg.wasm") });

/** Plays what a record says to be played; no further than this round. */
export type Play = (record: string, characters: string[], rounds: number) => string;

/** Bots play at every seat: what a player does at the table is looked at elsewhere. */
export const botted: Play = (record, _, rounds) => {
  const game = istaka.Game.load(record, { bots: [0, 1, 2, 3] });
  for (let view = game.view(); view.standing === null; view = game.view()) {
    if (view.table !== null && view.table.turn !== null) game.botMove();
    else if (view.table !== null && view.round >= rounds) break;
    else game.deal("");
  }
  return game.save();
};

/** The player throws each tile that was drawn. */
export const lost: Play = (record, characters) => {
  const game = Okey.load(record, { characters });
  if (!game.view().table) game.deal("");
  for (let { table } = game.view(); table && table.turn !== null; { table } = game.view()) {
    if (table.turn !== 0) game.botMove();
    else if (table.legal.draw) game.draw("stock");
    else if (table.legal.pass) game.act("pass", 0);
    else game.discard(table.drawn ?? table.legal.discard[0] ?? "");
  }
  return game.save();
};

/** A tournament by its day and the minute of its start, and how the player plays in it. */
export interface Story {
  readonly day: number;
  readonly start: number;
  readonly play: Play;
}

/** For sixteen, who may buy in again; the player soon has to. */
export const LOST: Story = { day: 20261126, start: 630, play: lost };

/** Another, in which the player's table breaks after round 19. */
export const BREAKS: Story = { day: 20261128, start: 630, play: botted };

/** Another, in which the player is out in place 6. */
export const OUT: Story = { day: 20261127, start: 630, play: botted };

/** Another, for 64. */
export const LARGE: Story = { day: 20261128, start: 1200, play: botted };

type Wanted = (view: istaka.ContestView) => boolean;

/** Goes on with a contest until it is as wanted, or over. */
export function playOn(contests: istaka.Contests, { play }: Story, wanted: Wanted): void {
  for (let view = contests.view(); view && !wanted(view); view = contests.view()) {
    const fixture = contests.fixture();
    if (view.state === "over") return;
    if (view.state === "asked") contests.buy(true);
    else if (fixture)
      contests.report(
        istaka.Game.load(play(fixture.record, fixture.characters, fixture.mostRounds)),
      );
    else contests.slice(1000);
  }
}

/** A tournament that the player has entered nine minutes before its start. */
export function entered({ day, start }: Story): istaka.Contests {
  const contests = new istaka.Contests(null, day);
  contests.enter("turkish", `table ${day} ${start}`, { day, minute: start - 9 }, "");
  return contests;
}

/** Takes up the tournament in a file of this text: a wallet, and behind it a contest. */
function takenUp({ day }: Story, text: string): istaka.Contests {
  const [wallet = "", contest = ""] = text.split(/^(?=istaka-contest )/m);
  const contests = new istaka.Contests(wallet, day);
  contests.take(contest);
  return contests;
}

interface Tournament extends Position {
  readonly story: Story;
}

/** A tournament that has come to what is wanted. */
function played(story: Story, wanted: Wanted): Tournament {
  const find = (): string => {
    const contests = entered(story);
    playOn(contests, story, wanted);
    return contests.saveWallet() + contests.saveContest();
  };
  const holds = (text: string): boolean => {
    const view = takenUp(story, text).view();
    return view !== null && view !== undefined && wanted(view);
  };
  return { story, find, holds };
}

export const TOURNAMENTS = {
  /** The player has played at the first level, and is in. */
  "tournament-second-level": played(LOST, ({ state, level }) => state === "playing" && level === 2),
  /** Has so few chips that this round costs all of them, while rebuys end. */
  "tournament-rebuy": played(
    LOST,
    ({ state, own, level }) => state === "playing" && level === 3 && (own?.chips ?? 0) < 150,
  ),
  /** The player is out, and others play. */
  "tournament-out": played(OUT, ({ state }) => state === "out"),
  /** The player's table breaks after this round. */
  "tournament-breaks": played(BREAKS, ({ state, round }) => state === "playing" && round === 19),
} satisfies Record<string, Tournament>;

/** A tournament as its file has it, with the story that goes on from there. */
export function tournament(name: keyof typeof TOURNAMENTS): {
  story: Story;
  contests: istaka.Contests;
} {
  const { story } = TOURNAMENTS[name];
  return { story, contests: takenUp(story, readFileSync(fileOf(name), "utf8")) };
}
