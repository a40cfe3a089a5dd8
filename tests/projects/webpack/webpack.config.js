export default {
  mode: "production",
  output: { filename: "main.js", module: true, publicPath: "auto" },
  experiments: { outputModule: true },
};
