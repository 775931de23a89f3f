import type { TagCreate, TagUpdate } from '@toasoan/contract/features/tags/tag.ts';
import { tagFold } from '@toasoan/contract/features/tags/tag-rules.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import { exactUse } from '#server/core/db/use-change-store.ts';
import { createdBy, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { imageRefHolder } from '#server/core/media/image-ref-holder-store.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';
import { dropNames, takeNames } from './tag-names-store.ts';
import type { TagRow } from './tag-row.ts';
import { chooseTagSlug, retireSlug } from './tag-slug-store.ts';
import { foldTagUse } from './tag-use-store.ts';

export async function findTag(db: Db, projectId: string, id: string): Promise<TagRow | undefined> {
  return await db
    .selectFrom('tags')
    .leftJoin('tags as target', (join) =>
      join.onRef('target.project_id', '=', 'tags.project_id').onRef('target.id', '=', 'tags.merged_into_id'),
    )
    .selectAll('tags')
    .select(['target.title as merged_into_title', exactUse('tag').as('post_count')])
    .where('tags.project_id', '=', projectId)
    .where('tags.id', '=', id)
    .where('tags.deleted_time', 'is', null)
    .executeTakeFirst();
}

/** @throws NOT_FOUND also for another project's tag. */
export async function getTag(db: Db, projectId: string, id: string): Promise<TagRow> {
  const row = await findTag(db, projectId, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** One writer of names and slugs per project at a time, over exact use counts; held to the end of the transaction. */
export async function lockTags(db: Db, projectId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('tags'), hashtext(${projectId}))`.execute(db);
  await foldTagUse(db, projectId);
}

/** No tag is deleted or merged until the transaction ends; posts that take tags hold them, side by side. */
export async function holdTags(db: Db, projectId: string): Promise<void> {
  const lock = sql`SELECT pg_advisory_xact_lock_shared(hashtext('tags'), hashtext(${projectId}))`;
  await sentAhead(db, lock.execute(db));
}

export async function insertTag(db: Db, projectId: string, tag: TagCreate, by: Actor): Promise<TagRow> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('tags', 'id'))::text AS id`.execute(db);
  const id = rows[0]?.id ?? '';
  const slug = await chooseTagSlug(db, projectId, { id, wanted: tag.slug, title: tag.title });
  await db
    .insertInto('tags')
    .values({
      id,
      project_id: projectId,
      title: tag.title,
      slug,
      kind: tag.kind,
      description: tag.description,
      ...(await imageColumns(db, projectId, tag.imageId)),
      keywords: tag.keywords,
      is_featured: tag.isFeatured,
      status: tag.status,
      ...searchColumns(tag.title, []),
      ...createdBy(by),
    })
    .execute();
  if (tag.imageId) await holdTagImage(db, projectId, id, tag.imageId);
  const aliases = await takeNames(db, projectId, id, { title: tag.title, aliases: tag.aliases ?? [] });
  if (aliases.length > 0) {
    await db
      .updateTable('tags')
      .set({ aliases, ...searchColumns(tag.title, aliases) })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .execute();
  }
  return await getTag(db, projectId, id);
}

/** Changes the keys sent. @throws NOT_FOUND, VERSION_CONFLICT, TITLE_TAKEN, ALIAS_TAKEN, SLUG_TAKEN. */
export async function updateTag(db: Db, before: TagRow, change: TagUpdate, by: Actor): Promise<TagRow> {
  if (before.merged_into_id !== null) throw new AppError('NOT_FOUND');
  const projectId = before.project_id;
  const title = change.title ?? before.title;
  const aliases = await takeNames(db, projectId, before.id, {
    title,
    aliases: change.aliases ?? before.aliases,
  });
  const slug =
    change.slug === undefined || change.slug === before.slug
      ? before.slug
      : await chooseTagSlug(db, projectId, { id: before.id, wanted: change.slug, title });
  if (slug !== before.slug) await retireSlug(db, projectId, before);
  await updateVersioned(
    db,
    'tags',
    before,
    {
      title,
      slug,
      aliases,
      kind: change.kind,
      description: change.description,
      ...(await imageColumns(db, projectId, change.imageId)),
      keywords: change.keywords,
      is_featured: change.isFeatured,
      status: change.status,
      ...searchColumns(title, aliases),
    },
    by,
  );
  if (change.imageId !== undefined && change.imageId !== before.image_id)
    await holdTagImage(db, projectId, before.id, change.imageId);
  return await getTag(db, projectId, before.id);
}

/** Takes a tag out of use; its names become free. The caller has checked that no post holds it. */
export async function removeTag(db: Db, projectId: string, row: TagRow, by: Actor): Promise<void> {
  await dropNames(db, projectId, row.id);
  const gone = { deleted_time: sql<Date>`now()`, image_id: null, image_key: null };
  await updateVersioned(db, 'tags', row, gone, by);
  await holdTagImage(db, projectId, row.id, null);
}

async function imageColumns(db: Db, projectId: string, mediaId: string | null | undefined) {
  const image = await imageRefColumns(db, projectId, { mediaId, field: 'imageId' });
  return image && { image_id: image.id, image_key: image.key };
}

export async function holdTagImage(
  db: Db,
  projectId: string,
  id: string,
  mediaId: string | null,
): Promise<void> {
  const holder = { entity: 'tag', entityId: id } as const;
  await holdImageRefs(db, projectId, holder, [{ mediaId, place: 'image' }]);
}

/** What the search reads. */
export function searchColumns(title: string, aliases: readonly string[]) {
  return {
    search_text: ` ${[title, ...aliases].map((name) => tagFold(name)).join(' ')} ${foldVietnamese(title)}`,
  };
}

/** Recall of the picture beside the name. */
export const tagImageRefs = imageRefHolder({
  entity: 'tag',
  table: 'tags',
  name: ['title', 'title'],
  columns: { image: 'image' },
  isThere: (projectId) => sql`project_id = ${projectId} AND deleted_time IS NULL AND merged_into_id IS NULL`,
});
