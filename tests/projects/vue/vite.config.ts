/** The build: the elements are no components. */

import vue from "@vitejs/plugin-vue";

const isCustomElement = (name: string) => name.startsWith("okey-");

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
