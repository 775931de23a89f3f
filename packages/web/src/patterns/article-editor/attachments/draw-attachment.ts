import { attachmentHtml } from '@toasoan/contract/article/attachment-html.ts';
import { type DrawPart, elementOf, putElement } from '../whole-parts/drawn-part.ts';

/** A file to download as readers see it: its name, kind and size. */
export const drawAttachment: DrawPart = () => {
  const dom = document.createElement('div');
  dom.className = 'article-attachment';
  return {
    dom,
    draw(attrs) {
      const html = attachmentHtml(attrs);
      const line = html && elementOf(html);
      const link = line?.querySelector('a');
      if (link) {
        link.dataset.word = 'name';
        link.draggable = false;
        // The file leads nowhere by keyboard while its article is written.
        link.tabIndex = -1;
      }
      putElement(dom, dom.querySelector(':scope > .attachment'), line, dom.firstElementChild);
    },
  };
};
