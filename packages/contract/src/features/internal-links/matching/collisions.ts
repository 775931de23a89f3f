import { KeywordAutomaton, type Term } from './keyword-automaton.ts';
import type { LinkRule } from './link-rule.ts';
import { byAge } from './place-links.ts';
import { phraseKey } from './syllables-of.ts';

export interface Loser {
  readonly term: Term;
  readonly reason: 'LONGER' | 'PRIORITY' | 'KEYWORD_FIRST' | 'OLDER';
}

/** Words that several keywords want: the term that gets them, and the others. */
export interface KeywordCollision {
  readonly winner: Term;
  readonly losers: readonly Loser[];
}

/** Every phrase of a keyword in which phrases of other keywords stand. */
export function collisionsOf(rules: readonly LinkRule[]): KeywordCollision[] {
  const automaton = new KeywordAutomaton(rules);
  const terms = automaton.terms.filter(({ kind }) => kind !== 'exclusion');
  const bySame = Map.groupBy(terms, ({ phrase }) => phraseKey(phrase));
  return [...bySame].flatMap(([key, same]): KeywordCollision[] => {
    const [winner, ...beaten] = same.toSorted(strongerFirst);
    if (winner === undefined) return [];
    const shorter = automaton
      .find(winner.phrase)
      .map(({ term }) => term)
      .filter((term) => isBeaten(term, winner) && phraseKey(term.phrase) !== key);
    const losers = [
      ...beaten.map((term): Loser => ({ term, reason: whyBeaten(winner, term) })),
      ...[...new Set(shorter)].map((term): Loser => ({ term, reason: 'LONGER' })),
    ];
    return losers.length === 0 ? [] : [{ winner, losers }];
  });
}

const isBeaten = (term: Term, winner: Term) => term.kind !== 'exclusion' && term.rule !== winner.rule;

function strongerFirst(one: Term, other: Term): number {
  return (
    other.rule.priority - one.rule.priority ||
    Number(one.kind === 'variant') - Number(other.kind === 'variant') ||
    byAge(one.rule, other.rule)
  );
}

function whyBeaten(winner: Term, loser: Term): Loser['reason'] {
  if (winner.rule.priority !== loser.rule.priority) return 'PRIORITY';
  return winner.kind === loser.kind ? 'OLDER' : 'KEYWORD_FIRST';
}
