// What an address says besides the page: the key of a seat, and the title of the window.
import type { Route } from "../../lib/router.svelte";
import { gameTitle } from "./names";

/** The key in `#key=…`; null where there is none. */
export function keyIn(hash: string): string | null {
  return /^#key=([\w-]{16,64})$/.exec(hash)?.[1] ?? null;
}

interface Texts {
  t: (id: string, args?: Record<string, unknown>) => string;
}

export function pageTitle({ page, params }: Route, texts: Texts): string {
  const own = {
    lobby: "",
    new: texts.t("web-lobby-new-title"),
    table: texts.t("web-lobby-title-table"),
    replay: texts.t("web-lobby-title-replay"),
    summary: texts.t("web-lobby-summary-of", { title: gameTitle(params.game ?? "") }),
    rules: texts.t("web-lobby-rules-of", { title: gameTitle(params.game ?? "") }),
    games: texts.t("web-lobby-my-games"),
    lesson: texts.t("web-lobby-lesson-of", { title: gameTitle(params.game ?? "") }),
    lost: texts.t("web-lobby-lost-title"),
  }[page];
  return own ? `${own} · Ludi Romani` : "Ludi Romani";
}
