#!/usr/bin/env python3
"""A small player of Okey for `istaka play`: a place to start from.

    istaka play --client 'python3 tests/client.py'

docs/bot-protocol.md tells what is said. This player keeps no memory: every decision comes from the
view alone.
"""

import json
import sys

COLORS = "RYBK"


def face(tile, okey):
    """Colour and number of a tile, or None if it is wild. A false joker has the okey's face."""
    kind = tile.rstrip("'")
    if kind == okey:
        return None
    if kind == "F":
        kind = okey
    return kind[0], int(kind[1:])


def support(tile, others, okey):
    """How much these tiles help a tile to become part of a run or a group."""
    color, number = face(tile, okey)
    points = 0
    # A second copy of a tile helps no more than the first.
    for other in {face(other, okey) for other in others} - {None}:
        distance = (other[1] - number) % 13  # 1 follows 13
        if other[0] == color and distance in (1, 12):
            points += 3
        elif other[0] == color and distance in (2, 11):
            points += 2
        elif other[0] != color and distance == 0:
            points += 2
    return points


def makes_meld(tile, hand, okey):
    """Whether a tile makes a run or a group with two tiles of the hand."""
    if face(tile, okey) is None:
        return True
    color, number = face(tile, okey)
    held = {face(other, okey) for other in hand}
    runs = [[number + step for step in steps] for steps in [(-2, -1), (-1, 1), (1, 2)]]
    # The number 14 is a 1 that follows 13; nothing goes below 1.
    runs = [run for run in runs if all(1 <= n <= 14 for n in run)]
    if number == 1:
        runs.append([12, 13])
    run = any(all((color, 1 if n == 14 else n) in held for n in run) for run in runs)
    return run or sum((other, number) in held for other in COLORS if other != color) >= 2


def decide(view):
    """What to do: one of the actions that the view has as legal."""
    legal, okey, hand = view["legal"], view["okey"], view["hand"]
    if legal["declare"]:
        # Who throws an okey to finish wins double.
        double = [tile for tile in legal["declare"] if face(tile, okey) is None]
        return f"finish {(double or legal['declare'])[0]}"
    if legal["showTwin"]:
        return "twin"
    if legal["draw"]:
        if legal["take"] and makes_meld(last_discard(view), hand, okey):
            return "take"
        return "draw"
    if legal["discard"]:
        tiles = [tile for tile in legal["discard"] if face(tile, okey) is not None]
        loneliest = min(tiles, key=lambda tile: support(tile, set(hand) - {tile}, okey))
        return f"discard {loneliest}"
    # The last discard of a round: take it to finish, else pass.
    return "take" if legal["take"] else "pass"


def last_discard(view):
    """The tile on top of the previous player's pile."""
    return view["players"][view["previous"]]["discards"][-1]


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            say(protocol="istaka-play", version=2, name="neighbours")
        elif told["type"] == "view":
            say(action=decide(told["view"]))
        elif told["type"] in ("error", "lost"):
            print(line.strip(), file=sys.stderr)
        elif told["type"] == "quit":
            break


if __name__ == "__main__":
    main()
