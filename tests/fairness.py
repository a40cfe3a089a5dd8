"""Checks the deals of a record by its commitments, as docs/fairness.md tells, with nothing but Python.

    python3 tests/fairness.py FILE

Says of every round with a commitment and a key whether the key is the one of the commitment, and
whether the wall follows from the key and the word. It shares no code with the engine.
"""

import hashlib
import struct
import sys


def words(key):
    """The numbers below 2^32 that ChaCha with 8 rounds makes of 32 bytes; nonce 0, counter from 0."""
    constant = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
    counter = 0
    while True:
        start = [*constant, *struct.unpack("<8L", key), counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        state = start[:]

        def quarter(a, b, c, d):
            for x, y, z, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[x] = (state[x] + state[y]) & 0xFFFFFFFF
                mixed = state[z] ^ state[x]
                state[z] = (mixed << bits | mixed >> 32 - bits) & 0xFFFFFFFF

        for _ in range(4):
            for column in range(4):
                quarter(column, column + 4, column + 8, column + 12)
            for column in range(4):
                quarter(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(state, start))
        counter += 1


def number(source, below):
    """A number below another: the remainder of the next word that is not too high."""
    most = (2**32 - 1) // below * below
    return next(word for word in source if word < most) % below


def deal(rules, players, key):
    """The text of the wall."""
    preset, *settings = rules.split()
    settings = dict(setting.split("=") for setting in settings)
    rummi = preset.startswith("rummi")
    classic = preset == "rummi106"
    ten = rummi and settings.get("numbers", "13" if classic else "10") == "10"
    jokers = int(settings.get("jokers", 2 if classic else 4))
    faces = [f"{c}{n}" for c in "RYBK" for n in range(1, 11 if ten else 14)]
    tiles = [face + mark for face in faces for mark in ("", "'")]
    tiles += [f"J{mark}" for mark in ("", "'", "''", "'''")][:jokers] if rummi else ["F", "F'"]
    source = words(key)
    for last in range(len(tiles) - 1, 0, -1):
        other = number(source, last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
    if rummi:
        return " ".join(tiles)
    dealing = settings.get("deal", {"board": "ring-top", "pagat": "ring-bottom"}.get(preset, "quick"))
    redraw = settings.get("false-joker", "wild" if preset == "board" else "redraw") == "redraw"
    if dealing == "quick":
        turned = 14 * players + 1
        while redraw and tiles[turned][0] == "F":
            other = turned + number(source, len(tiles) - turned)
            tiles[turned], tiles[other] = tiles[other], tiles[turned]
        return " ".join(tiles)
    dice = [1 + number(source, 6), 1 + number(source, 6)]
    # The stack from its top, below the tile that lies on it.
    stack = [tiles[-1], *tiles[5 * dice[0] - 5 : 5 * dice[0]]]
    picked = lambda: stack[dice[-1] - 1 if dealing == "ring-top" else 6 - dice[-1]]
    while redraw and picked()[0] == "F":
        dice.append(1 + number(source, 6))
    return " ".join(map(str, dice)) + " : " + " ".join(tiles)


def sha256(text):
    return hashlib.sha256(text.encode()).digest()


def check(lines):
    rules, commitment, wall, players, all_right, count = "", None, "", 0, True, 0
    for line in lines:
        name, _, rest = line.rstrip("\n").partition(" ")
        if name == "rules":
            rules = rest
        elif name == "commitment":
            commitment = rest.partition(" ")
        elif name == "round":
            wall = rest
            count += 1
        elif name == "result":
            players = sum(word != "-" for word in rest.split())
        elif name == "key":
            said, _, word = commitment
            right = sha256(rest).hex() == said and deal(rules, players, sha256(f"{rest} {word}")) == wall
            print(f"round {count}: {'as the commitment says' if right else 'WRONG'}")
            all_right = all_right and right
    return all_right


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        sys.exit(0 if check(file) else 1)
