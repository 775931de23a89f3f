import type { Db } from '#server/core/db/database.ts';
import { sentAhead } from '#server/core/db/pipelined-transaction.ts';
import type { RedirectEntity } from '#server/core/db/tables/core-tables.ts';

/** Records that a public slug now redirects to `entityId`; an older owner of the slug loses it. */
export async function keepRedirect(
  db: Db,
  projectId: string,
  redirect: { readonly entity: RedirectEntity; readonly slug: string; readonly entityId: string },
): Promise<void> {
  const row = db
    .insertInto('slug_redirects')
    .values({
      project_id: projectId,
      entity: redirect.entity,
      slug: redirect.slug,
      entity_id: redirect.entityId,
    })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'entity', 'slug']).doUpdateSet({ entity_id: redirect.entityId }),
    );
  await sentAhead(db, row.execute());
}

/** Called when a slug is taken into use: it must not redirect elsewhere at the same time. */
export async function dropRedirect(
  db: Db,
  projectId: string,
  redirect: { readonly entity: RedirectEntity; readonly slug: string },
): Promise<void> {
  const row = db
    .deleteFrom('slug_redirects')
    .where('project_id', '=', projectId)
    .where('entity', '=', redirect.entity)
    .where('slug', '=', redirect.slug);
  await sentAhead(db, row.execute());
}

interface KeptRedirect {
  readonly slug: string;
  readonly create_time: Date;
}

/** The old slugs that redirect to a record, newest first. */
export async function listRedirects(
  db: Db,
  projectId: string,
  owner: { readonly entity: RedirectEntity; readonly entityId: string },
): Promise<readonly KeptRedirect[]> {
  return await db
    .selectFrom('slug_redirects')
    .select(['slug', 'create_time'])
    .where('project_id', '=', projectId)
    .where('entity', '=', owner.entity)
    .where('entity_id', '=', owner.entityId)
    .orderBy('create_time', 'desc')
    .orderBy('slug')
    .execute();
}

/** The target of an old slug, or undefined. */
export async function findRedirect(
  db: Db,
  projectId: string,
  redirect: { readonly entity: RedirectEntity; readonly slug: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('slug_redirects')
    .select('entity_id')
    .where('project_id', '=', projectId)
    .where('entity', '=', redirect.entity)
    .where('slug', '=', redirect.slug)
    .executeTakeFirst();
  return row?.entity_id;
}
