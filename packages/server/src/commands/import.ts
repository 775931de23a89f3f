// npm run import: imports a WordPress export into a project, or undoes such a run.
import { abortOnSignals } from '#server/app/abort-on-signals.ts';
import { readConfig } from '#server/app/config.ts';
import { checkSeeded } from '#server/app/first-start-view.ts';
import { readerKeys } from '#server/app/intake/reader-keys.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import { openProductStorage } from '#server/app/product-storage.ts';
import { reportFailure } from '#server/app/report-failure.ts';
import { keptSecretKey } from '#server/app/secret-key.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { codeOfDatabaseError } from '#server/core/db/database-error.ts';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import { readImportArguments } from '#server/features/imports/import-arguments.ts';
import { runImportCommand } from '#server/features/imports/import-command.ts';
import { ImportProblem } from '#server/features/imports/import-problem.ts';

function notify(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** An interrupted import can be run again at any point. */
function plainly(error: unknown): unknown {
  if (codeOfDatabaseError(error) !== 'UNAVAILABLE') return error;
  return new ImportProblem(
    'Cơ sở dữ liệu không trả lời kịp. Chạy lại lệnh này; việc đã xong không bị làm lại.',
  );
}

async function run(stop: AbortSignal): Promise<void> {
  const options = readImportArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const database = await openProductDatabase(config, notify);
  const images = openImageProcess();
  try {
    await checkSeeded(database.db);
    const current = config.secretKey ?? (await keptSecretKey(config.dataDir));
    await runImportCommand(options, {
      db: database.db,
      senders: {
        secretBox: createSecretBox({ current, previous: config.secretKeyPrevious }),
        keys: readerKeys(current),
      },
      // npm runs scripts in the package's folder and keeps the caller's folder in a variable.
      folder: process.env.INIT_CWD ?? process.cwd(),
      openFiles: async () => ({
        storage: await openProductStorage(config),
        scratch: new Scratch(config.scratchDir),
        images,
      }),
      print: (text) => process.stdout.write(`${text}\n`),
      progress: notify,
      stop,
    });
  } finally {
    await images.stop();
    await database.stop();
  }
}

try {
  await run(abortOnSignals());
} catch (error) {
  reportFailure(plainly(error));
  process.exitCode = 1;
}
