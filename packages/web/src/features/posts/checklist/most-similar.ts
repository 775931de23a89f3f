import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { SimilarPost } from '@toasoan/contract/features/posts/related/related-endpoints.ts';

/** What the page found when it asked for posts like this headline; undefined while it did not. */
export function mostSimilar(client: QueryClient, key: QueryKey): SimilarPost | undefined {
  return client.getQueryData<{ readonly items: readonly SimilarPost[] }>(key)?.items[0];
}

/** Calls when the page was answered about similar posts; gives back a function that ends it. */
export function watchSimilar(client: QueryClient, answered: () => void): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[2] === 'similar') answered();
  });
}
