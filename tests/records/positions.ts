/**
 * The starting positions of browser tests. Each is a match in the text of the engine, a file beside
 * this one; `cargo xtask records` writes those that are missing or no longer as described here.
 */

import type {
  Game,
  GameOptions,
  OkeyEvent,
  OkeyGameView,
  RummiGameView,
} from "../../www/pkg/istaka/istaka.js";
import { type OkeyWhyView, review, why } from "../../www/pkg/judge/istaka.js";
import { faceIn, facesIn, type TileFace } from "../../www/state/faces.ts";
import { type Matches, Okey, Rummi } from "../games.ts";

export interface Position {
  /** Searches for a match that has come to this position; slow. */
  find(): string;
  /** Tells of a match whether it stands like that. */
  holds(match: string): boolean;
}

type Wanted<View> = (view: View) => boolean;

/** Seeds that are tried. */
const SEEDS = 40;

/** A match of one game, as far as a position is looked for in it. */
type Match<View> = Omit<Game, "view"> & { view(seat: number): View };

interface AnyView {
  readonly standing: unknown;
  readonly table: { readonly turn: number | null } | null;
}

/** A position that a match between bots comes to. */
function played<View extends AnyView>(
  matches: Matches<Match<View>>,
  wanted: Wanted<View>,
  rules: string,
  from: number,
): Position {
  const find = (): string => {
    for (let seed = from; seed < from + SEEDS; seed += 1) {
      const game = new matches({ rules, seed: `${seed}`, bots: [0, 1, 2, 3] });
      for (let view = game.view(0); view.standing === null; view = game.view(0)) {
        if (view.table === null || view.table.turn === null) game.deal();
        else game.botMove();
        if (wanted(game.view(0))) return game.save();
      }
    }
    throw new Error("no such match was found");
  };
  return { find, holds: (match) => wanted(matches.load(match).view(0)) };
}

const inOkey = (wanted: Wanted<OkeyGameView>, rules = "turkish", from = 1): Position =>
  played<OkeyGameView>(Okey, wanted, rules, from);

const inRummi = (wanted: Wanted<RummiGameView>, rules = "rummi80", from = 1): Position =>
  played<RummiGameView>(Rummi, wanted, rules, from);

/** A match of whole rounds that bots have played, as these characters if it is said. */
function whole<One extends Game>(
  matches: Matches<One>,
  wanted: (game: One) => boolean,
  options: GameOptions = {},
  { rounds = 1, word = "" } = {},
): Position {
  const { characters, secret } = options;
  const find = (): string => {
    for (let seed = 1; seed < 2 * SEEDS; seed += 1) {
      const game = new matches({
        ...options,
        bots: [0, 1, 2, 3],
        ...(!secret && { seed: `${seed}` }),
      });
      for (let round = 0; round < rounds; round += 1) {
        game.deal(word);
        while (game.view(0).table?.turn !== null) game.botMove();
      }
      if (wanted(game)) return game.save();
    }
    throw new Error("no such match was found");
  };
  const holds = (match: string): boolean => {
    const game = matches.load(match, characters && { characters });
    const { round, table } = game.view(0);
    return round === rounds && table?.turn === null && wanted(game);
  };
  return { find, holds };
}

/** The opponents in `explained` and `explained-taken`. */
export const EXPLAINED = ["beginner", "hard:careful", "medium"];

/** The first turn of an opponent that is explained like this. */
function explainedTurn(game: Okey, wanted: (why: OkeyWhyView) => boolean): number | undefined {
  const { history } = game.view(0).table ?? { history: [] };
  return [...history.keys()].find((event) => {
    const { kind, seat } = history[event] ?? {};
    const told =
      kind === "discarded" && seat !== 0
        ? why(game.save(), event, { characters: ["", ...EXPLAINED] })
        : null;
    return told !== null && wanted(told as OkeyWhyView);
  });
}

/** Finds mistakes of the player in the last of these rounds. */
const regretted = (rounds: number) => (game: Game) =>
  game.view(0).standing === null && (review(game.save(), rounds - 1)?.worst.length ?? 0) > 1;

/** A match in which nobody wanted a tile, until the player at a seat can only pass. */
function passing(seat: number): string {
  for (let seed = 1; ; seed += 1) {
    const game = new Okey({ seed: `${seed}`, bots: [] });
    game.deal();
    for (let turn = game.view(0).table?.turn ?? 0; ; turn = (turn + 1) % 4) {
      if (game.view(turn).table?.legal.draw) game.draw("stock");
      const { drawn, legal } = game.view(turn).table ?? {};
      if (legal?.pass) break;
      game.discard(drawn ?? legal?.discard[0] ?? "");
    }
    if (game.view(seat).table?.legal.pass) return game.save();
  }
}

