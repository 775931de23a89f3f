import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type SeedSettings, seedBase } from './seed-base.ts';
import { seedDemo } from './seed-demo.ts';

/** Processes that start at the same time wait for the one that fills the database. */
const PATIENCE = '60s';

/**
 * Fills an empty database, all of it or nothing: a start that is killed half-way leaves it as empty as it was
 * for the next one. Answers whether it was empty; else nothing is touched.
 */
export async function seedFirstStart(
  db: Db,
  settings: SeedSettings,
  print: (text: string) => void,
): Promise<boolean> {
  const notices = await inTransaction(db, async (tx) => {
    await sql`SELECT set_config(name, ${PATIENCE}, true)
      FROM unnest(ARRAY['lock_timeout', 'statement_timeout']) AS setting (name)`.execute(tx);
    const told: string[] = [];
    const people = await seedBase(tx, settings, (text) => told.push(text));
    if (people !== undefined && settings.seed === 'demo') {
      print('Đang tạo tòa soạn mẫu…');
      await seedDemo(tx, people);
    }
    return told;
  });
  // Passwords of accounts that are there.
  for (const notice of notices) print(notice);
  return notices.length > 0;
}
