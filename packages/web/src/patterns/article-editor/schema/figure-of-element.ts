import type { ArticleAttributes } from '@toasoan/contract/article/article-node.ts';
import { readFigureHtml } from '@toasoan/contract/article/figure-html.ts';

/** The library picture of one of this site's figures. */
export function figureOf(element: Element): ArticleAttributes | undefined {
  const img = element.querySelector('img');
  const caption = element.querySelector('figcaption')?.cloneNode(true);
  const words = caption instanceof Element ? caption : undefined;
  const cite = words?.querySelector('cite') ?? undefined;
  cite?.remove();
  return readFigureHtml(
    {
      figure: (name) => element.getAttribute(name) ?? undefined,
      img: (name) => img?.getAttribute(name) ?? undefined,
    },
    { caption: words?.textContent ?? '', credit: cite?.textContent ?? '' },
  );
}
