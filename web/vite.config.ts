import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const PACKED = /\.(js|css|svg|html|json|wasm)$/;

/** Files are packed once, here, and not at every request: Brotli is smaller, gzip is for who does without. */
function packed(): Plugin {
  let folder = "";
  const pack = (path: string): void => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) pack(file);
      else if (PACKED.test(name)) {
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
      }
    }
  };
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => pack(folder),
  };
}

// The built app is part of the Python package; in development, /api goes to a running `ludi serve`.
export default defineConfig({
  plugins: [svelte(), packed()],
  build: { outDir: "../ludi/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Positions to compare with what Python counts are made just before (`make positions`).
  test: {
    environment: "jsdom",
    testTimeout: 30_000, // A busy machine draws slowly.
    include: ["tests/**/*.test.ts", ...(process.env.LUDI_POSITIONS ? ["tests/**/*.positions.ts"] : [])],
  },
});
