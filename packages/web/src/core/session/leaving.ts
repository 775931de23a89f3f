const emptiers = new Set<() => void>();

/** Registers how a store is emptied when its user leaves, so that none of their data is written back. */
export function whenPersonLeaves(empty: () => void): void {
  emptiers.add(empty);
}

export function emptyStores(): void {
  for (const empty of emptiers) empty();
}
