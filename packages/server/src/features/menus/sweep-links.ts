import { type LinkTarget, linkKey } from '@toasoan/contract/features/menus/menu-item.ts';
import type { LinkItem } from '@toasoan/contract/features/menus/reader-menu.ts';
import type { Db } from '#server/core/db/database.ts';
import { notify } from '#server/features/notifications/public.ts';
import { type FindPages, findLinkTargets } from './link-targets-view.ts';

/** A record with links that readers see. */
interface SweptRecord {
  readonly id: string;
  readonly project_id: string;
  readonly title: string;
  readonly links: readonly LinkItem[];
  readonly swept_problems: readonly string[];
  readonly updated_by_id: string | null;
}

interface Swept {
  readonly of: 'menu' | 'footer';
  readonly records: readonly SweptRecord[];
}

const KINDS = {
  menu: { table: 'menus', kind: 'menuTargetsGone' },
  footer: { table: 'footers', kind: 'footerTargetsGone' },
} as const;

/** Each dead target is reported once to who changed the record last, and again after it was alive. */
export async function sweepLinks(db: Db, { of, records }: Swept, findPages: FindPages): Promise<void> {
  for (const [projectId, those] of Map.groupBy(records, (record) => record.project_id)) {
    const links = those.flatMap((record) => record.links);
    const targets = await findLinkTargets(db, projectId, links, findPages);
    for (const record of those) await reportDead(db, of, record, targets);
  }
}

async function reportDead(
  db: Db,
  of: Swept['of'],
  record: SweptRecord,
  targets: ReadonlyMap<string, LinkTarget>,
): Promise<void> {
  const { id, project_id: projectId, title, links, swept_problems: known, updated_by_id: userId } = record;
  const dead = links.filter((link) => (targets.get(linkKey(link))?.problem ?? null) !== null);
  const keys = [...new Set(dead.map(linkKey))].sort();
  if (keys.join() === known.join()) return;
  const { table, kind } = KINDS[of];
  await db
    .updateTable(table)
    .set({ swept_problems: keys })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
  const fresh = dead.filter((link) => !known.includes(linkKey(link)));
  if (fresh.length === 0 || userId === null) return;
  const names = fresh.map((link) => link.title || (targets.get(linkKey(link))?.name ?? ''));
  await notify(db, projectId, {
    kind,
    postId: null,
    to: [userId],
    by: undefined,
    detail: { title, text: names.join(', '), requestOf: of, requestId: id },
  });
}
