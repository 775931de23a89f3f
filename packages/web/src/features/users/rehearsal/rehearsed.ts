import type { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type * as z from 'zod/mini';

type Rehearsal = z.output<typeof userEndpoints.rehearse.data>;
export type RehearsedChange = Rehearsal['changes'][number];

/** How many areas and permissions are gained and lost over all projects. */
export function countsOf(changes: readonly RehearsedChange[]): { gained: number; lost: number } {
  const sum = (side: 'gained' | 'lost') =>
    changes.reduce(
      (count, { areas, permissions }) => count + areas[side].length + permissions[side].length,
      0,
    );
  return { gained: sum('gained'), lost: sum('lost') };
}

/** Whether the person afterwards has less of anything than before. */
export function takesAway(changes: readonly RehearsedChange[]): boolean {
  return countsOf(changes).lost > 0 || changes.some(({ membership }) => membership === 'lost');
}
