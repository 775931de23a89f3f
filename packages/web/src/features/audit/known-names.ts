import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

/** Names of people by id from rows and searches; an address has only ids. */
export const useKnownNames = create<Readonly<Record<string, string>>>(() => ({}));

whenPersonLeaves(() => useKnownNames.setState({}, true));

export function learnNames(rows: readonly Pick<AuditRow, 'by'>[]): void {
  const known = useKnownNames.getState();
  const fresh = rows.flatMap(({ by }) =>
    by.userId !== null && known[by.userId] !== by.name ? [[by.userId, by.name] as const] : [],
  );
  if (fresh.length > 0) useKnownNames.setState(Object.fromEntries(fresh));
}