/** The position in which the player at a seat can only pass. */
const atPass = (seat: number): Position => ({
  find: () => passing(seat),
  holds: (match) => Okey.load(match).view(seat).table?.legal.pass === true,
});

/** A round in which nobody has laid anything until the stock was empty. */
const blocked: Position = {
  find: () => {
    const game = new Okey({ rules: "rummi80", seed: "1", bots: [] });
    game.deal();
    for (let view = game.view(0); view.table?.turn !== null; view = game.view(0))
      game.act((view.table?.stock ?? 0) > 0 ? "draw" : "pass");
    return game.save();
  },
  holds: (match) => Rummi.load(match).view(0).table?.outcome?.kind === "blocked",
};

/** Tells whether the tile that the player draws now makes a run with the two that follow it. */
function fits(match: string): boolean {
  const game = Okey.load(match);
  const { hand = [], phase, turn } = game.view(0).table ?? {};
  if (turn !== 0 || phase !== "draw") return false;
  const { table } = game.draw("stock").view;
  const drawn = table?.drawn ? faceIn(table, table.drawn) : null;
  const held = (by: number): boolean =>
    hand.some((tile) => {
      const face = table && faceIn(table, tile);
      if (!face || !drawn || face.wild) return false;
      return face.color === drawn.color && face.number === (drawn.number ?? 0) + by;
    });
  return drawn?.wild === false && held(1) && held(2);
}

/** The player has thrown once, and is to draw a tile that fits. */
const fitting: Position = {
  find: () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const game = new Okey({ seed: `${seed}` });
      game.deal();
      if (!mine(game.view(0), "discard")) continue;
      game.discard(game.view(0).table?.legal.discard[0] ?? "");
      while (game.view(0).table?.turn !== 0) game.botMove();
      if (fits(game.save())) return game.save();
    }
    throw new Error("no such match was found");
  },
  holds: fits,
};

/** The player is to move, in a phase of the turn. */
const mine = (view: OkeyGameView, phase: string): boolean =>
  view.table?.turn === 0 && view.table.phase === phase;

const thrown = ({ table }: OkeyGameView, most: number): boolean =>
  table?.players.every(({ discards }) => discards.length > most) ?? false;

/** An opponent has won the round; the match goes on. */
const lost = (view: OkeyGameView): boolean =>
  view.round >= 4 && (winnerOf(view) ?? 0) > 0 && view.standing === null && thrown(view, 1);

const throwing = (view: OkeyGameView): boolean =>
  mine(view, "discard") && view.table?.legal.declare.length === 0;

const winnerOf = ({ table }: OkeyGameView): number | null =>
  table?.outcome?.kind === "won" ? table.outcome.seat : null;

const held = ({ table }: OkeyGameView): TileFace[] => (table ? facesIn(table, table.hand) : []);

const plain = (view: OkeyGameView): boolean =>
  view.table !== null && held(view).every(({ wild }) => !wild);

/** The player can finish with one tile alone, which is no okey. */
const complete = ({ table }: OkeyGameView): boolean => {
  const [last, ...others] = table?.legal.declare ?? [];
  return table?.turn === 0 && others.length === 0 && !table.wilds.includes(last ?? "");
};

const late = (view: OkeyGameView): boolean =>
  view.round > 1 && mine(view, "draw") && (view.table?.history.length ?? 0) > 40;

/** A match just before a bot does what is wanted. */
function before(wanted: (event: OkeyEvent) => boolean): string {
  for (let seed = 1; seed < SEEDS; seed += 1) {
    const game = new Okey({ rules: "turkish", seed: `${seed}`, bots: [0, 1, 2, 3] });
    let match = game.save();
    for (let view = game.view(0); view.standing === null; view = game.view(0)) {
      if (view.table === null || view.table.turn === null) game.deal();
      else if (wanted(game.botMove().event)) return match;
      match = game.save();
    }
  }
  throw new Error("no such match was found");
}

/** A match in which the player at seat 3 has thrown an okey by rules that make it dead. */
function throwingOkey(): string {
  for (let seed = 1; seed < 200; seed += 1) {
    const game = new Okey({ rules: "turkish wild-discard=dead", seed: `${seed}`, bots: [] });
    game.deal();
    for (let turn = 0; turn < 40; turn += 1) {
      const seat = game.view(0).table?.turn ?? 0;
      if (game.view(seat).table?.phase === "draw") game.draw("stock");
      const hand = held(game.view(seat));
      const wild = hand.find((tile) => tile.wild);
      if (seat === 3 && wild) {
        game.discard(wild.tile);
        return game.save();
      }
      game.discard(hand.find((tile) => !tile.wild)?.tile ?? "");
    }
  }
  throw new Error("no such match was found");
}

