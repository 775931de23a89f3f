import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';

/** Names of people by id, as rows and searches told them: an address holds ids only. */
export const useKnownNames = create<Readonly<Record<string, string>>>(() => ({}));

whenPersonLeaves(() => useKnownNames.setState({}, true));

/** Whoever stands in the rows is known by name from then on. */
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
