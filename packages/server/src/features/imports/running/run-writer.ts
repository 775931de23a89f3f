import type { AuditAction, AuditEntity } from '@toasoan/contract/core/audit-kinds.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Db } from '#server/core/db/database.ts';
import { inSavepoint } from '#server/core/db/in-savepoint.ts';
import { inShortTransactions } from '#server/core/db/in-short-transactions.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { failureEnvelope } from '#server/core/errors/failure-envelope.ts';
import { insertCategory, lockTree } from '#server/features/categories/public.ts';
import { importPost, putPicturesIntoPost } from '#server/features/posts/public.ts';
import { insertTag, lockTags } from '#server/features/tags/public.ts';
import { type ImportNote, note } from '../import-note.ts';
import type { ItemPlan, NewPost } from '../planning/plan-item.ts';
import type { PicturesToPut } from '../planning/plan-pictures.ts';
import { slugsOfPosts } from '../planning/post-slug-view.ts';
import { isIdOfExisting, type NewTerm, type TermHandle, type TermPlan } from '../planning/term-plan.ts';
import type { ReportEntry, Totals } from '../report/import-report.ts';
import { type ImportedItem, saveItems, transitionImportedPost } from './import-item-store.ts';
import { finishRun } from './import-run-store.ts';

/** The actor of an import: no account, but the machine. */
export const IMPORT_ACTOR = { userId: null, displayName: 'Nhập từ WordPress' } as const;

type Made = NonNullable<ImportedItem['made']>;

interface Run {
  readonly id: string;
  readonly projectId: string;
  readonly now: Date;
}

/** Executes the plan in short transactions, beside people's saves, and stores the results with the run. */
export class RunWriter {
  readonly #db: Db;
  readonly #run: Run;
  /** Ids of the terms this run has created. */
  readonly #ids = new Map<TermHandle, string>();

  constructor(db: Db, run: Run) {
    this.#db = db;
    this.#run = run;
  }

