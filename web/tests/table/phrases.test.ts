import { describe, expect, it } from "vitest";
import { follow, foregone, leading, lit, open, point, tree } from "../../src/lib/phrases";

const root = tree([
  { path: ["member:forum", "place:baths"], value: "forum-baths" },
  { path: ["member:forum", "place:temple"], value: "forum-temple" },
  { path: ["member:tavern", "place:temple"], value: "tavern-temple" },
]);

describe("the tree of ways of pointing", () => {
  it("lights what can come first, then what can follow", () => {
    expect([...lit(root, [])]).toEqual(["member:forum", "member:tavern"]);
    expect([...lit(root, ["member:forum"])]).toEqual(["place:baths", "place:temple"]);
    expect([...lit(root, ["place:baths"])]).toEqual([]);
  });

  it("says something when a path is complete", () => {
    expect(point(root, [], "member:forum")).toEqual({ kind: "more", picked: ["member:forum"] });
    expect(point(root, ["member:forum"], "place:temple")).toEqual({ kind: "said", value: "forum-temple" });
    expect(point(root, ["member:tavern"], "place:baths")).toEqual({ kind: "nothing" });
    expect(point(root, [], "place:baths")).toEqual({ kind: "nothing" });
  });

  it("takes another piece instead of the one in hand", () => {
    expect(point(root, ["member:forum"], "member:tavern")).toEqual({ kind: "more", picked: ["member:tavern"] });
  });

  it("knows what can be dragged", () => {
    expect([...leading(root, [])]).toEqual(["member:forum", "member:tavern"]);
    expect([...leading(root, ["member:forum"])]).toEqual([]);
  });

  it("leaves out what cannot be pointed at", () => {
    expect([...lit(tree([{ path: [], value: "button" }]), [])]).toEqual([]);
    expect(follow(root, ["unknown"])).toBeNull();
  });
});

describe("what is picked by itself", () => {
  const alone = tree([
    { path: ["card", "place:a"], value: 1 },
    { path: ["card", "place:b"], value: 2 },
  ]);
  it("is the first target, where every path begins with it", () => expect(foregone(alone)).toEqual(["card"]));
  it("is nothing where two could come first", () => expect(foregone(root)).toEqual([]));
  it("is never all of a path: nobody has chosen yet", () => {
    expect(foregone(tree([{ path: ["place:a"], value: 1 }]))).toEqual([]);
  });
  it("goes one target deep only", () => {
    expect(foregone(tree([{ path: ["card", "place", "piece"], value: 1 }]))).toEqual(["card"]);
  });
  it("is nothing where nothing can be pointed at", () => expect(foregone(tree([]))).toEqual([]));
});

describe("ambiguous paths", () => {
  const longer = tree([
    { path: ["stack"], value: "one" },
    { path: ["stack", "place"], value: "move" },
  ]);
  it("a path that could go on is not said until chosen", () => {
    expect(point(longer, [], "stack")).toEqual({ kind: "more", picked: ["stack"] });
    expect(open(longer, ["stack"])).toEqual(["one"]);
    expect([...lit(longer, ["stack"])]).toEqual(["place"]);
    expect(open(longer, [])).toEqual([]);
  });
  it("two meanings of one path are asked for", () => {
    const double = tree([
      { path: ["stack"], value: "plain" },
      { path: ["stack"], value: "wreathed" },
      { path: ["stack"], value: "plain" },
    ]);
    expect(point(double, [], "stack")).toEqual({ kind: "more", picked: ["stack"] });
    expect(open(double, ["stack"])).toEqual(["plain", "wreathed"]);
  });
});
