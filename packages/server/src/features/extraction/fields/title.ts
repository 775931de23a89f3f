import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { shortText, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import { siteNames } from './site-names.ts';

const SEPARATOR = /\s+[|»•·–—-]\s+|\s*[|»]\s*/;
const MIN = 8;
const MAX_NAMED = 300;
const HEADING_CLASS = /title|headline|tieu-?de|heading/i;

interface Choice {
  readonly text: string;
  readonly by: Found<string>['by'];
}

/** A title without the name of the site after it. */
export function withoutSite(title: string, names: readonly string[]): string {
  const parts = title.split(SEPARATOR);
  if (parts.length < 2) return title;
  const known = names.map(keyOf);
  for (const cut of suffixes(title)) {
    const isName = known.some(
      (name) => name === keyOf(cut.end) || (name.length > 5 && keyOf(cut.end).startsWith(name)),
    );
    if (isName && cut.start.length >= MIN) return cut.start;
    if (known.includes(keyOf(cut.start)) && cut.end.length >= MIN) return cut.end;
  }
  return title;
}

function suffixes(title: string): { start: string; end: string }[] {
  return [...title.matchAll(new RegExp(SEPARATOR, 'g'))].map((match) => ({
    start: title.slice(0, match.index).trim(),
    end: title.slice(match.index + match[0].length).trim(),
  }));
}

const keyOf = (text: string) => wordsOf(foldVietnamese(text)).join(' ');

/** What heading, linked data and `meta` agree about; of texts that differ in their case the better. */
export function findTitle(page: PageView): Found<string> | undefined {
  const names = siteNames(page);
  const clean = (text: string) => withoutSite(text, names);
  const stated: Choice[] = [
    { text: clean(page.linked?.headline ?? ''), by: 'JSONLD' as const },
    ...['og:title', 'twitter:title', 'title', 'dc.title'].flatMap((name) =>
      metaValues(page.document, name)
        .slice(0, 1)
        .map((text) => ({ text: clean(text), by: 'META' as const })),
    ),
    { text: clean(textOf(page.document.querySelector('title'))), by: 'PAGE' as const },
  ].filter(({ text }) => text.length >= MIN && !names.some((name) => keyOf(name) === keyOf(text)));
  const headings = headingsOf(page.document);
  const agreed = headings.find((heading) => stated.some(({ text }) => agrees(heading, text)));
  if (agreed !== undefined) return found(betterCase(agreed, stated), 'PAGE');
  const twice = stated.find(({ text }, at) =>
    stated.some((other, index) => index > at && keyOf(other.text) === keyOf(text)),
  );
  const choice = twice ?? stated.find(({ by }) => by === 'META') ?? stated[0];
  if (choice !== undefined && headings.length !== 1) return found(choice.text, choice.by);
  const [heading] = headings;
  if (heading !== undefined && heading.length >= MIN) return found(heading, 'PAGE');
  return choice === undefined ? undefined : found(choice.text, choice.by);
}

/** First headings, then what is named like one. */
function headingsOf(document: Document): string[] {
  const first = [...document.querySelectorAll('h1')].map(textOf);
  const named = [
    ...document.querySelectorAll(
      '[itemprop="headline"],h2[class],h3[class],div[class],span[class],td[class]',
    ),
  ]
    .filter(
      (element) =>
        element.localName === 'h2' ||
        HEADING_CLASS.test(element.getAttribute('class') ?? '') ||
        element.hasAttribute('itemprop'),
    )
    .slice(0, MAX_NAMED)
    .map((element) => shortText(element, 250) ?? '')
    .filter((text) => text.length < 250);
  return [
    ...first.filter((text) => text.length >= MIN && text.length < 300),
    ...named.filter((text) => text.length >= MIN),
  ];
}

/** The same words; or one is cut. */
function agrees(heading: string, stated: string): boolean {
  const [a, b] = [keyOf(heading), keyOf(stated)];
  if (a === b || isBadged(a, b)) return true;
  return (
    a.length > 20 &&
    b.length > 20 &&
    (a.startsWith(b) || b.startsWith(a)) &&
    Math.min(a.length, b.length) > a.length * 0.6
  );
}

/** A word such as "Trực tiếp" stands before the title. */
function isBadged(heading: string, stated: string): boolean {
  return stated.length > 15 && heading.endsWith(` ${stated}`) && heading.length - stated.length <= 20;
}

/** Headings in capital letters only are how a page looks, not how its title is written. */
function betterCase(heading: string, stated: readonly Choice[]): string {
  const badged = stated.find(({ text }) => isBadged(keyOf(heading), keyOf(text)));
  if (badged !== undefined) return badged.text;
  if (heading !== heading.toLocaleUpperCase('vi')) return heading;
  return (
    stated.find(({ text }) => keyOf(text) === keyOf(heading) && text !== text.toLocaleUpperCase('vi'))
      ?.text ?? heading
  );
}
