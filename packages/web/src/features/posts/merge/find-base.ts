import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { call } from '#web/core/api/api.ts';
import { isSameText, type PostText, textOfPost, textOfSnapshot } from './post-text.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

/** The text of an older version; undefined when it is no longer kept. */
export async function findTextAt(id: string, version: number): Promise<PostText | undefined> {
  try {
    const query = { before: version + 1, limit: 1 };
    const { items } = await call(versionEndpoints.list, { params: { id }, query, ...QUIETLY });
    const no = items[0]?.no;
    if (no === undefined) return undefined;
    const { snapshot } = await call(versionEndpoints.detail, { params: { id, no }, ...QUIETLY });
    return textOfSnapshot(snapshot);
  } catch {
    return undefined;
  }
}

/** A save without an answer. */
export interface LostSave {
  readonly baseVersion: number;
  readonly text: PostText;
}

/** The text that a lost save left on the server after all: the base for a merge with later changes. */
export async function findOwnSave(newer: Post, lost: readonly LostSave[]): Promise<PostText | undefined> {
  for (const { baseVersion, text } of lost.toReversed()) {
    if (newer.version === baseVersion + 1) {
      if (isSameText(textOfPost(newer), text)) return text;
    } else if (newer.version > baseVersion + 1) {
      const saved = await findTextAt(newer.id, baseVersion + 1);
      if (saved && isSameText(saved, text)) return text;
    }
  }
  return undefined;
}
