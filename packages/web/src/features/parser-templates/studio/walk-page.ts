import { boxOf, isSeen, parentOf } from './page-boxes.ts';

/** Characters of an element's text that are shown and read out. */
const SAID = 80;

/** Where an arrow key leads from an element. Undefined: nothing lies there. */
export function elementBeside(page: Document, from: Element | undefined, key: string): Element | undefined {
  if (key === 'Home') return inReadingOrder(page)[0];
  if (key === 'End') return inReadingOrder(page).at(-1);
  if (from === undefined) return key.startsWith('Arrow') ? inReadingOrder(page)[0] : undefined;
  if (key === 'ArrowLeft') return parentOf(from);
  if (key === 'ArrowRight') return [...from.querySelectorAll('[data-node]')].find(isShown);
  if (key === 'ArrowDown') return inReadingOrder(page).find((element) => isAfter(element, from));
  if (key === 'ArrowUp') return inReadingOrder(page).findLast((element) => isAfter(from, element));
  return undefined;
}

/** The shown elements that have words of their own or are pictures: what only holds others is reached as their parent. */
function inReadingOrder(page: Document): readonly Element[] {
  return [...page.querySelectorAll('[data-node]')].filter(
    (element) => isReadable(element) && isShown(element),
  );
}

function isReadable(element: Element): boolean {
  if (element.localName === 'img') return true;
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
}

const isShown = (element: Element) => isSeen(boxOf(element));

/** Stands later in the page; what holds an element stands before it. */
const isAfter = (element: Element, other: Element) =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Its name as a selector would begin: `h1.article__title`. */
export function elementName(element: Element): string {
  const [first] = element.classList;
  return first === undefined ? element.localName : `${element.localName}.${first}`;
}

/** The beginning of its text, of a picture its description; '' where it has none. */
export function beginningOf(element: Element): string {
  const text = (element.textContent || element.getAttribute('alt') || '').replaceAll(/\s+/g, ' ').trim();
  const letters = [...text];
  return letters.length > SAID ? `${letters.slice(0, SAID).join('')}…` : text;
}
