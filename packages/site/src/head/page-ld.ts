import type { PublicPage } from '@toasoan/contract/features/delivery/public-page.ts';
import type { SiteView } from '../frame/site-view.ts';
import { addressOf, translationLd } from './json-ld.ts';

/** A static page for search engines. */
export function pageLd(view: SiteView, page: PublicPage) {
  return {
    '@type': page.template === 'CONTACT' ? 'ContactPage' : 'WebPage',
    name: page.title,
    description: page.excerpt || undefined,
    url: page.head.canonical || addressOf(view, page.path),
    inLanguage: page.lang,
    ...translationLd(view, page, 'WebPage'),
    datePublished: page.publishedTime,
    dateModified: page.updateTime,
    isPartOf: { '@type': 'WebSite', name: view.site.name, url: addressOf(view, '/') },
    ...(page.head.image && {
      primaryImageOfPage: { '@type': 'ImageObject', url: addressOf(view, page.head.image) },
    }),
  };
}
