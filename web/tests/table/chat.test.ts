// What is heard at a table, what is still to be read, and who is not listened to.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Chat } from "../../src/lib/chat.svelte";
import type { Live, Question } from "../../src/lib/live";
import type { ChatLine, FromServer } from "../../src/lib/types";
import { state } from "./fake";

const line = (number: number, seat = "orange", text = `line ${number}`): ChatLine => ({
  number,
  seat,
  kind: "text",
  text,
  at: 0,
});
const said = (spoken: ChatLine): FromServer => ({ type: "said", number: 5, line: spoken });

let asked: Question[] = [];
let there: ChatLine[] = [];
let answer: FromServer | null = null;

function sitting(id = "t"): Chat {
  const live = {
    answer: (question: Question) => {
      asked.push(question);
      const lines: FromServer = { type: "chat", ref: 1, number: 5, lines: there };
      return Promise.resolve(question.type === "chat" ? lines : answer);
    },
  };
  return new Chat(id, live as unknown as Live);
}

beforeEach(() => {
  localStorage.clear();
  [asked, there, answer] = [[], [], { type: "accepted", ref: 1, number: 5 }];
});

describe("what is heard", () => {
  it("is for the chat alone and shown for a while", () => {
    vi.useFakeTimers();
    const chat = sitting();
    expect(chat.hears(said(line(1)))).toBe(true);
    expect(chat.hears({ type: "pong", ref: 1, number: 5 })).toBe(false);
    expect(chat.fresh["orange"]?.text).toBe("line 1");
    vi.advanceTimersByTime(3000);
    chat.hears(said(line(2)));
    vi.advanceTimersByTime(3500);
    expect(chat.fresh["orange"]?.text).toBe("line 2");
    vi.advanceTimersByTime(3000);
    expect(chat.fresh["orange"]).toBeUndefined();
    expect(chat.latest?.number).toBe(2);
    vi.useRealTimers();
  });
  it("is caught up on when a state says that there is more", async () => {
    const chat = sitting();
    chat.hears(state({ said: 2 }));
    expect(asked).toEqual([]);
    there = [line(1), line(2)];
    await chat.open();
    expect(chat.lines.map(({ number }) => number)).toEqual([1, 2]);
    there = [line(1), line(2), line(4)];
    chat.hears(state({ said: 4 }));
    await vi.waitFor(() => expect(chat.lines.map(({ number }) => number)).toEqual([1, 2, 4]));
  });
  it("comes once, in order", async () => {
    const chat = sitting();
    chat.hears(said(line(3)));
    there = [line(1), line(2), line(3)];
    await chat.open();
    expect(chat.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe("what is still to be read", () => {
  it("is anything not seen, and stays seen on another visit", () => {
    const chat = sitting();
    expect(chat.unread).toBe(false);
    chat.hears(state({ said: 2 }));
    expect(chat.unread).toBe(true);
    chat.see();
    expect(chat.unread).toBe(false);
    const again = sitting();
    again.hears(state({ said: 2 }));
    expect(again.unread).toBe(false);
    again.hears(said(line(3)));
    expect(again.unread).toBe(true);
    expect(sitting("other").unread).toBe(false);
  });
});

describe("who is muted", () => {
  it("is neither shown nor counted, here and on another visit", () => {
    const chat = sitting();
    chat.mute("orange", true);
    chat.hears(said(line(1)));
    chat.hears(said(line(2, "pink")));
    expect(chat.heard.map(({ seat }) => seat)).toEqual(["pink"]);
    expect(Object.keys(chat.fresh)).toEqual(["pink"]);
    chat.see();
    chat.hears(said(line(3)));
    expect(chat.unread).toBe(false);
    expect(sitting().muted).toEqual(["orange"]);
    chat.mute("orange", false);
    expect(chat.heard.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe("what one says", () => {
  it("is sent, and a refusal or a lost line told", async () => {
    const chat = sitting();
    expect(await chat.say("salve")).toBeNull();
    expect(await chat.react("laugh")).toBeNull();
    expect(asked).toEqual([
      { type: "say", text: "salve" },
      { type: "react", reaction: "laugh" },
    ]);
    answer = null;
    expect(await chat.say("lost")).toBe("lost");
    answer = { type: "refused", ref: 1, number: 5, reason: "too_fast", sentence: "Slowly.", said: null, state: null };
    expect(await chat.say("fast")).toEqual(answer);
  });
});
