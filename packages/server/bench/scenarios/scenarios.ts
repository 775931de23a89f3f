import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostActor } from '@toasoan/contract/features/posts/workflow/post-transitions.ts';
import type { RawBuilder } from 'kysely';
import { postPageStatement, postStatement } from '#server/features/posts/public.ts';
import { textbookStatements } from './textbook-statements.ts';

/** One call, and its statements beside the session look-up. */
export interface ScenarioCall {
  readonly path: string;
  readonly statements: readonly RawBuilder<unknown>[];
  readonly textbook?: readonly RawBuilder<unknown>[];
}

/** Project and person of the calls. */
export interface Place {
  readonly projectId: string;
  readonly actor: PostActor;
  readonly postIds: readonly string[];
  readonly terms: Terms;
}

/** Ids of a site, the most used first. */
export interface Terms {
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
}

export interface Scenario {
  readonly key: string;
  readonly title: string;
  /** The minimum share of the bare side's throughput; undefined where only p99 counts. */
  readonly share?: number;
  /** The minimum of calls a second, and the maximum of p99 in milliseconds where it is not that of all. */
  readonly least?: number;
  readonly p99?: number;
  /** True: also run with the textbook statements, which ours must beat. */
  readonly hasTextbook?: boolean;
  /** True: compare the cost with the site of 10,000 posts. */
  readonly grows: boolean;
  readonly calls: (place: Place) => ScenarioCall[];
  /** What is called there instead: it has no page 1,000. */
  readonly smallCalls?: Scenario['calls'];
}

/** The last round page number of a site with 10,000 posts, 20 per page. */
export const DEEP_PAGE_OF_BOTH = 480;

export const SCENARIOS: readonly Scenario[] = [
  { key: 'list', title: 'list, first page', share: 0.6, hasTextbook: true, grows: true, calls: pageCalls(1) },
  {
    key: 'deep',
    title: 'list, page 1,000',
    share: 0.6,
    least: 900,
    hasTextbook: true,
    grows: false,
    calls: pageCalls(1000),
  },
  { key: 'detail', title: 'detail', share: 0.5, grows: true, calls: detailCalls },
  { key: 'page', title: `list, page ${DEEP_PAGE_OF_BOTH}`, grows: true, calls: pageCalls(DEEP_PAGE_OF_BOTH) },
];

export function pageCalls(page: number): Scenario['calls'] {
  return ({ projectId, actor }) => {
    const query = postListQuery.parse({ page });
    return [
      {
        path: `/api${postEndpoints.list.path}?page=${page}`,
        statements: [postPageStatement(projectId, actor, query, undefined)],
        textbook: textbookStatements(projectId, query),
      },
    ];
  };
}

export function detailCalls({ projectId, postIds }: Place): ScenarioCall[] {
  return postIds.map((id) => ({
    path: `/api${postEndpoints.detail.path.replace('{id}', id)}`,
    statements: [postStatement(projectId, id)],
  }));
}