  async writeTerms(plans: readonly TermPlan[]): Promise<ReportEntry[]> {
    return await inShortTransactions(this.#db, plans, async (tx, some) => {
      await lockTree(tx, this.#run.projectId);
      await lockTags(tx, this.#run.projectId);
      const items: ImportedItem[] = [];
      for (const plan of some) items.push(await this.#writeTerm(tx, plan));
      await saveItems(tx, this.#run.projectId, this.#run.id, items);
      return items.map((item) => item.entry);
    });
  }

  async writeItems(plans: readonly ItemPlan[]): Promise<ReportEntry[]> {
    const needed = await this.writeTerms(plans.flatMap((plan) => plan.before ?? []));
    const written = await inShortTransactions(this.#db, plans, async (tx, some) => {
      const items: ImportedItem[] = [];
      for (const plan of some) items.push(await this.#writeItem(tx, plan));
      const reported = await this.#reportSlugs(tx, items);
      await saveItems(tx, this.#run.projectId, this.#run.id, reported);
      return reported.map((item) => item.entry);
    });
    return [...needed, ...written];
  }

  async finish(totals: Totals & { readonly comments: number }): Promise<void> {
    await inTransaction(this.#db, async (tx) => {
      await finishRun(tx, this.#run.projectId, this.#run.id, totals);
      await this.#audit(tx, 'import.run', 'import', this.#run.id, { ...totals });
    });
  }

  async #writeTerm(tx: Db, { create, ...plan }: TermPlan): Promise<ImportedItem> {
    if (create === undefined) return plan;
    const made = await inSavepoint(tx, () => this.#makeTerm(tx, create));
    return withResult(plan, made);
  }

  async #makeTerm(tx: Db, term: NewTerm): Promise<Made> {
    const { projectId } = this.#run;
    const { title, slug, description } = term;
    const entity = term.taxonomy === 'category' ? 'category' : 'tag';
    const row =
      entity === 'category'
        ? await insertCategory(
            tx,
            projectId,
            { title, slug, description, parentId: this.#idsOf([term.parent])[0] ?? null },
            IMPORT_ACTOR,
          )
        : await insertTag(tx, projectId, { title, slug, description }, IMPORT_ACTOR);
    this.#ids.set(term.handle, row.id);
    await this.#audit(tx, `${entity}.import`, entity, row.id, { title, slug });
    return { entity, id: row.id, version: row.version };
  }

  async #writeItem(
    tx: Db,
    { create, before: _before, comments: _comments, pictures, ...plan }: ItemPlan,
  ): Promise<ImportedItem> {
    if (pictures !== undefined && !(await this.#putPictures(tx, pictures)))
      return {
        ...plan,
        entry: { ...plan.entry, notes: [note('PICTURES_NOT_PUT', { names: pictures.names })] },
      };
    if (create === undefined) return plan;
    const made = await inSavepoint(tx, () => this.#makePost(tx, create));
    return withResult(plan, made);
  }

  async #makePost(tx: Db, post: NewPost): Promise<Made> {
    const { projectId, now } = this.#run;
    const categoryIds = this.#idsOf(post.categories);
    const writtenTime = post.writtenTime ?? now;
    const createTime = new Date(Math.min(writtenTime.getTime(), now.getTime()));
    const id = await importPost(tx, projectId, {
      draft: {
        title: post.title,
        ...(post.slugIsManual && { slug: post.slug }),
        excerpt: post.excerpt,
        content: post.content,
        cover: post.cover,
        authors: post.authors,
        mainCategoryId: categoryIds[0] ?? null,
        categoryIds,
        tagIds: this.#idsOf(post.tags),
      },
      createdBy: IMPORT_ACTOR,
      state: post.state,
      ...(post.state === 'PUBLISHED' && { publishedTime: writtenTime }),
      createTime,
      updateTime: post.changedTime ?? createTime,
      note: post.mark,
    });
    await this.#audit(tx, 'post.import', 'post', id, {
      title: post.title,
      slug: post.slug,
      state: post.state,
    });
    return { entity: 'post', id, version: 1 };
  }

  /** False where somebody has edited the post in the meantime. */
  async #putPictures(tx: Db, { postId, version, content, cover }: PicturesToPut): Promise<boolean> {
    const { id, projectId } = this.#run;
    const source = { db: tx, projectId, address: '', requestId: `import-${id}` };
    const draft = { content, ...(cover !== null && { cover }) };
    const put = await inSavepoint(tx, () =>
      putPicturesIntoPost(source, { id: postId, version, draft, by: IMPORT_ACTOR }),
    );
    if (put === undefined || put instanceof AppError) return false;
    await transitionImportedPost(tx, projectId, postId, put);
    return true;
  }

  /** Somebody may have taken a planned slug in the meantime. */
  async #reportSlugs(tx: Db, items: readonly ImportedItem[]): Promise<ImportedItem[]> {
    const ids = items.flatMap(({ made }) => made?.id ?? []);
    const slugs = await slugsOfPosts(tx, this.#run.projectId, ids);
    return items.map((item) => {
      const slug = slugs.get(item.made?.id ?? '');
      return slug === undefined ? item : { ...item, entry: { ...item.entry, slug } };
    });
  }

  /** A term that could not be created is left out. */
  #idsOf(handles: readonly (TermHandle | null)[]): string[] {
    return handles.flatMap((handle) => {
      if (handle === null) return [];
      return this.#ids.get(handle) ?? (isIdOfExisting(handle) ? handle : []);
    });
  }

  async #audit(
    tx: Db,
    action: AuditAction,
    entity: AuditEntity,
    entityId: string,
    after: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const { projectId, id } = this.#run;
    await writeAudit(
      { db: tx, projectId, address: '', requestId: `import-${id}` },
      { action, entity, entityId, after },
    );
  }
}

function withResult(item: ImportedItem, made: Made | AppError): ImportedItem {
  if (!(made instanceof AppError)) return { ...item, made };
  const { type, id, guid, title, notes } = item.entry;
  return { ...item, entry: { type, id, guid, title, result: 'refused', reason: refusalNote(made), notes } };
}

function refusalNote(failure: AppError): ImportNote {
  const { message, details, errors } = failureEnvelope(failure, 'vi', '');
  return note('SAVE_REFUSED', { problem: details.rules?.[0]?.message ?? errors[0]?.message ?? message });
}
