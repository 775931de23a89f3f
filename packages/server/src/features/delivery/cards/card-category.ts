import type { PostCard } from '@toasoan/contract/features/delivery/post-card.ts';
import { breadcrumbOf, type KnownCategory, pageIn, type Site } from '../sites/site.ts';

type CardCategory = NonNullable<PostCard['category']>;

/** Its name and its page in a language of the site. */
export function toCardCategory(
  site: Site,
  { id, title, names, path, color }: KnownCategory,
  lang = site.facts.defaultLang,
): CardCategory {
  return { id, title: names[lang] || title, path: pageIn(site, path, lang), color };
}

/** Those that readers can open, in the order of the ids. */
export function cardCategoriesOf(site: Site, ids: readonly string[], lang?: string): CardCategory[] {
  return ids.flatMap((id) => site.categories.get(id) ?? []).map((one) => toCardCategory(site, one, lang));
}

/** A category with all active ones above it, from the root. */
export function cardBreadcrumbOf(site: Site, id: string | null, lang?: string): CardCategory[] {
  return breadcrumbOf(site, id).map((one) => toCardCategory(site, one, lang));
}
