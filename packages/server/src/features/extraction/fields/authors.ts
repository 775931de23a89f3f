import { type ByLine, isLabelled, readByLine } from '../content/by-lines.ts';
import { shortText, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import { siteNames } from './site-names.ts';

const PLACES =
  '[rel~="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], .author-name, .author_mail, .post-author, .byline, .author, .vcard .fn, [class*="author" i], [id*="author" i], [class*="tacgia" i], [class*="tac-gia" i], [class*="byline" i], [class*="by-line" i]';
/** A part of the newsroom, not a person. */
const NEWSROOM = /^(?:Ban|Báo|Phòng|Tòa soạn|Toà soạn|Đài|Trang|Cổng|Tổ)\s/u;
const DATE = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}:\d{2}/;
/** "… | Tác giả: Minh Khuê" in a line with other things. */
const INSIDE =
  /(?:^|[|•·;–-]\s*)(?:Tác giả|Người viết|Thực hiện|Phóng viên|Bài và ảnh|Người đăng)\s*[:：]\s*(?<names>[^|•·;]{2,60})/iu;
const LONG = 100;
const MAX_PLACES = 200;
const NOT_HERE =
  'aside, footer, nav, [class*="comment" i], [class*="related" i], [class*="sidebar" i], [class*="author-box" i], [class*="bio" i], figure';

/** Names of authors in linked data, `meta` and where pages put them; what only names the site is none. */
export function findAuthors(page: PageView, below: readonly Element[]): Found<ByLine> | undefined {
  const names = siteNames(page);
  const choices: (readonly [readonly string[], Found<ByLine>['by']])[] = [
    [page.linked?.authors ?? [], 'JSONLD'],
    [
      ['author', 'article:author', 'dc.creator', 'parsely-author'].flatMap((name) =>
        metaValues(page.document, name).filter((value) => !NEWSROOM.test(value)),
      ),
      'META',
    ],
    [placesOf(page.document), 'PAGE'],
    [labelledIn(below), 'PAGE'],
  ];
  let source = '';
  for (const [texts, by] of choices) {
    const lines = texts.map((text) => readByLine(text, names));
    source ||= lines.find((line) => line.source !== '')?.source ?? '';
    const authors = [...new Set(lines.flatMap((line) => line.authors))];
    if (authors.length > 0) return found({ authors, source }, by);
  }
  return source === '' ? undefined : found({ authors: [], source }, 'PAGE');
}

/** Names stand in one element, or each in one of its own. */
function placesOf(document: Document): string[] {
  const elements = [...document.querySelectorAll(PLACES)].slice(0, MAX_PLACES).filter((element) => {
    const text = shortText(element, LONG) ?? '';
    return text !== '' && !NEWSROOM.test(text) && !DATE.test(text) && element.closest(NOT_HERE) === null;
  });
  const [first] = elements.filter(
    (element) => !elements.some((other) => other !== element && other.contains(element)),
  );
  if (first === undefined) return [];
  const beside = elements.filter((element) => element.parentElement === first.parentElement);
  const leaves = [...(beside.length > 1 ? beside : first.querySelectorAll('*'))]
    .filter(({ children }) => children.length === 0)
    .map(textOf);
  const names = leaves.filter((text) => readByLine(text).authors.length === 1);
  return names.length > 1 ? names : [textOf(first)];
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

function namesIn(text: string): string {
  const names = isLabelled(text) ? text : (INSIDE.exec(text)?.groups?.names ?? '');
  return readByLine(names).authors.length > 0 ? names : '';
}
