import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { RefusalLog } from './refusal-log.ts';

const database = await cloneDatabase();
afterAll(() => database.drop());
const warn = vi.fn();
const hour = (n: number) => new Date(Date.UTC(2026, 10, 20, n));
const refusal = (subject: string, area = 'tags', since = hour(8)) => ({
  subject,
  area,
  since,
  source: { projectId: '', address: '10.0.0.1', requestId: 'r-1' },
  action: 'refusal.call' as const,
  after: { area },
});
const stored = () =>
  database.db.selectFrom('refusal_counts').select(['subject', 'area', 'calls']).orderBy('id').execute();
const audited = () =>
  database.db.selectFrom('audit_log').select('entity_id').where('entity', '=', 'refusal').execute();

describe('Refused calls', () => {
  let log: RefusalLog;
  beforeEach(() => {
    log = new RefusalLog(database.db, { warn });
  });

  test('of one person, area and hour are one count and one audit row', async () => {
    for (let n = 0; n < 1_000; n += 1) log.count(refusal('person 1'), hour(8));
    await log.save();
    log.count(refusal('person 1'), hour(8));
    await log.save();
    expect(await stored()).toEqual([{ subject: 'person 1', area: 'tags', calls: '1001' }]);
    expect(await audited()).toHaveLength(1);
  });

  test('of another area or hour have rows of their own', async () => {
    log.count(refusal('person 2'), hour(8));
    log.count(refusal('person 2', 'media'), hour(8));
    log.count(refusal('person 2', 'tags', hour(9)), hour(9));
    await log.save();
    expect((await stored()).filter(({ subject }) => subject === 'person 2')).toHaveLength(3);
  });

  test('are written by themselves', async () => {
    log.count(refusal('person 3'), hour(8));
    await expect.poll(async () => (await stored()).at(-1)?.subject).toBe('person 3');
  });

  test('that cannot be written do not stop the calls', async () => {
    const { db } = database;
    const failing = new RefusalLog({ ...db, transaction: undefined } as never, { warn });
    failing.count(refusal('person 4'), hour(8));
    await failing.save();
    expect(warn).toHaveBeenCalledOnce();
  });
});
