// npm run check: types, lint, arrows, dead code and the house's own checks; needs no database and no browser.
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();
handOver([fromRoot('scripts', 'testing', 'run-parts.mjs'), 'check']);
