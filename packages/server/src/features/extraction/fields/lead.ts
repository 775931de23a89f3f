import { type Block, textOfBlocks } from '../content/content-block.ts';
import { apartWords, ownName } from '../content/junk.ts';
import { boldLead, isSameText, tidySapo } from '../content/sapo.ts';
import { shortText, textOf } from '../page/element-text.ts';
import type { PageView } from '../page/page-view.ts';
import { metaValues } from '../page/select-values.ts';
import { type Found, found } from './found.ts';
import type { Surroundings } from './title-element.ts';

const NAMES =
  /sapo|(?:^|[\s_-])(?:lead|intro|summary|sum|standfirst|chapp?eau|chapo|deck|excerpt|dek|hometext|home-?text|short-?(?:detail|desc|intro)|mo-?ta|description|desc|lede|tom-?tat|abstract|subtitle|sub-?title|trich-?dan)(?:$|[\s_-])|(?:lead|intro|summary|desc|sapo|tomtat)(?:_|-|__|$)|(?:^|[\s_-])(?:lead|intro|summary|desc)(?:box|wrap|text|content|news|p)(?:$|[\s_-])|lblSummary|TomTat|__(?:lead|desc|summary|sapo)/i;
const NOT_NAMES = /image|img|photo|caption|site|logo|video|related|list/i;
const NOT_HERE =
  'aside, footer, nav, figure, li, a, [class*="related" i], [class*="sidebar" i], [class*="comment" i], [class*="list" i], [class*="banner" i]';
const NEAR = 80;
const MIN = 30;
const MAX = 1000;

/** The lead that a page shows apart below its title, or as the bold beginning of its body. */
export function findLead(
  page: PageView,
  { title, below, head }: Surroundings,
  blocks: readonly Block[],
): Found<string> | undefined {
  const said = [
    page.linked?.description ?? '',
    ...['og:description', 'description'].flatMap((name) => metaValues(page.document, name)),
  ]
    .map(tidySapo)
    .filter((text) => text.length >= MIN);
  const near = below.slice(0, NEAR).filter((element) => !isElsewhere(element, title));
  const named = near.filter(isNamed).map(leadIn).find(isLead);
  if (named !== undefined) return found(named, 'PAGE');
  const at = boldLead(blocks);
  const bold = at === undefined ? undefined : blocks[at];
  if (bold !== undefined) return found(tidySapo(textOfBlocks([bold])), 'PAGE');
  const stated = near.find((element) => {
    const text = leadIn(element);
    if (!isLead(text) || !said.some((words) => isSameStart(words, text))) return false;
    return isApart(element) || !blocks.some((block) => isSameText(textOfBlocks([block]), text));
  });
  const lead = stated ?? near.find((element) => head.includes(element) && isMarkedSentence(element, blocks));
  return lead === undefined ? undefined : found(leadIn(lead), 'PAGE');
}

/** Where a page shows no text, what its data says of the article, unless it is cut or the beginning of the body. */
export function leadOfData(page: PageView, blocks: readonly Block[]): Found<string> | undefined {
  const text = tidySapo(page.linked?.description ?? '');
  const isCut = /(?:\.{3}|…)$/.test(text) || textOfBlocks(blocks.slice(0, 1)).startsWith(text);
  return isLead(text) && !isCut ? found(text, 'JSONLD') : undefined;
}

/** In a box that is not around the title. */
function isElsewhere(element: Element, place: Element | undefined): boolean {
  const box = element.closest(NOT_HERE);
  return box !== null && (place === undefined || !box.contains(place));
}

const leadIn = (element: Element) => tidySapo(shortText(element, MAX) ?? '');
const isLead = (text: string) => text.length >= MIN && text.length <= MAX;

function isNamed(element: Element): boolean {
  const names = `${ownName(element)} ${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''} ${element.getAttribute('itemprop') ?? ''}`;
  return NAMES.test(apartWords(names)) && !NOT_NAMES.test(names) && element.querySelectorAll('p').length < 4;
}

/** A whole sentence between title and text: in a heading of its own, or all bold and no part of the text. */
function isMarkedSentence(element: Element, blocks: readonly Block[]): boolean {
  const text = leadIn(element);
  if (!isLead(text) || !/[\p{L}\d][.…]$/u.test(text)) return false;
  if (/^h[2-5]$/.test(element.localName)) return isApart(element);
  const bold = element.matches('p, div') ? element.querySelector(':scope > :is(b, strong)') : null;
  return textOf(bold) === textOf(element) && !blocks.some((block) => isSameText(textOfBlocks([block]), text));
}

/** Not one in the row of the body's paragraphs. */
function isApart(element: Element): boolean {
  const row = [...(element.parentElement?.children ?? [])];
  return row.every(
    (other) => other === element || other.localName !== element.localName || textOf(other).length < MIN,
  );
}

/** What is said to search engines is often cut. */
function isSameStart(said: string, shown: string): boolean {
  const start = said.replace(/\s*(?:\.{3}|…)$/, '').slice(0, 80);
  return shown.startsWith(start) && shown.length < said.length * 2.5;
}
