import { phraseKey } from '../../../vocabulary/syllables-of.ts';
import { crossings } from './crossings.ts';
import { KeywordAutomaton, type Term } from './keyword-automaton.ts';
import type { LinkRule } from './link-rule.ts';
import { byAge } from './place-links.ts';

export interface Loser {
  readonly term: Term;
  readonly reason: 'LONGER' | 'SHORTER' | 'PRIORITY' | 'KEYWORD_FIRST' | 'OLDER';
  /** Words in which both stand and share some: "bến xe lửa" of "bến xe" and "xe lửa"; '' where one holds the other. */
  readonly across: string;
}

/** Words that several keywords want: the term that gets them, and the others. */
export interface KeywordCollision {
  readonly winner: Term;
  readonly losers: readonly Loser[];
}

/** Every phrase of a keyword with the phrases of other keywords that stand in it or cross it. */
export function collisionsOf(rules: readonly LinkRule[]): KeywordCollision[] {
  const automaton = new KeywordAutomaton(rules);
  const terms = automaton.terms.filter(({ kind }) => kind !== 'exclusion');
  const crossing = crossingsOf(terms);
  const bySame = Map.groupBy(terms, ({ phrase }) => phraseKey(phrase));
  return [...bySame].flatMap(([key, same]): KeywordCollision[] => {
    const [winner, ...beaten] = same.toSorted(strongerFirst);
    if (winner === undefined) return [];
    const shorter = automaton
      .find(winner.phrase)
      .map(({ term }) => term)
      .filter((term) => isBeaten(term, winner) && phraseKey(term.phrase) !== key);
    const losers = [
      ...beaten.map((term): Loser => ({ term, reason: whyBeaten(winner, term), across: '' })),
      ...[...new Set(shorter)].map((term): Loser => ({ term, reason: 'LONGER', across: '' })),
      ...(crossing.get(winner) ?? []),
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

/** Crossings that are looked at; the map shows fewer. */
const MOST_CROSSINGS = 1_000;

/** By the phrase that wins: those that want some of its words and others beside them. */
function crossingsOf(terms: readonly Term[]): ReadonlyMap<Term, readonly Loser[]> {
  const found = new Map<Term, Loser[]>();
  let looked = 0;
  for (const { first, second, across } of crossings(terms)) {
    if (looked === MOST_CROSSINGS) break;
    looked += 1;
    const [winner, loser] = isStronger(first, second) ? [first, second] : [second, first];
    const reason = winner.length === loser.length ? whyBeaten(winner, loser) : 'SHORTER';
    const losers = found.get(winner) ?? [];
    losers.push({ term: loser, reason, across });
    found.set(winner, losers);
  }
  return found;
}

const isStronger = (one: Term, other: Term) => (other.length - one.length || strongerFirst(one, other)) < 0;

function whyBeaten(winner: Term, loser: Term): Loser['reason'] {
  if (winner.rule.priority !== loser.rule.priority) return 'PRIORITY';
  return winner.kind === loser.kind ? 'OLDER' : 'KEYWORD_FIRST';
}
