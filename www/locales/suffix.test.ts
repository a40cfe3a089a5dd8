/** Suffixes follow the sound of what they are added to. */

import { expect, it } from "vitest";
import { suffixed } from "./suffix";

const SUFFIXES = ["(y)A", "(y)I", "(n)In", "DA", "DAn", "(y)lA", " dA", " mI"];

it.each([
  ["0", "0’a 0’ı 0’ın 0’da 0’dan 0’la 0 da 0 mı"],
  ["1", "1’e 1’i 1’in 1’de 1’den 1’le 1 de 1 mi"],
  ["2", "2’ye 2’yi 2’nin 2’de 2’den 2’yle 2 de 2 mi"],
  ["3", "3’e 3’ü 3’ün 3’te 3’ten 3’le 3 de 3 mü"],
  ["4", "4’e 4’ü 4’ün 4’te 4’ten 4’le 4 de 4 mü"],
  ["5", "5’e 5’i 5’in 5’te 5’ten 5’le 5 de 5 mi"],
  ["6", "6’ya 6’yı 6’nın 6’da 6’dan 6’yla 6 da 6 mı"],
  ["7", "7’ye 7’yi 7’nin 7’de 7’den 7’yle 7 de 7 mi"],
  ["8", "8’e 8’i 8’in 8’de 8’den 8’le 8 de 8 mi"],
  ["9", "9’a 9’u 9’un 9’da 9’dan 9’la 9 da 9 mu"],
  ["10", "10’a 10’u 10’un 10’da 10’dan 10’la 10 da 10 mu"],
  ["20", "20’ye 20’yi 20’nin 20’de 20’den 20’yle 20 de 20 mi"],
  ["30", "30’a 30’u 30’un 30’da 30’dan 30’la 30 da 30 mu"],
  ["40", "40’a 40’ı 40’ın 40’ta 40’tan 40’la 40 da 40 mı"],
  ["50", "50’ye 50’yi 50’nin 50’de 50’den 50’yle 50 de 50 mi"],
  ["60", "60’a 60’ı 60’ın 60’ta 60’tan 60’la 60 da 60 mı"],
  ["70", "70’e 70’i 70’in 70’te 70’ten 70’le 70 de 70 mi"],
  ["80", "80’e 80’i 80’in 80’de 80’den 80’le 80 de 80 mi"],
  ["90", "90’a 90’ı 90’ın 90’da 90’dan 90’la 90 da 90 mı"],
  ["101", "101’e 101’i 101’in 101’de 101’den 101’le 101 de 101 mi"],
  ["−100", "−100’e −100’ü −100’ün −100’de −100’den −100’le −100 de −100 mü"],
  ["1.000", "1.000’e 1.000’i 1.000’in 1.000’de 1.000’den 1.000’le 1.000 de 1.000 mi"],
  ["1.040", "1.040’a 1.040’ı 1.040’ın 1.040’ta 1.040’tan 1.040’la 1.040 da 1.040 mı"],
  [
    "2.000.000",
    "2.000.000’a 2.000.000’u 2.000.000’un 2.000.000’da 2.000.000’dan 2.000.000’la 2.000.000 da 2.000.000 mu",
  ],
  ["3,5", "3,5’e 3,5’i 3,5’in 3,5’te 3,5’ten 3,5’le 3,5 de 3,5 mi"],
  ["mavi 7", "mavi 7’ye mavi 7’yi mavi 7’nin mavi 7’de mavi 7’den mavi 7’yle mavi 7 de mavi 7 mi"],
])("of the number %s", (number, expected) => {
  expect(SUFFIXES.map((suffix) => suffixed(number, suffix)).join(" ")).toBe(expected);
});

it.each([
  ["Leyla", "’ya ’nın ’dan da"],
  ["Ayşe", "’ye ’nin ’den de"],
  ["Salı", "’ya ’nın ’dan da"],
  ["Ali", "’ye ’nin ’den de"],
  ["Banu", "’ya ’nun ’dan da"],
  ["Ülkü", "’ye ’nün ’den de"],
  ["Aldo", "’ya ’nun ’dan da"],
  ["Örgö", "’ye ’nün ’den de"],
  ["Osman", "’a ’ın ’dan da"],
  ["Mehmet", "’e ’in ’ten de"],
  ["Yıldız", "’a ’ın ’dan da"],
  ["Deniz", "’e ’in ’den de"],
  ["Birol", "’a ’un ’dan da"],
  ["Songül", "’e ’ün ’den de"],
  ["Umut", "’a ’un ’tan da"],
  ["Burak", "’a ’ın ’tan da"],
  ["Barış", "’a ’ın ’tan da"],
  ["Genç", "’e ’in ’ten de"],
  ["Yusuf", "’a ’un ’tan da"],
  ["Recep", "’e ’in ’ten de"],
  ["Abdullah", "’a ’ın ’tan da"],
  ["Enes", "’e ’in ’ten de"],
  // A thin l turns the suffix round.
  ["Kemal", "’e ’in ’den de"],
  ["Resul", "’e ’ün ’den de"],
  ["Vural", "’a ’ın ’dan da"],
  // Capital letters: names and abbreviations.
  ["AHMET", "’e ’in ’ten de"],
  ["TÜRK", "’e ’ün ’ten de"],
  ["ALTIN", "’a ’ın ’dan da"],
  ["İZMİR", "’e ’in ’den de"],
  ["NATO", "’ya ’nun ’dan da"],
  ["ABD", "’ye ’nin ’den de"],
  ["TRT", "’ye ’nin ’den de"],
  ["USB", "’ye ’nin ’den de"],
  // Single letters are read by their names.
  ["A", "’ya ’nın ’dan da"],
  ["ö", "’ye ’nün ’den de"],
  ["K", "’ye ’nin ’den de"],
  ["r5", "’e ’in ’ten de"],
  // Names from elsewhere, as they are read there.
  ["Max", "’a ’ın ’tan da"],
  ["Josh", "’a ’un ’tan da"],
  ["Mary", "’ye ’nin ’den de"],
  ["Stanley", "’ye ’nin ’den de"],
  ["Kuzey", "’e ’in ’den de"],
  ["Mike", "’a ’ın ’tan da"],
  ["Michelle", "’e ’in ’den de"],
  ["Bordeaux", "’ya ’nun ’dan da"],
  ["Fritz", "’e ’in ’ten de"],
  ["Zoë", "’ye ’nin ’den de"],
  ["Jörg", "’e ’ün ’den de"],
  ["José", "’ye ’nin ’den de"],
  ["Łukasz", "’a ’ın ’dan da"],
  ["Weiß", "’e ’in ’ten de"],
  ["O’Neil", "’e ’in ’den de"],
  ["Anna-Lena", "’ya ’nın ’dan da"],
  ["Ali (2)", "’ye ’nin ’den de"],
  ["Can 🙂", "’a ’ın ’dan da"],
  ["李", "’ye ’nin ’den de"],
  ["", "’ye ’nin ’den de"],
  [`${"a".repeat(39)}k`, "’a ’ın ’tan da"],
])("of the name %s", (name, expected) => {
  const said = ["(y)A", "(n)In", "DAn", " dA"].map((suffix) => suffixed(name, suffix));
  expect(said.join("")).toBe(
    expected
      .split(" ")
      .map((it) => (/^’/.test(it) ? name + it : `${name} ${it}`))
      .join(""),
  );
});
