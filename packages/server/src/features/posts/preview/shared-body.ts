import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { isBlankArticle } from '@toasoan/contract/article/article-text.ts';
import { hasSuggestions, withSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { renderArticle, renderSuggestions } from '#server/core/article/render-article.ts';
import { Html, html } from './html.ts';
import type { PageTexts } from './page-texts.ts';

/** How suggested changes are read: not at all, as if accepted, or told apart. */
const READINGS = ['STANDS', 'ACCEPTED', 'MARKED'] as const;
export type Reading = (typeof READINGS)[number];

/** Whatever an address says, what nobody has accepted is read on demand alone. */
export function readingOf(asked: unknown): Reading {
  return READINGS.find((reading) => reading.toLowerCase() === asked) ?? 'STANDS';
}

/** Undefined for a body in which nothing stands. */
export function readBody(content: ArticleDocument, reading: Reading): Html | undefined {
  if (reading === 'MARKED' && hasSuggestions(content)) return new Html(renderSuggestions(content));
  const read = reading === 'ACCEPTED' ? withSuggestions(content) : content;
  return isBlankArticle(read) ? undefined : new Html(renderArticle(read));
}

/** Leads to the other readings of a text in which something is suggested, and says which one this is. */
export function readingSwitch(content: ArticleDocument, reading: Reading, t: PageTexts): Html | false {
  if (!hasSuggestions(content)) return false;
  const links = READINGS.map((one) => {
    const isHere = one === reading;
    return html`<li><a href="?text=${one.toLowerCase()}"${isHere && html` aria-current="true"`}>${t[`reading${one}`]}</a></li>`;
  });
  return html`<nav aria-label="${t.reading}"><span>${t.reading}:</span><ul>${links}</ul></nav>
${reading !== 'STANDS' && html`<p><strong>${t[`note${reading}`]}</strong></p>`}`;
}
