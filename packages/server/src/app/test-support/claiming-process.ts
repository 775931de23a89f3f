// Claims the given data folder and holds the claim until a signal ends the process.
import { claimServer } from '../claim-server.ts';

const [dataDir = '', address = ''] = process.argv.slice(2);

try {
  await claimServer(dataDir, { address });
  process.stdout.write('claimed\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
