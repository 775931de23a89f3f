import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { isoTime } from './iso-time.ts';

const database = await cloneDatabase();
afterAll(() => database.drop());

test.each([
  '2026-06-13T03:28:20.822Z',
  '2026-06-13T03:28:20.822999Z',
  '2026-06-13T03:28:20.8Z',
  '2026-06-13T03:28:20.05Z',
  '2026-06-13T03:28:20Z',
  '2026-02-28T23:30:00+07:00',
  '1945-09-02T00:00:00.001Z',
  '2999-12-31T23:59:59.999999Z',
])('%s is the time that the driver reads', async (time) => {
  const { rows } = await sql<{ text: string; time: Date }>`
    SELECT ${time}::timestamptz::text AS text, ${time}::timestamptz AS time`.execute(database.db);
  expect(isoTime(rows[0]?.text ?? '')).toBe(rows[0]?.time.toISOString());
});
