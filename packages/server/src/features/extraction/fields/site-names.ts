import { textOf } from '../page/element-text.ts';
import { wordsOf } from '../page/linked-data.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';

const SITE_TYPES = /^(?:WebSite|Organization|NewsMediaOrganization|GovernmentOrganization)$/;
const SEPARATOR = /\s+[|»•·–—-]\s+|\s*[|»]\s*/;

/** How a page calls its site: what stands after titles, and is no author. */
export function siteNames(page: PageView): string[] {
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
  ];
  return [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 2))];
}

/** Capital letters at every word: "Báo động lũ" is no paper. */
const NAMED_PAPER = /^(?:Báo|BÁO|Tạp chí|TẠP CHÍ|Đài|Thông tấn|Tuần báo)(?:\s\p{Lu}[\p{L}\d]*){1,6}$/u;
const PAPER = /^(?:Báo|Tạp chí|Cổng|Đài|Thông tấn|Trang|Tuần báo)\s/iu;

/** The last part of the title element that the heading does not have. */
function repeatedSuffix(page: PageView): string[] {
  const title = textOf(page.document.querySelector('title'));
  const parts = title.split(SEPARATOR);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return [];
  const headings = [...page.document.querySelectorAll('h1')].map(textOf);
  if (headings.includes(title)) return [];
  const [first = ''] = parts;
  if (NAMED_PAPER.test(first) && !headings.includes(first)) return [first];
  if (last.length > 60) return [];
  const rest = title.slice(0, title.lastIndexOf(last)).replace(/[\s|»•·–—-]+$/u, '');
  return headings.includes(rest) || PAPER.test(last) ? [last] : [];
}
