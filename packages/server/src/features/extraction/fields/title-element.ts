import { wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { elementsIn, textOf } from '../page/element-text.ts';

const HEADINGS = 'h1, h2, h3, [itemprop="headline"]';
const ROUNDS = 4000;

const keyOf = (text: string) => wordsOf(text.toLocaleLowerCase('vi')).join(' ');

/** The element that shows the title: what belongs to the article is near it. */
export function titleElement(document: Document, title: string): Element | undefined {
  const wanted = keyOf(title);
  if (wanted === '') return document.querySelector('h1') ?? undefined;
  const isTitle = (element: Element) => keyOf(textOf(element)) === wanted;
  const heading = [...document.querySelectorAll(HEADINGS)]
    .filter((element) => element.closest('aside,footer,li') === null)
    .find(isTitle);
  if (heading !== undefined) return heading;
  let rounds = 0;
  for (const element of elementsIn(document.body)) {
    rounds += 1;
    if (rounds > ROUNDS) break;
    if (element.children.length < 4 && element.closest('aside,footer,li,a') === null && isTitle(element))
      return element;
  }
  return document.querySelector('h1') ?? undefined;
}

/** The elements after the title, in the order of the page; all where it shows none. */
export function elementsAfter(document: Document, title: Element | undefined): Element[] {
  const all = [...elementsIn(document.body)];
  const at = title === undefined ? -1 : all.indexOf(title);
  return all.slice(at + 1);
}
