import { prefixOf, type SiteView } from '../frame/site-view.ts';
import { addressOf } from '../head/json-ld.ts';
import { plainHead } from './list-pages.ts';

/** Every language of the site has these pages. */
export function contestHead(view: SiteView, title: string, path: string) {
  const { domains, languages } = view.site;
  const alternates = languages.map((lang) => ({
    lang,
    path: `${prefixOf({ site: view.site, lang })}${path}`,
  }));
  const canonical = domains.length === 0 ? '' : addressOf(view, `${prefixOf(view)}${path}`);
  return { ...plainHead(title), noindex: false, description: title, canonical, alternates };
}
