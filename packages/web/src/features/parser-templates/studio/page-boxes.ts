import type { ExtractedPage } from '@toasoan/contract/features/extraction/extracted-page.ts';
import {
  type FieldSelector,
  PAGE_FIELDS,
  type PageField,
  type TemplateDefinition,
} from '@toasoan/contract/features/extraction/template-definition.ts';

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

const isSeen = ({ width, height }: Box) => width > 0 && height > 0;

export const nodeOf = (element: Element): number => Number(element.getAttribute('data-node') ?? '0');

/** Where the fields of an article were found, by the selector that gave each. */
export function fieldBoxes(
  page: Document,
  { fields }: Pick<TemplateDefinition, 'fields'>,
  { foundBy, cover }: Pick<ExtractedPage, 'foundBy' | 'cover'>,
): readonly FieldBox[] {
  return PAGE_FIELDS.flatMap((field) => {
    const found = foundBy[field];
    const selector = found?.by === 'TEMPLATE' ? fields[field][found.place ?? 0] : undefined;
    const elements = selector === undefined ? [] : elementsOf(page, selector);
    const seen = elements.length > 0 || field !== 'cover' ? elements : pictureOf(page, cover?.url);
    const shown = selector?.take === 'FIRST' ? seen.slice(0, 1) : seen.slice(0, MOST_BOXES);
    return shown.map((element) => ({ field, node: nodeOf(element), ...boxOf(element) })).filter(isSeen);
  });
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
