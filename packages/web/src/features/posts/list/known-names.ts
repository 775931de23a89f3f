import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

/** Names of people by id, learned from rows and searches, because an address holds ids only. */
export const useKnownNames = create<Readonly<Record<string, string>>>(() => ({}));

whenPersonLeaves(() => useKnownNames.setState({}, true));

/** Remembers the names of everybody in the rows. */
export function useLearnNames(rows: readonly PostRow[] | undefined): void {
  useEffect(() => {
    const people = (rows ?? []).flatMap(({ createdBy, assignee }) => [
      createdBy,
      ...(assignee ? [assignee] : []),
    ]);
    const known = useKnownNames.getState();
    const fresh = people.flatMap(({ userId, name }) =>
      userId !== null && known[userId] !== name ? [[userId, name] as const] : [],
    );
    if (fresh.length > 0) useKnownNames.setState(Object.fromEntries(fresh));
  }, [rows]);
}
