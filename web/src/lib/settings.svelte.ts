// What a person likes, kept in this browser.
export type Theme = "auto" | "light" | "dark";
export const SPEEDS = [0, 0.5, 1, 2] as const;

const STORED = "ludi:settings";
const TRAVEL = 360; // milliseconds a piece is on its way at normal speed
const PAUSE = 520; // and a sentence stands afterwards

interface Liked {
  theme: Theme;
  speed: number;
  confirm: boolean;
  sounds: boolean;
  opponent: string; // the bot played against last; empty: the server's usual one
}
const usual: Liked = { theme: "auto", speed: 1, confirm: true, sounds: false, opponent: "" };

function stored(): Liked {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    if (typeof found !== "object" || found === null) return usual;
    const said = found as Record<string, unknown>;
    return {
      theme: said.theme === "light" || said.theme === "dark" ? said.theme : "auto",
      speed: SPEEDS.find((speed) => speed === said.speed) ?? usual.speed,
      confirm: typeof said.confirm === "boolean" ? said.confirm : usual.confirm,
      sounds: typeof said.sounds === "boolean" ? said.sounds : usual.sounds,
      opponent: typeof said.opponent === "string" ? said.opponent : usual.opponent,
    };
  } catch {
    return usual; // No storage, or somebody else's words in it.
  }
}

/** Whether the system asks for less motion; it may be changed while we look. */
function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

class Settings {
  private liked = $state<Liked>(stored());
  private still = $state(calm());

  constructor() {
    this.dress();
    if (typeof matchMedia === "function") {
      matchMedia("(prefers-reduced-motion: reduce)").addEventListener?.("change", () => (this.still = calm()));
    }
  }

  get theme(): Theme {
    return this.liked.theme;
  }
  set theme(theme: Theme) {
    this.liked.theme = theme;
    this.dress();
    this.keep();
  }

  get speed(): number {
    return this.liked.speed;
  }
  /** 0: everything at once. */
  set speed(speed: number) {
    this.liked.speed = SPEEDS.find((known) => known === speed) ?? usual.speed;
    this.keep();
  }

  get confirm(): boolean {
    return this.liked.confirm;
  }
  set confirm(confirm: boolean) {
    this.liked.confirm = confirm;
    this.keep();
  }

  get sounds(): boolean {
    return this.liked.sounds;
  }
  set sounds(sounds: boolean) {
    this.liked.sounds = sounds;
    this.keep();
  }

  get opponent(): string {
    return this.liked.opponent;
  }
  set opponent(opponent: string) {
    this.liked.opponent = opponent;
    this.keep();
  }

  /** Milliseconds a piece travels; 0 where motion is not wanted. */
  travel(): number {
    return this.still || this.speed === 0 ? 0 : TRAVEL / this.speed;
  }

  /** Milliseconds a sentence stands. Reading it is not motion, so it stays where motion is not wanted. */
  pause(): number {
    return this.speed === 0 ? 0 : PAUSE / this.speed;
  }

  private dress(): void {
    if (typeof document === "undefined") return;
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  private keep(): void {
    try {
      localStorage.setItem(STORED, JSON.stringify(this.liked));
    } catch {
      // It holds for this visit.
    }
  }
}

export const settings = new Settings();
export const travel = (): number => settings.travel();
