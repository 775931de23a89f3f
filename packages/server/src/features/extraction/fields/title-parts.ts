import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { shortText } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';

const SEPARATOR = /\s+(?:[«»>•·–—-]|::)\s+|\s*[|»]\s*/;
const MIN = 8;
const MAX_PARTS = 6;
const SHORT_NAME = 6;
const MAX_LINKS = 400;
const LONG_LINK = 80;
/** Nobody writes longer titles. */
const LONG_TITLE = 600;

/** Equal for texts of the same words. */
export const titleKey = (text: string): string => wordsOf(foldVietnamese(text)).join(' ');
/** Hosts are names without spaces. */
const tightKey = (text: string) => titleKey(text).replaceAll(' ', '');

/** A title without the name of the site after it. */
export function withoutSite(title: string, names: readonly string[]): string {
  const parts = title.split(SEPARATOR);
  if (parts.length < 2 || title.length > LONG_TITLE) return title;
  const known = names.flatMap((name) => [titleKey(name), tightKey(name)]);
  for (const cut of suffixes(title)) {
    const isName = known.some(
      (name) =>
        name === titleKey(cut.end) ||
        name === tightKey(cut.end) ||
        (name.length > 5 && titleKey(cut.end).startsWith(name)),
    );
    if (isName) return cut.start;
    if (known.includes(titleKey(cut.start)) || known.includes(tightKey(cut.start))) return cut.end;
  }
  return title;
}

/** Systems call every page so. */
const ANY_PAGE =
  /^(?:(?:noi dung |xem )?chi tiet(?: bai viet| tin(?: tuc)?(?: su kien)?| ban tin| noi dung| thong bao| su kien| van ban)?|(?:bai viet|tin(?: tuc)?) chi tiet|ban in|xem tin(?: tuc)?|tin tuc(?: su kien)?|bai viet|trang chu|news(?: detail)?)$/;
/** "Cổng thông tin điện tử tỉnh Ví Dụ": whatever else it says is in capital letters, or it is a sentence. */
const PORTAL =
  /^(?:Cổng|Trang) (?:thông tin|tin|TTĐT)(?: điện tử)?(?: (?:của |UBND )?(?:tỉnh|thành phố|thị xã|quận|huyện|xã|phường|[Ss]ở|[Bb]ộ))?(?: \p{Lu}[\p{L}\d]*)*$|^(?:CỔNG|TRANG) (?:THÔNG TIN|TIN|TTĐT)[\p{Lu}\d ]*$/u;

/** Whether a text names the site, the kind of page, or both. */
export function siteTest(names: readonly string[]): (text: string) => boolean {
  const known = new Set(names.map(titleKey));
  const isOne = (text: string) => {
    const key = titleKey(text);
    return known.has(key) || ANY_PAGE.test(key) || PORTAL.test(text);
  };
  return (text) => isOne(text) || (text.length <= LONG_TITLE && text.split(SEPARATOR).every(isOne));
}

const LEAST_WORDS = 5;

/** The words of a title in the address of its page, without their marks; '' where it has few. */
export function wordsOfAddress(url: string): string {
  const [last = ''] = new URL(url).pathname.split('/').slice(-1);
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .split('-')
    .filter((word) => /^[a-z\d]+$/i.test(word));
  const end = words.findLastIndex((word) => !/\d{3}/.test(word)) + 1;
  return end < LEAST_WORDS ? '' : words.slice(0, end).join(' ');
}

interface Cut {
  readonly start: string;
  readonly end: string;
}

function suffixes(title: string): Cut[] {
  return [...title.matchAll(new RegExp(SEPARATOR, 'g'))].map((match) => ({
    start: title.slice(0, match.index).trim(),
    end: title.slice(match.index + match[0].length).trim(),
  }));
}

/** What is left of a title without parts at its beginning, at its end or both: "Báo | Mục | Title" has three parts. */
export function titleParts(title: string): string[] {
  if (title.length > LONG_TITLE) return [];
  const cuts = suffixes(title).slice(0, MAX_PARTS);
  const ends = [title, ...cuts.map(({ end }) => end)];
  const inner = ends.flatMap((end) => [end, ...suffixes(end).map(({ start }) => start)]);
  return [...new Set(inner)].filter((text) => text !== title && text.length >= MIN);
}

/** Few words that the page shows as links to other pages: names of sections. */
export function sectionNames(page: PageView): ReadonlySet<string> {
  const here = new URL(page.url).pathname;
  const keys = [...page.document.querySelectorAll('a[href]')].slice(0, MAX_LINKS).flatMap((link) => {
    const isElsewhere = URL.parse(link.getAttribute('href') ?? '', page.url)?.pathname !== here;
    const text = shortText(link, LONG_LINK) ?? '';
    return isElsewhere && wordsOf(text).length < SHORT_NAME ? [titleKey(text)] : [];
  });
  return new Set(keys);
}
