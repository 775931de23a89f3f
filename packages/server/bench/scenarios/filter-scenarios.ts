import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import {
  POST_VIEWS,
  type PostListQuery,
  postListQuery,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import { postPageStatement, postsByIdStatement, resolveStatement } from '#server/features/posts/public.ts';
import { BYLINES, SOURCES } from '../newsroom/invent-details.ts';
import type { Place, Scenario, ScenarioCall } from './scenarios.ts';

type Query = Partial<Readonly<Record<keyof PostListQuery, string | readonly string[]>>>;

type Queries = (place: Place) => readonly Query[];

/** Single filters that match nearly all posts, some, or few. */
const ONE: Queries = ({ terms }) => [
  { type: 'ARTICLE' },
  { type: 'VIDEO' },
  { type: 'CORRECTION' },
  { genre: ['REPORTAGE', 'REVIEW'] },
  { origin: 'CRAWLED' },
  { source: SOURCES[0] ?? '' },
  { source: SOURCES[39] ?? '' },
  { author: BYLINES[0] ?? '' },
  { author: BYLINES[60] ?? '' },
  { author: BYLINES[199] ?? '' },
  { province: '01' },
  { province: '96' },
  { lang: 'en' },
  { lang: 'fr' },
  { ai: ['ASSISTED', 'GENERATED'] },
  { flag: 'HEALTH' },
  { mark: 'sponsored' },
  { topicId: terms.tagIds[0] ?? '' },
  { tagId: terms.tagIds[0] ?? '' },
  { tagId: terms.tagIds.at(-1) ?? '' },
  { categoryId: terms.categoryIds[0] ?? '' },
  { categoryId: terms.categoryIds.at(-1) ?? '' },
  { createdBy: '1000' },
  { createdBy: '1039' },
  { assignee: 'me' },
  { assignee: 'none' },
  { state: ['REJECTED', 'EXPIRED'] },
  { from: '2026-05-01', to: '2026-05-07' },
  { from: '2024-01-01', to: '2024-01-01', dateKind: 'publishedTime' },
  { from: '2090-01-05', to: '2090-01-09', dateKind: 'scheduleTime' },
];

/** Typical combinations of a newsroom. */
const COMBINED: Queries = ({ terms }) => [
  { view: 'PUBLISHED', categoryId: terms.categoryIds[0] ?? '', author: BYLINES[0] ?? '' },
  { view: 'PUBLISHED', type: 'VIDEO', province: '01', sort: '-publishedTime' },
  { view: 'SUBMITTED', categoryId: terms.categoryIds[1] ?? '' },
  { view: 'mine', type: 'ARTICLE', from: '2026-01-01' },
  { view: 'down', origin: 'CRAWLED', source: SOURCES[1] ?? '' },
  { author: BYLINES[3] ?? '', from: '2025-06-01', to: '2025-12-31', dateKind: 'publishedTime' },
  { tagId: terms.tagIds[1] ?? '', lang: 'en' },
  { categoryId: terms.categoryIds[2] ?? '', mark: 'sponsored', sort: 'title' },
  { createdBy: '1000', ai: 'ASSISTED', sort: '-createTime' },
  { assignee: 'me', view: 'EDITING' },
  { type: ['VIDEO', 'LIVE'], genre: 'INTERVIEW', lang: 'vi' },
];

/** The last pages that a filtered list offers. */
const DEEP: Queries = ({ terms }) => [
  { type: 'ARTICLE', page: '500' },
  { type: 'BRIEF', page: '500' },
  { lang: 'vi', page: '400', sort: '-publishedTime' },
  { author: BYLINES[0] ?? '', page: '300' },
  { categoryId: terms.categoryIds[0] ?? '', page: '300' },
  { origin: 'CRAWLED', page: '450', sort: 'title' },
];

export const FILTER_SCENARIOS: readonly Scenario[] = [
  {
    key: 'tabs',
    title: 'list, each tab, first pages',
    share: 0.6,
    grows: false,
    calls: callsOf(() =>
      POST_VIEWS.flatMap((view) => [{ view }, { view, page: '3' }, { view, sort: '-createTime' }]),
    ),
  },
  { key: 'filter', title: 'list, each filter alone', share: 0.6, grows: false, calls: callsOf(ONE) },
  { key: 'combined', title: 'list, filters together', share: 0.6, grows: false, calls: callsOf(COMBINED) },
  { key: 'filterdeep', title: 'list, filters, last pages', share: 0.6, grows: false, calls: callsOf(DEEP) },
];

/** Totals and ids of a filter are known until a change, so each call reads only the rows of its page. */
function callsOf(queries: Queries): Scenario['calls'] {
  return (place) => queries(place).map((query) => callOf(place, query));
}

function callOf({ projectId, actor, postIds }: Place, asked: Query): ScenarioCall {
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) =>
      [value].flat().map((one): [string, string] => [key, String(one)]),
    ),
  );
  const query = postListQuery.parse(asked);
  const needsMore = query.categoryId ?? query.from ?? query.to;
  return {
    path: `/api${postEndpoints.list.path}?${search}`,
    statements: [
      ...(needsMore === undefined ? [] : [resolveStatement(projectId, query)]),
      isWhole(asked)
        ? postPageStatement(projectId, actor, query, undefined)
        : postsByIdStatement(projectId, postIds.slice(0, query.limit), actor),
    ],
  };
}

const isWhole = (asked: Query) => Object.keys(asked).every((key) => ['view', 'page', 'sort'].includes(key));
