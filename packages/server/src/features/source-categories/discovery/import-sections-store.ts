import { addressKey, isOnDomain } from '@toasoan/contract/features/source-categories/section-rules.ts';
import {
  MAX_SECTIONS,
  type SectionImport,
} from '@toasoan/contract/features/source-categories/source-category.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import type { ParserSourceRow } from '#server/features/parser-sources/public.ts';
import { searchTextOf, sectionRule } from '../section-store.ts';

/** Keys of the addresses that a source has sections at. */
export async function knownAddresses(db: Db, source: ParserSourceRow): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('source_categories')
    .select('url_key')
    .where('project_id', '=', source.project_id)
    .where('source_id', '=', source.id)
    .execute();
  return new Set(rows.map(({ url_key }) => url_key));
}

/** Sections that the site still shows. Their versions stay: nobody edited them. */
export async function noteSeen(
  db: Db,
  source: ParserSourceRow,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE source_categories SET last_seen = ${now}
    WHERE project_id = ${source.project_id} AND source_id = ${source.id}
      AND url_key = ANY (${addresses.map(addressKey)}::text[])`.execute(db);
}

/**
 * Stores sections that are not known yet and returns their ids; the caller holds the lock.
 * @throws FOREIGN_SECTION, TOO_MANY_SECTIONS
 */
export async function importSections(
  db: Db,
  source: ParserSourceRow,
  items: SectionImport['items'],
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<string[]> {
  if (
    !items.every(({ url, rssUrl }) =>
      [url, rssUrl].every((one) => one === '' || isOnDomain(one, source.domains)),
    )
  )
    throw sectionRule('FOREIGN_SECTION', 'items');
  const known = await knownAddresses(db, source);
  const fresh = [...new Map(items.map((item) => [addressKey(item.url), item])).entries()].filter(
    ([key]) => !known.has(key),
  );
  if (known.size + fresh.length > MAX_SECTIONS)
    throw sectionRule('TOO_MANY_SECTIONS', 'items', { most: MAX_SECTIONS });
  await noteSeen(
    db,
    source,
    items.map(({ url }) => url),
    now,
  );
  if (fresh.length === 0) return [];
  const rows = await db
    .insertInto('source_categories')
    .values(
      fresh.map(([key, { title, url, rssUrl }]) => ({
        project_id: source.project_id,
        source_id: source.id,
        title,
        url,
        url_key: key,
        rss_url: rssUrl,
        detected: true,
        last_seen: now,
        search_text: searchTextOf(source.title, title, url),
        ...createdBy(by),
      })),
    )
    .returning(['id', 'url_key'])
    .execute();
  const ids = new Map(rows.map(({ id, url_key }) => [url_key, id]));
  for (const [key, { parentTitle }] of fresh)
    if (parentTitle !== '') await putBelow(db, source, ids.get(key) ?? '0', parentTitle);
  return rows.map(({ id }) => id);
}

/** Below the top section of the source with this name, where there is one. */
async function putBelow(db: Db, source: ParserSourceRow, id: string, parentTitle: string): Promise<void> {
  const tops = await db
    .selectFrom('source_categories')
    .select(['id', 'title'])
    .where('project_id', '=', source.project_id)
    .where('source_id', '=', source.id)
    .where('parent_id', 'is', null)
    .where('id', '<>', id)
    .orderBy('id')
    .execute();
  const parent = tops.find(({ title }) => foldVietnamese(title) === foldVietnamese(parentTitle));
  if (parent === undefined) return;
  await db
    .updateTable('source_categories')
    .set({ parent_id: parent.id })
    .where('project_id', '=', source.project_id)
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('source_categories as below')
            .select('below.id')
            .where('below.project_id', '=', source.project_id)
            .where('below.parent_id', '=', id),
        ),
      ),
    )
    .execute();
}
