import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { fromRoot } from './paths.mjs';

/** The readers' script is one plain file: pages of any kind load it, without a module and without a second request. */
const WIDGET = 'widget.js';

/** @param {string} folder */
export async function buildWidget(folder) {
  const build = await rolldown({
    input: fromRoot('packages', 'web', 'widget', 'widget.ts'),
    cwd: fromRoot('packages', 'web'),
    platform: 'browser',
    logLevel: 'warn',
    transform: { target: 'es2022' },
  });
  await build.write({ file: join(folder, WIDGET), format: 'iife', minify: true });
  await build.close();
}
