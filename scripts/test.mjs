// npm test: everything. npm test -- check | rules | routes | screens | journeys: one part of it.
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();
handOver([fromRoot('scripts', 'testing', 'run-parts.mjs'), ...process.argv.slice(2)]);
