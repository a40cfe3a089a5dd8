import { chromium } from "@playwright/test";
const [out, width, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", chromiumSandbox: false });
const p = await b.newPage({ viewport: { width: Number(width), height: 100 } });
const { readFileSync } = await import("node:fs");
await p.setContent(`<body style="margin:0;background:#888;display:flex;flex-wrap:wrap;gap:6px">${files.map((f) => `<img src="data:image/png;base64,${readFileSync(f).toString("base64")}">`).join("")}</body>`);
await p.screenshot({ path: out, fullPage: true });
await b.close();
