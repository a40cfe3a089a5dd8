/** The words of one part in one language, put together by `compile.ts`. */
declare module "virtual:words/*" {
  export const words: import("./catalogue").Catalogue;
}
