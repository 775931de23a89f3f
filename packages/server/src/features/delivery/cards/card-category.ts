import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import type { KnownCategory, Site } from '../sites/site.ts';

type CardCategory = NonNullable<PostCard['category']>;

export function toCardCategory({ id, title, path, color }: KnownCategory): CardCategory {
  return { id, title, path, color };
}

/** Null for none, and for one that readers cannot open. */
export function cardCategoryOf({ categories }: Site, id: string | null): CardCategory | null {
  const known = id === null ? undefined : categories.get(id);
  return known === undefined ? null : toCardCategory(known);
}
