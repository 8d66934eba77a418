// What a person likes, kept in this browser.
export type Theme = "auto" | "light" | "dark";
export const SPEEDS = [0, 0.5, 1, 2] as const;

const STORED = "ludi:settings";
const TRAVEL = 360; // milliseconds a piece is on its way at normal speed
const PAUSE = 420; // and a sentence stands afterwards

interface Liked {
  theme: Theme;
  speed: number;
  confirm: boolean;
  confirmed: boolean; // so often that the rule need not be told any more
  sounds: boolean;
  volume: number; // from 0 to 1
  haptics: boolean;
  tips: boolean; // of what is under the pointer
  chat: boolean;
  opponent: string; // the bot played against last; empty: the server's usual one
  seats: Record<string, string>; // by game, the one sat down on last
}
const usual: Liked = {
  theme: "auto",
  speed: 1,
  confirm: true,
  confirmed: false,
  sounds: true,
  volume: 0.6,
  haptics: true,
  tips: true,
  chat: true,
  opponent: "",
  seats: {},
};

/** What is text of an object that may be anything. */
function textsOf(found: unknown): Record<string, string> {
  if (typeof found !== "object" || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "string"));
}

function stored(): Liked {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    if (typeof found !== "object" || found === null) return usual;
    const said = found as Record<string, unknown>;
    return {
      theme: said.theme === "light" || said.theme === "dark" ? said.theme : "auto",
      speed: SPEEDS.find((speed) => speed === said.speed) ?? usual.speed,
      confirm: typeof said.confirm === "boolean" ? said.confirm : usual.confirm,
      confirmed: said.confirmed === true,
      sounds: typeof said.sounds === "boolean" ? said.sounds : usual.sounds,
      volume: typeof said.volume === "number" ? Math.min(1, Math.max(0, said.volume)) : usual.volume,
      haptics: typeof said.haptics === "boolean" ? said.haptics : usual.haptics,
      tips: typeof said.tips === "boolean" ? said.tips : usual.tips,
      chat: typeof said.chat === "boolean" ? said.chat : usual.chat,
      opponent: typeof said.opponent === "string" ? said.opponent : usual.opponent,
      seats: textsOf(said.seats),
    };
  } catch {
    return usual; // No storage, or somebody else's words in it.
  }
}

/** Whether the system asks for less motion; it may be changed while we look. */
function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

class Settings implements Liked {
  theme = $state<Theme>("auto");
  /** 0: everything at once. */
  speed = $state(1);
  confirm = $state(true);
  confirmed = $state(false);
  sounds = $state(true);
  volume = $state(0.6);
  haptics = $state(true);
  tips = $state(true);
  chat = $state(true);
  opponent = $state("");
  seats = $state<Record<string, string>>({});
  private still = $state(calm());

  constructor() {
    Object.assign(this, stored());
    this.dress();
    if (typeof matchMedia === "function") {
      matchMedia("(prefers-reduced-motion: reduce)").addEventListener?.("change", () => (this.still = calm()));
    }
    $effect.root(() => {
      $effect(() => this.dress());
      $effect(() => this.keep());
    });
  }

  /** Milliseconds a piece travels; 0 where motion is not wanted. */
  travel(): number {
    return this.still || this.speed === 0 ? 0 : TRAVEL / this.speed;
  }

  /** Milliseconds a sentence stands. Reading it is not motion, so it stays where motion is not wanted. */
  pause(): number {
    return this.speed === 0 ? 0 : PAUSE / this.speed;
  }

  /** Milliseconds of a moment's rest, from those at normal speed. */
  rest(usual: number): number {
    return this.speed === 0 ? 0 : usual / this.speed;
  }

  private dress(): void {
    if (typeof document === "undefined") return;
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  /** What nobody has changed is not kept: it may be usual no longer one day. */
  private keep(): void {
    const { theme, speed, confirm, confirmed, sounds, volume, haptics, tips, chat, opponent, seats } = this;
    const mine: Liked = { theme, speed, confirm, confirmed, sounds, volume, haptics, tips, chat, opponent, seats };
    const liked = JSON.stringify(mine);
    if (liked === JSON.stringify(stored())) return;
    try {
      localStorage.setItem(STORED, liked);
    } catch {
      // It holds for this visit.
    }
  }
}

export const settings = new Settings();
