import { create } from 'zustand';

/** How long a row changed by another person stays marked, in milliseconds. */
const MARKED_MS = 4_000;

const useChanged = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export function markChanged(postIds: readonly string[]): void {
  if (postIds.length === 0) return;
  useChanged.setState(({ ids }) => ({ ids: new Set([...ids, ...postIds]) }));
  setTimeout(() => {
    useChanged.setState(({ ids }) => ({ ids: new Set([...ids].filter((id) => !postIds.includes(id))) }));
  }, MARKED_MS);
}

export function useIsChanged(postId: string): boolean {
  return useChanged(({ ids }) => ids.has(postId));
}
