// npm run release-jobs: lets the jobs of a restored database run, with a decision about posts and events whose time has passed.
import { readConfig } from '#server/app/config.ts';
import { openProductDatabase } from '#server/app/product-database.ts';
import { reportFailure } from '#server/app/report-failure.ts';
import { readReleaseArguments } from '#server/features/backup/releasing/release-arguments.ts';
import { releaseHeldJobs } from '#server/features/backup/releasing/release-held-jobs.ts';

async function run(): Promise<void> {
  const now = new Date();
  const choice = readReleaseArguments(process.argv.slice(2), now);
  const database = await openProductDatabase(readConfig(process.env), (text) =>
    process.stderr.write(`${text}\n`),
  );
  try {
    const print = (text: string) => process.stdout.write(`${text}\n`);
    if (!(await releaseHeldJobs({ db: database.db, choice, now, print }))) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

try {
  await run();
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
