import * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';
import { batchJob, type JobHandler } from '#server/core/jobs/job.ts';
import { HAND_OUT, type OutboxEntry, takeDue } from './outbox-store.ts';

/** Takes entries over in the transaction that marks them as handed out; those of one record in order. */
export type OutboxConsumer = (tx: Db, entries: readonly OutboxEntry[], now: Date) => Promise<void>;

const payload = z.strictObject({ projectId: z.string(), kind: z.string(), recordId: z.string() });
const AT_ONCE = 50;

/** Hands out what has happened to public records, once nobody can take it back. */
export function outboxJobs(consumers: readonly OutboxConsumer[]): readonly JobHandler[] {
  const handOut = batchJob({
    kind: HAND_OUT,
    payload,
    atOnce: AT_ONCE,
    run: async (records, { db, now }) => {
      const entries: OutboxEntry[] = [];
      // In one order everywhere, so that two runs never wait for each other.
      for (const record of [...records].sort((a, b) => Number(a.recordId) - Number(b.recordId)))
        entries.push(...(await takeDue(db, record, now())));
      if (entries.length === 0) return;
      for (const consume of consumers) await consume(db, entries, now());
    },
  });
  return [handOut];
}
