const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.addEventListener("message", ({ data }) => {
  document.title = data;
});
worker.postMessage("7");
