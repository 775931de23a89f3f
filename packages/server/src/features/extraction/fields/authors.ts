import { type ByLine, isLabelled, looksLikeNames, readByLine } from '../content/by-lines.ts';
import { namesOf } from '../content/junk.ts';
import { shortText, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import { siteNames } from './site-names.ts';
import type { Surroundings } from './title-element.ts';

const PLACES =
  '[rel~="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], .author-name, .author_mail, .post-author, .byline, .author, .vcard .fn, [class*="author" i], [id*="author" i], [class*="tacgia" i], [class*="tac-gia" i], [class*="byline" i], [class*="by-line" i]';
/** A part of the newsroom, not a person. */
const NEWSROOM = /^(?:Ban|Báo|Phòng|Tòa soạn|Toà soạn|Đài|Trang|Cổng|Tổ)\s/u;
/** Where somebody works stands beside his name. */
const WORKPLACE =
  /^(?:Trường|Đại học|Học viện|Viện|Khoa|Sở|Bộ|Cục|Vụ|Công ty|Trung tâm|University|Institute|School|Department)\s/u;
const DATE = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}/;
/** Also "20 thg 11" and "November 20, 2026". */
const DATED =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} (?:thg|tháng|th) ?\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}/iu;
const PARTED = /\s*[|•●·]\s*|\s+[-–—]\s+/;
const PERSON_LINK = /tac-?gia|author|profile|user|staff|people|\/@|name|writer|byline/i;
/** "… | Tác giả: Minh Khuê" in a line with other things. */
const INSIDE =
  /(?:^|[|•·;–-]\s*)(?:Tác giả|Người viết|Thực hiện|Phóng viên|Bài và ảnh|Người đăng)\s*[:：]\s*(?<names>[^|•·;]{2,60})/iu;
/** Systems of blogs say in pairs what they know: a label, and its words. */
const LABEL_NAMES = ['twitter:label1', 'twitter:label2'];
const WRITTEN_BY = /^(?:written by|được viết bởi|viết bởi|tác giả|by)$/i;
const AVATAR = /avatar|gravatar|(?:^|[-_\s/])author[-_]/i;
const LONG = 100;
const MAX_PLACES = 200;
/** The foot of an entry's head names its author; that of the page does not. */
const BOXES =
  'nav, [class*="comment" i], [class*="related" i], [class*="sidebar" i], [class*="author-box" i], [class*="bio" i], figure';
const NOT_HERE = `aside, footer, ${BOXES}`;

/** Names of authors in linked data, `meta` and where pages put them; what only names the site is none. */
export function findAuthors(page: PageView, around: Surroundings): Found<ByLine> | undefined {
  const names = siteNames(page);
  const choices: (readonly [readonly string[], Found<ByLine>['by']])[] = [
    [page.linked?.authors ?? [], 'JSONLD'],
    [statedIn(page.document), 'META'],
    [placesOf(page.document, around, names), 'PAGE'],
    [besideDate(around), 'PAGE'],
    [besideAvatar(around), 'PAGE'],
    [labelledIn(around.below), 'PAGE'],
    [sourcesIn(page.document), 'PAGE'],
  ];
  // Linked data may name the first author only.
  const shown = people([
    ...new Set(placesOf(page.document, around, names).flatMap((text) => readByLine(text, names).authors)),
  ]);
  let source = '';
  for (const [texts, by] of choices) {
    const lines = texts.map((text) => readByLine(text, names));
    source ||= lines.find((line) => line.source !== '')?.source ?? '';
    const authors = people([...new Set(lines.flatMap((line) => line.authors))]);
    const more = by === 'JSONLD' ? shown.filter((name) => !authors.includes(name)) : [];
    if (more.length > 0 && more.length + authors.length === shown.length)
      return found({ authors: shown, source }, 'PAGE');
    if (authors.length > 0) return found({ authors, source }, by);
  }
  return source === '' ? undefined : found({ authors: [], source }, 'PAGE');
}

function people(authors: readonly string[]): readonly string[] {
  const persons = authors.filter((name) => !WORKPLACE.test(name));
  return persons.length > 0 ? persons : authors;
}

function statedIn(document: Document): string[] {
  const named = ['author', 'article:author', 'dc.creator', 'parsely-author', 'citation_author'].flatMap(
    (name) => metaValues(document, name),
  );
  const labelled = LABEL_NAMES.filter((name) => WRITTEN_BY.test(metaValues(document, name)[0] ?? '')).flatMap(
    (name) => metaValues(document, name.replace('label', 'data')),
  );
  return [...named, ...labelled].filter((value) => !NEWSROOM.test(value));
}

/** Names stand in one element, or each in one of its own; those near the title first. */
function placesOf(document: Document, { head }: Surroundings, notNames: readonly string[]): string[] {
  const near = new Set(head);
  const elements = [...document.querySelectorAll(PLACES)].slice(0, MAX_PLACES).filter((element) => {
    const text = shortText(element, LONG) ?? '';
    const isHere = element.closest(near.has(element) ? BOXES : NOT_HERE) === null;
    return text !== '' && !NEWSROOM.test(text) && !DATE.test(text) && isHere;
  });
  const inner = elements.filter(
    (element) => !elements.some((other) => other !== element && element.contains(other)),
  );
  const names = [...inner.filter((element) => near.has(element)), ...inner]
    .map((element) => namesAt(element, inner))
    .find((texts) => texts.some((text) => isNamed(readByLine(text, notNames))));
  return names ?? [];
}

