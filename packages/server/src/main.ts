import { ConfigError, readConfig } from '#server/app/config.ts';
import { endOnSignals, Shutdown } from '#server/app/shutdown.ts';
import { startProduct } from '#server/app/start-product.ts';
import { StartUpError } from '#server/core/embedded-postgres/start-up-error.ts';

/** What the operator can mend is told in one sentence; anything else with where it happened. */
function report(error: unknown): void {
  const isPlain = error instanceof ConfigError || error instanceof StartUpError;
  const text = error instanceof Error && !isPlain ? error.stack : String((error as Error).message ?? error);
  process.stderr.write(`${text}\n`);
}

const shutdown = new Shutdown();
endOnSignals(shutdown, report);
try {
  const start = startProduct(readConfig(process.env), shutdown, (text) => process.stdout.write(`${text}\n`));
  shutdown.afterStart(start);
  await start;
} catch (error) {
  report(error);
  await shutdown.run().catch(report);
  process.exit(1);
}
