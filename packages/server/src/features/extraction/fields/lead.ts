import { type Block, textOfBlocks } from '../content/content-block.ts';
import { boldLead, isSameText, tidySapo } from '../content/sapo.ts';
import { textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';

const PLACES =
  '[class*="sapo" i], [itemprop="description"]:not(meta), p.description, h2.description, .article__lead, .lead, .article-lead, .article__summary, .post-summary, .summary, .standfirst, .chapeau, .article-intro, .intro, .intro-text, .entry-summary, .article-excerpt, .excerpt, .article__desc, .detail-desc, .detail-sapo, .lead-detail, [class*="teaser" i]:not(a):not(li), .td-post-sub-title, .field--name-field-summary';
const NOT_HERE =
  'aside, footer, nav, [class*="related" i], [class*="sidebar" i], li, [class*="comment" i], [class*="list" i]';
const MIN = 30;
const MAX = 1200;

/** The lead that a page shows apart, or as the bold beginning of its body; else what it says to search engines. */
export function findLead(page: PageView, blocks: readonly Block[]): Found<string> | undefined {
  const shown = [...page.document.querySelectorAll(PLACES)]
    .filter((element) => element.closest(NOT_HERE) === null && element.querySelectorAll('p').length < 4)
    .map((element) => tidySapo(textOf(element)))
    .find((text) => text.length >= MIN && text.length <= MAX);
  if (shown !== undefined) return found(shown, 'PAGE');
  const at = boldLead(blocks);
  const lead = at === undefined ? undefined : blocks[at];
  if (lead !== undefined) return found(tidySapo(textOfBlocks([lead])), 'PAGE');
  const stated = [
    page.linked?.description ?? '',
    ...['og:description', 'description'].flatMap((name) => metaValues(page.document, name)),
  ]
    .map(tidySapo)
    .find((text) => text.length >= MIN && isShown(page, text));
  return stated === undefined || repeatsBody(stated, blocks) ? undefined : found(stated, 'META');
}

/** What only search engines see is no lead. */
function isShown(page: PageView, text: string): boolean {
  const start = text.replace(/\s*(?:\.{3}|…)$/, '').slice(0, 60);
  return textOf(page.document.body).includes(start);
}

/** It is the first paragraph over again. */
function repeatsBody(text: string, blocks: readonly Block[]): boolean {
  const start = text.replace(/\s*(?:\.{3}|…)$/, '').slice(0, 60);
  return blocks.some(
    (block) => textOfBlocks([block]).includes(start) || isSameText(textOfBlocks([block]), text),
  );
}
