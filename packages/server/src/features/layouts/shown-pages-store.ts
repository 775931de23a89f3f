import { createHash } from 'node:crypto';
import type {
  ComposedBlock,
  ComposedKind,
  ReaderDevice,
} from '@toasoan/contract/features/layouts/composed-page.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { ShownLead } from '#server/core/db/tables/layout-tables.ts';

export interface ShownPage {
  readonly projectId: string;
  readonly kind: ComposedKind;
  readonly categoryId: string | undefined;
  readonly lang: string;
  readonly device: ReaderDevice;
  readonly layout: { readonly id: string; readonly title: string };
  readonly blocks: readonly ComposedBlock[];
  readonly now: Date;
}

/** Older rows of a page go when a new one comes. */
const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows of one page. */
export function isPage({
  projectId,
  kind,
  categoryId,
  lang,
  device,
}: Omit<ShownPage, 'layout' | 'blocks' | 'now'>) {
  return sql<boolean>`(project_id = ${projectId} AND kind = ${kind}
    AND coalesce(category_id, 0) = ${categoryId ?? '0'}::bigint AND lang = ${lang} AND device = ${device})`;
}

/** Records what readers see of a page from now on, unless it is what they saw before. */
export async function recordShown(db: Db, page: ShownPage): Promise<void> {
  const { projectId, kind, categoryId = null, lang, device, layout, blocks, now } = page;
  const seen = blocks.filter(({ isHidden }) => !isHidden);
  const hash = hashOf(layout.id, seen);
  const leads = seen.flatMap(({ id, items: [first] }): ShownLead[] =>
    first?.kind === 'post' ? [{ blockId: id, postId: first.id, title: first.title }] : [],
  );
  await sql`
    WITH last AS (SELECT content_hash FROM shown_pages WHERE ${isPage(page)} ORDER BY time DESC, id DESC LIMIT 1),
      gone AS (DELETE FROM shown_pages WHERE ${isPage(page)} AND time < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)})
    INSERT INTO shown_pages (project_id, kind, category_id, lang, device, time, layout_id, layout_title, content_hash,
      leads, blocks)
    SELECT ${projectId}, ${kind}, ${categoryId}, ${lang}, ${device}, ${now}, ${layout.id}, ${layout.title}, ${hash},
      ${JSON.stringify(leads)}::jsonb, ${JSON.stringify(seen.map(withoutMarkup))}::jsonb
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
