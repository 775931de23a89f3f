import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '#server/core/errors/app-error.ts';
import { countStatements } from '#test/count-statements.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import type { Db } from './database.ts';
import { inSavepoint } from './in-savepoint.ts';
import { inTransaction } from './in-transaction.ts';
import { sentAhead, together } from './pipelined-transaction.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const failure = (work: (tx: Db) => Promise<unknown>) =>
  inTransaction(db, work).catch((error: unknown) => error);
const describe = (tx: Db, id: string, description: string) =>
  tx.updateTable('projects').set({ description }).where('id', '=', id).execute();
const failing = (tx: Db) => sql`SELECT 1 / 0`.execute(tx);

async function descriptionOf(id: string): Promise<string> {
  const row = db.selectFrom('projects').select('description').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).description;
}

test('statements that need no answer of each other share a round trip', async () => {
  const id = await aProject(db);
  const counted = await countStatements(() =>
    inTransaction(db, async (tx) => {
      await sentAhead(tx, describe(tx, id, 'một'));
      await Promise.all([sql`SELECT 1`.execute(tx), sql`SELECT 2`.execute(tx)]);
      await sentAhead(tx, describe(tx, id, 'hai'));
    }),
  );
  expect(await descriptionOf(id)).toBe('hai');
  expect(counted).toMatchObject({ statements: 6, roundTrips: 2 });
});

test('a statement sent ahead that fails ends the transaction with its failure', async () => {
  const id = await aProject(db);
  const error = await failure(async (tx) => {
    await describe(tx, id, 'một');
    await sentAhead(tx, failing(tx));
  });
  expect(error).toMatchObject({ code: '22012' });
  expect(await descriptionOf(id)).toBe('');
});

test('the next statement reports the failure of one sent ahead', async () => {
  const error = await failure(async (tx) => {
    await sentAhead(tx, failing(tx));
    await sql`SELECT 1`.execute(tx);
  });
  expect(error).toMatchObject({ code: '22012' });
});

test('of statements sent together, the first in order that failed is reported', async () => {
  const id = await aProject(db);
  const error = await failure((tx) =>
    together(
      sql`SELECT 1`.execute(tx).then(() => {
        throw new Error('not allowed');
      }),
      failing(tx),
      describe(tx, id, 'một'),
    ),
  );
  expect(error).toMatchObject({ message: 'not allowed' });
  expect(await descriptionOf(id)).toBe('');
});

test('a step inside a savepoint takes its failures back, and the others are committed', async () => {
  const id = await aProject(db);
  const step = await inTransaction(db, async (tx) => {
    await describe(tx, id, 'một');
    return await inSavepoint(tx, async () => {
      await sentAhead(tx, describe(tx, id, 'hai'));
      await sentAhead(tx, sql`SELECT ${'x'}::bigint`.execute(tx));
    });
  });
  expect(step).toBeInstanceOf(AppError);
  expect(await descriptionOf(id)).toBe('một');
});

test('a statement of work that goes on after a failure never runs outside of the transaction', async () => {
  const id = await aProject(db);
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  let late: unknown;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const error = await failure((tx) => {
    const slow = failed
      .then(() => describe(tx, id, 'muộn'))
      .catch((refusal: unknown) => {
        late = refusal;
      });
    slow.finally(end);
    return Promise.all([slow, failing(tx)]);
  });
  fail();
  await isOver;
  expect(error).toMatchObject({ code: '22012' });
  expect(late).toMatchObject({ message: 'The transaction is over.' });
  expect(await descriptionOf(id)).toBe('');
});
