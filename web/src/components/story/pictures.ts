// Draws a game's pictures into the text of its rules: where nobody has drawn one, its caption says what it would show.
import { mount, unmount, type Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import { loadGame } from "../../games";
import type { PictureProps } from "../../lib/game";
import { texts } from "../../lib/texts.svelte";
import "../table/targets.css";
import "./pictures.css";

/** `shown`: the text; when it changes, everything is drawn anew. */
export function illustrated(game: string, shown: string): Attachment<HTMLElement> {
  return (node) => {
    if (!shown.includes("data-picture")) return undefined;
    const drawn: object[] = [];
    let gone = false;
    void draw(node, game, (picture) => (gone ? void unmount(picture) : drawn.push(picture)));
    return () => {
      gone = true;
      for (const picture of drawn) void unmount(picture);
    };
  };
}

async function draw(node: HTMLElement, game: string, done: (picture: object) => void): Promise<void> {
  const [module] = await Promise.all([loadGame(game), texts.loadGame(game)]);
  const pictures = (await module.pictures?.()) ?? {};
  for (const place of node.querySelectorAll<HTMLElement>("[data-picture]")) {
    const Picture = pictures[place.dataset["picture"] ?? ""];
    const anchor = place.querySelector(".caption");
    if (Picture && anchor && place.children.length === 1) {
      done(mount(Picture as Component<PictureProps>, { target: place, anchor, props: { say: texts.t } }));
    }
  }
}
