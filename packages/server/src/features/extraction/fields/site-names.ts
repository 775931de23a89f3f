import { textOf } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';

const SITE_TYPES = /^(?:WebSite|Organization|NewsMediaOrganization|GovernmentOrganization)$/;
const SEPARATOR = /\s+(?:[«»•·–—-]|::)\s+|\s*[|»]\s*/;

/** "Trường Ví Dụ [info@vidu.example]". */
const MAIL = /\s*[[(]\S+@\S+[\])]$/;

const known = new WeakMap<PageView, readonly string[]>();

/** How a page calls its site: what stands after titles, and is no author. */
export function siteNames(page: PageView): readonly string[] {
  const names = known.get(page) ?? namesOnPage(page);
  known.set(page, names);
  return names;
}

function namesOnPage(page: PageView): string[] {
  const stated = [
    'og:site_name',
    'application-name',
    'copyright',
    'publisher',
    'dc.publisher',
    'al:ios:app_name',
    'apple-mobile-web-app-title',
  ];
  const host = new URL(page.url).hostname.replace(/^www\./, '');
  const linked = page.nodes
    .filter((node) => [node['@type']].flat().some((type) => SITE_TYPES.test(String(type))))
    .map((node) => wordsOf(node.name));
  const names = [
    ...stated.flatMap((name) => metaValues(page.document, name)),
    ...linked,
    page.linked?.publisher ?? '',
    host,
    host.split('.')[0] ?? '',
    ...repeatedSuffix(page),
    ...namesAbove(page),
  ];
  return [...new Set(names.map((name) => name.replace(MAIL, '').trim()).filter((name) => name.length > 2))];
}

const SIGN = /(?:^|[-_\s])(?:logo|site-?(?:title|name)|brand)(?:$|[-_\s])/i;
const MAX_SIGNS = 20;

/** Headings that lead to the front page, or are named as the sign of the site. */
function namesAbove({ document, url }: PageView): string[] {
  const home = new URL('/', url).href;
  const isSign = (heading: Element) => {
    const link = heading.closest('a[href]') ?? heading.querySelector('a[href]');
    const href = link === null ? undefined : URL.parse(link.getAttribute('href') ?? '', url)?.href;
    return href === undefined
      ? SIGN.test(heading.getAttribute('class') ?? '')
      : href === home && url !== home;
  };
  return [...document.querySelectorAll('h1, h2')].slice(0, MAX_SIGNS).filter(isSign).map(textOf);
}

/** Capital letters at every word: "Báo động lũ" is no paper. */
const NAMED_PAPER = /^(?:Báo|BÁO|Tạp chí|TẠP CHÍ|Đài|Thông tấn|Tuần báo)(?:\s\p{Lu}[\p{L}\d]*){1,6}$/u;
const LONG_HEADING = 15;
const PAPER = /^(?:Báo|Tạp chí|Cổng|Đài|Thông tấn|Trang|Tuần báo)\s/iu;

/** It begins as names of papers, stations and portals do. */
export const isPaper = (text: string): boolean => PAPER.test(text);

const SHORT_TITLE = 6;
const LOWER = 'h2, h3, h4';

/** A section stands before the title where a lower heading shows what follows. */
function isShownTitle({ document }: PageView, last: string): boolean {
  const isLong = last.split(' ').length >= SHORT_TITLE && !PAPER.test(last);
  return isLong && [...document.querySelectorAll(LOWER)].some((heading) => textOf(heading) === last);
}

const OFFICE =
  /^(?:sở|bộ|ubnd|ủy ban|uỷ ban|hđnd|trường|bệnh viện|trung tâm|công ty|tập đoàn|tỉnh|thành phố|huyện|xã|phường)\s/iu;
const LONG_OFFICE = 8;

/** It may be the name of an office, a school or a company. */
export const isOffice = (text: string): boolean => OFFICE.test(text) && text.split(' ').length <= LONG_OFFICE;

/** The last part of the title element that the heading does not have. */
function repeatedSuffix(page: PageView): string[] {
  const title = textOf(page.document.querySelector('title'));
  const parts = title.split(SEPARATOR);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return [];
  const headings = [...page.document.querySelectorAll('h1')].map(textOf);
  if (headings.includes(title)) return NAMED_PAPER.test(last) ? [last] : [];
  const [first = ''] = parts;
  if (NAMED_PAPER.test(first) && !headings.includes(first)) return [first];
  if (last.length > 60 || isShownTitle(page, last)) return [];
  const rest = title.slice(0, title.lastIndexOf(last)).replace(/[\s|«»•·:–—-]+$/u, '');
  const isAfterTitle = headings.some((heading) => heading.length > LONG_HEADING && rest.startsWith(heading));
  return isAfterTitle || headings.includes(rest) || PAPER.test(last) ? [last] : [];
}
