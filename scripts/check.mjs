// npm run check: types, lint, dependency rules, unused code and our own checks. Needs no database and no browser.
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();
handOver([fromRoot('scripts', 'testing', 'run-steps.mjs'), 'check']);
