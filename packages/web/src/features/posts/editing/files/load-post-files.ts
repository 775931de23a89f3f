import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { mediaIn, type PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { PostSession } from '../post-article.ts';
import type { PostValues } from '../post-values.ts';
import { keepPostFiles } from './use-post-files.ts';

const AT_ONCE = 100;
const SEPARATOR = ' ';
const NONE: readonly PostMedia[] = [];

/** Asks the library once for all panels that show files, and not after every key. */
export function LoadPostFiles({ session }: { readonly session: PostSession }): null {
  const projectId = useProjectId();
  const ids = useFileIds(session);
  const { data } = useQuery({
    // Below the key of the library, so that changes there invalidate it.
    queryKey: [projectId, 'media', 'of-post', ids],
    queryFn: async ({ signal }): Promise<readonly PostMedia[]> =>
      await readFiles(ids.split(SEPARATOR), signal),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
    ...(session.get().record && { initialData: () => knownFiles(session, ids), initialDataUpdatedAt: 0 }),
  });
  const files = ids === '' ? NONE : (data ?? NONE);
  useLayoutEffect(() => keepPostFiles(session, files), [session, files]);
  return null;
}

function useFileIds({ form, article }: PostSession): string {
  const [subscribe] = useState(() => (changed: () => void) => {
    const stops = [form.subscribe(changed), article.watch(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return useSyncExternalStore(subscribe, () => fileIdsOf({ form, article }));
}

type Live = Pick<PostSession, 'form' | 'article'>;
interface Known {
  readonly content: ArticleDocument;
  readonly values: PostValues;
  readonly ids: string;
}
const known = new WeakMap<Live['article'], Known>();

/** Reads the text once per change for all panels. */
function fileIdsOf({ form, article }: Live): string {
  const content = article.document();
  const { values } = form.get();
  const last = known.get(article);
  if (last?.content === content && isSameFiles(last.values, values)) return last.ids;
  const held = mediaIn({ content, details: values });
  const ids = [...new Set(held.map(({ mediaId }) => mediaId))].sort().join(SEPARATOR);
  known.set(article, { content, values, ids });
  return ids;
}

const FILE_FIELDS = [
  'cover',
  'gallery',
  'video',
  'audio',
  'infographic',
  'attachmentIds',
  'ogImageId',
] as const satisfies readonly (keyof PostValues)[];

function isSameFiles(one: PostValues, other: PostValues): boolean {
  return FILE_FIELDS.every((field) => one[field] === other[field]);
}

/** The loaded post brought its files along. */
function knownFiles(session: PostSession, ids: string): readonly PostMedia[] | undefined {
  const known = session.get().record?.media ?? [];
  const isWhole = ids.split(SEPARATOR).every((id) => known.some((file) => file.id === id));
  return isWhole ? known : undefined;
}

async function readFiles(ids: readonly string[], signal: AbortSignal): Promise<readonly PostMedia[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    call(mediaEndpoints.byIds, {
      query: { id: ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE) },
      headers: { 'x-hide-loading': '1' },
      signal,
    }),
  );
  return (await Promise.all(parts)).flatMap(({ items }) => items);
}
