// What the worker does first that keeps tables.
import { describe, expect, it, vi } from "vitest";
import { Turns } from "../../src/lib/here/turns";

const done: string[] = [];
const failed = vi.fn();
const doing = (name: string) => (): Promise<number> => Promise.resolve(done.push(name));

/** Until all of it is done. */
const all = (turns: Turns): Promise<void> =>
  new Promise((settle) => {
    turns.later(() => Promise.resolve().then(settle));
  });

describe("turns", () => {
  it("let a click that comes meanwhile go before questions that can wait", async () => {
    done.length = 0;
    const posted: (() => void)[] = [];
    const heard = async (): Promise<void> => {
      for (const each of posted.splice(0)) each();
      await Promise.resolve();
    };
    const turns = new Turns(failed, heard);
    turns.later(() => {
      done.push("look");
      posted.push(() => turns.soon(doing("draft"))); // while that was worked out
      return Promise.resolve();
    });
    turns.later(doing("whys"));
    turns.later(doing("log"));
    await all(turns);
    expect(done).toEqual(["look", "draft", "whys", "log"]);
  });

  it("let messages in between them", async () => {
    done.length = 0;
    const turns = new Turns(failed);
    setTimeout(() => turns.soon(doing("draft")), 0);
    for (let number = 0; number < 50; number++)
      turns.later(async () => {
        const until = performance.now() + 2;
        while (performance.now() < until);
        await doing("look")();
      });
    await all(turns);
    expect(done.indexOf("draft")).toBeLessThan(40);
    expect(done).toContain("draft");
  });

  it("keep what is urgent in order, and one thing at a time", async () => {
    done.length = 0;
    const turns = new Turns(failed);
    let open: () => void = () => {};
    turns.soon(() => new Promise<void>((settle) => (open = settle)).then(doing("open")));
    turns.soon(doing("commit"));
    await Promise.resolve();
    expect(done).toEqual([]);
    open();
    await all(turns);
    expect(done).toEqual(["open", "commit"]);
  });

  it("go on after a mistake, which is told", async () => {
    done.length = 0;
    const turns = new Turns(failed);
    turns.soon(() => Promise.reject(new Error("spoilt")));
    turns.soon(doing("commit"));
    await all(turns);
    expect(done).toEqual(["commit"]);
    expect(failed).toHaveBeenCalledWith(new Error("spoilt"));
  });
});
