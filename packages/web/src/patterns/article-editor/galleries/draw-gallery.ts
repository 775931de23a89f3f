import { GALLERY_PICTURES, galleryHtml } from '@toasoan/contract/article/gallery-html.ts';
import { captionOf, changeClasses, type DrawPart, putCaption } from '../whole-parts/drawn-part.ts';

/** Several pictures as readers see them; each is a part of its own. */
export const drawGallery: DrawPart = () => {
  const dom = document.createElement('figure');
  const pictures = document.createElement('div');
  const setClasses = changeClasses(dom);
  pictures.className = GALLERY_PICTURES;
  dom.append(pictures);
  return {
    dom,
    contentDOM: pictures,
    draw(attrs) {
      const { attributes, caption } = galleryHtml(attrs);
      setClasses(attributes.class);
      // Slides scroll by themselves, also by keyboard.
      if (attrs.layout === 'slides') pictures.tabIndex = 0;
      else pictures.removeAttribute('tabindex');
      putCaption(dom, captionOf(caption));
    },
  };
};
