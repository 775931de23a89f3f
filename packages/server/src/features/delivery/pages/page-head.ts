import type { PageHead } from '@toasoan/contract/features/delivery/public-fields.ts';
import { addressOn, type Site } from '../sites/site.ts';

interface Said {
  readonly title: string;
  readonly description?: string;
  readonly path: string;
  readonly image?: string;
  readonly keywords?: readonly string[];
  readonly noindex?: boolean;
  readonly alternates?: PageHead['alternates'];
}

/** What a page without texts of its own for search engines says to them. */
export function pageHeadOf(
  site: Site,
  { title, description = '', path, image = '', ...more }: Said,
): PageHead {
  return {
    title,
    socialTitle: title,
    description,
    canonical: addressOn(site, path),
    image,
    keywords: [...(more.keywords ?? [])],
    noindex: more.noindex ?? false,
    alternates: [...(more.alternates ?? [])],
  };
}
