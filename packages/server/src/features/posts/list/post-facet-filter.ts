import { type RawBuilder, sql } from 'kysely';
import { type FacetKind, facet, facetName } from '../editing/post-facets.ts';
import type { ResolvedQuery } from './resolved-query.ts';

type Choice = readonly [kind: FacetKind, values: readonly string[] | undefined];

/** The filters that the one index of facets answers. */
function choicesOf(query: ResolvedQuery): Choice[] {
  return [
    ['type', query.type],
    ['genre', query.genre],
    ['origin', query.origin],
    ['source', query.source?.map(facetName)],
    ['author', query.author?.map(facetName)],
    ['province', query.province],
    ['lang', query.lang],
    ['topic', query.topicId],
    ['ai', query.ai],
    ['flag', query.flag],
    ['mark', query.mark],
    ['picture', query.hasPicture === undefined ? undefined : [query.hasPicture ? 'yes' : 'no']],
  ];
}

/** Any value within a filter, every filter among them: those with one value are asked for together. */
export function facetConditions(projectId: string, query: ResolvedQuery): RawBuilder<boolean>[] {
  const asked = choicesOf(query).flatMap(([kind, values = []]) =>
    values.length === 0 ? [] : [values.map((value) => facet(projectId, kind, value))],
  );
  const single = asked.filter((facets) => facets.length === 1).flat();
  const several = asked.filter((facets) => facets.length > 1);
  return [
    ...(single.length === 0 ? [] : [sql<boolean>`posts.facets @> ${single}::text[]`]),
    ...several.map((facets) => sql<boolean>`posts.facets && ${facets}::text[]`),
  ];
}
