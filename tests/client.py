#!/usr/bin/env python3
"""A small player of Okey for `istaka play`: a place to start from.

    istaka play --client 'python3 tests/client.py'

docs/bot-protocol.md tells what is said. This player keeps no memory: every decision comes from the
line of the view alone.
"""

import sys

COLORS = "RYBK"


def fields(text):
    """The fields of a message: `seat 1 ; hand R1 R2` becomes {"seat": "1", "hand": "R1 R2"}."""
    pairs = (field.strip().partition(" ") for field in text.split(";"))
    return {name: value for name, _, value in pairs}


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
    """What to do: one of the actions that the view lists as legal."""
    legal = view["legal"].split(", ")
    okey = view["okey"]
    hand = view["hand"].split()
    finishes = [action for action in legal if action.startswith("finish ")]
    if finishes:
        # Who throws an okey to finish wins double.
        double = [action for action in finishes if face(action.split()[1], okey) is None]
        return (double or finishes)[0]
    if "twin" in legal:
        return "twin"
    if "draw" in legal:
        if "take" in legal and makes_meld(last_discard(view), hand, okey):
            return "take"
        return "draw"
    if "discard" in legal[0]:
        tiles = [action.split()[1] for action in legal]
        tiles = [tile for tile in tiles if face(tile, okey) is not None]
        loneliest = min(tiles, key=lambda tile: support(tile, set(hand) - {tile}, okey))
        return f"discard {loneliest}"
    return legal[0]  # the last discard of a round: take it to finish, else pass


def last_discard(view):
    """The tile on top of the previous player's pile."""
    piles = [pile.split() for pile in view["piles"].split("|")]
    held = view["tiles"].split()
    seat = (int(view["seat"]) - 1) % 4
    while held[seat] == "-":
        seat = (seat - 1) % 4
    return piles[seat][-1]


def main():
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "istaka-play":
            print("istaka-play 1 neighbours", flush=True)
        elif word == "view":
            print(decide(fields(rest)), flush=True)
        elif word in ("error", "lost"):
            print(line.strip(), file=sys.stderr)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
