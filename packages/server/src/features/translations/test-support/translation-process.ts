// A separate worker that translates with the engines of its database. Killed at any moment.
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { openDatabase } from '#server/core/db/database.ts';
import { startJobs } from '#server/core/jobs/start-jobs.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { translateTexts } from '#server/features/machine-translation/public.ts';
import { runJobs } from '../running/run-jobs.ts';

const [, , url = '', role = '', host = ''] = process.argv;
const { db } = openDatabase({ url, role: role || undefined, onConnectionError: () => undefined });
const engines = {
  safeFetch: createSafeFetch({ allowedHosts: [host], find: async () => [] }),
  // The engine of the test has no key.
  secretBox: createSecretBox({ current: 'a-key-for-tests-that-is-long-enough' }),
  now: () => new Date(),
};

startJobs({
  db,
  handlers: runJobs((work, texts) => translateTexts({ ...work, engines }, texts)),
  log: silentLog,
  now: () => new Date(),
});
