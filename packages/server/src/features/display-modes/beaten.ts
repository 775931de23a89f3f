import { conflictsOf, type Displayed } from '@toasoan/contract/features/display-modes/resolve-display.ts';

interface Named extends Displayed {
  readonly title: string;
}

/** For each record that another one beats at a place which both claim: that other one. */
export function beatenOf(
  published: readonly Named[],
): ReadonlyMap<string, { readonly id: string; readonly title: string }> {
  const beaten = new Map<string, { id: string; title: string }>();
  for (const [winner, ...others] of conflictsOf(published))
    for (const { id } of others)
      if (winner !== undefined && !beaten.has(id)) beaten.set(id, { id: winner.id, title: winner.title });
  return beaten;
}
