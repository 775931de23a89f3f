import type { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type * as z from 'zod/mini';

type ChangesPreview = z.output<typeof userEndpoints.preview.data>;
export type ChangePreview = ChangesPreview['changes'][number];

/** A change in every project is listed once, not again for each. */
export function withoutRepeats(changes: readonly ChangePreview[]): readonly ChangePreview[] {
  const everywhere = changes.find(({ projectId }) => projectId === '')?.permissions;
  if (!everywhere) return changes;
  return changes
    .map((change) =>
      change.projectId === '' || change.membership !== 'kept'
        ? change
        : {
            ...change,
            permissions: {
              gained: change.permissions.gained.filter((one) => !everywhere.gained.includes(one)),
              lost: change.permissions.lost.filter((one) => !everywhere.lost.includes(one)),
            },
          },
    )
    .filter((change) => {
      const { gained, lost } = countsOf([change]);
      return change.membership !== 'kept' || gained + lost > 0;
    });
}

/** The number of areas and permissions gained and lost. */
export function countsOf(changes: readonly ChangePreview[]): { gained: number; lost: number } {
  const sum = (side: 'gained' | 'lost') =>
    changes.reduce(
      (count, { areas, permissions }) => count + areas[side].length + permissions[side].length,
      0,
    );
  return { gained: sum('gained'), lost: sum('lost') };
}

/** Whether the account has less of anything afterwards. */
export function takesAway(changes: readonly ChangePreview[]): boolean {
  return countsOf(changes).lost > 0 || changes.some(({ membership }) => membership === 'lost');
}
