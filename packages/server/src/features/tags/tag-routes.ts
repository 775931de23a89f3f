import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { TagBulk } from '@toasoan/contract/features/tags/tag.ts';
import { TAG_RULE_TEXTS } from '@toasoan/contract/features/tags/tag-rule-texts.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { runBulk } from '#server/core/db/run-bulk.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, type TransactionCall, transactionRoute } from '#server/core/http/route.ts';
import { addTags } from './add-tags.ts';
import { mergeTags } from './merge-tags.ts';
import type { MovePostsOfTag } from './public.ts';
import { countTags, findSimilarTags, listTags } from './tag-list-view.ts';
import { tagOf } from './tag-row.ts';
import { getTag, insertTag, lockTags, removeTag, updateTag } from './tag-store.ts';

const auditTag = auditOf('tag', tagOf);

interface Dependencies {
  readonly movePostsOfTag: MovePostsOfTag;
}

export function tagRoutes({ movePostsOfTag }: Dependencies): readonly Route[] {
  return [
    route(tagEndpoints.list, ({ db, projectId, query }) => listTags(db, projectId, query)),
    route(tagEndpoints.counts, ({ db, projectId }) => countTags(db, projectId)),
    route(tagEndpoints.similar, async ({ db, projectId, query }) => ({
      items: await findSimilarTags(db, projectId, query),
    })),
    route(tagEndpoints.detail, async ({ db, projectId, params }) =>
      tagOf(await getTag(db, projectId, params.id)),
    ),
    transactionRoute(tagEndpoints.create, async (call) => {
      await lockTags(call.db, call.projectId);
      const after = await insertTag(call.db, call.projectId, call.body, call.caller);
      await auditTag(call, 'create', { after });
      return tagOf(after);
    }),
    transactionRoute(tagEndpoints.addMany, async (call) => {
      const { created, skipped } = await addTags(call.db, call.projectId, call.body, call.caller);
      for (const row of created) await auditTag(call, 'create', { after: row });
      return { created: created.map(tagOf), skipped };
    }),
    transactionRoute(tagEndpoints.update, async (call) => {
      await lockTags(call.db, call.projectId);
      const before = await getTag(call.db, call.projectId, call.body.id);
      const after = await updateTag(call.db, call.projectId, call.body, call.caller);
      await auditTag(call, 'update', { before, after });
      return tagOf(after);
    }),
    transactionRoute(tagEndpoints.merge, async (call) => {
      const merged = await mergeTags(call.db, call.projectId, call.body, call.caller, movePostsOfTag);
      await auditTag(call, 'merge', { before: merged.from });
      await auditTag(call, 'update', { before: merged.before, after: merged.into });
      return tagOf(merged.into);
    }),
    transactionRoute(tagEndpoints.bulk, (call) =>
      runBulk(call, call.body.ids, (itemCall, id) => changeOne(itemCall, id, call.body.action)),
    ),
    transactionRoute(tagEndpoints.remove, async (call) => {
      await removeOne(call, call.params.id, call.ifMatch);
      return { id: call.params.id };
    }),
  ];
}

async function changeOne(call: TransactionCall, id: string, action: TagBulk['action']): Promise<void> {
  if (action === 'delete') return await removeOne(call, id, undefined);
  await lockTags(call.db, call.projectId);
  const before = await getTag(call.db, call.projectId, id);
  const status = action === 'enable' ? 'ENABLE' : 'DISABLED';
  if (before.status === status) return;
  const change = { id, version: before.version, status } as const;
  const after = await updateTag(call.db, call.projectId, change, call.caller);
  await auditTag(call, 'update', { before, after });
}

async function removeOne(call: TransactionCall, id: string, ifMatch: number | undefined): Promise<void> {
  await lockTags(call.db, call.projectId);
  const before = await getTag(call.db, call.projectId, id);
  checkVersion(before, ifMatch);
  // Posts keep their tags: a tag in use is merged into another one instead.
  if (before.post_count > 0)
    throw ruleNotMet(TAG_RULE_TEXTS, 'TAG_IN_USE', 'id', { count: before.post_count });
  await removeTag(call.db, call.projectId, before, call.caller);
  await auditTag(call, 'delete', { before });
}
