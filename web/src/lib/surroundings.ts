// What an open table asks of the world around it; tests put their own in its place.
import type { SocketLike } from "./live";
import type { Log, Step } from "./types";

export interface Surroundings {
  /** It is a lesson: nothing is promised about its draws. */
  lesson?: boolean;
  open?: (address: string) => SocketLike;
  /** What was said so far. */
  log?: () => Promise<Log>;
  /** The own seat has changed. */
  reseated?: () => void;
  /** A step is being shown; `quick`: among many others. */
  shown?: (step: Step, quick: boolean) => void;
}
