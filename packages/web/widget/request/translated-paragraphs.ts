/** Elements whose words are translated as one. */
const PARAGRAPHS = 'h1, h2, h3, h4, p, li, figcaption, td, th';

/**
 * The paragraphs of an article that say something, in order; one that holds others is none itself. A page may mark what is
 * translated with `data-translated`: the rest of the article is then none of it.
 */
export function paragraphsIn(article: Element): Element[] {
  const marked = [...article.querySelectorAll('[data-translated]')];
  const parts = marked.length === 0 ? [article] : marked;
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll(PARAGRAPHS)])
    .filter(
      (one) => one.matches(PARAGRAPHS) && one.querySelector(PARAGRAPHS) === null && wordsOf(one) !== '',
    );
}

/** The paragraph of the article that a place in it belongs to; undefined outside of one. */
export function paragraphAround(article: Element, place: Node): Element | undefined {
  const inside = place instanceof Element ? place : place.parentElement;
  const found = inside?.closest(PARAGRAPHS) ?? null;
  return found !== null && article.contains(found) && paragraphsIn(article).includes(found)
    ? found
    : undefined;
}

/** What a paragraph says, with single blanks; a line break is one. */
export function wordsOf(paragraph: Element): string {
  const copy = paragraph.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('br')) line.replaceWith(' ');
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
