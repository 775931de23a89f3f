import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { type PostListQuery, postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { newestMatchesStatement, postsByIdStatement, searchOf } from '#server/features/posts/public.ts';
import { COMMON_WORD, RARE_WORDS } from '../newsroom/vocabulary.ts';
import { DEEP_PAGE_OF_BOTH, detailCalls, pageCalls, type Scenario } from './scenarios.ts';

const SEARCH: Scenario = {
  key: 'search',
  title: 'search, two words of 0.4 %',
  share: 0.6,
  least: 800,
  grows: true,
  calls: searchCalls([RARE_WORDS]),
};
const COMMON: Scenario = {
  key: 'common',
  title: 'search, a word of every post',
  grows: true,
  calls: searchCalls([COMMON_WORD]),
};
const RARE: Scenario = {
  key: 'rare',
  title: 'search, a word of 0.4 % and one of none',
  grows: false,
  calls: searchCalls(['gươm', 'khongcotu']),
};
const TYPING: Scenario = {
  key: 'prefix',
  title: 'search, while two words are typed',
  grows: true,
  calls: searchCalls(['h', 'ho', 'ho ', 'ho n', 'ho nh', 'ho nha', 'hồ g', 'hồ gư', 'hồ gươ']),
};
const BODIES: Scenario = {
  key: 'bodies',
  title: 'search, two words of bodies',
  least: 200,
  grows: false,
  calls: searchCalls(['đồng lúa', 'thanh pho', 'hồ gươm'], true),
};

export const SEARCH_SCENARIOS: readonly Scenario[] = [SEARCH, RARE, COMMON, TYPING, BODIES];

const MATCH_WITHIN_MS = 150;
const FAR_WITHIN_MS = 100;
const withoutGrowth = (scenario: Scenario): Scenario => ({ ...scenario, grows: false });

/** A million posts: how these answer there. */
export const AT_A_MILLION: readonly Scenario[] = [
  { key: 'list', title: 'list, first page', share: 0.6, grows: true, calls: pageCalls(1) },
  {
    key: 'deep',
    title: 'list, page 1,000',
    share: 0.6,
    grows: true,
    calls: pageCalls(1_000),
    smallCalls: pageCalls(DEEP_PAGE_OF_BOTH),
  },
  { key: 'far', title: 'list, page 25,000', p99: FAR_WITHIN_MS, grows: false, calls: pageCalls(25_000) },
  { key: 'detail', title: 'detail', share: 0.5, grows: true, calls: detailCalls },
  ...[SEARCH, RARE, COMMON, TYPING, BODIES].map((one) => ({ ...withoutGrowth(one), p99: MATCH_WITHIN_MS })),
];

/** Totals are cached until a change, so each call reads its matches and their rows. */
function searchCalls(texts: readonly string[], inBodies = false): Scenario['calls'] {
  return ({ projectId, actor, postIds }) =>
    texts.map((text) => {
      const query: PostListQuery = postListQuery.parse({ text, inBodies });
      const search = searchOf(query);
      if (search === undefined) throw new Error(`"${text}" has no word.`);
      return {
        path: `/api${postEndpoints.list.path}?${new URLSearchParams({ text, inBodies: String(inBodies) })}`,
        statements: [
          newestMatchesStatement({ projectId, actor, query, search }, search.spellings[0], query.limit),
          postsByIdStatement(projectId, postIds.slice(0, query.limit)),
        ],
      };
    });
}
