import { absoluteAddress } from './absolute-address.ts';
import type { PageView } from './page-view.ts';
import { metaValues } from './select-values.ts';

const VIETNAMESE = /[\u1EA0-\u1EF9\u0103\u0111\u01A1\u01B0]/g;

/** As the page names itself, unless it names its front page. */
export function canonicalOf(page: PageView): string {
  const stated = [
    page.document.querySelector('link[rel="canonical" i]')?.getAttribute('href'),
    ...metaValues(page.document, 'og:url'),
  ];
  for (const written of stated) {
    const address = absoluteAddress(written, page.url);
    if (address !== undefined && new URL(address).pathname !== '/') return address;
  }
  return page.url;
}

export function langOf(page: PageView, text: string): string {
  const stated =
    page.document.documentElement.getAttribute('lang') ??
    metaValues(page.document, 'og:locale')[0] ??
    metaValues(page.document, 'content-language')[0] ??
    '';
  const code = /^[a-z]{2,3}(?=$|[-_])/i.exec(stated.trim())?.[0].toLowerCase() ?? '';
  const isVietnamese = (text.match(VIETNAMESE)?.length ?? 0) > text.length / 25;
  // Systems from elsewhere call every page English.
  return isVietnamese && text.length > 200 ? 'vi' : code;
}
