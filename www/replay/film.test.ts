/** A film says what the engine says, and that nothing can be said where it has stopped. */

import { beforeAll, expect, it } from "vitest";
import { Stopped } from "../engine/calls";
import { engineDouble, type OwnEngine } from "../engine/engine.double";
import { loadEngines } from "../engine/rules.double";
import { withNames } from "../locales/messages";
import { Game, readLink } from "../pkg/istaka/istaka";
import { opponentsOf } from "../settings/settings";
import { Film, type Projector, sittingAt } from "./film";

beforeAll(loadEngines);

/** A film of a round that was played to its end, and what ends its engine. */
async function filmed(players: string[] = []) {
  const played = new Game({ seed: "7", bots: [0, 1, 2, 3] });
  played.deal();
  while (played.view().table?.turn !== null) played.botMove();
  played.players = players;
  const engine = await engineDouble();
  let stopped = false;
  const gone = () => Promise.reject(new Stopped());
  const get = (_: object, name: keyof OwnEngine) => (stopped ? gone : engine[name]);
  const projector = new Proxy({}, { get }) as Projector;
  const film = await Film.of(projector, played.save(), ["easy", "easy", "easy"]);
  if (!film) throw new Error("this is a match");
  const stop = (): void => {
    stopped = true;
  };
  return { film, stop };
}

it("shows each moment as it was, with nothing to be done there and all tiles open", async () => {
  const { film } = await filmed();
  const all = film.shots[0]?.actions ?? 0;
  expect(film.within({ round: 3, actions: 1000 })).toEqual({ round: 0, actions: all });
  const [first, last] = [
    await film.scene({ round: 0, actions: 0 }),
    await film.scene({ round: 0, actions: all }),
  ];
  expect(first).toMatchObject({ event: null, game: { table: { legal: { discard: [] } } } });
  expect(first.hands?.map((hand) => hand.length).sort()).toEqual([14, 14, 14, 15]);
  expect(last).toMatchObject({ event: { kind: "declared" }, game: { table: { turn: null } } });
  expect(film.finished).toBe(1);
});

it("is played on as practice, and dealt again, as its record says", async () => {
  const { film } = await filmed();
  const on = Game.load(await film.practice({ round: 0, actions: 4 }));
  expect(on.view()).toMatchObject({ practice: true });
  expect(on.rounds()).toMatchObject([{ actions: 4 }]);
  expect(Game.load(await film.redealt(0, 2)).rounds()).toMatchObject([{ actions: 0 }]);
});

it("is shared to the end of the round, with who plays", async () => {
  const { film } = await filmed();
  const at = { round: 0, actions: 3 };
  const sitting = withNames(["Ada", "Kemal", "İpek|\u202e", "Nermin"], () =>
    sittingAt([0, 1, 2, 3], ["easy", "", "nermin"]),
  );
  const { players, names } = sitting;
  expect(players).toEqual(["person", "easy", "-", "nermin"]);
  expect(names).toEqual(["", "Kemal", "İpek", "Nermin"]);
  const [moment, deal] = [await film.linkTo(at, sitting), await film.linkToDeal(0, sitting)];
  if (!moment.ok || !deal.ok) throw new Error("this is a short match");
  const [watched, played] = [readLink(moment.value), readLink(deal.value)];
  expect([watched.kind, watched.at, played.kind, played.at]).toEqual(["match", at, "deal", null]);
  const [whole, dealt] = [Game.load(watched.record), Game.load(played.record)];
  expect([whole.players, dealt.players]).toEqual([players, players]);
  // A deal is played on against others.
  expect([whole.names, dealt.names]).toEqual([names, ["", "", "", ""]]);
  expect(whole.rounds()).toMatchObject([{ actions: film.shots[0]?.actions, over: true }]);
  expect(dealt.rounds()).toMatchObject([{ actions: 0 }]);
});

it("has the opponents that its record names, or the usual ones where nobody is called so", async () => {
  const given = async (...players: string[]) => (await filmed(players)).film.opponents;
  expect(await given()).toEqual(["easy", "easy", "easy"]);
  expect(await given("person", "hard", "-", "person")).toEqual(["hard", "", ""]);
  expect(await given("person", "nobody", "-", "-")).toEqual(opponentsOf());
});

it("does not take an engine that has stopped for one that has nothing to say", async () => {
  const { film, stop } = await filmed();
  stop();
  const at = { round: 0, actions: 0 };
  const questions = [film.scene(at), film.hint(at), film.whole(0)];
  for (const question of questions) await expect(question).rejects.toBeInstanceOf(Stopped);
});
