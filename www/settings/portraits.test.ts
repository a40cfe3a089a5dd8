/** Faces at the table. */

import { expect, it } from "vitest";
import { CHOICES, FACES } from "./choices";
import { faceOf, facesOf, portraitOf } from "./portraits";

it("everybody has a face, and nobody that of another", () => {
  const tables = [
    ["Mehmet", "Leyla", "Deniz"],
    ["Lucy", "Claire", "Emily"],
    ["Ahmet", "Ahmet 2", "Ahmet 3"],
    ["", "", ""],
  ];
  for (const names of tables)
    for (const own of FACES) {
      const faces = facesOf(own, names);
      expect(faces[0]).toBe(own);
      expect(new Set(faces).size, `${names} ${own}`).toBe(4);
      expect(faces.slice(1).every((face) => face > 0)).toBe(true);
    }
});

it("a name has the same face at every table, that of a woman if it is hers", () => {
  const [, leyla] = facesOf(0, ["Leyla", "Mehmet", "Deniz"]);
  expect(facesOf(0, ["Ahmet", "Leyla", "Tom"])[2]).toBe(leyla);
  const bearded = [3, 8, 9];
  for (const name of ["Leyla", "Lucy", "Zeynep 2", "Sabine", "Femke"])
    expect(bearded).not.toContain(facesOf(0, [name])[1]);
});

it("a name has the face that is seen at the table, and elsewhere its usual one", () => {
  const table = ["Leyla", "Ayşe", "Ece"];
  expect(table.map((name) => faceOf(3, table, name))).toEqual(facesOf(3, table).slice(1));
  expect(faceOf(3, table, "Anneke")).toBe(facesOf(3, ["Anneke"])[1]);
  // All four have the same usual face.
  expect(new Set([...table, "Hülya"].map((name) => faceOf(3, [], name))).size).toBe(1);
});

it("a face smiles and grieves", () => {
  const moods = (["calm", "glad", "sorry"] as const).map((mood) => portraitOf(5, mood));
  expect(new Set(moods).size).toBe(3);
  expect(portraitOf(0)).toBe("");
  expect(CHOICES.gestures).toEqual([true, false]);
});
