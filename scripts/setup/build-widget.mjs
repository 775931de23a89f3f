import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { fromRoot } from './paths.mjs';

/** Each readers' script is one plain file: pages of any kind load it, without a module and without a second request. */
const SCRIPTS = {
  'widget.js': ['widget.ts'],
  'forms.js': ['request', 'forms.ts'],
  'clicks.js': ['clicks.ts'],
  'contest-entry.js': ['contest-entry', 'contest-entry.ts'],
  'contest-vote.js': ['contest-vote', 'contest-vote.ts'],
  'contest-jury.js': ['contest-jury', 'contest-jury.ts'],
};

/** @param {string} folder */
export async function buildWidget(folder) {
  for (const [file, source] of Object.entries(SCRIPTS)) {
    const build = await rolldown({
      input: fromRoot('packages', 'web', 'widget', ...source),
      cwd: fromRoot('packages', 'web'),
      platform: 'browser',
      logLevel: 'warn',
      transform: { target: 'es2022' },
    });
    await build.write({ file: join(folder, file), format: 'iife', minify: true });
    await build.close();
  }
}
