// npm start: installs what is missing, builds what is stale, runs the server. Arguments go to the server.
import { buildWhatIsStale } from './setup/build.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();
await buildWhatIsStale();
// Without this limit V8 lets the young generation grow to 128 MB, and the server gains nothing from it.
handOver(['--max-semi-space-size=16', fromRoot('dist', 'server', 'main.mjs'), ...process.argv.slice(2)]);
