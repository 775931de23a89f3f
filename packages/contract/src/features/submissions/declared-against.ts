import { YES } from '../../vocabulary/tri-state.ts';
import type { ContestDetail } from '../contests/contest.ts';
import type { Declared } from './submission.ts';

type Allowed = Pick<ContestDetail, 'allowAi' | 'allowComposite' | 'allowPrevAwarded'>;
export type DeclaredThing = 'ai' | 'composite' | 'awarded';

/**
 * What an author declared although the rules of the contest take no such work. It is flagged and not refused (domain §9.3):
 * a refusal would teach authors to answer no.
 */
export function declaredAgainst(
  { allowAi, allowComposite, allowPrevAwarded }: Allowed,
  { ai, composite, awarded }: Pick<Declared, DeclaredThing>,
): DeclaredThing[] {
  const things: readonly (readonly [DeclaredThing, boolean])[] = [
    ['ai', ai === YES && allowAi === 'NO'],
    ['composite', composite === YES && !allowComposite],
    ['awarded', awarded === YES && !allowPrevAwarded],
  ];
  return things.flatMap(([thing, isAgainst]) => (isAgainst ? [thing] : []));
}
