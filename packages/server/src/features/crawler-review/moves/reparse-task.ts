import { bulkIds } from '@toasoan/contract/core/bulk.ts';
import * as z from 'zod/mini';
import { findPersonIn } from '#server/core/auth/rights-view.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { startTask, type TaskHandler, type TaskWork, taskHandler } from '#server/features/tasks/public.ts';
import { type ReadAgain, readItemAgain, reparseItem } from './reparse-item.ts';

const TITLE = { vi: 'Bóc tách lại tin thu thập', en: 'Parse crawled texts again' } as const;

const payload = z.strictObject({ ids: bulkIds });

/** Starts to read the pages of many texts again. @throws NOT_FOUND where none of them is of the project */
export async function startReparse(
  { db, projectId, caller, language }: TransactionCall,
  ids: readonly string[],
): Promise<{ taskId: string }> {
  const own = await db
    .selectFrom('crawled_items')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  if (own.length === 0) throw new AppError('NOT_FOUND');
  const taskId = await startTask(db, {
    kind: 'crawled-reparse',
    title: TITLE[language],
    payload: { ids: own.map(({ id }) => id) },
    userId: caller.userId,
    projectId,
  });
  return { taskId };
}

/** One text after the other: its page is read without a transaction, and written in one of its own. */
export function reparseTask(readAgain: ReadAgain): TaskHandler {
  return taskHandler({
    kind: 'crawled-reparse',
    payload,
    run: async ({ ids }, work) => {
      const call = await callOf(work);
      let done = 0;
      for (const [at, id] of ids.entries()) {
        work.signal.throwIfAborted();
        work.report(at, ids.length);
        const now = work.now();
        const reading = await readItemAgain(call, id, { now, readAgain });
        if (await isChanged(call, id, { now, reading })) done += 1;
      }
      return { done };
    },
  });
}

type Call = Parameters<typeof reparseItem>[0];

async function isChanged(call: Call, id: string, read: Parameters<typeof reparseItem>[2]): Promise<boolean> {
  try {
    const item = { id, version: undefined };
    await inTransaction(call.db, (tx) => reparseItem({ ...call, db: tx }, item, read));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Whoever started it, with the rights of now. @throws FORBIDDEN once they may not review */
async function callOf({ db, taskId, userId, projectId }: TaskWork): Promise<Call> {
  const person = await findPersonIn(db, projectId ?? '', userId);
  if (!person?.permissions.includes('crawler.review')) throw new AppError('FORBIDDEN');
  const { displayName, role } = person;
  return {
    db,
    projectId: projectId ?? '',
    address: '',
    requestId: `task-${taskId}`,
    caller: { userId, displayName, role },
  };
}
