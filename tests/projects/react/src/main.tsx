import init, { Game } from "istaka";
import "istaka/elements/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

function Page() {
  const [code, setCode] = useState("");
  useEffect(() => {
    init().then(() => {
      const game = new Game({ seed: "7" });
      game.deal();
      document.title = game.view().game;
    });
  }, []);
  return (
    <>
      <okey-tiles
        tiles="R5 R6 R7"
        kind="run"
        onverdict={({ detail }) => setCode(detail.holds ? detail.code : "")}
      >
        red 5, 6, 7
      </okey-tiles>
      <output>{code}</output>
    </>
  );
}

// @ts-expect-error: there is no such kind
export const wrong = <okey-tiles kind="straight" />;

const root = document.getElementById("root");
if (root) createRoot(root).render(<Page />);
