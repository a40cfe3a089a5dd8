/** Checks values against the types in the engine's TypeScript declarations. */

import { readFileSync } from "node:fs";

/** Checks a value: returns the path and the difference, or null if the value has the type. */
interface Check {
  (value: unknown, path: string): string | null;
  /** The fields of an object. */
  readonly fields?: () => ReadonlyMap<string, Check> | undefined;
}

/**
 * Returns a lookup of checks by the names of declared types. Supports only the syntax that the
 * declarations use.
 */
export function promises(file: string): (name: string, given?: readonly string[]) => Check {
  const source = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const declared = new Map<string, Declared>();
  const interfaces = /^export interface (\w+)(?:<([^>]*)>)?(?: extends (\w+))? (\{[^}]*\})/gm;
  for (const [, name = "", parameters = "", base, own = ""] of source.matchAll(interfaces)) {
    const body = base ? `${own} & ${base}` : own;
    declared.set(name, { parameters: parameters.match(/\w+/g) ?? [], body });
  }
  for (const [, name = "", body = ""] of source.matchAll(/^export type (\w+) =\s+([\s\S]*?);$/gm))
    declared.set(name, { parameters: [], body });
  const made = new Map<string, Check>();
  const named = (name: string, given: readonly string[] = []): Check => {
    const whole = `${name}<${given}>`;
    const known = made.get(whole);
    if (known) return known;
    const found = declared.get(name);
    if (!found) throw new Error(`${name} is not declared`);
    const text = found.parameters.reduce(
      (body, parameter, i) => body.replace(new RegExp(`\\b${parameter}\\b`, "g"), given[i] ?? ""),
      found.body,
    );
    const check = new Reader(text, named).union();
    made.set(whole, check);
    return check;
  };
  return named;
}

/** A declared type, and the names of its type parameters. */
interface Declared {
  readonly parameters: readonly string[];
  readonly body: string;
}

/**
 * Parses a type. Names are resolved when a value is checked, since types may refer to each other.
 */
class Reader {
  readonly #words: string[];
  #at = 0;

  constructor(
    text: string,
    private readonly named: (name: string, given: readonly string[]) => Check,
  ) {
    this.#words = text.match(/"[^"]*"|\w+|[{}<>[\]();:,|&?]/g) ?? [];
  }

  union(): Check {
    const ways: Check[] = [];
    do {
      if (this.#next === "|") this.#at += 1;
      ways.push(this.#joined());
    } while (this.#next === "|");
    if (ways.length === 1 && ways[0]) return ways[0];
    return (value, path) => {
      const wrongs = ways.map((way) => way(value, path));
      if (wrongs.includes(null)) return null;
      // The longest path has the most information.
      return wrongs.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))[0] ?? null;
    };
  }

  get #next(): string | undefined {
    return this.#words[this.#at];
  }

  #take(wanted?: string): string {
    const word = this.#words[this.#at] ?? "";
    if (wanted !== undefined && word !== wanted) throw new Error(`${word} in place of ${wanted}`);
    this.#at += 1;
    return word;
  }

  /** Reads a type with the fields of several, as in `View & { kind: "draw" }`. */
  #joined(): Check {
    const first = this.#several();
    const parts = [first];
    while (this.#next === "&") {
      this.#take("&");
      parts.push(this.#several());
    }
    if (parts.length === 1) return first;
    const fields = () => new Map(parts.flatMap((part) => [...(part.fields?.() ?? [])]));
    return objectOf(fields);
  }

  #several(): Check {
    let check = this.#one();
    while (this.#next === "[" && this.#words[this.#at + 1] === "]") {
      this.#at += 2;
      check = list(check);
    }
    return check;
  }

  #one(): Check {
    const word = this.#take();
    if (word === "(") {
      const inside = this.union();
      this.#take(")");
      return inside;
    }
    if (word === "{") return this.#object();
    if (word === "[") return this.#tuple();
    if (word.startsWith('"')) return same(word.slice(1, -1));
    if (word === "null") return same(null);
    if (["string", "number", "boolean"].includes(word)) return plain(word);
    if (word === "Readonly") return this.#within(() => this.union());
    if (word === "Record") return this.#within(() => this.#record());
    const given = this.#next === "<" ? this.#given() : [];
    const check = (value: unknown, path: string) => this.named(word, given)(value, path);
    return Object.assign(check, { fields: () => this.named(word, given).fields?.() });
  }

  /** Reads what is between angle brackets. */
  #within(read: () => Check): Check {
    this.#take("<");
    const check = read();
    this.#take(">");
    return check;
  }

  #record(): Check {
    this.union();
    this.#take(",");
    const each = this.union();
    return (value, path) => {
      if (typeof value !== "object" || value === null) return `${path}: ${value} is no object`;
      const wrong = Object.entries(value).map(([name, one]) => each(one, `${path}.${name}`));
      return wrong.find((one) => one) ?? null;
    };
  }

  /** The type arguments of a declaration. */
  #given(): string[] {
    const names: string[] = [];
    for (this.#take("<"); this.#next !== ">"; ) {
      names.push(this.#take());
      if (this.#next === ",") this.#at += 1;
    }
    this.#take(">");
    return names;
  }

  #object(): Check {
    const fields = this.#fields();
    return objectOf(() => fields);
  }

  /** Reads fields up to the end of the object. */
  #fields(): Map<string, Check> {
    const fields = new Map<string, Check>();
    while (this.#next !== "}") {
      const name = this.#take();
      if (this.#next === "?") throw new Error(`${name} may be missing`);
      this.#take(":");
      fields.set(name, this.union());
      if (this.#next === ";") this.#at += 1;
    }
    this.#take("}");
    return fields;
  }

  #tuple(): Check {
    const parts: Check[] = [];
    while (this.#next !== "]") {
      parts.push(this.union());
      if (this.#next === ",") this.#at += 1;
    }
    this.#take("]");
    return (value, path) => {
      if (!Array.isArray(value) || value.length !== parts.length) return `${path} is no such tuple`;
      return parts.map((part, i) => part(value[i], `${path}[${i}]`)).find((wrong) => wrong) ?? null;
    };
  }
}

/** An object with these fields and no others. */
function objectOf(fields: () => ReadonlyMap<string, Check>): Check {
  const check = (value: unknown, path: string): string | null => {
    if (typeof value !== "object" || value === null) return `${path}: ${value} is no object`;
    const known = fields();
    const extra = Object.keys(value).find((name) => !known.has(name));
    if (extra) return `${path}.${extra} is not declared`;
    for (const [name, check] of known) {
      const wrong = check((value as Record<string, unknown>)[name], `${path}.${name}`);
      if (wrong) return wrong;
    }
    return null;
  };
  return Object.assign(check, { fields });
}

function list(check: Check): Check {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path}: ${value} is no list`;
    return value.map((one, i) => check(one, `${path}[${i}]`)).find((wrong) => wrong) ?? null;
  };
}

function same(wanted: string | null): Check {
  return (value, path) => (value === wanted ? null : `${path}: ${value} is not ${wanted}`);
}

function plain(type: string): Check {
  return (value, path) => (typeof value === type ? null : `${path}: ${value} is no ${type}`);
}
