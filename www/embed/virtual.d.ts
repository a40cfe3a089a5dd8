/** Words for the elements, chosen from the catalogues by `build.ts` while the page is built. */
declare module "virtual:embed-words/*" {
  export const words: Readonly<
    Record<import("../settings/settings").Language, import("../locales/catalogue").Catalogue>
  >;
}
