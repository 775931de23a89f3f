import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import type { ShareLink } from '@toasoan/contract/features/posts/preview/share-link.ts';
import type { TestServer } from '#test/test-server.ts';
import type { Staff } from './a-newsroom.ts';

type Options = Partial<BodyInput<typeof shareEndpoints.create>>;
type Known = Pick<Post, 'id'>;

export const shareOptions = (post: Known, options: Options = {}) => ({
  postId: post.id,
  expiresIn: '1h' as const,
  once: false,
  text: 'working' as const,
  ...options,
});

interface Visit {
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly headers?: Record<string, string>;
  /** An address of its own each time, unless the test is about addresses. */
  readonly remoteAddress?: string;
}

/** The address of no link. */
export const NO_LINK = `/p/tsn_${'x'.repeat(43)}`;

let visitors = 0;

/** Whoever opens preview links from outside. */
export function aVisitor(server: TestServer) {
  function visit(url: string, { method = 'GET', headers = {}, remoteAddress }: Visit = {}) {
    visitors += 1;
    return server.app.inject({
      method,
      url,
      remoteAddress: remoteAddress ?? `10.${Math.floor(visitors / 250)}.0.${visitors % 250}`,
      headers: {
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
  }
  return { visit, opens: async (url: string, how?: Visit) => (await visit(url, how)).statusCode };
}

export async function share(
  server: TestServer,
  by: Staff,
  post: Known,
  options: Options = {},
): Promise<ShareLink & { readonly url: string }> {
  const input = { headers: by.headers, body: shareOptions(post, options) };
  const link = await server.ask(shareEndpoints.create, input);
  return { ...link, url: link.url ?? '' };
}

export async function sharesOf(server: TestServer, by: Staff, post: Known): Promise<ShareLink[]> {
  const { items } = await server.ask(shareEndpoints.list, { headers: by.headers, params: { id: post.id } });
  return items;
}
