// Makes the browser's types from the server's OpenAPI document and the schemas of the games' views. They are not
// committed: every command of `package.json` that needs them begins with this. What has not changed is not written.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const games = new URL("../ludi/games/", import.meta.url);
const drawn = new URL("./src/games/", import.meta.url);

/** A view's schema in the clothes of an OpenAPI document: one tool makes types of both. */
function documentOf(game, { $defs, $schema, ...view }) {
  const text = JSON.stringify({ schemas: { ...$defs, View: view } }).replaceAll("#/$defs/", "#/components/schemas/");
  return { openapi: "3.1.0", info: { title: game, version: "1" }, paths: {}, components: JSON.parse(text) };
}

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

async function write(document, file) {
  const made = `// Made by types.js.\n${astToString(await openapiTS(document))}`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== made) writeFileSync(file, made);
}

await write(read(new URL("../docs/openapi.json", import.meta.url)), new URL("./src/lib/schema.d.ts", import.meta.url));
for (const { name } of readdirSync(drawn, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  const schema = new URL(`${name}/view.schema.json`, games);
  if (existsSync(schema)) await write(documentOf(name, read(schema)), new URL(`${name}/schema.d.ts`, drawn));
}
