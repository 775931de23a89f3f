import { createHash } from 'node:crypto';
import type { ComposedBlock, ReaderDevice } from '@toasoan/contract/features/layouts/composed-page.ts';
import { isWholeKind, type ShownKind } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ShownLead } from '#server/core/db/tables/layout-tables.ts';

/** Which page the record is of: one that is composed as a whole, or all pages of a kind at one place. */
export interface RecordedPage {
  readonly projectId: string;
  readonly kind: ShownKind;
  /** Of a page of a category. */
  readonly categoryId: string | undefined;
  /** Of kinds with a content of their own: of the display that names the place; else ''. */
  readonly displayKey: string;
  readonly lang: string;
  readonly device: ReaderDevice;
}

export interface ShownPage extends RecordedPage {
  readonly layout: { readonly id: string; readonly title: string };
  readonly blocks: readonly ComposedBlock[];
  readonly now: Date;
}

/** What stood before goes, except what stood when that time began. There are many more places of the second sort. */
const KEPT_DAYS = { whole: 30, around: 7 };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows of one page. */
export function isPage({ projectId, kind, categoryId, displayKey, lang, device }: RecordedPage) {
  return sql<boolean>`(project_id = ${projectId} AND kind = ${kind}
    AND coalesce(category_id, 0) = ${categoryId ?? '0'}::bigint AND display_key = ${displayKey}
    AND lang = ${lang} AND device = ${device})`;
}

/** Records what readers see of a page from now on, unless it is what they saw before. */
export async function recordShown(db: Db, page: ShownPage): Promise<void> {
  const { projectId, kind, categoryId = null, displayKey, lang, device, layout, blocks, now } = page;
  const keptDays = isWholeKind(kind) ? KEPT_DAYS.whole : KEPT_DAYS.around;
  const keptFrom = new Date(now.getTime() - keptDays * DAY_MS);
  const seen = blocks.filter(({ isHidden }) => !isHidden);
  const hash = hashOf(layout.id, seen);
  const leads = seen.flatMap(({ id, items: [first] }): ShownLead[] =>
    first?.kind === 'post' ? [{ blockId: id, postId: first.id, title: first.title }] : [],
  );
  await sql`
    WITH last AS (SELECT content_hash FROM shown_pages WHERE ${isPage(page)} ORDER BY time DESC, id DESC LIMIT 1),
      gone AS (DELETE FROM shown_pages WHERE ${isPage(page)}
        AND time < (SELECT max(time) FROM shown_pages WHERE ${isPage(page)} AND time <= ${keptFrom}))
    INSERT INTO shown_pages (project_id, kind, category_id, display_key, lang, device, time, layout_id, layout_title,
      content_hash, leads, blocks)
    SELECT ${projectId}, ${kind}, ${categoryId}, ${displayKey}, ${lang}, ${device}, ${now}, ${layout.id}, ${layout.title},
      ${hash}, ${JSON.stringify(leads)}::jsonb, ${JSON.stringify(seen.map(withoutMarkup))}::jsonb
    WHERE NOT EXISTS (SELECT FROM last WHERE content_hash = ${hash})`.execute(db);
}

function hashOf(layoutId: string, blocks: readonly ComposedBlock[]): string {
  const said = blocks.map(({ id, region, config, items }) => [
    id,
    region,
    config.view,
    items.map(({ kind, id: item, title }) => [kind, item, title]),
  ]);
  return createHash('sha1')
    .update(JSON.stringify([layoutId, said]))
    .digest('base64url');
}

const withoutMarkup = (block: ComposedBlock): ComposedBlock => ({
  ...block,
  config: { ...block.config, html: '', css: '' },
});
