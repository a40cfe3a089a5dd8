#!/usr/bin/env python3
"""A small player of all games for `istaka play`: a place to start from.

    istaka play --client 'python3 tests/client.py'
    istaka play --client 'python3 tests/client.py' --rules yuzbir

docs/bot-protocol.md tells what is said, and is all that this player was written from. It keeps no
memory: every decision comes from the view alone. Where it is not sure that an action is allowed it
has others, for the case that the answer is an error.
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


def decide_okey(view):
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


def actions_of(view):
    """What to do: an action, and what else may be done if that is refused."""
    if "indicator" in view and "need" in view:
        return decide_okey101(view)
    if "table" in view:
        return decide_rummi(view)
    return [decide_okey(view)]


def melds_in(hand, okey, last, most):
    """Runs and groups that share no tile, those worth most first, each with at most one wild tile."""
    melds = []
    tiles = list(hand)
    while found := best_meld(tiles, okey, last, most):
        worth, meld = found
        melds.append((worth, meld))
        tiles = [tile for tile in tiles if tile not in meld]
    return melds


def best_meld(tiles, okey, last, most):
    """The meld of these tiles that is worth most, with its worth; None if there is none."""
    wild = next((tile for tile in tiles if face(tile, okey) is None), None)
    held = {face(tile, okey): tile for tile in tiles if face(tile, okey)}
    runs = [
        [(color, number) for number in range(low, low + length)]
        for color in COLORS
        for length in range(3, most + 1)
        for low in range(1, last - length + 2)
    ]
    groups = [
        [(color, number) for color in COLORS if color != left]
        for number in range(1, last + 1)
        for left in ["", *COLORS]
    ]
    melds = []
    for faces in runs + groups:
        # A wild tile takes the place of one that is not held.
        meld = [held.get(each, wild) for each in faces]
        if None not in meld and meld.count(wild) <= 1:
            melds.append((sum(number for _, number in faces), meld))
    return max(melds, key=lambda found: found[0], default=None)


def written(melds):
    return " | ".join(" ".join(meld) for meld in melds)


def decide_rummi(view):
    """Lays what the rack has by itself, and adds single tiles to what lies on the table."""
    legal, hand, table = view["legal"], view["hand"], view["table"]
    preset = view["rules"].split()[0]
    last, opens = (10, 20) if preset == "rummi80" else (13, 30)
    actions = []
    if legal["lay"]:
        melds = melds_in(hand, "J", last, 5)
        opened = view["players"][view["seat"]]["opened"]
        laid = [meld for _, meld in melds]
        if opened:
            held = [tile for tile in hand if all(tile not in meld for meld in laid)]
            table = [list(series) for series in table]
            while any([extend(series, held, last) for series in table]):
                pass
            if laid or table != view["table"]:
                actions.append(f"lay {written(table + laid)}")
        elif sum(worth for worth, _ in melds) >= opens:
            actions.append(f"lay {written(table + laid)}")
    return [*actions, "draw" if legal["draw"] else "pass"]


def extend(series, held, last):
    """Adds one of these tiles to a series, and takes it from them. True if there was one."""
    faces = [None if tile[0] == "J" else face(tile, "J") for tile in series]
    if None in faces:
        return False
    for tile in held:
        if tile[0] == "J":
            continue
        color, number = face(tile, "J")
        if len({each for each, _ in faces}) == 1:
            if color == faces[0][0] and number == faces[-1][1] + 1 <= last:
                series.append(tile)
            elif color == faces[0][0] and number == faces[0][1] - 1:
                series.insert(0, tile)
            else:
                continue
        elif number == faces[0][1] and color not in {each for each, _ in faces}:
            series.append(tile)
        else:
            continue
        held.remove(tile)
        return True
    return False


def decide_okey101(view):
    """Opens by series, lays melds of its own, adds tiles, and discards the highest tile it can."""
    legal, okey, hand = view["legal"], okey_of(view), view["hand"]
    if legal["draw"]:
        return ["draw", "pass"]
    actions = []
    melds = melds_in(hand, okey, 13, 5)
    # One tile stays in hand for the discard.
    while melds and sum(len(meld) for _, meld in melds) >= len(hand):
        melds.pop()
    if legal["open"] and sum(worth for worth, _ in melds) >= view["need"]["points"]:
        actions.append(f"open {written(meld for _, meld in melds)}")
    if legal["work"] and len(hand) > 1:
        actions += [f"add {tile} {place}" for tile, place in additions(view)][:1]
        # The game says whether a meld may be laid after an opening of this kind.
        actions += [f"lay {written([meld])}" for _, meld in melds[:1]]
    # A tile that could have been added costs points, and so does a wild one.
    costly = {tile for tile, _ in additions(view)}
    plain = [tile for tile in hand if face(tile, okey) is not None]
    loose = [tile for tile in plain if tile not in costly] or plain or hand
    alone = lambda tile: (support(tile, set(hand) - {tile}, okey), -value(tile, okey))
    return [*actions, f"discard {min(loose, key=alone)}", "pass"]


def okey_of(view):
    """The wild tile: the next number of the indicator's colour, 1 after 13."""
    color, number = view["indicator"][0], int(view["indicator"].strip(COLORS + "'"))
    return f"{color}{number % 13 + 1}"


def value(tile, okey):
    return face(tile, okey)[1] if face(tile, okey) else 0


def additions(view):
    """Ordinary tiles of the hand that continue a run, or complete a group of three, with places."""
    okey = okey_of(view)
    for tile in view["hand"]:
        if face(tile, okey) is None:
            continue
        color, number = face(tile, okey)
        for at, meld in enumerate(view["table"]):
            faces = [face(each, okey) for each in meld["tiles"]]
            colors = {each[0] for each in faces if each}
            first, length = meld["number"], len(faces)
            if meld["kind"] == "run" and colors == {color}:
                if number == first - 1:
                    yield tile, f"{at}.0"
                elif number == first + length <= 13:
                    yield tile, f"{at}.{length}"
            elif meld["kind"] == "group" and number == first and length == 3 == len(colors):
                if color not in colors:
                    yield tile, f"{at}.3"


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "hello":
            say(protocol="istaka-play", version=2, name="neighbours")
        elif told["type"] == "view":
            actions = actions_of(told["view"])
            say(action=actions.pop(0))
        elif told["type"] == "error":
            print(line.strip(), file=sys.stderr)
            say(action=actions.pop(0) if actions else "quit")
        elif told["type"] == "lost":
            print(line.strip(), file=sys.stderr)
        elif told["type"] == "quit":
            break


if __name__ == "__main__":
    main()
