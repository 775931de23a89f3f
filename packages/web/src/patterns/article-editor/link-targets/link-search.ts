import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { authorSlug, targetName, targetPath } from '@toasoan/contract/article/link-target.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { relatedEndpoints } from '@toasoan/contract/features/posts/related/related-endpoints.ts';
import { POST_STATE_TEXTS } from '@toasoan/contract/features/posts/workflow/post-state-texts.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { call } from '#web/core/api/api.ts';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjectId } from '#web/core/project/current-project.ts';

/** A record of the project that a link may lead to. */
export interface FoundTarget {
  readonly kind: 'post' | 'category' | 'tag' | 'user';
  /** `post:12` */
  readonly target: string;
  readonly title: string;
  readonly path: string;
  /** What readers would not find there now; empty for what is public. */
  readonly state: string;
}

const MOST_POSTS = 6;
const MOST_TERMS = 3;
const SHORTEST = 2;

/** The name of a state in which readers do not see a post. */
export function hiddenState(state: PostState): string {
  return state === 'PUBLISHED' ? '' : POST_STATE_TEXTS[state][currentLanguage()];
}

/** A person may see posts and no tags: what cannot be asked is left out. */
async function itemsOf<Item>(asked: Promise<{ readonly items: readonly Item[] }>): Promise<readonly Item[]> {
  return await asked.then(
    ({ items }) => items,
    () => [],
  );
}

async function search(text: string, signal: AbortSignal): Promise<readonly FoundTarget[]> {
  const quiet = {
    signal,
    headers: { 'x-hide-loading': '1' },
    suppressErrorToast: 'everything' as const,
  };
  const [posts, categories, tags, authors] = await Promise.all([
    call(postEndpoints.list, { query: { text, limit: MOST_POSTS }, ...quiet }),
    itemsOf(call(categoryEndpoints.list, { query: { text, limit: MOST_TERMS }, ...quiet })),
    itemsOf(call(tagEndpoints.list, { query: { text, limit: MOST_TERMS }, ...quiet })),
    itemsOf(call(peopleSearchEndpoint, { query: { text, limit: MOST_TERMS }, ...quiet })),
  ]);
  const found = (
    kind: FoundTarget['kind'],
    row: { id: string; title: string; slug: string },
    state = '',
  ) => ({
    kind,
    target: targetName({ kind, id: row.id }),
    title: row.title,
    path: targetPath(kind, row.slug),
    state,
  });
  return [
    ...posts.items.map((post) => found('post', post, hiddenState(post.state))),
    ...categories.map((category) => found('category', category)),
    ...tags.map((tag) => found('tag', tag)),
    ...authors.map(({ userId: id, displayName: title }) =>
      found('user', { id, title, slug: authorSlug({ id, name: title }) }),
    ),
  ];
}

/** Own posts, categories, tags and authors by title or name, without regard to diacritics; nothing below two letters. */
export function useLinkSearch(text: string) {
  const projectId = useProjectId();
  const wanted = text.trim();
  return useQuery({
    queryKey: [projectId, 'link-search', wanted],
    queryFn: ({ signal }) => search(wanted, signal),
    enabled: wanted.length >= SHORTEST,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The post that a link leads to, by id: its title, and the state that hides it from readers. */
export function linkedPost(projectId: string, id: string) {
  return queryOptions({
    queryKey: [projectId, 'linked-post', id],
    queryFn: async ({ signal }) => {
      const { items, hidden } = await call(relatedEndpoints.related, {
        query: { postIds: [id] },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      });
      return [...items, ...hidden].find((post) => post.id === id) ?? null;
    },
    retry: false,
    staleTime: 60_000,
  });
}
