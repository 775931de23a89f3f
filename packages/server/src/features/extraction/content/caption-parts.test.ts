import { describe, expect, it } from 'vitest';
import { captionParts } from './caption-parts.ts';

describe('captionParts', () => {
  it.each([
    ['Ghe rời bến sáng 28/11. - Ảnh Tráng A Dế', 'Ghe rời bến sáng 28/11.', 'Tráng A Dế'],
    ['Ghe rời bến - Ảnh Minh Khuê', 'Ghe rời bến', 'Minh Khuê'],
    ['Ghe rời bến. Ảnh Minh Khuê', 'Ghe rời bến.', 'Minh Khuê'],
    ['Ghe rời bến. (Minh Khuê/-)', 'Ghe rời bến.', 'Minh Khuê'],
  ])('finds who made the picture of %s', (written, caption, credit) => {
    expect(captionParts(written)).toEqual({ caption, credit });
  });

  it.each(['Triển lãm Ảnh Việt Nam ở bến Dụ', 'Ghe rời bến - ảnh chụp từ cầu phao.'])(
    'finds nobody in %s',
    (written) => {
      expect(captionParts(written)).toEqual({ caption: written, credit: '' });
    },
  );
});
