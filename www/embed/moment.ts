/** `<okey-position>`: a match, or a moment of it. What shows it is fetched once one is in view. */

import type { Board } from "./board";
import { html } from "./dom";
import { Drawn, isFault, tell } from "./element";
import { type Fault, shown } from "./notation";
import type { Moment } from "./scene";
import type { Shared } from "./shared";

const AT = /^(?:(\d{1,4})\.)?(\d{1,5})$/;

/** Longer records are not read (src/record.rs). */
const LONGEST = 1 << 20;

export class OkeyPosition extends Drawn {
  static readonly observedAttributes = [
    "record",
    "at",
    "seat",
    "open",
    "names",
    "palette",
    "faces",
    "lang",
  ];
  #board: Board | null = null;
  #questions = 0;

  constructor(private readonly shared: Shared) {
    super(shared.sheets.tiles);
  }

  disconnectedCallback(): void {
    this.#questions += 1;
    this.shared.sight.forget(this);
    this.#board?.close();
    this.#board = null;
  }

  protected draw(): Fault | null {
    this.#questions += 1;
    this.#board?.close();
    this.#board = null;
    const moment = this.#read();
    if (isFault(moment)) return moment;
    const faces = this.look();
    if (isFault(faces)) return faces;
    this.wait(faces);
    this.shared.sight.await(this, () => void this.#begin(moment, faces));
    return null;
  }

  #read(): Moment | Fault {
    const wrong = (name: string, part: string): Fault => ({
      name,
      part: shown(part),
      expected: `embed-expected-${name}`,
    });
    const record = this.getAttribute("record")?.trim() ?? "";
    if (record === "" || record.length > LONGEST) return wrong("record", record);
    const place = this.getAttribute("at")?.trim();
    const [whole, round = "1", action] = AT.exec(place ?? "") ?? [];
    if (place !== undefined && (whole === undefined || Number(round) < 1))
      return wrong("at", place);
    const seat = this.getAttribute("seat")?.trim() ?? "0";
    if (!/^[0-3]$/.test(seat)) return wrong("seat", seat);
    const open = this.chosen("open", ["own", "all", "none"]);
    if (isFault(open)) return open;
    const names = (this.getAttribute("names") ?? "").split(",").map((name) => name.trim());
    const at = place === undefined ? null : ([Number(round) - 1, Number(action)] as const);
    return { record, at, seat: Number(seat), open, names };
  }

  async #begin(moment: Moment, faces: Parameters<typeof this.voice>[0]): Promise<void> {
    const mine = this.#questions;
    const told = (detail: unknown) => tell(this, "move", detail);
    const made = await this.shared.boards().then(
      (all) => all.open(moment, faces, this.language, told),
      () => null,
    );
    if (mine !== this.#questions) {
      if (made && !isFault(made)) made.close();
      return;
    }
    if (made === null) {
      const text = this.voice(faces).say("verdict-unreached");
      this.show(html("p", { class: "error", role: "note" }, text));
    } else if (isFault(made)) this.complain(made);
    else {
      this.#board = made;
      this.shown.adoptedStyleSheets = made.sheets;
      this.show(made.root);
    }
  }
}
