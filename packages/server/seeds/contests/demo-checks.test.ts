import { expect, test } from 'vitest';
import { readerKeys } from '#server/app/intake/reader-keys.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { examineWork } from '#server/features/submission-checks/check-submission.ts';
import { originalName } from '#server/features/submissions/public.ts';
import { startTestServer } from '#test/test-server.ts';
import { seedFirstStart } from '../seed-first-start.ts';

const SETTINGS = {
  seed: 'demo',
  adminEmail: 'quantri@toasoan.local',
  adminPassword: undefined,
  demoPassword: undefined,
  senders: { secretBox: createSecretBox({ current: 'any' }), keyOf: readerKeys('any') },
} as const;

/** Sixty pictures of six megapixels are drawn, and some read. */
const LONG = { timeout: 240_000 };

test(
  'the files of the demo are what their rows say, and another check of a work finds the same',
  LONG,
  async () => {
    const server = await startTestServer();
    const { db, storage } = server;
    await seedFirstStart(db, SETTINGS, () => undefined, storage);
    const files = await db.selectFrom('submission_files').selectAll().orderBy('id').execute();
    for (const { key, bytes } of files) expect(await storage.sizeOf(originalName(key))).toBe(Number(bytes));

    const all = await db
      .selectFrom('submissions')
      .selectAll()
      .where('state', '<>', 'WITHDRAWN')
      .orderBy('id')
      .execute();
    // The eleventh work of an author has no ten before it.
    const flagged = all.filter(
      ({ flags }) => flags.length > 0 && !flags.some((flag) => ['OVER_LIMIT', 'CHILD'].includes(flag)),
    );
    const works = [...all.filter(({ state }) => state === 'VALID').slice(0, 2), ...flagged];
    const after: unknown[] = [];
    for (const { id, project_id: projectId } of works) {
      const ending = await examineWork(server, db, {
        ...{ projectId, submissionId: id, now: () => new Date(), checkAgain: async () => undefined },
      });
      if (ending) await inTransaction(db, ending);
      const { number, tech, flags } = await db
        .selectFrom('submissions')
        .select(['number', 'tech', 'flags'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      after.push({ number, tech, flags });
    }
    expect(after).toEqual(works.map(({ number, tech, flags }) => ({ number, tech, flags })));
    expect(all.filter(({ state }) => state === 'VALID').map(({ tech }) => tech)).toEqual(
      Array(5).fill('PASS'),
    );

    const sizes = await db.selectFrom('submission_files').selectAll().orderBy('id').execute();
    const sizeOf = ({ id, width, height }: (typeof files)[number]) => ({ id, width, height });
    expect(sizes.map(sizeOf)).toEqual(files.map(sizeOf));
  },
);
