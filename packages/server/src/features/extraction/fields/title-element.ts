import { wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { elementsIn, shortText } from '../page/element-text.ts';

const HEADINGS = 'h1, h2, h3, [itemprop="headline"]';
const ROUNDS = 4000;

const keyOf = (text: string) => wordsOf(text.toLocaleLowerCase('vi')).join(' ');

/** What belongs to the article is near the element that shows its title. */
function titleElement(document: Document, title: string): Element | undefined {
  const wanted = keyOf(title);
  if (wanted === '') return document.querySelector('h1') ?? undefined;
  const isTitle = (element: Element) => keyOf(shortText(element, title.length * 2) ?? '') === wanted;
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

/** The title's element and what is around it, each side in the order of its distance. */
export interface Surroundings {
  readonly title: Element | undefined;
  readonly above: readonly Element[];
  /** All elements where the page shows no title. */
  readonly below: readonly Element[];
}

export function surroundings(document: Document, title: string): Surroundings {
  const element = titleElement(document, title);
  const all = [...elementsIn(document.body)];
  const at = element === undefined ? -1 : all.indexOf(element);
  return { title: element, above: all.slice(0, Math.max(0, at)).reverse(), below: all.slice(at + 1) };
}
