import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';
import type { StudioPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { elementsShowing } from './shown-on-page.ts';

/** A place on the page, in its own pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface FieldBox extends Box {
  readonly field: PageField;
  /** The number of its element. */
  readonly node: number;
}

export interface RemovedBox extends Box {
  readonly selector: string;
}

/** What was read in a page. */
export type ReadPage = Pick<StudioPage, 'extracted' | 'values'>;

const MOST_BOXES = 60;

/** The elements that a selector names; those that are not on the page itself, such as `meta`, have no place. */
export function elementsOf(page: Document, { kind, expr }: FieldSelector): readonly Element[] {
  try {
    if (kind === 'CSS') return [...page.querySelectorAll(expr)];
    return kind === 'XPATH' ? byXpath(page, expr) : [];
  } catch {
    // No selector: the side says that nothing is found.
    return [];
  }
}

function byXpath(page: Document, expr: string): readonly Element[] {
  const found = page.evaluate(expr, page, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  const nodes = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index));
  return nodes.filter((node): node is Element => node?.nodeType === Node.ELEMENT_NODE);
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** A box as the style of what is drawn there. */
export const placed = ({ left, top, width, height }: Box) => ({
  insetInlineStart: `${left}px`,
  insetBlockStart: `${top}px`,
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
});

export const isSeen = ({ width, height }: Box) => width > 0 && height > 0;

export const nodeOf = (element: Element): number => Number(element.getAttribute('data-node') ?? '0');

/** Where the fields of an article were found: by the selector that gave each, else where the page shows its value. */
export function fieldBoxes(
  page: Document,
  { fields }: Pick<TemplateDefinition, 'fields'>,
  { extracted, values }: ReadPage,
): readonly FieldBox[] {
  return PAGE_FIELDS.flatMap((field) =>
    elementsOfField(page, field, fields[field], { extracted, values })
      .map((element) => ({ field, node: nodeOf(element), ...boxOf(element) }))
      .filter(isSeen),
  );
}

/** The elements that one field was read from; none where the page does not show its value. */
export function elementsOfField(
  page: Document,
  field: PageField,
  selectors: readonly FieldSelector[],
  { extracted, values }: ReadPage,
): readonly Element[] {
  const found = extracted.foundBy[field];
  const selector = found?.by === 'TEMPLATE' ? selectors[found.place ?? 0] : undefined;
  if (selector === undefined) return field === 'cover' ? pictureOf(page, extracted.cover?.url) : [];
  const named = elementsOf(page, selector);
  if (named.length > 0) return selector.take === 'FIRST' ? named.slice(0, 1) : named.slice(0, MOST_BOXES);
  return field === 'cover'
    ? pictureOf(page, extracted.cover?.url)
    : elementsShowing(page, field, values[field]);
}

/** A cover that the head of the page names, where the page shows it. */
function pictureOf(page: Document, url: string | undefined): readonly Element[] {
  if (url === undefined) return [];
  return [...page.querySelectorAll('img')]
    .filter((image) => image.getAttribute('data-address') === url)
    .slice(0, 1);
}

/** What clean-up leaves out. */
export function removedBoxes(
  page: Document,
  { removeSelectors }: Pick<TemplateDefinition, 'removeSelectors'>,
): readonly RemovedBox[] {
  return removeSelectors
    .flatMap((selector) => {
      const elements = elementsOf(page, {
        kind: 'CSS',
        expr: selector,
        attr: '',
        take: 'ALL',
        transform: [],
      });
      return elements.map((element) => ({ selector, ...boxOf(element) }));
    })
    .filter(isSeen)
    .slice(0, MOST_BOXES);
}

/** The numbered element at a place. */
export function elementAt(page: Document, x: number, y: number): Element | undefined {
  return page.elementFromPoint(x, y)?.closest('[data-node]') ?? undefined;
}

export function elementOfNode(page: Document, node: number): Element | undefined {
  return page.querySelector(`[data-node="${node}"]`) ?? undefined;
}

export function parentOf(element: Element): Element | undefined {
  const parent = element.parentElement?.closest('[data-node]') ?? undefined;
  return parent?.localName === 'html' ? undefined : parent;
}
