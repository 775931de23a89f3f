import type { TermHandle, TermOutcome } from './term-plan.ts';

/** The first `max` different terms of an item; the names of the rest, and of those that are gone. */
export function keepFirst(
  outcomes: readonly (TermOutcome | undefined)[],
  max: number,
): { readonly kept: TermHandle[]; readonly leftOut: string[]; readonly gone: string[] } {
  const different = new Map<TermHandle, string>();
  const gone = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome?.kind === 'there') different.set(outcome.handle, outcome.title);
    else if (outcome?.kind === 'gone') gone.add(outcome.title);
  }
  const all = [...different];
  return {
    kept: all.slice(0, max).map(([handle]) => handle),
    leftOut: all.slice(max).map(([, title]) => title),
    gone: [...gone],
  };
}
