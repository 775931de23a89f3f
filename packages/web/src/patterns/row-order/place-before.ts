import type { DropPlace } from '#web/patterns/tree/tree-moves.ts';

interface Drop {
  readonly from: string;
  readonly on: string;
  /** Peers hold nothing, so inside is behind. */
  readonly place: DropPlace;
}

/**
 * The peer before which a dropped one comes to stand; null: it becomes the last. Undefined where nothing changes, and
 * for one that is no peer.
 */
export function placeBefore(peers: readonly string[], { from, on, place }: Drop): string | null | undefined {
  if (from === on || !peers.includes(from) || !peers.includes(on)) return undefined;
  const others = peers.filter((id) => id !== from);
  const beforeId = place === 'before' ? on : (others[others.indexOf(on) + 1] ?? null);
  const isThere = beforeId === (peers[peers.indexOf(from) + 1] ?? null);
  return isThere ? undefined : beforeId;
}
