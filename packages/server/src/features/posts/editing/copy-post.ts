import { withoutSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import type { PostFieldName, PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostDetailName } from '@toasoan/contract/features/posts/post-details.ts';
import type { Db } from '#server/core/db/database.ts';
import { usableMedia } from '../media/settle-media.ts';
import { withLivingAccounts } from '../named/living-accounts.ts';
import { getPost } from '../post-detail-view.ts';
import { type PostRecord, snapshotOf } from '../post-record.ts';
import { createPost } from './add-post.ts';
import { draftOfSnapshot, usableTerms } from './draft-of-snapshot.ts';
import type { PostEditor } from './post-change.ts';
import { NO_TERMS } from './post-links-store.ts';
import { usableReferences } from './post-reference-view.ts';

const LONGEST_TITLE = 250;
const COPY = ' (bản sao)';
/** Fields of the one post only: its address, its times, its exemptions. */
const ITS_OWN: readonly (PostFieldName | PostDetailName)[] = [
  'slug',
  'embargoUntil',
  'expireTime',
  'bannedWordsReason',
  'canonicalUrl',
  'liveEntries',
  'internalNote',
];

/** What a new post takes from a snapshot: its public content, without terms, files and accounts that are out of use. */
export async function draftToBeginWith(
  db: Db,
  projectId: string,
  snapshot: PostSnapshot,
): Promise<PostDraft> {
  const { isUsable } = await usableTerms(db, projectId, snapshot, NO_TERMS);
  const copied: PostDraft = draftOfSnapshot(snapshot, isUsable, (name) => !ITS_OWN.includes(name));
  const named = await withLivingAccounts(db, projectId, copied, {});
  const { draft } = await usableMedia(db, projectId, [], named);
  const isCorrection = snapshot.details.postType === 'CORRECTION';
  return {
    ...draft,
    ...(draft.content && { content: withoutSuggestions(draft.content) }),
    ...(await usableReferences(db, projectId, snapshot.details)),
    // Only a correction's form creates one.
    ...(isCorrection && { postType: 'ARTICLE' as const }),
  };
}

/** Creates the caller's own draft from a post. @throws NOT_FOUND. */
export async function copyPost(
  db: Db,
  projectId: string,
  id: string,
  { actor, by }: PostEditor,
): Promise<PostRecord> {
  const snapshot = snapshotOf(await getPost(db, projectId, actor, id));
  const draft = await draftToBeginWith(db, projectId, snapshot);
  return await createPost(db, projectId, {
    draft: {
      ...draft,
      title: `${[...snapshot.title].slice(0, LONGEST_TITLE - COPY.length).join('')}${COPY}`,
    },
    createdBy: by,
  });
}
