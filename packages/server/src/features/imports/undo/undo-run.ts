import type { AuditAction, AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inShortTransactions } from '#server/core/db/in-short-transactions.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { ImportProblem } from '../import-problem.ts';
import { type ImportedEntity, type MadeItem, madeItems, markItem } from '../running/import-item-store.ts';
import { asOnlyImport } from '../running/import-lock-store.ts';
import { findRun, type ImportRun, markRunUndone } from '../running/import-run-store.ts';
import { TAKE_BACK, type TakenBack } from './take-back-item.ts';
import { undoComments } from './undo-comments.ts';
import type { LeftThing, UndoReport } from './undo-report.ts';

const AT_ONCE = 20;
/** Posts first, so that their files, categories and tags are unused when their turn comes. */
const ORDER: readonly ImportedEntity[] = ['post', 'media', 'tag', 'category'];

/**
 * Removes the records of a run, except those edited or used since. It may be killed and run again. @throws
 * ImportProblem for an unknown run, and while an import of the project is running
 */
export async function undoRun(db: Db, runId: string): Promise<UndoReport> {
  const run = await findRun(db, runId);
  if (run === undefined) throw new ImportProblem(`Không có lượt nhập ${runId}.`);
  return await asOnlyImport(db, run.projectId, () => new RunUndoer(db, run).undo());
}

class RunUndoer {
  readonly #db: Db;
  readonly #run: ImportRun;
  readonly #removed: Record<ImportedEntity, number> = { post: 0, media: 0, tag: 0, category: 0 };
  readonly #left: LeftThing[] = [];

  constructor(db: Db, run: ImportRun) {
    this.#db = db;
    this.#run = run;
  }

  async undo(): Promise<UndoReport> {
    const comments = await undoComments(this.#db, this.#run);
    for (const entity of ORDER) await this.#undoAll(entity);
    const { id, projectId, fileName } = this.#run;
    await inTransaction(this.#db, async (tx) => {
      await markRunUndone(tx, projectId, id);
      await this.#audit(tx, 'import.undo', 'import', id, {
        ...this.#removed,
        comments: comments.removed,
        left: this.#left.length,
      });
    });
    return { runId: id, projectId, file: fileName, removed: this.#removed, left: this.#left, comments };
  }

  async #undoAll(entity: ImportedEntity): Promise<void> {
    const { id, projectId } = this.#run;
    let below: string | undefined;
    for (;;) {
      const items = await madeItems(this.#db, projectId, id, { entity, below, limit: AT_ONCE });
      if (items.length === 0) return;
      await this.#undoBatch(items);
      below = items.at(-1)?.itemId;
    }
  }

  async #undoBatch(items: readonly MadeItem[]): Promise<void> {
    const results = await inShortTransactions(this.#db, items, async (tx, some) => {
      const taken: TakenBack[] = [];
      for (const item of some) taken.push(await this.#undoOne(tx, item));
      return taken;
    });
    for (const [index, item] of items.entries()) {
      const reason = results[index];
      if (reason === undefined) this.#removed[item.entity] += 1;
      else if (reason !== 'absent')
        this.#left.push({ entity: item.entity, id: item.entityId, title: item.title, reason });
    }
  }

  async #undoOne(tx: Db, item: MadeItem): Promise<TakenBack> {
    const { projectId } = this.#run;
    const taken = await TAKE_BACK[item.entity](tx, projectId, item);
    const isGone = taken === undefined || taken === 'absent';
    await markItem(
      tx,
      projectId,
      item.itemId,
      isGone ? { undo: 'removed' } : { undo: 'left', reason: taken },
    );
    if (taken === undefined)
      await this.#audit(tx, `${item.entity}.undoImport`, item.entity, item.entityId, { title: item.title });
    return taken;
  }

  async #audit(
    tx: Db,
    action: AuditAction,
    entity: AuditEntity,
    entityId: string,
    before: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const { id, projectId } = this.#run;
    await writeAudit(
      { db: tx, projectId, address: '', requestId: `import-${id}` },
      { action, entity, entityId, before },
    );
  }
}