export const POSITIONS = {
  /** The player is to draw, and may take the discard; the second round or later. */
  draw: inOkey(
    (view) =>
      view.round > 1 &&
      mine(view, "draw") &&
      view.table?.legal.take === true &&
      view.table.history.length > 12,
  ),
  /** The player is to discard and holds no okey; everybody has discarded. */
  throw: inOkey((view) => throwing(view) && thrown(view, 1) && plain(view)),
  /** The player is to discard, and holds an okey. */
  "throw-okey": inOkey((view) => throwing(view) && !plain(view)),
  /** The player is to discard, and anybody's discards may be looked through. */
  "throw-inspect": inOkey((view) => throwing(view) && thrown(view, 1), "turkish inspect=all"),
  /** The player is to discard; a declaration is refused unless the hand is complete. */
  "throw-strict": inOkey(throwing, "turkish strict-declare=yes"),
  /** The player is to discard, and lacks one tile. */
  near: inOkey((view) => throwing(view) && view.table?.deficiency === 1),
  /** The player can finish in the first round, with one tile that is no okey. */
  finish: inOkey((view) => view.round === 1 && complete(view)),
  /** The player holds a black 13 and a blue 12. */
  courtly: inOkey(
    (view) =>
      throwing(view) &&
      thrown(view, 2) &&
      ["K13", "B12"].every((text) => held(view).some(({ tile, wild }) => tile === text && !wild)),
  ),
  /** Something of everything: an okey, a false joker, four discards at each seat. */
  busy: inOkey(
    (view) =>
      view.round > 1 &&
      mine(view, "draw") &&
      !plain(view) &&
      held(view).some(({ color }) => color === null) &&
      thrown(view, 3),
  ),
  /** The player before this one is to draw. */
  "before-turn": inOkey(({ table }) => table?.turn === 3 && table.phase === "draw"),
  /** The fourth round or a later one is lost. */
  lost: inOkey(lost),
  /** A round in which nobody has finished, and only the twin counts. */
  void: inOkey(
    ({ table }) =>
      table?.outcome?.kind === "void" && table.players.some(({ shownTwin }) => shownTwin),
    "turkish",
    57,
  ),
  /** Points were written before the end of a round that still runs. */
  running: inOkey(
    ({ table, scores }) =>
      table?.turn === 0 && table.players.some(({ shownTwin }) => shownTwin) && scores.some(Boolean),
  ),
  /** Somebody is out, but not the player, whose turn it is. */
  out: inOkey(
    ({ eliminated, standing, table }) =>
      eliminated.includes(true) && standing === null && !eliminated[0] && table?.turn === 0,
  ),
  /** The player will be out soon. */
  "nearly-out": inOkey(({ scores: [own = 0], table }) => own >= 17 && table?.turn === 0),
  /** A match is over. */
  standing: inOkey(({ standing }) => standing !== null),
  /** A match is over, and the player was out before its last round. */
  watched: inOkey(
    ({ standing, table }) => standing !== null && table?.players[0]?.playing === false,
  ),
  /** A match is over in which two with the same points have different places. */
  equal: inOkey(
    ({ standing }) =>
      standing?.some(
        ({ points, rank }, i) =>
          points === standing[i - 1]?.points && rank !== standing[i - 1]?.rank,
      ) ?? false,
  ),
  /** The player may show the indicator's twin. */
  twin: inOkey(({ table }) => table?.legal.showTwin === true && table.turn === 0, "turkish", 20),
  /** The player to the right has shown the twin. */
  "shown-twin": inOkey(
    ({ table }) => table?.turn === 0 && table.players[1]?.shownTwin === true,
    "turkish",
    4,
  ),
  /** The next tile of the stock makes a run with two of the player's that follow it. */
  fit: fitting,
  /** The stock is empty, and the player can only pass. */
  pass: atPass(0),
  /** The same at the seat to the right. */
  "pass-right": atPass(1),
  /** The bot to the right is about to show the twin. */
  "before-twin": {
    find: () => before(({ kind, seat }) => kind === "showedTwin" && seat !== 0),
    holds: (match) => {
      const game = Okey.load(match, { bots: [0, 1, 2, 3] });
      return game.botMove().event.kind === "showedTwin";
    },
  },
  /** The player before this one has thrown an okey, which nobody may take. */
  "dead-okey": {
    find: throwingOkey,
    holds: (match) => {
      const { table } = Okey.load(match).view(0);
      return table?.turn === 0 && table.phase === "draw" && !table.legal.take;
    },
  },
  /** A round that the player to the right has won, with throws for many reasons. */
  explained: whole(
    Okey,
    (game) => {
      const reasons = ["best", "careful", "misjudged"] as const;
      const view = game.view(0);
      return (
        winnerOf(view) === 1 &&
        view.table?.history.some(({ kind, seat }) => kind === "discarded" && seat === 2) === true &&
        explainedTurn(game, ({ threw, seat }) => seat === 1 && threw.reason === "overlooked") !==
          undefined &&
        reasons.every(
          (reason) => explainedTurn(game, ({ threw }) => threw.reason === reason) !== undefined,
        )
      );
    },
    { characters: ["", ...EXPLAINED] },
  ),
  /** The player has won with what the player before had just thrown. */
  "explained-taken": whole(
    Okey,
    (game) => {
      const { history, players } = game.view(0).table ?? { history: [], players: [] };
      const [took, ended] = history.slice(-2);
      const taken = took?.kind === "took" && took.seat === 0 && ended?.kind === "declared";
      return taken && (players[3]?.discards.length ?? 0) > 0;
    },
    { characters: ["", ...EXPLAINED] },
  ),
  /** Three rounds that a beginner has played at the player's place. */
  regretted: whole(
    Okey,
    regretted(3),
    { rules: "turkish", characters: ["beginner", "easy", "easy", "easy"] },
    { rounds: 3 },
  ),
  /** A round by a secret, with the player's word in its deal. */
  secret: whole(
    Okey,
    (game) => / tavla$/m.test(game.save()),
    { secret: "5e".repeat(32) },
    { word: "tavla" },
  ),
  /** A round is over. */
  over: inOkey(({ table }) => table !== null && table.turn === null),
  "standing-board": inOkey(({ standing }) => standing !== null, "board"),
  "standing-of-two": inOkey(({ standing }) => standing !== null, "kahvehane players=2"),
  "standing-of-three": inOkey(({ standing }) => standing !== null, "sayili players=3"),
  "standing-partners": inOkey(
    ({ standing }) => standing?.filter(({ rank }) => rank === 1).length === 2,
    "turkish partners=yes pot=yes limit=5",
  ),
  "standing-stakes": inOkey(
    ({ standing }) => standing !== null,
    "turkish stakes=yes end=best limit=5",
  ),
  /** Somebody has won a round where wins are counted. */
  "board-over": inOkey((view) => view.standing === null && winnerOf(view) !== null, "board"),
  /** A false joker was turned for the indicator, and the player holds the other one. */
  "board-turned": inOkey(
    (view) =>
      view.table?.indicator.startsWith("F") === true && view.table.turn === 0 && !plain(view),
    "board",
    174,
  ),
  /** The player can finish, where wins are counted. */
  "board-finish": inOkey(
    ({ table }) => table?.turn === 0 && table.legal.declare.length > 0,
    "board",
  ),
  /** The player is to draw, with a partner. */
  "partners-draw": inOkey((view) => mine(view, "draw"), "pagat partners=yes end=survivor"),
  /** The second round or a later one, after forty moves. */
  "busy-of-three": inOkey(late, "board players=3"),
  "busy-partners": inOkey(late, "turkish partners=yes inspect=all"),
  "busy-of-two": inOkey(late, "turkish players=2 inspect=own-left"),
  /** The sixth round or a later one. */
  long: inOkey(({ round, table }) => round >= 6 && table?.turn === 0),
  /** The player's turn in the second round or a later one, with series on the table. */
  "rummi-running": inRummi(
    ({ round, table }) => round > 1 && table?.turn === 0 && table.series.length > 2,
  ),
  /** Six series or more lie on the table. */
  "rummi-series": inRummi(({ table }) => (table?.series.length ?? 0) > 5),
  /** The first round that is over, and not the match. */
  "rummi-over": inRummi(({ table, standing }) => table?.result != null && standing === null),
  "rummi-standing": inRummi(({ standing }) => standing !== null),
  "rummi-blocked": blocked,
  /** A round of two in which a beginner has sat at the player's place. */
  "rummi-regretted": whole(Rummi, regretted(1), {
    rules: "rummi80 players=2",
    characters: ["beginner", "easy", "easy", "easy"],
  }),
} satisfies Record<string, Position>;

export type PositionName = keyof typeof POSITIONS;

/** The file of a position. */
export const fileOf = (name: string): string => `tests/records/${name}.txt`;