const isNamed = ({ authors, source }: ByLine) => authors.length > 0 || source !== '';

/** Of the elements beside it, or of the parts in it, those with one name each; else its own words. */
function namesAt(element: Element, places: readonly Element[]): string[] {
  const beside = places.filter((other) => other.parentElement === element.parentElement);
  const parts =
    beside.length > 1
      ? beside
      : [...element.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  const texts = parts.map(textOf).filter(Boolean);
  const names = texts.filter((text) => readByLine(text).authors.length === 1);
  // A link for mails joins its address to the name.
  const withoutMail = texts.filter((text) => !text.includes('@'));
  if (names.length === 1 && withoutMail.length < texts.length) return withoutMail;
  const isRow = names.length > 1 && (names.length === texts.length || isNamed(readByLine(textOf(element))));
  return isRow ? names : [textOf(element)];
}

/** "Thực hiện: Minh Khuê" below the title or below the text. */
function labelledIn(below: readonly Element[]): string[] {
  const lines = below.filter((element) => {
    const text = shortText(element, LONG) ?? '';
    return (isLabelled(text) || INSIDE.test(text)) && element.closest(NOT_HERE) === null;
  });
  for (const line of lines) {
    const inner = [...line.children].find((child) => isLabelled(textOf(child)));
    const names = namesIn(textOf(inner ?? line)) || namesIn(textOf(line));
    if (names !== '') return [names];
  }
  return [];
}

/** "Theo Thông tấn Mẫu" in an element of its own. */
function sourcesIn(document: Document): string[] {
  return [...document.querySelectorAll('[class*="source" i], [class*="nguon" i], [class*="src" i]')]
    .slice(0, MAX_PLACES)
    .filter((element) => element.closest(NOT_HERE) === null)
    .map((element) => shortText(element, LONG) ?? '')
    .filter((text) => readByLine(text).source !== '');
}

function namesIn(text: string): string {
  const names = isLabelled(text) ? text : (INSIDE.exec(text)?.groups?.names ?? '');
  return readByLine(names).authors.length > 0 ? names : '';
}

/** Names in one line with the date: in an element of their own, or parted from it by a sign. */
function besideDate({ head }: Surroundings): string[] {
  for (const element of head) {
    const text = shortText(element, LONG) ?? '';
    if (text === '' || element.closest(BOXES) !== null || isForeignLink(element)) continue;
    const names = DATED.test(text) ? wordsBeforeDate(element, text) : text;
    if (isPersons(names) && [text, ...linesAround(element)].some((line) => DATED.test(line)))
      return DATED.test(text) ? [names] : [...new Set([names, ...namesBeside(element)])];
  }
  return [];
}

/** Before a sign; or all that is in no element beside the one of the date. */
function wordsBeforeDate(element: Element, text: string): string {
  const [first] = element.childNodes;
  const isApart = [...element.children].some((child) => DATED.test(textOf(child)));
  return isApart && first?.nodeType === 3 && textOf(first) !== ''
    ? textOf(first)
    : (text.split(PARTED)[0] ?? '');
}

/** "Bài: <b>Minh Khuê</b> | Ảnh: <b>Bảo An</b>". */
const namesBeside = (element: Element) =>
  [...(element.parentElement?.children ?? [])]
    .filter((other) => other.localName === element.localName && !isForeignLink(other))
    .map((other) => shortText(other, LONG) ?? '')
    .filter(isPersons);

/** The first name beside the small picture of a person. */
function besideAvatar({ head }: Surroundings): string[] {
  const picture = head.find((element) => element.localName === 'img' && AVATAR.test(picturesNames(element)));
  const box = picture?.parentElement?.closest(':has(:not(img))') ?? undefined;
  if (box === undefined || shortText(box, LONG) === undefined) return [];
  return [...box.querySelectorAll('*')]
    .filter(({ children }) => children.length === 0)
    .map(textOf)
    .filter(isPersons)
    .slice(0, 1);
}

const picturesNames = (image: Element) => `${namesOf(image)} ${image.getAttribute('src') ?? ''}`;

/** Of several words, and no day of the week. */
const isPersons = (names: string) =>
  names.includes(' ') &&
  looksLikeNames(names) &&
  readByLine(names).authors.some((name) => name.includes(' '));

function linesAround(element: Element): string[] {
  const up = [element.parentElement, element.parentElement?.parentElement];
  return up.map((around) => (around ? (shortText(around, LONG) ?? '') : ''));
}

/** A link to a section, as sites put them beside the date as well. */
function isForeignLink(element: Element): boolean {
  const link = element.closest('a') ?? element.querySelector('a');
  return (
    link !== null &&
    !PERSON_LINK.test(`${link.getAttribute('href') ?? ''} ${namesOf(link.parentElement ?? link)}`)
  );
}
