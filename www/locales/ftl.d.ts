/** A catalogue, compiled by `compile.ts` while the page is built. */
declare module "*.ftl" {
  export const words: import("./catalogue").Catalogue;
}
