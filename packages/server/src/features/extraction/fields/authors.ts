import { type ByLine, readByLine } from '../content/by-lines.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import { siteNames } from './site-names.ts';

const PLACES =
  '[rel~="author"], [itemprop="author"] [itemprop="name"], [itemprop="author"], .author-name, .author__name, .article__author, .detail-author, .author_mail, .post-author, .byline, .by-author, .td-post-author-name, .author, .tacgia, .tac-gia, [class*="author" i]';
const LONG = 100;
const NOT_HERE =
  'aside, footer, nav, [class*="comment" i], [class*="related" i], [class*="sidebar" i], [class*="author-box" i], [class*="bio" i], figure';

/** Names of authors in linked data, `meta` and where pages put them; what only names the site is none. */
export function findAuthors(page: PageView): Found<ByLine> | undefined {
  const names = siteNames(page);
  const choices: (readonly [readonly string[], Found<ByLine>['by']])[] = [
    [page.linked?.authors ?? [], 'JSONLD'],
    [
      ['author', 'article:author', 'dc.creator', 'parsely-author'].flatMap((name) =>
        metaValues(page.document, name),
      ),
      'META',
    ],
    [placesOf(page.document), 'PAGE'],
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

function placesOf(document: Document): string[] {
  const elements = [...document.querySelectorAll(PLACES)].filter(
    (element) => element.closest(NOT_HERE) === null,
  );
  const texts = elements.map(textOf).filter((text) => text !== '' && text.length <= LONG);
  return texts.slice(0, 1);
}
