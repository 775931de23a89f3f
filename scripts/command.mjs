// npm run import, npm run reset-admin: a command of the server with its arguments.
import { buildWhatIsStale } from './setup/build.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { handOver } from './setup/node24.mjs';
import { fromRoot } from './setup/paths.mjs';
import { failPlainly } from './setup/step.mjs';

failPlainly();
const [name, ...args] = process.argv.slice(2);
await installWhatIsMissing();
await buildWhatIsStale();
handOver([fromRoot('dist', 'server', 'commands', `${name}.mjs`), ...args]);
