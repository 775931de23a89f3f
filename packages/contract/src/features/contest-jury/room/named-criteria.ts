import type { Criterion } from '../../contests/contest-values.ts';
import { marksAsked, type RoundScale } from '../round-scale.ts';

export interface NamedCriterion {
  readonly key: string;
  readonly name: string;
  /** Percent; null where the work is judged as a whole. */
  readonly weight: number | null;
}

type Named = Omit<RoundScale, 'criteria'> & { readonly criteria: readonly Criterion[] };

/** What a juror marks, with the names in the language of the screen. */
export function namedCriteria(round: Named, language: string, wholeWork: string): readonly NamedCriterion[] {
  const named = new Map(round.criteria.map((one) => [one.key, one]));
  return marksAsked(round).map(({ key, weight }) => {
    const one = named.get(key);
    if (one === undefined) return { key, name: wholeWork, weight: null };
    return { key, name: (language === 'en' && one.nameEn) || one.name, weight };
  });
}
