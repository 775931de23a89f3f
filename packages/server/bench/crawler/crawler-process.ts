// A separate worker that fetches and reads sources; every name leads to this machine. Killed at any moment.
import { openDatabase } from '#server/core/db/database.ts';
import { startJobs } from '#server/core/jobs/start-jobs.ts';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { fetchSourceJobs } from '#server/features/crawls/fetch-source-jobs.ts';
import { followItem } from '#server/features/crawls/placing/follow-item.ts';
import { placeItem } from '#server/features/crawls/placing/place-item.ts';
import { processReader } from '#server/features/crawls/reading/process-reader.ts';
import { openExtractionProcess } from '#server/features/extraction/public.ts';
import { listsOfSections } from '#server/features/source-categories/public.ts';

const [, , url = '', role = '', totalMs = '20000', hosts = ''] = process.argv;
const { db } = openDatabase({ url, role: role || undefined, onConnectionError: () => undefined });
const limits = { totalMs: Number(totalMs), headersMs: Number(totalMs) / 2 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };
/** Every name leads to this machine: one that is not allowed must be refused. */
const safeFetch = createSafeFetch({ allowedHosts: hosts.split(','), find: async () => [LOOPBACK] });
const extraction = openExtractionProcess();
// Ends with its parent, whatever happens to it.
process.on('disconnect', () => process.exit(0));

startJobs({
  db,
  handlers: fetchSourceJobs({
    safeFetch: { ...safeFetch, fetch: (to, request) => safeFetch.fetch(to, { ...request, ...limits }) },
    reader: processReader(extraction),
    userAgent: 'ToaSoan/1 (bench)',
    findTemplate: async () => undefined,
    findSections: listsOfSections,
    place: placeItem,
    follow: followItem,
  }),
  log: silentLog,
  now: () => new Date(),
});
