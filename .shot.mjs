import { chromium } from "@playwright/test";
const b = await chromium.launch({executablePath: process.env.CHROMIUM, args:["--no-sandbox"]});
for (const [w,h,l] of [[360,640,"en"],[360,640,"de"],[360,640,"tr"],[740,360,"nl"],[1280,800,"en"]]) {
  const c = await b.newContext({viewport:{width:w,height:h}, locale:l, serviceWorkers:"block", reducedMotion:"reduce"});
  const p = await c.newPage();
  await p.addInitScript(()=>localStorage.setItem("istaka.settings", JSON.stringify({pace:"instant", greeted:["okey","rummi","okey101"]})));
  const seen=[];
  await p.route("**/program/secret**", (route) => {
    const q = route.request().postDataJSON();
    if (!("view" in q)) return route.fulfill({ json: { names: ["Kaplumbağa Terbiyecisi 3000","my-bot-v2","Left hand"] } });
    if (q.view.turn===null) return route.fulfill({json:{heard:true}});
    if (q.view.seat===1) return route.fulfill({json:{lost:"unreachable"}});
    const {legal}=q.view; const [t]=legal.discard||[];
    return route.fulfill({json: legal.draw?{action:"draw"}:{action: t?`discard ${t}`:"pass"}});
  });
  await p.goto("http://localhost:4801/?seed=7&program=secret");
  await p.waitForSelector("[data-ready]", {state:"attached"});
  for (let i=0;i<40;i++){
    const phase = await p.evaluate(()=>{const r=document.querySelector(".rack"); return r.dataset.turn+" "+r.dataset.phase});
    if (/3000/.test(await p.locator("#prompt").innerText())) break;
    if (phase.startsWith("0")) { if (phase.includes("draw")) await p.keyboard.press("d"); else { await p.locator('.rack [role=option]').first().focus(); await p.keyboard.press("Enter"); } }
    await p.waitForTimeout(150);
  }
  console.log(l, w, (await p.locator("#prompt").innerText()));
  console.log(await p.evaluate(()=>{const e=document.querySelector("#prompt .prompt, #prompt > *"); const r=e.getBoundingClientRect(); return [r.left,r.right,r.top,r.bottom,e.scrollWidth,e.clientWidth, innerWidth]}));
  await p.screenshot({path:`/tmp/el/prog-${l}-${w}.png`});
  await c.close();
}
await b.close();
