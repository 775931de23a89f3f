import type { Pin } from '@toasoan/contract/features/content-templates/template-config.ts';

/** How an item came to its place. */
export type PlacedBy = 'pin' | 'rule' | 'backfill';

export interface PlacedItem {
  readonly id: string;
  /** From 1, without gaps. */
  readonly slot: number;
  readonly by: PlacedBy;
  readonly until: string | null;
}

interface ToPlace {
  readonly limit: number;
  /** So many of the rule are passed over. */
  readonly offset: number;
  /** Of posts that readers can open, not ended. */
  readonly pins: readonly Pin[];
  /** In their order. */
  readonly rule: readonly string[];
  readonly backfill: readonly string[];
  /** Shown or pinned in other blocks: only a pin brings them here too. */
  readonly taken: ReadonlySet<string>;
}

/** Pinned posts in their slots, then what the rule found, then what fills up; no post twice. */
export function placeItems({ limit, offset, pins, rule, backfill, taken }: ToPlace): PlacedItem[] {
  const bySlot = new Map(pins.filter(({ slot }) => slot <= limit).map((pin) => [pin.slot, pin]));
  const used = new Set([...bySlot.values()].map(({ postId }) => postId));
  const passedOver = new Set(rule.slice(0, offset));
  const queue: { readonly id: string; readonly by: PlacedBy }[] = [];
  function add(ids: readonly string[], by: PlacedBy) {
    for (const id of ids) {
      if (used.has(id) || taken.has(id) || passedOver.has(id)) continue;
      used.add(id);
      queue.push({ id, by });
    }
  }
  add(rule.slice(offset), 'rule');
  add(backfill, 'backfill');
  const placed: Omit<PlacedItem, 'slot'>[] = [];
  for (let slot = 1; slot <= limit; slot += 1) {
    const pin = bySlot.get(slot);
    const next = pin ? { id: pin.postId, by: 'pin' as const, until: pin.until } : queue.shift();
    if (next) placed.push({ until: null, ...next });
  }
  return placed.map((item, index) => ({ ...item, slot: index + 1 }));
}
