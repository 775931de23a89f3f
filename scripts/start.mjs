// npm start: installs what is missing, builds what is stale, runs the server. Arguments go to the server.
import { buildWhatIsStale } from './setup/build.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
await installWhatIsMissing();
await buildWhatIsStale();
// V8 would let the young generation grow to 128 MB, and the old one to three times what is in use. The server gains
// nothing from either: 500 uploads at once take 80 MB less with these limits.
const memory = ['--max-semi-space-size=16', '--heap-growing-percent=40'];
handOver([...memory, fromRoot('dist', 'server', 'main.mjs'), ...process.argv.slice(2)]);
