// One thing after another: what somebody waits for before what can wait, which is never forgotten.
type Work = () => Promise<unknown>;

export class Turns {
  private readonly urgent: Work[] = [];
  private readonly calm: Work[] = [];
  private working = false;

  constructor(
    private readonly failed: (error: unknown) => void,
    /** Lets messages in that have come meanwhile. */
    private readonly breath: () => Promise<void> = breathing(),
  ) {}

  /** As soon as what is being done is done, and what was wanted before. */
  soon(work: Work): void {
    this.urgent.push(work);
    void this.work();
  }

  /** When nobody waits for anything else. */
  later(work: Work): void {
    this.calm.push(work);
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    for (let next = this.next(); next; next = this.next()) {
      await next().catch(this.failed);
      await this.breath();
    }
    this.working = false;
  }

  private next(): Work | undefined {
    return this.urgent.shift() ?? this.calm.shift();
  }
}

/** A message to oneself is heard after those that were sent before it. */
function breathing(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((settle) => {
      port1.onmessage = () => settle();
      port2.postMessage(null);
    });
}
