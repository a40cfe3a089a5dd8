/** The messages of a part, which `build.ts` takes from the catalogues. */
declare module "virtual:embed-words/*" {
  export const words: Readonly<
    Record<import("../settings/settings").Language, import("../locales/catalogue").Catalogue>
  >;
}
