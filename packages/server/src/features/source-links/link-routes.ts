import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import type { SourceLinkBulk } from '@toasoan/contract/features/source-links/source-link.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes } from '#server/core/crud/crud-routes.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import type { SectionMappings } from '#server/features/source-categories/public.ts';
import { auditedLink, type SourceLinkRow, sourceLinkOf } from './link-row.ts';
import { sourceLinkStore } from './link-store.ts';
import { countSourceLinks, listSourceLinks } from './link-view.ts';
import { isThere } from './named-records-view.ts';
import { sectionLinks } from './section-links-view.ts';
import { tryLinks } from './try-links.ts';

const audit = auditOf('sourceLink', auditedLink);

export function sourceLinkRoutes(now: () => Date): readonly Route[] {
  const store = sourceLinkStore(now);

  async function changeOne(call: TransactionCall, id: string, change: SourceLinkBulk): Promise<void> {
    const before = await store.hold(call, id);
    if (change.action === 'delete') {
      await store.remove(call, before);
      return await audit(call, 'delete', { before });
    }
    const wanted = wantedOf(before, change);
    if (wanted === undefined) return;
    const after = await store.update(call, before, { id, version: before.version, ...wanted });
    await audit(call, 'update', { before, after });
  }

  return [
    route(sourceLinkEndpoints.list, ({ db, projectId, query }) => listSourceLinks(db, projectId, query)),
    route(sourceLinkEndpoints.counts, ({ db, projectId }) => countSourceLinks(db, projectId)),
    ...Object.values(crudRoutes(sourceLinkEndpoints, { store, audit, answerOf: sourceLinkOf })),
    transactionRoute(sourceLinkEndpoints.bulk, async (call) => {
      await checkTarget(call, call.body);
      return await runBulk(call, call.body.ids, (itemCall, id) => changeOne(itemCall, id, call.body));
    }),
    route(sourceLinkEndpoints.try, ({ db, projectId, body }) => tryLinks(db, projectId, body, now())),
  ];
}

/** One answer for all links. @throws INVALID_INPUT for a target that is not of the project */
async function checkTarget({ db, projectId }: TransactionCall, change: SourceLinkBulk): Promise<void> {
  if (change.action !== 'retarget') return;
  if (await isThere(db, projectId, { kind: change.targetType, id: change.targetId })) return;
  throw new AppError('INVALID_INPUT', { fields: [{ field: 'targetId', code: 'unknownReference' }] });
}

/** Undefined where the link is as it is wanted already. */
function wantedOf(before: SourceLinkRow, change: Exclude<SourceLinkBulk, { action: 'delete' }>) {
  if (change.action === 'retarget') {
    const { targetType, targetId } = change;
    const isSame = before.target_type === targetType && before.target_id === targetId;
    return isSame ? undefined : { targetType, targetId };
  }
  const status = change.action === 'enable' ? 'ENABLE' : 'DISABLED';
  return before.status === status ? undefined : { status: status as 'ENABLE' | 'DISABLED' };
}

/** What the list of sections needs of links. */
export function sectionMappings(now: () => Date): SectionMappings {
  const store = sourceLinkStore(now);
  return {
    ...sectionLinks,
    async addLink(call, { sourceId, sourceCategoryId, categoryId }) {
      const after = await store.insert(call, {
        sourceId,
        sourceCategoryId,
        targetType: 'category',
        targetId: categoryId,
      });
      await audit(call, 'create', { after });
    },
  };
}
