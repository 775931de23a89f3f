// npm test: all checks and test suites. npm test -- check | rules | routes | screens | journeys | bytes: one of them.
// npm test -- changed: the checks, and the tests that changed files can reach.
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();
handOver([fromRoot('scripts', 'testing', 'run-steps.mjs'), ...process.argv.slice(2)]);
