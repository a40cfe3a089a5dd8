/** An element for the lines of the log and the turn clock, without a page. */
export const element = () => ({
  style: { setProperty: () => {} },
  classList: { toggle: () => {} },
  append: () => {},
  remove: () => {},
  setAttribute: () => {},
  textContent: "",
});
