import {
  CROP_RATIOS,
  fileAddress,
  lastingPictureAddress,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
} from '@toasoan/contract/vocabulary/picture.ts';
import { describe, expect, it } from 'vitest';
import { readPublicAddress } from './public-address.ts';

const KEY = 'AbCdEfGhIjKlMnOpQrSt-_';

function read(address: string) {
  const [, media, key = '', ...rest] = address.split('/');
  expect(media).toBe('media');
  const [revision, file] = rest.length === 2 ? rest : [undefined, rest[0]];
  return readPublicAddress({ key, file: file ?? '', ...(revision !== undefined && { revision }) });
}

describe('public addresses', () => {
  it('are read back as the contract makes them', () => {
    for (const width of PICTURE_WIDTHS) {
      for (const ratio of CROP_RATIOS) {
        for (const format of PICTURE_FORMATS) {
          const what = { width, ratio, format };
          expect(read(pictureAddress({ key: KEY, revision: 12 }, what))).toEqual({
            key: KEY,
            revision: 12,
            what,
          });
          expect(read(lastingPictureAddress(KEY, what))).toEqual({ key: KEY, revision: undefined, what });
        }
      }
    }
    expect(read(lastingPictureAddress(KEY, { width: 320 }))).toEqual({
      key: KEY,
      revision: undefined,
      what: { width: 320, ratio: undefined, format: 'webp' },
    });
    expect(read(fileAddress(KEY, 'mp4'))).toEqual({
      key: KEY,
      revision: undefined,
      what: { extension: 'mp4' },
    });
  });

  it.each([
    'w321.webp',
    'w320.png',
    'w320.WEBP',
    'W320.webp',
    'w0320.webp',
    'w320.webp.webp',
    ' w320.webp',
    'w320',
    'w99999.webp',
    '16x9.webp',
    '16x9-321.webp',
    '9x16-320.webp',
    'constructor',
    '__proto__',
    'file',
    'file.',
    'file.svg.html',
    'file.MP4',
    '..',
  ])('are refused with another variant: %s', (file) => {
    expect(readPublicAddress({ key: KEY, file })).toBeUndefined();
    expect(readPublicAddress({ key: KEY, revision: 'r1', file })).toBeUndefined();
  });

  it.each(['r0', 'r01', 'r-1', 'r1.5', '1', 'r', 'R1', 'r1e3', 'r99999999999', 'r1 '])(
    'are refused with another revision: %s',
    (revision) => {
      expect(readPublicAddress({ key: KEY, revision, file: 'w320.webp' })).toBeUndefined();
    },
  );

  it.each(['', 'short', `${KEY}x`, KEY.replace('A', '.'), KEY.replace('A', '\n'), '../../../../etc/passwd'])(
    'are refused with another key: %j',
    (key) => {
      expect(readPublicAddress({ key, file: 'w320.webp' })).toBeUndefined();
    },
  );

  it('name the file itself without a revision', () => {
    expect(readPublicAddress({ key: KEY, revision: 'r1', file: 'file.mp4' })).toBeUndefined();
  });
});
