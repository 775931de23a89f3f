import { cleanOneLine } from '@toasoan/contract/core/text.ts';
import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import { textOf } from './element-text.ts';
import { valuesAt, wordsOf } from './linked-data.ts';
import type { PageView } from './page-view.ts';
import { parsePage } from './parse-page.ts';
import { matchesOf } from './run-expression.ts';
import { runXpath } from './run-xpath.ts';
import { transformed } from './transform-value.ts';

const MAX_FOUND = 500;

/** The elements that a CSS selector names; none where it is no selector. */
export function selectAll(root: ParentNode, selector: string): Element[] {
  if (selector === '') return [];
  try {
    return [...root.querySelectorAll(selector)].slice(0, MAX_FOUND);
  } catch {
    return [];
  }
}

/** What a selector finds: elements, or values that are no elements. */
export function selectFound(page: PageView, { kind, expr }: FieldSelector): (Element | string)[] {
  if (kind === 'CSS') return selectAll(page.document, expr);
  if (kind === 'XPATH') return runXpath(page.document, expr);
  if (kind === 'META') return metaValues(page.document, expr);
  if (kind === 'REGEX') return matchesOf(expr, page.source);
  const nodes = page.linked === undefined ? page.nodes : [page.linked.node, ...page.nodes];
  for (const node of nodes) {
    const values = valuesAt(node, expr).map(wordsOf).filter(Boolean);
    if (values.length > 0) return values;
  }
  return [];
}

/** The values of a field in one line each, as the selector takes and transforms them. */
export function selectValues(page: PageView, selector: FieldSelector): string[] {
  const values = selectFound(page, selector)
    .map((found) => transformed(valueIn(found, selector), selector.transform))
    .filter(Boolean);
  if (selector.take === 'FIRST') return values.slice(0, 1);
  return selector.take === 'JOIN' && values.length > 0 ? [values.join(' ')] : values;
}

/** What a selector finds on a page, cut for looking at. */
export interface SelectedValues {
  /** Of all that is found. */
  readonly count: number;
  /** As they stand on the page, before `take` and `transform`; the first of them. */
  readonly before: string[];
  /** As the field gets them. */
  readonly after: string[];
}

const MAX_SHOWN = 8;
const MAX_SHOWN_VALUE = 300;

export function selectBeforeAndAfter(page: PageView, selector: FieldSelector): SelectedValues {
  const before = selectValues(page, { ...selector, take: 'ALL', transform: [] });
  const shown = (values: readonly string[]) =>
    values.slice(0, MAX_SHOWN).map((value) => value.slice(0, MAX_SHOWN_VALUE));
  return { count: before.length, before: shown(before), after: shown(selectValues(page, selector)) };
}

function valueIn(found: Element | string, { attr, kind }: FieldSelector): string {
  if (typeof found === 'string') return kind === 'REGEX' ? textOfHtml(found) : cleanOneLine(found);
  if (attr !== '') return cleanOneLine(found.getAttribute(attr) ?? '');
  if (found.localName === 'meta') return cleanOneLine(found.getAttribute('content') ?? '');
  return textOf(found);
}

/** What is cut from the source may hold elements and entities. */
function textOfHtml(html: string): string {
  return /[<&]/.test(html) ? textOf(parsePage(html).document.body) : cleanOneLine(html);
}

/** Contents of the `meta` elements of a name or property. */
export function metaValues(document: Document, name: string): string[] {
  const wanted = name.toLowerCase();
  return [...document.querySelectorAll('meta[content]')].flatMap((meta) => {
    const names = ['name', 'property', 'itemprop', 'http-equiv'].map((key) =>
      meta.getAttribute(key)?.toLowerCase(),
    );
    const content = cleanOneLine(meta.getAttribute('content') ?? '');
    return names.includes(wanted) && content !== '' ? [content] : [];
  });
}
