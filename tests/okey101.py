"""Follows the tiles of records of 101 Okey, as docs/notation.md tells, with nothing but Python.

    python3 tests/okey101.py FILE…

Prints the table after the deal and after every action: the hands by seat, each in the order of its
texts, the melds, the discard piles by seat and the size of the stock. It shares no code with the engine.
"""

import sys

COLORS = "RYBK"
# What the presets change of the settings that move tiles.
PRESETS = {
    "yuzbir_turnuva": {"strict-open": "yes", "false-joker": "next"},
    "yuzbir_cezali": {"strict-open": "yes"},
    "yuzbir_hizli": {"open-points": "81"},
}


class Round:
    def __init__(self, settings, seats, starter, wall):
        self.settings, self.seats, self.turn = settings, seats, starter
        self.table, self.piles = [], {seat: [] for seat in range(4)}
        self.hands, at = {seat: [] for seat in range(4)}, 0
        order = seats[seats.index(starter) :] + seats[: seats.index(starter)]
        for seat in order:
            count = 22 if seat == starter else 21
            self.hands[seat], at = wall[at : at + count], at + count
        rest = wall[at:]
        turned = next(i for i, tile in enumerate(rest) if tile[0] != "F")
        indicator = rest.pop(turned).rstrip("'")
        self.okey = f"{indicator[0]}{int(indicator[1:]) % 13 + 1}"
        self.stock = rest
        # The tile that came in this turn, if it was taken, and the states before its table actions.
        self.came, self.taken, self.done = None, False, []
        self.starts = True

    def face(self, tile):
        """The colour and number that a tile has; None if it is wild."""
        kind = tile.rstrip("'")
        if kind == self.okey:
            return None
        kind = self.okey if kind == "F" else kind
        return kind[0], int(kind[1:])

    def read(self, tiles, group):
        """The kind of a meld, the colour of a run and the number of its first tile; None if it is none."""
        faces = [self.face(tile) for tile in tiles]
        shown = [(i, face) for i, face in enumerate(faces) if face]
        if len(tiles) == 2:
            return None if group or len({face for _, face in shown}) > 1 else ("pair", "", 0)
        if len(tiles) < 3 or not shown:
            return None
        (first, (color, number)), *_ = shown
        start = number - first
        run = all(face == (color, start + i) for i, face in shown)
        if not group and run and start >= 1 and start + len(tiles) <= 14:
            return "run", color, start
        colors = {face[0] for _, face in shown}
        same = len({face[1] for _, face in shown}) == 1 and len(colors) == len(shown)
        return ("group", "", number) if same and len(tiles) <= 4 else None

    def opens(self, rows, seat):
        """Tells whether melds open; only asked where a wrong opening leaves the tiles in hand."""
        read = [self.read(tiles, group) for tiles, group in rows]
        if None in read:
            return False
        if all(kind == "pair" for kind, _, _ in read):
            return len(rows) >= int(self.settings.get("open-pairs", 5))
        if any(kind == "pair" for kind, _, _ in read):
            return False
        worth = sum(
            sum(range(number, number + len(tiles))) if kind == "run" else number * len(tiles)
            for (kind, _, number), (tiles, _) in zip(read, rows)
        )
        left = len(self.hands[seat]) - sum(len(tiles) for tiles, _ in rows)
        direct = self.settings.get("direct-finish", "yes") == "yes" and left == 1
        return worth >= int(self.settings.get("open-points", 101)) or direct

    def begin(self, seat, tiles):
        table = [(tiles[:], group) for tiles, group in self.table]
        self.done.append((self.hands[seat][:], table))
        for tile in tiles:
            self.hands[seat].remove(tile)

    def take_back(self, seat):
        self.hands[seat], self.table = self.done.pop()

    def give_back(self, seat):
        self.hands[seat].remove(self.came)
        self.piles[self.before(seat)].append(self.came)
        self.came, self.taken = None, False

    def before(self, seat):
        return self.seats[self.seats.index(seat) - 1]

    def discard(self, seat, tile):
        self.hands[seat].remove(tile)
        self.piles[seat].append(tile)
        self.came, self.taken, self.done, self.starts = None, False, [], False

    def draw(self, seat):
        self.came = self.stock.pop(0)
        self.hands[seat].append(self.came)

    def costs(self, tile):
        """Tells whether a discard costs points: an okey, or a tile that fits a run or group."""
        face, on = self.face(tile), lambda name, usual: self.settings.get(name, usual)
        if face is None:
            return on("okey-discard", "yes") == "yes"
        if on("playable", "auto") == "off":
            return False
        exchange = on("playable-exchange", "no") == "yes" and on("exchange", "yes") == "yes"
        for tiles, group in self.table:
            read = self.read(tiles, group)
            if read is None or read[0] == "pair":
                continue
            kind, color, number = read
            shown = [self.face(other) for other in tiles]
            if kind == "run":
                fits = face in ((color, number - 1), (color, number + len(tiles)))
                stood = [(color, number + i) for i, other in enumerate(shown) if other is None]
            else:
                missing = [(c, number) for c in COLORS if (c, number) not in shown]
                fits = len(tiles) == 3 and face in missing
                settled = len(tiles) == 4 or on("exchange-group", "four") == "either"
                stood = missing if settled and None in shown else []
            if fits or exchange and face in stood:
                return True
        return False

    def time_out(self, seat):
        while self.done:
            self.take_back(seat)
        if self.taken:
            self.give_back(seat)
        if self.came is None and not self.starts:
            if not self.stock:
                return
            self.draw(seat)

        def rank(tile):
            color, number = self.face(tile) or ("", 0)
            kind = tile.rstrip("'")
            order = (4, 0) if kind == "F" else (COLORS.index(kind[0]), int(kind[1:]))
            return -number, order, len(tile) - len(kind)

        tiles = sorted(self.hands[seat], key=rank)
        first = [self.came] if self.came else []
        free = [tile for tile in first + tiles if not self.costs(tile)]
        self.discard(seat, (free or first or tiles)[0])

    def play(self, seat, text):
        verb, _, rest = text.partition(" ")
        words = rest.split()
        if verb == "draw":
            self.draw(seat)
        elif verb == "take":
            self.came, self.taken = self.piles[self.before(seat)].pop(), True
            self.hands[seat].append(self.came)
        elif verb == "return":
            self.give_back(seat)
        elif verb in ("open", "lay"):
            parts = [part.split() for part in rest.split("|")]
            rows = [(part[1:], True) if part[0] == "=" else (part, False) for part in parts]
            strict = verb == "open" and self.settings.get("strict-open") == "yes"
            if not strict or self.opens(rows, seat):
                self.begin(seat, [tile for tiles, _ in rows for tile in tiles])
                self.table += rows
        elif verb in ("add", "exchange"):
            tile, place = words
            meld, at = map(int, place.split("."))
            self.begin(seat, [tile])
            tiles = self.table[meld][0]
            if verb == "add":
                tiles.insert(at, tile)
            else:
                self.hands[seat].append(tiles[at])
                tiles[at] = tile
        elif verb == "takeback":
            self.take_back(seat)
        elif verb == "discard":
            self.discard(seat, words[0])
        elif verb == "timeout":
            self.time_out(seat)
        elif verb not in ("pairs", "call", "pass"):
            sys.exit(f"no action: {text}")

    def line(self):
        def by_seat(all):
            return " / ".join(" ".join(all(seat)) for seat in range(4))

        table = " | ".join(" ".join(tiles) for tiles, _ in self.table)
        hands, piles = by_seat(lambda seat: sorted(self.hands[seat])), by_seat(self.piles.get)
        return f"{hands} ; {table} ; {piles} ; {len(self.stock)}"


def main(file):
    lines = open(file, encoding="utf-8").read().splitlines()
    settings, seats, dealer, now = {}, [0, 1, 2, 3], 0, None
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "rules":
            preset, *changes = rest.split()
            settings = PRESETS.get(preset, {}) | dict(change.split("=") for change in changes)
            seats = {"2": [0, 2], "3": [0, 1, 3]}.get(settings.get("players"), seats)
        elif word == "dealer":
            dealer = int(rest)
        elif word == "round":
            after = seats[(seats.index(dealer) + 1) % len(seats)]
            starter = dealer if settings.get("starter") == "dealer" else after
            now, dealer = Round(settings, seats, starter, rest.split()), after
            print(now.line())
        elif word in ("0", "1", "2", "3"):
            now.play(int(word), rest)
            print(now.line())


for file in sys.argv[1:]:
    main(file)
