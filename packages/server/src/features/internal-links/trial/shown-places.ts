import type {
  PlacedPlace,
  RefusedPlace,
  ShownRun,
} from '@toasoan/contract/features/internal-links/article-links.ts';
import type { ArticleRun } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import type { LinkRule } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import type {
  PlacedLink,
  RefusedLink,
} from '@toasoan/contract/features/internal-links/matching/place-links.ts';

/** Versions of rules by their ids: a fix beside a place is a change like any other. */
type Versions = ReadonlyMap<string, number>;

function namedRule(rule: LinkRule, versions: Versions): PlacedPlace['rule'] {
  const { id, keyword, target, priority, maxPerPost, title, openNewTab, nofollow } = rule;
  const version = versions.get(id) ?? 1;
  return { id, keyword, targetType: target.type, priority, maxPerPost, title, openNewTab, nofollow, version };
}

export function placedPlace({ rule, ...place }: PlacedLink, versions: Versions): PlacedPlace {
  const { type, id } = rule.target;
  return { ...place, rule: namedRule(rule, versions), target: type === 'url' ? '' : `${type}:${id}` };
}

export function refusedPlace({ rule, winner, ...place }: RefusedLink, versions: Versions): RefusedPlace {
  return {
    ...place,
    rule: namedRule(rule, versions),
    winner: winner === undefined ? null : { id: winner.id, keyword: winner.keyword },
  };
}

export function shownRun({ place, text, spans, isExcerpt, level, picture }: ArticleRun): ShownRun {
  return {
    place,
    text,
    isExcerpt: isExcerpt === true,
    level: level ?? null,
    picture: picture || null,
    links: spans.flatMap(({ kind, from, to }) => (kind === 'link' ? [{ from, to }] : [])),
  };
}
