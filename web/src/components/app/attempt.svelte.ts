// Something that may fail, such as a request: whether it is under way, and what went wrong, in a sentence.
import { explain } from "./explain";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** `told`: how a failure is told, where the usual way does not do. */
  constructor(private readonly told: (error: unknown) => string = explain) {}

  async run(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = this.told(error);
    } finally {
      this.busy = false;
    }
  }
}
