import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { library, PYTHON } from "./library.ts";

const PACKED = /\.(js|mjs|css|svg|html|json|wasm|bin)$/;
const LARGE = 1_000_000; // bytes, beyond which the last per cent takes minutes

/** Files are packed once, here, and not at every request: Brotli is smaller, gzip is for who does without. */
function packed(): Plugin {
  let folder = "";
  const pack = (path: string): void => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) pack(file);
      else if (PACKED.test(name)) {
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11 };
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
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

const PYTHON_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

/** Python, for tables without a server: its loader knows its files by their names. */
function python(): Plugin {
  return {
    name: "python",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: `assets/${PYTHON}/python_stdlib.zip`, source: await library() });
      for (const name of PYTHON_FILES) {
        const source = readFileSync(new URL(import.meta.resolve(`pyodide/${name}`)));
        this.emitFile({ type: "asset", fileName: `assets/${PYTHON}/${name}`, source });
      }
    },
  };
}

/** Scripts find each other wherever the app lies; the one page that is sent for every address has to say where. */
function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/') },
  };
}

// The built app is part of the Python package; in development, /api goes to a running `ludi serve`.
export default defineConfig(({ command }) => ({
  base: command === "build" ? "./" : "/",
  define: { PYODIDE: JSON.stringify(command === "build" ? `./${PYTHON}/` : "/node_modules/pyodide/") },
  plugins: [svelte(), rooted(), python(), packed()],
  worker: { format: "es" },
  build: {
    outDir: "../ludi/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Positions to compare with what Python counts are made just before (`make positions`).
  test: {
    environment: "jsdom",
    isolate: false,
    setupFiles: ["tests/fresh.ts"],
    testTimeout: 30_000, // A busy machine draws slowly.
    include: ["tests/**/*.test.ts", ...(process.env.LUDI_POSITIONS ? ["tests/**/*.positions.ts"] : [])],
  },
}));
