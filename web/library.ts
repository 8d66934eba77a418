// Python's own library for the page, compiled by the Python that will run it: a start that compiles it anew each time
// takes three times as long. What has no use in a page is left out, which makes up for compiled files being larger.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import pyodide from "pyodide/package.json" with { type: "json" };

/** Other processes, other machines, debugging and terminals; codings of other times. */
const LEFT_OUT = (
  "_pyrepl antigravity bdb cProfile cmd compileall doctest ftplib imaplib mailbox modulefinder multiprocessing netrc " +
  "nturl2path optparse pdb pickletools plistlib poplib profile pstats pty pyclbr pydoc rlcompleter smtplib " +
  "socketserver sqlite3 symtable tabnanny this timeit trace tty unittest wave webbrowser wsgiref xml xmlrpc zipapp"
).split(" ");
const CODINGS = (
  "__init__ aliases ascii charmap cp1252 cp437 hex_codec idna iso8859_1 latin_1 punycode raw_unicode_escape " +
  "unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_7 utf_8 utf_8_sig"
).split(" ");

const COMPILE = `
import json, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

left_out, codings = json.loads(${JSON.stringify(JSON.stringify([LEFT_OUT, CODINGS]))})

def wanted(path):
    if path.startswith("encodings/"):
        return path.removeprefix("encodings/").removesuffix(".py") in codings
    return not any(path == each + ".py" or path.startswith(each + "/") for each in left_out)

with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
    for path in filter(wanted, old.namelist()):
        data = old.read(path)
        if path.endswith(".py"):
            code = compile(data, "/lib/python314.zip/" + path, "exec", dont_inherit=True, optimize=2)
            path, data = path + "c", bytes(_code_to_hash_pyc(code, source_hash(data), False))
        new.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)
`;

const SOURCE = new URL(import.meta.resolve("pyodide/python_stdlib.zip"));
/** What it is made from: files of another library lie elsewhere. */
const MADE_FROM = createHash("sha256")
  .update(pyodide.version + COMPILE)
  .digest("hex")
  .slice(0, 8);

/** The folder of Python's files, named by what is in them, so that they can be kept for ever. */
export const PYTHON = `pyodide-${pyodide.version}-${MADE_FROM}`;

interface Files {
  writeFile(path: string, data: Uint8Array): void;
  readFile(path: string): Uint8Array;
}

/** The library, made once for each version. */
export async function library(): Promise<Uint8Array> {
  const kept = new URL(`./node_modules/.cache/${PYTHON}.zip`, import.meta.url);
  if (existsSync(kept)) return readFileSync(kept);
  const { loadPyodide } = await import("pyodide");
  const python = await loadPyodide();
  const files = python.FS as Files;
  files.writeFile("/in.zip", new Uint8Array(readFileSync(SOURCE)));
  python.runPython(COMPILE);
  const made = files.readFile("/out.zip");
  mkdirSync(new URL(".", kept), { recursive: true });
  const unfinished = new URL(`${kept.href}.${process.pid}`); // whole, or not there
  writeFileSync(unfinished, made);
  renameSync(unfinished, kept);
  return made;
}
