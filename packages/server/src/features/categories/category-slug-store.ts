import { numberedSlug, slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { dropRedirect, keepRedirect } from '#server/core/redirects/redirect-store.ts';

interface SlugRequest {
  readonly id: string;
  /** Set by hand: must be free. Otherwise one is made from the title. */
  readonly wanted: string | undefined;
  readonly title: string;
}

/** @throws SLUG_TAKEN when the slug set by hand belongs to another category. */
export async function chooseCategorySlug(db: Db, projectId: string, options: SlugRequest): Promise<string> {
  const base = options.wanted ?? (slugOf(options.title) || `chuyen-muc-${options.id}`);
  for (let attempt = 1; ; attempt += 1) {
    const candidate = numberedSlug(base, attempt);
    if (!(await isTaken(db, projectId, candidate, options.id))) {
      await dropRedirect(db, projectId, { entity: 'category', slug: candidate });
      return candidate;
    }
    if (options.wanted !== undefined) throw new AppError('SLUG_TAKEN', { field: 'slug' });
  }
}

/** A category's slug is public from its first day, so every change leaves a redirect. */
export async function retireCategorySlug(
  db: Db,
  projectId: string,
  category: { readonly id: string; readonly slug: string },
): Promise<void> {
  await keepRedirect(db, projectId, { entity: 'category', slug: category.slug, entityId: category.id });
}

async function isTaken(db: Db, projectId: string, slug: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('project_id', '=', projectId)
    .where('slug', '=', slug)
    .where('id', '!=', exceptId)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
