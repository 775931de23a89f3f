import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { rolldown } from 'rolldown';
import { fromRoot } from './paths.mjs';

const home = fromRoot('packages', 'site');
const packages = createRequire(join(home, 'package.json'));

const SERIF = '@fontsource-variable/source-serif-4';
const SANS = '@fontsource/be-vietnam-pro';
const SUBSETS = ['latin', 'vietnamese'];

/** The faces of the site; the first lines of a page need those that are fetched ahead. */
const FACES = [
  {
    family: 'Source Serif 4',
    from: SERIF,
    file: 'source-serif-4-{subset}-wght-normal',
    weight: '200 900',
    isAhead: true,
  },
  {
    family: 'Source Serif 4',
    from: SERIF,
    file: 'source-serif-4-{subset}-wght-italic',
    weight: '200 900',
    style: 'italic',
  },
  {
    family: 'Be Vietnam Pro',
    from: SANS,
    file: 'be-vietnam-pro-{subset}-400-normal',
    weight: '400',
    isAhead: true,
  },
  { family: 'Be Vietnam Pro', from: SANS, file: 'be-vietnam-pro-{subset}-500-normal', weight: '500' },
  { family: 'Be Vietnam Pro', from: SANS, file: 'be-vietnam-pro-{subset}-600-normal', weight: '600' },
];

/** What stands in while a face is on its way, as wide and as high as the face: nothing jumps when it comes. */
const STAND_INS = [
  { family: 'Source Serif fallback', local: ['Georgia'], adjust: 96.6, ascent: 107.2, descent: 34.7 },
  {
    family: 'Source Serif fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    adjust: 108.4,
    ascent: 95.6,
    descent: 30.9,
  },
  {
    family: 'Be Vietnam fallback',
    local: ['Arial', 'Liberation Sans', 'Helvetica Neue'],
    adjust: 107.5,
    ascent: 93,
    descent: 23.2,
  },
];

/**
 * Style sheet, script and faces of the reference site, each with its hash in its name, and `assets.json` that says which
 * is which.
 * @param {string} folder
 */
export async function buildSite(folder) {
  const into = join(folder, 'site');
  mkdirSync(into, { recursive: true });
  const faces = FACES.flatMap((face) =>
    SUBSETS.map((subset) => ({ ...face, ...putFont(into, face, subset) })),
  );
  const css = [...faces.map(faceRule), ...STAND_INS.map(standInRule), styles()].join('\n');
  const assets = {
    css: put(into, 'site.css', Buffer.from(css)),
    js: put(into, 'site.js', Buffer.from(await script())),
    fonts: faces.filter(({ isAhead }) => isAhead).map(({ name }) => name),
  };
  writeFileSync(join(into, 'assets.json'), JSON.stringify(assets));
}

function putFont(into, { from, file }, subset) {
  const path = packages.resolve(`${from}/files/${file.replace('{subset}', subset)}.woff2`);
  const ranges = JSON.parse(readFileSync(packages.resolve(`${from}/unicode.json`), 'utf8'));
  return {
    name: put(into, `${file.replace('{subset}', subset)}.woff2`, readFileSync(path)),
    range: ranges[subset],
  };
}

/** A page keeps what it began with: nothing jumps under a reader's eyes. */
function faceRule({ family, style = 'normal', weight, name, range }) {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:optional;src:url(${name}) format("woff2");unicode-range:${range}}`;
}

function standInRule({ family, local, adjust, ascent, descent }) {
  const sources = local.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";src:${sources};size-adjust:${adjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** One file: readers fetch it once for all pages. */
function styles() {
  const from = join(home, 'src', 'styles');
  const text = readdirSync(from)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(from, name), 'utf8'))
    .join('\n');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':');
}

async function script() {
  const build = await rolldown({
    input: join(home, 'script', 'site.ts'),
    cwd: home,
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: 'es2022' },
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

function put(into, name, content) {
  const hash = createHash('sha256').update(content).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
  const hashed = name.replace(/(\.\w+)$/, `.${hash}$1`);
  const path = join(into, hashed);
  writeFileSync(path, content);
  if (/\.(css|js)$/.test(name)) {
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
  return hashed;
}
