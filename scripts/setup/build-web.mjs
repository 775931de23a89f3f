// Builds the console, compresses its files and keeps files that open pages of earlier builds may request.
// Runs on Node 24: node scripts/setup/build-web.mjs FOLDER [FOLDER OF THE BUILD BEFORE]
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { build } from 'vite';
import { keepEarlier } from './keep-earlier.mjs';
import { fromRoot } from './paths.mjs';

const [, , folder = '', earlier = ''] = process.argv;
if (folder === '') throw new Error('Name the folder to build into: build-web.mjs FOLDER');

/** Smaller files save less than the headers cost. */
const WORTH_PACKING = 1024;
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;

await build({
  configFile: fromRoot('packages', 'web', 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: folder },
});
await Promise.all(filesToPack().map(pack));
if (earlier !== '') await keepEarlier({ earlier, fresh: folder });

/** The server fills in index.html and compresses it itself. */
function filesToPack() {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @param {string} path */
async function pack(path) {
  const content = await readFile(path);
  if (content.length < WORTH_PACKING) return;
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
