import { figureHtml } from '@toasoan/contract/article/figure-html.ts';
import {
  changeClasses,
  type DrawPart,
  elementOf,
  putCaption,
  putElement,
} from '../whole-parts/drawn-part.ts';

/** A click on its words leads to their field. */
function nameWords(caption: HTMLElement | undefined): void {
  if (caption === undefined) return;
  caption.dataset.word = 'caption';
  const credit = caption.querySelector('cite');
  if (credit) credit.dataset.word = 'credit';
}

/** A picture as readers see it: in the width it will have, with caption and credit below it. */
export const drawFigure: DrawPart = () => {
  const dom = document.createElement('figure');
  const setClasses = changeClasses(dom);
  return {
    dom,
    draw(attrs) {
      const html = figureHtml(attrs);
      if (html === undefined) return;
      const [picture, caption] = elementOf(html).children;
      setClasses(html.attributes.class);
      const lacks = (['credit', 'alt'] as const).filter((word) => attrs[word] === '');
      dom.dataset.lacks = lacks.join(' ');
      const shown = dom.querySelector<HTMLImageElement>(':scope > picture > img');
      // Words change with every key; they load no picture again.
      if (shown) shown.alt = String(attrs.alt);
      // Nobody waits for the slowest format of a picture that may be taken out again.
      picture?.querySelector('source[type="image/avif"]')?.remove();
      for (const img of picture?.querySelectorAll('img') ?? []) img.draggable = false;
      nameWords(caption instanceof HTMLElement ? caption : undefined);
      putElement(dom, dom.querySelector(':scope > picture'), picture, dom.firstElementChild);
      putCaption(dom, caption);
    },
  };
};
