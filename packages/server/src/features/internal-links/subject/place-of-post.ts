import type { ArticleRun } from '@toasoan/contract/features/internal-links/matching/article-runs.ts';
import { KeywordAutomaton } from '@toasoan/contract/features/internal-links/matching/keyword-automaton.ts';
import type { LinkRule } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import { placeLinks } from '@toasoan/contract/features/internal-links/matching/place-links.ts';
import {
  isShortName,
  sharedPhrases,
  TextSyllables,
} from '@toasoan/contract/features/internal-links/subject/subject-phrases.ts';

/** Phrases of a post that are looked for in a text: the longest of its headline, and names. */
const MOST_PHRASES = 3;

/** A post that a text could link to. */
export interface Linkable {
  readonly id: string;
  readonly title: string;
  /** Names of what it is about. */
  readonly names: readonly string[];
}

export interface Place {
  readonly run: number;
  readonly from: number;
  readonly to: number;
  readonly phrase: string;
}

interface Taken {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** Where a text speaks of each post, by the rules of keywords; earlier posts get words that several want. */
export function placesOfPosts(
  runs: readonly ArticleRun[],
  posts: readonly Linkable[],
  taken: readonly Taken[] = [],
): ReadonlyMap<string, Place> {
  const words = new TextSyllables(runs.flatMap(({ place, text }) => (place === 'text' ? [text] : [])));
  const rules = posts.flatMap((post, rank) => {
    const phrases = [...sharedPhrases(post.title, words), ...post.names].slice(0, MOST_PHRASES);
    return phrases.length === 0 ? [] : [ruleOf(post, phrases, posts.length - rank)];
  });
  const automaton = new KeywordAutomaton(rules);
  // Other links hold their words.
  const free = runs.map((run, index) => ({
    ...run,
    spans: [...run.spans, ...taken.filter((one) => one.run === index).map(spanOf)],
  }));
  const hits = free.map(({ text }, run) =>
    automaton
      .find(text, run)
      .filter(({ term, from, to }) => !isShortName(term.phrase) || isShortName(text.slice(from, to))),
  );
  const placed = placeLinks(
    { runs: free, hits },
    {
      now: '',
      categoryIds: [],
      ownPath: '',
      addressOf: ({ target }) => target.url,
      isOff: false,
    },
  );
  return new Map(
    placed.map(({ rule, run, from, to }): [string, Place] => [
      rule.id,
      { run, from, to, phrase: free[run]?.text.slice(from, to) ?? '' },
    ]),
  );
}

const spanOf = ({ from, to }: Taken) => ({ from, to, kind: 'link' as const, href: '', target: '' });

function ruleOf(
  { id }: Linkable,
  [keyword = '', ...variants]: readonly string[],
  priority: number,
): LinkRule {
  return {
    id,
    keyword,
    variants,
    exclusions: [],
    target: { type: 'url', id: null, url: `post:${id}` },
    title: '',
    maxPerPost: 1,
    priority,
    openNewTab: false,
    nofollow: false,
    scope: [],
    startTime: null,
    endTime: null,
    isOn: true,
  };
}
