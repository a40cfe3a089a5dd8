"""Follows records of 101 Okey as docs/notation.md tells, and counts them as docs/okey101.md tells.

    python3 tests/okey101.py FILE…

Prints the table after the deal and after every action: the hands by seat, each in the order of its
texts, the melds, the discard piles by seat, the size of the stock and the penalties by seat. Prints the
scores of each finished round, which must be those of the line `result`, and the totals of the sides in
the end. It needs nothing but Python and shares no code with the engine.
"""

import sys

COLORS = "RYBK"
PENALTY = 101
# What the presets change of the settings that move tiles or write points.
PRESETS = {
    "yuzbir": {},
    "yuzbir_katlamali": {"raising": "yes"},
    "yuzbir_esli": {"partners": "yes"},
    "yuzbir_turnuva": {
        "partners": "yes",
        "strict-open": "yes",
        "false-joker": "next",
        "return-penalty": "yes",
        "takeback": "last-only",
    },
    "yuzbir_cezali": {
        "strict-open": "yes",
        "return-penalty": "yes",
        "feed": "times",
        "okey-lost": "yes",
        "record-bonus": "yes",
    },
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
        self.indicator = rest.pop(turned).rstrip("'")
        self.okey = f"{self.indicator[0]}{int(self.indicator[1:]) % 13 + 1}"
        self.stock = rest
        # The way and the worth of each opening, who goes for pairs, and the penalties by seat.
        self.opened, self.announced, self.penalties = {}, set(), [0] * 4
        # Whose discard can be called, and how the round has ended.
        self.callable, self.end = None, None
        self.starts = True
        self.begin_turn()

    def begin_turn(self):
        # The tile that came, if it was taken, and the states before the table actions that stand.
        self.came, self.taken, self.done = None, False, []
        # True after a `takeback`, and if one has been paid for.
        self.took_back = self.paid = False

    def on(self, name, usual=False):
        return self.settings.get(name, "yes" if usual else "no") == "yes"

    def opponents(self, one, other):
        return one != other and not (self.on("partners") and (one + 2) % 4 == other)

    def write(self, seat, points=PENALTY, lasts=True):
        """Writes a penalty; one that does not last goes when the last table action is taken back."""
        self.penalties[seat] += points
        if not lasts:
            self.done[-1][-1].append((seat, points))

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
        if len(tiles) == 2 and not group and len({face for _, face in shown}) < 2:
            return "pair", "", shown[0][1][1] if shown else 0
        alone = {"single": 1, "wild": 2}.get(self.settings.get("indicator-pair"))
        if len(tiles) == len(shown) == alone and self.face(self.indicator) in faces:
            return "pair", "", 0
        if len(tiles) < 3 or not shown:
            return None
        (first, (color, number)), *_ = shown
        start = number - first
        run = all(face == (color, start + i) for i, face in shown)
        if not group and run and start >= 1 and start + len(tiles) <= 14:
            return "run", color, start
        colors = {face[0] for _, face in shown}
        same = len({face[1] for _, face in shown}) == 1 and len(colors) == len(shown)
        fits = same and len(tiles) <= 4 and (group or len(shown) > 1)
        return ("group", "", number) if fits else None

    def need(self, seat, way):
        """The value, or the number of pairs, that an opening needs."""
        usual = ("open-points", 101) if way == "series" else ("open-pairs", 5)
        least = [int(self.settings.get(*usual))]
        if self.on("raising"):
            for other, (its, worth) in self.opened.items():
                if its == way and (self.on("raise-partner") or self.opponents(seat, other)):
                    least.append(worth + 1)
        return max(least)

    def opening(self, rows, seat):
        """The way and the worth of an opening; None if it is a wrong one."""
        read = [self.read(tiles, group) for tiles, group in rows]
        longest = int(self.settings.get("run-limit", "off").replace("off", "13"))
        if None in read or any(len(tiles) > longest for tiles, _ in rows):
            return None
        pairs = sum(kind == "pair" for kind, _, _ in read)
        if pairs:
            enough = pairs == len(rows) >= self.need(seat, "pairs")
            return ("pairs", pairs) if enough else None
        worth = sum(
            sum(range(number, number + len(tiles))) if kind == "run" else number * len(tiles)
            for (kind, _, number), (tiles, _) in zip(read, rows)
        )
        left = len(self.hands[seat]) - sum(len(tiles) for tiles, _ in rows)
        direct = self.on("direct-finish", True) and left == 1
        return ("series", worth) if worth >= self.need(seat, "series") or direct else None

    def open(self, seat, rows):
        opening = self.opening(rows, seat)
        if opening is None:
            self.write(seat)
            return
        way, worth = opening
        self.begin(seat, [tile for tiles, _ in rows for tile in tiles])
        self.table += [(tiles, group, seat) for tiles, group in rows]
        self.opened[seat] = opening
        feed = self.settings.get("feed", "off")
        if self.taken and feed != "off":
            times = self.stands_for(rows, self.came) * (10 if way == "series" else 20)
            self.write(self.before(seat), PENALTY if feed == "flat" else times, lasts=False)
        if self.on("record-bonus") and (worth > 151 if way == "series" else worth >= 7):
            self.write(seat, -PENALTY, lasts=False)
        all_pairs = all(self.opened.get(other, "-")[0] == "pairs" for other in self.seats)
        if all_pairs and self.settings.get("all-pairs") != "play-on":
            self.end, self.penalties = "void", [0] * 4

    def stands_for(self, rows, taken):
        """The number that a taken tile, or else its twin, stands for in an opening."""
        laid = [tile for tiles, _ in rows for tile in tiles]
        same = next(tile for tile in laid if tile.rstrip("'") == taken.rstrip("'"))
        used = taken if taken in laid else same
        tiles, group = next((tiles, group) for tiles, group in rows if used in tiles)
        kind, _, number = self.read(tiles, group)
        face = self.face(used)
        return face[1] if face else number + tiles.index(used) if kind == "run" else number

    def begin(self, seat, tiles):
        table = [(tiles[:], *rest) for tiles, *rest in self.table]
        self.done.append((self.hands[seat][:], table, dict(self.opened), len(tiles), []))
        for tile in tiles:
            self.hands[seat].remove(tile)

    def take_back(self, seat):
        """Takes the last table action back, and returns the number of tiles that it had laid."""
        self.hands[seat], self.table, self.opened, count, written = self.done.pop()
        for other, points in written:
            self.penalties[other] -= points
        return count

    def give_back(self, seat):
        self.hands[seat].remove(self.came)
        self.piles[self.before(seat)].append(self.came)
        self.came, self.taken = None, False

    def before(self, seat):
        return self.seats[self.seats.index(seat) - 1]

    def discard(self, seat, tile, charged=True):
        now = bool(self.done) and seat not in self.done[0][2]
        self.hands[seat].remove(tile)
        self.piles[seat].append(tile)
        self.callable, self.starts = None, False
        if not self.hands[seat]:
            self.end = seat, self.factors(seat, tile, now)
        elif not self.stock and self.settings.get("stock-end") != "last-take":
            self.end = "exhausted"
        if self.hands[seat] and charged and self.costs(tile):
            called = self.face(tile) and self.settings.get("playable") == "call"
            if not called:
                self.write(seat)
            elif not self.end:
                self.callable = seat
        self.begin_turn()

    def factors(self, seat, tile, now):
        """The factor of a finish, and if it is one from hand."""
        alone = all(other == seat for other in self.opened)
        rule = self.settings.get("from-hand", "first-turn")
        from_hand = {"first-turn": now and alone, "any-turn": now, "alone": alone}[rule]
        doublings = sum([self.face(tile) is None, self.opened[seat][0] == "pairs", from_hand])
        rule = self.settings.get("factors", "multiply")
        most = {"multiply": doublings, "once": min(doublings, 1), "none": 0}[rule]
        return 2**most, from_hand

    def score(self, seat):
        """The points of a player when the round is over."""
        if self.end == "void" or seat not in self.seats:
            return 0
        finisher, (factor, from_hand) = (None, (1, False)) if self.end == "exhausted" else self.end
        penalties = self.penalties[seat]
        if seat == finisher:
            return -PENALTY * factor + penalties
        if finisher is not None and not self.opponents(finisher, seat):
            return penalties
        if seat not in self.opened:
            base = int(self.settings.get("unopened", 202)) * (2 if seat in self.announced else 1)
            capped = self.on("unopened-cap") and not from_hand
            return (min(base * factor, 404) if capped else base * factor) + penalties
        faces = [self.face(tile) for tile in self.hands[seat]]
        base, held = sum(face[1] for face in faces if face), PENALTY * faces.count(None)
        if self.on("held-in-sum"):
            base, held = base + held, 0
        return base * (2 if self.opened[seat][0] == "pairs" else 1) * factor + held + penalties

    def draw(self, seat):
        self.came, self.callable = self.stock.pop(0), None
        self.hands[seat].append(self.came)

    def costs(self, tile):
        """Tells whether a discard costs points: an okey, or a tile that fits a run or group."""
        face = self.face(tile)
        if face is None:
            return self.on("okey-discard", True)
        if self.settings.get("playable") == "off":
            return False
        exchange = self.on("playable-exchange") and self.on("exchange", True)
        for tiles, group, _ in self.table:
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
                settled = len(tiles) == 4 or self.settings.get("exchange-group") == "either"
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
                self.end = "exhausted"
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
        self.discard(seat, (free or first or tiles)[0], charged=False)

    def play(self, seat, text):
        verb, _, rest = text.partition(" ")
        words = rest.split()
        again, self.took_back = self.took_back, False
        if verb == "draw":
            self.draw(seat)
        elif verb == "take":
            self.came, self.taken = self.piles[self.before(seat)].pop(), True
            self.hands[seat].append(self.came)
        elif verb == "return":
            self.give_back(seat)
            if self.on("return-penalty"):
                self.write(seat)
        elif verb in ("open", "lay"):
            parts = [part.split() for part in rest.split("|")]
            rows = [(part[1:], True) if part[0] == "=" else (part, False) for part in parts]
            if verb == "open":
                self.open(seat, rows)
            else:
                self.begin(seat, rows[0][0])
                self.table.append((*rows[0], seat))
        elif verb in ("add", "exchange"):
            tile, place = words
            meld, at = map(int, place.split("."))
            self.begin(seat, [tile])
            tiles, _, owner = self.table[meld]
            if verb == "add":
                tiles.insert(at, tile)
            else:
                self.hands[seat].append(tiles[at])
                tiles[at] = tile
                if self.on("okey-lost") and owner != seat:
                    self.write(owner, lasts=False)
        elif verb == "takeback":
            more = self.take_back(seat) > 1 or again
            self.took_back = True
            if self.settings.get("takeback") == "last-only" and more and not self.paid:
                self.paid = True
                self.write(seat)
        elif verb == "discard":
            self.discard(seat, words[0])
        elif verb == "timeout":
            self.time_out(seat)
        elif verb == "pairs":
            self.announced.add(seat)
        elif verb == "call":
            self.write(self.callable)
            self.callable = None
        elif verb == "pass":
            self.end = "exhausted"
        else:
            sys.exit(f"no action: {text}")

    def show(self):
        def by_seat(all):
            return " / ".join(" ".join(all(seat)) for seat in range(4))

        table = " | ".join(" ".join(tiles) for tiles, *_ in self.table)
        hands, piles = by_seat(lambda seat: sorted(self.hands[seat])), by_seat(self.piles.get)
        print(f"{hands} ; {table} ; {piles} ; {len(self.stock)} ; {words(self.penalties)}")
        if self.end:
            print(f"scores {words(map(self.score, range(4)))}")


def words(values):
    return " ".join(map(str, values))


def rules_of(preset, changes):
    """The settings of rules, and the seats in play."""
    settings = PRESETS[preset] | dict(change.split("=") for change in changes)
    seats = {"2": [0, 2], "3": [0, 1, 3]}.get(settings.get("players"), [0, 1, 2, 3])
    if len(seats) < 4:
        settings["partners"] = "no"
    return settings, seats


def main(file):
    lines = open(file, encoding="utf-8").read().splitlines()
    dealer, now, totals = 0, None, [0] * 4
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "rules":
            preset, *changes = rest.split()
            settings, seats = rules_of(preset, changes)
        elif word == "dealer":
            dealer = int(rest)
        elif word == "round":
            after = seats[(seats.index(dealer) + 1) % len(seats)]
            starter = dealer if settings.get("starter") == "dealer" else after
            now, dealer = Round(settings, seats, starter, rest.split()), after
            now.show()
        elif word in ("0", "1", "2", "3"):
            now.play(int(word), rest)
            now.show()
        elif word == "result":
            scores = [now.score(seat) for seat in range(4)]
            said = words(scores[seat] if seat in seats else "-" for seat in range(4))
            if rest != said:
                sys.exit(f"{file}: {line}, but the rules say {said}")
            totals = [total + score for total, score in zip(totals, scores)]
    # The penalties of a round that runs count already.
    if now and not now.end:
        totals = [total + points for total, points in zip(totals, now.penalties)]
    if settings.get("partners") == "yes":
        totals = [totals[seat] + totals[(seat + 2) % 4] for seat in range(4)]
    print(f"totals {words(totals)}")


for file in sys.argv[1:]:
    main(file)
