import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import type { TagCreate, TagUpdate } from '@toasoan/contract/features/tags/tag.ts';
import { TAG_RULE_TEXTS } from '@toasoan/contract/features/tags/tag-rule-texts.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { crudRoutes, type RecordStore, statusBulkRoute } from '#server/core/crud/crud-routes.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { addTags } from './add-tags.ts';
import { findNames } from './found-names-view.ts';
import { mergeTags } from './merge-tags.ts';
import type { MovePostsOfTag } from './public.ts';
import { countTags, findSimilarTags, listTags } from './tag-list-view.ts';
import { type TagRow, tagOf } from './tag-row.ts';
import { getTag, insertTag, lockTags, removeTag, updateTag } from './tag-store.ts';

const auditTag = auditOf('tag', tagOf);

const store: RecordStore<TagRow, TagCreate, TagUpdate> = {
  get: ({ db, projectId }, id) => getTag(db, projectId, id),
  // One writer at a time: names and addresses of tags are unique within a project.
  async hold({ db, projectId }, id) {
    await lockTags(db, projectId);
    return await getTag(db, projectId, id);
  },
  async insert({ db, projectId, caller }, body) {
    await lockTags(db, projectId);
    return await insertTag(db, projectId, body, caller);
  },
  update: ({ db, caller }, before, change) => updateTag(db, before, change, caller),
  async remove({ db, projectId, caller }, tag) {
    // Posts keep their tags: a tag in use is merged into another one instead.
    if (tag.post_count > 0) throw ruleNotMet(TAG_RULE_TEXTS, 'TAG_IN_USE', 'id', { count: tag.post_count });
    await removeTag(db, projectId, tag, caller);
  },
};
const tags = { store, audit: auditTag, answerOf: tagOf };

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
    route(tagEndpoints.previewMany, async ({ db, projectId, body }) => ({
      items: await findNames(db, projectId, body.titles),
    })),
    ...Object.values(crudRoutes(tagEndpoints, tags)),
    statusBulkRoute(tagEndpoints.bulk, tags),
    transactionRoute(tagEndpoints.addMany, async (call) => {
      const { created, skipped } = await addTags(call.db, call.projectId, call.body, call.caller);
      for (const row of created) await auditTag(call, 'create', { after: row });
      return { created: created.map(tagOf), skipped };
    }),
    transactionRoute(tagEndpoints.merge, async (call) => {
      const merged = await mergeTags(call.db, call.projectId, call.body, call.caller, movePostsOfTag);
      for (const from of merged.from) await auditTag(call, 'merge', { before: from });
      await auditTag(call, 'update', { before: merged.before, after: merged.into });
      return tagOf(merged.into);
    }),
  ];
}
