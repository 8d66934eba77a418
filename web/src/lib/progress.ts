// How far somebody has come in each lesson, kept in this browser.
const STORED = "ludi:lessons";

export interface Progress {
  step: number;
  /** In the rest of the game, after the last step: where it stands, as the server has signed it. */
  position: string | null;
  /** The last step has been reached once. */
  done: boolean;
}

type All = Record<string, Progress>;

function all(): All {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof found === "object" && found !== null ? (found as All) : {};
  } catch {
    return {}; // No storage, or somebody else's words in it.
  }
}

const key = (game: string, name: string): string => `${game}/${name}`;

export function progressOf(game: string, name: string): Progress | null {
  const found = all()[key(game, name)];
  if (!found || !Number.isInteger(found.step) || found.step < 0) return null;
  const position = typeof found.position === "string" ? found.position : null;
  return { step: found.step, position, done: found.done };
}

export function keepProgress(game: string, name: string, progress: Progress): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...all(), [key(game, name)]: progress }));
  } catch {
    // The lesson goes on; only it cannot be resumed.
  }
}

/** Whether nobody here has begun a lesson, or said not to want any. */
export const isNew = (): boolean => Object.keys(all()).length === 0;

export const refuseLessons = (): void => keepProgress("", "", { step: 0, position: null, done: false });
