import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import type { MergeRules } from '#web/features/articles/public.ts';
import type { PostArticle } from '../editing/post-article.ts';
import { mergeValues } from './merge-values.ts';
import { isSameText, type PostText, textOfSnapshot } from './post-text.ts';

const QUIETLY = { headers: { 'x-hide-loading': '1' }, suppressErrorToast: 'everything' } as const;

async function findTextAt(id: string, version: number): Promise<PostText | undefined> {
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

export const postMerging: MergeRules<PostArticle> = { mergeValues, isSameText, findTextAt };
