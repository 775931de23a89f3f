import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { keepPostFiles } from './use-post-files.ts';

const AT_ONCE = 100;
const SEPARATOR = ' ';
const NONE: readonly PostMedia[] = [];

interface WithForm<Values extends object> {
  readonly article: LiveArticle;
  readonly form: {
    readonly get: () => { readonly values: Values };
    readonly subscribe: (listener: () => void) => () => void;
  };
}

interface FilesOf<Values extends object> {
  /** The files of a text, which is read once per change for all panels. */
  readonly idsOf: (values: Values, content: ArticleDocument) => readonly string[];
  /** Whether two forms refer to the same files. */
  readonly isSame: (one: Values, other: Values) => boolean;
  /** What the loaded record brought along; undefined for a new one. */
  readonly known: readonly PostMedia[] | undefined;
}

/** Asks the library once for all panels that show files, and not after every key. */
export function useLoadedFiles<Values extends object>(
  session: WithForm<Values>,
  { known, ...of }: FilesOf<Values>,
): void {
  const projectId = useProjectId();
  const ids = useFileIds(session, of);
  const { data } = useQuery({
    // Below the key of the library, so that changes there invalidate it.
    queryKey: [projectId, 'media', 'of-post', ids],
    queryFn: async ({ signal }): Promise<readonly PostMedia[]> =>
      await readFiles(ids.split(SEPARATOR), signal),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
    ...(known && { initialData: () => wholeOf(known, ids), initialDataUpdatedAt: 0 }),
  });
  const files = ids === '' ? NONE : (data ?? NONE);
  useLayoutEffect(() => keepPostFiles(session, files), [session, files]);
}

type Reading<Values extends object> = Omit<FilesOf<Values>, 'known'>;

function useFileIds<Values extends object>(session: WithForm<Values>, of: Reading<Values>): string {
  const { form, article } = session;
  const [subscribe] = useState(() => (changed: () => void) => {
    const stops = [form.subscribe(changed), article.watch(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return useSyncExternalStore(subscribe, () => fileIdsOf(session, of));
}

interface Known {
  readonly content: ArticleDocument;
  readonly values: object;
  readonly ids: string;
}
const read = new WeakMap<LiveArticle, Known>();

function fileIdsOf<Values extends object>(
  { form, article }: WithForm<Values>,
  { idsOf, isSame }: Reading<Values>,
): string {
  const content = article.document();
  const { values } = form.get();
  const last = read.get(article);
  if (last?.content === content && isSame(last.values as Values, values)) return last.ids;
  const ids = [...new Set(idsOf(values, content))].sort().join(SEPARATOR);
  read.set(article, { content, values, ids });
  return ids;
}

/** The loaded record brought its files along. */
function wholeOf(known: readonly PostMedia[], ids: string): readonly PostMedia[] | undefined {
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
