import { wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { elementsIn, isText, shortText } from '../page/element-text.ts';

const HEADINGS = 'h1, h2, h3, [itemprop="headline"]';
/** A word such as "Trực tiếp" may stand before or after it. */
const BADGE = 20;
const ROUNDS = 4000;

const keyOf = (text: string) => wordsOf(text.toLocaleLowerCase('vi')).join(' ');

/** What belongs to the article is near the element that shows its title. */
function titleElement(document: Document, title: string): Element | undefined {
  const wanted = keyOf(title);
  if (wanted === '') return document.querySelector('h1') ?? undefined;
  const isTitle = (element: Element) => {
    const shown = keyOf(shortText(element, title.length * 2 + BADGE) ?? '');
    const isAround = shown.endsWith(` ${wanted}`) || shown.startsWith(`${wanted} `);
    return shown === wanted || (wanted.length > BADGE && isAround && shown.length - wanted.length <= BADGE);
  };
  const heading = [...document.querySelectorAll(HEADINGS)]
    .filter((element) => element.closest('aside,footer,li') === null)
    .find(isTitle);
  if (heading !== undefined) return heading;
  const shown = [...elementsIn(document.body)]
    .slice(0, ROUNDS)
    .filter((element) => element.children.length < 4 && element.closest('aside,footer,li') === null)
    .filter(isTitle);
  return (
    shown.find((element) => element.closest('a') === null) ??
    document.querySelector('h1') ??
    // A title may be a link to its own page.
    shown.find((element) => element.localName === 'a')
  );
}

/** The title's element and what is around it, each side in the order of its distance. */
export interface Surroundings {
  readonly title: Element | undefined;
  readonly above: readonly Element[];
  /** All elements where the page shows no title. */
  readonly below: readonly Element[];
  /** The elements between the title and the text. */
  readonly head: readonly Element[];
}

export function surroundings(document: Document, title: string): Surroundings {
  const element = titleElement(document, title);
  const all = [...elementsIn(document.body)];
  const at = element === undefined ? -1 : all.indexOf(element);
  const below = all.slice(at + 1);
  const head = below.slice(0, textStart(below));
  return { title: element, above: all.slice(0, Math.max(0, at)).reverse(), below, head };
}

const LONG_TEXT = 100;
const PARAGRAPHS = 3;
const FAR = 240;

/** Where the third long text begins: a lead and its repetition may stand above date and authors. */
function textStart(below: readonly Element[]): number {
  const long = below.flatMap((element, at) => (hasLongText(element) ? [at] : []));
  return Math.min(long[PARAGRAPHS - 1] ?? FAR, FAR);
}

const hasLongText = (element: Element) =>
  [...element.childNodes].some((node) => isText(node) && node.data.trim().length >= LONG_TEXT);
