const emptiers = new Set<() => void>();

/** A store names here how it is emptied when its person leaves, so that nothing of them is written back. */
export function whenPersonLeaves(empty: () => void): void {
  emptiers.add(empty);
}

export function emptyStores(): void {
  for (const empty of emptiers) empty();
}
