import { NAMED_ACCOUNTS_FIELDS } from '@toasoan/contract/features/posts/named/named-accounts.ts';
import type { PendingWarning } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { StoredPostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { checkSlugFree } from '../editing/post-slug-store.ts';
import { type PostRecord, termsOf } from '../post-record.ts';
import { newlyUnmet, POST_RULE_TEXTS } from '../workflow/unmet-post-rules.ts';
import { findLinked, type LinkedRecord } from './pending-links-view.ts';
import { workingCopyOf } from './working-copy.ts';

/** Categories go together: the main one is among them. */
const TOGETHER: readonly string[] = ['mainCategoryId', 'categoryIds'];

interface PendingLink {
  readonly field: string;
  readonly kind: LinkedRecord['kind'];
  readonly id: string;
  readonly isInTheWay: boolean;
}

/**
 * Checks the named fields before they are published: what would refuse them, and which links readers would not
 * find. @throws RULES_NOT_MET when nothing is pending.
 */
export async function checkPending(
  db: Db,
  projectId: string,
  post: PostRecord,
  fields: readonly string[] | undefined,
): Promise<{ unmet: ReturnType<typeof newlyUnmet>; warnings: PendingWarning[] }> {
  const { chosen } = partOfPending(post, fields);
  const links = newLinks(post, post.pending ?? {});
  const idsOf = (kind: LinkedRecord['kind']) =>
    links.filter((link) => link.kind === kind).map(({ id }) => id);
  const found = await findLinked(db, projectId, {
    categoryIds: idsOf('category'),
    tagIds: idsOf('tag'),
    postIds: idsOf('post'),
    accountIds: idsOf('account'),
    eventIds: idsOf('event'),
  });
  const warnings = links.flatMap((link) => {
    const record = found.find(({ kind, id }) => kind === link.kind && id === link.id);
    return record?.isThere === true ? [] : [warningOf(link, record)];
  });
  const slug = await slugWarning(db, projectId, post);
  const applied = withStatuses(workingCopyOf({ ...post, pending: chosen }), found);
  const unmet = newlyUnmet(post, applied, { isPublished: true });
  return { unmet, warnings: [...slug, ...warnings] };
}

/** Links that the public post does not have. Terms must be in use; others may become public later. */
function newLinks(post: PostRecord, draft: StoredPostDraft): PendingLink[] {
  const has = termsOf(post);
  const { details } = post;
  const added = (ids: readonly string[] | undefined, known: readonly string[]) =>
    (ids ?? []).filter((id) => !known.includes(id));
  const topic = draft.topicId ? [draft.topicId] : [];
  const of = (field: string, kind: PendingLink['kind'], ids: readonly string[], isInTheWay = false) =>
    ids.map((id) => ({ field, kind, id, isInTheWay }));
  return [
    ...of('categoryIds', 'category', added(draft.categoryIds, has.categoryIds), true),
    ...of('tagIds', 'tag', added(draft.tagIds, has.tagIds), true),
    ...of('topicId', 'tag', added(topic, details.topicId === null ? [] : [details.topicId])),
    ...of('relatedCategoryIds', 'category', added(draft.relatedCategoryIds, details.relatedCategoryIds)),
    ...of('relatedPostIds', 'post', added(draft.relatedPostIds, details.relatedPostIds)),
    ...NAMED_ACCOUNTS_FIELDS.flatMap((field) => of(field, 'account', added(draft[field], details[field]))),
    ...of('eventIds', 'event', added(draft.eventIds, details.eventIds)),
  ];
}

/** Kinds of records that are out of use; others are hidden from readers. */
const IN_USE_OR_NOT: readonly LinkedRecord['kind'][] = ['category', 'tag'];

function warningOf({ field, kind, id, isInTheWay }: PendingLink, record: LinkedRecord | undefined) {
  const found = IN_USE_OR_NOT.includes(kind) ? ('disabled' as const) : ('hidden' as const);
  return {
    field,
    problem: record === undefined ? ('gone' as const) : found,
    name: record?.title ?? `#${id}`,
    isInTheWay,
  };
}

async function slugWarning(db: Db, projectId: string, post: PostRecord): Promise<PendingWarning[]> {
  const slug = post.pending?.slug;
  if (slug === undefined) return [];
  try {
    await checkSlugFree(db, projectId, { postId: post.id, slug });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ field: 'slug', problem: 'taken', name: slug, isInTheWay: true }];
  }
}

/** A working copy assumes that categories are in use; here it is known. */
function withStatuses(post: PostRecord, found: readonly LinkedRecord[]): PostRecord {
  const isOut = (id: string) => found.some((one) => one.kind === 'category' && one.id === id && !one.isThere);
  return {
    ...post,
    categories: post.categories.map((category) =>
      isOut(category.id) ? { ...category, status: 'DISABLED' } : category,
    ),
  };
}

/**
 * The pending draft of a public post, split into the named fields (all when none are) and the others. @throws
 * RULES_NOT_MET when nothing is pending.
 */
export function partOfPending(
  post: PostRecord,
  fields: readonly string[] | undefined,
): { readonly chosen: StoredPostDraft; readonly waiting: StoredPostDraft } {
  if (post.pending === null) throw ruleNotMet(POST_RULE_TEXTS, 'NOTHING_PENDING');
  const isChosen = (key: string) =>
    fields === undefined ||
    fields.includes(key) ||
    (TOGETHER.includes(key) && fields.some((field) => TOGETHER.includes(field)));
  const entries = Object.entries(post.pending);
  const pick = (wanted: boolean) =>
    Object.fromEntries(entries.filter(([key]) => isChosen(key) === wanted)) as StoredPostDraft;
  return { chosen: pick(true), waiting: pick(false) };
}
