import { readConfig } from '#server/app/config.ts';
import { reportFailure } from '#server/app/report-failure.ts';
import { endOnSignals, Shutdown } from '#server/app/shutdown.ts';
import { startProduct } from '#server/app/start-product.ts';

const shutdown = new Shutdown();
endOnSignals(shutdown, reportFailure);
try {
  const start = startProduct(readConfig(process.env), shutdown, (text) => process.stdout.write(`${text}\n`));
  shutdown.afterStart(start);
  await start;
} catch (error) {
  reportFailure(error);
  await shutdown.run().catch(reportFailure);
  process.exit(1);
}
