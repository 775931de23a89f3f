// npm run import: brings a WordPress export into a project, or undoes such a run.
import { ConfigError, readConfig } from '#server/app/config.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import { StartUpError } from '#server/core/embedded-postgres/start-up-error.ts';
import { readImportArguments } from '#server/features/imports/import-arguments.ts';
import { runImportCommand } from '#server/features/imports/import-command.ts';
import { ImportProblem } from '#server/features/imports/import-problem.ts';
import { WxrProblem } from '#server/features/imports/wordpress/wxr-problem.ts';

const PLAIN = [ConfigError, StartUpError, ImportProblem, WxrProblem];

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** What the operator can mend is told in one sentence; anything else with where it happened. */
function report(error: unknown): void {
  if (codeOfDatabaseError(error) === 'UNAVAILABLE') {
    tell('Cơ sở dữ liệu không trả lời kịp. Chạy lại lệnh này; việc đã xong không bị làm lại.');
    return;
  }
  const isPlain = PLAIN.some((kind) => error instanceof kind);
  tell(error instanceof Error ? ((isPlain ? undefined : error.stack) ?? error.message) : String(error));
}

/** Ctrl+C arrives from the terminal and from the start script: still the same wish. */
const ECHO_MS = 1_000;

/** The first signal ends the import after the batch at hand, a second one at once. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  let since = Number.POSITIVE_INFINITY;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (performance.now() - since > ECHO_MS) process.exit(1);
      since = Math.min(since, performance.now());
      controller.abort();
    });
  return controller.signal;
}

async function run(stop: AbortSignal): Promise<void> {
  const wish = readImportArguments(process.argv.slice(2));
  const database = await openProductDatabase(readConfig(process.env), tell);
  try {
    await runImportCommand(wish, {
      db: database.db,
      // npm runs scripts in the package's folder and keeps where the person stood.
      folder: process.env.INIT_CWD ?? process.cwd(),
      print: (text) => process.stdout.write(`${text}\n`),
      progress: tell,
      stop,
    });
  } finally {
    await database.stop();
  }
}

try {
  await run(stopOnSignals());
} catch (error) {
  report(error);
  process.exitCode = 1;
}
