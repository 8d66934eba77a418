import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REST, type Kind } from "../../src/lib/moments";
import { Player } from "../../src/lib/player.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { step, view } from "./fake";

/** Counts what is made and set, and says nothing. */
class FakeAudio {
  static made = 0;
  static tones: number[] = [];
  static gains: number[] = [];
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    FakeAudio.made++;
  }
  private node() {
    const node = {
      gain: { setValueAtTime: (v: number) => FakeAudio.gains.push(v), ...ramps },
      frequency: { setValueAtTime: (v: number) => FakeAudio.tones.push(v) },
      connect: (to: unknown) => to,
      start: () => {},
      stop: () => {},
      type: "",
      buffer: null,
    };
    return node;
  }
  createGain = () => this.node();
  createOscillator = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
const ramps = { linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
const vibrate = vi.fn();

async function fresh() {
  vi.resetModules();
  return import("../../src/components/table/sounds");
}
const touch = () => dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  Object.assign(FakeAudio, { made: 0, tones: [], gains: [] });
  vi.stubGlobal("AudioContext", FakeAudio);
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  vibrate.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it("wait for the first touch", async () => {
    const { listen, sounds } = await fresh();
    listen();
    sounds.moment("award");
    expect(FakeAudio.made).toBe(0);
    touch();
    sounds.moment("award");
    sounds.moment("piece");
    expect(FakeAudio.made).toBe(1);
    expect(FakeAudio.tones.length).toBeGreaterThan(2);
  });

  it("are six to ten, and each moment has one", async () => {
    const { listen, sounds } = await fresh();
    listen();
    touch();
    const heard = new Set<string>();
    const hear = (play: () => void) => {
      FakeAudio.tones = [];
      play();
      expect(FakeAudio.tones.length).toBeGreaterThan(0);
      heard.add(FakeAudio.tones.join(" "));
    };
    for (const kind of Object.keys(REST) as Kind[]) hear(() => sounds.moment(kind));
    for (const play of [sounds.yours, sounds.over, sounds.won]) hear(play);
    expect(heard.size).toBeGreaterThanOrEqual(6);
    expect(heard.size).toBeLessThanOrEqual(10);
  });

  it("are as loud as the settings say, and silent where they say so", async () => {
    const { listen, sounds } = await fresh();
    const liked = (await import("../../src/lib/settings.svelte")).settings;
    listen();
    touch();
    liked.volume = 0.5;
    sounds.moment("hands");
    expect(FakeAudio.gains).toContain(0.45);
    FakeAudio.tones = [];
    liked.sounds = false;
    sounds.moment("hands");
    expect(FakeAudio.tones).toEqual([]);
    expect(vibrate).toHaveBeenCalled(); // that is another switch
    vibrate.mockClear();
    liked.haptics = false;
    sounds.moment("hands");
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("of what is great come with a buzz where the device has one, one's own and as others' do", async () => {
    const { heard, listen } = await fresh();
    (await import("../../src/lib/settings.svelte")).settings.haptics = true;
    const pace = { travel: () => 0, pause: () => 0, rest: (usual: number) => usual };
    const player = new Player(pace, heard);
    const steps = (["piece", "hands"] as const).map((kind) => ({
      ...step(1, "a", { at: 1 }),
      moments: [{ kind, targets: ["place:x"] }],
    }));
    player.jump(view());
    player.add(steps, true);
    player.skip();
    expect(vibrate).not.toHaveBeenCalled(); // nobody has touched the page
    listen();
    touch();
    for (const each of steps) {
      player.add([each], true);
      expect(player.busy).toBe(true);
      player.skip();
    }
    expect(vibrate.mock.calls).toEqual([[16]]);
    Reflect.deleteProperty(navigator, "vibrate");
    player.add(steps.slice(1), true);
    player.skip();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it("are on for whoever has not said otherwise", () => {
    expect(settings.sounds).toBe(true);
  });
});
